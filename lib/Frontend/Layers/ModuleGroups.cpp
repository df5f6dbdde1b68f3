//===- ModuleGroups.cpp - Modules that repeat -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LocationLayers.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace pipeline {

/// Of a model's time, what a module's instances must take to be layers; and all.
static constexpr double smallestGroup = 1.0 / 16;
static constexpr double smallestCoverage = 1.0 / 8;
/// Of the time of a list of modules, what a list within each must take to be its finer
/// division.
static constexpr double smallestRefinement = 0.9;
/// The most patterns that an error lists.
static constexpr size_t mostListed = 12;

namespace {
class ModuleSearch {
public:
  explicit ModuleSearch(const OwnedGraph &graph);

  std::vector<ModuleGroup> findGroups() const;
  std::optional<ModuleGroup> getGroup(const ModulePath &pattern) const;
  /// All patterns with instances, in the order of the model.
  SmallVector<std::string> getPatterns() const;

private:
  bool isRepetition(const ModuleGroup &group) const;
  bool areAlike(const ModuleInstance &a, const ModuleInstance &b) const;
  llvm::StringSet<> getParts(const ModuleInstance &instance) const;
  double getTime(const ModuleGroup &group) const;
  double getWidestCut(const ModuleGroup &group) const;

  const OwnedGraph &graph;
  /// By owned op; of those without a location the path is empty.
  std::vector<ModulePath> paths;
  std::vector<double> crossings;
  double totalTime = 0;
};
} // namespace

ModuleSearch::ModuleSearch(const OwnedGraph &graph) : graph(graph) {
  std::vector<unsigned> order(graph.size());
  for (unsigned op = 0; op < graph.size(); ++op) {
    order[op] = op;
    paths.push_back(ModulePath::get(graph.getOp(op).op->getLoc()).value_or(ModulePath()));
    totalTime += graph.getTime(op);
  }
  crossings = graph.getCrossings(order);
}

std::optional<ModuleGroup> ModuleSearch::getGroup(const ModulePath &pattern) const {
  llvm::MapVector<StringRef, ModuleInstance> instances;
  for (unsigned op = 0; op < graph.size(); ++op)
    if (paths[op].matches(pattern)) {
      StringRef name = paths[op].getPrefix(pattern.size());
      instances[name].name = name.str();
      instances[name].ops.push_back(op);
    }
  if (instances.empty())
    return std::nullopt;
  ModuleGroup group{pattern, {}};
  for (auto &entry : instances)
    group.instances.push_back(std::move(entry.second));
  return group;
}

SmallVector<std::string> ModuleSearch::getPatterns() const {
  SmallVector<std::string> patterns;
  llvm::StringSet<> seen;
  for (const ModulePath &path : paths)
    for (size_t i = 0; i < path.size(); ++i)
      if (path.isIndexed(i) && seen.insert(path.getPattern(i + 1)).second)
        patterns.push_back(path.getPattern(i + 1));
  return patterns;
}

/// The names of what is in a module, below its own.
llvm::StringSet<> ModuleSearch::getParts(const ModuleInstance &instance) const {
  llvm::StringSet<> parts;
  for (unsigned op : instance.ops)
    parts.insert(paths[op].getText().drop_front(instance.name.size()));
  return parts;
}

bool ModuleSearch::areAlike(const ModuleInstance &a, const ModuleInstance &b) const {
  llvm::StringSet<> partsOfA = getParts(a), partsOfB = getParts(b);
  size_t common =
      llvm::count_if(partsOfA, [&](const auto &part) { return partsOfB.contains(part.getKey()); });
  size_t all = partsOfA.size() + partsOfB.size() - common;
  return 2 * common >= all;
}

bool ModuleSearch::isRepetition(const ModuleGroup &group) const {
  if (group.instances.size() < 2)
    return false;
  for (const ModuleInstance &instance : group.instances)
    if (llvm::none_of(instance.ops, [&](unsigned op) { return graph.isHeavy(op); }))
      return false;
  for (size_t i = 1; i < group.instances.size(); ++i)
    if (!areAlike(group.instances[i - 1], group.instances[i]))
      return false;
  return true;
}

double ModuleSearch::getTime(const ModuleGroup &group) const {
  double time = 0;
  for (const ModuleInstance &instance : group.instances)
    for (unsigned op : instance.ops)
      time += graph.getTime(op);
  return time;
}

/// The most bytes that cross into an instance but the first.
double ModuleSearch::getWidestCut(const ModuleGroup &group) const {
  double widest = 0;
  for (const ModuleInstance &instance : llvm::drop_begin(group.instances))
    widest = std::max(widest, crossings[instance.ops.front()]);
  return widest;
}

std::vector<ModuleGroup> ModuleSearch::findGroups() const {
  // Lists before those within them.
  std::vector<ModuleGroup> candidates;
  auto isShorter = [](const ModuleGroup &a, const ModuleGroup &b) {
    return a.pattern.size() < b.pattern.size();
  };
  for (const std::string &pattern : getPatterns())
    if (std::optional<ModuleGroup> group = getGroup(ModulePath(pattern));
        group && isRepetition(*group) && getTime(*group) >= smallestGroup * totalTime)
      candidates.insert(llvm::upper_bound(candidates, *group, isShorter), *group);

  std::vector<ModuleGroup> found;
  double time = 0;
  for (ModuleGroup &candidate : candidates) {
    auto outer = llvm::find_if(found, [&](const ModuleGroup &group) {
      return candidate.pattern.startsWith(group.pattern);
    });
    if (outer == found.end()) {
      time += getTime(candidate);
      found.push_back(std::move(candidate));
    } else if (getTime(candidate) >= smallestRefinement * getTime(*outer) &&
               getWidestCut(candidate) <= getWidestCut(*outer)) {
      *outer = std::move(candidate);
    }
  }
  if (time < smallestCoverage * totalTime)
    found.clear();
  return found;
}

std::vector<ModuleGroup> findModuleGroups(const OwnedGraph &graph) {
  return ModuleSearch(graph).findGroups();
}

/// Adds what could have been asked for.
static void listPatterns(InFlightDiagnostic &diagnostic, ArrayRef<std::string> patterns) {
  if (patterns.empty()) {
    diagnostic << "no location names a module with a number";
    return;
  }
  diagnostic << "there are ";
  llvm::interleaveComma(patterns.take_front(mostListed), diagnostic,
                        [&](const std::string &pattern) { diagnostic << "'" << pattern << "'"; });
  if (patterns.size() > mostListed)
    diagnostic << " and " << patterns.size() - mostListed << " more";
}

FailureOr<std::vector<ModuleGroup>> getModuleGroups(const OwnedGraph &graph, StringRef patterns) {
  ModuleSearch search(graph);
  std::vector<ModuleGroup> groups;
  SmallVector<StringRef> names;
  llvm::SplitString(patterns, names, ",;");
  if (names.empty())
    return graph.getModel().getFunction().emitError()
           << "pattern= is '" << patterns << "', which names no module";
  for (StringRef name : names) {
    name = name.trim();
    std::optional<ModuleGroup> group = search.getGroup(ModulePath(name));
    if (!group) {
      InFlightDiagnostic diagnostic = graph.getModel().getFunction().emitError()
                                      << "no op has a location in a module '" << name << "'; ";
      listPatterns(diagnostic, search.getPatterns());
      return diagnostic;
    }
    groups.push_back(std::move(*group));
  }
  return groups;
}

LogicalResult reportNoModules(const OwnedGraph &graph) {
  InFlightDiagnostic diagnostic =
      graph.getModel().getFunction().emitError()
      << "no list of modules that are alike makes up this model; find layers by=structure, or "
         "name modules by pattern=: ";
  listPatterns(diagnostic, ModuleSearch(graph).getPatterns());
  return diagnostic;
}

} // namespace pipeline
