//===- OwnedGraph.cpp - Which layer's op reads which ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OwnedGraph.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;

namespace pipeline {

/// The values that `op` reads through clones, those of owned ops and arguments.
/// Clones are few per op, so that they are walked for each.
static llvm::SetVector<Value> findReads(const ModelGraph &model, const ClonedOps &clones,
                                        unsigned op) {
  llvm::SetVector<Value> reads;
  llvm::SmallDenseSet<unsigned> seen;
  SmallVector<Value> pending(llvm::reverse(model[op].operands));
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    std::optional<unsigned> producer = model.getProducer(value);
    if (!producer || !clones.isCloned(*producer))
      reads.insert(value);
    else if (seen.insert(*producer).second)
      llvm::append_range(pending, llvm::reverse(model[*producer].operands));
  }
  return reads;
}

OwnedGraph::OwnedGraph(const ModelGraph &model, const ClonedOps &clones)
    : model(model), clones(clones), numbers(model.size()) {
  for (unsigned i = 0; i < model.size(); ++i) {
    if (!clones.isOwned(i))
      continue;
    unsigned index = ops.size();
    numbers[i] = index;
    OwnedOp owned{i};
    llvm::SetVector<unsigned> producers;
    for (Value value : findReads(model, clones, i)) {
      if (std::optional<unsigned> producer = model.getProducer(value)) {
        owned.reads.push_back(value);
        producers.insert(numbers[*producer]);
      } else {
        owned.arguments.push_back(value);
      }
    }
    owned.producers = producers.takeVector();
    for (unsigned producer : owned.producers)
      ops[producer].users.push_back(index);
    heavy.push_back(isHeavyOp(model[i].op));
    ops.push_back(std::move(owned));
  }
}

std::vector<double> OwnedGraph::getCrossings(ArrayRef<unsigned> order) const {
  std::vector<unsigned> positions(size());
  for (auto [position, op] : llvm::enumerate(order))
    positions[op] = position;
  llvm::DenseMap<Value, unsigned> lastReads;
  for (unsigned op : order)
    for (Value value : ops[op].reads)
      lastReads[value] = std::max(lastReads[value], positions[op]);
  // Where a value begins and ceases to cross; sums of bytes are exact in doubles.
  std::vector<double> crossings(size() + 1);
  for (auto [value, lastRead] : lastReads) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    double bytes = type ? static_cast<double>(getTensorBytes(type)) : 8;
    unsigned made = positions[numbers[*model.getProducer(value)]];
    crossings[made + 1] += bytes;
    crossings[lastRead + 1] -= bytes;
  }
  for (unsigned i = 1; i < crossings.size(); ++i)
    crossings[i] += crossings[i - 1];
  return crossings;
}

} // namespace pipeline
