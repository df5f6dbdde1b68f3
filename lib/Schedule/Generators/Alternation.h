//===- Alternation.h - One forward, one backward ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_GENERATORS_ALTERNATION_H
#define PIPELINE_LIB_SCHEDULE_GENERATORS_ALTERNATION_H

#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

namespace pipeline::schedule {

/// The order that 1f1b and its kin share: `warmUp` forwards, then one forward
/// and one backward in turn, then the backwards that are left. Calls `forward`
/// and `backward` with 0 to count-1 each. A warm-up beyond `count` ends there.
template <typename Forward, typename Backward>
void alternate(int64_t count, int64_t warmUp, Forward &&forward, Backward &&backward) {
  warmUp = std::min(warmUp, count);
  for (int64_t k = 0; k < warmUp; ++k)
    forward(k);
  for (int64_t k = warmUp; k < count; ++k) {
    forward(k);
    backward(k - warmUp);
  }
  for (int64_t k = count - warmUp; k < count; ++k)
    backward(k);
}

/// A schedule of one chunk and one copy with full backwards in which every rank
/// warms up with `perStage` forwards for each stage after its own.
inline Schedule alternateFullBackwards(const Problem &problem, std::string name, int32_t perStage) {
  int32_t m = problem.microbatches;
  Schedule schedule{std::move(name), std::vector<std::vector<Action>>(problem.ranks)};
  for (int32_t stage = 0; stage < problem.ranks; ++stage) {
    std::vector<Action> &actions = schedule.ranks[problem.placement.ownerOf(stage)];
    actions.reserve(2 * static_cast<size_t>(m));
    auto append = [&](Kind kind) {
      return [&actions, kind, stage](int64_t microbatch) {
        actions.push_back({kind, stage, static_cast<int32_t>(microbatch)});
      };
    };
    alternate(m, perStage * (int64_t{problem.ranks} - 1 - stage), append(Kind::F), append(Kind::B));
  }
  return schedule;
}

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_GENERATORS_ALTERNATION_H
