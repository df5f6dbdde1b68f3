//===- VHalf.cpp - Schedule `v-half` ----------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two chunks per rank in a V, in half of 1f1b's memory and with half of its
// bubble: microbatches go down slowly, two units per rank, and up fast, and the
// same for their gradients. A rank holds at most floor((p+2)/2) shares of a rank.
// Where F = I = W and m >= p >= 2 the makespan is 3(p-1) units beyond the 6m of
// work, one less for odd p. (Qi et al., Pipeline Parallelism with Controllable
// Memory, arXiv 2405.15362)
//
// The block of rank r starts F of the first chunk at 2r, F of the second at
// 3p-2-r, I of the second at 3p+d+2r-1, I of the first at 6p+d-2-r, where d = 3
// for even p, else 0, keeps them apart mod 6. W's follow the times of the
// problem: see WeightFiller.h.
//
// Preconditions: v = 2; stages dealt in a V. Any p and m.
//
// p = 2, v = 2, m = 3, F = 1, I = 1, W = 1:
//
//     rank 0 | 0F0 .   .   3F0 0F1 3I0 3W0 3F1 0F2 0I0 3I1 0W0 3W1 3F2 .   0I1 3I2 0W1 3W2 0I2 0W2
//     rank 1 | .   1F0 2F0 .   .   1F1 2F1 2I0 1I0 2W0 1F2 1W0 2F2 2I1 1I1 2W1 1W1 2I2 1I2 2W2 1W2
//
//===----------------------------------------------------------------------===//

#include "BuildingBlocks.h"
#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

Expected<Schedule> generateVHalf(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireTwoChunksInV(problem, "v-half"); !status)
    return Error{status.error()};

  int32_t p = problem.ranks;
  auto blockOf = [p](int32_t r) -> BuildingBlock {
    int32_t d = p % 2 == 0 ? 3 : 0;
    return {2 * r, 3 * p - 2 - r, 3 * p + d + 2 * r - 1, 6 * p + d - 2 - r};
  };
  return fillBlocks("v-half", problem, 2 * ((p + 2) / 2), blockOf);
}

} // namespace pipeline::schedule
