//===- ScalarArith.cpp - Derivatives of the arith dialect's floating-point ops --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ties: the gradient of a maximum or minimum goes to its first operand, but never to what is
// compared with the constant zero: the derivative of max(x, 0) at 0 is 0.
//
//===----------------------------------------------------------------------===//

#include "Registration.h"
#include "ScalarRule.h"

using namespace mlir;
using namespace pipeline;

namespace {
struct ArithRules {
  static Value pullBack(arith::AddFOp, unsigned, Value g, ScalarContext &) { return g; }

  static Value pullBack(arith::SubFOp, unsigned operand, Value g, ScalarContext &c) {
    return operand == 0 ? g : c.neg(g);
  }

  static Value pullBack(arith::NegFOp, unsigned, Value g, ScalarContext &c) { return c.neg(g); }

  static Value pullBack(arith::MulFOp op, unsigned operand, Value g, ScalarContext &c) {
    return c.mul(g, c.primal(operand == 0 ? op.getRhs() : op.getLhs()));
  }

  /// d(a/b) = da / b - (a/b) / b db
  static Value pullBack(arith::DivFOp op, unsigned operand, Value g, ScalarContext &c) {
    Value quotient = c.div(g, c.primal(op.getRhs()));
    return operand == 0 ? quotient : c.neg(c.mul(quotient, c.primal(op.getResult())));
  }

  /// rem(a, b) = a - trunc(a/b) b, with a constant integer trunc(a/b) = (a - rem) / b around a
  /// point.
  static Value pullBack(arith::RemFOp op, unsigned operand, Value g, ScalarContext &c) {
    if (operand == 0)
      return g;
    Value multiple = c.sub(c.primal(op.getLhs()), c.primal(op.getResult()));
    return c.neg(c.mul(g, c.div(multiple, c.primal(op.getRhs()))));
  }

  /// Whether operand 0 is the result, where `predicate` (>= or <=) compares both operands.
  template <typename OpTy>
  static Value pullBackExtremum(OpTy op, unsigned operand, Value g, ScalarContext &c,
                                arith::CmpFPredicate predicate,
                                arith::CmpFPredicate strictPredicate) {
    Value self = op->getOperand(operand), other = op->getOperand(1 - operand);
    if (c.isZero(other)) {
      // The result tells as well as the operand, and is more often at hand.
      Value compared = c.isStored(op.getResult()) ? c.primal(op.getResult()) : c.primal(self);
      return c.keepIf(c.compare(strictPredicate, compared, c.constant(g.getType(), 0.0)), g);
    }
    Value isFirst = c.compare(predicate, c.primal(op.getLhs()), c.primal(op.getRhs()));
    return operand == 0 ? c.keepIf(isFirst, g) : c.dropIf(isFirst, g);
  }
  template <typename OpTy>
  static Value pullBackMaximum(OpTy op, unsigned operand, Value g, ScalarContext &c) {
    return pullBackExtremum(op, operand, g, c, arith::CmpFPredicate::OGE,
                            arith::CmpFPredicate::OGT);
  }
  template <typename OpTy>
  static Value pullBackMinimum(OpTy op, unsigned operand, Value g, ScalarContext &c) {
    return pullBackExtremum(op, operand, g, c, arith::CmpFPredicate::OLE,
                            arith::CmpFPredicate::OLT);
  }
  static Value pullBack(arith::MaximumFOp op, unsigned operand, Value g, ScalarContext &c) {
    return pullBackMaximum(op, operand, g, c);
  }
  static Value pullBack(arith::MaxNumFOp op, unsigned operand, Value g, ScalarContext &c) {
    return pullBackMaximum(op, operand, g, c);
  }
  static Value pullBack(arith::MinimumFOp op, unsigned operand, Value g, ScalarContext &c) {
    return pullBackMinimum(op, operand, g, c);
  }
  static Value pullBack(arith::MinNumFOp op, unsigned operand, Value g, ScalarContext &c) {
    return pullBackMinimum(op, operand, g, c);
  }

  static Value pullBack(arith::SelectOp op, unsigned operand, Value g, ScalarContext &c) {
    Value condition = c.primal(op.getCondition());
    return operand == 1 ? c.keepIf(condition, g) : c.dropIf(condition, g);
  }

  static Value pullBack(arith::ExtFOp op, unsigned, Value g, ScalarContext &c) {
    return arith::TruncFOp::create(c.builder, c.loc, op.getIn().getType(), g);
  }

  static Value pullBack(arith::TruncFOp op, unsigned, Value g, ScalarContext &c) {
    return arith::ExtFOp::create(c.builder, c.loc, op.getIn().getType(), g);
  }
};
} // namespace

void pipeline::registerArithRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, arith::ArithDialect *) {
    attachScalarRules<ArithRules, arith::AddFOp, arith::SubFOp, arith::NegFOp, arith::MulFOp,
                      arith::DivFOp, arith::RemFOp, arith::MaximumFOp, arith::MaxNumFOp,
                      arith::MinimumFOp, arith::MinNumFOp, arith::SelectOp, arith::ExtFOp,
                      arith::TruncFOp>(context);
  });
}
