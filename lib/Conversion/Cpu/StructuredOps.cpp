//===- StructuredOps.cpp - What an op is to the code generation ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See StructuredOps.h.
//
//===----------------------------------------------------------------------===//

#include "StructuredOps.h"

#include "GemmForm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;

namespace pipeline {

bool isGemm(Operation *op) {
  auto generic = dyn_cast_or_null<linalg::GenericOp>(op);
  return generic && (generic->hasAttr(overwriteAttrName) || matchDenseGemm(generic));
}

bool isRowOp(Operation *op) {
  auto structured = dyn_cast_or_null<linalg::LinalgOp>(op);
  return structured && isa<linalg::GenericOp, linalg::FillOp>(op) &&
         structured.hasPureTensorSemantics() && !isGemm(op);
}

Value getFillValue(Value tensor) {
  while (auto slice = tensor.getDefiningOp<tensor::ExtractSliceOp>())
    tensor = slice.getSource();
  auto fill = tensor.getDefiningOp<linalg::FillOp>();
  return fill ? fill.getInputs()[0] : Value();
}

Value getAddedRow(linalg::GenericOp op, Value matrix) {
  if (!op || op.getNumDpsInputs() != 2 || op.getNumResults() != 1 || op.getNumLoops() != 2 ||
      op.getNumParallelLoops() != 2 || op.getBody()->getOperations().size() != 2)
    return {};
  Value sum = op.getBody()->getTerminator()->getOperand(0);
  auto add = sum.getDefiningOp<arith::AddFOp>();
  Value a = op.getBody()->getArgument(0), b = op.getBody()->getArgument(1);
  if (!add ||
      !((add.getLhs() == a && add.getRhs() == b) || (add.getLhs() == b && add.getRhs() == a)))
    return {};
  unsigned position = op->getOperand(0) == matrix ? 0 : 1;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  MLIRContext *context = op.getContext();
  AffineMap columns = AffineMap::get(2, 0, getAffineDimExpr(1, context), context);
  if (op->getOperand(position) != matrix || !maps[position].isIdentity() ||
      maps[1 - position] != columns || !maps[2].isIdentity())
    return {};
  return op->getOperand(1 - position);
}

unsigned countRealLoops(linalg::LinalgOp op) {
  return llvm::count_if(op.getStaticLoopRanges(), [](int64_t size) { return size != 1; });
}

unsigned getIterationCost(linalg::GenericOp op) {
  unsigned cost = 0;
  op.getBody()->walk([&](Operation *inner) {
    if (isa_and_present<math::MathDialect>(inner->getDialect()) ||
        isa<arith::DivFOp, tensor::ExtractOp>(inner))
      cost += 100;
    else if (!isa<linalg::YieldOp>(inner))
      cost += 1;
  });
  return cost;
}

void eraseDeadOps(Operation *root, RewriterBase &rewriter) {
  bool changed = true;
  while (changed) {
    changed = false;
    root->walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
      if (op != root && isOpTriviallyDead(op)) {
        rewriter.eraseOp(op);
        changed = true;
      }
    });
  }
}

void eraseDeadOps(Block &block, RewriterBase &rewriter) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      rewriter.eraseOp(&op);
}

LogicalResult dropUnitDims(Operation *root, UnitDims how) {
  using Strategy = linalg::ControlDropUnitDims::RankReductionStrategy;
  MLIRContext *context = root->getContext();
  linalg::ControlDropUnitDims control;
  control.rankReductionStrategy =
      how == UnitDims::reshape ? Strategy::ReassociativeReshape : Strategy::ExtractInsertSlice;
  if (how == UnitDims::slice)
    control.controlFn = [allDims = control.controlFn](Operation *op) {
      return isGemm(op) ? SmallVector<unsigned>{} : allDims(op);
    };

  RewritePatternSet drop(context);
  linalg::populateFoldUnitExtentDimsPatterns(drop, control);
  walkAndApplyPatterns(root, std::move(drop));

  RewritePatternSet clean(context);
  linalg::populateFoldUnitExtentDimsCanonicalizationPatterns(clean, control);
  tensor::populateMergeConsecutiveInsertExtractSlicePatterns(clean);
  linalg::populateEraseUnusedOperandsAndResultsPatterns(clean);
  tensor::ExtractSliceOp::getCanonicalizationPatterns(clean, context);
  tensor::InsertSliceOp::getCanonicalizationPatterns(clean, context);
  if (failed(applyPatternsGreedily(root, std::move(clean))))
    return failure();
  IRRewriter rewriter(context);
  DominanceInfo dominance(root);
  eliminateCommonSubExpressions(rewriter, dominance, root);
  return success();
}

} // namespace pipeline
