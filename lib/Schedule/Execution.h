//===- Execution.h - Running a schedule without time ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Visits the actions of a schedule in an order that program order and dataflow
// allow, which is what S4 asks for and what every computation along the time
// line needs. A rank runs until its next action needs one that another rank
// has yet to do; it is then woken by that action. Linear in the number of
// actions and needs, but for the queues of sleeping ranks, which hold at most
// one entry per rank.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_EXECUTION_H
#define PIPELINE_LIB_SCHEDULE_EXECUTION_H

#include "ActionIndex.h"
#include "pipeline/Schedule/Dataflow.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace pipeline::schedule {

/// A rank that can't go on.
struct BlockedRank {
  int32_t rank;
  int32_t position; ///< of the action it stands at
  /// What that needs.
  int32_t neededRank;
  int32_t neededPosition;
};

class Execution {
public:
  /// The schedule must satisfy S1 and S2, as found in making `index`.
  Execution(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
            const ActionIndex &index)
      : problem(problem), schedule(schedule), dataflow(dataflow), index(index),
        cursors(problem.ranks, 0), sleepers(problem.ranks) {}

  /// Calls visit(rank, position, action) for every action, or for as many as
  /// can be reached. Returns whether all were.
  template <typename Visitor>
  bool run(Visitor &&visit) {
    std::vector<int32_t> runnable(problem.ranks);
    for (int32_t rank = 0; rank < problem.ranks; ++rank)
      runnable[rank] = problem.ranks - 1 - rank;
    while (!runnable.empty()) {
      int32_t rank = runnable.back();
      runnable.pop_back();
      runRank(rank, runnable, visit);
    }
    for (int32_t rank = 0; rank < problem.ranks; ++rank)
      if (!isFinished(rank))
        return false;
    return true;
  }

  /// After a run that did not reach all: ranks that wait for each other in a
  /// ring, each for the next, the last for the first.
  std::vector<BlockedRank> cycle() const;

private:
  bool isFinished(int32_t rank) const {
    return cursors[rank] == static_cast<int32_t>(schedule.ranks[rank].size());
  }

  /// The first of the needs of `action` that is yet to be done, as a rank and
  /// a position, or a rank of -1.
  std::pair<int32_t, int32_t> unmetNeed(const Action &action) const {
    for (const Need &need : dataflow.needs(action)) {
      int32_t owner = problem.rankOf(need.stage, action.microbatch);
      int32_t position = index.positionOf(need.kind, need.stage, action.microbatch);
      if (cursors[owner] <= position)
        return {owner, position};
    }
    return {-1, -1};
  }

  template <typename Visitor>
  void runRank(int32_t rank, std::vector<int32_t> &runnable, Visitor &visit) {
    const std::vector<Action> &actions = schedule.ranks[rank];
    std::vector<Sleeper> &waiting = sleepers[rank];
    for (int32_t &at = cursors[rank]; at < static_cast<int32_t>(actions.size());) {
      auto [neededRank, neededPosition] = unmetNeed(actions[at]);
      if (neededRank >= 0) {
        // A need on its own rank lies ahead of it: nothing will wake it.
        sleepers[neededRank].emplace_back(neededPosition, rank);
        std::push_heap(sleepers[neededRank].begin(), sleepers[neededRank].end(), std::greater<>());
        return;
      }
      visit(rank, at, actions[at]);
      ++at;
      while (!waiting.empty() && waiting.front().first < at) {
        runnable.push_back(waiting.front().second);
        std::pop_heap(waiting.begin(), waiting.end(), std::greater<>());
        waiting.pop_back();
      }
    }
  }

  /// A position and the rank that waits for it; the earliest is on top.
  using Sleeper = std::pair<int32_t, int32_t>;

  const Problem &problem;
  const Schedule &schedule;
  const Dataflow &dataflow;
  const ActionIndex &index;
  /// The first action of every rank that is yet to be done.
  std::vector<int32_t> cursors;
  std::vector<std::vector<Sleeper>> sleepers;
};

/// `rank 0 at position 2, 0B0, waits for 1B0 of rank 1` and so on, one part
/// per rank of a cycle.
std::string describeCycle(const Schedule &schedule, const std::vector<BlockedRank> &cycle);

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_EXECUTION_H
