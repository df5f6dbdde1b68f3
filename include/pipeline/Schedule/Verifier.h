//===- Verifier.h - Whether a schedule is right -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one verifier for every schedule, wherever it comes from: a generator, a
// file, or IR that a person edited. It knows no schedule by name.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_VERIFIER_H
#define PIPELINE_SCHEDULE_VERIFIER_H

#include "pipeline/Schedule/Dataflow.h"
#include "pipeline/Schedule/Diagnostic.h"
#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <vector>

namespace pipeline::schedule {

/// Checks `schedule` against S1, S2, S3, S4, S7, S9, S11 and S12. S4 is checked where
/// S1 to S3 hold, since its graph has no meaning before; a violation of S4
/// is reported as the cycle itself, with one diagnostic per rank in it. S9 is
/// about the versions of WeightVersions.h; where it is about no action, but
/// about the declared updates, it names rank 0 and no position. S11 is a
/// remark, but an error where weights are updated on the way. Takes time
/// linear in the number of actions.
Diagnostics verify(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
                   int32_t keptPerConstraint = 16);

/// The most (stage, microbatch) pairs in flight at once, on every rank: those
/// whose F has begun and whose backward (B, or W where I and W are split) has
/// not ended.
std::vector<int32_t> peakInFlight(const Schedule &schedule);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_VERIFIER_H
