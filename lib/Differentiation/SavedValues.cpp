//===- SavedValues.cpp ------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which values one part of a computation keeps for another: a minimum cut.
//
//===----------------------------------------------------------------------===//

#include "SavedValues.h"

#include "pipeline/Differentiation/DifferentiationInterfaces.h"

#include <deque>

using namespace mlir;
using namespace pipeline;

namespace {
/// Maximum flow by shortest augmenting paths. Graphs here have some hundred nodes.
class FlowNetwork {
public:
  static constexpr int64_t kInfinite = int64_t(1) << 60;

  unsigned addNode() {
    outgoing.emplace_back();
    return outgoing.size() - 1;
  }

  void addEdge(unsigned from, unsigned to, int64_t capacity) {
    outgoing[from].push_back(edges.size());
    edges.push_back({to, capacity});
    outgoing[to].push_back(edges.size());
    edges.push_back({from, 0});
  }

  void saturate(unsigned source, unsigned sink) {
    while (augment(source, sink))
      ;
  }

  /// Nodes from which the sink can still be reached: the smallest sink side of a minimum cut.
  std::vector<bool> findSinkSide(unsigned sink) const {
    std::vector<bool> reached(outgoing.size(), false);
    std::deque<unsigned> queue{sink};
    reached[sink] = true;
    while (!queue.empty()) {
      unsigned node = queue.front();
      queue.pop_front();
      // Edge `e ^ 1` is `e` backwards.
      for (unsigned edge : outgoing[node])
        if (unsigned from = edges[edge].to; edges[edge ^ 1].capacity > 0 && !reached[from]) {
          reached[from] = true;
          queue.push_back(from);
        }
    }
    return reached;
  }

private:
  bool augment(unsigned source, unsigned sink) {
    constexpr unsigned kNone = ~0u;
    std::vector<unsigned> arrival(outgoing.size(), kNone);
    std::deque<unsigned> queue{source};
    while (!queue.empty() && arrival[sink] == kNone) {
      unsigned node = queue.front();
      queue.pop_front();
      for (unsigned edge : outgoing[node])
        if (unsigned to = edges[edge].to;
            edges[edge].capacity > 0 && to != source && arrival[to] == kNone) {
          arrival[to] = edge;
          queue.push_back(to);
        }
    }
    if (arrival[sink] == kNone)
      return false;
    int64_t amount = kInfinite;
    for (unsigned node = sink; node != source; node = edges[arrival[node] ^ 1].to)
      amount = std::min(amount, edges[arrival[node]].capacity);
    for (unsigned node = sink; node != source; node = edges[arrival[node] ^ 1].to) {
      edges[arrival[node]].capacity -= amount;
      edges[arrival[node] ^ 1].capacity += amount;
    }
    return true;
  }

  struct Edge {
    unsigned to;
    int64_t capacity;
  };
  std::vector<Edge> edges;
  std::vector<SmallVector<unsigned>> outgoing;
};

/// The network of a saving problem. What stands on the sink's side is at hand where the needed
/// values are read: an op that runs there, what it makes, what was kept. A value is an edge as wide
/// as keeping it costs; an op hangs on the source by an edge as wide as running it again costs.
struct SavingNetwork {
  explicit SavingNetwork(const SavingProblem &problem) : problem(problem) {}

  const SavingProblem &problem;
  FlowNetwork network;
  unsigned source = network.addNode(), sink = network.addNode();
  /// The two ends of each value: whether it is computed there, and whether it is at hand there.
  llvm::MapVector<Value, std::pair<unsigned, unsigned>> ends;
  llvm::DenseMap<Operation *, unsigned> runs;

  std::pair<unsigned, unsigned> addValue(Value value) {
    if (auto found = ends.find(value); found != ends.end())
      return found->second;
    unsigned in = network.addNode(), out = network.addNode();
    ends[value] = {in, out};
    network.addEdge(in, out, problem.costOfKeeping(value).value_or(FlowNetwork::kInfinite));
    Operation *op = value.getDefiningOp();
    if (!op || problem.isGiven(value))
      network.addEdge(source, in, FlowNetwork::kInfinite);
    else
      network.addEdge(addRun(op), in, FlowNetwork::kInfinite);
    return {in, out};
  }

  unsigned addRun(Operation *op) {
    auto [known, isNew] = runs.try_emplace(op, 0);
    if (!isNew)
      return known->second;
    unsigned node = known->second = network.addNode();
    std::optional<int64_t> cost = problem.costOfRunning(op);
    network.addEdge(source, node, cost.value_or(FlowNetwork::kInfinite));
    if (!cost)
      return node;
    SmallVector<Value> read;
    appendOperandsAndCaptures(op, read);
    for (Value operand : read)
      network.addEdge(addValue(operand).second, node, FlowNetwork::kInfinite);
    return node;
  }

  llvm::SetVector<Value> cut() {
    for (Value value : problem.needed)
      network.addEdge(addValue(value).second, sink, FlowNetwork::kInfinite);
    network.saturate(source, sink);
    std::vector<bool> isSinkSide = network.findSinkSide(sink);
    auto isCut = [&](Value value) {
      auto found = ends.find(value);
      return found != ends.end() && !isSinkSide[found->second.first] &&
             isSinkSide[found->second.second];
    };
    llvm::SetVector<Value> saved;
    for (Value argument : problem.block.getArguments())
      if (isCut(argument))
        saved.insert(argument);
    for (Operation &op : problem.block)
      for (Value result : op.getResults())
        if (isCut(result))
          saved.insert(result);
    return saved;
  }
};
} // namespace

llvm::SetVector<Value> pipeline::chooseSavedValues(const SavingProblem &problem) {
  return SavingNetwork(problem).cut();
}
