//===- ScalarContext.h - Where a scalar rule builds its derivative --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a ScalarRuleInterface model sees of its surroundings: access to the values of the original
// computation, and arithmetic that works alike on scalars and on tensors.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIFFERENTIATION_SCALARCONTEXT_H
#define PIPELINE_DIFFERENTIATION_SCALARCONTEXT_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

namespace pipeline {

/// Builds derivative arithmetic beside, or apart from, the original computation. Products with one
/// are not emitted: what a rule multiplies by is often the gradient seed of a sum.
class ScalarContext {
public:
  ScalarContext(mlir::OpBuilder &builder, mlir::Location loc) : builder(builder), loc(loc) {}
  virtual ~ScalarContext() = default;

  /// The value that `original` had, where the derivative is computed: recomputed or read.
  virtual mlir::Value primal(mlir::Value original) = 0;
  /// Whether `primal(original)` reads a stored value and recomputes nothing.
  virtual bool isStored(mlir::Value original) = 0;
  /// Whether `original` is the constant zero.
  virtual bool isZero(mlir::Value original);

  /// The constant `value` in `type`, a float or a tensor of floats.
  mlir::Value constant(mlir::Type type, double value);
  mlir::Value add(mlir::Value lhs, mlir::Value rhs);
  mlir::Value sub(mlir::Value lhs, mlir::Value rhs);
  mlir::Value mul(mlir::Value lhs, mlir::Value rhs);
  mlir::Value div(mlir::Value lhs, mlir::Value rhs);
  mlir::Value neg(mlir::Value value);
  mlir::Value compare(mlir::arith::CmpFPredicate predicate, mlir::Value lhs, mlir::Value rhs);
  mlir::Value select(mlir::Value condition, mlir::Value lhs, mlir::Value rhs);
  /// `value` where `condition` holds, else zero.
  mlir::Value keepIf(mlir::Value condition, mlir::Value value);
  /// `value` where `condition` does not hold, else zero.
  mlir::Value dropIf(mlir::Value condition, mlir::Value value);

  mlir::OpBuilder &builder;
  mlir::Location loc;
};

} // namespace pipeline

#endif // PIPELINE_DIFFERENTIATION_SCALARCONTEXT_H
