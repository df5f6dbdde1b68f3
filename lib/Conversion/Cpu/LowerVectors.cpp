//===- LowerVectors.cpp - pipe-cpu-lower-vectors ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires vectors; establishes that nothing is left whose bits a later lowering
// or the machine could choose: the order of a reduction, or the value of exp,
// tanh, log and erf of f32.
//
//===----------------------------------------------------------------------===//

#include "CpuFunctions.h"

#include "pipeline/Conversion/Cpu/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Dialect/Vector/Utils/VectorUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_LOWERVECTORSPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {

Value createNaN(OpBuilder &builder, Location loc, Type type) {
  auto element = cast<FloatType>(getElementTypeOrSelf(type));
  TypedAttr nan = builder.getFloatAttr(element, APFloat::getQNaN(element.getFloatSemantics()));
  if (auto vector = dyn_cast<VectorType>(type))
    nan = DenseElementsAttr::get(vector, nan);
  return arith::ConstantOp::create(builder, loc, nan);
}

/// The greater or lesser of two numbers, in one instruction; of zeros of opposite sign,
/// or where either is NaN, b.
Value createExtremum(OpBuilder &builder, Location loc, arith::CmpFPredicate ordered, Value a,
                     Value b) {
  Value takeA = arith::CmpFOp::create(builder, loc, ordered, a, b);
  return arith::SelectOp::create(builder, loc, takeA, a, b);
}

/// Whether an extremum of `value` and another is the other.
bool isNeutral(Value value, vector::CombiningKind kind) {
  FloatAttr scalar;
  return matchPattern(value, m_Constant(&scalar)) && scalar.getValue().isInfinity() &&
         scalar.getValue().isNegative() == (kind == vector::CombiningKind::MAXIMUMF);
}

/// Whether `kind` propagates NaN and ignores the order of zeros; then its comparison.
std::optional<arith::CmpFPredicate> getExtremum(vector::CombiningKind kind) {
  if (kind == vector::CombiningKind::MAXIMUMF)
    return arith::CmpFPredicate::OGT;
  if (kind == vector::CombiningKind::MINIMUMF)
    return arith::CmpFPredicate::OLT;
  return std::nullopt;
}

/// Combines lane i with lane i + n/2, and again, until one is left; then that
/// with the accumulator.
///
/// An extremum asks for NaN once, for all lanes: each level of the tree waits for the
/// one before, so that what it does is what a short row costs. Integers are LLVM's: their
/// order makes no difference.
struct ReduceByHalves : OpRewritePattern<vector::ReductionOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::ReductionOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    if (type.getRank() != 1 || type.isScalable() || !llvm::isPowerOf2_64(type.getDimSize(0)) ||
        !isa<FloatType>(type.getElementType()))
      return rewriter.notifyMatchFailure(op, "not a power of two of floats");
    std::optional<arith::CmpFPredicate> extremum = getExtremum(op.getKind());
    Value value = op.getVector(), hasNaN;
    Location loc = op.getLoc();
    for (int64_t lanes = type.getDimSize(0) / 2; lanes > 0; lanes /= 2) {
      SmallVector<int64_t> low = llvm::to_vector(llvm::seq<int64_t>(0, lanes));
      SmallVector<int64_t> high = llvm::to_vector(llvm::seq<int64_t>(lanes, 2 * lanes));
      Value a = vector::ShuffleOp::create(rewriter, loc, value, value, low);
      Value b = vector::ShuffleOp::create(rewriter, loc, value, value, high);
      if (!extremum) {
        value = vector::makeArithReduction(rewriter, loc, op.getKind(), a, b);
        continue;
      }
      if (!hasNaN) {
        Value areNaN = arith::CmpFOp::create(rewriter, loc, arith::CmpFPredicate::UNO, a, b);
        hasNaN = vector::ReductionOp::create(rewriter, loc, vector::CombiningKind::OR, areNaN);
      }
      value = createExtremum(rewriter, loc, *extremum, a, b);
    }
    Value result = vector::ExtractOp::create(rewriter, loc, value, ArrayRef<int64_t>{0});
    if (hasNaN)
      result = arith::SelectOp::create(rewriter, loc, hasNaN,
                                       createNaN(rewriter, loc, type.getElementType()), result);
    if (op.getAcc() && !(extremum && isNeutral(op.getAcc(), op.getKind())))
      result = vector::makeArithReduction(rewriter, loc, op.getKind(), op.getAcc(), result);
    rewriter.replaceOp(op, result);
    return success();
  }
};

/// max(a, b) as a comparison and selections; NaN in either gives NaN. Of zeros of
/// opposite sign, b is taken: ordering those costs twice as much as all the rest.
template <typename OpT, arith::CmpFPredicate ordered, arith::CmpFPredicate orNaN>
struct ExtremumByCompare : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value a = op.getLhs(), b = op.getRhs();
    if (isNumber(a))
      std::swap(a, b);
    if (isNumber(b)) {
      Value takeA = arith::CmpFOp::create(rewriter, loc, orNaN, a, b);
      rewriter.replaceOpWithNewOp<arith::SelectOp>(op, takeA, a, b);
      return success();
    }
    Value extremum = createExtremum(rewriter, loc, ordered, a, b);
    Value areNaN = arith::CmpFOp::create(rewriter, loc, arith::CmpFPredicate::UNO, a, b);
    rewriter.replaceOpWithNewOp<arith::SelectOp>(op, areNaN, createNaN(rewriter, loc, op.getType()),
                                                 extremum);
    return success();
  }

  static bool isNumber(Value value) {
    FloatAttr scalar;
    DenseFPElementsAttr vector;
    if (matchPattern(value, m_Constant(&scalar)))
      return !scalar.getValue().isNaN();
    return matchPattern(value, m_Constant(&vector)) && vector.isSplat() &&
           !vector.template getSplatValue<APFloat>().isNaN();
  }
};

/// A gather from memory whose innermost stride is not one: no instruction does that,
/// and upstream leaves it.
struct StridedGatherToLoads : OpRewritePattern<vector::GatherOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::GatherOp op, PatternRewriter &rewriter) const override {
    auto base = dyn_cast<MemRefType>(op.getBase().getType());
    VectorType type = op.getVectorType();
    if (!base || base.isLastDimUnitStride() || type.getRank() != 1 || type.isScalable())
      return rewriter.notifyMatchFailure(op, "has unit stride");
    Location loc = op.getLoc();
    Value result = op.getPassThru();
    for (int64_t lane = 0; lane < type.getDimSize(0); ++lane) {
      Value distance = vector::ExtractOp::create(rewriter, loc, op.getIndices(), lane);
      if (!distance.getType().isIndex())
        distance = arith::IndexCastOp::create(rewriter, loc, rewriter.getIndexType(), distance);
      SmallVector<Value> position(op.getOffsets());
      position.back() = arith::AddIOp::create(rewriter, loc, position.back(), distance);
      Value isRead = vector::ExtractOp::create(rewriter, loc, op.getMask(), lane);
      auto read = scf::IfOp::create(
          rewriter, loc, isRead,
          [&](OpBuilder &builder, Location) {
            Value element = memref::LoadOp::create(builder, loc, op.getBase(), position);
            scf::YieldOp::create(builder, loc, element);
          },
          [&](OpBuilder &builder, Location) {
            Value element = vector::ExtractOp::create(builder, loc, op.getPassThru(), lane);
            scf::YieldOp::create(builder, loc, element);
          });
      result = vector::InsertOp::create(rewriter, loc, read.getResult(0), result, lane);
    }
    rewriter.replaceOp(op, result);
    return success();
  }
};

bool isPolynomial(StringRef name) {
  return name == math::ExpOp::getOperationName() || name == math::TanhOp::getOperationName() ||
         name == math::LogOp::getOperationName() || name == math::ErfOp::getOperationName();
}

struct LowerVectorsPass : impl::LowerVectorsPassBase<LowerVectorsPass> {
  using LowerVectorsPassBase::LowerVectorsPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!isCpuFunction(function))
      return;
    RewritePatternSet reductions(&getContext());
    vector::populateVectorMultiReductionLoweringPatterns(
        reductions, vector::VectorMultiReductionLowering::InnerReduction);
    vector::populateCastAwayVectorLeadingOneDimPatterns(reductions);
    if (failed(applyPatternsGreedily(function, std::move(reductions))))
      return signalPassFailure();

    using arith::CmpFPredicate;
    RewritePatternSet bits(&getContext());
    bits.add<ReduceByHalves, StridedGatherToLoads,
             ExtremumByCompare<arith::MaximumFOp, CmpFPredicate::OGT, CmpFPredicate::UGT>,
             ExtremumByCompare<arith::MinimumFOp, CmpFPredicate::OLT, CmpFPredicate::ULT>>(
        &getContext());
    populateMathPolynomialApproximationPatterns(bits, isPolynomial);
    if (failed(applyPatternsGreedily(function, std::move(bits))))
      signalPassFailure();
  }
};
} // namespace
} // namespace pipeline
