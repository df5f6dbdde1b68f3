//===- Verifier.cpp - Whether a schedule is right ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Verifier.h"

#include "ActionIndex.h"
#include "Execution.h"

#include <algorithm>

namespace pipeline::schedule {

namespace {

std::string number(int64_t value) { return std::to_string(value); }

/// Checks the constraints that are about one rank's list: S3, S7 and S11.
class RankChecker {
public:
  RankChecker(const Problem &problem, const Schedule &schedule, const ActionIndex &index,
              Diagnostics &diagnostics)
      : problem(problem), schedule(schedule), index(index), diagnostics(diagnostics),
        lastGradient(static_cast<size_t>(problem.stages()) * problem.placement.copies(), -1) {}

  void check(int32_t rank) {
    const std::vector<Action> &actions = schedule.ranks[rank];
    for (int32_t i = 0; i < static_cast<int32_t>(actions.size()); ++i) {
      checkOrder(rank, i, actions[i]);
      checkGradientOrder(rank, i, actions[i]);
    }
    checkMemory(rank);
  }

private:
  /// Reports where a rank goes beyond its limit, not each action after that.
  void checkMemory(int32_t rank) {
    if (problem.memoryLimits.empty())
      return;
    int64_t limit = problem.memoryLimits[rank];
    int64_t held = 0;
    const std::vector<Action> &actions = schedule.ranks[rank];
    for (int32_t i = 0; i < static_cast<int32_t>(actions.size()); ++i) {
      int64_t before = held;
      held += problem.memoryOf(actions[i].stage).changeBy(actions[i].kind);
      if (before <= limit && held > limit)
        diagnostics.add(
            {Constraint::S7, Severity::Error, rank, i, actions[i],
             problem.memory.empty()
                 ? "starts number " + number(held) + " in flight, but the limit of the rank is " +
                       number(limit)
                 : "makes the rank hold " + number(held) + ", but its limit is " + number(limit)});
    }
  }

  void checkOrder(int32_t rank, int32_t position, const Action &action) {
    Kind before = isBackward(action) ? Kind::F : Kind::B;
    if (isForward(action))
      return;
    int32_t earlier = index.positionOf(before, action.stage, action.microbatch);
    if (earlier > position)
      diagnostics.add({Constraint::S3, Severity::Error, rank, position, action,
                       "stands before " + toString(schedule.ranks[rank][earlier]) +
                           " at position " + number(earlier) + ", which it needs"});
  }

  void checkGradientOrder(int32_t rank, int32_t position, const Action &action) {
    if (!endsMicrobatch(action))
      return;
    int32_t copy = problem.placement.copyOf(action.microbatch);
    int32_t &last = lastGradient[static_cast<size_t>(copy) * problem.stages() + action.stage];
    if (action.microbatch < last)
      diagnostics.add({Constraint::S11, Severity::Remark, rank, position, action,
                       "accumulates its gradient after that of microbatch " + number(last) +
                           ": the sum's bits differ from those of one rank"});
    last = std::max(last, action.microbatch);
  }

  const Problem &problem;
  const Schedule &schedule;
  const ActionIndex &index;
  Diagnostics &diagnostics;
  /// Of every copy of a stage, the latest microbatch whose gradient was
  /// accumulated.
  std::vector<int32_t> lastGradient;
};

void reportCycle(const Schedule &schedule, const std::vector<BlockedRank> &cycle,
                 Diagnostics &diagnostics) {
  std::string size = cycle.size() == 1 ? "1 rank" : std::to_string(cycle.size()) + " ranks";
  for (const BlockedRank &blocked : cycle) {
    const Action &needed = schedule.ranks[blocked.neededRank][blocked.neededPosition];
    diagnostics.add({Constraint::S4, Severity::Error, blocked.rank, blocked.position,
                     schedule.ranks[blocked.rank][blocked.position],
                     "waits for " + toString(needed) + " at position " +
                         number(blocked.neededPosition) + " of rank " + number(blocked.neededRank) +
                         ", in a cycle of " + size});
  }
}

} // namespace

Diagnostics verify(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
                   int32_t keptPerConstraint) {
  Diagnostics diagnostics(keptPerConstraint);
  ActionIndex index(problem, schedule, diagnostics);
  // Where actions are missing or double, their order means nothing.
  if (diagnostics.hasErrors())
    return diagnostics;

  RankChecker checker(problem, schedule, index, diagnostics);
  for (int32_t rank = 0; rank < problem.ranks; ++rank)
    checker.check(rank);

  // An action before what it needs on its own stage would be found again, as a
  // cycle of one.
  if (diagnostics.count(Constraint::S3) != 0)
    return diagnostics;
  Execution execution(problem, schedule, dataflow, index);
  if (!execution.run([](int32_t, int32_t, const Action &) {}))
    reportCycle(schedule, execution.cycle(), diagnostics);
  return diagnostics;
}

std::vector<int32_t> peakInFlight(const Schedule &schedule) {
  std::vector<int32_t> peaks;
  peaks.reserve(schedule.ranks.size());
  for (const std::vector<Action> &actions : schedule.ranks) {
    int32_t inFlight = 0;
    int32_t peak = 0;
    for (const Action &action : actions) {
      if (isForward(action))
        peak = std::max(peak, ++inFlight);
      if (endsMicrobatch(action))
        --inFlight;
    }
    peaks.push_back(peak);
  }
  return peaks;
}

} // namespace pipeline::schedule
