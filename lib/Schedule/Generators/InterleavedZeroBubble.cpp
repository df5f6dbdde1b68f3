//===- InterleavedZeroBubble.cpp - Schedule `interleaved-zb` ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// zb-h1 over v chunks per rank: the order of interleaved-1f1b with the lean
// warm-up and I in place of B, where rank r does its k-th W after its (k+r)-th
// I, the rest at the end. The bubble is that of zb-h1 divided by v,
// (p-1)(F+I-W)/v as long as W <= F and W <= I, and every rank holds pv chunk
// activations, p shares of a rank. (Narayanan et al., arXiv 2104.04473, for the
// order; Qi et al., arXiv 2401.10241, for W)
//
// Preconditions: v >= 2; stages dealt in a loop; m a multiple of p.
//
// p = 2, v = 2, m = 2, F = 1, I = 1, W = 1:
//
//     rank 0 | 0F0 0F1 2F0 2F1 .   2I0 2W0 2I1 2W1 0I0 0W0 0I1 0W1
//     rank 1 | .   1F0 1F1 3F0 3I0 3F1 3I1 3W0 1I0 3W1 1I1 1W0 1W1
//
//===----------------------------------------------------------------------===//

#include "Alternation.h"
#include "DelayedWeights.h"
#include "InterleavedOrder.h"
#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

static Status checkPreconditions(const Problem &problem) {
  int32_t p = problem.ranks;
  int32_t m = problem.microbatches;
  if (problem.chunks < 2)
    return Error{"interleaved-zb interleaves at least 2 chunks per rank, but chunks is " +
                 std::to_string(problem.chunks) + "; use chunks=2, or zb-h1"};
  if (Status status = requireLoop(problem, "interleaved-zb"); !status)
    return status;
  if (int32_t rest = m % p; rest != 0)
    return Error{"interleaved-zb needs a number of microbatches that is a multiple of the number "
                 "of ranks, but " +
                 std::to_string(m) + " is no multiple of " + std::to_string(p) +
                 "; use microbatches=" + (m > p ? std::to_string(m - rest) + " or " : "") +
                 std::to_string(int64_t{m} - rest + p)};
  return Status::success();
}

Expected<Schedule> generateInterleavedZeroBubble(const Problem &problem, const GeneratorOptions &) {
  if (Status status = checkPreconditions(problem); !status)
    return Error{status.error()};

  int32_t p = problem.ranks;
  int32_t v = problem.chunks;
  std::vector<ChunkRun> order = interleavedOrder(problem, p);
  Schedule schedule{"interleaved-zb", std::vector<std::vector<Action>>(p)};
  for (int32_t place = 0; place < p; ++place) {
    std::vector<Action> &actions = schedule.ranks[problem.placement.ownerOf(place)];
    actions.reserve(3 * order.size());
    DelayedWeights list(actions, place);
    alternate(
        static_cast<int64_t>(order.size()), p - 1 - place + int64_t{v - 1} * p,
        [&](int64_t k) { list.forward(order[k].chunk * p + place, order[k].microbatch); },
        [&](int64_t k) {
          list.backward((v - 1 - order[k].chunk) * p + place, order[k].microbatch);
        });
    list.finish();
  }
  return schedule;
}

} // namespace pipeline::schedule
