//===- ValueRanges.h - What is known of a value from how it is computed -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bounds of integers, to prove that an index is in range. Upstream's interface
// knows the scalar ops; what a body reads from a tensor is followed into what
// made the tensor, so that an iota is known in the body that gathers by it.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_GUARD_VALUERANGES_H
#define PIPELINE_LIB_FRONTEND_GUARD_VALUERANGES_H

#include "mlir/IR/Value.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "llvm/ADT/APFloat.h"

namespace pipeline {

/// Every value is in [low, high], and none is a NaN.
struct FloatRange {
  llvm::APFloat low;
  llvm::APFloat high;
};

/// The ranges of the values of a function, which must not change meanwhile but by new ops. A
/// tensor's range is one that holds all of its elements.
class ValueRanges {
public:
  /// The range of an integer or index; all values of the type where nothing is known.
  mlir::ConstantIntRanges getIntegers(mlir::Value value);

  /// The range of a float. Rounding is monotone, so bounds that are computed in the value's own
  /// type hold exactly.
  std::optional<FloatRange> getFloats(mlir::Value value);

  /// Takes it for given that the integer or index `value`, and what it is cast from, is in `range`.
  /// Assumptions come before questions.
  void assume(mlir::Value value, mlir::ConstantIntRanges range);

private:
  mlir::ConstantIntRanges computeIntegers(mlir::Value value);
  std::optional<mlir::ConstantIntRanges> computeScalar(mlir::Operation *op, mlir::Value value);
  std::optional<mlir::ConstantIntRanges> computeForwarded(mlir::Value value);
  std::optional<FloatRange> computeFloats(mlir::Operation *op, mlir::Type type);
  mlir::ConstantIntRanges convertToInteger(mlir::Value value, bool isSigned, unsigned width);

  llvm::DenseMap<mlir::Value, mlir::ConstantIntRanges> integers;
};

/// Whether every value of `range` is in [0, last].
bool isWithin(const mlir::ConstantIntRanges &range, int64_t last);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_GUARD_VALUERANGES_H
