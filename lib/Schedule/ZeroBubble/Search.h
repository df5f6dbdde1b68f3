//===- Search.h - The best order that a budget finds ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_SEARCH_H
#define PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_SEARCH_H

#include "Annealing.h"
#include "Periodic.h"

#include <cstdint>
#include <optional>

namespace pipeline::schedule::zerobubble {

/// About as many schedules as are evaluated in a second on one core: simulating
/// one takes a time that grows with its actions, but most are refused after a
/// look at what was changed.
int64_t defaultBudget(int32_t ranks, int32_t microbatches);

/// Solves one problem with one chunk per rank. Everything is counted, nothing
/// is timed: the same input gives the same order on every machine.
class Search {
public:
  /// Each of the two searches may evaluate `budget` schedules, or the default.
  Search(const Problem &problem, std::optional<int64_t> budget);

  /// The best order, whatever it looks like.
  Candidate findAny();

  /// The best order with a pattern of one to three microbatches. From some
  /// number m of microbatches on, its prefix, pattern and suffix depend on m mod
  /// 6 only, and in most cases not even on that.
  /// Nothing where there are too few microbatches.
  std::optional<Candidate> findPeriodic();

  bool meetsBound(const Candidate &candidate) const { return candidate.span <= instance.goal.span; }
  /// In the problem's unit of time.
  double timeOf(Ticks ticks) const { return static_cast<double>(ticks) / instance.problem.scale; }
  double boundSpan() const { return instance.boundSpan; }
  int32_t leastMicrobatchesOfPattern() const { return leastForPattern(instance.problem); }
  /// Schedules evaluated so far, by both.
  int64_t evaluated() const { return evaluatedBefore + budget.used; }

private:
  /// What a search with a pattern of one shape has found.
  struct Pattern {
    Candidate candidate;
    /// Of its span over the goal with many more repetitions, in the problem's
    /// unit of time.
    double excess;

    bool meetsBound() const { return excess <= 0; }
  };

  void refill(int32_t microbatches);
  Candidate bestStart();
  /// Searches in one shape; see shapeOf.
  std::optional<Pattern> findPattern(int32_t microbatches, int32_t fills, int64_t evaluations);
  /// The candidate with the microbatches of the problem.
  Candidate completed(const Candidate &candidate) const;

  const Problem &problem;
  Instance instance;
  std::optional<int64_t> givenBudget;
  Budget budget;
  int64_t evaluatedBefore = 0;
  uint64_t nextSeed = 1;
};

} // namespace pipeline::schedule::zerobubble

#endif // PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_SEARCH_H
