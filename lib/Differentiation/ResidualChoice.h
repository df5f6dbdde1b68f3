//===- ResidualChoice.h - What F leaves for a backward ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a layer is cut in two: forward and backward.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_RESIDUALCHOICE_H
#define PIPELINE_LIB_DIFFERENTIATION_RESIDUALCHOICE_H

#include "JointComputation.h"
#include "SavedValues.h"

namespace pipeline {

/// The question of which values of a layer's forward its backward starts from.
class ResidualChoice {
public:
  /// `roots` are what the backward makes. `isHeld` says which values others hold anyway.
  ResidualChoice(JointComputation &joint, const llvm::DenseSet<mlir::Value> &adjoint,
                 llvm::SmallVector<mlir::Value> roots, std::function<bool(mlir::Value)> isHeld)
      : joint(joint), adjoint(adjoint), roots(std::move(roots)), isHeld(std::move(isHeld)) {}

  /// The choice that costs least in memory and, with `selective`, time (RunCost.h).
  llvm::SetVector<mlir::Value> choose(Recompute mode) const;

  /// What the backward needs of the joint computation where `saved` is kept: ops that it runs, and
  /// the kept values and inputs that it reads.
  Slice findBackward(const llvm::SetVector<mlir::Value> &saved) const;

  /// What it would take besides `saved` to compute `value` again: other values that are kept, and
  /// ops that `backward` does not run as it is. Nullopt where `value` can't be had that way.
  struct Replacement {
    llvm::SetVector<mlir::Value> kept;
    llvm::DenseSet<mlir::Operation *> runs;
  };
  std::optional<Replacement> replace(mlir::Value value, const llvm::SetVector<mlir::Value> &saved,
                                     const Slice &backward, Recompute mode) const;

private:
  SavingProblem pose(Recompute mode) const;
  llvm::SetVector<mlir::Value> chooseForFull() const;

  JointComputation &joint;
  const llvm::DenseSet<mlir::Value> &adjoint;
  llvm::SmallVector<mlir::Value> roots;
  std::function<bool(mlir::Value)> isHeld;
};

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_RESIDUALCHOICE_H
