//===- VMin.cpp - Schedule `v-min` ------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two chunks per rank in a V, in a third of 1f1b's memory and with two thirds
// of its bubble: microbatches and their gradients go down and up one unit per
// rank, as fast as can be, and so leave each rank as early as can be. A rank
// holds at most floor((p+4)/3) shares of a rank. Where F = I = W and m >= p >= 2
// the makespan is 4p-5 units beyond the 6m of work, two more where 3 divides p.
// Since a microbatch never waits, there is no slack: times that differ, and
// messages that take time, cost something in every round. (Qi et al., Pipeline
// Parallelism with Controllable Memory, arXiv 2405.15362)
//
// The block of rank r starts F of the first chunk at r, F of the second at
// 2p-1-r, I of the second at 2p+d+r, I of the first at 4p+d-1-r, where d = 2 if
// 3 divides p, else 0, keeps them apart mod 6. W's follow the times of the
// problem: see WeightFiller.h.
//
// Preconditions: v = 2; stages dealt in a V. Any p and m.
//
// p = 2, v = 2, m = 3, F = 1, I = 1, W = 1:
//
//     rank 0 | 0F0 .   .   3F0 3I0 0F1 .   0I0 3W0 3F1 3I1 0W0 0F2 0I1 3W1 3F2 3I2 0W1 3W2 0I2 0W2
//     rank 1 | .   1F0 2F0 .   .   2I0 1I0 1F1 2F1 2W0 1W0 2I1 1I1 1F2 2F2 2W1 1W1 2I2 1I2 2W2 1W2
//
//===----------------------------------------------------------------------===//

#include "BuildingBlocks.h"
#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

Expected<Schedule> generateVMin(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireTwoChunksInV(problem, "v-min"); !status)
    return Error{status.error()};

  int32_t p = problem.ranks;
  auto blockOf = [p](int32_t r) -> BuildingBlock {
    int32_t d = p % 3 == 0 ? 2 : 0;
    return {r, 2 * p - 1 - r, 2 * p + d + r, 4 * p + d - 1 - r};
  };
  return fillBlocks("v-min", problem, 2 * ((p + 4) / 3), blockOf);
}

} // namespace pipeline::schedule
