//===- ElementwiseFusion.cpp - Fusion of elementwise ops into their consumers ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fuses only where no work is repeated, apart from a few additions, and never into
// or out of a contraction. Each result keeps the loops, hence the order of sums,
// that normalisation gave it.
//
//===----------------------------------------------------------------------===//

#include "Prepare.h"
#include "StructuredOps.h"

#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace pipeline {
namespace {

/// What a producer may cost, in additions an iteration, to be computed again for
/// each of several consumers.
constexpr unsigned cheapCost = 4;
/// The same where each element is consumed by many iterations.
constexpr unsigned cheapBroadcastCost = 1;
/// A row shorter than this is not worth a vector loop of its own.
constexpr int64_t shortestRow = stripLanes;

bool isElementwise(linalg::GenericOp op) { return op.getNumParallelLoops() == op.getNumLoops(); }

/// The elementwise op that computes `operand`, if it can become part of another: it
/// has one result and does not read that result's old value, which would have to
/// stay a result.
linalg::GenericOp getRowProducer(OpOperand *operand) {
  auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
  return producer && isRowOp(producer) && isElementwise(producer) &&
                 producer.getNumResults() == 1 &&
                 !producer.payloadUsesValueFromOperand(producer.getDpsInitOperand(0))
             ? producer
             : nullptr;
}

bool repeatsElements(linalg::GenericOp consumer, OpOperand *operand) {
  return consumer.getMatchingIndexingMap(operand).getNumResults() != consumer.getNumLoops();
}

/// Whether to fuse the producer of `operand`, which has no other use.
bool mayFuse(OpOperand *operand) {
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  linalg::GenericOp producer = getRowProducer(operand);
  if (!consumer || !producer || !isRowOp(consumer) || !operand->get().hasOneUse())
    return false;
  return !repeatsElements(consumer, operand) || getIterationCost(producer) <= cheapBroadcastCost;
}

/// Upstream's fusion of one producer, without the patterns that come with it there:
/// those would put constants into contractions, which are complete by now.
struct FuseProducer : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp consumer,
                                PatternRewriter &rewriter) const override {
    for (OpOperand *operand : consumer.getDpsInputOperands()) {
      if (!linalg::areElementwiseOpsFusable(operand) || !mayFuse(operand))
        continue;
      FailureOr<linalg::ElementwiseOpFusionResult> fused =
          linalg::fuseElementwiseOps(rewriter, operand);
      if (failed(fused))
        continue;
      for (Value result : consumer->getResults())
        rewriter.replaceAllUsesWith(result, fused->replacements.lookup(result));
      rewriter.eraseOp(consumer);
      return success();
    }
    return failure();
  }
};

/// Gives a consumer its own copy of a cheap producer, which is then fused.
struct CloneCheapProducer : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp consumer,
                                PatternRewriter &rewriter) const override {
    if (!isRowOp(consumer))
      return failure();
    for (OpOperand *operand : consumer.getDpsInputOperands()) {
      linalg::GenericOp producer = getRowProducer(operand);
      if (!producer || operand->get().hasOneUse())
        continue;
      unsigned limit = repeatsElements(consumer, operand) ? cheapBroadcastCost : cheapCost;
      if (getIterationCost(producer) > limit)
        continue;
      rewriter.setInsertionPoint(consumer);
      Operation *copy = rewriter.clone(*producer);
      rewriter.modifyOpInPlace(consumer, [&] { operand->set(copy->getResult(0)); });
      return success();
    }
    return failure();
  }
};

/// Whether a reshape may move through the structured op at the other end of
/// `operand` by splitting that op's loops.
///
/// Splitting the innermost loop of a reduction would change the order of its sum;
/// splitting any into short rows would make slow code.
bool maySplitLoops(OpOperand *operand) {
  SmallVector<ReassociationIndices> groups;
  ArrayRef<int64_t> shape;
  linalg::GenericOp op;
  AffineMap map;
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(operand->getOwner())) {
    op = expand.getSrc().getDefiningOp<linalg::GenericOp>();
    groups = expand.getReassociationIndices();
    shape = expand.getResultType().getShape();
    if (op)
      map = op.getIndexingMapMatchingResult(cast<OpResult>(expand.getSrc()));
  } else if (auto collapse = operand->get().getDefiningOp<tensor::CollapseShapeOp>()) {
    op = dyn_cast<linalg::GenericOp>(operand->getOwner());
    groups = collapse.getReassociationIndices();
    shape = collapse.getSrcType().getShape();
    if (op)
      map = op.getMatchingIndexingMap(operand);
  }
  if (!op || !isRowOp(op) || !map.isProjectedPermutation() || op.getNumLoops() == 0)
    return false;
  for (auto [group, result] : llvm::zip_equal(groups, map.getResults())) {
    if (group.size() == 1)
      continue;
    unsigned loop = cast<AffineDimExpr>(result).getPosition();
    if (loop != op.getNumLoops() - 1)
      continue;
    if (op.getIteratorTypesArray()[loop] == utils::IteratorType::reduction ||
        shape[group.back()] < shortestRow)
      return false;
  }
  return true;
}

} // namespace

LogicalResult fuseElementwise(func::FuncOp function) {
  MLIRContext *context = function.getContext();
  RewritePatternSet patterns(context);
  linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, maySplitLoops);
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
  tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
  patterns.add<FuseProducer, CloneCheapProducer>(context);
  GreedyRewriteConfig config;
  config.setUseTopDownTraversal(true);
  return applyPatternsGreedily(function, std::move(patterns), config);
}

} // namespace pipeline
