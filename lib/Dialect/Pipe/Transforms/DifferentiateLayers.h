//===- DifferentiateLayers.h - Each distinct layer once ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATELAYERS_H
#define PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATELAYERS_H

#include "mlir/IR/SymbolTable.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "pipeline/Differentiation/LayerGradient.h"
#include "llvm/ADT/StringSet.h"

#include <memory>

namespace pipeline {

/// Makes the functions of layers, and of sums of gradients. Layers with equal
/// bodies that are asked for the same gradients share theirs: what is compiled
/// grows with distinct layers, not with depth.
class LayerLibrary {
public:
  /// Functions are made where `builder` stands; their names start with `model`.
  /// What holds of all layers, `recompute` and what follows it, is in `common`.
  LayerLibrary(mlir::OpBuilder &builder, llvm::StringRef model, const LayerGradientOptions &common);

  /// The functions of `layer` for the gradients that `options` names. Fails,
  /// with an error at the op, where one can't be differentiated.
  mlir::FailureOr<const LayerGradient *> get(LayerOp layer, LayerGradientOptions options);

  /// The function that adds two gradients of this type.
  mlir::func::FuncOp getSum(mlir::Location loc, mlir::RankedTensorType type);

  /// A symbol made of `name` that no function has: letters, digits, '_' and '.'.
  std::string makeSymbol(llvm::StringRef name);

  unsigned countLayers() const { return entries.size(); }

private:
  struct Entry {
    LayerOp layer;
    LayerGradientOptions options;
    std::unique_ptr<LayerGradient> gradient;
  };

  mlir::OpBuilder &builder;
  std::string model;
  LayerGradientOptions common;
  std::vector<Entry> entries;
  llvm::StringSet<> symbols;
  llvm::DenseMap<mlir::Type, mlir::func::FuncOp> sums;
};

} // namespace pipeline

#endif // PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATELAYERS_H
