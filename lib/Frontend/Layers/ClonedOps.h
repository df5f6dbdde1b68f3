//===- ClonedOps.h - What every layer computes for itself -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants, empty tensors, masks, rotary tables: values that are cheap and carry
// no gradient are computed in each layer that reads them and never sent. Besides
// the bytes it saves, this undoes what an exporter's common subexpression
// elimination did across layers, so that equal layers are equal again.
//
// An op is cloned where it
// - depends on no parameter and on no buffer that the model updates: a gradient
//   would otherwise be summed in another order, and a state read at two places;
// - is neither a contraction, a convolution nor a loop, and has no side effect;
// - and is cheap: what a layer computes for itself takes at most an eighth of the
//   time of the layer's own ops, or 5 microseconds. Where a layer would exceed
//   this, the costliest value is computed once instead, and sent, if computing it takes
//   four times as long as sending it.
//
// Three kinds of ops are cloned in any case. Those that make scalars: only tensors cross
// layers, and an element of a tensor can be read where it is used. Reshapes, which cost
// nothing: a value crosses in one shape, whatever shapes its readers want. And copies of
// parameters, like the transposes of weights that the steps of an unrolled loop share:
// each layer reads the parameter itself, and has an accumulator of its own for its
// gradient.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_CLONEDOPS_H
#define PIPELINE_LIB_FRONTEND_LAYERS_CLONEDOPS_H

#include "LayerPlan.h"
#include "ModelGraph.h"
#include "llvm/ADT/SetVector.h"

namespace pipeline {

/// Whether the op is a contraction, a convolution or a loop: what layers are made of
/// and what is never computed twice.
bool isHeavyOp(mlir::Operation *op);

class ClonedOps {
public:
  explicit ClonedOps(const ModelGraph &graph);

  /// Whether layers that read the op's results compute them themselves.
  bool isCloned(unsigned op) const { return cloned[op]; }

  /// Whether the op belongs to one layer: it is not cloned, or the model returns
  /// its result, which one layer must make.
  bool isOwned(unsigned op) const { return !cloned[op] || graph->getOps()[op].isReturned; }

  /// What crosses layers for a layer that reads `value`: of a value that an owned op
  /// makes and that is reshaped, the value before all reshapes.
  mlir::Value getSource(mlir::Value value) const;

  /// Clones `op` and what it reads where it carries no gradient, whatever it costs.
  void forceSlice(unsigned op);

  /// What a layer with the own ops `readers` computes for itself.
  llvm::SetVector<unsigned> getClones(llvm::ArrayRef<unsigned> readers) const;

  /// Looks for layers that compute too much for themselves; of each, the costliest
  /// value that is read is no longer cloned. Returns whether there were any.
  bool restrict(const LayerPlan &plan);

private:
  bool canBeCloned(const ModelOp &node) const;
  double getTime(llvm::ArrayRef<unsigned> ops) const;
  std::optional<unsigned> findTooCostly(const PlannedLayer &layer) const;

  const ModelGraph *graph;
  std::vector<bool> cloned, forced;
};

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_CLONEDOPS_H
