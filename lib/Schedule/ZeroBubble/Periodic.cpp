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
#include <span>
#include <vector>

namespace pipeline::schedule::zerobubble {

/// With less than this a program would not get smaller.
static constexpr int32_t fewestRepetitions = 3;

/// The most microbatches in flight that a search makes sense of: more than 2p
/// gain nothing.
static int32_t usefulInFlight(const TickProblem &problem) {
  int32_t inFlight = 1;
  for (int32_t stage = 0; stage < problem.stages; ++stage)
    inFlight = std::max(inFlight, problem.mostInFlight(stage, 2 * problem.stages));
  return inFlight;
}

int32_t leastForPattern(const TickProblem &problem) {
  return 2 * problem.stages + usefulInFlight(problem) + fewestRepetitions;
}

std::optional<PatternShape> shapeOf(const TickProblem &problem, int32_t patternMicrobatches,
                                    int32_t fills) {
  int32_t available = problem.microbatches;
  int32_t inFlight = usefulInFlight(problem);
  auto shape = [&](int32_t outside, int32_t repetitions) {
    // The remainder, less than one pattern, is added to what is outside.
    return PatternShape{patternMicrobatches, repetitions,
                        outside + (available - outside) % patternMicrobatches};
  };
  int32_t outside = fills * problem.stages + inFlight;
  int32_t enough = std::max(fewestRepetitions, repeatedMicrobatches / patternMicrobatches);
  if (available >= outside + (enough + 1) * patternMicrobatches)
    return shape(outside, enough);
  // With too few microbatches for the largest shape as many repetitions as
  // there is room for must do.
  int32_t tight = 2 * problem.stages + inFlight;
  int32_t repetitions = (available - tight) / patternMicrobatches;
  if (fills < mostFills || available < tight || repetitions < fewestRepetitions)
    return std::nullopt;
  return shape(tight, std::min(repetitions, enough));
}

namespace {

/// Puts patterns into orders that have none.
class PatternMaker {
public:
  PatternMaker(const TickProblem &problem, const PatternShape &shape)
      : problem(problem), shape(shape), actions(numWorks * shape.microbatches) {}

  /// `base` with a pattern repeated at one time of all stages, which is given by
  /// the first position of each at that time. The pattern is `sequence`, once
  /// per microbatch; where it is empty, what a stage of `base` does there
  /// itself. Nothing where that is not lawful.
  std::optional<Candidate> make(const Order &base, const std::vector<int32_t> &cuts,
                                std::span<const Work> sequence) const {
    Candidate result{Order(problem.stages, problem.actions()),
                     0,
                     {actions, shape.repetitions, std::vector<int32_t>(problem.stages)}};
    for (int32_t stage = 0; stage < problem.stages; ++stage) {
      // Not every position has the memory for a pattern or is the begin of one,
      // but one among a few is in a steady state.
      int32_t first = std::max(1, cuts[stage]);
      int32_t last = std::min(first + 2 * numWorks, base.actions);
      int32_t cut = first;
      while (cut <= last && !repeatAt(base, stage, cut, sequence, result.order.of(stage)))
        ++cut;
      if (cut > last)
        return std::nullopt;
      result.repetition.begins[stage] = cut;
    }
    return result;
  }

private:
  bool repeatAt(const Order &base, int32_t stage, int32_t cut, std::span<const Work> sequence,
                Work *result) const {
    const Work *works = base.of(stage);
    bool natural = sequence.empty();
    if (natural && !isPattern(works + cut, base.actions - cut))
      return false;
    Work *next = std::copy_n(works, cut, result);
    for (int32_t time = 0; time < shape.repetitions; ++time)
      for (int32_t at = 0; at < actions; ++at)
        *next++ = natural ? works[cut + at] : sequence[at % numWorks];
    std::copy(works + cut, works + base.actions, next);
    return isLawful(problem, stage, result);
  }

  /// Whether the works at some place, of which there are `left`, begin with
  /// each work as often as a pattern has it.
  bool isPattern(const Work *works, int32_t left) const {
    if (left < actions)
      return false;
    int32_t counts[numWorks] = {};
    for (int32_t at = 0; at < actions; ++at)
      ++counts[works[at]];
    return counts[Forward] == shape.microbatches && counts[BackwardInput] == shape.microbatches;
  }

  const TickProblem &problem;
  const PatternShape &shape;
  int32_t actions; ///< of a pattern
};

} // namespace

std::optional<Candidate> patternStart(const Instance &instance, const PatternShape &shape,
                                      int64_t evaluations, Budget &budget) {
  constexpr Work sequences[][numWorks] = {
      {Forward, BackwardInput, BackwardWeight}, {Forward, BackwardWeight, BackwardInput},
      {BackwardInput, BackwardWeight, Forward}, {BackwardInput, Forward, BackwardWeight},
      {BackwardWeight, Forward, BackwardInput}, {BackwardWeight, BackwardInput, Forward}};
  constexpr int32_t parts = 16;
  const TickProblem &problem = instance.problem;
  TickProblem outside = problem;
  outside.microbatches = shape.outside;
  OrderTimes outsideTimes(outside);
  OrderTimes times(problem);
  PatternMaker maker(problem, shape);
  int64_t end = budget.used + std::min(evaluations, budget.left());
  std::optional<Candidate> best;
  auto consider = [&](std::optional<Candidate> candidate) {
    if (!candidate || budget.used >= end)
      return;
    ++budget.used;
    if (!times.load(candidate->order) || (best && best->span <= times.largestSpan()))
      return;
    best = std::move(candidate);
    best->span = times.largestSpan();
  };
  for (const Order &base : startingOrders(outside)) {
    if (budget.used >= end || !outsideTimes.load(base))
      continue;
    for (int32_t part = 2; part < parts - 1; ++part) {
      Ticks time = outsideTimes.largestSpan() / parts * part;
      std::vector<int32_t> cuts;
      cuts.reserve(problem.stages);
      for (int32_t stage = 0; stage < problem.stages; ++stage)
        cuts.push_back(outsideTimes.firstStartNotBefore(stage, time));
      consider(maker.make(base, cuts, {}));
      for (const auto &sequence : sequences)
        consider(maker.make(base, cuts, sequence));
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
