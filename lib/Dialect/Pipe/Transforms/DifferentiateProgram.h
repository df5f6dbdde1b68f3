//===- DifferentiateProgram.h - A microbatch as calls of layers -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATEPROGRAM_H
#define PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATEPROGRAM_H

#include "DifferentiateLayers.h"
#include "DifferentiateModel.h"

#include <map>

namespace pipeline {

/// The backwards that a microbatch's program has.
enum class Backwards {
  None,         ///< it only evaluates
  Full,         ///< B
  FullAndSplit, ///< B, and I and W, which are the graph's
};

/// What one action does: kind and stage.
struct Part {
  ActionKind kind;
  int64_t stage;

  auto operator<=>(const Part &) const = default;
};

/// One microbatch, forward and backward, as one row of calls of layer functions,
/// each marked with the action that does it. Nothing in it depends on where one
/// stage ends and the next begins but these marks, so neither does a sum.
struct MicrobatchProgram {
  /// Holds the block of calls. Its arguments: those of the model, the gradient
  /// of the loss unless the model has a loss weight, then accumulators.
  mlir::OwningOpRef<mlir::func::FuncOp> holder;
  /// Its argument, or the loss weight; null without a backward.
  mlir::Value lossGradient;
  /// The functions of each layer of the model.
  llvm::SmallVector<const LayerGradient *> layers;
  /// The calls of each action, in order. With a split backward, those of B are
  /// there beside those of I and W.
  std::map<Part, llvm::SmallVector<mlir::func::CallOp>> calls;

  struct Accumulator {
    mlir::Value value;             ///< argument of the block
    mlir::BlockArgument parameter; ///< argument of the model
    unsigned layer;                ///< that uses it
  };
  /// By layer, then by parameter.
  llvm::SmallVector<Accumulator> accumulators;
  /// Arguments of the block that forwards update.
  llvm::SmallVector<mlir::Value> states;
  llvm::SmallVector<mlir::Value> outputs;

  mlir::Block &getBlock() { return holder->getBody().front(); }

  /// Differentiates the layers of `model` and calls their functions.
  static mlir::FailureOr<MicrobatchProgram> build(const FlatModel &model, LayerLibrary &library,
                                                  Backwards backwards);
};

} // namespace pipeline

#endif // PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATEPROGRAM_H
