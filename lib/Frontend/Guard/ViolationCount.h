//===- ViolationCount.h - Results that count what must not happen -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef PIPELINE_LIB_FRONTEND_GUARD_VIOLATIONCOUNT_H
#define PIPELINE_LIB_FRONTEND_GUARD_VIOLATIONCOUNT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

/// Builds, from copies of the roots, an i1 that is true where a condition is violated.
using ViolationBuilder =
    llvm::function_ref<mlir::Value(mlir::OpBuilder &, llvm::ArrayRef<mlir::Value> roots)>;

/// Counts how often a condition on scalars is violated, and returns the count from the model.
///
/// The condition is one on `roots`, values at `site`: an op in the body of a linalg.generic, or
/// one between the tensor ops of a model, of one of its layers or of an scf.for. In a body it is
/// counted by a reduction of its own, over the loops that it depends on and no others, from copies
/// of the ops that compute the roots.
class ViolationCounter {
public:
  explicit ViolationCounter(mlir::func::FuncOp model) : model(model) {}

  /// Whether conditions at `site` on `roots` can be counted; else says so at `site`, which `what`
  /// names.
  mlir::LogicalResult verify(mlir::Operation *site, mlir::ValueRange roots, llvm::StringRef what);

  /// Adds the count as a result of the model, a `pipe.check` with that message.
  void count(mlir::Operation *site, llvm::ArrayRef<mlir::Value> roots, ViolationBuilder build,
             llvm::StringRef message);

private:
  /// An addition to `start`, which may be changed: where the count lies in a loop, to what the loop
  /// carries.
  struct RunningCount {
    mlir::Value value;
    mlir::OpOperand *start;
  };

  RunningCount countInBody(mlir::linalg::GenericOp generic, mlir::Location loc,
                           llvm::ArrayRef<mlir::Value> roots, ViolationBuilder build);
  RunningCount countOnce(mlir::Location loc, llvm::ArrayRef<mlir::Value> roots,
                         ViolationBuilder build);
  RunningCount carryOutOfLoop(mlir::scf::ForOp loop, RunningCount count);
  mlir::Value yieldFromLayer(LayerOp layer, mlir::Value count);
  mlir::Value createZero(mlir::Location loc);

  mlir::func::FuncOp model;
  mlir::IRRewriter rewriter{model.getContext()};
};

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_GUARD_VIOLATIONCOUNT_H
