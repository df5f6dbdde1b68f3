//===- TensorEmitter.h - Structured ops from short equations ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes linalg ops on f32 tensors. An equation such as "rc,r->rc" names the
// dimensions of every input and of the result by letters, as in einsum; a letter
// that the result lacks is summed over (or maximised). Loops are in the order of
// the result's letters, then of the others, which is what linalg.index counts.
//
// The forms are those that differentiate and compile well: one op for each
// elementwise step or reduction along a row, contractions on their own.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_TENSOREMITTER_H
#define PIPELINE_LIB_FRONTEND_TENSOREMITTER_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace pipeline {

class TensorEmitter {
public:
  /// The scalar of a result, from the scalars of the inputs.
  using Body = llvm::function_ref<mlir::Value(mlir::ImplicitLocOpBuilder &, mlir::ValueRange)>;

  /// Emits where `builder` stands and with its location. Names given to `at` are
  /// relative to `scope`.
  TensorEmitter(mlir::ImplicitLocOpBuilder &builder, llvm::StringRef scope)
      : builder(builder), scope(scope) {
    at("");
  }

  /// Gives the ops that follow the location SCOPE.NAME: a module of the model.
  TensorEmitter &at(llvm::StringRef name);

  /// `body` of every element.
  mlir::Value map(llvm::StringRef equation, mlir::ValueRange inputs, Body body);
  /// The sum of `term`.
  mlir::Value sum(llvm::StringRef equation, mlir::ValueRange inputs, Body term);
  /// The sum of the input.
  mlir::Value sum(llvm::StringRef equation, mlir::Value input);
  /// The greatest element, a constant to differentiation: for shifts that leave
  /// the result unchanged.
  mlir::Value shift(llvm::StringRef equation, mlir::Value input);
  /// The sum of products.
  mlir::Value contract(llvm::StringRef equation, mlir::Value lhs, mlir::Value rhs);
  /// [m, k] times [k, n].
  mlir::Value matmul(mlir::Value lhs, mlir::Value rhs);

  /// Columns from `offset` of a matrix.
  mlir::Value columns(mlir::Value matrix, int64_t offset, int64_t count);
  /// The first `count` rows of a matrix; all of them are the matrix itself.
  mlir::Value firstRows(mlir::Value matrix, int64_t count);
  /// Every dimension as those of its group: [6, 8] split by {{2, 3}, {8}} is [2, 3, 8].
  mlir::Value split(mlir::Value tensor, llvm::ArrayRef<llvm::SmallVector<int64_t>> groups);
  /// Adjacent dimensions as one, so many for each of the result: the inverse.
  mlir::Value merge(mlir::Value tensor, llvm::ArrayRef<int64_t> groups);

  /// The f32 tensor of a shape.
  mlir::RankedTensorType getType(llvm::ArrayRef<int64_t> shape);

private:
  mlir::Value fill(llvm::ArrayRef<int64_t> shape, double value);
  mlir::Value emitReduction(llvm::StringRef equation, mlir::ValueRange inputs, double identity,
                            Body combine);

  mlir::ImplicitLocOpBuilder &builder;
  std::string scope;
};

/// The f32 constant nearest to `value`.
mlir::Value createConstant(mlir::ImplicitLocOpBuilder &builder, double value);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_TENSOREMITTER_H
