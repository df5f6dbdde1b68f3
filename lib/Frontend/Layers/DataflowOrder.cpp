//===- DataflowOrder.cpp - The order in which cuts are sought ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataflowOrder.h"

#include <algorithm>

using namespace mlir;

namespace pipeline {

namespace {
/// A depth-first walk that emits an op after all that it reads.
class Walk {
public:
  explicit Walk(const OwnedGraph &graph) : graph(graph), visited(graph.size()) {}

  void visit(unsigned root);
  std::vector<unsigned> takeOrder() { return std::move(order); }

private:
  const OwnedGraph &graph;
  std::vector<bool> visited;
  std::vector<unsigned> order;
};
} // namespace

// Without recursion: an unrolled loop is as deep as it is long.
void Walk::visit(unsigned root) {
  struct Frame {
    unsigned op;
    unsigned next;
  };
  SmallVector<Frame> stack;
  auto enter = [&](unsigned op) {
    if (!visited[op])
      stack.push_back({op, 0});
    visited[op] = true;
  };
  enter(root);
  while (!stack.empty()) {
    Frame &frame = stack.back();
    ArrayRef<unsigned> producers = graph[frame.op].producers;
    if (frame.next < producers.size()) {
      enter(producers[frame.next++]);
      continue;
    }
    order.push_back(frame.op);
    stack.pop_back();
  }
}

/// For every op, the most heavy ops on a path to it.
static std::vector<unsigned> getDepths(const OwnedGraph &graph) {
  std::vector<unsigned> depths(graph.size());
  for (unsigned op = 0; op < graph.size(); ++op)
    for (unsigned producer : graph[op].producers)
      depths[op] = std::max(depths[op], depths[producer] + (graph.isHeavy(producer) ? 1 : 0));
  return depths;
}

std::vector<unsigned> getDataflowOrder(const OwnedGraph &graph) {
  std::vector<unsigned> depths = getDepths(graph);
  auto isOnPath = [&](unsigned op) {
    return graph.getOp(op).readsParameter && graph.getOp(op).readsInput;
  };
  Walk walk(graph);
  for (unsigned op = 0; op < graph.size(); ++op) {
    if (isOnPath(op) || graph[op].users.empty())
      continue;
    auto [first, last] =
        std::minmax_element(graph[op].users.begin(), graph[op].users.end(),
                            [&](unsigned a, unsigned b) { return depths[a] < depths[b]; });
    if (depths[*first] != depths[*last])
      walk.visit(op);
  }
  walk.visit(graph.find(graph.getModel().getLoss()));
  return walk.takeOrder();
}

} // namespace pipeline
