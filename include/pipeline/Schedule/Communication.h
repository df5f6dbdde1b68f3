//===- Communication.h - Placing posts and waits ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns a schedule into what every rank really does: its actions with the
// posts and waits of their messages. A post never blocks, a wait does; a
// transfer runs once both sides have posted it and nothing is buffered. On a
// channel, a pair of source and destination, the k-th send is the k-th
// receive. Two things are decided by unit times (F = I = W = 1, B = 2, no
// latency): where receives are posted and where sends are waited for.
//
// For transfers that progress independently (TransferOrder::Unordered):
//
//  * A send is posted right after the action that has the value: the one that
//    produces it, or, for a value that goes on from consumer to consumer, the
//    consumer.
//  * A receive is posted by need, just before its consuming action; what the
//    sender sends earlier on the same channel is posted before it, in the
//    sender's order. No other rule keeps receive buffers for a shorter time.
//  * The wait of a receive stands right before the consuming action.
//  * The wait of a send stands where it has surely been received, with one
//    action of slack: before the action after the first that starts when the
//    receive has been posted, or else at the end.
//
// Nothing deadlocks: the time line of unit times is a witness. Let everything
// happen at its time, in one instant in this order: actions end and post their
// sends; sends are waited for; receives are posted; receives are waited for
// and actions start. A send that a receive waits for was posted when its
// producer ended, not later than its consumer starts. A receive that a send
// waits for was posted strictly earlier, since the action of slack takes time.
// Every wait thus needs only what comes before it in this order.
//
// Where transfers of a rank keep their order, as on an NCCL stream, that is
// not enough: a send that is posted long before its receive holds up all that
// its rank posts after it. Interleaved and V-shaped schedules hang by need,
// even if a rank groups everything between two actions. TransferOrder::Stream
// instead gives every transfer a moment, the unit time at which its producer
// ends (ties go by the sending rank, then by the order of the messages), and:
//
//  * A rank posts in the order of these moments, sends after the action that
//    has the value, receives at the place where the rank is at that moment.
//  * What falls due before a rank's next action starts is one group; what
//    comes while that action runs is another, right before it and after its
//    waits.
//  * The wait of a send stands after the action that follows it.
//
// Nothing deadlocks, and that does not need unit times or the places of the
// waits: all ranks post in one total order, and a wait stands behind its post.
// Take the first transfer of that order that is never through. All that stands
// before it on either stream comes before it in the order, and so does all
// that the two ranks wait for before they post it. All of that is through, so
// it is posted and runs. Cutting such a list into groups at any place changes
// nothing, if no wait stands within a group: also a wait that ends with its
// whole group needs only what is posted before it. In unit times nothing is
// late, either: every transfer has been posted on both sides at its moment, and
// everything before it on both streams is through.
//
// It has a price in memory: a receive's buffer is taken up to one action
// before the send, and kept until the consumer. The sender's is freed sooner.
//
// No choice depends on a microbatch's number, so that a schedule with a
// period keeps it.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_COMMUNICATION_H
#define PIPELINE_SCHEDULE_COMMUNICATION_H

#include "pipeline/Schedule/Dataflow.h"
#include "pipeline/Schedule/Expected.h"
#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace pipeline::schedule {

/// One hop of a value, once per microbatch that runs on a copy of the stages:
/// from the rank of an action that has the value to another rank, where an
/// action consumes it. `value` is the caller's name for it and not interpreted.
struct Message {
  int32_t value;
  StageEdge edge;
  int32_t copy = 0;

  int32_t source(const Placement &placement) const {
    return placement.ownerOf(edge.producerStage, copy);
  }
  int32_t destination(const Placement &placement) const {
    return placement.ownerOf(edge.consumerStage, copy);
  }
};

/// What a step does. The first four run an action and follow Kind.
enum class StepType : uint32_t {
  F,
  B,
  I,
  W,
  PostReceive,
  WaitReceive,
  PostSend,
  WaitSend,
  GroupBegin, ///< the posts up to the end are started together
  GroupEnd,
};

/// One entry of a rank's list, in eight bytes.
struct Step {
  StepType type : 4;
  /// Of an action its stage, else the index of a message.
  int32_t index : 28;
  int32_t microbatch;

  constexpr Step() : Step(StepType::F, 0, 0) {}
  constexpr Step(StepType type, int32_t index, int32_t microbatch)
      : type(type), index(index), microbatch(microbatch) {}

  static Step run(const Action &action) {
    return {static_cast<StepType>(action.kind), action.stage, action.microbatch};
  }

  bool isAction() const { return type <= StepType::W; }
  bool isPost() const { return type == StepType::PostReceive || type == StepType::PostSend; }
  bool isWait() const { return type == StepType::WaitReceive || type == StepType::WaitSend; }
  bool isGroupMark() const { return type >= StepType::GroupBegin; }

  /// Of a step that runs one.
  Action action() const { return {static_cast<Kind>(type), index, microbatch}; }
  /// Of a post or a wait: an index into the plan's messages.
  int32_t message() const { return index; }

  friend bool operator==(const Step &a, const Step &b) {
    return a.type == b.type && a.index == b.index && a.microbatch == b.microbatch;
  }
};
static_assert(sizeof(Step) == 8, "a step is to stay small");

/// What every rank does, communication included.
struct CommunicationPlan {
  std::vector<Message> messages;
  std::vector<std::vector<Step>> ranks;
};

/// One message for each edge of `dataflow` between two ranks, and for each copy
/// of its stages, in the order of the edges; the value of a message is its
/// index.
std::vector<Message> messagesOf(const Problem &problem, const Dataflow &dataflow);

/// What an action needs once `messages` carry values too: one that goes on from
/// consumer to consumer needs the consumer before.
Expected<Dataflow> withMessages(const Dataflow &dataflow, std::span<const Message> messages);

/// How the transfers of a rank progress.
enum class TransferOrder : uint8_t {
  Unordered, ///< independently
  Stream,    ///< in the order in which they are posted, a group at a time
};

/// The most posts of a group: more do not progress well together.
constexpr size_t maxGroupSize = 32;

struct CommunicationTables;

/// Where the communication of a schedule goes, in eight bytes per transfer, or
/// twelve on streams: what a plan says in a fifth of its size. The steps of a
/// rank are made from it when they are asked for.
class PlacedCommunication {
public:
  explicit PlacedCommunication(std::shared_ptr<const CommunicationTables> tables)
      : shared(std::move(tables)) {}

  /// The steps of one rank.
  std::vector<Step> stepsOf(int32_t rank) const;
  /// The steps of all ranks.
  CommunicationPlan plan() const;

  const CommunicationTables &tables() const { return *shared; }

private:
  std::shared_ptr<const CommunicationTables> shared;
};

/// Places the communication of `messages` into `schedule`. What an action
/// needs is `dataflow` together with the edges of the messages. Fails where a
/// message stays on its rank, and where the schedule breaks S1 to S4.
/// `problem` and `schedule` must outlive the result. Linear in the number of
/// steps, but for heaps of the sends and channels that are in flight.
Expected<PlacedCommunication> findPlaces(const Problem &problem, const Schedule &schedule,
                                         const Dataflow &dataflow,
                                         std::span<const Message> messages,
                                         TransferOrder order = TransferOrder::Unordered);

/// The same, written out.
Expected<CommunicationPlan> placeCommunication(const Problem &problem, const Schedule &schedule,
                                               const Dataflow &dataflow,
                                               std::span<const Message> messages,
                                               TransferOrder order = TransferOrder::Unordered);

/// `1F3`, `post receive 2[3]`, `group begin`, ...
std::string toString(const Step &step);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_COMMUNICATION_H
