//===- Vectorize.cpp - pipe-cpu-vectorize ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires strips. What the vectoriser refuses stays a structured op; it becomes
// loops later, with the same bits: the order of sums was written before.
//
//===----------------------------------------------------------------------===//

#include "CpuFunctions.h"
#include "StructuredOps.h"

#include "pipeline/Conversion/Cpu/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_VECTORIZEPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {

/// Whether `op` is small enough for vectors, and reduces either nothing or one
/// vector of partial results. A reduction of another kind runs in loop order.
bool isVectorizable(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.hasDynamicShape() || isGemm(op))
    return false;
  // A scalar gains nothing, and upstream's vectoriser mistakes its updates for
  // reductions and mixes it with vectors of no dimensions.
  if (op.getNumLoops() == 0)
    return false;
  int64_t iterations = 1;
  for (int64_t size : op.getStaticLoopRanges())
    iterations *= size;
  bool mergesPartials = isa<linalg::ReduceOp>(op);
  return iterations <= stripLanes && (mergesPartials || op.getNumReductionLoops() == 0);
}

/// Vectorises the ops of `function` that are small enough and that `isWanted` picks.
void vectorize(func::FuncOp function, RewriterBase &rewriter,
               llvm::function_ref<bool(Operation *)> isWanted) {
  SmallVector<linalg::LinalgOp> ops;
  function.walk([&](linalg::LinalgOp op) {
    if (isWanted(op) && isVectorizable(op))
      ops.push_back(op);
  });
  for (linalg::LinalgOp op : ops) {
    rewriter.setInsertionPoint(op);
    FailureOr<linalg::VectorizationResult> result =
        linalg::vectorize(rewriter, op, /*inputVectorSizes=*/{}, /*inputScalableVecDims=*/{},
                          /*vectorizeNDExtract=*/true);
    if (succeeded(result))
      rewriter.replaceOp(op, result->replacements);
  }
}

/// What is read of a fill is its scalar: the initial value of a sum needs no memory.
struct ReadOfFill : OpRewritePattern<vector::TransferReadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::TransferReadOp op,
                                PatternRewriter &rewriter) const override {
    Value scalar = getFillValue(op.getBase());
    if (!scalar || op.getMask() || op.hasOutOfBoundsDim() ||
        scalar.getType() != op.getVectorType().getElementType())
      return rewriter.notifyMatchFailure(op, "reads no fill, or past it");
    rewriter.replaceOpWithNewOp<vector::BroadcastOp>(op, op.getVectorType(), scalar);
    return success();
  }
};

struct VectorizePass : impl::VectorizePassBase<VectorizePass> {
  using VectorizePassBase::VectorizePassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!isCpuFunction(function) || callsCpuFunctions(function))
      return;
    IRRewriter rewriter(&getContext());
    vectorize(function, rewriter, [](Operation *op) { return !isa<linalg::FillOp>(op); });
    RewritePatternSet reads(&getContext());
    reads.add<ReadOfFill>(&getContext());
    if (failed(applyPatternsGreedily(function, std::move(reads))))
      return signalPassFailure();
    // Those that something else than a read still needs.
    vectorize(function, rewriter, [](Operation *op) { return isa<linalg::FillOp>(op); });
    RewritePatternSet patterns(&getContext());
    vector::TransferReadOp::getCanonicalizationPatterns(patterns, &getContext());
    vector::TransferWriteOp::getCanonicalizationPatterns(patterns, &getContext());
    tensor::populateFoldTensorSubsetIntoVectorTransferPatterns(patterns);
    if (failed(applyPatternsGreedily(function, std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
} // namespace pipeline
