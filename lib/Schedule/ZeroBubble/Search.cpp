//===- Search.cpp - The best order that a budget finds ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Search.h"

#include "Heuristic.h"
#include "OrderTimes.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace pipeline::schedule::zerobubble {

namespace {

/// A shape in which a pattern is searched, and what that may use of the budget
/// in parts of 16. They are tried in this order until the bound is met, so that
/// small programs come first.
struct Attempt {
  int32_t microbatches; ///< of the pattern
  int32_t fills;
  int32_t share;
};
constexpr Attempt attempts[] = {
    {1, 1, 1}, {1, 2, 3}, {1, mostFills, 7}, {2, mostFills, 3}, {3, mostFills, 2}};

/// An easy problem is solved by a run of annealing that uses this part of what
/// may be evaluated. If not, a second run goes on with all the rest.
constexpr int64_t shortRun = 8;

constexpr Ticks forEver = std::numeric_limits<Ticks>::max();

/// The largest span of an order, or for ever.
Ticks spanOf(const TickProblem &problem, const Order &order) {
  OrderTimes times(problem);
  return times.load(order) ? times.largestSpan() : forEver;
}

} // namespace

int64_t defaultBudget(int32_t ranks, int32_t microbatches) {
  int64_t actions = int64_t{numWorks} * ranks * microbatches;
  return std::max<int64_t>(100, 1'600'000'000 / (800 + actions));
}

Search::Search(const Problem &problem, std::optional<int64_t> budget)
    : problem(problem), instance(Instance::of(problem, problem.microbatches)), givenBudget(budget) {
}

/// Begins a search for orders of so many microbatches.
void Search::refill(int32_t microbatches) {
  evaluatedBefore += budget.used;
  budget = {givenBudget.value_or(defaultBudget(problem.ranks, microbatches)), 0};
}

Candidate Search::bestStart() {
  OrderTimes times(instance.problem);
  std::optional<Candidate> best;
  for (Order &order : startingOrders(instance.problem)) {
    if (budget.left() <= 0)
      break;
    ++budget.used;
    if (times.load(order) && (!best || times.largestSpan() < best->span))
      best = Candidate{std::move(order), times.largestSpan()};
  }
  assert(best && "1f1b comes first and is always executable");
  return *std::move(best);
}

Candidate Search::findAny() {
  refill(problem.microbatches);
  Candidate best = bestStart();
  // What is found for few microbatches and holds for any number is found fast.
  for (auto [fills, part] : {std::pair(1, 8), {mostFills, 2}}) {
    if (meetsBound(best))
      break;
    std::optional<Pattern> pattern = findPattern(1, fills, budget.left() / part);
    if (!pattern)
      continue;
    Candidate candidate = completed(pattern->candidate);
    if (candidate.span < best.span)
      best = Candidate{std::move(candidate.order), candidate.span};
  }
  for (int64_t part : {shortRun, int64_t{1}})
    if (!meetsBound(best))
      best = anneal(instance, std::move(best), budget.left() / part, nextSeed++, budget);
  return best;
}

std::optional<Candidate> Search::findPeriodic() {
  std::optional<PatternShape> shape = shapeOf(instance.problem, 1, mostFills);
  if (!shape)
    return std::nullopt;
  refill(shape->total());
  std::optional<Pattern> best;
  for (const Attempt &attempt : attempts) {
    std::optional<Pattern> pattern =
        findPattern(attempt.microbatches, attempt.fills, budget.allowed * attempt.share / 16);
    if (pattern && (!best || pattern->excess < best->excess))
      best = std::move(pattern);
    if (best && best->meetsBound())
      break;
  }
  if (!best)
    return std::nullopt;
  Candidate candidate = completed(best->candidate);
  // Of a pattern that can't go on for ever nothing is left.
  if (candidate.span == forEver)
    return std::nullopt;
  return candidate;
}

std::optional<Search::Pattern> Search::findPattern(int32_t microbatches, int32_t fills,
                                                   int64_t evaluations) {
  std::optional<PatternShape> shape = shapeOf(instance.problem, microbatches, fills);
  if (!shape)
    return std::nullopt;
  Instance few = Instance::of(problem, shape->total());
  std::optional<Candidate> current = patternStart(few, *shape, 1 + evaluations / 8, budget);
  if (!current)
    return std::nullopt;
  // Judged with a number of repetitions that does not depend on m, so that the
  // choice does not either.
  constexpr int32_t many = 6;
  Instance large =
      Instance::of(problem, shape->total() + (many - 1) * microbatches * shape->repetitions);
  auto judged = [&](const Candidate &candidate) {
    Ticks span = spanOf(large.problem, repeated(candidate, many * shape->repetitions).order);
    return Pattern{candidate, static_cast<double>(span - large.goal.span) / large.problem.scale};
  };

  Pattern best = judged(*current);
  int64_t end = budget.used + evaluations;
  for (int64_t part = shortRun; !best.meetsBound() && budget.used < end;) {
    current = anneal(few, *std::move(current), (end - budget.used) / part, nextSeed++, budget);
    Pattern pattern = judged(*current);
    if (pattern.excess < best.excess)
      best = std::move(pattern);
    // What meets the bound with few repetitions, but not with many, loses time
    // in each: it goes on with more of them.
    int32_t times = 2 * current->repetition.times;
    if (current->span <= few.goal.span && times <= many * shape->repetitions) {
      few = Instance::of(problem, shape->outside + times * microbatches);
      current = repeated(*current, times);
      current->span = spanOf(few.problem, current->order);
    } else if (part == 1) {
      break;
    }
    part = 1;
  }
  return best;
}

Candidate Search::completed(const Candidate &candidate) const {
  int32_t kept = candidate.order.actions - candidate.repetition.length();
  Candidate result =
      repeated(candidate, (instance.problem.actions() - kept) / candidate.repetition.actions);
  result.span = spanOf(instance.problem, result.order);
  return result;
}

} // namespace pipeline::schedule::zerobubble
