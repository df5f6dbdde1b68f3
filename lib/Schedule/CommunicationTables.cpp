//===- CommunicationTables.cpp - Where posts and waits stand ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommunicationTables.h"

#include <algorithm>
#include <utility>

namespace pipeline::schedule {

MessagesByAction::MessagesByAction(const Placement &placement, std::span<const Message> messages,
                                   bool byProducer)
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

CommunicationTables::CommunicationTables(const Problem &problem, const Schedule &schedule,
                                         std::span<const Message> messages, TransferOrder order)
    : problem(problem), schedule(schedule), messages(messages.begin(), messages.end()),
      order(order), outgoing(problem.placement, messages, /*byProducer=*/true),
      incoming(problem.placement, messages, /*byProducer=*/false), channelsFrom(problem.ranks),
      channelsTo(problem.ranks), messagesTo(problem.ranks, 0),
      receivesInOrder(problem.ranks, true) {
  std::vector<std::pair<int32_t, int32_t>> ends;
  ends.reserve(messages.size());
  for (const Message &message : messages)
    ends.emplace_back(message.source(problem.placement), message.destination(problem.placement));
  std::vector<std::pair<int32_t, int32_t>> unique = ends;
  std::sort(unique.begin(), unique.end());
  unique.erase(std::unique(unique.begin(), unique.end()), unique.end());
  std::vector<int32_t> fromSource, toDestination;
  for (auto [source, destination] : unique) {
    auto index = static_cast<int32_t>(channels.size());
    channels.push_back({source, destination, {}, {}, {}, {}});
    fromSource.push_back(static_cast<int32_t>(channelsFrom[source].size()));
    toDestination.push_back(static_cast<int32_t>(channelsTo[destination].size()));
    channelsFrom[source].push_back(index);
    channelsTo[destination].push_back(index);
  }
  std::vector<size_t> sizes(channels.size(), 0);
  for (size_t i = 0; i < messages.size(); ++i) {
    auto channel = std::lower_bound(unique.begin(), unique.end(), ends[i]) - unique.begin();
    channelIndex.push_back(static_cast<int32_t>(channel));
    indexAtSource.push_back(fromSource[channel]);
    indexAtDestination.push_back(toDestination[channel]);
    numberAtDestination.push_back(messagesTo[ends[i].second]++);
    sizes[channel] += problem.placement.microbatchesOf(messages[i].copy, problem.microbatches);
  }
  for (size_t i = 0; i < channels.size(); ++i)
    channels[i].sentAfter.reserve(sizes[i]);
  for (const std::vector<Action> &actions : schedule.ranks)
    for (size_t position = 0; position < actions.size(); ++position)
      for (int32_t message : outgoing.of(actions[position]))
        channelOf(message).sentAfter.push_back(static_cast<int32_t>(position));
}

namespace {

/// Receives by need, and waits of sends by the time line.
class UnorderedPlacer {
public:
  UnorderedPlacer(CommunicationTables &tables, const EndTimes<int32_t> &ends)
      : tables(tables), ends(ends),
        posted(tables.messages.size() * tables.problem.microbatches, false),
        sourcePositions(tables.channels.size(), 0) {
    unposted.reserve(tables.channels.size());
    for (size_t i = 0; i < tables.channels.size(); ++i) {
      unposted.emplace_back(tables, static_cast<int32_t>(i));
      tables.channels[i].waitedBefore.reserve(tables.channels[i].sentAfter.size());
    }
  }

  void place() {
    for (int32_t rank = 0; rank < tables.problem.ranks; ++rank)
      postReceives(rank);
  }

private:
  /// Posts what each action of `rank` consumes, and before it what the same
  /// channel brings first.
  void postReceives(int32_t rank) {
    std::span<const Action> actions = tables.schedule.ranks[rank];
    for (int32_t position = 0; position < static_cast<int32_t>(actions.size()); ++position)
      for (int32_t message : tables.incoming.of(actions[position])) {
        std::vector<bool>::reference isPosted =
            posted[bitOf(message, actions[position].microbatch)];
        int32_t channel = tables.channelIndex[message];
        int32_t brought = 0;
        for (TransferWalk &walk = unposted[channel]; !isPosted; walk.advance(), ++brought) {
          posted[bitOf(walk.message(), walk.microbatch())] = true;
          placeWaitOfSend(channel, startOf(rank, position));
        }
        if (brought != 1)
          tables.receivesInOrder[rank] = false;
      }
  }

  /// The send is waited for before the action after the first one that starts
  /// when its receive has been posted, at `time`. Times of a channel ascend.
  void placeWaitOfSend(int32_t index, int32_t time) {
    Channel &channel = tables.channels[index];
    auto actions = static_cast<int32_t>(ends[channel.source].size());
    int32_t &first = sourcePositions[index];
    while (first < actions && startOf(channel.source, first) < time)
      ++first;
    channel.waitedBefore.push_back(std::min(first + 1, actions));
  }

  int32_t startOf(int32_t rank, int32_t position) const {
    return ends[rank][position] - unitTimeOf(tables.schedule.ranks[rank][position].kind);
  }

  size_t bitOf(int32_t message, int32_t microbatch) const {
    return static_cast<size_t>(message) * tables.problem.microbatches + microbatch;
  }

  CommunicationTables &tables;
  const EndTimes<int32_t> &ends;
  /// The transfers whose receive is placed, and of each channel the first
  /// other one.
  std::vector<bool> posted;
  std::vector<TransferWalk> unposted;
  /// By channel, the first action of the source that starts when the last
  /// receive has been posted.
  std::vector<int32_t> sourcePositions;
};

/// Each transfer at its moment: the receive stands where its rank is then.
void placeOnStreams(CommunicationTables &tables, const EndTimes<int32_t> &ends) {
  for (Channel &channel : tables.channels) {
    std::span<const Action> actions = tables.schedule.ranks[channel.destination];
    const std::vector<int32_t> &destinationEnds = ends[channel.destination];
    channel.sentAt.reserve(channel.sentAfter.size());
    channel.receivePlaces.reserve(channel.sentAfter.size());
    // The consumer ends after the send, so there is an action to stand before.
    int32_t position = 0;
    for (int32_t producer : channel.sentAfter) {
      int32_t time = ends[channel.source][producer];
      while (destinationEnds[position] <= time)
        ++position;
      bool starts = destinationEnds[position] - unitTimeOf(actions[position].kind) < time;
      channel.sentAt.push_back(time);
      channel.receivePlaces.push_back(
          placeBefore(position, starts ? PostPlace::AfterWaits : PostPlace::BeforeWaits));
    }
  }
}

} // namespace

void placeTransfers(CommunicationTables &tables, const EndTimes<int32_t> &ends) {
  if (tables.order == TransferOrder::Stream)
    placeOnStreams(tables, ends);
  else
    UnorderedPlacer(tables, ends).place();
}

} // namespace pipeline::schedule
