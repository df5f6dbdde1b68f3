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
#include "Exponential.h"

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
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

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

/// The loop that collects the partial extrema of a row asks for NaN in half as many
/// lanes: that of two elements goes to one of their lanes, and stays, since where a
/// comparison is unordered the partial extremum is kept. The result of the loop must be
/// combined as a whole.
template <typename OpT>
struct PartialExtrema : OpRewritePattern<OpT> {
  PartialExtrema(MLIRContext *context, arith::CmpFPredicate ordered, vector::CombiningKind kind)
      : OpRewritePattern<OpT>(context), ordered(ordered), kind(kind) {}

  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    auto type = dyn_cast<VectorType>(op.getType());
    Value element = op.getLhs(), partial = op.getRhs();
    if (isPartial(element, op))
      std::swap(element, partial);
    if (!type || type.getRank() != 1 || type.isScalable() || type.getDimSize(0) % 2 != 0 ||
        element == partial || !isPartial(partial, op))
      return rewriter.notifyMatchFailure(op, "collects no partial extrema");
    Location loc = op.getLoc();
    Value extremum = createExtremum(rewriter, loc, ordered, element, partial);
    int64_t half = type.getDimSize(0) / 2;
    auto take = [&](Value vector, int64_t from, int64_t to) -> Value {
      return vector::ShuffleOp::create(rewriter, loc, vector, vector,
                                       llvm::to_vector(llvm::seq<int64_t>(from, to)));
    };
    Value areNaN = arith::CmpFOp::create(rewriter, loc, arith::CmpFPredicate::UNO,
                                         take(element, 0, half), take(element, half, 2 * half));
    Value low = take(extremum, 0, half);
    low = arith::SelectOp::create(rewriter, loc, areNaN, createNaN(rewriter, loc, low.getType()),
                                  low);
    rewriter.replaceOpWithNewOp<vector::ShuffleOp>(
        op, low, take(extremum, half, 2 * half), llvm::to_vector(llvm::seq<int64_t>(0, 2 * half)));
    return success();
  }

  /// Whether `value` is what a loop carries for `op`, and combines to one number behind it.
  bool isPartial(Value value, OpT op) const {
    auto argument = dyn_cast<BlockArgument>(value);
    auto loop = argument ? dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp()) : nullptr;
    if (!loop || !argument.hasOneUse() || !op->hasOneUse() ||
        loop.getTiedLoopInit(argument) == nullptr ||
        loop.getTiedLoopYieldedValue(argument)->get() != op.getResult())
      return false;
    return llvm::all_of(loop.getTiedLoopResult(argument).getUsers(), [&](Operation *user) {
      auto reduction = dyn_cast<vector::ReductionOp>(user);
      return reduction && reduction.getKind() == kind;
    });
  }

  arith::CmpFPredicate ordered;
  vector::CombiningKind kind;
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

/// Functions whose polynomial is upstream's.
bool isPolynomial(StringRef name) {
  return name == math::TanhOp::getOperationName() || name == math::LogOp::getOperationName() ||
         name == math::ErfOp::getOperationName();
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
    // While reductions say what they combine.
    RewritePatternSet extrema(&getContext());
    extrema.add<PartialExtrema<arith::MaximumFOp>>(&getContext(), CmpFPredicate::OGT,
                                                   vector::CombiningKind::MAXIMUMF);
    extrema.add<PartialExtrema<arith::MinimumFOp>>(&getContext(), CmpFPredicate::OLT,
                                                   vector::CombiningKind::MINIMUMF);
    walkAndApplyPatterns(function, std::move(extrema));

    RewritePatternSet bits(&getContext());
    bits.add<ReduceByHalves, StridedGatherToLoads,
             ExtremumByCompare<arith::MaximumFOp, CmpFPredicate::OGT, CmpFPredicate::UGT>,
             ExtremumByCompare<arith::MinimumFOp, CmpFPredicate::OLT, CmpFPredicate::ULT>>(
        &getContext());
    populateExponentialPattern(bits);
    populateMathPolynomialApproximationPatterns(bits, isPolynomial);
    if (failed(applyPatternsGreedily(function, std::move(bits))))
      signalPassFailure();
  }
};
} // namespace
} // namespace pipeline
