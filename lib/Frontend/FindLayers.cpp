//===- FindLayers.cpp - Makes layers of a formed model ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires a formed model; establishes phase `model`. What the layers are is decided
// by the workers in Layers/; nothing is computed otherwise than before, but for what
// layers compute for themselves.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Frontend/FindLayers.h"

#include "Layers/LayerNames.h"
#include "Layers/LayerWriter.h"
#include "Layers/LocationLayers.h"
#include "Layers/StructureLayers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "pipeline/Frontend/Passes.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_FINDLAYERSPASS
#include "pipeline/Frontend/Passes.h.inc"

/// A plan, and what it was made by.
namespace {
struct Search {
  LayerPlan plan;
  LayersFound found;
};
} // namespace

static FailureOr<Search> search(const OwnedGraph &graph, const LayerSearch &options) {
  Search result;
  std::vector<ModuleGroup> groups;
  if (!options.pattern.empty()) {
    FailureOr<std::vector<ModuleGroup>> named = getModuleGroups(graph, options.pattern);
    if (failed(named))
      return failure();
    groups = std::move(*named);
  } else if (options.by != LayerSource::Structure) {
    groups = findModuleGroups(graph);
  }
  if (options.by == LayerSource::Location && groups.empty())
    return reportNoModules(graph);

  result.found.by = groups.empty() ? LayerSource::Structure : LayerSource::Location;
  for (const ModuleGroup &group : groups)
    result.found.patterns.push_back(group.pattern.getText().str());
  FailureOr<LayerPlan> plan =
      groups.empty() ? planByStructure(graph) : planByLocation(graph, groups);
  if (failed(plan))
    return failure();
  result.plan = std::move(*plan);
  nameLayers(graph, result.plan);
  return result;
}

/// What nothing reads would be a layer's own op, and could be all that it has.
static void eraseDeadOps(func::FuncOp model) {
  for (Block &block : model.getBody())
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isOpTriviallyDead(&op))
        op.erase();
}

FailureOr<LayersFound> findLayers(func::FuncOp model, const LayerSearch &options) {
  if (options.by == LayerSource::Structure && !options.pattern.empty())
    return model.emitError() << "pattern= names modules, which by=structure does not look at; "
                                "drop one of the two";
  eraseDeadOps(model);
  FailureOr<ModelGraph> graph = ModelGraph::read(model);
  if (failed(graph))
    return failure();
  ClonedOps clones(*graph);
  if (std::optional<unsigned> weight = graph->getLossWeight())
    clones.forceSlice(*weight);
  // What is too costly to be cloned changes what crosses, hence where to cut.
  FailureOr<Search> result;
  do {
    result = search(OwnedGraph(*graph, clones), options);
    if (failed(result))
      return failure();
  } while (clones.restrict(result->plan));
  LayersFound &found = result->found;
  found.layers = result->plan.layers.size();
  for (const PlannedLayer &layer : result->plan.layers) {
    found.repeated += layer.isRepeated ? 1 : 0;
    found.clones += clones.getClones(layer.ops).size();
  }
  if (failed(writeLayers(*graph, clones, result->plan)))
    return failure();
  return found;
}

namespace {
struct FindLayersPass : impl::FindLayersPassBase<FindLayersPass> {
  using FindLayersPassBase::FindLayersPassBase;

  void runOnOperation() override {
    FailureOr<func::FuncOp> model = getModel(getOperation());
    if (failed(model))
      return signalPassFailure();
    FailureOr<LayersFound> found = findLayers(*model, {by, pattern});
    if (failed(found))
      return signalPassFailure();
    numLayers += found->layers;
    numRepeated += found->repeated;
    numClones += found->clones;
  }
};
} // namespace

} // namespace pipeline
