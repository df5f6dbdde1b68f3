//===- GeluForm.h - Elementwise ops that are gelu ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gelu in its tanh approximation, and its gradient, however they are written: as one op
// or several, powers as products, factors in any order. With T for tanh(u(x)) both are
// polynomials in x, T and the gradient that comes in; what is computed from a tensor is
// multiplied out and compared. The exact gelu, with erf, has no such form.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_GELUFORM_H
#define PIPELINE_LIB_CONVERSION_GPU_GELUFORM_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/SetVector.h"

#include <optional>

namespace pipeline {

/// A tensor that elementwise ops compute from others of as many elements; between them may be
/// reshapes.
struct ElementwiseForm {
  /// The last elementwise op.
  mlir::linalg::GenericOp root;
  /// All of them, each behind those that it reads.
  llvm::SetVector<mlir::Operation *> ops;
  /// What they read that is not computed so.
  llvm::SmallVector<mlir::Value, 2> leaves;
};

/// The user of `x`, or of what is computed from it alone, that is gelu(x).
std::optional<ElementwiseForm> findGelu(mlir::Value x);

/// The user of `gradient` that is gradient * gelu'(x) for some tensor x, the form's other leaf.
std::optional<ElementwiseForm> findGeluGradient(mlir::Value gradient);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_GELUFORM_H
