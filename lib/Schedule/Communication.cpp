//===- Communication.cpp - Placing posts and waits --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three passes: what is received when, by walking every destination; when each
// send is surely received, by walking each channel along the time line; and
// the writing of the steps. Why the result can't deadlock is said in the header.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Communication.h"

#include "pipeline/Schedule/Simulator.h"

#include <algorithm>
#include <utility>

namespace pipeline::schedule {

namespace {

/// One microbatch of a message.
struct Transfer {
  int32_t message;
  int32_t microbatch;
};

/// A step that stands before the action at `position` of a rank, or at the
/// end where `position` is the number of its actions.
struct Insertion {
  int32_t position;
  Step step;
};

/// What one rank sends to one other.
struct Channel {
  int32_t source;
  int32_t destination;
  /// In the order in which they are sent.
  std::vector<Transfer> transfers;
  /// Of each transfer whose receive is placed, the position of the action of
  /// the destination before which it is posted. Ascends.
  std::vector<int32_t> postedBefore;
  /// Of each transfer, the position of the action of the source before which
  /// its send is waited for. Ascends.
  std::vector<int32_t> waitedBefore;
  /// How many of those are in the source's list already.
  size_t written = 0;
};

/// The messages that start or end at each forward and backward of a stage, by
/// its copy.
class MessagesByAction {
public:
  MessagesByAction(const Placement &placement, std::span<const Message> messages, bool byProducer)
      : placement(placement),
        offsets(2 * static_cast<size_t>(placement.stages()) * placement.copies() + 1, 0),
        list(messages.size()) {
    auto actionOf = [&](const Message &message) {
      const StageEdge &edge = message.edge;
      return byProducer ? listOf(edge.producerKind, edge.producerStage, message.copy)
                        : listOf(edge.consumerKind, edge.consumerStage, message.copy);
    };
    for (const Message &message : messages)
      ++offsets[actionOf(message) + 1];
    for (size_t i = 1; i < offsets.size(); ++i)
      offsets[i] += offsets[i - 1];
    std::vector<int32_t> next(offsets.begin(), offsets.end() - 1);
    for (size_t i = 0; i < messages.size(); ++i)
      list[next[actionOf(messages[i])]++] = static_cast<int32_t>(i);
  }

  /// In the order of the messages.
  std::span<const int32_t> of(const Action &action) const {
    if (action.kind == Kind::W)
      return {};
    size_t which = listOf(action.kind, action.stage, placement.copyOf(action.microbatch));
    return std::span(list).subspan(offsets[which], offsets[which + 1] - offsets[which]);
  }

private:
  size_t listOf(Kind kind, int32_t stage, int32_t copy) const {
    size_t owned = static_cast<size_t>(copy) * placement.stages() + stage;
    return 2 * owned + (kind == Kind::F ? 0 : 1);
  }

  const Placement &placement;
  std::vector<int32_t> offsets;
  std::vector<int32_t> list;
};

class CommunicationPlacer {
public:
  CommunicationPlacer(const Problem &problem, const Schedule &schedule,
                      std::span<const Message> messages, const Simulation &timeLine)
      : problem(problem), schedule(schedule), messages(messages), timeLine(timeLine),
        outgoing(problem.placement, messages, /*byProducer=*/true),
        incoming(problem.placement, messages, /*byProducer=*/false),
        posted(messages.size() * problem.microbatches, false), receivePosts(problem.ranks) {}

  CommunicationPlan place() {
    openChannels();
    for (int32_t rank = 0; rank < problem.ranks; ++rank)
      listSends(rank);
    for (int32_t rank = 0; rank < problem.ranks; ++rank)
      postReceives(rank);
    for (Channel &channel : channels)
      placeWaitsOfSends(channel);

    CommunicationPlan plan{{messages.begin(), messages.end()}, {}};
    plan.ranks.reserve(problem.ranks);
    for (int32_t rank = 0; rank < problem.ranks; ++rank)
      plan.ranks.push_back(stepsOf(rank));
    return plan;
  }

private:
  std::span<const Action> actionsOf(int32_t rank) const { return schedule.ranks[rank]; }

  void openChannels() {
    std::vector<std::pair<int32_t, int32_t>> ends;
    for (const Message &message : messages)
      ends.emplace_back(message.source(problem.placement), message.destination(problem.placement));
    std::vector<std::pair<int32_t, int32_t>> unique = ends;
    std::sort(unique.begin(), unique.end());
    unique.erase(std::unique(unique.begin(), unique.end()), unique.end());
    for (auto [source, destination] : unique)
      channels.push_back({source, destination, {}, {}, {}, 0});
    for (const std::pair<int32_t, int32_t> &pair : ends)
      channelOf.push_back(static_cast<int32_t>(
          std::lower_bound(unique.begin(), unique.end(), pair) - unique.begin()));
  }

  void listSends(int32_t rank) {
    for (const Action &action : actionsOf(rank))
      for (int32_t message : outgoing.of(action))
        channels[channelOf[message]].transfers.push_back({message, action.microbatch});
  }

  /// Posts what each action of `rank` consumes, and before it what the same
  /// channel brings first.
  void postReceives(int32_t rank) {
    std::span<const Action> actions = actionsOf(rank);
    for (int32_t position = 0; position < static_cast<int32_t>(actions.size()); ++position) {
      int32_t microbatch = actions[position].microbatch;
      for (int32_t message : incoming.of(actions[position])) {
        Channel &channel = channels[channelOf[message]];
        while (!posted[bitOf({message, microbatch})]) {
          Transfer transfer = channel.transfers[channel.postedBefore.size()];
          posted[bitOf(transfer)] = true;
          channel.postedBefore.push_back(position);
          receivePosts[rank].push_back(
              {position, {StepType::PostReceive, transfer.message, transfer.microbatch}});
        }
      }
    }
  }

  /// The send is waited for before the action after the first one that starts
  /// when its receive has been posted.
  void placeWaitsOfSends(Channel &channel) {
    const std::vector<double> &sourceStarts = timeLine.starts[channel.source];
    const std::vector<double> &destinationStarts = timeLine.starts[channel.destination];
    int32_t actions = static_cast<int32_t>(sourceStarts.size());
    int32_t first = 0;
    channel.waitedBefore.reserve(channel.transfers.size());
    for (int32_t posting : channel.postedBefore) {
      while (first < actions && sourceStarts[first] < destinationStarts[posting])
        ++first;
      channel.waitedBefore.push_back(std::min(first + 1, actions));
    }
  }

  /// The waits of all sends of `rank`: by position, and in the order of their
  /// posts where several have the same. A counting sort, since it is stable
  /// and linear.
  std::vector<Insertion> waitsOfSends(int32_t rank) {
    std::vector<Insertion> inPostOrder;
    std::vector<size_t> offsets(actionsOf(rank).size() + 2, 0);
    for (const Action &action : actionsOf(rank))
      for (int32_t message : outgoing.of(action)) {
        Channel &channel = channels[channelOf[message]];
        int32_t position = channel.waitedBefore[channel.written++];
        inPostOrder.push_back({position, {StepType::WaitSend, message, action.microbatch}});
        ++offsets[position + 1];
      }
    for (size_t i = 1; i < offsets.size(); ++i)
      offsets[i] += offsets[i - 1];
    std::vector<Insertion> sorted(inPostOrder.size());
    for (const Insertion &wait : inPostOrder)
      sorted[offsets[wait.position]++] = wait;
    return sorted;
  }

  /// Sends are waited for before receives are posted, so that the buffer of
  /// the one can serve the other.
  std::vector<Step> stepsOf(int32_t rank) {
    std::vector<Insertion> waits = waitsOfSends(rank);
    auto wait = waits.begin();
    auto post = receivePosts[rank].begin();
    std::span<const Action> actions = actionsOf(rank);
    std::vector<Step> steps;
    steps.reserve(actions.size() + 2 * waits.size() + 2 * receivePosts[rank].size());
    for (int32_t position = 0; position < static_cast<int32_t>(actions.size()); ++position) {
      const Action &action = actions[position];
      for (; wait != waits.end() && wait->position == position; ++wait)
        steps.push_back(wait->step);
      for (; post != receivePosts[rank].end() && post->position == position; ++post)
        steps.push_back(post->step);
      for (int32_t message : incoming.of(action))
        steps.push_back({StepType::WaitReceive, message, action.microbatch});
      steps.push_back(Step::run(action));
      for (int32_t message : outgoing.of(action))
        steps.push_back({StepType::PostSend, message, action.microbatch});
    }
    for (; wait != waits.end(); ++wait)
      steps.push_back(wait->step);
    return steps;
  }

  size_t bitOf(const Transfer &transfer) const {
    return static_cast<size_t>(transfer.message) * problem.microbatches + transfer.microbatch;
  }

  const Problem &problem;
  const Schedule &schedule;
  std::span<const Message> messages;
  const Simulation &timeLine;
  MessagesByAction outgoing;
  MessagesByAction incoming;
  std::vector<Channel> channels;
  /// By message.
  std::vector<int32_t> channelOf;
  /// The transfers whose receive is placed.
  std::vector<bool> posted;
  /// By rank, in order.
  std::vector<std::vector<Insertion>> receivePosts;
};

} // namespace

std::vector<Message> messagesOf(const Problem &problem, const Dataflow &dataflow) {
  std::vector<Message> messages;
  for (const StageEdge &edge : dataflow.edges())
    for (int32_t copy = 0; copy < problem.placement.copies(); ++copy) {
      Message message{static_cast<int32_t>(messages.size()), edge, copy};
      if (message.source(problem.placement) != message.destination(problem.placement))
        messages.push_back(message);
    }
  return messages;
}

Expected<CommunicationPlan> placeCommunication(const Problem &problem, const Schedule &schedule,
                                               const Dataflow &dataflow,
                                               std::span<const Message> messages) {
  std::vector<StageEdge> edges;
  edges.reserve(messages.size());
  for (const Message &message : messages)
    edges.push_back(message.edge);
  Expected<Dataflow> complete = dataflow.with(edges);
  if (!complete)
    return Error{complete.error()};
  for (const Message &message : messages) {
    const StageEdge &edge = message.edge;
    if (message.copy < 0 || message.copy >= problem.placement.copies())
      return Error{"a message is of copy " + std::to_string(message.copy) +
                   " of the stages, of which there are " +
                   std::to_string(problem.placement.copies())};
    if (int32_t rank = message.source(problem.placement);
        rank == message.destination(problem.placement))
      return Error{"a message goes from stage " + std::to_string(edge.producerStage) +
                   " to stage " + std::to_string(edge.consumerStage) + ", but rank " +
                   std::to_string(rank) + " owns both; hand such values over without a message"};
  }
  if (messages.size() > static_cast<size_t>(maxStage))
    return Error{std::to_string(messages.size()) + " messages per microbatch are more than " +
                 std::to_string(maxStage) + ", the most there may be"};

  // The real costs are left out on purpose: they would make the program of a
  // rank depend on a measurement.
  Problem unit = problem;
  unit.costs.clear();
  unit.latencies.clear();
  Expected<Simulation> timeLine = simulate(unit, schedule, *complete);
  if (!timeLine)
    return Error{timeLine.error()};
  return CommunicationPlacer(problem, schedule, messages, *timeLine).place();
}

std::string toString(const Step &step) {
  if (step.isAction())
    return toString(step.action());
  const char *name = step.type == StepType::PostReceive   ? "post receive "
                     : step.type == StepType::WaitReceive ? "wait receive "
                     : step.type == StepType::PostSend    ? "post send "
                                                          : "wait send ";
  return name + std::to_string(step.message()) + "[" + std::to_string(step.microbatch) + "]";
}

} // namespace pipeline::schedule
