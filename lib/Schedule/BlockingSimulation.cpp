//===- BlockingSimulation.cpp - Times where sends block ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A clock that goes from event to event: a rank comes to the gap between two
// actions, or leaves it. In one instant all arrivals come before all
// departures, so that a rank which is about to leave takes what is offered in
// that instant. What follows from a departure in the same instant, by actions
// of no length, is a later round.
//
// Nobody waits for ever. A rank in a gap takes everything, and one that is not
// comes to a gap; so an offer is taken. What a rank needs is offered by a rank
// that is not behind it in dataflow and program order, which are acyclic.
//
//===----------------------------------------------------------------------===//

#include "BlockingSimulation.h"

#include "CommunicationTables.h"

#include <algorithm>
#include <tuple>

namespace pipeline::schedule {

namespace {

class BlockingClock {
public:
  BlockingClock(const Problem &problem, const Schedule &schedule, std::span<const Message> messages,
                Simulation &simulation)
      : problem(problem), schedule(schedule), messages(messages), simulation(simulation),
        outgoing(problem.placement, messages, /*byProducer=*/true),
        incoming(problem.placement, messages, /*byProducer=*/false),
        received(messages.size() * problem.microbatches, false), ranks(problem.ranks) {}

  void run() {
    for (int32_t rank = 0; rank < problem.ranks; ++rank)
      push({0, 0, EventKind::Arrive, rank});
    while (!events.empty()) {
      std::pop_heap(events.begin(), events.end(), std::greater<>());
      Event event = events.back();
      events.pop_back();
      if (event.kind == EventKind::Arrive)
        arrive(event);
      else
        leave(event);
    }
  }

private:
  enum class EventKind : uint8_t { Arrive, Leave };

  struct Event {
    double time;
    int32_t round;
    EventKind kind;
    int32_t rank;

    friend auto operator<=>(const Event &, const Event &) = default;
  };

  struct Transfer {
    int32_t message;
    int32_t microbatch;
  };

  struct Rank {
    /// Of the next action.
    int32_t position = 0;
    bool inGap = false;
    /// Its own offers that nobody has taken, and values that its next action
    /// needs and has not got.
    int32_t untaken = 0;
    int32_t missing = 0;
    /// When its transfers are over.
    double held = 0;
    /// What is offered to it while it is busy.
    std::vector<Transfer> offers;
  };

  void push(const Event &event) {
    events.push_back(event);
    std::push_heap(events.begin(), events.end(), std::greater<>());
  }

  size_t bitOf(const Transfer &transfer) const {
    return static_cast<size_t>(transfer.message) * problem.microbatches + transfer.microbatch;
  }

  std::span<const Action> actionsOf(int32_t rank) const { return schedule.ranks[rank]; }

  void arrive(const Event &event) {
    Rank &rank = ranks[event.rank];
    std::span<const Action> actions = actionsOf(event.rank);
    rank.inGap = true;
    rank.held = event.time;
    rank.missing = 0;
    if (rank.position < static_cast<int32_t>(actions.size())) {
      const Action &next = actions[rank.position];
      for (int32_t message : incoming.of(next))
        rank.missing += !received[bitOf({message, next.microbatch})];
    }
    for (const Transfer &offer : rank.offers)
      start(event, offer);
    rank.offers.clear();
    if (rank.position > 0)
      offer(event, actions[rank.position - 1]);
    considerLeaving(event, event.rank);
  }

  /// Offers what `done` has made.
  void offer(const Event &event, const Action &done) {
    for (int32_t message : outgoing.of(done)) {
      ++ranks[event.rank].untaken;
      Transfer transfer{message, done.microbatch};
      Rank &destination = ranks[messages[message].destination(problem.placement)];
      if (destination.inGap)
        start(event, transfer);
      else
        destination.offers.push_back(transfer);
    }
  }

  /// Both ends are in a gap, and stay there until the transfer is over.
  void start(const Event &event, const Transfer &transfer) {
    const Message &message = messages[transfer.message];
    int32_t source = message.source(problem.placement);
    int32_t destination = message.destination(problem.placement);
    double over =
        event.time + problem.latencyBetween(message.edge.producerStage, message.edge.consumerStage);
    for (int32_t rank : {source, destination})
      ranks[rank].held = std::max(ranks[rank].held, over);
    received[bitOf(transfer)] = true;
    --ranks[source].untaken;
    const Action &next = actionsOf(destination)[ranks[destination].position];
    if (isFor(message, transfer, next))
      --ranks[destination].missing;
    for (int32_t rank : {source, destination})
      considerLeaving(event, rank);
  }

  static bool isFor(const Message &message, const Transfer &transfer, const Action &action) {
    return action.stage == message.edge.consumerStage && action.microbatch == transfer.microbatch &&
           action.kind != Kind::W && isForward(action) == (message.edge.consumerKind == Kind::F);
  }

  void considerLeaving(const Event &event, int32_t number) {
    const Rank &rank = ranks[number];
    if (rank.untaken == 0 && rank.missing == 0)
      push({rank.held, rank.held == event.time ? event.round : 0, EventKind::Leave, number});
  }

  void leave(const Event &event) {
    Rank &rank = ranks[event.rank];
    // Since this event was foreseen, the rank may have left, or got more to do.
    if (!rank.inGap || rank.untaken > 0 || rank.missing > 0 || rank.held > event.time ||
        rank.position == static_cast<int32_t>(actionsOf(event.rank).size()))
      return;
    double end = event.time + problem.costOf(actionsOf(event.rank)[rank.position]);
    simulation.starts[event.rank][rank.position] = event.time;
    simulation.ends[event.rank][rank.position] = end;
    ++rank.position;
    rank.inGap = false;
    push({end, end == event.time ? event.round + 1 : 0, EventKind::Arrive, event.rank});
  }

  const Problem &problem;
  const Schedule &schedule;
  std::span<const Message> messages;
  Simulation &simulation;
  MessagesByAction outgoing;
  MessagesByAction incoming;
  std::vector<bool> received;
  std::vector<Rank> ranks;
  /// A heap with the earliest on top.
  std::vector<Event> events;
};

} // namespace

Status simulateBlocking(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
                        const ActionIndex &index, Simulation &simulation) {
  Execution execution(problem, schedule, dataflow, index);
  if (!execution.run([](int32_t, int32_t, const Action &) {}))
    return Error{"S4: " + describeCycle(schedule, execution.cycle())};
  std::vector<Message> messages = messagesOf(problem, dataflow);
  BlockingClock(problem, schedule, messages, simulation).run();
  return Status::success();
}

} // namespace pipeline::schedule
