//===- LocationLayers.h - Layers from the names of modules ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_LOCATIONLAYERS_H
#define PIPELINE_LIB_FRONTEND_LAYERS_LOCATIONLAYERS_H

#include "LayerPlan.h"
#include "ModulePath.h"
#include "OwnedGraph.h"

namespace pipeline {

/// One instance of a module that repeats.
struct ModuleInstance {
  /// `transformer.h.0`.
  std::string name;
  llvm::SmallVector<unsigned> ops;
};

/// A module that repeats.
struct ModuleGroup {
  /// `transformer.h.*`.
  ModulePath pattern;
  std::vector<ModuleInstance> instances;
};

/// The modules whose instances are layers, by the locations of ops: those of lists of
/// alike modules that each have a contraction, a convolution or a loop; of lists in
/// lists the innermost between whose instances no more crosses than between those of
/// the outer one. Empty where there are none, or where they are little of the model.
std::vector<ModuleGroup> findModuleGroups(const OwnedGraph &graph);

/// The modules that `patterns`, separated by ',' or ';', name. Emits an error, with
/// the patterns that there could be, where one has no instance.
mlir::FailureOr<std::vector<ModuleGroup>> getModuleGroups(const OwnedGraph &graph,
                                                          llvm::StringRef patterns);

/// Layers that are the instances of these modules; what comes before, between and after
/// is a layer of its own, which has no name yet. Emits an error where dataflow forbids
/// it.
mlir::FailureOr<LayerPlan> planByLocation(const OwnedGraph &graph,
                                          llvm::ArrayRef<ModuleGroup> groups);

/// Emits an error at the model that no modules repeat, with a remedy.
mlir::LogicalResult reportNoModules(const OwnedGraph &graph);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_LOCATIONLAYERS_H
