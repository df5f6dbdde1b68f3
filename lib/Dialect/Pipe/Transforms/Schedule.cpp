//===- Schedule.cpp - Chooses the order of every rank's actions -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires phase `differentiated`; establishes `scheduled`. Which order is
// policy and lives in Schedule/; writing a verified order into the IR is done
// here. Generators solve the whole problem: a graph without backwards takes the
// forwards of what they make.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "pipeline/Analysis/ScheduleProblem.h"
#include "pipeline/Analysis/StageCosts.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "pipeline/Schedule/BreadthFirst.h"
#include "pipeline/Schedule/Generators.h"
#include "pipeline/Schedule/Inference.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_SCHEDULEPASS
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

/// Writes `schedule` behind the graph that it orders, and behind others of it.
static void writeSchedule(GraphOp graph, int64_t microbatches, const schedule::Schedule &schedule,
                          StringRef name) {
  OpBuilder builder(graph->getContext());
  builder.setInsertionPointAfter(graph);
  for (Operation *next = graph->getNextNode(); isa_and_nonnull<ScheduleOp>(next);
       next = next->getNextNode())
    builder.setInsertionPointAfter(next);
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
  ScheduleOp::create(builder, graph.getLoc(), (graph.getSymName() + "." + name).str(),
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
    FailureOr<schedule::Schedule> order = scheduleSteps(*graph);
    if (failed(order))
      return failure();
    if (remainder == 0)
      return success();
    return scheduleRemainder(*graph, *order);
  }

  FailureOr<schedule::Schedule> scheduleSteps(GraphOp graph);
  LogicalResult scheduleRemainder(GraphOp graph, const schedule::Schedule &ofSteps);
  FailureOr<ScheduleProblem> getProblem(GraphOp graph, int64_t count);
  schedule::Expected<schedule::Schedule> generate(const schedule::Problem &problem,
                                                  int32_t interval);
  LogicalResult verifyAndWrite(GraphOp graph, ScheduleProblem problem, schedule::Schedule order,
                               StringRef name);
};
} // namespace

/// The whole problem, which has backwards even where the graph has none.
FailureOr<ScheduleProblem> SchedulePass::getProblem(GraphOp graph, int64_t count) {
  auto problem = ScheduleProblem::create(graph.getLoc(), graph, count);
  if (failed(problem))
    return failure();
  problem->problem.forwardOnly = false;
  problem->problem.costs = estimateStageCosts(graph);
  if (schedule::Status status =
          problem->problem.limitShares({memoryLimit.begin(), memoryLimit.end()});
      !status)
    return emitError(graph.getLoc(), status.error());
  return problem;
}

schedule::Expected<schedule::Schedule> SchedulePass::generate(const schedule::Problem &problem,
                                                              int32_t interval) {
  if (group < 0 || group > problem.microbatches)
    return schedule::Error{"the group size must be between 1 and the " +
                           std::to_string(problem.microbatches) + " microbatches, but is " +
                           std::to_string(group)};
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
      return schedule::Error{"can't read '" + csv + "': " + opened.getError().message()};
    file = std::move(*opened);
    options.csv = file->getBuffer();
  }
  return schedule::generate(schedule, problem, options);
}

LogicalResult SchedulePass::verifyAndWrite(GraphOp graph, ScheduleProblem problem,
                                           schedule::Schedule order, StringRef name) {
  if (graph.isForwardOnly()) {
    order = schedule::forwardsOf(order);
    problem.problem = schedule::forwardsOf(problem.problem);
  }
  Location loc = graph.getLoc();
  if (failed(verifySchedule(loc, graph, problem, order)))
    return failure();
  for (const std::string &remark : order.remarks)
    emitRemark(loc, "schedule '") << order.name << "': " << remark;
  writeSchedule(graph, problem.problem.microbatches, order, name);
  return success();
}

/// The schedule of a step, or of all of them where they overlap.
FailureOr<schedule::Schedule> SchedulePass::scheduleSteps(GraphOp graph) {
  Location loc = graph.getLoc();
  int64_t count = microbatches;
  FailureOr<ScheduleProblem> problem = getProblem(graph, count);
  if (failed(problem))
    return failure();
  auto order = generate(problem->problem, /*interval=*/0);
  if (order && order->updates != schedule::WeightUpdates::AtEnd && steps != 1 &&
      !graph.isForwardOnly()) {
    if (steps < 1 || llvm::MulOverflow(count, int64_t{steps}, count))
      return emitError(loc, "the number of steps must be at least 1, and that of all "
                            "microbatches fit 64 bits, but steps is ")
             << steps.getValue();
    problem = getProblem(graph, count);
    if (failed(problem))
      return failure();
    order = generate(problem->problem, static_cast<int32_t>(microbatches));
  }
  if (!order)
    return emitError(loc, order.error());
  if (failed(verifyAndWrite(graph, *problem, *order, "schedule")))
    return failure();
  return std::move(*order);
}

/// The schedule of the step that ends a pass over the data.
LogicalResult SchedulePass::scheduleRemainder(GraphOp graph, const schedule::Schedule &ofSteps) {
  Location loc = graph.getLoc();
  if (remainder < 0 || remainder >= microbatches)
    return emitError(loc, "the last step of a pass must have fewer than the ")
           << microbatches.getValue() << " microbatches of a step, and at least 1, but has "
           << remainder.getValue();
  if (ofSteps.updates != schedule::WeightUpdates::AtEnd && !graph.isForwardOnly())
    return emitError(loc, "schedule '")
           << ofSteps.name << "' does not end a step before the next one begins, so none can be "
           << "shorter, but the last of a pass over the data has " << remainder.getValue()
           << " microbatches instead of " << microbatches.getValue()
           << "; choose microbatches that divide those of the data, or a synchronous schedule";
  FailureOr<ScheduleProblem> problem = getProblem(graph, remainder);
  if (failed(problem))
    return failure();
  auto order = generate(problem->problem, /*interval=*/0);
  if (!order) {
    std::string reason = order.error();
    order = schedule::breadthFirst(problem->problem);
    order->remarks.push_back("runs all forwards, then all backwards in the last step of a pass, "
                             "which has " +
                             std::to_string(remainder) + " microbatches: " + reason);
  }
  return verifyAndWrite(graph, *problem, *order, "schedule.remainder");
}
} // namespace pipeline
