//===- Transfers.cpp - Posts and the transfers that they make ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transfers.h"

#include <utility>

namespace pipeline::schedule {

namespace {
std::string number(int64_t value) { return std::to_string(value); }
} // namespace

std::string describe(const Post &post) {
  std::string text = post.isSend ? "send " : "receive ";
  text += number(post.ordinal) + (post.isSend ? " to rank " : " from rank ") + number(post.peer);
  if (post.communicator != 0)
    text += " on communicator " + number(post.communicator);
  return text;
}

Post &Transfers::append(int32_t rank, const Event &event, int64_t index) {
  Post &post = ranks[rank].posts.append();
  post = Post();
  post.index = index;
  post.user = event.user;
  post.peer = event.peer;
  post.communicator = event.communicator;
  post.isSend = event.type == EventType::PostSend;
  return post;
}

void Transfers::post(int32_t rank, const Event &event, int64_t index) {
  bool isSend = event.type == EventType::PostSend;
  int32_t channelNumber = isSend ? table.find(rank, event.peer, event.communicator)
                                 : table.find(event.peer, rank, event.communicator);
  if (channelNumber == static_cast<int32_t>(channels.size()))
    channels.emplace_back();
  Channel &channel = channels[channelNumber];
  Unmatched mine{numPosts(rank), event.bytes, event.typeId, event.value};
  Post &post = append(rank, event, index);
  post.ordinal = isSend ? channel.sends++ : channel.receives++;
  enterStream(rank, post, mine.number);

  if (channel.unmatched.empty() || channel.sendsAreAhead == isSend) {
    channel.sendsAreAhead = isSend;
    channel.unmatched.push_back(mine);
    return;
  }
  Unmatched theirs = channel.unmatched.front();
  channel.unmatched.pop_front();
  match(rank, mine, theirs);
}

void Transfers::enterStream(int32_t rank, Post &post, int64_t number) {
  if (!streamOrdered)
    return;
  RankState &state = ranks[rank];
  if (!state.inGroup)
    state.nodes.push_back({number, number, 0, /*closed=*/true});
  Node &node = state.nodes.back();
  node.endPost = number + 1;
  ++node.remaining;
  post.node = state.firstNode + static_cast<int64_t>(state.nodes.size()) - 1;
}

void Transfers::skip(int32_t rank, const Event &event, int64_t index) {
  Post &post = append(rank, event, index);
  post.counterpart = 0;
  post.through = true;
  post.done = true;
}

void Transfers::beginGroup(int32_t rank) {
  ranks[rank].inGroup = true;
  if (streamOrdered)
    ranks[rank].nodes.push_back({numPosts(rank), numPosts(rank), 0, /*closed=*/false});
}

void Transfers::endGroup(int32_t rank) {
  ranks[rank].inGroup = false;
  if (!streamOrdered)
    return;
  ranks[rank].nodes.back().closed = true;
  advanced.push_back(rank);
  advanceStreams();
}

void Transfers::match(int32_t rank, const Unmatched &mine, const Unmatched &theirs) {
  Post &post = *find(rank, mine.number);
  post.counterpart = theirs.number;
  find(post.peer, theirs.number)->counterpart = mine.number;
  compare(rank, mine, theirs);
  tryRun(rank, mine.number);
  advanceStreams();
}

void Transfers::compare(int32_t rank, const Unmatched &mine, const Unmatched &theirs) {
  if (mine.bytes == theirs.bytes && mine.typeId == theirs.typeId && mine.value == theirs.value)
    return;
  const Post &post = *find(rank, mine.number);
  const Post &counterpart = *find(post.peer, theirs.number);
  const Unmatched &sent = post.isSend ? mine : theirs;
  const Unmatched &received = post.isSend ? theirs : mine;
  auto differ = [&](const char *what, int64_t Unmatched::*field) -> std::string {
    if (sent.*field == received.*field)
      return "";
    return std::string(what) + " " + number(sent.*field) + " is sent and " +
           number(received.*field) + " received";
  };
  std::string difference = differ("a size in bytes of", &Unmatched::bytes);
  if (difference.empty())
    difference = differ("type", &Unmatched::typeId);
  if (difference.empty())
    difference = differ("value", &Unmatched::value);

  auto placeOf = [](int32_t rank, const Post &post) {
    return EventPlace{rank, post.index, post.user, "is " + describe(post)};
  };
  EventPlace sender = placeOf(rank, post);
  EventPlace receiver = placeOf(post.peer, counterpart);
  if (!post.isSend)
    std::swap(sender, receiver);
  faults.add({Constraint::S6,
              "on the channel from rank " + number(sender.rank) + " to rank " +
                  number(receiver.rank) + ", send " + number(post.ordinal) + " (event " +
                  number(sender.index) + " of its rank) and receive " + number(post.ordinal) +
                  " (event " + number(receiver.index) + ") meet, but " + difference,
              {sender, receiver}});
}

void Transfers::tryRun(int32_t rank, int64_t number) {
  Post *post = find(rank, number);
  if (!post || post->through || !post->isMatched() || !canRun(rank, *post))
    return;
  int32_t peer = post->peer;
  int64_t counterpart = post->counterpart;
  Post &other = *find(peer, counterpart);
  if (!canRun(peer, other))
    return;
  finish(rank, *post, number);
  finish(peer, other, counterpart);
}

void Transfers::finish(int32_t rank, Post &post, int64_t number) {
  post.through = true;
  if (!streamOrdered)
    return complete(rank, post, number);
  if (--ranks[rank].nodes.front().remaining == 0)
    advanced.push_back(rank);
}

void Transfers::complete(int32_t rank, Post &post, int64_t number) {
  post.done = true;
  if (ranks[rank].awaited != number)
    return;
  ranks[rank].awaited = -1;
  woken.push_back(rank);
}

void Transfers::advanceStreams() {
  // A list of ranks and no recursion: one transfer may set off a long chain.
  while (!advanced.empty()) {
    int32_t rank = advanced.back();
    advanced.pop_back();
    advanceStream(rank);
  }
}

void Transfers::advanceStream(int32_t rank) {
  RankState &state = ranks[rank];
  while (!state.nodes.empty() && state.nodes.front().closed) {
    Node &node = state.nodes.front();
    if (!node.started) {
      node.started = true;
      for (int64_t number = node.firstPost; number < node.endPost; ++number)
        tryRun(rank, number);
    }
    if (node.remaining != 0)
      return;
    for (int64_t number = node.firstPost; number < node.endPost; ++number)
      if (Post *post = find(rank, number); post && !post->done)
        complete(rank, *post, number);
    state.nodes.pop_front();
    ++state.firstNode;
  }
}

void Transfers::markWaited(int32_t rank, int64_t number) {
  find(rank, number)->waited = true;
  RankState &state = ranks[rank];
  while (!state.posts.empty() && state.posts.front().done && state.posts.front().waited) {
    state.posts.pop_front();
    ++state.firstKept;
  }
}

const Post *Transfers::streamHead(int32_t rank) {
  RankState &state = ranks[rank];
  if (state.nodes.empty())
    return nullptr;
  for (int64_t number = state.nodes.front().firstPost; number < state.nodes.front().endPost;
       ++number)
    if (const Post *post = find(rank, number); post && !post->through)
      return post;
  return nullptr;
}

void Transfers::reportLeftovers() {
  for (int32_t rank = 0; rank < static_cast<int32_t>(ranks.size()); ++rank)
    for (size_t i = 0; i < ranks[rank].posts.size(); ++i) {
      const Post &post = ranks[rank].posts[i];
      EventPlace place{rank, post.index, post.user, "is " + describe(post)};
      std::string what =
          "rank " + number(rank) + ", event " + number(post.index) + ": " + describe(post);
      if (!post.isMatched())
        faults.add({Constraint::S6,
                    what + " meets no " + (post.isSend ? "receive" : "send") +
                        "; post one on rank " + number(post.peer),
                    {place}});
      else if (!post.waited)
        faults.add({Constraint::S8,
                    what + " is never waited for, so its buffer is never known to be free",
                    {place}});
    }
}

} // namespace pipeline::schedule
