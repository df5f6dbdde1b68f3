//===- ParameterTable.h - Parameters and accumulators by rank ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_PARAMETERTABLE_H
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_PARAMETERTABLE_H

#include "pipeline/Analysis/ValueFlow.h"

namespace pipeline {

/// The parameters and accumulators of a graph, by rank.
struct ParameterTable {
  /// Where a layer's gradient adds up over the microbatches of one copy.
  struct Accumulator {
    mlir::Value value;
    int64_t layer;
    int64_t copy;
    /// The rank that adds to it.
    int64_t rank;
  };
  struct Entry {
    ParameterOp parameter;
    /// The parameter's place in the model.
    int64_t index;
    /// In the order of the layers, then of the copies, which is that of the sum;
    /// empty for one that is not trained.
    llvm::SmallVector<Accumulator> accumulators = {};
    /// The ranks whose stages read it or add to its gradient, ascending.
    llvm::SmallVector<int64_t> ranks = {};
    /// The rank of the first stage that uses it.
    int64_t owner = -1;
    /// The stages that use it, ascending.
    llvm::SmallVector<int64_t> stages = {};

    bool isTrained() const { return !accumulators.empty(); }
    bool isOn(int64_t rank) const { return llvm::is_contained(ranks, rank); }
  };

  ParameterTable(GraphOp graph, const ValueFlow &flow);

  /// The parameters that a node reads, or to whose gradients it adds, each once.
  llvm::SmallVector<const Entry *> getUsed(ComputeOp compute) const;

  llvm::SmallVector<Entry> entries;

private:
  llvm::DenseMap<mlir::Value, unsigned> places;
};

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_PARAMETERTABLE_H
