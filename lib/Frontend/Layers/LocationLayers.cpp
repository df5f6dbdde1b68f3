//===- LocationLayers.cpp - Layers from the names of modules ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LocationLayers.h"

#include "SlotAssignment.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace pipeline {

namespace {
/// Instances have the odd slots, in the order of dataflow; what is before, between
/// and after them has the even ones.
class LocationPlanner {
public:
  LocationPlanner(const OwnedGraph &graph, ArrayRef<ModuleGroup> groups);

  FailureOr<LayerPlan> plan();

private:
  /// An instance of a group, which is given by its number.
  struct Place {
    const ModuleInstance *instance;
    unsigned group;
  };

  void wantInstances();
  void wantSharedOpsBefore();
  unsigned choose(unsigned op, unsigned earliest, unsigned latest) const;
  LogicalResult checkMoves(const SlotAssignment &slots) const;
  void mergeConnections(SlotAssignment &slots) const;

  static unsigned getSlot(unsigned place) { return 2 * place + 1; }
  static bool isInstance(unsigned slot) { return slot % 2 == 1; }
  unsigned countSlots() const { return 2 * places.size() + 1; }

  const OwnedGraph &graph;
  SmallVector<Place> places;
  std::vector<std::optional<unsigned>> wanted;
  /// The slot behind the last instance that has an op before each op.
  std::vector<unsigned> behind;
};
} // namespace

LocationPlanner::LocationPlanner(const OwnedGraph &graph, ArrayRef<ModuleGroup> groups)
    : graph(graph), wanted(graph.size()), behind(graph.size()) {
  for (auto [i, group] : llvm::enumerate(groups))
    for (const ModuleInstance &instance : group.instances)
      places.push_back({&instance, static_cast<unsigned>(i)});
  llvm::sort(places, [](const Place &a, const Place &b) {
    return std::pair(a.instance->ops.front(), a.group) <
           std::pair(b.instance->ops.front(), b.group);
  });
  wantInstances();
  wantSharedOpsBefore();
}

void LocationPlanner::wantInstances() {
  for (auto [i, place] : llvm::enumerate(places))
    for (unsigned op : place.instance->ops)
      wanted[op] = getSlot(i);
  unsigned slot = 0;
  for (unsigned op = 0; op < graph.size(); ++op) {
    behind[op] = slot;
    if (wanted[op])
      slot = *wanted[op] + 1;
    // A check of what depends on no parameter is as well with the loss, and would make
    // this instance another one than those that need no check.
    if (wanted[op] && graph.getClones().isCloned(graph[op].model))
      wanted[op] = countSlots() - 1;
  }
}

/// What an instance computes before anything heavy and shares with others, a relative
/// position bias that all blocks add, is no instance's: it goes before the first one,
/// so that all are equal.
void LocationPlanner::wantSharedOpsBefore() {
  std::vector<bool> isLight(graph.size());
  for (unsigned op = 0; op < graph.size(); ++op)
    isLight[op] = !graph.isHeavy(op) && llvm::all_of(graph[op].producers, [&](unsigned producer) {
      return isLight[producer];
    });
  std::vector<unsigned> firstSlots(places.size());
  for (unsigned i = places.size(); i-- > 0;)
    firstSlots[places[i].group] = getSlot(i);

  // Consumers before producers, which have to move with them.
  std::vector<bool> isShared(graph.size());
  for (unsigned op = graph.size(); op-- > 0;) {
    if (!wanted[op] || !isInstance(*wanted[op]) || !isLight[op])
      continue;
    bool isReadHere = false, isReadElsewhere = false;
    for (unsigned user : graph[op].users) {
      isShared[op] = isShared[op] || isShared[user];
      isReadHere |= wanted[user] == wanted[op];
      isReadElsewhere |= wanted[user] && isInstance(*wanted[user]) && wanted[user] != wanted[op];
    }
    isShared[op] = isShared[op] || (isReadHere && isReadElsewhere);
  }
  for (unsigned op = 0; op < graph.size(); ++op)
    if (isShared[op])
      wanted[op] = firstSlots[places[*wanted[op] / 2].group] - 1;
}

unsigned LocationPlanner::choose(unsigned op, unsigned earliest, unsigned latest) const {
  bool isNamed = ModulePath::get(graph.getOp(op).op->getLoc()).has_value();
  // An op that could be of any module is of the one that reads it.
  if (!isNamed && latest + 1 < countSlots())
    return latest;
  unsigned slot = std::max(behind[op], earliest);
  if (isNamed && isInstance(slot))
    ++slot;
  return std::min(slot, latest);
}

LogicalResult LocationPlanner::checkMoves(const SlotAssignment &slots) const {
  for (unsigned op = 0; op < graph.size(); ++op) {
    if (!wanted[op] || slots[op] == *wanted[op] || !graph.isHeavy(op))
      continue;
    InFlightDiagnostic diagnostic =
        graph.getOp(op).op->emitError()
        << "is of module '" << places[*wanted[op] / 2].instance->name
        << "' by its location, but an earlier layer reads its result; find layers "
           "by=structure, or name other modules by pattern=";
    for (unsigned user : graph[op].users)
      if (slots[user] < *wanted[op]) {
        diagnostic.attachNote(graph.getOp(user).op->getLoc()) << "is read here";
        break;
      }
    return diagnostic;
  }
  return success();
}

/// What stands between two instances of one list and is not heavy, as a residual
/// connection's addition in the module around them, goes with the first of the two.
void LocationPlanner::mergeConnections(SlotAssignment &slots) const {
  std::vector<bool> isHeavy(countSlots());
  for (unsigned op = 0; op < graph.size(); ++op)
    if (graph.isHeavy(op))
      isHeavy[slots[op]] = true;
  for (unsigned i = 1; i < places.size(); ++i)
    if (places[i - 1].group == places[i].group && !isHeavy[getSlot(i) - 1])
      slots.merge(getSlot(i) - 1, getSlot(i - 1));
}

FailureOr<LayerPlan> LocationPlanner::plan() {
  SlotAssignment slots(graph, wanted, countSlots(),
                       [&](unsigned op, unsigned earliest, unsigned latest) {
                         return choose(op, earliest, latest);
                       });
  if (failed(checkMoves(slots)))
    return failure();
  mergeConnections(slots);
  if (failed(slots.joinWhatBelongsTogether()))
    return failure();
  LayerPlan plan;
  for (auto [slot, ops] : llvm::enumerate(slots.getOps())) {
    if (ops.empty())
      continue;
    bool isRepeated = isInstance(slot);
    plan.layers.push_back(
        {isRepeated ? places[slot / 2].instance->name : "", std::move(ops), isRepeated});
  }
  return plan;
}

FailureOr<LayerPlan> planByLocation(const OwnedGraph &graph, ArrayRef<ModuleGroup> groups) {
  return LocationPlanner(graph, groups).plan();
}

} // namespace pipeline
