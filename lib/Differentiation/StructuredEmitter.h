//===- StructuredEmitter.h --------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a linalg.generic whose inputs are found while its body is written.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_STRUCTUREDEMITTER_H
#define PIPELINE_LIB_DIFFERENTIATION_STRUCTUREDEMITTER_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"

namespace pipeline {

/// Builds a generic over the iteration space `extents`: open the body with `scalarBuilder`, `read`
/// tensors as they are needed, then finish with what the body computes.
class StructuredEmitter {
public:
  StructuredEmitter(mlir::OpBuilder &builder, mlir::Location loc, llvm::ArrayRef<int64_t> extents);
  StructuredEmitter(const StructuredEmitter &) = delete;
  ~StructuredEmitter();

  /// The element of `operand` that an iteration sees through `map`; scalars are read as they are.
  mlir::Value read(mlir::Value operand, mlir::AffineMap map);
  mlir::Value index(int64_t dimension);

  /// The tensor that holds `value` at `map` for every iteration. Dimensions that `map` leaves out
  /// are summed over, from zero.
  mlir::Value finishSum(mlir::Value value, mlir::RankedTensorType type, mlir::AffineMap map);
  /// As above with the smallest integer instead of the sum, from `init`.
  mlir::Value finishMinimum(mlir::Value value, mlir::Value init, mlir::AffineMap map);

  /// Builds in the body.
  mlir::OpBuilder scalarBuilder;

private:
  mlir::Value finish(mlir::Value init, mlir::AffineMap map,
                     llvm::function_ref<mlir::Value(mlir::Value)> combine);
  /// Where the value is an element that was read with no more than a reordering of dimensions: the
  /// tensor itself, a transpose of it, or null.
  mlir::Value forward(mlir::Value value, mlir::RankedTensorType type, mlir::AffineMap map);
  /// Dimensions whose extent no operand tells get an operand that is never read.
  void coverDimensions(mlir::AffineMap outputMap);
  bool reduces(mlir::AffineMap map) const;

  mlir::OpBuilder &builder;
  mlir::Location loc;
  llvm::SmallVector<int64_t> extents;
  llvm::SmallVector<mlir::Value> inputs;
  llvm::SmallVector<mlir::AffineMap> maps;
  mlir::Block *body;
};

/// A tensor of zeros.
mlir::Value createZeros(mlir::OpBuilder &builder, mlir::Location loc, mlir::RankedTensorType type);

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_STRUCTUREDEMITTER_H
