//===- OwnedGraph.h - Which layer's op reads which --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A model's graph where cloned ops are looked through: what is left are the ops that
// belong to one layer each, and the values that would cross between them.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_OWNEDGRAPH_H
#define PIPELINE_LIB_FRONTEND_LAYERS_OWNEDGRAPH_H

#include "ClonedOps.h"
#include "ModelGraph.h"

namespace pipeline {

/// One owned op.
struct OwnedOp {
  /// Its number in the model's graph.
  unsigned model;
  /// The owned ops from which and for which it makes values, each once; numbers count
  /// owned ops in the order of the model.
  llvm::SmallVector<unsigned> producers, users;
  /// The results of owned ops that it, or a clone for it, reads, each once, in the
  /// order in which it does.
  llvm::SmallVector<mlir::Value> reads;
  /// The arguments of the model that it, or a clone for it, reads.
  llvm::SmallVector<mlir::Value> arguments;
};

class OwnedGraph {
public:
  OwnedGraph(const ModelGraph &graph, const ClonedOps &clones);

  llvm::ArrayRef<OwnedOp> getOps() const { return ops; }
  const OwnedOp &operator[](unsigned index) const { return ops[index]; }
  unsigned size() const { return ops.size(); }

  const ModelGraph &getModel() const { return model; }
  const ClonedOps &getClones() const { return clones; }
  const ModelOp &getOp(unsigned index) const { return model[ops[index].model]; }
  double getTime(unsigned index) const { return getOp(index).time; }

  /// Whether the op is a contraction, a convolution or a loop: what layers are made of.
  bool isHeavy(unsigned index) const { return heavy[index]; }

  /// The owned op with this number in the model's graph. It must be owned.
  unsigned find(unsigned modelOp) const { return numbers[modelOp]; }

  /// Bytes of the values that are made before a position of `order`, a permutation
  /// of the ops, and read from there on; for every position, 0 and the last included.
  std::vector<double> getCrossings(llvm::ArrayRef<unsigned> order) const;

private:
  const ModelGraph &model;
  const ClonedOps &clones;
  std::vector<OwnedOp> ops;
  std::vector<bool> heavy;
  std::vector<unsigned> numbers;
};

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_OWNEDGRAPH_H
