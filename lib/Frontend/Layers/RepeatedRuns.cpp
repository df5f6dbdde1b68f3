//===- RepeatedRuns.cpp - The longest repetitions of a sequence -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RepeatedRuns.h"

#include <algorithm>

namespace pipeline {

namespace {
/// The best repetition so far.
class RunSearch {
public:
  explicit RunSearch(const Sequence &sequence) : sequence(sequence) {}

  /// Considers that all positions of [begin, end - period) match those a period later.
  void consider(size_t begin, size_t end, size_t period);

  std::optional<RepeatedRun> getBest() const { return best; }

private:
  double getCutCost(const RepeatedRun &run) const;

  const Sequence &sequence;
  std::optional<RepeatedRun> best;
  double bestCost = 0;
};
} // namespace

double RunSearch::getCutCost(const RepeatedRun &run) const {
  double cost = 0;
  for (size_t i = 0; i <= run.count; ++i)
    cost += sequence.cuts[run.begin + i * run.period];
  return cost;
}

void RunSearch::consider(size_t begin, size_t end, size_t period) {
  size_t count = (end - begin) / period;
  if (count < 2 || sequence.heavies[begin + period] == sequence.heavies[begin])
    return;
  RepeatedRun run{begin, period, count};
  for (size_t i = begin + 1; i + count * period <= end; ++i) {
    RepeatedRun rotated{i, period, count};
    if (getCutCost(rotated) <= getCutCost(run))
      run = rotated;
  }
  double cost = sequence.costs[run.getEnd()] - sequence.costs[run.begin];
  // A sum of costs depends on its order: as much is as much up to rounding.
  constexpr double rounding = 1e-9;
  if (best && cost <= bestCost * (1 + rounding))
    return;
  best = run;
  bestCost = cost;
}

std::optional<RepeatedRun> findRepeatedRun(const Sequence &sequence, size_t begin, size_t end) {
  RunSearch search(sequence);
  for (size_t period = 1; period <= (end - begin) / 2; ++period) {
    size_t run = begin;
    for (size_t i = begin; i + period < end; ++i) {
      if (sequence.match(i, i + period))
        continue;
      if (i - run >= period)
        search.consider(run, i + period, period);
      run = i + 1;
    }
    if (end - run >= 2 * period)
      search.consider(run, end, period);
  }
  return search.getBest();
}

} // namespace pipeline
