//===- StreamClock.h - How long a plan takes, by its posts ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The simulator places communication itself; this one takes posts and waits as
// they stand, which is what a file says. Plain and for small plans.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_SCHEDULE_STREAMCLOCK_H
#define PIPELINE_TEST_UNIT_SCHEDULE_STREAMCLOCK_H

#include "pipeline/Schedule/Communication.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace pipeline::schedule {

/// Whether transfers of a rank progress one by one, in the order in which it
/// posts them, or each as soon as both sides have posted it.
enum class Transport { Independent, Stream };

class StreamClock {
public:
  StreamClock(const Problem &problem, const CommunicationPlan &plan, Transport transport)
      : problem(problem), plan(plan), transport(transport), ranks(plan.ranks.size()) {}

  /// The time at which the last rank ends; transfers take none. Nothing where
  /// ranks wait for ever.
  std::optional<double> run() {
    bool ended = false;
    for (bool moved = true; moved;) {
      moved = false;
      ended = true;
      for (size_t rank = 0; rank < ranks.size(); ++rank) {
        while (advance(static_cast<int32_t>(rank)))
          moved = true;
        while (transfer(ranks[rank]))
          moved = true;
        ended &= ranks[rank].next == plan.ranks[rank].size();
      }
    }
    double last = 0;
    for (const Rank &rank : ranks)
      last = std::max(last, rank.time);
    return ended ? std::optional(last) : std::nullopt;
  }

private:
  /// A message and a microbatch.
  using Key = std::pair<int32_t, int32_t>;

  struct Rank {
    double time = 0;
    size_t next = 0;
    /// What it posts, in order, how many of these are through, and when the
    /// last was.
    std::vector<Key> stream;
    size_t through = 0;
    double free = 0;
  };

  struct Transfer {
    std::optional<double> sent, received, done;
  };

  /// Runs the next step of a rank, if it can be run.
  bool advance(int32_t number) {
    Rank &rank = ranks[number];
    if (rank.next == plan.ranks[number].size())
      return false;
    const Step &step = plan.ranks[number][rank.next];
    if (step.isAction()) {
      rank.time += problem.costOf(step.action());
    } else if (step.isPost()) {
      Transfer &posted = transfers[{step.message(), step.microbatch}];
      (step.type == StepType::PostSend ? posted.sent : posted.received) = rank.time;
      if (transport == Transport::Stream)
        rank.stream.push_back({step.message(), step.microbatch});
      else if (posted.sent && posted.received)
        posted.done = std::max(*posted.sent, *posted.received);
    } else {
      const Transfer &awaited = transfers[{step.message(), step.microbatch}];
      if (!awaited.done)
        return false;
      rank.time = std::max(rank.time, *awaited.done);
    }
    ++rank.next;
    return true;
  }

  /// Lets the next transfer of a rank's stream through, if it can go: when it
  /// is next on both sides.
  bool transfer(Rank &rank) {
    if (rank.through == rank.stream.size())
      return false;
    Key key = rank.stream[rank.through];
    const Message &message = plan.messages[key.first];
    Rank &source = ranks[message.source(problem.placement)];
    Rank &destination = ranks[message.destination(problem.placement)];
    Transfer &next = transfers[key];
    if (!isNext(source, key) || !isNext(destination, key))
      return false;
    next.done = std::max({*next.sent, *next.received, source.free, destination.free});
    source.free = destination.free = *next.done;
    ++source.through;
    ++destination.through;
    return true;
  }

  static bool isNext(const Rank &rank, const Key &key) {
    return rank.through < rank.stream.size() && rank.stream[rank.through] == key;
  }

  const Problem &problem;
  const CommunicationPlan &plan;
  Transport transport;
  std::vector<Rank> ranks;
  std::map<Key, Transfer> transfers;
};

inline std::optional<double> makespanOf(const Problem &problem, const CommunicationPlan &plan,
                                        Transport transport) {
  return StreamClock(problem, plan, transport).run();
}

} // namespace pipeline::schedule

#endif // PIPELINE_TEST_UNIT_SCHEDULE_STREAMCLOCK_H
