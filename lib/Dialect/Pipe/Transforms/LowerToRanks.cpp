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
    OpBuilder builder(*op);
    for (auto [rank, steps] : llvm::enumerate(plan->ranks))
      RankProgram(builder, *graph, flow, parameters, rank, {optimizer, clip, microbatches})
          .write(steps);
    op->erase();
    return success();
  }
};
} // namespace
} // namespace pipeline
