//===- RankChecker.cpp - What is checked rank by rank -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RankChecker.h"

#include <algorithm>
#include <string>

namespace pipeline::schedule {

static std::string number(int64_t value) { return std::to_string(value); }

RankChecker::RankChecker(const Problem &problem, const Schedule &schedule, const ActionIndex &index,
                         const WeightVersions *versions, Diagnostics &diagnostics)
    : problem(problem), schedule(schedule), index(index), versions(versions),
      diagnostics(diagnostics),
      lastGradient(static_cast<size_t>(problem.stages()) * problem.placement.copies(), -1),
      lastForward(problem.stages(), -1), updates(isAsynchronous() ? problem.stages() : 0, 0) {}

void RankChecker::check(int32_t rank) {
  const std::vector<Action> &actions = schedule.ranks[rank];
  for (int32_t i = 0; i < static_cast<int32_t>(actions.size()); ++i) {
    checkOrder(rank, i, actions[i]);
    checkForwardOrder(rank, i, actions[i]);
    checkGradientOrder(rank, i, actions[i]);
    checkWeightVersion(rank, i, actions[i]);
  }
  checkMemory(rank);
}

void RankChecker::checkOrder(int32_t rank, int32_t position, const Action &action) {
  Kind before = isBackward(action) ? Kind::F : Kind::B;
  if (isForward(action))
    return;
  int32_t earlier = index.positionOf(before, action.stage, action.microbatch);
  if (earlier > position)
    diagnostics.add({Constraint::S3, Severity::Error, rank, position, action,
                     "stands before " + toString(schedule.ranks[rank][earlier]) + " at position " +
                         number(earlier) + ", which it needs"});
}

/// A state has one value, which each forward of its stage makes of the one before.
void RankChecker::checkForwardOrder(int32_t rank, int32_t position, const Action &action) {
  if (!isForward(action) || problem.keepsState.empty() || !problem.keepsState[action.stage])
    return;
  int32_t &last = lastForward[action.stage];
  if (action.microbatch < last)
    diagnostics.add({Constraint::S12, Severity::Error, rank, position, action,
                     "runs after the forward of microbatch " + number(last) +
                         ", but its stage keeps a state that microbatches update in their order; "
                         "let the forwards of the stage ascend"});
  last = std::max(last, action.microbatch);
}

/// Where weights are updated on the way, a gradient out of order would be part
/// of another update than its microbatch belongs to.
void RankChecker::checkGradientOrder(int32_t rank, int32_t position, const Action &action) {
  if (!endsMicrobatch(action))
    return;
  int32_t copy = problem.placement.copyOf(action.microbatch);
  int32_t &last = lastGradient[static_cast<size_t>(copy) * problem.stages() + action.stage];
  if (action.microbatch < last)
    diagnostics.add(
        {Constraint::S11, isAsynchronous() ? Severity::Error : Severity::Remark, rank, position,
         action,
         "accumulates its gradient after that of microbatch " + number(last) +
             (isAsynchronous() ? ", but weights are updated on the way: let the backwards of the "
                                 "stage ascend, so that each update has its own microbatches"
                               : ": the sum's bits differ from those of one rank")});
  last = std::max(last, action.microbatch);
}

/// Checks forwards, and counts updates. The backward uses the version of its
/// forward. That is still kept: as gradients ascend, the latest version at the
/// backward of microbatch i is i / interval, of which the ring was made.
void RankChecker::checkWeightVersion(int32_t rank, int32_t position, const Action &action) {
  if (!isAsynchronous() || !versions || problem.forwardOnly)
    return;
  int32_t &latest = updates[action.stage];
  if (endsMicrobatch(action) && versions->isUpdateDueAfter(action.microbatch))
    ++latest;
  if (!isForward(action))
    return;

  int32_t due = versions->versionOf(action.stage, action.microbatch);
  // Stashed versions are taken when they are the latest; of two buffers the
  // older one serves as well.
  int32_t newest = schedule.updates == WeightUpdates::Stashed ? due : due + 1;
  if (latest >= due && latest <= newest)
    return;
  auto update = [&](int32_t k) {
    return "the backward of microbatch " + number(int64_t{k + 1} * schedule.updateInterval - 1);
  };
  diagnostics.add({Constraint::S9, Severity::Error, rank, position, action,
                   "is to use version " + number(due) + " of its weights, but stands after " +
                       number(latest) + (latest == 1 ? " update" : " updates") +
                       " of its stage; move it " +
                       (latest < due ? "behind " + update(due - 1) : "before " + update(newest))});
}

/// Reports where a rank goes beyond its limit, not each action after that.
void RankChecker::checkMemory(int32_t rank) {
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

} // namespace pipeline::schedule
