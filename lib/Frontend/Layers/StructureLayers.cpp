//===- StructureLayers.cpp - Layers from the shape of the graph -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StructureLayers.h"

#include "DataflowOrder.h"
#include "NarrowCuts.h"
#include "OpMatcher.h"
#include "RepeatedRuns.h"
#include "SlotAssignment.h"

#include <functional>

using namespace mlir;

namespace pipeline {

/// Of a model's time, what a repetition must take to count as one.
static constexpr double smallestRun = 1.0 / 16;
/// Of a model's time, without its costliest op outside of any, what all must take: a
/// head over a large vocabulary is one op that outweighs many blocks.
static constexpr double smallestCoverage = 1.0 / 2;
/// The most parts of a model that is cut, and the most that the steps of an unrolled
/// loop are gathered in.
static constexpr size_t mostParts = 16;
/// Of a model's time, the part that is too small to be a layer even if it is the only
/// one that could be cut off: one in so many.
static constexpr size_t finestPart = 1024;

namespace {
/// A part of the order: a layer.
struct Part {
  size_t end;
  bool isRepeated;
};

class StructureSearch {
public:
  explicit StructureSearch(const OwnedGraph &graph);

  FailureOr<LayerPlan> plan();

private:
  void findRuns(size_t begin, size_t end);
  bool coverEnough() const;
  bool shareParameters(const RepeatedRun &run) const;
  void addRunParts(const RepeatedRun &run);
  std::vector<Part> getRunParts();
  std::vector<Part> getCutParts() const;
  size_t getRank(unsigned op) const;

  double getTime(size_t begin, size_t end) const {
    return sequence.costs[end] - sequence.costs[begin];
  }

  const OwnedGraph &graph;
  std::vector<unsigned> order;
  /// Where the order has an op, if it does.
  std::vector<std::optional<size_t>> positions;
  OpMatcher matcher;
  /// Refers to the matcher.
  std::function<bool(size_t, size_t)> match;
  Sequence sequence;
  std::vector<RepeatedRun> runs;
  std::vector<Part> parts;
};
} // namespace

StructureSearch::StructureSearch(const OwnedGraph &graph)
    : graph(graph), order(getDataflowOrder(graph)), positions(graph.size()), matcher(graph, order),
      match([this](size_t a, size_t b) { return matcher.match(a, b); }) {
  for (auto [position, op] : llvm::enumerate(order))
    positions[op] = position;
  sequence.costs.push_back(0);
  sequence.heavies.push_back(0);
  for (unsigned op : order) {
    sequence.costs.push_back(sequence.costs.back() + graph.getTime(op));
    sequence.heavies.push_back(sequence.heavies.back() + (graph.isHeavy(op) ? 1 : 0));
  }
  sequence.cuts = graph.getCrossings(order);
  sequence.match = match;
}

void StructureSearch::findRuns(size_t begin, size_t end) {
  std::optional<RepeatedRun> run = findRepeatedRun(sequence, begin, end);
  if (!run || getTime(run->begin, run->getEnd()) < smallestRun * getTime(0, order.size()))
    return;
  findRuns(begin, run->begin);
  runs.push_back(*run);
  findRuns(run->getEnd(), end);
}

bool StructureSearch::coverEnough() const {
  double covered = 0, costliest = 0;
  size_t position = 0;
  auto skipTo = [&](size_t end) {
    for (; position < end; ++position)
      costliest = std::max(costliest, getTime(position, position + 1));
  };
  for (const RepeatedRun &run : runs) {
    skipTo(run.begin);
    covered += getTime(run.begin, run.getEnd());
    position = run.getEnd();
  }
  skipTo(order.size());
  return covered >= smallestCoverage * (getTime(0, order.size()) - costliest);
}

/// Whether the first two blocks of a run read a parameter that both read.
bool StructureSearch::shareParameters(const RepeatedRun &run) const {
  auto getParameters = [&](size_t begin) {
    llvm::SmallDenseSet<Value> parameters;
    for (unsigned op : ArrayRef(order).slice(begin, run.period))
      for (Value argument : graph[op].arguments)
        if (graph.getModel().isParameter(argument))
          parameters.insert(argument);
    return parameters;
  };
  llvm::SmallDenseSet<Value> second = getParameters(run.begin + run.period);
  return llvm::any_of(getParameters(run.begin),
                      [&](Value parameter) { return second.contains(parameter); });
}

void StructureSearch::addRunParts(const RepeatedRun &run) {
  // Blocks with the same parameters are steps of a loop, of which there may be
  // thousands; and each layer has its own accumulator for every parameter.
  size_t steps = shareParameters(run) ? llvm::divideCeil(run.count, mostParts) : 1;
  for (size_t i = steps; i <= run.count; i += steps)
    parts.push_back({run.begin + i * run.period, true});
}

std::vector<Part> StructureSearch::getRunParts() {
  for (const RepeatedRun &run : runs) {
    if (run.begin > (parts.empty() ? 0 : parts.back().end))
      parts.push_back({run.begin, false});
    addRunParts(run);
  }
  if (parts.back().end < order.size())
    parts.push_back({order.size(), false});
  return parts;
}

std::vector<Part> StructureSearch::getCutParts() const {
  std::vector<size_t> cuts;
  // One cut at least, if there is a place for it.
  for (size_t parts = mostParts; cuts.empty() && parts <= finestPart; parts *= 2)
    cuts = findNarrowCuts(sequence.costs, sequence.heavies, sequence.cuts, 0, order.size(),
                          getTime(0, order.size()) / parts);
  std::vector<Part> cutParts;
  for (size_t cut : cuts)
    cutParts.push_back({cut, false});
  cutParts.push_back({order.size(), false});
  return cutParts;
}

/// Where an op, numbered in the model's graph, stands in its layer: equal blocks have
/// their ops in one order, whatever that of the model is. The loss reads none of those
/// that stand behind.
size_t StructureSearch::getRank(unsigned op) const {
  std::optional<size_t> position = positions[graph.find(op)];
  return position.value_or(order.size() + op);
}

FailureOr<LayerPlan> StructureSearch::plan() {
  findRuns(0, order.size());
  std::vector<Part> found = !runs.empty() && coverEnough() ? getRunParts() : getCutParts();

  std::vector<std::optional<unsigned>> wanted(graph.size());
  size_t position = 0;
  for (auto [slot, part] : llvm::enumerate(found))
    for (; position < part.end; ++position)
      wanted[order[position]] = slot;
  // What the loss does not depend on, checks and new values of buffers: with what it
  // reads, or else with the op that stands behind it; but what depends on no parameter
  // in no block, which would be another one than its equals.
  auto choose = [&](unsigned op, unsigned earliest, unsigned latest) {
    if (!graph[op].producers.empty())
      return earliest;
    auto behind = llvm::find_if(ArrayRef(wanted).drop_front(op),
                                [](std::optional<unsigned> slot) { return slot.has_value(); });
    unsigned slot = behind == ArrayRef(wanted).end() ? latest : std::min(**behind, latest);
    if (graph.getClones().isCloned(graph[op].model))
      while (slot < latest && found[slot].isRepeated)
        ++slot;
    return slot;
  };
  SlotAssignment slots(graph, wanted, found.size(), choose);
  if (failed(slots.joinWhatBelongsTogether()))
    return failure();
  LayerPlan plan;
  for (auto [part, ops] : llvm::zip_equal(found, slots.getOps())) {
    llvm::sort(ops, [&](unsigned a, unsigned b) { return getRank(a) < getRank(b); });
    plan.layers.push_back({"", std::move(ops), part.isRepeated});
  }
  return plan;
}

FailureOr<LayerPlan> planByStructure(const OwnedGraph &graph) {
  return StructureSearch(graph).plan();
}

} // namespace pipeline
