//===- LayerPlan.h - Which op is in which layer -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_LAYERPLAN_H
#define PIPELINE_LIB_FRONTEND_LAYERS_LAYERPLAN_H

#include "llvm/ADT/SmallVector.h"

#include <string>
#include <vector>

namespace pipeline {

/// A layer that is to be made: its own ops, numbers in the model's graph, in the order in
/// which it has them. What it reads of cloned ops it computes for itself.
struct PlannedLayer {
  std::string name;
  llvm::SmallVector<unsigned> ops;
  /// Whether the layer is one of several that repeat.
  bool isRepeated = false;
};

/// All layers, in an order in which each reads earlier ones only.
struct LayerPlan {
  std::vector<PlannedLayer> layers;
};

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_LAYERPLAN_H
