//===- ProgramRunner.h - Runs what ranks post and wait for ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One half of the communication verifier: the programs of all ranks, run until
// they end or none can go on. The other half is Transfers. A template over what
// gives the events, since a call per event through std::function is a
// third of the time.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_PROGRAMRUNNER_H
#define PIPELINE_LIB_SCHEDULE_PROGRAMRUNNER_H

#include "Transfers.h"

#include <string>
#include <utility>
#include <vector>

namespace pipeline::schedule {

/// Where the programs of all ranks are.
class ProgramStates {
public:
  ProgramStates(int32_t numRanks, const CommunicationModel &model, FaultList &faults)
      : model(model), faults(faults), transfers(numRanks, model.streamOrdered, faults),
        ranks(numRanks), meetings(model.groups.size()) {
    for (int32_t rank = numRanks - 1; rank >= 0; --rank)
      runnable.push_back(rank);
  }

  struct Rank {
    /// The event it stands at, if it has been read, and its number.
    Event current;
    bool stands = false;
    int64_t index = 0;
    bool ended = false;
    bool inGroup = false;
    /// The group in whose collective it is blocked.
    int32_t awaitedGroup = -1;
    /// It has been blocked in the event, and goes on when that is through.
    bool wasBlocked = false;
  };

  /// Ranks that can go on.
  std::vector<int32_t> runnable;
  Rank &rank(int32_t number) { return ranks[number]; }

  /// Whether the event that a rank stands at is over at once; else the rank is
  /// blocked in it.
  bool passes(int32_t number);

  /// A rank has no more events.
  void end(int32_t number);

  /// Reports what is left when no rank can go on any more.
  void finish();

private:
  /// The ranks that have come to a group's next collective.
  struct Meeting {
    int32_t arrived = 0;
    int32_t firstRank = -1;
  };

  /// What a rank that can't go on waits for.
  struct Blocker {
    int32_t rank; ///< the rank that would have to act, or -1: it has ended
    std::string text;
  };

  int32_t numRanks() const { return static_cast<int32_t>(ranks.size()); }
  void post(int32_t rankNumber, const Event &event);
  void wakeRanks();
  bool passesWait(int32_t rankNumber, const Event &event);
  bool passesCollective(int32_t rankNumber, const Event &event);
  bool isMember(int32_t group, int32_t rank) const;
  void compareCollective(int32_t rankNumber, const Event &event, int32_t otherNumber);
  void enterOrLeaveGroup(int32_t rankNumber, bool enter);
  EventPlace placeOf(int32_t rankNumber, std::string text) const;
  void fault(Constraint constraint, int32_t rankNumber, const std::string &text);
  Blocker blockerOf(int32_t rankNumber);
  void reportDeadlock();
  void reportPath(const std::vector<int32_t> &path, std::string text);

  const CommunicationModel &model;
  FaultList &faults;
  Transfers transfers;
  std::vector<Rank> ranks;
  std::vector<Meeting> meetings;
};

/// Runs the programs that `sources` give, one per rank: source.next(event)
/// gives the next event, or returns false after the last.
template <typename Source>
void runPrograms(std::vector<Source> sources, const CommunicationModel &model, FaultList &faults) {
  ProgramStates states(static_cast<int32_t>(sources.size()), model, faults);
  while (!states.runnable.empty()) {
    int32_t number = states.runnable.back();
    states.runnable.pop_back();
    ProgramStates::Rank &rank = states.rank(number);
    while (true) {
      if (!rank.stands && !sources[number].next(rank.current)) {
        states.end(number);
        break;
      }
      rank.stands = true;
      if (rank.current.type != EventType::Other && !states.passes(number))
        break;
      rank.stands = false;
      ++rank.index;
    }
  }
  states.finish();
}

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_PROGRAMRUNNER_H
