//===- ScalarContext.cpp - Arithmetic that scalar rules build derivatives with --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Differentiation/ScalarContext.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace pipeline;

bool ScalarContext::isZero(Value original) { return matchPattern(original, m_AnyZeroFloat()); }

Value ScalarContext::constant(Type type, double value) {
  FloatAttr element = FloatAttr::get(getElementTypeOrSelf(type), value);
  if (auto shaped = dyn_cast<ShapedType>(type))
    return arith::ConstantOp::create(builder, loc, DenseElementsAttr::get(shaped, element));
  return arith::ConstantOp::create(builder, loc, element);
}

Value ScalarContext::add(Value lhs, Value rhs) {
  return arith::AddFOp::create(builder, loc, lhs, rhs);
}

Value ScalarContext::sub(Value lhs, Value rhs) {
  return arith::SubFOp::create(builder, loc, lhs, rhs);
}

Value ScalarContext::mul(Value lhs, Value rhs) {
  if (matchPattern(lhs, m_OneFloat()))
    return rhs;
  if (matchPattern(rhs, m_OneFloat()))
    return lhs;
  return arith::MulFOp::create(builder, loc, lhs, rhs);
}

Value ScalarContext::div(Value lhs, Value rhs) {
  return arith::DivFOp::create(builder, loc, lhs, rhs);
}

Value ScalarContext::neg(Value value) { return arith::NegFOp::create(builder, loc, value); }

Value ScalarContext::compare(arith::CmpFPredicate predicate, Value lhs, Value rhs) {
  return arith::CmpFOp::create(builder, loc, predicate, lhs, rhs);
}

Value ScalarContext::select(Value condition, Value lhs, Value rhs) {
  return arith::SelectOp::create(builder, loc, condition, lhs, rhs);
}

Value ScalarContext::keepIf(Value condition, Value value) {
  return select(condition, value, constant(value.getType(), 0.0));
}

Value ScalarContext::dropIf(Value condition, Value value) {
  return select(condition, constant(value.getType(), 0.0), value);
}
