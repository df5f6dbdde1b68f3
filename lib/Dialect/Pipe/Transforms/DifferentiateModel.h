//===- DifferentiateModel.h - A model's layers in one row -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `--pipe-differentiate` reads: the layers of a partitioned model in their
// order, with the stages looked through.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATEMODEL_H
#define PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATEMODEL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

/// A layer and what it reads: arguments of the model and results of layers, each once.
struct ModelLayer {
  LayerOp op;
  int64_t stage;
  llvm::SmallVector<mlir::Value> inputs;
};

/// A partitioned model without the walls between its stages.
struct FlatModel {
  mlir::func::FuncOp function;
  PartitionAttr partition;
  /// In the order of stages, and of layers in a stage: one of dataflow.
  llvm::SmallVector<ModelLayer> layers;
  /// What the run reports of a microbatch.
  struct Output {
    mlir::Value value; ///< result of a layer
    OutputRole role;
    mlir::StringAttr name;
    mlir::StringAttr message; ///< of a check
  };
  /// The loss first.
  llvm::SmallVector<Output> outputs;

  mlir::Value getLoss() const { return outputs.front().value; }
  /// What the microbatch's loss counts for, or null where all count the same.
  mlir::Value getLossWeight() const;

  /// What a buffer of the model holds after the microbatch.
  struct Update {
    mlir::BlockArgument buffer;
    mlir::OpResult value; ///< of a layer, which has the buffer among its inputs
    bool isRead;          ///< by another layer, or by an output
  };
  llvm::SmallVector<Update> updates;

  mlir::StringAttr getInputName(mlir::Value value) const;
  mlir::StringAttr getParameterName(mlir::Value value) const;
  mlir::StringAttr getBufferName(mlir::Value value) const;
  /// A parameter that takes a gradient.
  bool isTrainable(mlir::Value value) const;

  /// Reads a model that `verifyPartitionedPhase` accepts. Gives layers that read a
  /// value twice one operand for it.
  static FlatModel read(mlir::func::FuncOp function);

private:
  void readResults(const mlir::IRMapping &origins);
  void completeUpdates();
};

} // namespace pipeline

#endif // PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATEMODEL_H
