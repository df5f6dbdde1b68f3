//===- FunctionSlicer.h -----------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cuts functions out of one block that computes everything.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_FUNCTIONSLICER_H
#define PIPELINE_LIB_DIFFERENTIATION_FUNCTIONSLICER_H

#include "pipeline/Differentiation/LayerGradient.h"
#include "llvm/ADT/SetVector.h"

namespace pipeline {

/// A value of the block and what the layer calls it.
struct NamedValue {
  mlir::Value value;
  LayerValue name;
};

/// The part of a block that some values need.
struct Slice {
  llvm::DenseSet<mlir::Operation *> ops;
  llvm::DenseSet<mlir::Value> leaves; ///< of those that were offered
};

/// What `roots` need, where the values in `leaves` are given.
Slice findSlice(llvm::ArrayRef<mlir::Value> roots, const llvm::DenseSet<mlir::Value> &leaves);

/// Makes the function `name` that computes `results` from those of `arguments` that they need.
/// Names of kind AccumulatedGradient must come last in both. Ops for which `isLate` holds stand
/// right before their first reader: what is computed again takes no memory before it is needed.
LayerFunction sliceFunction(mlir::OpBuilder &builder, mlir::Block &block, llvm::StringRef name,
                            llvm::ArrayRef<NamedValue> arguments,
                            llvm::ArrayRef<NamedValue> results,
                            llvm::function_ref<bool(mlir::Operation *)> isLate);

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_FUNCTIONSLICER_H
