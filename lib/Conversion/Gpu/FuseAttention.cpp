//===- FuseAttention.cpp - pipe-gpu-fuse-attention --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires nothing; establishes that an attention which kernels can compute as a whole is
// an op that writes its results where they are wanted. Others are left to
// `pipe-cpu-tile-attention`.
//
//===----------------------------------------------------------------------===//

#include "AttentionKernel.h"
#include "GpuCode.h"

#include "pipeline/Conversion/Gpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "pipeline/Dialect/PipeGpu/IR/PipeGpu.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_FUSEATTENTIONPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

namespace {

/// Why kernels cannot compute an attention as a whole; nothing if they can.
template <typename OpT>
std::optional<std::string> findObstacle(OpT op) {
  if (!getElementTypeOrSelf(op.getQuery()).isF32())
    return "its elements are not f32";
  SmallVector<int64_t> sizes = op.getDomainSizes();
  for (unsigned dim : {op.getFeatureDim(), op.getValueFeatureDim()})
    if (sizes[dim] > mostAttentionFeatures)
      return "a head has " + std::to_string(sizes[dim]) + " features, more than " +
             std::to_string(mostAttentionFeatures);
  return std::nullopt;
}

/// The same for what only a backward needs.
std::optional<std::string> findBackwardObstacle(AttentionBackwardOp op) {
  for (unsigned dim = 0; dim < op.getNumBatchDims(); ++dim)
    if (op.getKeyMap().isFunctionOfDim(dim) != op.getValueMap().isFunctionOfDim(dim))
      return "keys and values are shared by different heads";
  for (int64_t extra : op.getExtraGradients()) {
    AffineMap map = op.getExtraMap(extra);
    if (!map.isFunctionOfDim(op.getRowDim()) && !map.isFunctionOfDim(op.getKeyDim()))
      return "the gradient of an extra is a sum over rows and keys";
    if (!getElementTypeOrSelf(op.getExtras()[extra]).isF32())
      return "the gradient of an extra is not of f32";
  }
  return std::nullopt;
}

class AttentionFuser {
public:
  AttentionFuser(MLIRContext *context, Precision precision)
      : rewriter(context), rounds(precision == Precision::bf16) {}

  void fuse(AttentionOp op) {
    rewriter.setInsertionPoint(op);
    SmallVector<Value> inputs = {op.getQuery(), op.getKey(), op.getValue()};
    SmallVector<AffineMap> maps = {op.getQueryMap(), op.getKeyMap(), op.getValueMap()};
    addExtras(op, inputs, maps);
    llvm::append_values(maps, op.getOutputMap(), op.getStatisticsMap(), op.getStatisticsMap());
    auto fused = FusedAttentionOp::create(rewriter, op.getLoc(), op.getResultTypes(), inputs,
                                          makeDestinations(op), getAttr(maps), rounds);
    takeRegion(op.getScores(), fused.getScores(), /*firstExtra=*/1, op.getExtras().size());
    rewriter.replaceOp(op, fused.getResults());
  }

  void fuse(AttentionBackwardOp op) {
    rewriter.setInsertionPoint(op);
    SmallVector<Value> inputs = {op.getQuery(), op.getKey(), op.getValue()};
    SmallVector<AffineMap> maps = {op.getQueryMap(), op.getKeyMap(), op.getValueMap()};
    addExtras(op, inputs, maps);
    llvm::append_values(inputs, op.getShift(), op.getTotal(), sumProducts(op), op.getGradient());
    maps.append(3, op.getStatisticsMap());
    maps.push_back(op.getOutputMap());
    llvm::append_values(maps, op.getQueryMap(), op.getKeyMap(), op.getValueMap());
    for (int64_t extra : op.getExtraGradients())
      maps.push_back(op.getExtraMap(extra));
    auto fused =
        FusedAttentionBackwardOp::create(rewriter, op.getLoc(), op.getResultTypes(), inputs,
                                         makeDestinations(op), getAttr(maps), rounds);
    takeRegion(op.getScores(), fused.getScores(), /*firstExtra=*/1, op.getExtras().size());
    takeRegion(op.getPullback(), fused.getPullback(), /*firstExtra=*/2, op.getExtras().size());
    rewriter.replaceOp(op, fused.getResults());
  }

private:
  IRRewriter rewriter;
  bool rounds;

  ArrayAttr getAttr(ArrayRef<AffineMap> maps) { return rewriter.getAffineMapArrayAttr(maps); }

  SmallVector<Value> makeDestinations(Operation *op) {
    SmallVector<Value> destinations;
    for (Type type : op->getResultTypes()) {
      auto tensor = cast<RankedTensorType>(type);
      destinations.push_back(tensor::EmptyOp::create(rewriter, op->getLoc(), tensor.getShape(),
                                                     tensor.getElementType()));
    }
    return destinations;
  }

  /// A truth value in memory is a byte: the passes behind this one know no other.
  template <typename OpT>
  void addExtras(OpT op, SmallVector<Value> &inputs, SmallVector<AffineMap> &maps) {
    for (auto [i, extra] : llvm::enumerate(op.getExtras())) {
      auto type = cast<RankedTensorType>(extra.getType());
      if (type.getElementType().isInteger(1))
        extra =
            arith::ExtUIOp::create(rewriter, op.getLoc(), type.clone(rewriter.getI8Type()), extra);
      inputs.push_back(extra);
      maps.push_back(op.getExtraMap(i));
    }
  }

  void takeRegion(Region &from, Region &to, unsigned firstExtra, unsigned numExtras) {
    to.takeBody(from);
    Block &block = to.front();
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(&block);
    for (BlockArgument extra : block.getArguments().slice(firstExtra, numExtras)) {
      if (!extra.getType().isInteger(1))
        continue;
      extra.setType(rewriter.getI8Type());
      Value truth = arith::TruncIOp::create(rewriter, extra.getLoc(), rewriter.getI1Type(), extra);
      rewriter.replaceAllUsesExcept(extra, truth, truth.getDefiningOp());
    }
    Operation *yield = block.getTerminator();
    rewriter.setInsertionPoint(yield);
    rewriter.replaceOpWithNewOp<ScoreYieldOp>(yield, yield->getOperands());
  }

  /// The sum over value features of the output times its gradient, for each row.
  Value sumProducts(AttentionBackwardOp op) {
    Location loc = op.getLoc();
    auto type = cast<RankedTensorType>(op.getShift().getType());
    Value zero = arith::ConstantOp::create(rewriter, loc, rewriter.getF32FloatAttr(0.0));
    Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(), type.getElementType());
    Value zeros = linalg::FillOp::create(rewriter, loc, zero, empty).getResult(0);
    // Loops: batch dimensions and rows, then value features.
    unsigned rank = type.getRank();
    SmallVector<unsigned> places;
    for (AffineExpr expression : op.getOutputMap().getResults()) {
      unsigned dim = cast<AffineDimExpr>(expression).getPosition();
      places.push_back(dim == op.getValueFeatureDim() ? rank : dim);
    }
    auto output = AffineMap::getMultiDimMapWithTargets(rank + 1, places, rewriter.getContext());
    AffineMap rows = rewriter.getMultiDimIdentityMap(rank + 1).getMajorSubMap(rank);
    SmallVector<utils::IteratorType> iterators(rank, utils::IteratorType::parallel);
    iterators.push_back(utils::IteratorType::reduction);
    return linalg::GenericOp::create(
               rewriter, loc, type, ValueRange{op.getOutput(), op.getGradient()}, zeros,
               ArrayRef{output, output, rows}, iterators,
               [](OpBuilder &builder, Location loc, ValueRange elements) {
                 Value term = arith::MulFOp::create(builder, loc, elements[0], elements[1]);
                 Value sum = arith::AddFOp::create(builder, loc, elements[2], term);
                 linalg::YieldOp::create(builder, loc, sum);
               })
        .getResult(0);
  }
};

struct FuseAttentionPass : impl::FuseAttentionPassBase<FuseAttentionPass> {
  using FuseAttentionPassBase::FuseAttentionPassBase;

  void runOnOperation() override {
    if (!isLayerFunction(getOperation()))
      return;
    AttentionFuser fuser(&getContext(), precision);
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops) {
      if (auto forward = dyn_cast<AttentionOp>(op))
        fuse(fuser, forward, findObstacle(forward));
      if (auto backward = dyn_cast<AttentionBackwardOp>(op)) {
        std::optional<std::string> obstacle = findObstacle(backward);
        fuse(fuser, backward, obstacle ? obstacle : findBackwardObstacle(backward));
      }
    }
  }

  template <typename OpT>
  void fuse(AttentionFuser &fuser, OpT op, const std::optional<std::string> &obstacle) {
    // What has no rows or keys is an error of the pass that takes the rest.
    if (llvm::is_contained(op.getDomainSizes(), 0))
      return;
    if (obstacle) {
      op.emitRemark("is computed in tiles, with launches for each, and not by kernels of its own: ")
          << *obstacle;
      ++numTiled;
      return;
    }
    fuser.fuse(op);
    ++numFused;
  }
};
} // namespace
} // namespace pipeline
