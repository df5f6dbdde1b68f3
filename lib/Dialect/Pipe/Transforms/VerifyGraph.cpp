//===- VerifyGraph.cpp - The phases differentiated and scheduled -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PhaseVerifiers.h"
#include "pipeline/Analysis/ScheduleProblem.h"

using namespace mlir;

namespace pipeline {

static bool isForward(ComputeOp compute) { return compute.getKind() == ActionKind::Forward; }

/// G1: one F and one backward per stage, or F alone.
static LogicalResult verifyActions(GraphOp graph) {
  for (int64_t stage = 0; stage < graph.getStages(); ++stage) {
    auto has = [&](ActionKind kind) { return !!graph.getCompute(kind, stage); };
    if (!has(ActionKind::Forward))
      return graph.emitOpError("G1: stage ") << stage << " has no F";
    if (graph.isForwardOnly())
      continue;
    bool full = has(ActionKind::Backward), input = has(ActionKind::BackwardInput),
         weight = has(ActionKind::BackwardWeight);
    if (full == (input && weight) || input != weight)
      return graph.emitOpError("G1: stage ")
             << stage << " needs one B, or one I and one W, but has " << (full ? "B " : "")
             << (input ? "I " : "") << (weight ? "W" : "")
             << (full || input || weight ? "" : "none");
    if (full == graph.hasSplitBackward())
      return graph.emitOpError("G1: some stages have a B and others an I and a W");
  }
  return success();
}

/// G2: values go the way of dataflow, bundles stay.
static LogicalResult verifyUses(GraphOp graph) {
  for (auto compute : graph.getBody().getOps<ComputeOp>())
    for (auto [i, input] : llvm::enumerate(compute.getInputs())) {
      auto producer = input.getDefiningOp<ComputeOp>();
      if (isa_and_nonnull<AccumulatorOp>(input.getDefiningOp()))
        return compute.emitOpError("G2: reads an accumulator as operand #") << i;
      if (!producer)
        continue;
      if (isa<BundleType>(input.getType()) && producer.getStage() != compute.getStage())
        return compute.emitOpError("G2: reads residuals of stage ")
               << producer.getStage() << " as operand #" << i << "; a bundle stays in its stage";
      if (isForward(compute) && !isForward(producer))
        return compute.emitOpError("G2: reads what a backward makes as operand #") << i;
      if (isForward(compute) && producer.getStage() >= compute.getStage())
        return compute.emitOpError("G2: reads a value of stage ")
               << producer.getStage() << ", which does not come before it, as operand #" << i;
    }
  return success();
}

/// G4: each accumulator belongs to one node.
static LogicalResult verifyAccumulators(GraphOp graph) {
  for (auto accumulator : graph.getBody().getOps<AccumulatorOp>()) {
    SmallVector<ComputeOp> adders;
    for (Operation *user : accumulator->getUsers())
      if (auto compute = dyn_cast<ComputeOp>(user))
        adders.push_back(compute);
    if (adders.size() != 1)
      return accumulator.emitOpError("G4: is added to by ")
             << adders.size() << " nodes instead of one";
    if (isForward(adders.front()))
      return adders.front().emitOpError("G4: is a forward and adds to a gradient");
  }
  return success();
}

/// G5: what the run is told of a microbatch.
static LogicalResult verifyOutputs(GraphOp graph) {
  auto outputs = graph.getBody().getOps<OutputOp>();
  if (outputs.empty())
    return graph.emitOpError("G5: has no pipe.output; the first is the loss");
  if ((*outputs.begin()).getRole() != OutputRole::Metric)
    return (*outputs.begin()).emitOpError("G5: comes first, where the loss must stand");
  llvm::StringMap<OutputOp> names;
  OutputOp weight;
  for (OutputOp output : outputs) {
    if (!output.getValue().getDefiningOp<ComputeOp>())
      return output.emitOpError("G5: reports a value that no pipe.compute makes");
    auto [it, inserted] = names.try_emplace(output.getName(), output);
    if (!inserted) {
      InFlightDiagnostic diagnostic = output.emitOpError("G5: is a second output named '")
                                      << output.getName() << "'";
      diagnostic.attachNote(it->second.getLoc()) << "the first is here";
      return diagnostic;
    }
    if (output.getRole() != OutputRole::Weight)
      continue;
    if (weight)
      return output.emitOpError("G5: is a second loss weight");
    weight = output;
  }
  auto gradients = graph.getBody().getOps<LossGradientOp>();
  if (weight && !gradients.empty())
    return (*gradients.begin())
        .emitOpError("G5: stands in a graph with a loss weight, from which "
                     "its backward must start");
  return success();
}

/// G6: a state that is updated is one forward's alone.
static LogicalResult verifyStates(GraphOp graph) {
  for (auto state : graph.getBody().getOps<StateOp>()) {
    ComputeOp updater = state.getUpdater();
    if (!updater)
      continue;
    if (!isForward(updater))
      return updater.emitOpError("G6: is a backward and updates state '") << state.getName() << "'";
    if (graph.getCopies() > 1)
      return state.emitOpError("G6: is updated, but its stage has two owners, each of which would "
                               "see half of the microbatches");
    if (!state.getResult().hasOneUse()) {
      InFlightDiagnostic diagnostic =
          state.emitOpError("G6: is updated, but not by one node, once, "
                            "that alone reads it");
      for (Operation *user : state.getResult().getUsers())
        diagnostic.attachNote(user->getLoc()) << "it is used here";
      return diagnostic;
    }
  }
  return success();
}

LogicalResult verifyDifferentiatedPhase(GraphOp graph) {
  if (failed(verifyActions(graph)) || failed(verifyUses(graph)) ||
      failed(verifyAccumulators(graph)) || failed(verifyStates(graph)))
    return failure();
  return verifyOutputs(graph);
}

LogicalResult verifyScheduledPhase(ModuleOp module, GraphOp graph) {
  for (auto op : module.getOps<ScheduleOp>()) {
    auto problem = ScheduleProblem::create(op.getLoc(), graph, op.getMicrobatches());
    auto schedule = parseSchedule(op);
    if (failed(problem) || failed(schedule) ||
        failed(verifySchedule(op.getLoc(), graph, *problem, *schedule)))
      return failure();
  }
  return success();
}

} // namespace pipeline
