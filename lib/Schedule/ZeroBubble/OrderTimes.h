//===- OrderTimes.h - The times of an order that is changed -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The inner loop of the search: keeps an order with the times of its actions
// and tells what a change of one stage's order would cost. Nothing is allocated
// after construction, and a change is first judged without a simulation:
//
//  * An action has an end, the longest path that leads to it, and a tail, the
//    longest path from its start to the end of a span. A path through changed
//    actions is as long as the ends before and the tails behind them say; where
//    one is too long, the rest of the order need not be looked at. (As in
//    searches for job shops: Taillard, ORSA Journal on Computing 6, 1994)
//  * What starts before the first changed action keeps its times.
//  * The simulation of the rest stops as soon as a span must become too large.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_ORDERTIMES_H
#define PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_ORDERTIMES_H

#include "Ticks.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace pipeline::schedule::zerobubble {

/// A stage and a position in its order.
struct Place {
  int32_t stage;
  int32_t position;
};

class OrderTimes {
public:
  explicit OrderTimes(const TickProblem &problem);

  /// Takes `order`, lawful on every stage. False where its stages wait for
  /// each other for ever.
  bool load(const Order &order);

  const Order &order() const { return current; }
  /// The largest span.
  Ticks largestSpan() const { return largest; }
  /// The sum of all spans.
  Ticks sumOfSpans() const { return sum; }

  /// The first position of a stage that starts at `time` or later.
  int32_t firstStartNotBefore(int32_t stage, Ticks time) const;

  /// The actions of a longest path to the end of the largest span.
  void findCriticalPath(std::vector<Place> &path);

  /// Proposes the order in which `edit` has changed the works of a stage, which
  /// it gets by position and may change from `from` to `to`, the latter
  /// included. False where that changes nothing or is not lawful. Position 0
  /// stays as it is.
  template <typename Edit>
  bool propose(int32_t stage, int32_t from, int32_t to, Edit &&edit) {
    if (!tailsAreFresh)
      findTails();
    Work *works = current.of(stage);
    changedStage = stage;
    first = from;
    last = to;
    std::copy(works + from, works + to + 1, savedWorks.begin() + from);
    edit(works);
    return closeProposal();
  }

  /// The stage of the proposal.
  int32_t changed() const { return changedStage; }

  /// What is proposed: the longest path through the changed actions, judged by
  /// the times of the others as they are.
  Ticks longestPathThroughChange();

  /// Simulates what is proposed. False where stages wait for ever, or a span
  /// would exceed `limit`; else the two numbers are those of the proposal until
  /// `reject`.
  bool simulateChange(Ticks limit);

  /// Makes what was simulated the current order.
  void accept();
  /// Forgets what was proposed and not simulated.
  void withdraw();
  /// Forgets what was proposed and simulated.
  void reject();

private:
  size_t placeOf(int32_t stage, int32_t position) const {
    return static_cast<size_t>(stage) * actions + position;
  }
  int32_t idOf(int32_t stage, Work work, int32_t microbatch) const {
    return guard + stage * stride + work * block + microbatch;
  }
  using Counts = std::array<int32_t, numWorks>;
  Counts countsBefore(int32_t stage, int32_t position) const {
    size_t place = placeOf(stage, position);
    int32_t forwards = forwardsBefore[place], backwards = backwardsBefore[place];
    return {forwards, backwards, position - forwards - backwards};
  }
  void number(int32_t stage, int32_t from, int32_t to);
  bool closeProposal();
  bool isWindowLawful() const;
  bool simulate(Ticks limit);
  void measure();
  template <typename Visitor>
  void forResumed(Visitor visit);
  void wakeAll();
  void wakeNeighbours(int32_t stage, const std::vector<Ticks> &times);
  void findTails();
  void markStaleTails();
  Ticks tailBehind(int32_t id, int32_t stage, Work work) const;

  const TickProblem &problem;
  int32_t stages;
  int32_t microbatches;
  int32_t actions;
  /// Ids of actions: a block per stage and work, one longer than m, so that
  /// the action before a stage's first or after its last is one that is always
  /// there and takes no part.
  int32_t block;
  int32_t stride;
  int32_t guard;

  /// What an action of a stage needs, as a distance of ids, and how much later.
  struct Link {
    int32_t need[numWorks];
    Ticks needLatency[numWorks];
    int32_t user[numWorks];
    Ticks userLatency[numWorks];
    Ticks cost[numWorks];
  };
  std::vector<Link> links;
  std::vector<Ticks> heads;

  Order current;
  /// By place: the id of the action, and how many F and I come before.
  std::vector<int32_t> ids;
  std::vector<int32_t> forwardsBefore;
  std::vector<int32_t> backwardsBefore;
  /// By place: the time of the actions from there on.
  std::vector<Ticks> workLeft;
  /// By id.
  std::vector<Ticks> ends;
  std::vector<Ticks> savedEnds;
  std::vector<Ticks> tails;
  std::vector<int32_t> positions;
  /// By stage: the tails of the positions before are stale, unless all are
  /// fresh.
  std::vector<int32_t> staleBefore;
  bool tailsAreFresh = false;

  /// The proposal: the works of one stage differ from `first` to `last`, where
  /// they were as saved.
  int32_t changedStage = 0;
  int32_t first = 0;
  int32_t last = 0;
  std::vector<Work> savedWorks;
  std::vector<Ticks> windowEnds;

  /// Of the simulation, by stage.
  std::vector<int32_t> cursors;
  std::vector<int32_t> resumedAt;
  std::vector<Ticks> clocks;
  std::vector<int32_t> runnable;
  std::vector<uint8_t> isRunnable;
  /// The id of the action that a stage waits for, or -1.
  std::vector<int32_t> missing;

  Ticks largest = 0;
  Ticks sum = 0;
  Ticks savedLargest = 0;
  Ticks savedSum = 0;
};

} // namespace pipeline::schedule::zerobubble

#endif // PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_ORDERTIMES_H
