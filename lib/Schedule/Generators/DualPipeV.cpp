//===- DualPipeV.cpp - Schedule `dualpipev` ---------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// dualpipe on twice as many ranks, cut in the middle and folded: the rank of
// stage s runs stage 2p-1-s besides, and every microbatch passes it twice. What
// came from the other direction there is the same microbatches on their way
// back here, so no stage needs a second copy. (DualPipeV, Sea AI Lab and
// DeepSeek, 2025, after DeepSeek-V3, arXiv 2412.19437; the eight steps of the
// order: DualPipeOrder.h)
//
// With F, B, I and W those of a stage, the bubble on rank 0 is, for
// W <= I <= F <= B,
//
//     (p-1) (F + B - 2W)
//
// which at F = I = W no schedule beats. Every rank has 2p + 1 of its
// (stage, microbatch) pairs in flight at most.
//
// Preconditions: v = 2, stages in a V; m >= 2p.
//
// p = 2, v = 2, m = 4, F = 1, I = 1, W = 1:
// clang-format off
//
//     rank 0 | 0F0 0F1 0F2 3F0 3I0 3W0 3F1 0F3 3B1 --- 3F2 0B0 --- 3B2 --- 3F3 .   0B1 --- 3B3 --- 0I2 0W2 0I3 0W3
//     rank 1 | .   1F0 2F0 1F1 2F1 1F2 2B0 --- 2F2 1B0 --- 1F3 2B1 --- 2F3 1B1 --- 2B2 --- 1B2 --- 2I3 1I3 2W3 1W3
//
// clang-format on
//===----------------------------------------------------------------------===//

#include "DualPipeOrder.h"
#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

Expected<Schedule> generateDualPipeV(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireTwoChunksInV(problem, "dualpipev"); !status)
    return Error{status.error()};
  int32_t p = problem.ranks;
  int32_t m = problem.microbatches;
  if (m / 2 < p)
    return Error{"dualpipev needs at least twice as many microbatches as ranks, but " +
                 std::to_string(m) + " is less than 2 * " + std::to_string(p) +
                 "; use microbatches=" + std::to_string(int64_t{2} * p) +
                 (m > 1 ? ", or ranks=" + std::to_string(m / 2) : std::string())};

  Schedule schedule{"dualpipev", std::vector<std::vector<Action>>(p)};
  fillV(problem, schedule, [](const Lanes &lanes) { return DualPipeOrder(lanes).write(); });
  return schedule;
}

} // namespace pipeline::schedule
