//===- LayerCosts.h - Where the costs of layers come from -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Costs are in any one unit; a partition looks at their ratios.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_LAYERCOSTS_H
#define PIPELINE_ANALYSIS_LAYERCOSTS_H

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

/// The costs of `layers`: of their `pipe.cost` attributes where they have them, else
/// of the cost model. Emits an error where only some have one.
mlir::FailureOr<llvm::SmallVector<double>> getLayerCosts(llvm::ArrayRef<LayerOp> layers);

/// The costs of `layers` from a file: a JSON object with a number greater than 0 for
/// the name of every layer and for nothing else. Emits an error at the layer, or
/// at `loc`, which names the file.
mlir::FailureOr<llvm::SmallVector<double>>
readLayerCosts(mlir::Location loc, llvm::ArrayRef<LayerOp> layers, llvm::StringRef file);

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_LAYERCOSTS_H
