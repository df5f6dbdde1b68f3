//===- PlanEvents.cpp - The events of a communication plan ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a plan's steps post and wait for, as the communication verifier takes
// it, and whether they do so at the right time: a value is sent after it is
// made, and has been waited for when it is read.
//
//===----------------------------------------------------------------------===//

#include "ProgramRunner.h"
#include "StepWriter.h"
#include "pipeline/Schedule/CommunicationVerifier.h"

#include <memory>
#include <span>

namespace pipeline::schedule {

namespace {

/// Where the messages of a plan go, for all ranks together.
class MessageEnds {
public:
  MessageEnds(const Problem &problem, std::span<const Message> messages)
      : problem(problem), perRank(problem.ranks, 0) {
    ends.reserve(messages.size());
    for (const Message &message : messages) {
      int32_t source = message.source(problem.placement);
      int32_t destination = message.destination(problem.placement);
      size_t firstAtSource = slotsPerMessage() * perRank[source]++;
      size_t firstAtDestination = slotsPerMessage() * perRank[destination]++;
      ends.push_back({{source, destination}, {firstAtSource, firstAtDestination}, message.copy});
    }
  }

  /// The two ends of a message, by whether they receive.
  struct Ends {
    int32_t rank[2];
    /// The number of its first transfer among those of the rank.
    size_t first[2];
    int32_t copy;
  };

  /// The ends of a post's or wait's message if there is such a transfer, and
  /// `rank` is the one that the step takes it for; else null.
  const Ends *endsOf(const Step &step, int32_t rank) const {
    if (static_cast<size_t>(step.message()) >= ends.size() || step.microbatch < 0 ||
        step.microbatch >= problem.microbatches)
      return nullptr;
    const Ends &found = ends[step.message()];
    return found.rank[isReceive(step)] == rank &&
                   found.copy == problem.placement.copyOf(step.microbatch)
               ? &found
               : nullptr;
  }

  static bool isReceive(const Step &step) {
    return step.type == StepType::PostReceive || step.type == StepType::WaitReceive;
  }

  /// Whether there is such an action, and on `rank`.
  bool isOf(const Action &action, int32_t rank) const {
    return action.stage >= 0 && action.stage < problem.stages() && action.microbatch >= 0 &&
           action.microbatch < problem.microbatches && problem.rankOf(action) == rank;
  }

  /// A number of a transfer among those of a rank. Where stages have two copies
  /// a message is of every other microbatch.
  size_t slotOf(const Ends &found, bool receive, int32_t microbatch) const {
    return found.first[receive] + microbatch / problem.placement.copies();
  }
  size_t slotOf(bool receive, int32_t message, int32_t microbatch) const {
    return slotOf(ends[message], receive, microbatch);
  }

  size_t slotsOf(int32_t rank) const { return slotsPerMessage() * perRank[rank]; }

private:
  size_t slotsPerMessage() const {
    return problem.placement.microbatchesOf(/*copy=*/0, problem.microbatches);
  }

  const Problem &problem;
  std::vector<Ends> ends;
  /// How many messages each rank has, at either end.
  std::vector<int32_t> perRank;
};

/// Checks that values are made before they are sent, and received before they
/// are read. The faults of all ranks are collected in one list.
struct ValueChecks {
  const MessagesByAction &outgoing;
  const MessagesByAction &incoming;
  FaultList &faults;
};

/// Gives the steps of a list.
class ListedSteps {
public:
  explicit ListedSteps(const std::vector<Step> &steps) : at(steps.data()), end(at + steps.size()) {}

  const Step *next() { return at == end ? nullptr : at++; }

private:
  const Step *at;
  const Step *end;
};

/// Gives the steps that the tables of a placement say.
class WrittenSteps {
public:
  explicit WrittenSteps(StepWriter writer) : writer(std::move(writer)) {}

  const Step *next() {
    while (at == steps.size()) {
      if (writer.atEnd())
        return nullptr;
      steps.clear();
      at = 0;
      writer.write(steps);
    }
    return &steps[at++];
  }

private:
  StepWriter writer;
  std::vector<Step> steps;
  size_t at = 0;
};

/// Gives the events of one rank's steps.
template <typename Steps>
class StepEvents {
public:
  /// Values are checked where `checks` are given.
  StepEvents(Steps steps, std::shared_ptr<const MessageEnds> ends, int32_t rank,
             const ValueChecks *checks)
      : steps(std::move(steps)), ends(std::move(ends)), rank(rank), checks(checks),
        states(this->ends->slotsOf(rank), untouched) {}

  /// Sets what an event of the type has.
  bool next(Event &event) {
    const Step *step = steps.next();
    if (!step)
      return false;
    fill(event, *step);
    event.user = user++;
    return true;
  }

  /// As an EventSource is called.
  std::optional<Event> operator()() {
    Event event;
    return next(event) ? std::optional(event) : std::nullopt;
  }

private:
  /// What has become of a transfer at this end: the number of its post, or
  /// one of these.
  static constexpr int32_t untouched = -1;
  static constexpr int32_t made = -2;   ///< of a send: its value
  static constexpr int32_t waited = -3; ///< for its post

  void fill(Event &event, const Step &step) {
    switch (step.type) {
    case StepType::PostSend:
    case StepType::PostReceive:
      return fillPost(event, step);
    case StepType::WaitSend:
    case StepType::WaitReceive:
      return fillWait(event, step);
    case StepType::GroupBegin:
      event.type = EventType::GroupBegin;
      return;
    case StepType::GroupEnd:
      event.type = EventType::GroupEnd;
      return;
    default:
      event.type = EventType::Other;
      if (checks)
        checkAction(step.action());
    }
  }

  void fillPost(Event &event, const Step &step) {
    bool receive = step.type == StepType::PostReceive;
    int32_t number = posts++;
    event.type = receive ? EventType::PostReceive : EventType::PostSend;
    event.peer = -1; // A transfer of other ranks is left to the verifier.
    event.typeId = step.message();
    event.value = int64_t{step.message()} << 32 | static_cast<uint32_t>(step.microbatch);
    if (const MessageEnds::Ends *found = ends->endsOf(step, rank)) {
      event.peer = found->rank[!receive];
      int32_t &state = states[ends->slotOf(*found, receive, step.microbatch)];
      if (checks && !receive && state == untouched)
        report("is sent before its value is made", toString(step));
      state = number;
    }
  }

  void fillWait(Event &event, const Step &step) {
    event.type = EventType::Wait;
    event.request = -1; // So is one that was not posted.
    if (const MessageEnds::Ends *found = ends->endsOf(step, rank)) {
      int32_t &state = states[ends->slotOf(*found, MessageEnds::isReceive(step), step.microbatch)];
      event.request = state < 0 ? -1 : state;
      state = waited;
    }
  }

  void checkAction(const Action &action) {
    if (!ends->isOf(action, rank))
      return report("is not an action of this rank", toString(action));
    for (int32_t message : checks->incoming.of(action))
      if (states[ends->slotOf(/*receive=*/true, message, action.microbatch)] != waited)
        report("is read before its receive is waited for",
               toString(Step{StepType::PostReceive, message, action.microbatch}));
    for (int32_t message : checks->outgoing.of(action)) {
      int32_t &state = states[ends->slotOf(/*receive=*/false, message, action.microbatch)];
      state = state == untouched ? made : state;
    }
  }

  void report(const std::string &what, const std::string &step) {
    std::string text = step + " " + what;
    checks->faults.add(
        {Constraint::S4,
         "rank " + std::to_string(rank) + ", event " + std::to_string(user) + ": " + text,
         {{rank, user, user, text}}});
  }

  Steps steps;
  std::shared_ptr<const MessageEnds> ends;
  int32_t rank;
  const ValueChecks *checks;
  int64_t user = 0;
  int32_t posts = 0;
  std::vector<int32_t> states;
};

/// `stepsOf(rank)` gives the steps of a rank.
template <typename Steps, typename StepsOf>
std::vector<StepEvents<Steps>> eventsOfRanks(const Problem &problem,
                                             std::span<const Message> messages, int32_t ranks,
                                             const ValueChecks *checks, StepsOf &&stepsOf) {
  auto ends = std::make_shared<const MessageEnds>(problem, messages);
  std::vector<StepEvents<Steps>> sources;
  sources.reserve(ranks);
  for (int32_t rank = 0; rank < ranks; ++rank)
    sources.emplace_back(stepsOf(rank), ends, rank, checks);
  return sources;
}

} // namespace

std::vector<EventSource> eventsOf(const Problem &problem, const CommunicationPlan &plan) {
  auto listed = eventsOfRanks<ListedSteps>(
      problem, plan.messages, static_cast<int32_t>(plan.ranks.size()), nullptr,
      [&](int32_t rank) { return ListedSteps(plan.ranks[rank]); });
  return {std::make_move_iterator(listed.begin()), std::make_move_iterator(listed.end())};
}

std::vector<CommunicationFault> verifyPlan(const Problem &problem, const CommunicationPlan &plan,
                                           const CommunicationModel &model, int32_t kept) {
  MessagesByAction outgoing(problem.placement, plan.messages, /*byProducer=*/true);
  MessagesByAction incoming(problem.placement, plan.messages, /*byProducer=*/false);
  FaultList faults(kept);
  ValueChecks checks{outgoing, incoming, faults};
  auto sources = eventsOfRanks<ListedSteps>(
      problem, plan.messages, static_cast<int32_t>(plan.ranks.size()), &checks,
      [&](int32_t rank) { return ListedSteps(plan.ranks[rank]); });
  runPrograms(std::move(sources), model, faults);
  return faults.take();
}

std::vector<CommunicationFault> verifyPlan(const PlacedCommunication &placed,
                                           const CommunicationModel &model, int32_t kept) {
  const CommunicationTables &tables = placed.tables();
  FaultList faults(kept);
  ValueChecks checks{tables.outgoing, tables.incoming, faults};
  auto sources = eventsOfRanks<WrittenSteps>(
      tables.problem, tables.messages, tables.problem.ranks, &checks,
      [&](int32_t rank) { return WrittenSteps(StepWriter(tables, rank)); });
  runPrograms(std::move(sources), model, faults);
  return faults.take();
}

} // namespace pipeline::schedule
