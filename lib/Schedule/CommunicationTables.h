//===- CommunicationTables.h - Where posts and waits stand ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is decided about every transfer, by channel: eight bytes, or twelve on
// streams. Its message and microbatch are those of the action that it is sent
// after.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_COMMUNICATIONTABLES_H
#define PIPELINE_LIB_SCHEDULE_COMMUNICATIONTABLES_H

#include "EndTimes.h"
#include "pipeline/Schedule/Communication.h"

#include <cstdint>
#include <span>
#include <vector>

namespace pipeline::schedule {

/// The messages that start or end at each forward and backward of a stage, by
/// its copy.
class MessagesByAction {
public:
  MessagesByAction(const Placement &placement, std::span<const Message> messages, bool byProducer);

  /// In the order of the messages.
  std::span<const int32_t> of(const Action &action) const {
    if (action.kind == Kind::W)
      return {};
    size_t which = listOf(action.kind, action.stage, placement.copyOf(action.microbatch));
    return {list.data() + offsets[which], list.data() + offsets[which + 1]};
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

/// Two places for the posts of a rank go with each of its actions: before the
/// waits of what the action consumes, and after them.
enum class PostPlace : int32_t { BeforeWaits, AfterWaits };

/// A place in a rank's program; they ascend.
inline int32_t placeBefore(int32_t position, PostPlace place) {
  return 2 * position + static_cast<int32_t>(place);
}

/// What one rank sends to one other. Lists have an entry per transfer, in the
/// order of their sends, and ascend.
struct Channel {
  int32_t source;
  int32_t destination;
  /// The position of the action of the source after which it is sent.
  std::vector<int32_t> sentAfter;
  /// With TransferOrder::Unordered, the position of the action before which
  /// the source waits for the send.
  std::vector<int32_t> waitedBefore;
  /// With TransferOrder::Stream, the unit time of the send, and the place where
  /// the destination posts the receive.
  std::vector<int32_t> sentAt;
  std::vector<int32_t> receivePlaces;
};

/// Everything from which the steps of a rank follow. Made with the transfers
/// of every channel; placeTransfers adds the rest.
struct CommunicationTables {
  CommunicationTables(const Problem &problem, const Schedule &schedule,
                      std::span<const Message> messages, TransferOrder order);
  // The members refer to one another.
  CommunicationTables(const CommunicationTables &) = delete;

  const Channel &channelOf(int32_t message) const { return channels[channelIndex[message]]; }
  Channel &channelOf(int32_t message) { return channels[channelIndex[message]]; }

  /// How many actions of its rank a send is waited for after its own, with
  /// TransferOrder::Stream.
  static constexpr int32_t streamSlack = 1;

  const Problem &problem;
  const Schedule &schedule;
  const std::vector<Message> messages;
  const TransferOrder order;
  const MessagesByAction outgoing;
  const MessagesByAction incoming;
  /// By source, then by destination.
  std::vector<Channel> channels;
  /// By message, its channel, and the number of that among those from its
  /// source and those to its destination.
  std::vector<int32_t> channelIndex;
  std::vector<int32_t> indexAtSource;
  std::vector<int32_t> indexAtDestination;
  /// By rank, as indices; those to a rank by source.
  std::vector<std::vector<int32_t>> channelsFrom;
  std::vector<std::vector<int32_t>> channelsTo;
  /// By rank, how many messages go to it, and by message its number among
  /// those of its destination.
  std::vector<int32_t> messagesTo;
  std::vector<int32_t> numberAtDestination;
  /// With TransferOrder::Unordered, by rank: whether each of its receives is
  /// posted for the action before which it stands. So it is where ranks use
  /// what comes on a channel in the order in which it is sent.
  std::vector<bool> receivesInOrder;
};

/// Walks the transfers of a channel in the order of their sends.
class TransferWalk {
public:
  TransferWalk(const CommunicationTables &tables, int32_t channel)
      : tables(&tables), channel(channel), positions(tables.channels[channel].sentAfter),
        actions(tables.schedule.ranks[tables.channels[channel].source]) {
    find();
  }

  bool atEnd() const { return number == positions.size(); }
  /// Among the transfers of the channel.
  size_t index() const { return number; }
  int32_t message() const { return current; }
  int32_t microbatch() const { return actions[positions[number]].microbatch; }

  void advance() {
    ++number;
    // An action may send several values to one rank.
    bool same = !atEnd() && positions[number] == positions[number - 1];
    offset = same ? offset + 1 : 0;
    find();
  }

private:
  /// Finds the next message of the channel among those of the action, from
  /// `offset` on.
  void find() {
    if (atEnd())
      return;
    std::span<const int32_t> sent = tables->outgoing.of(actions[positions[number]]);
    while (tables->channelIndex[sent[offset]] != channel)
      ++offset;
    current = sent[offset];
  }

  const CommunicationTables *tables;
  int32_t channel;
  std::span<const int32_t> positions;
  std::span<const Action> actions;
  size_t number = 0;
  size_t offset = 0;
  int32_t current = -1;
};

/// Fills the lists of all channels, from the ends of all actions in unit times.
void placeTransfers(CommunicationTables &tables, const EndTimes<int32_t> &ends);

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_COMMUNICATIONTABLES_H
