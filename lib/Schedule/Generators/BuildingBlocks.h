//===- BuildingBlocks.h - One microbatch's times, repeated ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A schedule of two chunks in a V from the times of one microbatch alone: each
// next microbatch does the same 6 units later, as long as F, I and W of both
// chunks take at a unit each. How long a microbatch stays on a rank is then the
// rank's memory, 6 units to a pair. (Qi et al., Pipeline Parallelism with
// Controllable Memory, arXiv 2405.15362)
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_GENERATORS_BUILDINGBLOCKS_H
#define PIPELINE_LIB_SCHEDULE_GENERATORS_BUILDINGBLOCKS_H

#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <functional>
#include <string>

namespace pipeline::schedule {

/// When a rank starts the actions of microbatch 0, in units. The four differ
/// mod 6.
struct BuildingBlock {
  int32_t firstForward;
  int32_t secondForward;
  int32_t secondBackward;
  int32_t firstBackward;
};

/// Makes the schedule `name` of blocks that follow each other every 6 units, in
/// which no rank holds more than `limit` pairs of a stage and a microbatch. Of
/// the times only the order is kept: a rank starts when it can. `blockOf` gives
/// the block of the rank that owns stage `place`.
Schedule fillBlocks(std::string name, const Problem &problem, int32_t limit,
                    const std::function<BuildingBlock(int32_t place)> &blockOf);

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_GENERATORS_BUILDINGBLOCKS_H
