//===- Periodic.cpp - Orders with a repeated part ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Periodic.h"

#include "Heuristic.h"
#include "OrderTimes.h"

#include <algorithm>

namespace pipeline::schedule::zerobubble {

/// With less than this a program would not get smaller.
static constexpr int32_t fewestRepetitions = 3;

/// The least prefix and suffix: filling and draining takes p microbatches each
/// and what is in flight, of which more than 2p gain nothing.
static int32_t tightOutside(const TickProblem &problem) {
  int32_t inFlight = 1;
  for (int32_t stage = 0; stage < problem.stages; ++stage)
    inFlight = std::max(inFlight, problem.mostInFlight(stage, 2 * problem.stages));
  return 2 * problem.stages + inFlight;
}

int32_t leastForPattern(const TickProblem &problem) {
  return tightOutside(problem) + fewestRepetitions;
}

std::optional<PatternShape> shapeOf(const TickProblem &problem, int32_t patternMicrobatches) {
  int32_t available = problem.microbatches;
  auto shape = [&](int32_t outside, int32_t repetitions) {
    // The remainder, less than one pattern, is added to what is outside.
    return PatternShape{patternMicrobatches, repetitions,
                        outside + (available - outside) % patternMicrobatches};
  };
  // With p microbatches more outside the search finds its way more easily.
  int32_t tight = tightOutside(problem);
  int32_t roomy = tight + problem.stages;
  int32_t enough = std::max(fewestRepetitions, repeatedMicrobatches / patternMicrobatches);
  if (available >= roomy + (enough + 1) * patternMicrobatches)
    return shape(roomy, enough);
  int32_t repetitions = (available - tight) / patternMicrobatches;
  if (available < tight || repetitions < fewestRepetitions)
    return std::nullopt;
  return shape(tight, repetitions);
}

namespace {

/// `base` with the same works put `times` times into each stage, at a position
/// of its own. Nothing where that is not lawful.
std::optional<Order> withPattern(const TickProblem &problem, const Order &base,
                                 const std::vector<int32_t> &cuts, const std::vector<Work> &pattern,
                                 int32_t times) {
  Order order(problem.stages, problem.actions());
  for (int32_t stage = 0; stage < problem.stages; ++stage) {
    const Work *works = base.of(stage);
    Work *next = std::copy_n(works, cuts[stage], order.of(stage));
    for (int32_t time = 0; time < times; ++time)
      next = std::copy(pattern.begin(), pattern.end(), next);
    std::copy(works + cuts[stage], works + base.actions, next);
    if (!isLawful(problem, stage, order.of(stage)))
      return std::nullopt;
  }
  return order;
}

} // namespace

std::optional<Candidate> patternStart(const Instance &instance, const PatternShape &shape,
                                      Budget &budget) {
  // Starting orders without a pattern are cut at one time on all stages, and
  // the three works in any sequence are put between.
  constexpr int32_t parts = 16;
  const TickProblem &problem = instance.problem;
  TickProblem outside = problem;
  outside.microbatches = shape.outside;
  OrderTimes outsideTimes(outside);
  OrderTimes times(problem);
  std::optional<Candidate> best;
  for (const Order &base : startingOrders(outside)) {
    if (!outsideTimes.load(base))
      continue;
    for (int32_t part = 2; part < parts - 1; ++part) {
      std::vector<int32_t> cuts;
      for (int32_t stage = 0; stage < problem.stages; ++stage)
        cuts.push_back(std::max(
            1, outsideTimes.firstStartNotBefore(stage, outsideTimes.largestSpan() / parts * part)));
      Work sequence[numWorks] = {Forward, BackwardInput, BackwardWeight};
      do {
        std::vector<Work> pattern;
        for (int32_t i = 0; i < shape.microbatches; ++i)
          pattern.insert(pattern.end(), std::begin(sequence), std::end(sequence));
        std::optional<Order> order = withPattern(problem, base, cuts, pattern, shape.repetitions);
        if (!order || budget.left() <= 0)
          continue;
        ++budget.used;
        if (times.load(*order) && (!best || times.largestSpan() < best->span))
          best = Candidate{*std::move(order),
                           times.largestSpan(),
                           {static_cast<int32_t>(pattern.size()), shape.repetitions, cuts}};
      } while (std::next_permutation(std::begin(sequence), std::end(sequence)));
    }
  }
  return best;
}

Candidate repeated(const Candidate &candidate, int32_t times) {
  const Repetition &repetition = candidate.repetition;
  int32_t kept = candidate.order.actions - repetition.length();
  Candidate result{Order(candidate.order.stages, kept + times * repetition.actions), 0, repetition};
  result.repetition.times = times;
  for (int32_t stage = 0; stage < candidate.order.stages; ++stage) {
    const Work *works = candidate.order.of(stage);
    int32_t begin = repetition.begins[stage];
    Work *next = std::copy_n(works, begin, result.order.of(stage));
    for (int32_t time = 0; time < times; ++time)
      next = std::copy_n(works + begin, repetition.actions, next);
    std::copy(works + begin + repetition.length(), works + candidate.order.actions, next);
  }
  return result;
}

} // namespace pipeline::schedule::zerobubble
