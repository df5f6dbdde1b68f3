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
                                                   int64_t microbatches, int64_t group) {
  PartitionAttr partition = graph.getPartition();
  if (microbatches < 1 || microbatches > std::numeric_limits<int32_t>::max())
    return emitError(loc, "the number of microbatches must be between 1 and 2^31 - 1, but is ")
           << microbatches;
  if (group < 0 || group > microbatches)
    return emitError(loc, "the group size must be between 1 and the ")
           << microbatches << " microbatches, but is " << group;
  schedule::Problem problem;
  problem.ranks = partition.getRanks();
  problem.chunks = partition.getChunks();
  problem.microbatches = microbatches;
  problem.placement = schedule::Placement::list(
      std::vector<int32_t>(partition.getOwners().begin(), partition.getOwners().end()));
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
  for (auto [rank, text] : llvm::enumerate(op.getActions().getAsRange<StringAttr>())) {
    auto actions = schedule::parseActions(text.getValue());
    if (!actions)
      return op.emitOpError("rank ") << rank << ": " << actions.error();
    result.ranks.push_back(std::move(*actions));
  }
  return result;
}

/// B runs a B node, I and W theirs: a graph has one or the other.
static LogicalResult verifyKinds(Location loc, GraphOp graph, const schedule::Schedule &schedule) {
  bool graphSplits = graph.hasSplitBackward();
  for (const auto &actions : schedule.ranks)
    for (const schedule::Action &action : actions) {
      if (action.kind == schedule::Kind::F)
        continue;
      bool splits = action.kind != schedule::Kind::B;
      if (splits == graphSplits)
        continue;
      return emitError(loc, "schedule '")
             << schedule.name << "' runs " << schedule::toString(action) << ", but '@"
             << graph.getSymName() << "' has "
             << (splits ? "a full backward; run --pipe-differentiate with split-backward=true"
                        : "I and W instead; run --pipe-differentiate without split-backward");
    }
  return success();
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
