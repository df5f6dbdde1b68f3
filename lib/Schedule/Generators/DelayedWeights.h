//===- DelayedWeights.h - W some backwards after its I ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_GENERATORS_DELAYEDWEIGHTS_H
#define PIPELINE_LIB_SCHEDULE_GENERATORS_DELAYEDWEIGHTS_H

#include "Alternation.h"

#include <cstddef>
#include <vector>

namespace pipeline::schedule {

/// Writes the list of one rank whose k-th W stands right after its (k+delay)-th
/// I, and whose last W's stand at the end. While a W waits, its microbatch
/// stays in flight, and the rank has something to do where it would be idle.
class DelayedWeights {
public:
  DelayedWeights(std::vector<Action> &actions, size_t delay) : actions(actions), delay(delay) {}

  void forward(int32_t stage, int32_t microbatch) {
    actions.push_back({Kind::F, stage, microbatch});
  }

  void backward(int32_t stage, int32_t microbatch) {
    actions.push_back({Kind::I, stage, microbatch});
    waiting.push_back({Kind::W, stage, microbatch});
    if (waiting.size() - next > delay)
      actions.push_back(waiting[next++]);
  }

  void finish() {
    actions.insert(actions.end(), waiting.begin() + static_cast<ptrdiff_t>(next), waiting.end());
    next = waiting.size();
  }

private:
  std::vector<Action> &actions;
  size_t delay;
  /// Of all backwards so far; those from `next` on are still to be written.
  std::vector<Action> waiting;
  size_t next = 0;
};

/// A schedule of one chunk and one copy with split backwards: on every rank
/// `perStage` warm-up forwards for each stage after its own, and W's that are
/// late by as many microbatches for each stage before it.
inline Schedule alternateSplitBackwards(const Problem &problem, std::string name,
                                        int32_t perStage) {
  int32_t m = problem.microbatches;
  Schedule schedule{std::move(name), std::vector<std::vector<Action>>(problem.ranks)};
  for (int32_t stage = 0; stage < problem.ranks; ++stage) {
    std::vector<Action> &actions = schedule.ranks[problem.placement.ownerOf(stage)];
    actions.reserve(3 * static_cast<size_t>(m));
    DelayedWeights list(actions, static_cast<size_t>(perStage) * stage);
    alternate(
        m, perStage * (int64_t{problem.ranks} - 1 - stage),
        [&](int64_t microbatch) { list.forward(stage, static_cast<int32_t>(microbatch)); },
        [&](int64_t microbatch) { list.backward(stage, static_cast<int32_t>(microbatch)); });
    list.finish();
  }
  return schedule;
}

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_GENERATORS_DELAYEDWEIGHTS_H
