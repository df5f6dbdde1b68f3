//===- StructureLayers.h - Layers from the shape of the graph ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_STRUCTURELAYERS_H
#define PIPELINE_LIB_FRONTEND_LAYERS_STRUCTURELAYERS_H

#include "LayerPlan.h"
#include "OwnedGraph.h"

namespace pipeline {

/// Layers without looking at names: each instance of the blocks that repeat, where
/// they make up most of the model; what comes before, between and after is a layer of
/// its own. A model that does not repeat is cut where least crosses, into parts that
/// each take at least a sixteenth of its time. Layers have no names yet. Emits an error
/// where ops that must be in one layer can't be.
mlir::FailureOr<LayerPlan> planByStructure(const OwnedGraph &graph);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_STRUCTURELAYERS_H
