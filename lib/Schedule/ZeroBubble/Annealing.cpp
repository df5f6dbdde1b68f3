//===- Annealing.cpp - A search over the orders of all stages ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Annealing.h"

#include "OrderTimes.h"
#include "Random.h"

#include <algorithm>

namespace pipeline::schedule::zerobubble {

namespace {

// Measured on the table of arXiv 2401.10241 at all limits from p to 2p.

/// The temperature at the beginning, as a part of the mean time of an action.
constexpr Ticks coolness = 5;
/// How often the temperature is halved until the end.
constexpr int64_t halvings = 6;
/// How many changes in ten start on a critical path.
constexpr uint32_t criticalInTen = 8;
/// What the mean of all spans weighs, as a part of the largest.
constexpr Ticks meanWeight = 10;
/// How many changes are tried at most for each that is lawful, so that a
/// problem that has no other order does not take for ever.
constexpr int64_t triesPerEvaluation = 16;

class Annealer {
public:
  Annealer(const Instance &instance, Candidate start, uint64_t seed)
      : problem(instance.problem), goal(instance.goal), times(problem), random(seed),
        best(std::move(start)), repetition(best.repetition),
        leastMean(goal.sumOfSpans / (meanWeight * problem.stages)) {
    Ticks work = 0;
    for (int32_t stage = 0; stage < problem.stages; ++stage)
      work += problem.busy(stage) / problem.actions();
    hottest = work / problem.stages / coolness;
  }

  Candidate run(int64_t evaluations, Budget &budget) {
    if (!times.load(best.order))
      return std::move(best);
    cost = currentCost();
    int64_t begin = budget.used;
    int64_t end = begin + std::min(evaluations, budget.left());
    for (int64_t tries = triesPerEvaluation * (end - begin);
         budget.used < end && best.span > goal.span && tries > 0; --tries)
      if (propose(choosePlace())) {
        Ticks temperature = temperatureAt(budget.used++ - begin, end - begin);
        decide(cost + random.exponential(temperature));
      }
    return std::move(best);
  }

private:
  Ticks currentCost() const {
    return times.largestSpan() + times.sumOfSpans() / (meanWeight * problem.stages);
  }

  /// Falls to half its value in equal parts of the way, and linearly within.
  Ticks temperatureAt(int64_t done, int64_t all) const {
    int64_t progress = done * halvings;
    Ticks above = hottest >> (progress / all);
    return above - above / 2 / all * (progress % all);
  }

  Place choosePlace() {
    if (random.below(10) >= criticalInTen)
      return {static_cast<int32_t>(random.below(problem.stages)),
              static_cast<int32_t>(random.below(problem.actions()))};
    if (!pathIsFresh)
      times.findCriticalPath(path);
    pathIsFresh = true;
    return path[random.below(static_cast<uint32_t>(path.size()))];
  }

  /// Proposes to put what stands at a place elsewhere on its stage, or to swap
  /// it with what stands there.
  bool propose(Place place) {
    auto [stage, from] = place;
    slide = 0;
    if (from == 0)
      return false;
    int32_t length = repetition.length();
    int32_t begin = length == 0 ? problem.actions() : repetition.begins[stage];
    if (begin <= from && from < begin + length)
      return proposeInPattern(stage, (from - begin) % repetition.actions);

    // Distances are counted as if the repeated part were not there.
    int32_t outside = problem.actions() - length;
    if (outside < 3)
      return false;
    int32_t distance = 1 + static_cast<int32_t>(random.nearBelow(outside - 2));
    int32_t at = from < begin ? from : from - length;
    int32_t to = random.below(2) ? at + distance : at - distance;
    if (to < 1 || to >= outside)
      return false;
    if (to >= begin)
      to += length;
    bool swap = random.below(3) == 0;
    // What is put across the repeated part makes it slide by one.
    if (!swap && (from < begin) != (to < begin))
      slide = from < begin ? -1 : 1;
    return times.propose(stage, std::min(from, to), std::max(from, to),
                         [&](Work *works) { change(works, from, to, swap); });
  }

  /// The same within the pattern, and so in each of its repetitions.
  bool proposeInPattern(int32_t stage, int32_t from) {
    int32_t to = static_cast<int32_t>(random.below(repetition.actions));
    int32_t begin = repetition.begins[stage];
    int32_t end = begin + repetition.length();
    if (to == from) {
      slidePattern(stage);
      return false;
    }
    bool swap = random.below(3) == 0;
    return times.propose(stage, begin, end - 1, [&](Work *works) {
      for (int32_t at = begin; at < end; at += repetition.actions)
        change(works + at, from, to, swap);
    });
  }

  /// Lets the repeated part begin one action later or earlier, where the order
  /// reads the same either way.
  void slidePattern(int32_t stage) {
    int32_t &begin = repetition.begins[stage];
    const Work *works = times.order().of(stage);
    int32_t end = begin + repetition.length();
    if (random.below(2) == 0) {
      if (end < problem.actions() && works[begin] == works[end])
        ++begin;
    } else if (begin > 1 && works[begin - 1] == works[end - 1]) {
      --begin;
    }
  }

  static void change(Work *works, int32_t from, int32_t to, bool swap) {
    if (swap)
      std::swap(works[from], works[to]);
    else if (from < to)
      std::rotate(works + from, works + from + 1, works + to + 1);
    else
      std::rotate(works + to, works + from, works + from + 1);
  }

  /// Takes what is proposed if it costs no more than `threshold`.
  void decide(Ticks threshold) {
    Ticks limit = threshold - leastMean;
    if (times.longestPathThroughChange() > limit) {
      times.withdraw();
      return;
    }
    if (!times.simulateChange(limit) || currentCost() > threshold) {
      times.reject();
      return;
    }
    int32_t stage = times.changed();
    times.accept();
    cost = currentCost();
    pathIsFresh = false;
    if (slide != 0)
      repetition.begins[stage] += slide;
    if (times.largestSpan() < best.span)
      best = {times.order(), times.largestSpan(), repetition};
  }

  const TickProblem &problem;
  const Goal &goal;
  OrderTimes times;
  Random random;
  Candidate best;
  /// Of the current order.
  Repetition repetition;
  Ticks cost = 0;
  /// What the mean of all spans adds to the cost at least.
  Ticks leastMean;
  Ticks hottest = 0;
  /// By how much the proposal moves the repeated part of its stage.
  int32_t slide = 0;
  std::vector<Place> path;
  bool pathIsFresh = false;
};

} // namespace

Candidate anneal(const Instance &instance, Candidate start, int64_t evaluations, uint64_t seed,
                 Budget &budget) {
  return Annealer(instance, std::move(start), seed).run(evaluations, budget);
}

} // namespace pipeline::schedule::zerobubble
