//===- ScalarMath.cpp - Derivatives of the math dialect's floating-point ops --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Registration.h"
#include "ScalarRule.h"

#include "mlir/Dialect/Math/IR/Math.h"

#include <numbers>

using namespace mlir;
using namespace pipeline;

namespace {
struct MathRules {
  using C = ScalarContext;

  static Value times(C &c, Value value, double factor) {
    return c.mul(value, c.constant(value.getType(), factor));
  }
  static Value over(C &c, double numerator, Value value) {
    return c.div(c.constant(value.getType(), numerator), value);
  }
  static Value square(C &c, Value value) { return c.mul(value, value); }
  /// 1 + value and 1 - value.
  static Value onePlus(C &c, Value value) { return c.add(c.constant(value.getType(), 1.0), value); }
  static Value oneMinus(C &c, Value value) {
    return c.sub(c.constant(value.getType(), 1.0), value);
  }
  template <typename OpTy>
  static Value apply(C &c, Value value) {
    return OpTy::create(c.builder, c.loc, value);
  }
  template <typename OpTy>
  static Value x(OpTy op, C &c) {
    return c.primal(op->getOperand(0));
  }
  template <typename OpTy>
  static Value y(OpTy op, C &c) {
    return c.primal(op->getResult(0));
  }

  // Exponentials and logarithms.
  static Value pullBack(math::ExpOp op, unsigned, Value g, C &c) { return c.mul(g, y(op, c)); }
  static Value pullBack(math::Exp2Op op, unsigned, Value g, C &c) {
    return times(c, c.mul(g, y(op, c)), std::numbers::ln2);
  }
  static Value pullBack(math::ExpM1Op op, unsigned, Value g, C &c) {
    return c.mul(g, onePlus(c, y(op, c)));
  }
  static Value pullBack(math::LogOp op, unsigned, Value g, C &c) { return c.div(g, x(op, c)); }
  static Value pullBack(math::Log2Op op, unsigned, Value g, C &c) {
    return times(c, c.div(g, x(op, c)), std::numbers::log2e);
  }
  static Value pullBack(math::Log10Op op, unsigned, Value g, C &c) {
    return times(c, c.div(g, x(op, c)), std::numbers::log10e);
  }
  static Value pullBack(math::Log1pOp op, unsigned, Value g, C &c) {
    return c.div(g, onePlus(c, x(op, c)));
  }

  // Powers.
  static Value pullBack(math::SqrtOp op, unsigned, Value g, C &c) {
    return c.div(times(c, g, 0.5), y(op, c));
  }
  /// d x^(-1/2) = -1/2 x^(-3/2)
  static Value pullBack(math::RsqrtOp op, unsigned, Value g, C &c) {
    Value root = y(op, c);
    return c.mul(times(c, g, -0.5), c.mul(square(c, root), root));
  }
  static Value pullBack(math::CbrtOp op, unsigned, Value g, C &c) {
    return c.div(times(c, g, 1.0 / 3.0), square(c, y(op, c)));
  }
  /// d a^b = b a^(b-1) da + log(a) a^b db; where a is 0, a^b does not move with b > 0.
  static Value pullBack(math::PowFOp op, unsigned operand, Value g, C &c) {
    Value base = c.primal(op.getLhs()), exponent = c.primal(op.getRhs());
    Value zero = c.constant(g.getType(), 0.0);
    if (operand == 0) {
      Value lower = c.sub(exponent, c.constant(g.getType(), 1.0));
      Value power = math::PowFOp::create(c.builder, c.loc, base, lower);
      Value isConstant = c.compare(arith::CmpFPredicate::OEQ, exponent, zero);
      return c.dropIf(isConstant, c.mul(g, c.mul(exponent, power)));
    }
    Value isZero = c.compare(arith::CmpFPredicate::OEQ, base, zero);
    return c.dropIf(isZero, c.mul(g, c.mul(apply<math::LogOp>(c, base), y(op, c))));
  }
  /// d a^n = n a^(n-1) da
  static Value pullBack(math::FPowIOp op, unsigned, Value g, C &c) {
    Value exponent = c.primal(op.getRhs());
    Type type = exponent.getType();
    Value one = arith::ConstantOp::create(c.builder, c.loc, c.builder.getOneAttr(type));
    Value zero = arith::ConstantOp::create(c.builder, c.loc, c.builder.getZeroAttr(type));
    Value lower = arith::SubIOp::create(c.builder, c.loc, exponent, one);
    Value power = math::FPowIOp::create(c.builder, c.loc, c.primal(op.getLhs()), lower);
    Value factor = arith::SIToFPOp::create(c.builder, c.loc, g.getType(), exponent);
    Value isConstant =
        arith::CmpIOp::create(c.builder, c.loc, arith::CmpIPredicate::eq, exponent, zero);
    return c.dropIf(isConstant, c.mul(g, c.mul(factor, power)));
  }

  // Trigonometric and hyperbolic functions.
  static Value pullBack(math::SinOp op, unsigned, Value g, C &c) {
    return c.mul(g, apply<math::CosOp>(c, x(op, c)));
  }
  static Value pullBack(math::CosOp op, unsigned, Value g, C &c) {
    return c.neg(c.mul(g, apply<math::SinOp>(c, x(op, c))));
  }
  static Value pullBack(math::TanOp op, unsigned, Value g, C &c) {
    return c.mul(g, onePlus(c, square(c, y(op, c))));
  }
  static Value pullBack(math::AsinOp op, unsigned, Value g, C &c) {
    return c.div(g, apply<math::SqrtOp>(c, oneMinus(c, square(c, x(op, c)))));
  }
  static Value pullBack(math::AcosOp op, unsigned, Value g, C &c) {
    return c.neg(c.div(g, apply<math::SqrtOp>(c, oneMinus(c, square(c, x(op, c))))));
  }
  static Value pullBack(math::AtanOp op, unsigned, Value g, C &c) {
    return c.div(g, onePlus(c, square(c, x(op, c))));
  }
  /// d atan2(a, b) = (b da - a db) / (a^2 + b^2)
  static Value pullBack(math::Atan2Op op, unsigned operand, Value g, C &c) {
    Value a = c.primal(op.getLhs()), b = c.primal(op.getRhs());
    Value scaled = c.div(g, c.add(square(c, a), square(c, b)));
    return operand == 0 ? c.mul(scaled, b) : c.neg(c.mul(scaled, a));
  }
  static Value pullBack(math::SinhOp op, unsigned, Value g, C &c) {
    return c.mul(g, apply<math::CoshOp>(c, x(op, c)));
  }
  static Value pullBack(math::CoshOp op, unsigned, Value g, C &c) {
    return c.mul(g, apply<math::SinhOp>(c, x(op, c)));
  }
  static Value pullBack(math::TanhOp op, unsigned, Value g, C &c) {
    return c.mul(g, oneMinus(c, square(c, y(op, c))));
  }
  static Value pullBack(math::AsinhOp op, unsigned, Value g, C &c) {
    return c.div(g, apply<math::SqrtOp>(c, onePlus(c, square(c, x(op, c)))));
  }
  static Value pullBack(math::AcoshOp op, unsigned, Value g, C &c) {
    Value inner = c.sub(square(c, x(op, c)), c.constant(g.getType(), 1.0));
    return c.div(g, apply<math::SqrtOp>(c, inner));
  }
  static Value pullBack(math::AtanhOp op, unsigned, Value g, C &c) {
    return c.div(g, oneMinus(c, square(c, x(op, c))));
  }

  // Error functions: d erf(x) = 2/sqrt(pi) exp(-x^2).
  template <typename OpTy>
  static Value gaussian(OpTy op, Value g, C &c, double factor) {
    Value bell = apply<math::ExpOp>(c, c.neg(square(c, x(op, c))));
    return c.mul(g, times(c, bell, factor));
  }
  static Value pullBack(math::ErfOp op, unsigned, Value g, C &c) {
    return gaussian(op, g, c, 2.0 * std::numbers::inv_sqrtpi);
  }
  static Value pullBack(math::ErfcOp op, unsigned, Value g, C &c) {
    return gaussian(op, g, c, -2.0 * std::numbers::inv_sqrtpi);
  }

  // Piecewise linear functions.
  static Value pullBack(math::AbsFOp op, unsigned, Value g, C &c) {
    Value value = x(op, c);
    Value zero = c.constant(g.getType(), 0.0);
    Value negative = c.compare(arith::CmpFPredicate::OLT, value, zero);
    Value positive = c.compare(arith::CmpFPredicate::OGT, value, zero);
    return c.select(positive, g, c.keepIf(negative, c.neg(g)));
  }
  /// copysign(a, b) = a where their signs agree, else -a; the sign of zero is that of its bit.
  static Value pullBack(math::CopySignOp op, unsigned operand, Value g, C &c) {
    if (operand == 1)
      return {};
    Value agree =
        c.compare(arith::CmpFPredicate::OEQ, c.primal(op.getLhs()), c.primal(op.getResult()));
    return c.select(agree, g, c.neg(g));
  }
  static Value pullBack(math::FmaOp op, unsigned operand, Value g, C &c) {
    if (operand == 2)
      return g;
    return c.mul(g, c.primal(operand == 0 ? op.getB() : op.getA()));
  }
  static Value pullBack(math::FloorOp, unsigned, Value, C &) { return {}; }
  static Value pullBack(math::CeilOp, unsigned, Value, C &) { return {}; }
  static Value pullBack(math::RoundOp, unsigned, Value, C &) { return {}; }
  static Value pullBack(math::RoundEvenOp, unsigned, Value, C &) { return {}; }
  static Value pullBack(math::TruncOp, unsigned, Value, C &) { return {}; }
};
} // namespace

void pipeline::registerMathRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, math::MathDialect *) {
    attachScalarRules<
        MathRules, math::ExpOp, math::Exp2Op, math::ExpM1Op, math::LogOp, math::Log2Op,
        math::Log10Op, math::Log1pOp, math::SqrtOp, math::RsqrtOp, math::CbrtOp, math::PowFOp,
        math::FPowIOp, math::SinOp, math::CosOp, math::TanOp, math::AsinOp, math::AcosOp,
        math::AtanOp, math::Atan2Op, math::SinhOp, math::CoshOp, math::TanhOp, math::AsinhOp,
        math::AcoshOp, math::AtanhOp, math::ErfOp, math::ErfcOp, math::AbsFOp, math::CopySignOp,
        math::FmaOp, math::FloorOp, math::CeilOp, math::RoundOp, math::RoundEvenOp, math::TruncOp>(
        context);
    // Rules of this dialect compare and multiply by ops of arith.
    context->getOrLoadDialect<arith::ArithDialect>();
  });
}
