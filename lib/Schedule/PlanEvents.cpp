//===- PlanEvents.cpp - The events of a communication plan ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RingBuffer.h"
#include "pipeline/Schedule/CommunicationVerifier.h"

#include <memory>

namespace pipeline::schedule {

namespace {

/// Where the messages of a plan go, for all ranks together.
struct MessageEnds {
  MessageEnds(const Problem &problem, const CommunicationPlan &plan)
      : perRank(problem.ranks, 0), microbatches(problem.microbatches) {
    for (const Message &message : plan.messages) {
      sources.push_back(message.source(problem.placement));
      destinations.push_back(message.destination(problem.placement));
      sourceIndex.push_back(perRank[sources.back()]++);
      destinationIndex.push_back(perRank[destinations.back()]++);
    }
  }

  static bool isSend(const Step &step) {
    return step.type == StepType::PostSend || step.type == StepType::WaitSend;
  }

  int32_t peerOf(const Step &step) const {
    return (isSend(step) ? destinations : sources)[step.message()];
  }

  /// A number of the transfer among those of its rank, without gaps.
  size_t slotOf(const Step &step) const {
    int32_t index = (isSend(step) ? sourceIndex : destinationIndex)[step.message()];
    return static_cast<size_t>(index) * microbatches + step.microbatch;
  }

  size_t slotsOf(int32_t rank) const { return static_cast<size_t>(perRank[rank]) * microbatches; }

private:
  std::vector<int32_t> sources;
  std::vector<int32_t> destinations;
  /// The messages that each rank has, at either end, and by message its number
  /// among those of the one and the other rank.
  std::vector<int32_t> perRank;
  std::vector<int32_t> sourceIndex;
  std::vector<int32_t> destinationIndex;
  int32_t microbatches;
};

/// Gives the events of one rank's steps.
class StepWalker {
public:
  StepWalker(const std::vector<Step> &steps, std::shared_ptr<const MessageEnds> ends, int32_t rank,
             WaitMode mode)
      : steps(&steps), ends(std::move(ends)), mode(mode) {
    if (mode == WaitMode::AsPlaced)
      numbers.assign(this->ends->slotsOf(rank), -1);
  }

  std::optional<Event> operator()() {
    while (ready.empty() && next < steps->size()) {
      enter((*steps)[next], static_cast<int64_t>(next));
      ++next;
    }
    if (ready.empty())
      waitForPosts();
    if (ready.empty())
      return std::nullopt;
    Event event = ready.front();
    ready.pop_front();
    return event;
  }

private:
  void enter(const Step &step, int64_t user) {
    if (step.isAction()) {
      waitForPosts();
      give({}, user);
    } else if (step.isPost()) {
      post(step, user);
    } else if (mode == WaitMode::AsPlaced) {
      // A step that waits for what was not posted is left to the verifier.
      give(Event::wait(numbers[ends->slotOf(step)]), user);
    }
  }

  void post(const Step &step, int64_t user) {
    if (mode == WaitMode::BetweenActions) {
      if (unwaited.empty())
        give({EventType::GroupBegin}, user);
      unwaited.push_back({posts, user});
    } else {
      numbers[ends->slotOf(step)] = posts;
    }
    ++posts;
    int64_t value = int64_t{step.message()} << 32 | step.microbatch;
    int32_t peer = ends->peerOf(step);
    give(step.type == StepType::PostSend ? Event::postSend(peer, 0, step.message(), value)
                                         : Event::postReceive(peer, 0, step.message(), value),
         user);
  }

  /// With WaitMode::BetweenActions: ends the group and waits for all of it.
  void waitForPosts() {
    if (unwaited.empty())
      return;
    give({EventType::GroupEnd}, unwaited.front().user);
    for (const Unwaited &post : unwaited)
      give(Event::wait(post.number), post.user);
    unwaited.clear();
  }

  void give(Event event, int64_t user) {
    event.user = user;
    ready.push_back(event);
  }

  struct Unwaited {
    int32_t number;
    int64_t user;
  };

  const std::vector<Step> *steps;
  std::shared_ptr<const MessageEnds> ends;
  WaitMode mode;
  size_t next = 0;
  int32_t posts = 0;
  RingBuffer<Event> ready;
  /// Of AsPlaced: the number of the post of each transfer, or -1.
  std::vector<int32_t> numbers;
  /// The posts of BetweenActions since the last action.
  std::vector<Unwaited> unwaited;
};

} // namespace

std::vector<EventSource> eventsOf(const Problem &problem, const CommunicationPlan &plan,
                                  WaitMode mode) {
  auto ends = std::make_shared<const MessageEnds>(problem, plan);
  std::vector<EventSource> sources;
  sources.reserve(plan.ranks.size());
  for (int32_t rank = 0; rank < static_cast<int32_t>(plan.ranks.size()); ++rank)
    sources.push_back(StepWalker(plan.ranks[rank], ends, rank, mode));
  return sources;
}

} // namespace pipeline::schedule
