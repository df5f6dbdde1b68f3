//===- Exponential.cpp - exp of f32 as a polynomial -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// exp(x) = 2^n * exp(r) with n = floor(x / ln 2 + 1/2), r = x - n ln 2. The method and
// the coefficients are Cephes'.
//
//===----------------------------------------------------------------------===//

#include "Exponential.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace pipeline {
namespace {

/// Beyond these the result is infinite, or 0. At the lower one n is -127, which makes 0,
/// so n needs no bound of its own below; at the upper one it would be 128.
constexpr float leastArgument = -87.8f, greatestArgument = 88.8f, greatestExponent = 127.0f;
constexpr float log2E = 1.44269504088896341f;
/// ln 2 in two parts: n times the first is exact.
constexpr float ln2High = 0.693359375f, ln2Low = -2.12194440e-4f;
/// Of r^7 down to r^2; those of r and 1 are 1.
constexpr float coefficients[] = {1.9875691500e-4f, 1.3981999507e-3f, 8.3334519073e-3f,
                                  4.1665795894e-2f, 1.6666665459e-1f, 5.0000001201e-1f};
constexpr int32_t exponentBias = 127, mantissaBits = 23;

/// Ops on f32, or on vectors of one shape.
struct Emitter {
  OpBuilder &builder;
  Location loc;
  Type type;

  Type integers() const {
    Type i32 = builder.getI32Type();
    auto vector = dyn_cast<VectorType>(type);
    return vector ? Type(vector.clone(i32)) : i32;
  }
  Value splat(TypedAttr scalar, Type as) {
    if (auto vector = dyn_cast<VectorType>(as))
      scalar = DenseElementsAttr::get(vector, scalar);
    return arith::ConstantOp::create(builder, loc, scalar);
  }
  Value constant(float value) { return splat(builder.getF32FloatAttr(value), type); }
  Value constant(int32_t value) { return splat(builder.getI32IntegerAttr(value), integers()); }
  Value fma(Value a, Value b, Value c) { return math::FmaOp::create(builder, loc, a, b, c); }
  /// `value` where `comparison` with `bound` holds or is unordered, else `bound`.
  Value clamp(Value value, arith::CmpFPredicate comparison, float bound) {
    Value limit = constant(bound);
    Value holds = arith::CmpFOp::create(builder, loc, comparison, value, limit);
    return arith::SelectOp::create(builder, loc, holds, value, limit);
  }
};

struct ExponentialAsPolynomial : OpRewritePattern<math::ExpOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::ExpOp op, PatternRewriter &rewriter) const override {
    Type type = op.getType();
    auto vector = dyn_cast<VectorType>(type);
    if (!getElementTypeOrSelf(type).isF32() || (vector && vector.isScalable()))
      return rewriter.notifyMatchFailure(op, "not of f32");
    Location loc = op.getLoc();
    Emitter emit{rewriter, loc, type};
    using arith::CmpFPredicate;

    Value x = emit.clamp(op.getOperand(), CmpFPredicate::UGE, leastArgument);
    x = emit.clamp(x, CmpFPredicate::ULE, greatestArgument);
    Value half = emit.constant(0.5f);
    Value n = math::FloorOp::create(rewriter, loc, emit.fma(x, emit.constant(log2E), half));
    n = emit.clamp(n, CmpFPredicate::ULE, greatestExponent);
    Value r = emit.fma(emit.constant(-ln2High), n, x);
    r = emit.fma(emit.constant(-ln2Low), n, r);

    Value sum = emit.constant(coefficients[0]);
    for (float coefficient : llvm::ArrayRef(coefficients).drop_front())
      sum = emit.fma(sum, r, emit.constant(coefficient));
    Value square = arith::MulFOp::create(rewriter, loc, r, r);
    sum = emit.fma(sum, square, r);
    sum = arith::AddFOp::create(rewriter, loc, sum, emit.constant(1.0f));

    Value bits = arith::FPToSIOp::create(rewriter, loc, emit.integers(), n);
    bits = arith::AddIOp::create(rewriter, loc, bits, emit.constant(exponentBias));
    bits = arith::ShLIOp::create(rewriter, loc, bits, emit.constant(mantissaBits));
    Value power = arith::BitcastOp::create(rewriter, loc, type, bits);
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, sum, power);
    return success();
  }
};

} // namespace

void populateExponentialPattern(RewritePatternSet &patterns) {
  patterns.add<ExponentialAsPolynomial>(patterns.getContext());
}

} // namespace pipeline
