//===- Communication.cpp - Placing posts and waits --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks what is to be placed and finds the time line of unit times. What is
// decided by it is in CommunicationTables, how it is written down in
// StepWriter; why the result can't deadlock is said in the header.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Communication.h"

#include "CommunicationTables.h"
#include "StepWriter.h"

namespace pipeline::schedule {

namespace {

/// The time line that decides. The real costs are left out on purpose: they
/// would make the program of a rank depend on a measurement.
Expected<EndTimes<int32_t>> findUnitEnds(const Problem &problem, const Schedule &schedule,
                                         const Dataflow &dataflow) {
  Diagnostics diagnostics;
  ActionIndex index(problem, schedule, diagnostics);
  if (diagnostics.hasErrors())
    return Error{diagnostics.errorText()};
  return findUnitEnds(problem, schedule, dataflow, index);
}

} // namespace

std::vector<Message> messagesOf(const Problem &problem, const Dataflow &dataflow) {
  std::vector<Message> messages;
  for (const StageEdge &edge : dataflow.edges())
    for (int32_t copy = 0; copy < problem.placement.copies(); ++copy) {
      Message message{static_cast<int32_t>(messages.size()), edge, copy};
      if (message.source(problem.placement) != message.destination(problem.placement))
        messages.push_back(message);
    }
  return messages;
}

Expected<Dataflow> withMessages(const Dataflow &dataflow, std::span<const Message> messages) {
  std::vector<StageEdge> edges;
  edges.reserve(messages.size());
  for (const Message &message : messages)
    edges.push_back(message.edge);
  return dataflow.with(edges);
}

namespace {

/// Whether `messages` are hops between two ranks, of copies that there are.
Status checkMessages(const Problem &problem, std::span<const Message> messages) {
  const Placement &placement = problem.placement;
  for (const Message &message : messages) {
    const StageEdge &edge = message.edge;
    if (message.copy < 0 || message.copy >= placement.copies())
      return Error{"a message is of copy " + std::to_string(message.copy) +
                   " of the stages, of which there are " + std::to_string(placement.copies())};
    if (int32_t rank = message.source(placement); rank == message.destination(placement))
      return Error{"a message goes from stage " + std::to_string(edge.producerStage) +
                   " to stage " + std::to_string(edge.consumerStage) + ", but rank " +
                   std::to_string(rank) + " owns both; hand such values over without a message"};
  }
  if (messages.size() > static_cast<size_t>(maxStage))
    return Error{std::to_string(messages.size()) + " messages per microbatch are more than " +
                 std::to_string(maxStage) + ", the most there may be"};
  return Status::success();
}

} // namespace

Expected<PlacedCommunication> findPlaces(const Problem &problem, const Schedule &schedule,
                                         const Dataflow &dataflow,
                                         std::span<const Message> messages, TransferOrder order) {
  Expected<Dataflow> complete = withMessages(dataflow, messages);
  if (!complete)
    return Error{complete.error()};
  if (Status status = checkMessages(problem, messages); !status)
    return Error{status.error()};

  Expected<EndTimes<int32_t>> ends = findUnitEnds(problem, schedule, *complete);
  if (!ends)
    return Error{ends.error()};
  auto tables = std::make_shared<CommunicationTables>(problem, schedule, messages, order);
  placeTransfers(*tables, *ends);
  return PlacedCommunication(std::move(tables));
}

Expected<CommunicationPlan> placeCommunication(const Problem &problem, const Schedule &schedule,
                                               const Dataflow &dataflow,
                                               std::span<const Message> messages,
                                               TransferOrder order) {
  Expected<PlacedCommunication> placed = findPlaces(problem, schedule, dataflow, messages, order);
  if (!placed)
    return Error{placed.error()};
  return placed->plan();
}

std::vector<Step> PlacedCommunication::stepsOf(int32_t rank) const {
  size_t transfers = 0;
  for (const auto *channels : {&shared->channelsFrom[rank], &shared->channelsTo[rank]})
    for (int32_t channel : *channels)
      transfers += shared->channels[channel].sentAfter.size();
  std::vector<Step> steps;
  steps.reserve(shared->schedule.ranks[rank].size() + 2 * transfers);
  for (StepWriter writer(*shared, rank); !writer.atEnd();)
    writer.write(steps);
  return steps;
}

CommunicationPlan PlacedCommunication::plan() const {
  CommunicationPlan plan{shared->messages, {}};
  plan.ranks.reserve(shared->problem.ranks);
  for (int32_t rank = 0; rank < shared->problem.ranks; ++rank)
    plan.ranks.push_back(stepsOf(rank));
  return plan;
}

std::string toString(const Step &step) {
  if (step.isAction())
    return toString(step.action());
  if (step.isGroupMark())
    return step.type == StepType::GroupBegin ? "group begin" : "group end";
  const char *name = step.type == StepType::PostReceive   ? "post receive "
                     : step.type == StepType::WaitReceive ? "wait receive "
                     : step.type == StepType::PostSend    ? "post send "
                                                          : "wait send ";
  return name + std::to_string(step.message()) + "[" + std::to_string(step.microbatch) + "]";
}

} // namespace pipeline::schedule
