//===- StageCalls.h - Functions of stages, called one by one ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a rank program calls in its actions, without anything around it: no ranks, no
// messages, no clock.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_BENCHMARK_STAGECALLS_H
#define PIPELINE_TEST_BENCHMARK_STAGECALLS_H

#include "Compilation.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace pipeline::test {

/// Memory for every value of a graph, and calls of its nodes' functions. What no node has
/// written yet are small floats, as are packed forms of parameters: a value that holds
/// indices is for a node that ran before to write.
class StageCalls {
public:
  /// The graph and its code outlive this.
  explicit StageCalls(const StageGraph &graph);

  /// The nodes of a stage in their order.
  std::vector<const StageGraph::Node *> findNodes(std::int64_t stage) const;
  /// The first node of a stage of this kind; null where there is none.
  const StageGraph::Node *findNode(std::int64_t stage, char kind) const;

  void call(const StageGraph::Node &node);

private:
  struct Free {
    void operator()(void *pointer) const;
  };
  using Memory = std::unique_ptr<void, Free>;
  static Memory allocate(std::int64_t bytes);

  const StageGraph &graph;
  /// By value and tensor.
  std::vector<std::vector<Memory>> values;
  /// By the node's place in the graph.
  std::vector<std::vector<Memory>> packed;
  Memory workspace;
  std::vector<void *> pointers;
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_BENCHMARK_STAGECALLS_H
