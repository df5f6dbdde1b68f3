//===- JointComputation.h - A layer and its gradients in one block -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the functions of a layer are cut out of: its own ops, those of its gradients, and the
// updates of its states.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_JOINTCOMPUTATION_H
#define PIPELINE_LIB_DIFFERENTIATION_JOINTCOMPUTATION_H

#include "FunctionSlicer.h"

#include "mlir/IR/OwningOpRef.h"

namespace pipeline {

/// The joint computation of one layer: results and gradients in one block.
struct JointComputation {
  mlir::OwningOpRef<mlir::func::FuncOp> function;
  llvm::SmallVector<NamedValue> inputs, results, resultGradients, inputGradients;
  llvm::SmallVector<NamedValue> accumulators, accumulated;
  /// States as forward reads them, and as it leaves them.
  llvm::SmallVector<NamedValue> states, updatedStates;
  /// The ops that are the layer's own.
  llvm::DenseSet<mlir::Operation *> layerOps;

  mlir::Block &getBlock() { return function->getBody().front(); }
  bool isState(mlir::Value value) const {
    return llvm::any_of(states, [&](const NamedValue &state) { return state.value == value; });
  }
  /// `value`, or a copy of it where it is a state or a view of one: what can still be read once the
  /// state is updated.
  mlir::Value detachFromState(mlir::Value value);
  mlir::LogicalResult build(mlir::Region &body, const LayerGradientOptions &options);

private:
  void cloneLayer(mlir::Region &body, const LayerGradientOptions &options);
  mlir::LogicalResult addGradients(const LayerGradientOptions &options);
  void separateStates(const LayerGradientOptions &options);
};

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_JOINTCOMPUTATION_H
