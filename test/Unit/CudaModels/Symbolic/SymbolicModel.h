//===- SymbolicModel.h - What a graph gives, microbatch by microbatch -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes a `pipe.graph` symbolically: one microbatch after the other, the nodes of
// each in the order of the graph, with an update behind every interval. What comes
// out is what every buffer must hold whenever a function reads it, whatever schedule,
// ranks, slots and streams there are, none of which this knows.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_SYMBOLICMODEL_H
#define PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_SYMBOLICMODEL_H

#include "Stamps.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/IR/BuiltinOps.h"

#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace pipeline::test {

/// A function of a stage on buffers: the bytes of each, in the order of its arguments.
struct SymbolicFunction {
  std::string name;
  std::vector<std::int64_t> inputs, accumulators, outputs;
  std::int64_t workspace = 0;

  std::size_t parameters() const {
    return inputs.size() + accumulators.size() + outputs.size() + 1;
  }
};

/// One run of a function.
struct SymbolicCall {
  std::int64_t microbatch;
  std::vector<Stamp> inputs, additions, outputs;
};

/// One update of a parameter.
struct SymbolicUpdate {
  std::string parameter;
  /// From 0.
  std::int64_t number;
  /// Sorted.
  std::vector<Stamp> additions;
  Stamp before, after;
};

class SymbolicModel {
public:
  /// Of a module in phase planned, whose graph has no states; `steps` of `microbatches` each.
  SymbolicModel(mlir::ModuleOp module, std::int64_t microbatches, std::int64_t steps);

  /// In the order in which they are first called: their numbers as kernels.
  const std::vector<SymbolicFunction> &functions() const { return allFunctions; }
  /// A call of a function with an input that belongs to a microbatch; null if it has none such.
  const SymbolicCall *findCall(const std::string &function, Stamp input) const;
  /// The update of what a parameter is then; null where it has none left, or `before` is none.
  const SymbolicUpdate *findUpdate(Stamp before) const;
  /// Whether these are all that an update of some parameter takes; sorted.
  bool isGradient(const std::vector<Stamp> &additions) const {
    return gradients.contains(additions);
  }
  /// The interval of microbatches that end in one update.
  std::int64_t intervalOf(std::int64_t microbatch) const { return microbatch / interval; }

  /// By the name of the parameter.
  Stamp initialOf(const std::string &parameter) const { return versions.at(parameter).front(); }
  Stamp finalOf(const std::string &parameter) const { return versions.at(parameter).back(); }
  std::int64_t updatesOf(const std::string &parameter) const {
    return static_cast<std::int64_t>(versions.at(parameter).size()) - 1;
  }
  std::size_t parameters() const { return versions.size(); }

  Stamp inputOf(const std::string &name, std::int64_t microbatch) {
    return table.get({Made::Kind::Input, name, microbatch, {}});
  }

  struct Input {
    std::string name;
    std::int64_t bytes;
  };
  const std::vector<Input> &inputs() const { return allInputs; }
  /// Number 0 is the loss.
  std::size_t outputs() const { return reported.size(); }
  /// The output that is the loss weight, or -1.
  std::int32_t lossWeight() const { return weightOutput; }
  /// What a run gives for a step: means, as Run's.
  std::vector<float> outputsOf(std::int64_t step) const;
  /// What the gradients of a step are divided by.
  float divisorOf(std::int64_t step) const;

  const std::int64_t microbatches, steps;
  StampTable table;

private:
  void readFunctions(mlir::ModuleOp module, GraphOp graph);
  void execute(GraphOp graph, UpdatesAttr updates, std::int64_t microbatch);
  void execute(ComputeOp compute, UpdatesAttr updates, std::int64_t microbatch);
  void update(GraphOp graph, std::int64_t microbatch);
  std::int64_t versionOf(UpdatesAttr updates, std::int64_t stage, std::int64_t microbatch) const;
  float outputOf(std::size_t output, std::int64_t step, std::int64_t microbatch) const;

  std::int64_t interval, stages = 0;
  std::int32_t weightOutput = -1;
  std::vector<SymbolicFunction> allFunctions;
  std::vector<Input> allInputs;
  std::deque<SymbolicCall> calls;
  /// By function and each of its inputs that belongs to a microbatch.
  std::map<std::pair<std::string, Stamp>, const SymbolicCall *> callsByInput;
  std::map<Stamp, SymbolicUpdate> updates;
  std::set<std::vector<Stamp>> gradients;
  /// By parameter: what it is after each number of updates.
  std::map<std::string, std::vector<Stamp>> versions;
  /// By output and microbatch of the run.
  std::vector<std::vector<Stamp>> reported;

  // While it executes: of a microbatch, and of the interval so far.
  llvm::DenseMap<mlir::Value, std::vector<Stamp>> values;
  llvm::DenseMap<mlir::Value, std::vector<Stamp>> additions;
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_SYMBOLICMODEL_H
