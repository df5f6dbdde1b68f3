//===- Messages.cpp - Between the cells of a file and a plan ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Messages.h"

#include "Faults.h"
#include "pipeline/Schedule/CommunicationVerifier.h"

namespace pipeline::schedule::csv {

ChainMessages::ChainMessages(const Placement &placement, std::span<const Message> messages)
    : placement(placement), sent(2 * size_t(placement.stages()) * placement.copies(), -1),
      received(sent) {
  for (int32_t i = 0; i < static_cast<int32_t>(messages.size()); ++i) {
    const StageEdge &edge = messages[i].edge;
    bool forward = edge.producerKind == Kind::F;
    // Copies run microbatches of their own parity.
    sent[entryOf(forward, edge.producerStage, messages[i].copy)] = i;
    received[entryOf(forward, edge.consumerStage, messages[i].copy)] = i;
  }
}

size_t ChainMessages::entryOf(bool forward, int32_t stage, int32_t microbatch) const {
  size_t copy = placement.copyOf(microbatch);
  return (copy * placement.stages() + stage) * 2 + (forward ? 0 : 1);
}

int32_t ChainMessages::of(const CsvCell &cell) const {
  auto find = [&](const std::vector<int32_t> &list, bool forward) {
    return list[entryOf(forward, cell.action.stage, cell.action.microbatch)];
  };
  switch (cell.type) {
  case CsvCellType::SendForward:
  case CsvCellType::WaitSendForward:
    return find(sent, true);
  case CsvCellType::SendBackward:
  case CsvCellType::WaitSendBackward:
    return find(sent, false);
  case CsvCellType::ReceiveForward:
    return find(received, true);
  case CsvCellType::ReceiveBackward:
    return find(received, false);
  default:
    return -1;
  }
}

int32_t ChainMessages::takenBy(const Action &action) const {
  if (action.kind == Kind::W)
    return -1;
  return received[entryOf(isForward(action), action.stage, action.microbatch)];
}

StepWalk::StepWalk(const CsvFile &file, const Problem &problem, std::span<const Message> messages)
    : file(file), chain(problem.placement, messages), microbatches(problem.microbatches),
      waited(messages.size() * static_cast<size_t>(problem.microbatches), false) {}

namespace {

/// Says what the verifier of communication found, in cells.
class FaultWriter {
public:
  FaultWriter(const CsvFile &file, const Problem &problem, const CommunicationPlan &plan,
              StepWalk &steps)
      : file(file), problem(problem), plan(plan), steps(steps) {}

  Error write(const CommunicationFault &fault) {
    std::string text;
    if (fault.constraint == Constraint::S6 && fault.places.size() == 2)
      text =
          textOf(fault.places[0]) + " meets " +
          asideText(fault.places[1].rank, columnOf(fault.places[1].rank, fault.places[1].index)) +
          ": between two ranks the first send is the first receive and so on; bring both into "
          "one order";
    else
      for (const EventPlace &place : fault.places)
        text += (text.empty() ? "" : "\n") + waitText(place);
    return located(text.empty() ? fault.text : text);
  }

private:
  int32_t columnOf(int32_t row, int64_t index) {
    int32_t found = 0;
    int64_t next = 0;
    steps.walk(row, [&](const Step &, int32_t column) {
      if (next++ == index)
        found = column;
    });
    return found;
  }

  /// A cell in the text about another one.
  std::string asideText(int32_t row, int32_t column) const {
    return cellText(row, column) + " (" + toString(Place{row, column}) + ")";
  }

  /// The cell that made the post which `wait` waits for.
  std::string postText(int32_t row, const Step &wait) {
    StepType type = wait.type == StepType::WaitSend ? StepType::PostSend : StepType::PostReceive;
    int32_t found = 0;
    steps.walk(row, [&](const Step &step, int32_t column) {
      if (step == Step(type, wait.index, wait.microbatch))
        found = column;
    });
    return asideText(row, found);
  }

  std::string cellText(int32_t row, int32_t column) const {
    const std::vector<CsvCell> &cells = file.rows[row];
    return column < static_cast<int32_t>(cells.size()) ? toString(cells[column])
                                                       : "the end of the row";
  }

  std::string textOf(const EventPlace &place) {
    int32_t column = columnOf(place.rank, place.index);
    return toString(Place{place.rank, column}) + ": " + cellText(place.rank, column);
  }

  std::string waitText(const EventPlace &place) {
    std::string text = textOf(place);
    if (place.index >= static_cast<int64_t>(plan.ranks[place.rank].size()))
      return text + " " + place.text;
    const Step &step = plan.ranks[place.rank][place.index];
    if (!step.isWait())
      return text + " " + place.text;
    const Message &message = plan.messages[step.message()];
    bool sends = step.type == StepType::WaitSend;
    int32_t peer =
        sends ? message.destination(problem.placement) : message.source(problem.placement);
    return text + " waits for " + postText(place.rank, step) + ", which row " +
           std::to_string(peer + 1) + " has yet to " + (sends ? "receive" : "send");
  }

  const CsvFile &file;
  const Problem &problem;
  const CommunicationPlan &plan;
  StepWalk &steps;
};

} // namespace

Expected<CommunicationPlan> planOf(const CsvFile &file, const Problem &problem) {
  Expected<Dataflow> dataflow = Dataflow::chain(problem);
  if (!dataflow)
    return Error{dataflow.error()};
  CommunicationPlan plan{messagesOf(problem, *dataflow), {}};
  StepWalk steps(file, problem, plan.messages);
  plan.ranks.resize(file.rows.size());
  for (int32_t row = 0; row < problem.ranks; ++row) {
    plan.ranks[row].reserve(file.rows[row].size());
    steps.walk(row, [&](const Step &step, int32_t) { plan.ranks[row].push_back(step); });
  }
  std::vector<CommunicationFault> faults = verifyCommunication(eventsOf(problem, plan), {}, 1);
  if (!faults.empty())
    return FaultWriter(file, problem, plan, steps).write(faults.front());
  return plan;
}

} // namespace pipeline::schedule::csv
