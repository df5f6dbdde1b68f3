//===- BodyReplay.h ---------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recomputes scalars of a structured op's body somewhere else, and differentiates the body there.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_BODYREPLAY_H
#define PIPELINE_LIB_DIFFERENTIATION_BODYREPLAY_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "pipeline/Differentiation/ScalarContext.h"

namespace pipeline {

/// How a place that is not the body gets at what the body reads.
struct BodyAccess {
  /// The element of an operand of the op that the body reads.
  std::function<mlir::Value(mlir::OpOperand &)> operand;
  /// The element of result number `r` that the body writes; null where results can't be read there.
  std::function<mlir::Value(unsigned)> result;
  /// The index of the iteration in a dimension.
  std::function<mlir::Value(int64_t)> index;
};

/// The scalars of one iteration of `op`, on demand and each once.
class BodyReplay : public ScalarContext {
public:
  BodyReplay(mlir::OpBuilder &builder, mlir::linalg::LinalgOp op, BodyAccess access);

  mlir::Value primal(mlir::Value original) override;
  bool isStored(mlir::Value original) override;
  bool isZero(mlir::Value original) override;

  /// As `findAdjoint` does, in the body of the op.
  llvm::FailureOr<mlir::Value> adjoint(mlir::Value target,
                                       const llvm::DenseMap<mlir::Value, mlir::Value> &seeds);

private:
  /// The result of the op that a stored `original` can be read from.
  std::optional<unsigned> storingResult(mlir::Value original);

  mlir::linalg::LinalgOp op;
  BodyAccess access;
  mlir::IRMapping known;
};

/// The gradient of `target`, a value that `body` reads or makes, from `seeds`, the gradients of
/// values of the body, built in `context`. Null when the seeds do not depend on the target. Fails,
/// with an error at the op, where one on the way has no rule.
llvm::FailureOr<mlir::Value> findAdjoint(mlir::Block &body, mlir::Value target,
                                         const llvm::DenseMap<mlir::Value, mlir::Value> &seeds,
                                         ScalarContext &context);

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_BODYREPLAY_H
