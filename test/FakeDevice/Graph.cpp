//===- Graph.cpp - Captured work, and its launches on the fake device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Graph.h"

#include <utility>

namespace pipeline::fake {

bool Graph::isBefore(const std::vector<std::size_t> &ends) const {
  std::vector<bool> seen(nodes.size());
  std::vector<std::size_t> next = ends;
  std::size_t count = 0;
  while (!next.empty()) {
    std::size_t node = next.back();
    next.pop_back();
    if (seen[node])
      continue;
    seen[node] = true;
    ++count;
    next.insert(next.end(), nodes[node].dependencies.begin(), nodes[node].dependencies.end());
  }
  return count == nodes.size();
}

bool Capture::isStrict() const {
  return mode == cudaStreamCaptureModeGlobal ||
         (mode == cudaStreamCaptureModeThreadLocal && thread == std::this_thread::get_id());
}

Executable::Executable(Graph captured, std::size_t firstTrack)
    : graph(std::move(captured)), firstTrack(firstTrack), successors(graph.nodes.size()) {
  for (std::size_t number = 0; number < graph.nodes.size(); ++number)
    for (std::size_t before : graph.nodes[number].dependencies)
      successors[before].push_back(number);
}

void GraphLaunch::begin(const VectorClock &clock) {
  begun = true;
  executable.end.join(clock);
  left = executable.graph.nodes.size();
  done.resize(left);
  clocks.assign(left, executable.end);
  for (std::size_t each = 0; each < left; ++each) {
    missing.push_back(node(each).dependencies.size());
    if (missing.back() == 0)
      ready.push_back(each);
  }
  if (left == 0)
    ++executable.ended;
}

std::size_t GraphLaunch::take(std::mt19937_64 &random) {
  std::swap(ready[random() % ready.size()], ready.back());
  std::size_t taken = ready.back();
  ready.pop_back();
  return taken;
}

void GraphLaunch::finish(std::size_t which) {
  done[which] = true;
  for (std::size_t next : executable.successors[which]) {
    clocks[next].join(clocks[which]);
    if (--missing[next] == 0)
      ready.push_back(next);
  }
  executable.end.join(clocks[which]);
  clocks[which] = {};
  if (--left == 0)
    ++executable.ended;
}

std::vector<std::pair<const Node *, Access>> GraphLaunch::toCome() const {
  std::vector<std::pair<const Node *, Access>> accesses;
  for (std::size_t each = 0; each < executable.graph.nodes.size(); ++each)
    if (!begun || !done[each])
      for (const Access &access : node(each).accesses)
        accesses.emplace_back(&node(each), access);
  return accesses;
}

} // namespace pipeline::fake
