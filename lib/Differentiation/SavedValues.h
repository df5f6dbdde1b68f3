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
  /// The bytes that keeping a value costs; nullopt where it can't be kept.
  std::function<std::optional<int64_t>(mlir::Value)> costOfKeeping;
  /// Whether an op may run again where the needed values are read.
  std::function<bool(mlir::Operation *)> mayRecompute;
  /// Values that are there anyway, at the cost of `costOfKeeping`: block arguments are, always.
  std::function<bool(mlir::Value)> isGiven;
};

/// The values to keep, in program order: from them the needed ones are at hand or can be computed
/// by ops that may run again, and no other choice costs fewer bytes. Of equal choices, the one that
/// computes least again. (A minimum cut of the graph of values, each as wide as its bytes.)
llvm::SetVector<mlir::Value> chooseSavedValues(const SavingProblem &problem);

/// What keeping a value costs: the bytes of a static tensor, in units that leave room to break
/// ties. Of equal sizes, a value that is held anyway (`isHeld`) is the best to keep, and a view of
/// another, which would have to be copied, the worst. Nullopt where functions can't pass a value
/// on.
std::optional<int64_t> costOfKeeping(mlir::Value value, bool isHeld);

/// Whether running an op again costs less than keeping its result: reshapes, slices, fills, and
/// elementwise ops of few cheap instructions.
bool isCheapToRecompute(mlir::Operation *op);

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_SAVEDVALUES_H
