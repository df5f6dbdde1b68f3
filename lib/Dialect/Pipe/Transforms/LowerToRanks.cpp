//===- LowerToRanks.cpp - One explicit program per rank ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires phase `scheduled`; establishes `ranked`. Works for any valid
// schedule and never asks its name: where values travel comes from the graph,
// where posts and waits stand, and where a rank has time to spare, from the
// schedule library, which slot a value takes from its lifetime in the resulting
// list.
//
//===----------------------------------------------------------------------===//

#include "RankProgram.h"
#include "mlir/IR/Builders.h"
#include "pipeline/Analysis/ScheduleProblem.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "pipeline/Schedule/SpareTime.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_LOWERTORANKSPASS
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

/// The schedules of a module in phase scheduled: that of a step first, which has the
/// most microbatches. No two have as many.
static FailureOr<SmallVector<ScheduleOp>> getSchedules(ModuleOp module) {
  auto schedules = llvm::to_vector(module.getOps<ScheduleOp>());
  llvm::sort(schedules,
             [](ScheduleOp a, ScheduleOp b) { return a.getMicrobatches() > b.getMicrobatches(); });
  for (unsigned i = 1; i < schedules.size(); ++i) {
    if (schedules[i].getMicrobatches() == schedules[i - 1].getMicrobatches())
      return schedules[i].emitOpError("is a second schedule of ")
             << schedules[i].getMicrobatches() << " microbatches; keep one";
    for (ScheduleOp op : {schedules[i - 1], schedules[i]})
      if (op.getUpdates())
        return op.emitOpError("updates its stages on the way and has the microbatches of all "
                              "steps, so there can't be another; keep one");
  }
  return schedules;
}

/// What an asynchronous schedule asks of a program. Its stages update their weights
/// at times of their own, so nothing may depend on all of them at once.
static LogicalResult addUpdates(ScheduleOp op, GraphOp graph, const schedule::Problem &problem,
                                const ParameterTable &parameters, RankProgram::Options &options) {
  if (OutputOp weight = graph.getLossWeight())
    return op.emitOpError("updates its stages at different times, so that none knows the sum of a "
                          "step's loss weights '")
           << weight.getName()
           << "'; drop 'pipe.loss_weight' from the model, or choose a synchronous schedule";
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
    FailureOr<SmallVector<ScheduleOp>> schedules = getSchedules(getOperation());
    if (failed(graph) || failed(schedules))
      return failure();
    for (ScheduleOp op : *schedules) {
      std::string suffix;
      if (op != schedules->front())
        suffix = llvm::formatv(".microbatches{0}", op.getMicrobatches());
      if (failed(lower(*graph, op, suffix)))
        return failure();
    }
    for (ScheduleOp op : *schedules)
      op->erase();
    return success();
  }

  LogicalResult lower(GraphOp graph, ScheduleOp op, StringRef suffix) {
    int64_t microbatches = op.getMicrobatches();
    auto problem = ScheduleProblem::create(op->getLoc(), graph, microbatches);
    auto order = parseSchedule(op);
    if (failed(problem) || failed(order) ||
        failed(verifySchedule(op->getLoc(), graph, *problem, *order)))
      return failure();

    ValueFlow flow(graph);
    std::vector<schedule::Message> messages = flow.getMessages();
    schedule::Schedule actions = matchBackwards(graph, std::move(*order));
    auto dataflow = schedule::withMessages(problem->dataflow, messages);
    if (!dataflow)
      return op->emitOpError(dataflow.error());
    auto plan = schedule::placeCommunication(problem->problem, actions, problem->dataflow, messages,
                                             transfers);
    if (!plan)
      return op->emitOpError(plan.error());
    auto spare = schedule::findSpareTime(problem->problem, actions, *dataflow);
    if (!spare)
      return op->emitOpError(spare.error());

    ParameterTable parameters(graph, flow);
    RankProgram::Options options{optimizer, clip, microbatches, transfers, suffix.str()};
    if (op.getUpdates() && failed(addUpdates(op, graph, problem->problem, parameters, options)))
      return failure();
    OpBuilder builder(op);
    for (auto [rank, steps, spareTime] : llvm::enumerate(plan->ranks, *spare))
      RankProgram(builder, graph, flow, parameters, rank, options).write(steps, spareTime);
    return success();
  }
};
} // namespace
} // namespace pipeline
