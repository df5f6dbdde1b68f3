//===- LayerNames.cpp - Names for layers ------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerNames.h"

#include "ModulePath.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace pipeline {

namespace {
/// What a layer could be named after.
struct Candidates {
  /// The modules of its ops, and of its parameters, have these prefixes.
  ModulePath ops, parameters;
};

class LayerNamer {
public:
  LayerNamer(const OwnedGraph &graph, LayerPlan &plan) : graph(graph), plan(plan) {}

  void nameAll();

private:
  Candidates getCandidates(const PlannedLayer &layer) const;
  bool saysEnough(const ModulePath &path) const;
  std::string choose(unsigned layer) const;
  std::string getRole(unsigned layer) const;
  bool readsParameter(const PlannedLayer &layer) const;

  const OwnedGraph &graph;
  LayerPlan &plan;
  std::vector<Candidates> candidates;
};
} // namespace

/// The common prefix of those paths that no other goes on from.
static ModulePath getSpecificPrefix(ArrayRef<ModulePath> paths) {
  SmallVector<ModulePath> specific;
  for (const ModulePath &path : paths)
    if (!path.empty() && llvm::none_of(paths, [&](const ModulePath &other) {
          return other.size() > path.size() && other.startsWith(path);
        }))
      specific.push_back(path);
  return getCommonPrefix(specific);
}

Candidates LayerNamer::getCandidates(const PlannedLayer &layer) const {
  SmallVector<ModulePath> ops, parameters;
  llvm::StringSet<> seen;
  auto add = [&](SmallVectorImpl<ModulePath> &paths, ModulePath path) {
    if (seen.insert(path.getText()).second)
      paths.push_back(std::move(path));
  };
  for (unsigned op : layer.ops)
    if (std::optional<ModulePath> path = ModulePath::get(graph.getModel()[op].op->getLoc()))
      add(ops, *path);
  seen.clear();
  for (unsigned op : layer.ops)
    for (Value argument : graph[graph.find(op)].arguments)
      if (StringAttr name =
              graph.getModel().getArgumentName(argument, PipeDialect::getParameterAttrName())) {
        // The module of a parameter, not the parameter.
        ModulePath path((name.getValue()));
        add(parameters, ModulePath(path.getPrefix(path.empty() ? 0 : path.size() - 1)));
      }
  return {getSpecificPrefix(ops), getSpecificPrefix(parameters)};
}

/// A module that holds other layers too is no name for one.
bool LayerNamer::saysEnough(const ModulePath &path) const {
  if (path.empty())
    return false;
  auto isInside = [&](const ModulePath &other) {
    return other.size() > path.size() && other.startsWith(path);
  };
  for (auto [layer, other] : llvm::zip_equal(plan.layers, candidates))
    if (isInside(other.ops) || isInside(other.parameters) || isInside(ModulePath(layer.name)))
      return false;
  return true;
}

bool LayerNamer::readsParameter(const PlannedLayer &layer) const {
  return llvm::any_of(layer.ops, [&](unsigned op) {
    return llvm::any_of(graph[graph.find(op)].arguments,
                        [&](Value argument) { return graph.getModel().isParameter(argument); });
  });
}

std::string LayerNamer::getRole(unsigned layer) const {
  const PlannedLayer &planned = plan.layers[layer];
  bool hasParameters = readsParameter(planned);
  if (plan.layers.size() == 1)
    return "model";
  if (llvm::is_contained(planned.ops, graph.getModel().getLoss()))
    return hasParameters ? "head" : "loss";
  if (layer == 0)
    return hasParameters ? "embedding" : "inputs";
  return (planned.isRepeated ? "block." : "part.") + std::to_string(layer);
}

std::string LayerNamer::choose(unsigned layer) const {
  for (const ModulePath *path : {&candidates[layer].ops, &candidates[layer].parameters})
    if (saysEnough(*path))
      return path->getText().str();
  return getRole(layer);
}

void LayerNamer::nameAll() {
  for (const PlannedLayer &layer : plan.layers)
    candidates.push_back(getCandidates(layer));
  llvm::StringSet<> taken;
  for (const PlannedLayer &layer : plan.layers)
    taken.insert(layer.name);
  for (auto [i, layer] : llvm::enumerate(plan.layers)) {
    if (!layer.name.empty())
      continue;
    std::string name = choose(i), unique = name;
    for (unsigned count = 2; !taken.insert(unique).second; ++count)
      unique = name + "-" + std::to_string(count);
    layer.name = unique;
  }
}

void nameLayers(const OwnedGraph &graph, LayerPlan &plan) { LayerNamer(graph, plan).nameAll(); }

} // namespace pipeline
