//===- EveryOrder.cpp - The best of all orders of a tiny problem -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EveryOrder.h"

#include "Support.h"
#include "pipeline/Schedule/Simulator.h"

#include <algorithm>
#include <limits>

namespace pipeline::schedule {

namespace {

class OrderLister {
public:
  OrderLister(const Problem &problem, bool fused) : problem(problem), fused(fused) {}

  /// All lists of actions of a stage that keep within the limit of its rank.
  std::vector<std::vector<Action>> list(int32_t ofStage) {
    stage = ofStage;
    limit = problem.memoryLimits.empty() ? std::numeric_limits<int64_t>::max()
                                         : problem.memoryLimits[problem.placement.ownerOf(stage)];
    found.clear();
    extend(0, 0, 0, 0);
    return found;
  }

private:
  void extend(int32_t forwards, int32_t backwards, int32_t weights, int64_t held) {
    if (fused ? backwards == problem.microbatches : weights == problem.microbatches)
      found.push_back(actions);
    auto with = [&](Kind kind, int32_t microbatch, auto &&next) {
      int64_t then = held + problem.memoryOf(stage).changeBy(kind);
      if (then > limit)
        return;
      actions.push_back({kind, stage, microbatch});
      next(then);
      actions.pop_back();
    };
    if (forwards < problem.microbatches)
      with(Kind::F, forwards,
           [&](int64_t then) { extend(forwards + 1, backwards, weights, then); });
    if (backwards < forwards)
      with(fused ? Kind::B : Kind::I, backwards,
           [&](int64_t then) { extend(forwards, backwards + 1, weights, then); });
    if (!fused && weights < backwards)
      with(Kind::W, weights, [&](int64_t then) { extend(forwards, backwards, weights + 1, then); });
  }

  const Problem &problem;
  bool fused;
  int32_t stage = 0;
  int64_t limit = 0;
  std::vector<Action> actions;
  std::vector<std::vector<Action>> found;
};

} // namespace

Optimum optimumOf(const Problem &problem, bool fusedBackward) {
  OrderLister lister(problem, fusedBackward);
  std::vector<std::vector<std::vector<Action>>> choices;
  for (int32_t stage = 0; stage < problem.stages(); ++stage)
    choices.push_back(lister.list(stage));

  constexpr double infinity = std::numeric_limits<double>::infinity();
  Optimum best{infinity, infinity, std::vector<double>(problem.ranks, infinity)};
  Dataflow dataflow = chainOf(problem);
  Schedule schedule{"every", std::vector<std::vector<Action>>(problem.ranks)};
  // Counts through all combinations, one choice per stage.
  std::vector<size_t> digits(choices.size(), 0);
  for (size_t at = 0; at < digits.size();) {
    for (size_t stage = 0; stage < digits.size(); ++stage)
      schedule.ranks[problem.placement.ownerOf(static_cast<int32_t>(stage))] =
          choices[stage][digits[stage]];
    if (Expected<Simulation> simulation = simulate(problem, schedule, dataflow)) {
      best.largestSpan = std::min(best.largestSpan, simulation->largestSpan);
      best.makespan = std::min(best.makespan, simulation->makespan);
      for (int32_t rank = 0; rank < problem.ranks; ++rank)
        best.spans[rank] = std::min(best.spans[rank], simulation->ranks[rank].span());
    }
    for (at = 0; at < digits.size() && ++digits[at] == choices[at].size(); ++at)
      digits[at] = 0;
  }
  return best;
}

} // namespace pipeline::schedule
