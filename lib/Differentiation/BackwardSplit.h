//===- BackwardSplit.h - What I leaves for W --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the backward of a layer is cut in two: backward_input and backward_weight.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_BACKWARDSPLIT_H
#define PIPELINE_LIB_DIFFERENTIATION_BACKWARDSPLIT_H

#include "JointComputation.h"

namespace pipeline {

/// A backward that is to be split.
struct BackwardParts {
  JointComputation &joint;
  /// Values that depend on gradients.
  const llvm::DenseSet<mlir::Value> &adjoint;
  /// What both parts are given: inputs, residuals, gradients of results and accumulators.
  llvm::DenseSet<mlir::Value> leaves;
  /// What the input gradients need of the joint computation, and what the accumulators do.
  Slice input, weight;
  /// Whether values of the forward may be computed twice at no cost.
  bool repeatsForward;
};

/// The values that backward_weight starts from, in program order.
///
/// It forms the products of weight gradients and adds to accumulators. What else it needs and could
/// be had along with backward_input (which has computed it, or reads the same tensors) is carried
/// over where that is cheaper than its own pass over memory: a column sum is carried as the few
/// numbers that it is, not as the tensor that it sums. The sum of bytes that are held or carried,
/// and of the costs of what backward_weight runs although backward_input could, is as small as can
/// be.
llvm::SetVector<mlir::Value> chooseCarried(const BackwardParts &parts);

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_BACKWARDSPLIT_H
