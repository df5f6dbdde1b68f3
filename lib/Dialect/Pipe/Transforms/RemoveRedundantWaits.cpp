//===- RemoveRedundantWaits.cpp - Waits that order nothing new --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires and keeps phase `planned`, of programs with streams of which S10 holds.
// It holds afterwards.
//
//===----------------------------------------------------------------------===//

#include "PhaseVerifiers.h"
#include "StreamAssignment.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_REMOVEREDUNDANTWAITSPASS
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

namespace {
struct RemoveRedundantWaitsPass : impl::RemoveRedundantWaitsPassBase<RemoveRedundantWaitsPass> {
  using RemoveRedundantWaitsPassBase::RemoveRedundantWaitsPassBase;

  void runOnOperation() override {
    if (failed(requirePhase(getOperation(), Phase::Planned, "pipe-remove-redundant-waits")))
      return signalPassFailure();
    for (auto program : getOperation().getOps<ProgramOp>())
      if (failed(clean(program)))
        return signalPassFailure();
  }

  LogicalResult clean(ProgramOp program) {
    if (!program.getStreams())
      return program.emitOpError("has no streams; run --pipe-assign-streams first");
    // Of two ops that race nothing can be said to order them already.
    if (failed(verifyStreams(program)))
      return failure();
    FailureOr<RedundantWaits> redundant = findRedundantWaits(program);
    if (failed(redundant))
      return failure();
    for (Operation *wait : redundant->waits)
      wait->emitRemark("orders nothing that is not ordered without it");
    for (Operation *record : redundant->records)
      record->emitRemark("is of an event that nothing waits for");
    for (Operation *op : llvm::concat<Operation *>(redundant->waits, redundant->records))
      op->erase();
    numRemoved += redundant->waits.size() + redundant->records.size();
    return success();
  }
};
} // namespace
} // namespace pipeline
