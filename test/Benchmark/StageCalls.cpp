//===- StageCalls.cpp - Functions of stages, called one by one --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See StageCalls.h.
//
//===----------------------------------------------------------------------===//

#include "StageCalls.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace pipeline::test {

void StageCalls::Free::operator()(void *pointer) const { std::free(pointer); }

StageCalls::Memory StageCalls::allocate(std::int64_t bytes) {
  std::size_t size = std::max<std::size_t>((static_cast<std::size_t>(bytes) + 63) / 64 * 64, 64);
  Memory memory(std::aligned_alloc(64, size));
  // Between -0.05 and 0.05, about as far from 0 as the initial weights of a transformer: nothing
  // saturates, and nothing becomes a denormal number, which would be slow.
  std::uint32_t state = 1;
  auto *floats = static_cast<float *>(memory.get());
  for (std::size_t i = 0; i < size / sizeof(float); ++i) {
    state = state * 1664525u + 1013904223u;
    floats[i] = (static_cast<float>(state >> 8) / static_cast<float>(1 << 24) - 0.5f) * 0.1f;
  }
  return memory;
}

StageCalls::StageCalls(const StageGraph &graph) : graph(graph) {
  for (const StageGraph::Value &value : graph.values) {
    values.emplace_back();
    for (std::int64_t bytes : value.tensorBytes)
      values.back().push_back(allocate(bytes));
  }
  std::int64_t bytes = 0;
  for (const StageGraph::Node &node : graph.nodes) {
    bytes = std::max(bytes, node.workspaceBytes);
    packed.emplace_back();
    for (const StageGraph::Packing &packing : node.packings)
      packed.back().push_back(allocate(packing.bytes));
  }
  workspace = allocate(bytes);
}

std::vector<const StageGraph::Node *> StageCalls::findNodes(std::int64_t stage) const {
  std::vector<const StageGraph::Node *> found;
  for (const StageGraph::Node &node : graph.nodes)
    if (node.stage == stage)
      found.push_back(&node);
  return found;
}

const StageGraph::Node *StageCalls::findNode(std::int64_t stage, char kind) const {
  for (const StageGraph::Node *node : findNodes(stage))
    if (node->kind == kind)
      return node;
  return nullptr;
}

void StageCalls::call(const StageGraph::Node &node) {
  pointers.clear();
  for (const auto *ids : {&node.inputs, &node.accumulators, &node.states, &node.outputs})
    for (StageGraph::ValueId id : *ids)
      for (const Memory &tensor : values[id])
        pointers.push_back(tensor.get());
  for (const Memory &form : packed[static_cast<std::size_t>(&node - graph.nodes.data())])
    pointers.push_back(form.get());
  pointers.push_back(workspace.get());
  node.function(pointers.data());
}

} // namespace pipeline::test
