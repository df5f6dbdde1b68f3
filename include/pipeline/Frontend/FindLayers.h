//===- FindLayers.h - The layers of a formed model --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_FRONTEND_FINDLAYERS_H
#define PIPELINE_FRONTEND_FINDLAYERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace pipeline {

/// What the layers of a model are found by.
enum class LayerSource {
  Auto,      ///< locations where they name repeated modules, else structure
  Location,  ///< the modules that the locations of ops name
  Structure, ///< blocks that repeat between narrow cuts; else the narrowest cuts
};

/// How layers are to be found.
struct LayerSearch {
  LayerSource by = LayerSource::Auto;
  /// For locations: the modules that are layers, as in `transformer.h.*`, where each
  /// `*` is a number; several are separated by ',' or ';'. Chosen here where empty.
  std::string pattern;
};

/// What was found.
struct LayersFound {
  /// Location or Structure.
  LayerSource by;
  /// By location: the modules that are layers.
  llvm::SmallVector<std::string> patterns;
  unsigned layers = 0;
  /// Layers that are instances of a module, or of a block that repeats.
  unsigned repeated = 0;
  /// Ops that a layer computes for itself instead of receiving their results.
  unsigned clones = 0;
};

/// Finds the layers of a formed model, a function with `pipe.model` and a flat body,
/// and makes them: the body is then `pipe.layer`s. Emits an error, and makes none,
/// where this is no such function or has no such layers. What nothing reads is erased.
mlir::FailureOr<LayersFound> findLayers(mlir::func::FuncOp model, const LayerSearch &search);

} // namespace pipeline

#endif // PIPELINE_FRONTEND_FINDLAYERS_H
