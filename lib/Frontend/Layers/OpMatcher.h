//===- OpMatcher.h - Which ops of two blocks are the same -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two ops match at a distance if blocks that begin so far apart could hold them at
// the same place: they are the same op but for their operands, and these are made at
// the same distance, are the same value, or are parameters of one type.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_OPMATCHER_H
#define PIPELINE_LIB_FRONTEND_LAYERS_OPMATCHER_H

#include "OwnedGraph.h"

namespace pipeline {

class OpMatcher {
public:
  /// Compares ops by their positions in `order`, a permutation of the owned ops.
  OpMatcher(const OwnedGraph &graph, llvm::ArrayRef<unsigned> order);

  /// Whether the ops at the positions `a` < `b` match.
  bool match(unsigned a, unsigned b) const;

private:
  bool matchValues(mlir::Value a, mlir::Value b, unsigned distance) const;
  bool matchOperands(const ModelOp &a, const ModelOp &b, unsigned distance) const;
  /// Of which result of the op at which position `value` is a reshape; none where it
  /// is a clone's.
  struct Place {
    unsigned position, result;
  };
  std::optional<Place> getSource(mlir::Value value) const;
  bool matchArguments(mlir::Value a, mlir::Value b) const;

  const OwnedGraph &graph;
  llvm::ArrayRef<unsigned> order;
  /// By number in the model's graph: equal for ops that differ in operands only.
  std::vector<unsigned> classes;
  /// By number in the model's graph: the position of an owned op.
  std::vector<std::optional<unsigned>> positions;
};

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_OPMATCHER_H
