//===- ScheduleProblem.cpp - From IR to the schedule library ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/ScheduleProblem.h"
#include "pipeline/Schedule/Verifier.h"

using namespace mlir;

namespace pipeline {

FailureOr<ScheduleProblem> ScheduleProblem::create(Location loc, GraphOp graph,
                                                   int64_t microbatches) {
  PartitionAttr partition = graph.getPartition();
  if (microbatches < 1 || microbatches > std::numeric_limits<int32_t>::max())
    return emitError(loc, "the number of microbatches must be between 1 and 2^31 - 1, but is ")
           << microbatches;
  schedule::Problem problem;
  problem.ranks = partition.getRanks();
  problem.chunks = partition.getChunks();
  problem.microbatches = microbatches;
  problem.forwardOnly = graph.isForwardOnly();
  problem.placement = schedule::Placement::named(
      {partition.getOwners().begin(), partition.getOwners().end()},
      {partition.getMirrors().begin(), partition.getMirrors().end()}, problem.ranks);
  for (auto state : graph.getBody().getOps<StateOp>())
    if (ComputeOp updater = state.getUpdater()) {
      problem.keepsState.resize(problem.stages());
      problem.keepsState[updater.getStage()] = true;
    }
  if (schedule::Status status = problem.check(); !status)
    return emitError(loc, status.error());
  std::vector<schedule::StageEdge> edges = ValueFlow(graph).getEdges();
  auto dataflow = schedule::Dataflow::fromEdges(problem, edges);
  if (!dataflow)
    return emitError(loc, dataflow.error());
  return ScheduleProblem{std::move(problem), std::move(*dataflow)};
}

FailureOr<schedule::Schedule> parseSchedule(ScheduleOp op) {
  schedule::Schedule result;
  result.name = op.getName().str();
  if (std::optional<UpdatesAttr> updates = op.getUpdates()) {
    result.updates = toScheduleUpdates(updates->getRule());
    result.updateInterval = static_cast<int32_t>(updates->getInterval());
  }
  for (auto [rank, text] : llvm::enumerate(op.getActions().getAsRange<StringAttr>())) {
    auto actions = schedule::parseActions(text.getValue());
    if (!actions)
      return op.emitOpError("rank ") << rank << ": " << actions.error();
    result.ranks.push_back(std::move(*actions));
  }
  return result;
}

/// I and W run nodes of their own, which a graph has or not; B can be both.
static LogicalResult verifyKinds(Location loc, GraphOp graph, const schedule::Schedule &schedule) {
  if (graph.hasSplitBackward())
    return success();
  for (const auto &actions : schedule.ranks)
    for (const schedule::Action &action : actions)
      if (action.kind == schedule::Kind::I || action.kind == schedule::Kind::W)
        return emitError(loc, "schedule '")
               << schedule.name << "' runs " << schedule::toString(action) << ", but '@"
               << graph.getSymName()
               << "' has a full backward; run --pipe-differentiate with split-backward=true";
  return success();
}

schedule::Expected<schedule::WeightVersions> getWeightVersions(const schedule::Problem &problem,
                                                               UpdatesAttr updates) {
  return schedule::WeightVersions::create(problem, toScheduleUpdates(updates.getRule()),
                                          static_cast<int32_t>(updates.getInterval()));
}

schedule::Schedule matchBackwards(GraphOp graph, schedule::Schedule schedule) {
  if (!graph.hasSplitBackward())
    return schedule;
  for (std::vector<schedule::Action> &actions : schedule.ranks) {
    std::vector<schedule::Action> split;
    split.reserve(actions.size());
    for (schedule::Action action : actions) {
      if (action.kind != schedule::Kind::B) {
        split.push_back(action);
        continue;
      }
      for (schedule::Kind kind : {schedule::Kind::I, schedule::Kind::W})
        split.push_back({kind, action.stage, action.microbatch});
    }
    actions = std::move(split);
  }
  return schedule;
}

LogicalResult verifySchedule(Location loc, GraphOp graph, const ScheduleProblem &problem,
                             const schedule::Schedule &schedule) {
  if (failed(verifyKinds(loc, graph, schedule)))
    return failure();
  schedule::Diagnostics diagnostics = verify(problem.problem, schedule, problem.dataflow);
  for (const schedule::Diagnostic &diagnostic : diagnostics.all()) {
    std::string text = toString(diagnostic);
    if (diagnostic.severity == schedule::Severity::Error)
      emitError(loc, text);
    else
      emitRemark(loc, text);
  }
  return failure(diagnostics.hasErrors());
}

} // namespace pipeline
