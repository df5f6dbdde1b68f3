//===- StepWriter.cpp - The steps of one rank -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepWriter.h"

#include <algorithm>

namespace pipeline::schedule {

StepWriter::StepWriter(const CommunicationTables &tables, int32_t rank)
    : tables(tables), rank(rank), actions(tables.schedule.ranks[rank]) {
  for (int32_t index : tables.channelsFrom[rank]) {
    const Channel &channel = tables.channels[index];
    nextSends.push_back(onStream() ? channel.sentAt.data() : channel.waitedBefore.data());
  }
  if (receivesInOrder())
    return;
  if (!onStream())
    posted.resize(static_cast<size_t>(tables.messagesTo[rank]) * tables.problem.microbatches);
  incoming.reserve(tables.channelsTo[rank].size());
  for (int32_t channel : tables.channelsTo[rank]) {
    incoming.push_back({TransferWalk(tables, channel), &tables.channels[channel]});
    if (onStream())
      queueReceive(static_cast<int32_t>(incoming.size()) - 1);
  }
}

void StepWriter::write(std::vector<Step> &steps) {
  bool afterLast = position == actions.size();
  if (onStream()) {
    // The waits come first where they can, so that the buffers of sends can
    // serve the receives.
    if (!afterLast)
      writeWaitsOfSends(steps);
    writeGroups(steps, PostPlace::BeforeWaits);
    if (afterLast)
      writeWaitsOfSends(steps);
  } else {
    writeSends(steps);
    writeWaitsOfSends(steps);
    if (!afterLast)
      writeReceivesByNeed(steps);
  }
  if (!afterLast) {
    const Action &action = actions[position];
    for (int32_t message : tables.incoming.of(action))
      steps.push_back({StepType::WaitReceive, message, action.microbatch});
    if (onStream())
      writeGroups(steps, PostPlace::AfterWaits);
    steps.push_back(Step::run(action));
  }
  ++position;
}

void StepWriter::writeWaitsOfSends(std::vector<Step> &steps) {
  while (!openSends.empty() && openSends.front().waitedBefore <= static_cast<int32_t>(position)) {
    const OpenSend &send = openSends.front();
    steps.push_back({StepType::WaitSend, send.message, send.microbatch});
    std::pop_heap(openSends.begin(), openSends.end());
    openSends.pop_back();
  }
}

void StepWriter::writeSends(std::vector<Step> &steps) {
  if (position == 0)
    return;
  const Action &producer = actions[position - 1];
  for (int32_t message : tables.outgoing.of(producer))
    writeSend(steps, message, producer);
}

void StepWriter::writeSend(std::vector<Step> &steps, int32_t message, const Action &producer) {
  steps.push_back({StepType::PostSend, message, producer.microbatch});
  int32_t next = *nextSends[tables.indexAtSource[message]]++;
  int32_t waitedBefore =
      onStream() ? std::min(static_cast<int32_t>(position) + CommunicationTables::streamSlack,
                            static_cast<int32_t>(actions.size()))
                 : next;
  openSends.push_back({waitedBefore, message, producer.microbatch, numSent++});
  std::push_heap(openSends.begin(), openSends.end());
}

void StepWriter::writeReceivesByNeed(std::vector<Step> &steps) {
  // All of a channel up to what the action consumes.
  const Action &action = actions[position];
  for (int32_t message : tables.incoming.of(action))
    if (receivesInOrder())
      steps.push_back({StepType::PostReceive, message, action.microbatch});
    else
      while (!isPosted(message, action.microbatch))
        writeReceive(steps, incoming[tables.indexAtDestination[message]]);
}

std::vector<bool>::reference StepWriter::isPosted(int32_t message, int32_t microbatch) {
  return posted[static_cast<size_t>(tables.numberAtDestination[message]) *
                    tables.problem.microbatches +
                microbatch];
}

/// Orders a heap of incoming channels with the next moment on top.
struct StepWriter::LaterMoment {
  const std::vector<OpenChannel> &incoming;
  bool operator()(int32_t a, int32_t b) const {
    return incoming[a].moment() > incoming[b].moment();
  }
};

void StepWriter::writeReceive(std::vector<Step> &steps, OpenChannel &open) {
  steps.push_back({StepType::PostReceive, open.walk.message(), open.walk.microbatch()});
  if (!onStream())
    isPosted(open.walk.message(), open.walk.microbatch()) = true;
  open.walk.advance();
}

void StepWriter::queueReceive(int32_t index) {
  if (incoming[index].walk.atEnd())
    return;
  receiveQueue.push_back(index);
  std::push_heap(receiveQueue.begin(), receiveQueue.end(), LaterMoment{incoming});
}

void StepWriter::writeGroups(std::vector<Step> &steps, PostPlace place) {
  int32_t here = placeBefore(static_cast<int32_t>(position), place);
  // A send of the action before comes after what lower ranks send in the same
  // instant, and before all else of the place.
  std::span<const int32_t> sends;
  if (place == PostPlace::BeforeWaits && position > 0)
    sends = tables.outgoing.of(actions[position - 1]);
  int32_t sendTime = 0;
  if (!sends.empty())
    sendTime = *nextSends[tables.indexAtSource[sends.front()]];
  auto writeSendsOnce = [&] {
    for (int32_t message : sends)
      writeSend(posts, message, actions[position - 1]);
    sends = {};
  };
  posts.clear();
  while (!receiveQueue.empty() && incoming[receiveQueue.front()].place() == here) {
    int32_t index = receiveQueue.front();
    OpenChannel &open = incoming[index];
    if (open.moment() > std::pair(sendTime, rank))
      writeSendsOnce();
    std::pop_heap(receiveQueue.begin(), receiveQueue.end(), LaterMoment{incoming});
    receiveQueue.pop_back();
    writeReceive(posts, open);
    queueReceive(index);
  }
  writeSendsOnce();

  for (size_t first = 0; first < posts.size(); first += maxGroupSize) {
    std::span<const Step> group =
        std::span(posts).subspan(first, std::min(maxGroupSize, posts.size() - first));
    // One post needs no group.
    if (group.size() > 1)
      steps.push_back({StepType::GroupBegin, 0, 0});
    steps.insert(steps.end(), group.begin(), group.end());
    if (group.size() > 1)
      steps.push_back({StepType::GroupEnd, 0, 0});
  }
}

} // namespace pipeline::schedule
