//===- EveryOrder.h - The best of all orders of a tiny problem --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_SCHEDULE_EVERYORDER_H
#define PIPELINE_TEST_UNIT_SCHEDULE_EVERYORDER_H

#include "pipeline/Schedule/Problem.h"

#include <vector>

namespace pipeline::schedule {

/// The least that any order reaches, each for itself.
struct Optimum {
  double largestSpan;
  double makespan;
  std::vector<double> spans; ///< by rank
};

/// Tries all orders of a problem with one chunk per rank that keep within the
/// limits, with full backwards or with all of them split. Microbatches ascend,
/// as they are alike.
Optimum optimumOf(const Problem &problem, bool fusedBackward);

} // namespace pipeline::schedule

#endif // PIPELINE_TEST_UNIT_SCHEDULE_EVERYORDER_H
