//===- NormalizeModel.cpp - One form for what exporters write in many -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NormalizeModel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;

namespace pipeline {

/// Whether nothing but its results, and asserts, comes of `op`.
static bool hasAssertsOnly(Operation *op) {
  return !op->walk([](Operation *inner) {
              bool harmless = isa<cf::AssertOp, linalg::LinalgOp>(inner) || isPure(inner) ||
                              inner->hasTrait<OpTrait::IsTerminator>() ||
                              inner->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
              return harmless ? WalkResult::advance() : WalkResult::interrupt();
            }).wasInterrupted();
}

void eraseUnusedOps(func::FuncOp function) {
  // A block's own reverse iterators survive that what they have passed is erased.
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(function.getBody().front())))
    if (op.use_empty() && op.getNumResults() > 0 && hasAssertsOnly(&op))
      op.erase();
}

namespace {
/// Upstream folds a truncation only where it is exact.
struct FoldConstantTruncation : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::TruncFOp op, PatternRewriter &rewriter) const override {
    APFloat number(0.0);
    auto type = dyn_cast<FloatType>(op.getType());
    if (!type || !matchPattern(op.getIn(), m_ConstantFloat(&number)))
      return failure();
    bool losesInfo;
    auto rounding = llvm::RoundingMode::NearestTiesToEven;
    if (std::optional<arith::RoundingMode> mode = op.getRoundingmode())
      if (*mode != arith::RoundingMode::to_nearest_even)
        return failure();
    number.convert(type.getFloatSemantics(), rounding, &losesInfo);
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, rewriter.getFloatAttr(type, number));
    return success();
  }
};
} // namespace

namespace {
/// A constant that stands beside the module's text becomes part of it, so that its values are seen.
struct InlineConstantResource : OpRewritePattern<arith::ConstantOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::ConstantOp op, PatternRewriter &rewriter) const override {
    auto resource = dyn_cast<DenseResourceElementsAttr>(op.getValue());
    AsmResourceBlob *blob = resource ? resource.getRawHandle().getBlob() : nullptr;
    // A resource has a byte for each bit, other constants do not.
    if (!blob || !resource.getElementType().isIntOrFloat() ||
        resource.getElementType().getIntOrFloatBitWidth() % 8 != 0)
      return failure();
    bool isSplat;
    if (!DenseElementsAttr::isValidRawBuffer(resource.getType(), blob->getData(), isSplat))
      return failure();
    auto dense = DenseElementsAttr::getFromRawBuffer(resource.getType(), blob->getData());
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, dense);
    return success();
  }
};
} // namespace

LogicalResult simplifyOps(func::FuncOp function) {
  MLIRContext *context = function.getContext();
  RewritePatternSet patterns(context);
  for (Dialect *dialect : context->getLoadedDialects())
    dialect->getCanonicalizationPatterns(patterns);
  for (RegisteredOperationName op : context->getRegisteredOperations())
    op.getCanonicalizationPatterns(patterns, context);
  patterns.add<FoldConstantTruncation, InlineConstantResource>(context);
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  tensor::populateFoldTensorEmptyPatterns(patterns);
  if (failed(applyPatternsGreedily(function, std::move(patterns))))
    return emitError(function.getLoc(), "cannot be simplified: rewriting it comes to no end");
  IRRewriter rewriter(context);
  DominanceInfo dominance(function);
  eliminateCommonSubExpressions(rewriter, dominance, function);
  return success();
}

LogicalResult normalizeModel(func::FuncOp function) {
  MLIRContext *context = function.getContext();
  linalg::ControlDropUnitDims control;
  RewritePatternSet drop(context);
  linalg::populateFoldUnitExtentDimsPatterns(drop, control);
  walkAndApplyPatterns(function, std::move(drop));

  RewritePatternSet clean(context);
  linalg::populateFoldUnitExtentDimsCanonicalizationPatterns(clean, control);
  if (failed(applyPatternsGreedily(function, std::move(clean))))
    return emitError(function.getLoc(),
                     "cannot be simplified: dropping unit dimensions comes to no end");
  return simplifyOps(function);
}

} // namespace pipeline
