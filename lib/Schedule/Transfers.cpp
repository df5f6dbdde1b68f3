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
  std::string text = post.isSend() ? "send " : "receive ";
  text += number(post.ordinal) + (post.isSend() ? " to rank " : " from rank ") +
          number(post.event.peer);
  if (post.event.communicator != 0)
    text += " on communicator " + number(post.event.communicator);
  return text;
}

void Transfers::post(int32_t rank, const Event &event, int64_t index) {
  bool isSend = event.type == EventType::PostSend;
  int32_t number = isSend ? table.find(rank, event.peer, event.communicator)
                          : table.find(event.peer, rank, event.communicator);
  if (number == static_cast<int32_t>(channels.size()))
    channels.emplace_back();
  Channel &channel = channels[number];
  int64_t ordinal = isSend ? channel.sends++ : channel.receives++;
  int64_t posted = numPosts(rank);
  Post &post = ranks[rank].posts.append();
  post.event = event;
  post.index = index;
  post.ordinal = ordinal;
  post.counterpart = -1;
  post.through = post.done = post.waited = false;
  enterStream(rank, post, posted);

  if (channel.unmatched.empty() || channel.sendsAreAhead == isSend) {
    channel.sendsAreAhead = isSend;
    channel.unmatched.push_back(posted);
    return;
  }
  int64_t counterpart = channel.unmatched.front();
  channel.unmatched.pop_front();
  match(rank, posted, counterpart);
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
  Post post{event, index, /*ordinal=*/0, /*node=*/0};
  post.counterpart = 0;
  post.through = true;
  post.done = true;
  ranks[rank].posts.push_back(post);
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

void Transfers::match(int32_t rank, int64_t number, int64_t counterpart) {
  Post &post = *find(rank, number);
  int32_t peer = post.event.peer;
  Post &other = *find(peer, counterpart);
  post.counterpart = counterpart;
  other.counterpart = number;
  compare(rank, post, other);
  tryRun(rank, number);
  advanceStreams();
}

void Transfers::compare(int32_t rank, const Post &post, const Post &counterpart) {
  if (post.event.bytes == counterpart.event.bytes &&
      post.event.typeId == counterpart.event.typeId && post.event.value == counterpart.event.value)
    return;
  auto differ = [&](const char *what, int64_t Event::*field) -> std::string {
    const Event &send = (post.isSend() ? post : counterpart).event;
    const Event &receive = (post.isSend() ? counterpart : post).event;
    if (send.*field == receive.*field)
      return "";
    return std::string(what) + " " + number(send.*field) + " is sent and " +
           number(receive.*field) + " received";
  };
  std::string difference = differ("a size in bytes of", &Event::bytes);
  if (difference.empty())
    difference = differ("type", &Event::typeId);
  if (difference.empty())
    difference = differ("value", &Event::value);

  auto placeOf = [](int32_t rank, const Post &post) {
    return EventPlace{rank, post.index, post.event.user, "is " + describe(post)};
  };
  EventPlace mine = placeOf(rank, post);
  EventPlace theirs = placeOf(post.event.peer, counterpart);
  if (!post.isSend())
    std::swap(mine, theirs);
  faults.add({Constraint::S6,
              "on the channel from rank " + number(mine.rank) + " to rank " + number(theirs.rank) +
                  ", send " + number(post.ordinal) + " (event " + number(mine.index) +
                  " of its rank) and receive " + number(post.ordinal) + " (event " +
                  number(theirs.index) + ") meet, but " + difference,
              {mine, theirs}});
}

void Transfers::tryRun(int32_t rank, int64_t number) {
  Post *post = find(rank, number);
  if (!post || post->through || !post->isMatched() || !canRun(rank, *post))
    return;
  int32_t peer = post->event.peer;
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
      EventPlace place{rank, post.index, post.event.user, "is " + describe(post)};
      std::string what =
          "rank " + number(rank) + ", event " + number(post.index) + ": " + describe(post);
      if (!post.isMatched())
        faults.add({Constraint::S6,
                    what + " meets no " + (post.isSend() ? "receive" : "send") +
                        "; post one on rank " + number(post.event.peer),
                    {place}});
      else if (!post.waited)
        faults.add({Constraint::S8,
                    what + " is never waited for, so its buffer is never known to be free",
                    {place}});
    }
}

} // namespace pipeline::schedule
