//===- OpMatcher.cpp - Which ops of two blocks are the same -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpMatcher.h"

#include "mlir/IR/OperationSupport.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;

namespace pipeline {

/// Whether two ops are the same but for the values that they read from outside,
/// which must stand at the same places.
static bool differInOperandsOnly(const ModelOp &a, const ModelOp &b) {
  if (a.operands.size() != b.operands.size())
    return false;
  llvm::SmallDenseMap<Value, unsigned> indicesOfA, indicesOfB;
  for (unsigned i = 0; i < a.operands.size(); ++i) {
    indicesOfA[a.operands[i]] = i;
    indicesOfB[b.operands[i]] = i;
  }
  // From values that the regions of `a` define to those of `b`.
  llvm::DenseMap<Value, Value> inner;
  auto check = [&](Value x, Value y) {
    auto it = indicesOfA.find(x);
    if (it == indicesOfA.end())
      return success(inner.lookup(x) == y);
    auto other = indicesOfB.find(y);
    return success(other != indicesOfB.end() && other->second == it->second);
  };
  return OperationEquivalence::isEquivalentTo(
      a.op, b.op, check, [&](Value x, Value y) { inner[x] = y; },
      OperationEquivalence::IgnoreLocations);
}

static std::vector<unsigned> findClasses(const ModelGraph &model) {
  std::vector<unsigned> classes(model.size());
  // By hash, the first op of every class.
  llvm::DenseMap<size_t, SmallVector<unsigned, 1>> classesByHash;
  for (unsigned i = 0; i < model.size(); ++i) {
    size_t hash = OperationEquivalence::computeHash(
        model[i].op, OperationEquivalence::ignoreHashValue, OperationEquivalence::ignoreHashValue,
        OperationEquivalence::IgnoreLocations);
    SmallVector<unsigned, 1> &firsts = classesByHash[hash >> 2];
    auto it = llvm::find_if(
        firsts, [&](unsigned first) { return differInOperandsOnly(model[first], model[i]); });
    classes[i] = it == firsts.end() ? i : *it;
    if (it == firsts.end())
      firsts.push_back(i);
  }
  return classes;
}

OpMatcher::OpMatcher(const OwnedGraph &graph, ArrayRef<unsigned> order)
    : graph(graph), order(order), classes(findClasses(graph.getModel())),
      positions(graph.getModel().size()) {
  for (auto [position, op] : llvm::enumerate(order))
    positions[graph[op].model] = position;
}

bool OpMatcher::match(unsigned a, unsigned b) const {
  unsigned opOfA = graph[order[a]].model, opOfB = graph[order[b]].model;
  return classes[opOfA] == classes[opOfB] &&
         matchOperands(graph.getModel()[opOfA], graph.getModel()[opOfB], b - a);
}

bool OpMatcher::matchOperands(const ModelOp &a, const ModelOp &b, unsigned distance) const {
  return llvm::all_of_zip(a.operands, b.operands,
                          [&](Value x, Value y) { return matchValues(x, y, distance); });
}

bool OpMatcher::matchValues(Value a, Value b, unsigned distance) const {
  if (a == b)
    return true;
  std::optional<unsigned> producerOfA = graph.getModel().getProducer(a);
  std::optional<unsigned> producerOfB = graph.getModel().getProducer(b);
  if (!producerOfA || !producerOfB)
    return !producerOfA && !producerOfB && matchArguments(a, b);
  // What the block before the first one makes, an embedding, is another op than what
  // blocks make, and may have another shape until it is read.
  std::optional<Place> sourceOfA = getSource(a), sourceOfB = getSource(b);
  if (sourceOfA || sourceOfB)
    return sourceOfA && sourceOfB && sourceOfB->position == sourceOfA->position + distance &&
           sourceOfB->result == sourceOfA->result && a.getType() == b.getType();
  // Clones, in each layer for itself: equal if they compute the same of the same.
  return classes[*producerOfA] == classes[*producerOfB] &&
         cast<OpResult>(a).getResultNumber() == cast<OpResult>(b).getResultNumber() &&
         matchOperands(graph.getModel()[*producerOfA], graph.getModel()[*producerOfB], distance);
}

std::optional<OpMatcher::Place> OpMatcher::getSource(Value value) const {
  auto source = cast<OpResult>(graph.getClones().getSource(value));
  std::optional<unsigned> position = positions[*graph.getModel().getProducer(source)];
  if (!position)
    return std::nullopt;
  return Place{*position, source.getResultNumber()};
}

bool OpMatcher::matchArguments(Value a, Value b) const {
  // Each instance of a block has its own parameters and state, but all read the same
  // inputs.
  auto haveBoth = [&](StringRef attribute) {
    return graph.getModel().getArgumentName(a, attribute) &&
           graph.getModel().getArgumentName(b, attribute);
  };
  return a.getType() == b.getType() && (haveBoth(PipeDialect::getParameterAttrName()) ||
                                        haveBoth(PipeDialect::getBufferAttrName()));
}

} // namespace pipeline
