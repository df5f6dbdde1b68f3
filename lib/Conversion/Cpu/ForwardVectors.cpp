//===- ForwardVectors.cpp - pipe-cpu-forward-vectors ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires vectors on tensors; establishes that no vector is read from a tensor whose
// elements another vector op has just written. In memory such a read would wait: a
// processor hands a store on to a load of the same bytes, not to one of some of them
// and others.
//
//===----------------------------------------------------------------------===//

#include "CpuFunctions.h"

#include "pipeline/Conversion/Cpu/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_FORWARDVECTORSPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {

/// The elements that a transfer moves: `size` of them from `offset` on.
struct Range {
  int64_t offset;
  int64_t size;

  int64_t end() const { return offset + size; }
  bool contains(Range other) const { return offset <= other.offset && other.end() <= end(); }

  /// Of a transfer between a tensor and a vector of one dimension, at a known place.
  static std::optional<Range> get(VectorTransferOpInterface op) {
    auto tensor = dyn_cast<RankedTensorType>(op.getBase().getType());
    VectorType vector = op.getVectorType();
    if (!tensor || tensor.getRank() != 1 || vector.getRank() != 1 || vector.isScalable() ||
        vector.getElementType() != tensor.getElementType() || op.getMask() ||
        op.hasOutOfBoundsDim() || !op.getPermutationMap().isIdentity())
      return std::nullopt;
    std::optional<int64_t> offset = getConstantIntValue(op.getIndices()[0]);
    if (!offset)
      return std::nullopt;
    return Range{*offset, vector.getDimSize(0)};
  }
};

/// A padding for a read that needs none, wherever it stands.
Value getPadding(vector::TransferReadOp read, RewriterBase &rewriter) {
  return ub::PoisonOp::create(rewriter, read.getLoc(), read.getPadding().getType());
}

/// What an op wrote into a tensor: all of a vector, or of another tensor.
struct Written {
  Range range;
  Value source;
  Value before;

  static std::optional<Written> get(Value tensor) {
    if (auto write = tensor.getDefiningOp<vector::TransferWriteOp>()) {
      auto range = Range::get(cast<VectorTransferOpInterface>(write.getOperation()));
      if (range)
        return Written{*range, write.getValueToStore(), write.getBase()};
    }
    if (auto insert = tensor.getDefiningOp<tensor::InsertSliceOp>()) {
      RankedTensorType source = insert.getSourceType();
      if (source.getRank() == 1 && insert.getDestType().getRank() == 1 && source.hasStaticShape() &&
          insert.hasUnitStride() && !ShapedType::isDynamic(insert.getStaticOffset(0)))
        return Written{{insert.getStaticOffset(0), source.getDimSize(0)},
                       insert.getSource(),
                       insert.getDest()};
    }
    return std::nullopt;
  }

  /// The elements of `wanted`, which were all written.
  Value read(vector::TransferReadOp read, Range wanted, RewriterBase &rewriter) const {
    int64_t offset = wanted.offset - range.offset;
    if (isa<VectorType>(source.getType()))
      return vector::ExtractStridedSliceOp::create(rewriter, read.getLoc(), source, offset,
                                                   wanted.size, 1);
    Value index = arith::ConstantIndexOp::create(rewriter, read.getLoc(), offset);
    auto type = VectorType::get(wanted.size, read.getVectorType().getElementType());
    return vector::TransferReadOp::create(rewriter, read.getLoc(), type, source, index,
                                          getPadding(read, rewriter), ArrayRef<bool>{true});
  }
};

struct ReadOfWrite : OpRewritePattern<vector::TransferReadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::TransferReadOp read,
                                PatternRewriter &rewriter) const override {
    std::optional<Written> written = Written::get(read.getBase());
    auto wanted = Range::get(cast<VectorTransferOpInterface>(read.getOperation()));
    if (!written || !wanted)
      return rewriter.notifyMatchFailure(read, "is no plain read, or of nothing written");
    // Where it was written: read later, what was there before would have to be kept.
    rewriter.setInsertionPoint(read.getBase().getDefiningOp());
    if (written->range.contains(*wanted)) {
      rewriter.replaceOp(read, written->read(read, *wanted, rewriter));
      return success();
    }
    if (!wanted->contains(written->range))
      return rewriter.notifyMatchFailure(read, "reads other elements too");
    // What was there before, with the written elements in it.
    Value index = arith::ConstantIndexOp::create(rewriter, read.getLoc(), wanted->offset);
    auto before = vector::TransferReadOp::create(rewriter, read.getLoc(), read.getVectorType(),
                                                 written->before, index, getPadding(read, rewriter),
                                                 ArrayRef<bool>{true});
    Value elements = written->read(read, written->range, rewriter);
    rewriter.setInsertionPoint(read);
    rewriter.replaceOpWithNewOp<vector::InsertStridedSliceOp>(
        read, elements, before, written->range.offset - wanted->offset, 1);
    return success();
  }
};

struct ForwardVectorsPass : impl::ForwardVectorsPassBase<ForwardVectorsPass> {
  using ForwardVectorsPassBase::ForwardVectorsPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!isCpuFunction(function) || callsCpuFunctions(function))
      return;
    RewritePatternSet patterns(&getContext());
    patterns.add<ReadOfWrite>(&getContext());
    vector::ExtractStridedSliceOp::getCanonicalizationPatterns(patterns, &getContext());
    if (failed(applyPatternsGreedily(function, std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
} // namespace pipeline
