//===- SlotAssignment.h - Ops to slots, in the order of dataflow -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A slot is a place for a layer in the row of all layers. Every owned op gets one, so
// that no op reads a later slot.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_SLOTASSIGNMENT_H
#define PIPELINE_LIB_FRONTEND_LAYERS_SLOTASSIGNMENT_H

#include "LayerPlan.h"
#include "OwnedGraph.h"

namespace pipeline {

class SlotAssignment {
public:
  /// Gives a slot to every op of `graph`, a number below `slots`. An op whose slot is
  /// `wanted` gets it, or an earlier one where an op of an earlier slot reads it. Any
  /// other gets the one that `choose` takes of those from an earliest to a latest,
  /// asked in the order of the model.
  SlotAssignment(
      const OwnedGraph &graph, llvm::ArrayRef<std::optional<unsigned>> wanted, unsigned slots,
      llvm::function_ref<unsigned(unsigned op, unsigned earliest, unsigned latest)> choose);

  unsigned operator[](unsigned op) const { return slots[op]; }

  /// Moves what must be in one layer there: a buffer's readers to the op that makes its
  /// new value, and the weight of the loss to the loss. Emits an error where a
  /// contraction, a convolution or a loop would have to move too.
  mlir::LogicalResult joinWhatBelongsTogether();

  /// Moves all ops of a slot to another; in between there must be none.
  void merge(unsigned from, unsigned to);

  /// The ops of every slot, numbers in the model's graph, in its order.
  std::vector<llvm::SmallVector<unsigned>> getOps() const;

private:
  /// Moves an op, and those that read it, to `slot` if they are before it. Fails, and
  /// moves none, where a heavy op would.
  bool raise(unsigned op, unsigned slot);
  mlir::LogicalResult joinBuffer(const BufferUpdate &update);
  mlir::LogicalResult joinLossWeight();

  const OwnedGraph &graph;
  unsigned count;
  std::vector<unsigned> slots;
};

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_SLOTASSIGNMENT_H
