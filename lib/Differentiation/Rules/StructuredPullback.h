//===- StructuredPullback.h -------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a linalg structured op, from its indexing maps and its scalar body.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_RULES_STRUCTUREDPULLBACK_H
#define PIPELINE_LIB_DIFFERENTIATION_RULES_STRUCTUREDPULLBACK_H

#include "../BodyReplay.h"
#include "../StructuredEmitter.h"
#include "Windows.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pipeline/Differentiation/ReverseSweep.h"

namespace pipeline {

/// How a result comes about over the iterations that write one element of it.
enum class ResultKind { Elementwise, Sum, Maximum, Minimum };

/// A result whose gradient is pulled back.
struct ActiveResult {
  unsigned number;
  mlir::Value gradient;
  ResultKind kind;
  /// Maximum and Minimum: the body's value that is compared, and a tensor shaped as the result of
  /// the first iteration that attains the result (see StructuredReductions.cpp).
  mlir::Value candidate;
  mlir::Value firstIteration;
};

/// Classifies result `number` of `op`; fails where it is no form that has a rule.
llvm::FailureOr<ActiveResult> classifyResult(mlir::linalg::LinalgOp op, unsigned number);

/// One op's pullback. For a term `y[N(d)] = f(x[M(d)], ...)` over iterations d, the gradient of x
/// is the sum over d of `df/dx * dy[N(d)]` at `M(d)`: one generic over the same iterations per
/// value read, that recomputes the scalars it needs.
class StructuredPullback {
public:
  StructuredPullback(mlir::linalg::LinalgOp op, ReverseSweep &sweep);
  llvm::LogicalResult run();

  mlir::linalg::LinalgOp op;
  ReverseSweep &sweep;
  llvm::SmallVector<int64_t> extents;

  /// Access for a body that is replayed in `emitter`, whose iterations `toIteration` maps to the
  /// op's. What the op reads through windows is read unfolded.
  BodyAccess accessIn(StructuredEmitter &emitter, mlir::AffineMap toIteration);
  /// The gradient of a value of the body at one iteration; null when there is none.
  llvm::FailureOr<mlir::Value> adjointIn(StructuredEmitter &emitter, mlir::Value target,
                                         mlir::AffineMap toIteration);
  mlir::AffineMap identity();

private:
  llvm::LogicalResult checkForm();
  /// The windows through which an operand is read; null where none are needed.
  const Windows *windowsOf(mlir::OpOperand &operand) const;
  mlir::Value unfolded(mlir::OpOperand &operand);
  llvm::LogicalResult findActiveResults();
  llvm::LogicalResult pullBackOperand(mlir::OpOperand &operand);
  void pullBackInit(mlir::OpOperand &init, const ActiveResult &result);
  llvm::LogicalResult pullBackCapture(mlir::Value captured);

  // Maximum and Minimum (StructuredReductions.cpp).
  mlir::Value findFirstIteration(const ActiveResult &result);
  mlir::Value initialFirstIteration(const ActiveResult &result);
  mlir::Value reductionIndex(StructuredEmitter &emitter, mlir::AffineMap toIteration);
  mlir::Value seedOfExtremum(StructuredEmitter &emitter, BodyReplay &replay,
                             const ActiveResult &result, mlir::AffineMap toIteration);
  mlir::Value initGradientOfExtremum(const ActiveResult &result);

  llvm::SmallVector<ActiveResult> results;
  /// By operand number.
  llvm::DenseMap<unsigned, Windows> windows;
  llvm::DenseMap<unsigned, mlir::Value> unfoldedOperands;
};

/// The gradient of `operand` of a contraction as another contraction, a named op on matrices (or on
/// batches of them), whose maps say what is transposed. Null where it has another shape.
mlir::Value pullBackContraction(mlir::linalg::LinalgOp op, mlir::OpOperand &operand,
                                mlir::Value gradient, mlir::OpBuilder &builder);

/// The gradient of a tensor that a body reads by computed indices.
llvm::LogicalResult pullBackGather(StructuredPullback &pullback, mlir::tensor::ExtractOp extract);

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_RULES_STRUCTUREDPULLBACK_H
