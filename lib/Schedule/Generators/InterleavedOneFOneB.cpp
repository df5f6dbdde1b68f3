//===- InterleavedOneFOneB.cpp - Schedule `interleaved-1f1b` ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// 1f1b over v chunks per rank. Microbatches are cut into groups of N (p, if
// not asked for otherwise); a rank runs a group through its first chunk, then
// through its second, and so on, and backwards through the chunks in reverse.
// A microbatch comes round v times sooner, so the bubble is v times smaller,
// for v times the messages. (Narayanan et al., Megatron-LM, arXiv 2104.04473,
// section 2.2; groups and remainder as in Megatron-Core)
//
// Preconditions: v >= 2; stages dealt in a loop; p <= N <= m; m mod N is 0 or
// at least p. A last group smaller than p would leave the pipeline waiting for
// its own end, which Megatron-Core refuses too.
//
// Megatron-Core warms up with 2(p-1-r) + (v-1)N forwards on rank r. The lean
// warm-up does (p-1-r) + (v-1)N: where messages take no time, the same makespan
// (simulated for p to 16, v to 4 and every group size that m to 48 allows), with
// pv chunk activations at most for N = p instead of 2(p-1) + (v-1)p + 1: 16
// instead of 23 at p = 8, v = 2. As 1f1b, it waits for a message in every round
// where they take some; the full warm-up does not.
//
// p = 2, v = 2, m = 4, F = 1, B = 1:
//
//     rank 0 | 0F0 0F1 2F0 2F1 0F2 2B0 0F3 2B1 2F2 0B0 2F3 0B1 .   2B2 .   2B3 0B2 0B3
//     rank 1 | .   1F0 1F1 3F0 3B0 3F1 3B1 1F2 1B0 1F3 1B1 3F2 3B2 3F3 3B3 1B2 1B3 .
//
//===----------------------------------------------------------------------===//

#include "Alternation.h"
#include "InterleavedOrder.h"
#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

#include <algorithm>
#include <string>

namespace pipeline::schedule {

namespace {

std::string number(int64_t value) { return std::to_string(value); }

/// Whether m microbatches can be cut into groups of `size` for p ranks.
bool fits(const Problem &problem, int64_t size) {
  int64_t rest = problem.microbatches % size;
  return problem.ranks <= size && size <= problem.microbatches &&
         (rest == 0 || rest >= problem.ranks);
}

/// The group size nearest to `wanted` that fits; there is one where m >= p,
/// since m itself does.
int64_t nearestGroupSize(const Problem &problem, int64_t wanted) {
  int64_t size = std::clamp<int64_t>(wanted, problem.ranks, problem.microbatches);
  for (int64_t distance = 0;; ++distance) {
    if (size > distance && fits(problem, size - distance))
      return size - distance;
    if (fits(problem, size + distance))
      return size + distance;
  }
}

Status checkPreconditions(const Problem &problem, int32_t groupSize) {
  int32_t p = problem.ranks;
  int32_t m = problem.microbatches;
  if (problem.chunks < 2)
    return Error{"interleaved-1f1b interleaves at least 2 chunks per rank, but chunks is " +
                 number(problem.chunks) + "; use chunks=2, or 1f1b"};
  if (Status status = requireLoop(problem, "interleaved-1f1b"); !status)
    return status;
  if (m < p)
    return Error{"interleaved-1f1b needs at least as many microbatches as ranks, but " + number(m) +
                 " is less than " + number(p) + "; use microbatches=" + number(p) +
                 ", or 1f1b with chunks=1"};
  if (groupSize < p || groupSize > m)
    return Error{"interleaved-1f1b needs a group size from the number of ranks to that of "
                 "microbatches, but " +
                 number(groupSize) + " is not within " + number(p) + " to " + number(m) +
                 "; use group=" + number(nearestGroupSize(problem, groupSize))};
  int32_t rest = m % groupSize;
  if (rest != 0 && rest < p)
    return Error{"interleaved-1f1b needs a last group that is full or has at least as many "
                 "microbatches as there are ranks, but " +
                 number(m) + " microbatches in groups of " + number(groupSize) + " leave " +
                 number(rest) + " for " + number(p) + " ranks; use microbatches=" +
                 number(m - rest) + " or " + number(int64_t{m} - rest + p) +
                 ", or group=" + number(nearestGroupSize(problem, groupSize))};
  return Status::success();
}

} // namespace

Expected<Schedule> generateInterleavedOneFOneB(const Problem &problem,
                                               const GeneratorOptions &options) {
  int32_t p = problem.ranks;
  int32_t v = problem.chunks;
  int32_t groupSize = options.groupSize == 0 ? p : options.groupSize;
  if (Status status = checkPreconditions(problem, groupSize); !status)
    return Error{status.error()};

  std::vector<ChunkRun> order = interleavedOrder(problem, groupSize);
  Schedule schedule{"interleaved-1f1b", std::vector<std::vector<Action>>(p)};
  for (int32_t place = 0; place < p; ++place) {
    std::vector<Action> &actions = schedule.ranks[problem.placement.ownerOf(place)];
    actions.reserve(2 * order.size());
    auto forward = [&](int64_t k) {
      actions.push_back({Kind::F, order[k].chunk * p + place, order[k].microbatch});
    };
    auto backward = [&](int64_t k) {
      actions.push_back({Kind::B, (v - 1 - order[k].chunk) * p + place, order[k].microbatch});
    };

    int64_t perRank = options.warmUp == WarmUp::Full ? 2 : 1;
    alternate(static_cast<int64_t>(order.size()),
              perRank * (p - 1 - place) + int64_t{v - 1} * groupSize, forward, backward);
  }
  return schedule;
}

} // namespace pipeline::schedule
