//===- LowerToRanks.cpp - One explicit program per rank ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires phase `scheduled`; establishes `ranked`. Works for any valid
// schedule and never asks its name: where values travel comes from the graph,
// where posts and waits stand from the schedule library, which slot a value
// takes from its lifetime in the resulting list.
//
//===----------------------------------------------------------------------===//

#include "RankProgram.h"
#include "mlir/IR/Builders.h"
#include "pipeline/Analysis/ScheduleProblem.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_LOWERTORANKSPASS
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

/// The one schedule of a module in phase scheduled.
static FailureOr<ScheduleOp> getSchedule(ModuleOp module) {
  auto schedules = module.getOps<ScheduleOp>();
  ScheduleOp first = *schedules.begin();
  if (std::next(schedules.begin()) != schedules.end())
    return (*std::next(schedules.begin()))->emitOpError("is a second schedule; keep one");
  return first;
}

/// What an asynchronous schedule asks of a program. Its stages update their weights
/// at times of their own, so nothing may depend on all of them at once.
static LogicalResult addUpdates(ScheduleOp op, const schedule::Problem &problem,
                                const ParameterTable &parameters, RankProgram::Options &options) {
  if (options.clip)
    return op.emitOpError("updates its stages at different times, so that the whole gradient has "
                          "no norm by which it could be clipped; drop clip, or choose a "
                          "synchronous schedule");
  for (const auto &entry : parameters.entries)
    if (entry.stages.size() > 1 && !entry.accumulators.empty()) {
      ParameterOp parameter = entry.parameter;
      return op.emitOpError("updates its stages at different times, but '")
             << parameter.getName() << "' is shared by stages " << entry.stages.front() << " and "
             << entry.stages.back()
             << "; put its layers into one stage, untie them, or choose a synchronous schedule";
    }
  options.updates = *op.getUpdates();
  auto versions = getWeightVersions(problem, options.updates);
  if (!versions)
    return op.emitOpError(versions.error());
  options.versions = *versions;
  return success();
}

namespace {
struct LowerToRanksPass : impl::LowerToRanksPassBase<LowerToRanksPass> {
  using LowerToRanksPassBase::LowerToRanksPassBase;

  void runOnOperation() override {
    if (failed(requirePhase(getOperation(), Phase::Scheduled, "pipe-lower-to-ranks")) ||
        failed(run()))
      signalPassFailure();
  }

  LogicalResult run() {
    FailureOr<GraphOp> graph = getGraph(getOperation());
    FailureOr<ScheduleOp> op = getSchedule(getOperation());
    if (failed(graph) || failed(op))
      return failure();
    int64_t microbatches = op->getMicrobatches();
    auto problem = ScheduleProblem::create(op->getLoc(), *graph, microbatches);
    auto order = parseSchedule(*op);
    if (failed(problem) || failed(order) ||
        failed(verifySchedule(op->getLoc(), *graph, *problem, *order)))
      return failure();

    ValueFlow flow(*graph);
    std::vector<schedule::Message> messages = flow.getMessages();
    auto plan = schedule::placeCommunication(
        problem->problem, matchBackwards(*graph, std::move(*order)), problem->dataflow, messages);
    if (!plan)
      return op->emitOpError(plan.error());

    ParameterTable parameters(*graph, flow);
    RankProgram::Options options{optimizer, clip, microbatches};
    if (op->getUpdates() && failed(addUpdates(*op, problem->problem, parameters, options)))
      return failure();
    OpBuilder builder(*op);
    for (auto [rank, steps] : llvm::enumerate(plan->ranks))
      RankProgram(builder, *graph, flow, parameters, rank, options).write(steps);
    op->erase();
    return success();
  }
};
} // namespace
} // namespace pipeline
