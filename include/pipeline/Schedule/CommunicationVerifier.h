//===- CommunicationVerifier.h - Whether programs can hang ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes what ranks post and wait for, without time and without data, until
// all have ended or none can go on. It knows no schedule and no IR: whoever
// has a program, be it a list of steps or loops over ops, hands over the
// events of each rank one after the other.
//
// A post never blocks, a wait does. A transfer runs once both sides have posted
// it; nothing is buffered. On a channel (source, destination, communicator)
// the k-th send meets the k-th receive. This model has no choices: what can
// happen stays possible until it happens, so one execution decides S5 for all.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_COMMUNICATIONVERIFIER_H
#define PIPELINE_SCHEDULE_COMMUNICATIONVERIFIER_H

#include "pipeline/Schedule/Communication.h"
#include "pipeline/Schedule/Diagnostic.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pipeline::schedule {

enum class EventType : uint8_t {
  PostSend,
  PostReceive,
  Wait,       ///< for a post of the same rank
  Collective, ///< blocks until every rank of its group has come to it
  GroupBegin, ///< posts up to the end of the group progress independently
  GroupEnd,
  Other, ///< anything else; it takes part in nothing
};

/// One event of a rank's program. Use the functions to make one.
struct Event {
  EventType type = EventType::Other;
  /// Of a post the other rank, of a collective its group.
  int32_t peer = -1;
  /// Of a post: tells apart channels between the same two ranks.
  int32_t communicator = 0;
  /// Of a wait: the post, by its number among the posts of the rank, sends and
  /// receives together, counted from 0 in program order.
  int64_t request = -1;
  /// What must agree between a send and its receive, or between the members of
  /// a collective. Which value is sent may be left at 0 on both sides.
  int64_t bytes = 0;
  int64_t typeId = 0;
  int64_t value = 0;
  /// The caller's own: comes back in what is reported.
  int64_t user = -1;

  static Event postSend(int32_t peer, int64_t bytes = 0, int64_t typeId = 0, int64_t value = 0);
  static Event postReceive(int32_t peer, int64_t bytes = 0, int64_t typeId = 0, int64_t value = 0);
  static Event wait(int64_t request);
  static Event collective(int32_t group, int64_t bytes = 0, int64_t typeId = 0, int64_t value = 0);
};

/// Gives the events of one rank in order, then nothing. Called once per event,
/// so a walk over loops needs to keep no list.
using EventSource = std::function<std::optional<Event>()>;

/// How the transport behaves.
struct CommunicationModel {
  /// Transfers of a rank keep their program order, as on an NCCL stream: each
  /// waits for the one posted before it on either side. A group counts as one:
  /// it starts when it is closed, within it transfers are independent, except
  /// that those of one channel keep their order, and a wait for one of them
  /// ends with the last of them, since a stream tells no more. Without this,
  /// transfers of different channels are independent and groups mean nothing.
  bool streamOrdered = false;
  /// The ranks of each group that collectives name: existing ones, each once.
  std::vector<std::vector<int32_t>> groups;
};

/// An event that takes part in a fault.
struct EventPlace {
  int32_t rank;
  int64_t index; ///< among the rank's events, from 0
  int64_t user;  ///< of the event
  std::string text;
};

/// One violation of S5, S6 or S8.
struct CommunicationFault {
  Constraint constraint;
  std::string text;
  /// Of a deadlock: each rank of the cycle, in the order in which one waits
  /// for the next and the last for the first. Of a mismatch: the send and the
  /// receive. Else the one event.
  std::vector<EventPlace> places;
};

/// Executes the programs of all ranks and reports every violation that it
/// meets, at most `kept` of them:
///
///  * S5: a wait or a collective that never ends. The places are the cycle,
///    or a chain that ends in a rank which has ended. Also a wait for a post
///    that is not there, or waited for twice.
///  * S6: a send and a receive that meet and differ in bytes, type or value,
///    or one that nobody meets; likewise for collectives.
///  * S8: a post that is never waited for.
///
/// Takes time linear in the number of events, and memory in what is posted
/// and not yet waited for.
std::vector<CommunicationFault> verifyCommunication(std::vector<EventSource> ranks,
                                                    const CommunicationModel &model = {},
                                                    int32_t kept = 16);

/// The same for programs at hand.
std::vector<CommunicationFault> verifyCommunication(const std::vector<std::vector<Event>> &ranks,
                                                    const CommunicationModel &model = {},
                                                    int32_t kept = 16);

/// The events of a plan, one per step; `user` is the index of the step. The
/// type of a transfer is its message, the value its message and microbatch.
/// `plan` must outlive what is returned.
std::vector<EventSource> eventsOf(const Problem &problem, const CommunicationPlan &plan);

/// Checks a plan: what verifyCommunication says about its events, and that a
/// value is sent after the action that makes it and waited for before the one
/// that reads it (S4). Whether the actions are those of a right schedule is for
/// verify.
std::vector<CommunicationFault> verifyPlan(const Problem &problem, const CommunicationPlan &plan,
                                           const CommunicationModel &model = {}, int32_t kept = 16);

/// The same of a plan that is not written out.
std::vector<CommunicationFault> verifyPlan(const PlacedCommunication &placed,
                                           const CommunicationModel &model = {}, int32_t kept = 16);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_COMMUNICATIONVERIFIER_H
