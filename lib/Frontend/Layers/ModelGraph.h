//===- ModelGraph.h - The ops of a formed model as a graph ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What finding layers asks of a model: which op reads which, what depends on
// parameters and inputs, what an op costs. Ops are numbered in the order of the
// body; an op with regions is one op, and what its regions read from outside are
// operands of it like any other.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_MODELGRAPH_H
#define PIPELINE_LIB_FRONTEND_LAYERS_MODELGRAPH_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace pipeline {

/// One op of the body of a model.
struct ModelOp {
  mlir::Operation *op;
  /// The values that it reads, each once, those that its regions capture last.
  llvm::SmallVector<mlir::Value> operands;
  /// The ops that it reads from and the ops that read it, each once.
  llvm::SmallVector<unsigned> producers, users;
  /// Nanoseconds of running it forward, as Analysis/CostModel estimates them.
  double time = 0;
  /// What its results depend on: a parameter, from which they may carry a gradient; a
  /// buffer that the model updates; an input.
  bool readsParameter = false, readsUpdatedBuffer = false, readsInput = false;
  /// Whether the model returns a result of it.
  bool isReturned = false;
};

/// A buffer that the model updates, and the op that makes its new value.
struct BufferUpdate {
  mlir::BlockArgument buffer;
  unsigned update;
};

class ModelGraph {
public:
  /// Emits an error where `function` is no formed model: has no body of one block,
  /// has layers already, or returns an argument where a layer must make the value.
  static mlir::FailureOr<ModelGraph> read(mlir::func::FuncOp function);

  mlir::func::FuncOp getFunction() const { return function; }
  llvm::ArrayRef<ModelOp> getOps() const { return ops; }
  const ModelOp &operator[](unsigned index) const { return ops[index]; }
  unsigned size() const { return ops.size(); }

  /// The op of the body that makes `value`; none for an argument of the model.
  std::optional<unsigned> getProducer(mlir::Value value) const;

  /// The attribute `name` of the argument of the model that `value` is.
  mlir::StringAttr getArgumentName(mlir::Value value, llvm::StringRef attribute) const;

  bool isParameter(mlir::Value value) const;

  /// The op that makes the loss.
  unsigned getLoss() const { return loss; }
  /// The op that makes the weight of the loss, if the model returns one.
  std::optional<unsigned> getLossWeight() const { return lossWeight; }
  llvm::ArrayRef<BufferUpdate> getBufferUpdates() const { return updates; }
  /// Whether `value` is a buffer that the model updates.
  bool isUpdatedBuffer(mlir::Value value) const;

private:
  mlir::LogicalResult readResults();
  void readOp(mlir::Operation *op);
  void findUpdatedBuffers();

  mlir::func::FuncOp function;
  std::vector<ModelOp> ops;
  llvm::DenseMap<mlir::Operation *, unsigned> indices;
  llvm::SmallVector<BufferUpdate> updates;
  unsigned loss = 0;
  std::optional<unsigned> lossWeight;
};

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_MODELGRAPH_H
