//===- SavedValues.h --------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which values one part of a computation keeps for another.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_SAVEDVALUES_H
#define PIPELINE_LIB_DIFFERENTIATION_SAVEDVALUES_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

#include <functional>

namespace pipeline {

/// A question of what to keep: `needed` values of `block` are read later, elsewhere.
struct SavingProblem {
  mlir::Block &block;
  llvm::SetVector<mlir::Value> needed;
  /// What keeping a value costs; nullopt where it can't be kept.
  std::function<std::optional<int64_t>(mlir::Value)> costOfKeeping;
  /// What running an op costs where the needed values are read; nullopt where it can't.
  std::function<std::optional<int64_t>(mlir::Operation *)> costOfRunning;
  /// Values that are there anyway, at the cost of `costOfKeeping`: block arguments are, always.
  std::function<bool(mlir::Value)> isGiven;
};

/// The values to keep, in program order: from them the needed ones are at hand or can be computed
/// by ops that run again. No other choice costs less, what is kept and what runs again taken
/// together; of equal choices it is the one in which the fewest ops run again. (A minimum cut of
/// the graph of values and ops.)
llvm::SetVector<mlir::Value> chooseSavedValues(const SavingProblem &problem);

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_SAVEDVALUES_H
