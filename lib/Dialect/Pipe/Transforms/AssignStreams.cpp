//===- AssignStreams.cpp - Programs for devices with streams ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires and keeps phase `planned`. Moves no op: which transfer stands before
// which was decided when the programs were made, and what S5 asks of streams is
// about that order.
//
//===----------------------------------------------------------------------===//

#include "StreamAssignment.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_ASSIGNSTREAMSPASS
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

namespace {
struct AssignStreamsPass : impl::AssignStreamsPassBase<AssignStreamsPass> {
  using AssignStreamsPassBase::AssignStreamsPassBase;

  void runOnOperation() override {
    if (failed(requirePhase(getOperation(), Phase::Planned, "pipe-assign-streams")))
      return signalPassFailure();
    for (auto program : getOperation().getOps<ProgramOp>()) {
      if (program.getStreams()) {
        program.emitOpError("has streams already");
        return signalPassFailure();
      }
      if (failed(assignStreams(program)))
        return signalPassFailure();
      program.walk([&](StreamRecordOp) { ++numRecords; });
      program.walk([&](StreamWaitOp) { ++numWaits; });
    }
  }
};
} // namespace
} // namespace pipeline
