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
        cursors(problem.ranks, 0), metNeeds(problem.ranks, 0), sleepers(problem.ranks) {}

  /// Calls visit(rank, position, action) for every action, or for as many as
  /// can be reached. Returns whether all were.
  template <typename Visitor>
  bool run(Visitor &&visit) {
    return run(visit, [](int32_t, int32_t, int32_t, const Need &, const Action &) {});
  }

  /// The same; before an action is visited, calls see(rank, owner, position,
  /// need, action) once for each of its needs, with the place of what meets it,
  /// which has been visited.
  template <typename Visitor, typename NeedVisitor>
  bool run(Visitor &&visit, NeedVisitor &&see) {
    std::vector<int32_t> runnable(problem.ranks);
    for (int32_t rank = 0; rank < problem.ranks; ++rank)
      runnable[rank] = problem.ranks - 1 - rank;
    while (!runnable.empty()) {
      int32_t rank = runnable.back();
      runnable.pop_back();
      runRank(rank, runnable, visit, see);
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

  struct Place {
    int32_t rank;
    int32_t position;
  };

  /// Where a need of `action` is met.
  Place placeOf(const Need &need, const Action &action) const {
    return {problem.rankOf(need.stage, action.microbatch),
            index.positionOf(need.kind, need.stage, action.microbatch)};
  }

  template <typename Visitor, typename NeedVisitor>
  void runRank(int32_t rank, std::vector<int32_t> &runnable, Visitor &visit, NeedVisitor &see) {
    const std::vector<Action> &actions = schedule.ranks[rank];
    std::vector<Sleeper> &waiting = sleepers[rank];
    for (int32_t &at = cursors[rank]; at < static_cast<int32_t>(actions.size());) {
      const Action &action = actions[at];
      std::span<const Need> needs = dataflow.needs(action);
      for (size_t &next = metNeeds[rank]; next < needs.size(); ++next) {
        Place place = placeOf(needs[next], action);
        if (cursors[place.rank] <= place.position)
          // A need on its own rank lies ahead of it: nothing will wake it.
          return sleep(rank, place);
        see(rank, place.rank, place.position, needs[next], action);
      }
      metNeeds[rank] = 0;
      visit(rank, at, action);
      ++at;
      while (!waiting.empty() && waiting.front().first < at) {
        runnable.push_back(waiting.front().second);
        std::pop_heap(waiting.begin(), waiting.end(), std::greater<>());
        waiting.pop_back();
      }
    }
  }

  void sleep(int32_t rank, const Place &place) {
    std::vector<Sleeper> &sleeping = sleepers[place.rank];
    sleeping.emplace_back(place.position, rank);
    std::push_heap(sleeping.begin(), sleeping.end(), std::greater<>());
  }

  /// A position and the rank that waits for it; the earliest is on top.
  using Sleeper = std::pair<int32_t, int32_t>;

  const Problem &problem;
  const Schedule &schedule;
  const Dataflow &dataflow;
  const ActionIndex &index;
  /// The first action of every rank that is yet to be done.
  std::vector<int32_t> cursors;
  /// How many needs of that action have been seen to be met.
  std::vector<size_t> metNeeds;
  std::vector<std::vector<Sleeper>> sleepers;
};

/// `rank 0 at position 2, 0B0, waits for 1B0 of rank 1` and so on, one part
/// per rank of a cycle.
std::string describeCycle(const Schedule &schedule, const std::vector<BlockedRank> &cycle);

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_EXECUTION_H
