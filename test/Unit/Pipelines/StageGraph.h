//===- StageGraph.h - A microbatch's graph without its IR -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a `pipe.graph` says, as plain data: the nodes of one microbatch in their
// order, what each reads and makes, and its compiled function. No ranks, no
// schedule, no buffers.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_PIPELINES_STAGEGRAPH_H
#define PIPELINE_TEST_UNIT_PIPELINES_STAGEGRAPH_H

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pipeline::test {

struct StageGraph {
  /// An index into `values`.
  using ValueId = std::size_t;

  /// A value consists of tensors: one, or those of a bundle.
  struct Value {
    std::vector<std::int64_t> tensorBytes;
  };

  struct Input {
    ValueId value;
    std::string name;
    /// i32, or else f32.
    bool isInteger;
  };

  struct Parameter {
    ValueId value;
    std::string name;
    std::int64_t elements;
    /// The mean of the initial values, and their deviation unless all are equal.
    float mean = 0;
    std::optional<float> deviation;
    /// Those whose sum is the gradient, in the order of the layers; none where the
    /// parameter is not trained.
    std::vector<ValueId> accumulators;
  };

  /// Kept between steps; what a node updates, others do not see.
  struct State {
    ValueId value;
    std::string name;
    /// The initial value of every element: as many bytes as it has.
    std::vector<std::uint8_t> initial;
  };

  /// What a function reads in packed form: a k x n matrix in one of its arguments.
  struct Packing {
    std::int64_t argument, k, n, leading, offset, bytes;
    bool transposed;
  };

  struct Node {
    /// F, B, I or W.
    char kind;
    std::int64_t stage;
    std::string name;
    std::vector<ValueId> inputs, accumulators, states, outputs;
    std::int64_t workspaceBytes;
    /// The packed forms of parameters that the function reads.
    std::vector<Packing> packings;
    /// Takes an array of the pointers to inputs, accumulators, states, outputs, tensor by
    /// tensor, to packed forms and to the workspace; all at multiples of 64 bytes.
    void (*function)(void **pointers) = nullptr;
  };

  std::int64_t stages = 0;
  std::vector<Value> values;
  std::vector<Input> inputs;
  std::vector<Parameter> parameters;
  std::vector<State> states;
  std::vector<ValueId> lossGradients;
  std::vector<Node> nodes;
  /// Scalars of f32, the loss first.
  std::vector<ValueId> outputs;
  /// By number of the output: what the loss counts for, and what must be 0.
  std::optional<std::size_t> lossWeight;
  std::vector<std::pair<std::size_t, std::string>> checks;
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_PIPELINES_STAGEGRAPH_H
