//===- Schedule.cpp - Chooses the order of every rank's actions -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires phase `differentiated`; establishes `scheduled`. Which order is
// policy and lives in Schedule/; writing a verified order into the IR is done
// here.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "pipeline/Analysis/ScheduleProblem.h"
#include "pipeline/Analysis/StageCosts.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "pipeline/Schedule/Generators.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_SCHEDULEPASS
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

/// Writes `schedule` behind the graph that it orders.
static void writeSchedule(GraphOp graph, int64_t microbatches, const schedule::Schedule &schedule) {
  OpBuilder builder(graph->getContext());
  builder.setInsertionPointAfter(graph);
  SmallVector<Attribute> ranks;
  for (const std::vector<schedule::Action> &actions : schedule.ranks) {
    std::string text;
    for (const schedule::Action &action : actions)
      text += (text.empty() ? "" : " ") + schedule::toString(action);
    ranks.push_back(builder.getStringAttr(text));
  }
  UpdatesAttr updates;
  if (schedule.updates != schedule::WeightUpdates::AtEnd)
    updates = UpdatesAttr::get(graph->getContext(), toWeightUpdates(schedule.updates),
                               schedule.updateInterval);
  ScheduleOp::create(builder, graph.getLoc(), (graph.getSymName() + ".schedule").str(),
                     graph.getSymName(), microbatches, schedule.name, updates,
                     builder.getArrayAttr(ranks));
}

namespace {
struct SchedulePass : impl::SchedulePassBase<SchedulePass> {
  using SchedulePassBase::SchedulePassBase;

  void runOnOperation() override {
    if (failed(requirePhase(getOperation(), Phase::Differentiated, "pipe-schedule")) ||
        failed(run()))
      signalPassFailure();
  }

  LogicalResult run() {
    FailureOr<GraphOp> graph = getGraph(getOperation());
    if (failed(graph))
      return failure();
    Location loc = graph->getLoc();
    int64_t count = microbatches;
    FailureOr<ScheduleProblem> problem = getProblem(loc, *graph, count);
    if (failed(problem))
      return failure();
    FailureOr<schedule::Schedule> order = generate(loc, problem->problem, /*interval=*/0);
    // Steps that overlap are scheduled together.
    if (succeeded(order) && order->updates != schedule::WeightUpdates::AtEnd && steps != 1) {
      if (steps < 1 || llvm::MulOverflow(count, int64_t{steps}, count))
        return emitError(loc, "the number of steps must be at least 1, and that of all "
                              "microbatches fit 64 bits, but steps is ")
               << steps.getValue();
      problem = getProblem(loc, *graph, count);
      if (failed(problem))
        return failure();
      order = generate(loc, problem->problem, static_cast<int32_t>(microbatches));
    }
    if (failed(order) || failed(verifySchedule(loc, *graph, *problem, *order)))
      return failure();
    for (const std::string &remark : order->remarks)
      emitRemark(loc, "schedule '") << order->name << "': " << remark;
    writeSchedule(*graph, count, *order);
    return success();
  }

  FailureOr<ScheduleProblem> getProblem(Location loc, GraphOp graph, int64_t count) {
    auto problem = ScheduleProblem::create(loc, graph, count);
    if (failed(problem))
      return failure();
    problem->problem.costs = estimateStageCosts(graph);
    if (schedule::Status status =
            problem->problem.limitShares({memoryLimit.begin(), memoryLimit.end()});
        !status)
      return emitError(loc, status.error());
    return problem;
  }

  FailureOr<schedule::Schedule> generate(Location loc, const schedule::Problem &problem,
                                         int32_t interval);
};
} // namespace

FailureOr<schedule::Schedule> SchedulePass::generate(Location loc, const schedule::Problem &problem,
                                                     int32_t interval) {
  if (group < 0 || group > microbatches)
    return emitError(loc, "the group size must be between 1 and the ")
           << microbatches << " microbatches, but is " << group;
  const schedule::Generator *generator = schedule::findGenerator(schedule);
  schedule::GeneratorOptions options;
  options.groupSize = static_cast<int32_t>(group);
  options.warmUp = warmUp;
  if (generator && generator->takes(schedule::Option::UpdateInterval))
    options.updateInterval = interval;
  options.periodic = periodic && generator && generator->takes(schedule::Option::Search);
  if (searchBudget != 0)
    options.searchBudget = searchBudget;
  std::unique_ptr<llvm::MemoryBuffer> file;
  if (!csv.empty()) {
    auto opened = llvm::MemoryBuffer::getFile(csv, /*IsText=*/false);
    if (!opened)
      return emitError(loc, "can't read '") << csv << "': " << opened.getError().message();
    file = std::move(*opened);
    options.csv = file->getBuffer();
  }
  auto order = schedule::generate(schedule, problem, options);
  if (!order)
    return emitError(loc, order.error());
  return std::move(*order);
}
} // namespace pipeline
