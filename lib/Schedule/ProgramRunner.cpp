//===- ProgramRunner.cpp - Runs what ranks post and wait for ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramRunner.h"

#include <algorithm>

namespace pipeline::schedule {

namespace {
std::string number(int64_t value) { return std::to_string(value); }
} // namespace

bool ProgramStates::passes(int32_t number) {
  const Event &event = ranks[number].current;
  switch (event.type) {
  case EventType::PostSend:
  case EventType::PostReceive:
    post(number, event);
    return true;
  case EventType::Wait:
    return passesWait(number, event);
  case EventType::Collective:
    return passesCollective(number, event);
  case EventType::GroupBegin:
  case EventType::GroupEnd:
    enterOrLeaveGroup(number, event.type == EventType::GroupBegin);
    return true;
  case EventType::Other:
    return true;
  }
  return true;
}

void ProgramStates::finish() {
  if (std::all_of(ranks.begin(), ranks.end(), [](const Rank &rank) { return rank.ended; }))
    transfers.reportLeftovers();
  else
    reportDeadlock();
}

void ProgramStates::end(int32_t number) {
  ranks[number].ended = true;
  if (ranks[number].inGroup)
    fault(Constraint::S5, number, "ends within a group");
}

void ProgramStates::post(int32_t rankNumber, const Event &event) {
  int64_t index = ranks[rankNumber].index;
  if (event.peer < 0 || event.peer >= numRanks() || event.peer == rankNumber) {
    fault(Constraint::S6, rankNumber,
          "posts a transfer with rank " + number(event.peer) + "; the other ranks are 0 to " +
              number(numRanks() - 1) + " without " + number(rankNumber));
    return transfers.skip(rankNumber, event, index);
  }
  transfers.post(rankNumber, event, index);
  wakeRanks();
}

void ProgramStates::wakeRanks() {
  runnable.insert(runnable.end(), transfers.woken.begin(), transfers.woken.end());
  transfers.woken.clear();
}

bool ProgramStates::passesWait(int32_t rankNumber, const Event &event) {
  if (event.request < 0 || event.request >= transfers.numPosts(rankNumber)) {
    fault(Constraint::S5, rankNumber,
          event.request < 0
              ? "waits for a transfer that the rank has not posted before it"
              : "waits for post " + number(event.request) + ", but the rank has made only " +
                    number(transfers.numPosts(rankNumber)) + " posts before it");
    return true;
  }
  const Post *post = transfers.find(rankNumber, event.request);
  if (!post || post->waited) {
    fault(Constraint::S5, rankNumber,
          "waits for post " + number(event.request) +
              ", which has been waited for before; wait once per post");
    return true;
  }
  if (ranks[rankNumber].inGroup && !ranks[rankNumber].wasBlocked)
    fault(Constraint::S5, rankNumber, "waits within a group; wait after its end");
  if (!post->done) {
    ranks[rankNumber].wasBlocked = true;
    transfers.await(rankNumber, event.request);
    return false;
  }
  ranks[rankNumber].wasBlocked = false;
  transfers.markWaited(rankNumber, event.request);
  return true;
}

bool ProgramStates::passesCollective(int32_t rankNumber, const Event &event) {
  Rank &rank = ranks[rankNumber];
  if (rank.wasBlocked) {
    rank.wasBlocked = false;
    return true;
  }
  if (event.peer < 0 || event.peer >= static_cast<int32_t>(model.groups.size()) ||
      !isMember(event.peer, rankNumber)) {
    fault(Constraint::S6, rankNumber,
          "takes part in a collective of group " + number(event.peer) +
              ", which it is no member of");
    return true;
  }
  Meeting &meeting = meetings[event.peer];
  if (meeting.arrived == 0)
    meeting.firstRank = rankNumber;
  else
    compareCollective(rankNumber, event, meeting.firstRank);
  const std::vector<int32_t> &members = model.groups[event.peer];
  if (++meeting.arrived < static_cast<int32_t>(members.size())) {
    rank.awaitedGroup = event.peer;
    return false;
  }
  meeting.arrived = 0;
  for (int32_t member : members) {
    if (member == rankNumber)
      continue;
    ranks[member].awaitedGroup = -1;
    ranks[member].wasBlocked = true;
    runnable.push_back(member);
  }
  return true;
}

bool ProgramStates::isMember(int32_t group, int32_t rank) const {
  const std::vector<int32_t> &members = model.groups[group];
  return std::find(members.begin(), members.end(), rank) != members.end();
}

void ProgramStates::compareCollective(int32_t rankNumber, const Event &event, int32_t otherNumber) {
  const Event &other = ranks[otherNumber].current;
  if (event.bytes == other.bytes && event.typeId == other.typeId && event.value == other.value)
    return;
  auto describeEvent = [](const Event &event) {
    return number(event.bytes) + " bytes, type " + number(event.typeId) + ", value " +
           number(event.value);
  };
  faults.add({Constraint::S6,
              "in a collective of group " + number(event.peer) + " rank " + number(rankNumber) +
                  " brings " + describeEvent(event) + ", but rank " + number(otherNumber) +
                  " brings " + describeEvent(other),
              {placeOf(rankNumber, "brings " + describeEvent(event)),
               placeOf(otherNumber, "brings " + describeEvent(other))}});
}

void ProgramStates::enterOrLeaveGroup(int32_t rankNumber, bool enter) {
  Rank &rank = ranks[rankNumber];
  if (rank.inGroup == enter)
    return fault(Constraint::S5, rankNumber,
                 enter ? "begins a group within a group" : "ends a group that it has not begun");
  rank.inGroup = enter;
  if (enter)
    return transfers.beginGroup(rankNumber);
  transfers.endGroup(rankNumber);
  wakeRanks();
}

EventPlace ProgramStates::placeOf(int32_t rankNumber, std::string text) const {
  const Rank &rank = ranks[rankNumber];
  return {rankNumber, rank.index, rank.stands ? rank.current.user : -1, std::move(text)};
}

void ProgramStates::fault(Constraint constraint, int32_t rankNumber, const std::string &text) {
  faults.add(
      {constraint,
       "rank " + number(rankNumber) + ", event " + number(ranks[rankNumber].index) + ": " + text,
       {placeOf(rankNumber, text)}});
}

/// Not const, since finding a post is not.
ProgramStates::Blocker ProgramStates::blockerOf(int32_t rankNumber) {
  const Rank &rank = ranks[rankNumber];
  if (rank.awaitedGroup >= 0) {
    const std::vector<int32_t> &members = model.groups[rank.awaitedGroup];
    auto absent = std::find_if(members.begin(), members.end(), [&](int32_t member) {
      return ranks[member].awaitedGroup != rank.awaitedGroup;
    });
    return {*absent, "waits in a collective of group " + number(rank.awaitedGroup) + " for rank " +
                         number(*absent)};
  }
  const Post *awaited = transfers.awaitedBy(rankNumber);
  const Post *head = model.streamOrdered ? transfers.streamHead(rankNumber) : awaited;
  if (!head)
    return {-1, awaited ? "waits within a group that it has yet to end" : "has ended"};
  int32_t peer = head->peer;
  if (!awaited)
    return {peer, "has ended, with its stream at " + describe(*head)};
  std::string text =
      "waits for " + describe(*awaited) + ", posted at event " + number(awaited->index);
  if (head != awaited && head->node == awaited->node)
    text += ", whose group also has " + describe(*head);
  else if (head != awaited)
    text += ", which its stream keeps behind " + describe(*head);
  if (rank.inGroup && head->node == awaited->node)
    return {-1, text + ", within a group that it has yet to end"};
  if (!head->isMatched())
    return {peer, text + ", whose " + (head->isSend ? "receive" : "send") + " rank " +
                      number(peer) + " has yet to post"};
  return {peer, text + ", which the stream of rank " + number(peer) + " has yet to reach"};
}

/// Reports a cycle, or, where there is none, a chain that ends in a rank
/// which has ended.
void ProgramStates::reportDeadlock() {
  // Every rank waits for one other at most, so following a rank leads into
  // a cycle or to an end. A visit is marked with the rank that began it.
  std::vector<int32_t> visitedFrom(ranks.size(), -1);
  std::vector<int32_t> chain;
  for (int32_t start = 0; start < numRanks(); ++start) {
    if (ranks[start].ended || visitedFrom[start] >= 0)
      continue;
    std::vector<int32_t> path;
    int32_t rank = start;
    for (; rank >= 0 && visitedFrom[rank] < 0; rank = blockerOf(rank).rank) {
      visitedFrom[rank] = start;
      path.push_back(rank);
    }
    if (rank >= 0 && visitedFrom[rank] == start) {
      path.erase(path.begin(), std::find(path.begin(), path.end(), rank));
      return reportPath(path, "ranks wait for each other in a cycle: ");
    }
    if (rank < 0 && chain.empty())
      chain = std::move(path);
  }
  reportPath(chain, "ranks wait for one that has ended: ");
}

void ProgramStates::reportPath(const std::vector<int32_t> &path, std::string text) {
  CommunicationFault fault{Constraint::S5, std::move(text), {}};
  for (int32_t rank : path) {
    std::string what = blockerOf(rank).text;
    fault.text += fault.places.empty() ? "" : "; ";
    fault.text += "rank " + number(rank) + " at event " + number(ranks[rank].index) + " " + what;
    fault.places.push_back(placeOf(rank, std::move(what)));
  }
  faults.add(std::move(fault));
}

} // namespace pipeline::schedule
