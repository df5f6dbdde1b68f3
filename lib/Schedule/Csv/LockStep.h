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

/// The slots that torch gives to `schedule`, if that is one forward, one
/// backward as torch warms it up: on a loop of p ranks, rank r does
/// min(a + 2(p-1-r), mv) forwards first, where a < mv is what the last one
/// does; then forward and backward in turn; then its other backwards. Rank r
/// starts at slot r; its turns start at slot pv + 2(p-1-r), or at once if it
/// warms up for longer or not at all.
std::optional<Slots> lockStep(const Problem &problem, const Schedule &schedule);

} // namespace pipeline::schedule::csv

#endif // PIPELINE_LIB_SCHEDULE_CSV_LOCKSTEP_H
