//===- GuardGathers.cpp - Makes a model safe for any data -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires a formed model or phase `model`, which it keeps. What is proved, counted
// and said is done in Guard/; this is the pass.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "pipeline/Frontend/GatherGuard.h"
#include "pipeline/Frontend/Passes.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_GUARDGATHERSPASS
#include "pipeline/Frontend/Passes.h.inc"

namespace {
struct GuardGathersPass : impl::GuardGathersPassBase<GuardGathersPass> {
  using GuardGathersPassBase::GuardGathersPassBase;

  void runOnOperation() override {
    if (failed(requirePhase(getOperation(), Phase::Model, "pipe-guard-gathers")))
      return signalPassFailure();
    FailureOr<func::FuncOp> model = getModel(getOperation());
    if (failed(model))
      return signalPassFailure();
    FailureOr<GuardCounts> counts = guardGathers(*model);
    if (failed(counts))
      return signalPassFailure();
    numGathers += counts->gathers;
    numAsserts += counts->asserts;
  }
};
} // namespace
} // namespace pipeline
