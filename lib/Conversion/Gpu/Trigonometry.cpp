//===- Trigonometry.cpp - sin and cos as arithmetic ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computed in f64 and rounded once: the angles of rotary embeddings grow with the
// position, and what f32 loses in taking off whole turns is the result. The tables are
// small, so that the speed of f64 is no matter. All of it is exact or rounded by IEEE
// 754, so the bits are fixed; for angles up to 2^20 they are, but for about one in 2^28,
// those of the correctly rounded value, though sin(-0) is 0.
//
//===----------------------------------------------------------------------===//

#include "Trigonometry.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace pipeline {
namespace {

/// pi / 2 in two parts. The first has 33 bits, so that its products with whole numbers of up to
/// 20 bits are exact.
constexpr double halfPiHigh = 0x1.921fb544p+0, halfPiLow = 0x1.0b4611a626331p-34;
constexpr double quartersOfOne = 0x1.45f306dc9c883p-1; // 2 / pi

/// fdlibm's polynomials in y * y, from the last coefficient, for y of at most pi / 4.
constexpr double sinCoefficients[] = {0x1.5d93a5acfd57cp-33, -0x1.ae5e68a2b9cebp-26,
                                      0x1.71de357b1fe7dp-19, -0x1.a01a019c161d5p-13,
                                      0x1.111111110f8a6p-7,  -0x1.5555555555549p-3};
constexpr double cosCoefficients[] = {-0x1.8fae9be8838d4p-37, 0x1.1ee9ebdb4b1c4p-29,
                                      -0x1.27e4f809c52adp-22, 0x1.a01a019cb159p-16,
                                      -0x1.6c16c16c15177p-10, 0x1.555555555554cp-5};

/// Arithmetic on f64 or vectors of it.
class Arithmetic {
public:
  Arithmetic(OpBuilder &builder, Location loc, Type type)
      : builder(builder), loc(loc), type(type) {}

  Value get(double value) {
    TypedAttr attribute = builder.getF64FloatAttr(value);
    if (auto vector = dyn_cast<VectorType>(type))
      attribute = DenseElementsAttr::get(vector, attribute);
    return arith::ConstantOp::create(builder, loc, attribute);
  }
  Value add(Value a, Value b) { return arith::AddFOp::create(builder, loc, a, b); }
  Value sub(Value a, Value b) { return arith::SubFOp::create(builder, loc, a, b); }
  Value mul(Value a, Value b) { return arith::MulFOp::create(builder, loc, a, b); }
  Value neg(Value a) { return arith::NegFOp::create(builder, loc, a); }
  Value floor(Value a) { return math::FloorOp::create(builder, loc, a); }
  Value round(Value a) { return math::RoundEvenOp::create(builder, loc, a); }
  Value isAtLeast(Value a, double b) {
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OGE, a, get(b));
  }
  Value select(Value condition, Value a, Value b) {
    return arith::SelectOp::create(builder, loc, condition, a, b);
  }
  Value evaluate(ArrayRef<double> coefficients, Value x) {
    Value result = get(coefficients.front());
    for (double coefficient : coefficients.drop_front())
      result = add(mul(result, x), get(coefficient));
    return result;
  }
  /// What is left of a whole number after taking off multiples of `n`.
  Value modulo(Value whole, double n) {
    return sub(whole, mul(get(n), floor(mul(whole, get(1 / n)))));
  }

private:
  OpBuilder &builder;
  Location loc;
  Type type;
};

/// sin(x), or cos(x) as sin(x + pi / 2): whole quarters of a turn are taken off, and their number
/// says which of +-sin and +-cos of the rest it is. NaN and infinities become NaN on the way.
template <typename OpTy>
struct ExpandTrigonometric : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op, PatternRewriter &rewriter) const override {
    Type single = op.getType();
    if (!getElementTypeOrSelf(single).isF32())
      return failure();
    Type type = rewriter.getF64Type();
    if (auto vector = dyn_cast<VectorType>(single))
      type = vector.clone(type);
    Location loc = op.getLoc();
    Arithmetic a(rewriter, loc, type);
    Value x = arith::ExtFOp::create(rewriter, loc, type, op.getOperand());
    Value quarters = a.round(a.mul(x, a.get(quartersOfOne)));
    Value y =
        a.sub(a.sub(x, a.mul(quarters, a.get(halfPiHigh))), a.mul(quarters, a.get(halfPiLow)));
    Value z = a.mul(y, y);
    Value sine = a.add(y, a.mul(a.mul(y, z), a.evaluate(sinCoefficients, z)));
    Value cosine = a.add(a.sub(a.get(1), a.mul(a.get(0.5), z)),
                         a.mul(a.mul(z, z), a.evaluate(cosCoefficients, z)));
    if (std::is_same_v<OpTy, math::CosOp>)
      quarters = a.add(quarters, a.get(1));
    Value result = a.select(a.isAtLeast(a.modulo(quarters, 2), 1), cosine, sine);
    result = a.select(a.isAtLeast(a.modulo(quarters, 4), 2), a.neg(result), result);
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, single, result);
    return success();
  }
};

} // namespace

void populateTrigonometricPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandTrigonometric<math::SinOp>, ExpandTrigonometric<math::CosOp>>(
      patterns.getContext());
}

} // namespace pipeline
