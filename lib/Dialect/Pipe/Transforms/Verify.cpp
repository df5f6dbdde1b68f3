//===- Verify.cpp - Checks what a phase promises ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires and keeps any phase. Changes nothing.
//
//===----------------------------------------------------------------------===//

#include "PhaseVerifiers.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_VERIFYPASS
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

static LogicalResult verifyPhase(ModuleOp module, Phase phase) {
  if (phase == Phase::Model || phase == Phase::Partitioned) {
    FailureOr<func::FuncOp> model = getModel(module);
    if (failed(model))
      return failure();
    return phase == Phase::Model ? verifyModelPhase(*model) : verifyPartitionedPhase(*model);
  }
  FailureOr<GraphOp> graph = getGraph(module);
  if (failed(graph) || failed(verifyDifferentiatedPhase(*graph)))
    return failure();
  if (phase == Phase::Scheduled)
    return verifyScheduledPhase(module, *graph);
  if (phase == Phase::Ranked)
    return verifyRankedPhase(module, *graph);
  if (phase == Phase::Planned)
    return verifyPlannedPhase(module, *graph);
  return success();
}

namespace {
struct VerifyPass : impl::VerifyPassBase<VerifyPass> {
  using VerifyPassBase::VerifyPassBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(run()))
      signalPassFailure();
  }

  LogicalResult run() {
    ModuleOp module = getOperation();
    Phase actual = getPhase(module);
    if (phase.empty()) {
      if (actual == Phase::None)
        return module.emitError("pipe-verify: holds no pipeline");
      return verifyPhase(module, actual);
    }
    std::optional<Phase> named = symbolizePhase(phase);
    if (!named)
      return module.emitError("pipe-verify: there is no phase '")
             << phase
             << "'; it is one of model, partitioned, differentiated, scheduled, ranked, planned";
    if (failed(requirePhase(module, *named, "pipe-verify=phase=" + phase)))
      return failure();
    return verifyPhase(module, *named);
  }
};
} // namespace
} // namespace pipeline
