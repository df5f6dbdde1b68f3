//===- Differentiate.cpp - Forward and backward of every stage --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires phase `partitioned`; establishes `differentiated`. Layers are
// differentiated in lib/Differentiation; here they become the functions of stages
// and the graph of one microbatch. Where a stage begins changes which function
// holds a call, never what is called or in which order gradients are summed.
//
//===----------------------------------------------------------------------===//

#include "DifferentiateGraph.h"
#include "DifferentiateReport.h"
#include "PhaseVerifiers.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_DIFFERENTIATEPASS
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

namespace {
struct DifferentiatePass : impl::DifferentiatePassBase<DifferentiatePass> {
  using DifferentiatePassBase::DifferentiatePassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    DifferentiatePassBase::getDependentDialects(registry);
    registerDifferentiationModels(registry);
  }

  void runOnOperation() override {
    if (failed(requirePhase(getOperation(), Phase::Partitioned, "pipe-differentiate")) ||
        failed(run()))
      signalPassFailure();
  }

  LogicalResult run() {
    FailureOr<func::FuncOp> function = getModel(getOperation());
    if (failed(function) || failed(verifyPartitionedPhase(*function)))
      return failure();
    FlatModel model = FlatModel::read(*function);
    // An evaluation leaves everything as it is.
    if (forwardOnly)
      model.updates.clear();
    OpBuilder builder(*function);
    LayerGradientOptions common;
    common.recompute = recompute;
    common.splitBackward = splitBackward;
    common.reportSaved = printSaved && !forwardOnly;
    LayerLibrary library(builder, function->getSymName(), common);
    Backwards backwards = forwardOnly     ? Backwards::None
                          : splitBackward ? Backwards::FullAndSplit
                                          : Backwards::Full;
    FailureOr<MicrobatchProgram> program = MicrobatchProgram::build(model, library, backwards);
    if (failed(program))
      return failure();
    if (common.reportSaved)
      pipeline::printSaved(llvm::errs(), model, *program, recompute);
    writeGraph(builder, model, *program, library, backwards);
    numLayers += model.layers.size();
    numDistinctLayers += library.countLayers();
    function->erase();
    return success();
  }
};
} // namespace
} // namespace pipeline
