//===- StepWriter.h - The steps of one rank ---------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the steps of a rank from the tables, an action at a time, so that the
// programs of all ranks can be walked side by side without being in memory.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_STEPWRITER_H
#define PIPELINE_LIB_SCHEDULE_STEPWRITER_H

#include "CommunicationTables.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace pipeline::schedule {

class StepWriter {
public:
  /// `tables` must outlive this.
  StepWriter(const CommunicationTables &tables, int32_t rank);

  bool atEnd() const { return position > actions.size(); }

  /// Appends the next action and what stands between it and the one before;
  /// after the last action what follows it.
  void write(std::vector<Step> &steps);

private:
  /// A send that is yet to be waited for.
  struct OpenSend {
    int32_t waitedBefore; ///< a position
    int32_t message;
    int32_t microbatch;
    int64_t number; ///< among the sends of the rank

    /// Orders a heap with the wait that comes first on top.
    friend bool operator<(const OpenSend &a, const OpenSend &b) {
      return a.waitedBefore != b.waitedBefore ? a.waitedBefore > b.waitedBefore
                                              : a.number > b.number;
    }
  };

  /// A channel to this rank, with the next receive to be posted.
  struct OpenChannel {
    TransferWalk walk;
    const Channel *channel;

    int32_t place() const { return channel->receivePlaces[walk.index()]; }
    /// Of the transfer; those of one rank go by the order of the messages.
    std::pair<int32_t, int32_t> moment() const {
      return {channel->sentAt[walk.index()], channel->source};
    }
  };
  struct LaterMoment;

  /// Whether receives are those of the next action, without any search.
  bool receivesInOrder() const { return !onStream() && tables.receivesInOrder[rank]; }
  bool onStream() const { return tables.order == TransferOrder::Stream; }

  void writeWaitsOfSends(std::vector<Step> &steps);
  /// Of the action before, if any.
  void writeSends(std::vector<Step> &steps);
  void writeSend(std::vector<Step> &steps, int32_t message, const Action &producer);
  void writeReceivesByNeed(std::vector<Step> &steps);
  /// The posts at a place, in the order of their moments and in groups.
  void writeGroups(std::vector<Step> &steps, PostPlace place);
  void writeReceive(std::vector<Step> &steps, OpenChannel &open);
  void queueReceive(int32_t index);
  std::vector<bool>::reference isPosted(int32_t message, int32_t microbatch);

  const CommunicationTables &tables;
  int32_t rank;
  std::span<const Action> actions;
  /// Of the next action.
  size_t position = 0;

  /// Of each channel from this rank what is said about its next send:
  /// waitedBefore, or on streams sentAt. And how many there were in all.
  std::vector<const int32_t *> nextSends;
  int64_t numSent = 0;
  std::vector<OpenSend> openSends;

  std::vector<OpenChannel> incoming;
  /// With TransferOrder::Unordered: the transfers whose receive is written.
  std::vector<bool> posted;
  /// With TransferOrder::Stream: a heap of those that have transfers left, the
  /// next moment on top.
  std::vector<int32_t> receiveQueue;
  /// Posts of a place before they are grouped.
  std::vector<Step> posts;
};

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_STEPWRITER_H
