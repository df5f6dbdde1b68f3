//===- RowGroup.h - Which ops a nest over rows computes ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A nest of loops computes a row of its root per iteration. What feeds that row may
// be computed there too, if one iteration reads one row of it and nothing that the
// nest waits for reads it as well. All of that is decided before the first op moves:
// whether one producer may move depends on where each of its readers ends.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_ROWGROUP_H
#define PIPELINE_LIB_CONVERSION_CPU_ROWGROUP_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

#include <optional>

namespace pipeline {

/// How an op takes part in a nest over rows.
enum class RowRole {
  /// All that reads it is computed in the nest.
  inside,
  /// Others read it too: the nest yields it.
  yielded,
  /// Others read it before the nest can run: cheap enough to be computed twice.
  repeated,
};

/// The producers in the block of a root that the root's nest computes.
class RowGroup {
public:
  /// The group of `root`, whose first `tiledLoops` loops become the nest.
  RowGroup(mlir::linalg::GenericOp root, unsigned tiledLoops);

  /// None for an op that stays outside.
  std::optional<RowRole> getRole(mlir::Operation *op) const;

private:
  /// For each loop of an op inside, the loop of the nest that it is, or none.
  using LoopVariables = llvm::SmallVector<std::optional<unsigned>>;

  mlir::Block &block;
  mlir::Operation *root;
  unsigned tiledLoops;
  /// The ops of the block that the root depends on.
  llvm::DenseSet<mlir::Operation *> needed;
  llvm::DenseMap<mlir::Operation *, RowRole> roles;
  llvm::DenseMap<mlir::Operation *, LoopVariables> variables;

  void findNeeded();
  void decide(mlir::linalg::GenericOp op);
  std::optional<LoopVariables> getVariables(mlir::linalg::GenericOp producer,
                                            mlir::OpOperand &use) const;
};

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_ROWGROUP_H
