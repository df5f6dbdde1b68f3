//===- LockStep.h - How torch draws interleaved 1F1B ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// torch's files of most schedules show the time line in which every action
// takes one slot and starts as soon as it can. Those of interleaved 1F1B do
// not: after its warm-up a rank goes on in lock step, with a slot for a forward
// and one for a backward in turn, and the slot of a forward stays empty where
// none is left.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_CSV_LOCKSTEP_H
#define PIPELINE_LIB_SCHEDULE_CSV_LOCKSTEP_H

#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <optional>

namespace pipeline::schedule::csv {

/// The slot of every action, ascending on each rank.
using Slots = std::vector<std::vector<int32_t>>;

/// The slots that torch gives to `schedule`, if that has the form of its
/// interleaved 1F1B: on a loop of p >= 2 ranks with v >= 2 chunks, rank r does
/// min((v-1)N + 2(p-1-r), mv) forwards first, for one N from p to m; then
/// forward and backward in turn; then its other backwards. Rank r starts at slot
/// r, and its turns at slot pv + 2(p-1-r), or at once if it warms up for longer.
/// What was given to the schedule's actions is not looked at: whether each
/// stands behind what it needs is for the caller to see.
std::optional<Slots> lockStep(const Problem &problem, const Schedule &schedule);

} // namespace pipeline::schedule::csv

#endif // PIPELINE_LIB_SCHEDULE_CSV_LOCKSTEP_H
