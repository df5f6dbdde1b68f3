//===- LayerNames.h - Names for layers --------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_LAYERNAMES_H
#define PIPELINE_LIB_FRONTEND_LAYERS_LAYERNAMES_H

#include "LayerPlan.h"
#include "OwnedGraph.h"

namespace pipeline {

/// Names the layers of `plan` that have no name, each differently: after the module
/// that all their ops are of, else the one that all parameters are of that they read,
/// if it says more than what other layers are parts of; else after what they do.
void nameLayers(const OwnedGraph &graph, LayerPlan &plan);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_LAYERNAMES_H
