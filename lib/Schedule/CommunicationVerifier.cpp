//===- CommunicationVerifier.cpp - Whether programs can hang ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/CommunicationVerifier.h"

#include "Transfers.h"

#include <algorithm>

namespace pipeline::schedule {

Event Event::postSend(int32_t peer, int64_t bytes, int64_t typeId, int64_t value) {
  return {EventType::PostSend, peer, 0, -1, bytes, typeId, value, -1};
}

Event Event::postReceive(int32_t peer, int64_t bytes, int64_t typeId, int64_t value) {
  return {EventType::PostReceive, peer, 0, -1, bytes, typeId, value, -1};
}

Event Event::wait(int64_t request) { return {EventType::Wait, -1, 0, request, 0, 0, 0, -1}; }

Event Event::collective(int32_t group, int64_t bytes, int64_t typeId, int64_t value) {
  return {EventType::Collective, group, 0, -1, bytes, typeId, value, -1};
}

namespace {

std::string number(int64_t value) { return std::to_string(value); }

/// Runs the programs of all ranks until they end or none can go on.
class ProgramRunner {
public:
  ProgramRunner(std::vector<EventSource> sources, const CommunicationModel &model,
                int32_t keptFaults)
      : model(model), faults(keptFaults),
        transfers(static_cast<int32_t>(sources.size()), model.streamOrdered, faults),
        ranks(sources.size()), meetings(model.groups.size()) {
    for (size_t rank = 0; rank < sources.size(); ++rank)
      ranks[rank].source = std::move(sources[rank]);
  }

  std::vector<CommunicationFault> run() {
    for (int32_t rank = numRanks() - 1; rank >= 0; --rank)
      runnable.push_back(rank);
    while (!runnable.empty()) {
      int32_t rank = runnable.back();
      runnable.pop_back();
      runRank(rank);
    }
    if (std::all_of(ranks.begin(), ranks.end(), [](const Rank &rank) { return rank.ended; }))
      transfers.reportLeftovers();
    else
      reportDeadlock();
    return faults.take();
  }

private:
  struct Rank {
    EventSource source;
    /// The event it stands at, and its number.
    std::optional<Event> current;
    int64_t index = 0;
    bool ended = false;
    bool inGroup = false;
    /// What it is blocked in: a wait for this post, or this group's collective.
    int64_t awaitedPost = -1;
    int32_t awaitedGroup = -1;
    /// The collective it was blocked in is through.
    bool released = false;
  };

  /// The ranks that have come to a group's next collective.
  struct Meeting {
    int32_t arrived = 0;
    int32_t firstRank = -1;
  };

  int32_t numRanks() const { return static_cast<int32_t>(ranks.size()); }

  void runRank(int32_t number) {
    Rank &rank = ranks[number];
    while (true) {
      if (!rank.current)
        rank.current = rank.source();
      if (!rank.current) {
        rank.ended = true;
        return;
      }
      if (!passes(number, rank, *rank.current))
        return;
      rank.current.reset();
      ++rank.index;
    }
  }

  /// Whether `event` is over at once; else the rank is blocked in it.
  bool passes(int32_t number, Rank &rank, const Event &event) {
    switch (event.type) {
    case EventType::PostSend:
    case EventType::PostReceive:
      post(number, rank, event);
      return true;
    case EventType::Wait:
      return passesWait(number, rank, event);
    case EventType::Collective:
      return passesCollective(number, rank, event);
    case EventType::GroupBegin:
    case EventType::GroupEnd:
      enterOrLeaveGroup(number, rank, event.type == EventType::GroupBegin);
      return true;
    case EventType::Other:
      return true;
    }
    return true;
  }

  void post(int32_t rankNumber, Rank &rank, const Event &event) {
    if (event.peer < 0 || event.peer >= numRanks() || event.peer == rankNumber) {
      fault(Constraint::S6, rankNumber,
            "posts a transfer with rank " + number(event.peer) + "; the other ranks are 0 to " +
                number(numRanks() - 1) + " without " + number(rankNumber));
      return transfers.skip(rankNumber, event, rank.index);
    }
    transfers.post(rankNumber, event, rank.index);
    wakeCompleted();
  }

  void wakeCompleted() {
    for (const Transfers::Completed &done : transfers.completed)
      if (ranks[done.rank].awaitedPost == done.number) {
        ranks[done.rank].awaitedPost = -1;
        runnable.push_back(done.rank);
      }
    transfers.completed.clear();
  }

  bool passesWait(int32_t rankNumber, Rank &rank, const Event &event) {
    if (event.request < 0 || event.request >= transfers.numPosts(rankNumber)) {
      fault(Constraint::S5, rankNumber,
            "waits for post " + number(event.request) + ", but the rank has made only " +
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
    if (!post->done) {
      if (rank.inGroup)
        fault(Constraint::S5, rankNumber, "waits within a group, whose posts have yet to start");
      rank.awaitedPost = event.request;
      return false;
    }
    transfers.markWaited(rankNumber, event.request);
    return true;
  }

  bool passesCollective(int32_t rankNumber, Rank &rank, const Event &event) {
    if (rank.released) {
      rank.released = false;
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
      ranks[member].released = true;
      runnable.push_back(member);
    }
    return true;
  }

  bool isMember(int32_t group, int32_t rank) const {
    const std::vector<int32_t> &members = model.groups[group];
    return std::find(members.begin(), members.end(), rank) != members.end();
  }

  void compareCollective(int32_t rankNumber, const Event &event, int32_t otherNumber) {
    const Event &other = *ranks[otherNumber].current;
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

  void enterOrLeaveGroup(int32_t rankNumber, Rank &rank, bool enter) {
    if (rank.inGroup == enter)
      return fault(Constraint::S5, rankNumber,
                   enter ? "begins a group within a group" : "ends a group that it has not begun");
    rank.inGroup = enter;
    if (enter)
      return transfers.beginGroup(rankNumber);
    transfers.endGroup(rankNumber);
    wakeCompleted();
  }

  EventPlace placeOf(int32_t rankNumber, std::string text) const {
    const Rank &rank = ranks[rankNumber];
    return {rankNumber, rank.index, rank.current ? rank.current->user : -1, std::move(text)};
  }

  void fault(Constraint constraint, int32_t rankNumber, const std::string &text) {
    faults.add(
        {constraint,
         "rank " + number(rankNumber) + ", event " + number(ranks[rankNumber].index) + ": " + text,
         {placeOf(rankNumber, text)}});
  }

  /// What a rank that can't go on waits for.
  struct Blocker {
    int32_t rank; ///< the rank that would have to act, or -1: it has ended
    std::string text;
  };

  /// Not const, since finding a post is not.
  Blocker blockerOf(int32_t rankNumber) {
    const Rank &rank = ranks[rankNumber];
    if (rank.awaitedGroup >= 0) {
      const std::vector<int32_t> &members = model.groups[rank.awaitedGroup];
      auto absent = std::find_if(members.begin(), members.end(), [&](int32_t member) {
        return ranks[member].awaitedGroup != rank.awaitedGroup;
      });
      return {*absent, "waits in a collective of group " + number(rank.awaitedGroup) +
                           " for rank " + number(*absent)};
    }
    const Post *awaited =
        rank.awaitedPost < 0 ? nullptr : transfers.find(rankNumber, rank.awaitedPost);
    const Post *head = model.streamOrdered ? transfers.streamHead(rankNumber) : awaited;
    if (!head)
      return {-1, "has ended"};
    int32_t peer = head->event.peer;
    if (!awaited)
      return {peer, "has ended, with its stream at " + describe(*head)};
    std::string text =
        "waits for " + describe(*awaited) + ", posted at event " + number(awaited->index);
    if (head != awaited)
      text += ", which its stream keeps behind " + describe(*head);
    if (!head->isMatched())
      return {peer, text + ", whose " + (head->isSend() ? "receive" : "send") + " rank " +
                        number(peer) + " has yet to post"};
    return {peer, text + ", which the stream of rank " + number(peer) + " has yet to reach"};
  }

  /// Reports a cycle, or, where there is none, a chain that ends in a rank
  /// which has ended.
  void reportDeadlock() {
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

  void reportPath(const std::vector<int32_t> &path, std::string text) {
    CommunicationFault fault{Constraint::S5, std::move(text), {}};
    for (int32_t rank : path) {
      std::string what = blockerOf(rank).text;
      fault.text += fault.places.empty() ? "" : "; ";
      fault.text += "rank " + number(rank) + " at event " + number(ranks[rank].index) + " " + what;
      fault.places.push_back(placeOf(rank, std::move(what)));
    }
    faults.add(std::move(fault));
  }

  const CommunicationModel &model;
  FaultList faults;
  Transfers transfers;
  std::vector<Rank> ranks;
  std::vector<Meeting> meetings;
  std::vector<int32_t> runnable;
};

} // namespace

std::vector<CommunicationFault> verifyCommunication(std::vector<EventSource> ranks,
                                                    const CommunicationModel &model, int32_t kept) {
  return ProgramRunner(std::move(ranks), model, kept).run();
}

std::vector<CommunicationFault> verifyCommunication(const std::vector<std::vector<Event>> &ranks,
                                                    const CommunicationModel &model, int32_t kept) {
  std::vector<EventSource> sources;
  sources.reserve(ranks.size());
  for (const std::vector<Event> &events : ranks)
    sources.push_back([&events, next = size_t{0}]() mutable -> std::optional<Event> {
      if (next == events.size())
        return std::nullopt;
      return events[next++];
    });
  return verifyCommunication(std::move(sources), model, kept);
}

} // namespace pipeline::schedule
