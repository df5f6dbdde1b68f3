//===- BruteForce.cpp - Slow and simple answers to compare with -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BruteForce.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <tuple>

namespace pipeline::schedule {

namespace {

/// Kind, stage, microbatch; backwards of either sort are 'B'.
using Key = std::tuple<char, int32_t, int32_t>;

Key keyOf(Kind kind, int32_t stage, int32_t microbatch) {
  return {kind == Kind::F ? 'F' : kind == Kind::W ? 'W' : 'B', stage, microbatch};
}

std::vector<Key> needsOf(const Dataflow &dataflow, const Action &action) {
  std::vector<Key> keys;
  if (action.kind == Kind::W)
    return {keyOf(Kind::B, action.stage, action.microbatch)};
  if (action.kind != Kind::F)
    keys.push_back(keyOf(Kind::F, action.stage, action.microbatch));
  for (const StageEdge &edge : dataflow.edges())
    if (keyOf(edge.consumerKind, edge.consumerStage, 0) == keyOf(action.kind, action.stage, 0))
      keys.push_back(keyOf(edge.producerKind, edge.producerStage, action.microbatch));
  return keys;
}

} // namespace

bool isValidByBruteForce(const Problem &problem, const Schedule &schedule,
                         const Dataflow &dataflow) {
  std::map<std::pair<int32_t, int32_t>, std::multiset<Kind>> done;
  for (size_t rank = 0; rank < schedule.ranks.size(); ++rank)
    for (const Action &action : schedule.ranks[rank]) {
      if (action.stage < 0 || action.stage >= problem.stages() || action.microbatch < 0 ||
          action.microbatch >= problem.microbatches ||
          problem.rankOf(action) != static_cast<int32_t>(rank))
        return false;
      done[{action.stage, action.microbatch}].insert(action.kind);
    }
  if (done.size() != static_cast<size_t>(problem.stages()) * problem.microbatches)
    return false;
  for (const auto &[pair, kinds] : done)
    if (kinds != std::multiset<Kind>{Kind::F, Kind::B} &&
        kinds != std::multiset<Kind>{Kind::F, Kind::I, Kind::W})
      return false;
  return simulateByBruteForce(problem, schedule, dataflow).has_value();
}

std::optional<StartTimes> simulateByBruteForce(const Problem &problem, const Schedule &schedule,
                                               const Dataflow &dataflow) {
  struct End {
    double time;
    int32_t rank;
  };
  std::map<Key, End> ends;
  std::vector<size_t> next(schedule.ranks.size(), 0);
  std::vector<double> free(schedule.ranks.size(), 0);
  StartTimes starts(schedule.ranks.size());
  std::set<double> clock = {0};
  for (; !clock.empty(); clock.erase(clock.begin())) {
    double now = *clock.begin();
    // Actions of no length let others start in the same instant.
    for (bool again = true; again;) {
      again = false;
      for (size_t rank = 0; rank < schedule.ranks.size(); ++rank) {
        if (next[rank] == schedule.ranks[rank].size() || free[rank] > now)
          continue;
        Action action = schedule.ranks[rank][next[rank]];
        bool ready = true;
        for (const Key &need : needsOf(dataflow, action)) {
          auto end = ends.find(need);
          ready = ready && end != ends.end() &&
                  (end->second.rank == static_cast<int32_t>(rank)
                       ? end->second.time
                       : end->second.time +
                             problem.latencyBetween(std::get<1>(need), action.stage)) <= now;
        }
        if (!ready)
          continue;
        double end = now + problem.costOf(action);
        starts[rank].push_back(now);
        free[rank] = end;
        ends[keyOf(action.kind, action.stage, action.microbatch)] = {end,
                                                                     static_cast<int32_t>(rank)};
        clock.insert(end);
        for (double latency : problem.latencies)
          clock.insert(end + latency);
        ++next[rank];
        again = true;
      }
    }
  }
  for (size_t rank = 0; rank < schedule.ranks.size(); ++rank)
    if (next[rank] != schedule.ranks[rank].size())
      return std::nullopt;
  return starts;
}

std::optional<StartTimes> simulateBlockingByBruteForce(const Problem &problem,
                                                       const Schedule &schedule,
                                                       const Dataflow &dataflow) {
  // A transfer is one edge and one microbatch, from where it is offered on.
  struct Transfer {
    StageEdge edge;
    int32_t microbatch;
    int32_t source, destination;
    double over = -1; ///< -1: it has not started
  };
  size_t numRanks = schedule.ranks.size();
  std::vector<Transfer> transfers;
  std::vector<size_t> next(numRanks, 0);
  std::vector<double> free(numRanks, 0);
  std::vector<bool> inGap(numRanks, false);
  StartTimes starts(numRanks);
  std::set<double> clock = {0};

  auto matches = [](const Action &action, Kind kind, int32_t stage) {
    return action.stage == stage && action.kind != Kind::W &&
           (action.kind == Kind::F) == (kind == Kind::F);
  };
  auto arrive = [&](size_t rank) {
    inGap[rank] = true;
    if (next[rank] == 0)
      return;
    Action done = schedule.ranks[rank][next[rank] - 1];
    for (const StageEdge &edge : dataflow.edges())
      if (matches(done, edge.producerKind, edge.producerStage)) {
        int32_t to = problem.rankOf(edge.consumerStage, done.microbatch);
        if (to != static_cast<int32_t>(rank))
          transfers.push_back({edge, done.microbatch, static_cast<int32_t>(rank), to});
      }
  };
  auto canLeave = [&](size_t rank, double now) {
    if (!inGap[rank] || next[rank] == schedule.ranks[rank].size())
      return false;
    Action action = schedule.ranks[rank][next[rank]];
    size_t received = 0, needed = 0;
    for (const Transfer &transfer : transfers) {
      bool mine = transfer.source == static_cast<int32_t>(rank);
      bool over = transfer.over >= 0 && transfer.over <= now;
      bool theirs = transfer.destination == static_cast<int32_t>(rank) && transfer.over >= 0;
      if ((mine || theirs) && !over)
        return false;
      received += theirs && transfer.microbatch == action.microbatch &&
                  matches(action, transfer.edge.consumerKind, transfer.edge.consumerStage);
    }
    for (const StageEdge &edge : dataflow.edges())
      needed += matches(action, edge.consumerKind, edge.consumerStage) &&
                problem.rankOf(edge.producerStage, action.microbatch) != static_cast<int32_t>(rank);
    return received == needed;
  };

  for (; !clock.empty(); clock.erase(clock.begin())) {
    double now = *clock.begin();
    for (bool again = true; again;) {
      again = false;
      for (size_t rank = 0; rank < numRanks; ++rank)
        if (!inGap[rank] && free[rank] <= now)
          arrive(rank);
      for (Transfer &transfer : transfers)
        if (transfer.over < 0 && inGap[transfer.destination]) {
          transfer.over = now + problem.latencyBetween(transfer.edge.producerStage,
                                                       transfer.edge.consumerStage);
          clock.insert(transfer.over);
        }
      std::vector<size_t> leaving;
      for (size_t rank = 0; rank < numRanks; ++rank)
        if (canLeave(rank, now))
          leaving.push_back(rank);
      for (size_t rank : leaving) {
        starts[rank].push_back(now);
        free[rank] = now + problem.costOf(schedule.ranks[rank][next[rank]++]);
        clock.insert(free[rank]);
        inGap[rank] = false;
        again = true;
      }
    }
  }
  for (size_t rank = 0; rank < numRanks; ++rank)
    if (next[rank] != schedule.ranks[rank].size())
      return std::nullopt;
  return starts;
}

} // namespace pipeline::schedule
