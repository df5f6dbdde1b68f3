//===- CsvWriter.cpp - A file from a schedule -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../ActionIndex.h"
#include "LockStep.h"
#include "pipeline/Schedule/Csv.h"
#include "pipeline/Schedule/Simulator.h"

#include <algorithm>

namespace pipeline::schedule {

namespace {

using csv::Slots;

/// The slots of the time line in which every action takes one.
Expected<Slots> unitSlots(const Problem &problem, const Schedule &schedule,
                          const Dataflow &dataflow) {
  Problem unit = problem;
  unit.costs = {{.forward = 1, .backwardInput = 1, .backwardWeight = 1, .backward = 1}};
  unit.latencies = {};
  Expected<Simulation> simulation = simulate(unit, schedule, dataflow);
  if (!simulation)
    return Error{simulation.error()};
  Slots slots;
  slots.reserve(simulation->starts.size());
  for (const std::vector<double> &starts : simulation->starts)
    slots.emplace_back(starts.begin(), starts.end());
  return slots;
}

/// Whether every action stands in a later slot than what it needs.
bool isTimeLine(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
                const Slots &slots) {
  Diagnostics diagnostics;
  ActionIndex index(problem, schedule, diagnostics);
  for (int32_t rank = 0; rank < problem.ranks; ++rank)
    for (size_t i = 0; i < slots[rank].size(); ++i) {
      const Action &action = schedule.ranks[rank][i];
      for (const Need &need : dataflow.needs(action)) {
        int32_t owner = problem.rankOf(need.stage, action.microbatch);
        int32_t position = index.positionOf(need.kind, need.stage, action.microbatch);
        if (slots[owner][position] >= slots[rank][i])
          return false;
      }
    }
  return true;
}

CsvCell cellOf(const Action &action) { return {CsvCellType::Action, action, {}}; }

/// The cells of a plan's steps.
class PlanWriter {
public:
  PlanWriter(const Problem &problem, const CommunicationPlan &plan)
      : problem(problem), plan(plan) {}

  Expected<std::string> write() {
    if (Status status = checkMessages(); !status)
      return Error{status.error()};
    CsvFile file;
    for (const std::vector<Step> &steps : plan.ranks) {
      std::vector<CsvCell> &cells = file.rows.emplace_back();
      cells.reserve(steps.size());
      for (const Step &step : steps)
        if (step.isAction())
          cells.push_back(schedule::cellOf(step.action()));
        else if (step.isPost() || step.type == StepType::WaitSend)
          cells.push_back(cellOf(step));
    }
    return toString(file);
  }

private:
  /// The form names a message by its direction and a stage at its end, so
  /// there is one from each stage to the next and one back.
  Status checkMessages() const {
    std::vector<bool> named(2 * size_t(problem.placement.stages()) * problem.placement.copies());
    for (const Message &message : plan.messages) {
      const StageEdge &edge = message.edge;
      bool forward = edge.producerKind == Kind::F;
      if (edge.consumerKind != edge.producerKind ||
          edge.consumerStage - edge.producerStage != (forward ? 1 : -1))
        return Error{"torch's form with communication has messages between neighbouring stages "
                     "only, but one goes from " +
                     nameOf(edge.producerKind, edge.producerStage) + " to " +
                     nameOf(edge.consumerKind, edge.consumerStage) +
                     "; write the form without communication"};
      size_t entry = (size_t(message.copy) * problem.placement.stages() + edge.producerStage) * 2 +
                     (forward ? 0 : 1);
      if (named[entry])
        return Error{"torch's form with communication has one message from a stage to its "
                     "neighbour, but there are several from " +
                     nameOf(edge.producerKind, edge.producerStage) + " to " +
                     nameOf(edge.consumerKind, edge.consumerStage) +
                     "; write the form without communication"};
      named[entry] = true;
    }
    return Status::success();
  }

  static std::string nameOf(Kind kind, int32_t stage) {
    return std::string(kind == Kind::F ? "the forward" : "the backward") + " of stage " +
           std::to_string(stage);
  }

  CsvCell cellOf(const Step &step) const {
    const StageEdge &edge = plan.messages[step.message()].edge;
    bool forward = edge.producerKind == Kind::F;
    auto cell = [&](CsvCellType type, int32_t stage) {
      return CsvCell{type, {Kind::F, stage, step.microbatch}, {}};
    };
    switch (step.type) {
    case StepType::PostSend:
      return cell(forward ? CsvCellType::SendForward : CsvCellType::SendBackward,
                  edge.producerStage);
    case StepType::PostReceive:
      return cell(forward ? CsvCellType::ReceiveForward : CsvCellType::ReceiveBackward,
                  edge.consumerStage);
    default:
      return cell(forward ? CsvCellType::WaitSendForward : CsvCellType::WaitSendBackward,
                  edge.producerStage);
    }
  }
  const Problem &problem;
  const CommunicationPlan &plan;
};

} // namespace

Expected<std::string> writeCsv(const Problem &problem, const Schedule &schedule,
                               const Dataflow &dataflow) {
  Expected<Slots> slots = unitSlots(problem, schedule, dataflow);
  if (!slots)
    return Error{slots.error()};
  if (std::optional<Slots> turns = csv::lockStep(problem, schedule);
      turns && isTimeLine(problem, schedule, dataflow, *turns))
    *slots = std::move(*turns);

  CsvFile file;
  for (int32_t rank = 0; rank < problem.ranks; ++rank) {
    std::vector<CsvCell> &cells = file.rows.emplace_back();
    cells.resize(static_cast<size_t>((*slots)[rank].back()) + 1);
    for (size_t i = 0; i < (*slots)[rank].size(); ++i)
      cells[(*slots)[rank][i]] = cellOf(schedule.ranks[rank][i]);
  }
  return toString(file);
}

Expected<std::string> writeCsv(const Problem &problem, const CommunicationPlan &plan) {
  return PlanWriter(problem, plan).write();
}

} // namespace pipeline::schedule
