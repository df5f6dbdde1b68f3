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
                                                       const CommunicationPlan &plan) {
  // Every rank alternates meetings and actions; a meeting's transfers are
  // looked up by message and microbatch on both sides.
  struct Meeting {
    std::set<std::pair<int32_t, int32_t>> transfers;
    double arrival = -1;
    bool left = false;
  };
  size_t numRanks = plan.ranks.size();
  std::vector<std::vector<Meeting>> meetings(numRanks);
  std::vector<std::vector<Action>> actions(numRanks);
  for (size_t rank = 0; rank < numRanks; ++rank) {
    meetings[rank].emplace_back();
    for (const Step &step : plan.ranks[rank]) {
      if (step.isPost())
        meetings[rank].back().transfers.insert({step.message(), step.microbatch});
      if (!step.isAction())
        continue;
      actions[rank].push_back(step.action());
      meetings[rank].emplace_back();
    }
    meetings[rank].front().arrival = 0;
  }
  StartTimes starts(numRanks);
  for (bool again = true; again;) {
    again = false;
    for (size_t rank = 0; rank < numRanks; ++rank)
      for (size_t at = 0; at < meetings[rank].size(); ++at) {
        Meeting &meeting = meetings[rank][at];
        if (meeting.left || meeting.arrival < 0)
          continue;
        double leave = meeting.arrival;
        bool complete = true;
        for (const auto &transfer : meeting.transfers) {
          const StageEdge &edge = plan.messages[transfer.first].edge;
          const Message &message = plan.messages[transfer.first];
          int32_t producer = message.source(problem.placement);
          size_t peer = producer == static_cast<int32_t>(rank)
                            ? message.destination(problem.placement)
                            : producer;
          auto partner =
              std::find_if(meetings[peer].begin(), meetings[peer].end(),
                           [&](const Meeting &m) { return m.transfers.count(transfer) != 0; });
          complete = complete && partner->arrival >= 0;
          leave =
              std::max(leave, std::max(meeting.arrival, partner->arrival) +
                                  problem.latencyBetween(edge.producerStage, edge.consumerStage));
        }
        if (!complete)
          continue;
        meeting.left = true;
        again = true;
        if (at == actions[rank].size())
          continue;
        starts[rank].push_back(leave);
        meetings[rank][at + 1].arrival = leave + problem.costOf(actions[rank][at]);
      }
  }
  for (size_t rank = 0; rank < numRanks; ++rank)
    if (!meetings[rank].back().left)
      return std::nullopt;
  return starts;
}

bool runsByBruteForce(const Problem &problem, const CommunicationPlan &plan, uint32_t seed) {
  std::mt19937 random(seed);
  // What each side of a channel has posted, in order.
  std::map<std::pair<int32_t, int32_t>, std::vector<std::pair<int32_t, int32_t>>> sent, received;
  std::vector<size_t> next(plan.ranks.size(), 0);
  auto channelOf = [&](const Step &step) {
    const Message &message = plan.messages[step.message()];
    return std::pair(message.source(problem.placement), message.destination(problem.placement));
  };
  auto isThrough = [&](const Step &step) {
    auto channel = channelOf(step);
    std::pair transfer(int32_t(step.message()), step.microbatch);
    size_t both = std::min(sent[channel].size(), received[channel].size());
    auto end = sent[channel].begin() + both;
    return std::find(sent[channel].begin(), end, transfer) != end;
  };
  while (true) {
    std::vector<size_t> movable;
    for (size_t rank = 0; rank < plan.ranks.size(); ++rank)
      if (next[rank] < plan.ranks[rank].size() &&
          (!plan.ranks[rank][next[rank]].isWait() || isThrough(plan.ranks[rank][next[rank]])))
        movable.push_back(rank);
    if (movable.empty())
      break;
    size_t rank = movable[random() % movable.size()];
    const Step &step = plan.ranks[rank][next[rank]++];
    if (step.isPost())
      (step.type == StepType::PostSend ? sent : received)[channelOf(step)].emplace_back(
          step.message(), step.microbatch);
  }
  for (size_t rank = 0; rank < plan.ranks.size(); ++rank)
    if (next[rank] != plan.ranks[rank].size())
      return false;
  return sent == received;
}

} // namespace pipeline::schedule
