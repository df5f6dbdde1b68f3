//===- LayerWriter.h - Makes pipe.layers of a planned model -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_LAYERWRITER_H
#define PIPELINE_LIB_FRONTEND_LAYERS_LAYERWRITER_H

#include "ClonedOps.h"
#include "LayerPlan.h"
#include "ModelGraph.h"

namespace pipeline {

/// Replaces the ops of a model by the layers of `plan`. Bodies are canonical: own
/// ops in the order of the plan, each clone just before the first op that reads it,
/// operands in the order in which the body first reads them, results in the order
/// in which it makes them. Layers of equal ops then have equal text. Emits an error,
/// and changes nothing, where a layer reads another's scalar.
mlir::LogicalResult writeLayers(const ModelGraph &graph, const ClonedOps &clones,
                                const LayerPlan &plan);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_LAYERWRITER_H
