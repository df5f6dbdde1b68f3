//===- ModelGraph.cpp - The ops of a formed model as a graph ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelGraph.h"

#include "mlir/Transforms/RegionUtils.h"
#include "pipeline/Analysis/CostModel.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace pipeline {

/// What is wrong with a function that is to be split into layers.
static LogicalResult checkForm(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return function.emitError() << "a model to find layers in must have a body of one block";
  for (Operation &op : function.getBody().front()) {
    if (isa<LayerOp>(op))
      return op.emitError() << "is a layer already; layers are found in a model that has none";
    if (isa<StageOp>(op))
      return op.emitError() << "is a stage: this model is partitioned, and its layers are known";
  }
  return success();
}

FailureOr<ModelGraph> ModelGraph::read(func::FuncOp function) {
  if (failed(checkForm(function)))
    return failure();
  ModelGraph graph;
  graph.function = function;
  graph.findUpdatedBuffers();
  for (Operation &op : function.getBody().front().without_terminator())
    graph.readOp(&op);
  if (failed(graph.readResults()))
    return failure();
  return graph;
}

void ModelGraph::findUpdatedBuffers() {
  StringRef attribute = PipeDialect::getBufferAttrName();
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (Attribute name = function.getResultAttr(i, attribute))
      for (BlockArgument argument : function.getArguments())
        if (function.getArgAttr(argument.getArgNumber(), attribute) == name)
          updates.push_back({argument, /*update=*/0});
}

bool ModelGraph::isUpdatedBuffer(Value value) const {
  return llvm::any_of(updates, [&](const BufferUpdate &update) { return update.buffer == value; });
}

std::optional<unsigned> ModelGraph::getProducer(Value value) const {
  auto it = indices.find(value.getDefiningOp());
  return it == indices.end() ? std::nullopt : std::optional(it->second);
}

StringAttr ModelGraph::getArgumentName(Value value, StringRef attribute) const {
  auto argument = dyn_cast<BlockArgument>(value);
  func::FuncOp model = function;
  if (!argument || argument.getOwner() != &model.getBody().front())
    return {};
  return model.getArgAttrOfType<StringAttr>(argument.getArgNumber(), attribute);
}

bool ModelGraph::isParameter(Value value) const {
  return !!getArgumentName(value, PipeDialect::getParameterAttrName());
}

void ModelGraph::readOp(Operation *op) {
  unsigned index = ops.size();
  ModelOp node{op};
  llvm::SetVector<Value> operands(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), operands);
  node.operands = operands.takeVector();
  llvm::SetVector<unsigned> producers;
  for (Value operand : node.operands) {
    if (std::optional<unsigned> producer = getProducer(operand)) {
      producers.insert(*producer);
      node.readsParameter |= ops[*producer].readsParameter;
      node.readsUpdatedBuffer |= ops[*producer].readsUpdatedBuffer;
      node.readsInput |= ops[*producer].readsInput;
      continue;
    }
    node.readsUpdatedBuffer |= isUpdatedBuffer(operand);
    node.readsParameter |= isParameter(operand);
    node.readsInput |= !!getArgumentName(operand, PipeDialect::getInputAttrName());
  }
  node.producers = producers.takeVector();
  for (unsigned producer : node.producers)
    ops[producer].users.push_back(index);
  node.time = estimateTime(getWork(op));
  indices[op] = index;
  ops.push_back(std::move(node));
}

LogicalResult ModelGraph::readResults() {
  auto results = cast<func::ReturnOp>(function.getBody().front().getTerminator());
  for (OpOperand &result : results->getOpOperands()) {
    unsigned number = result.getOperandNumber();
    std::optional<unsigned> producer = getProducer(result.get());
    if (!producer)
      return results.emitError() << "result #" << number
                                 << " is an argument of the model; a layer must make it: drop the "
                                    "result, or copy the argument";
    ops[*producer].isReturned = true;
    if (function.getResultAttr(number, PipeDialect::getLossAttrName()))
      loss = *producer;
    if (function.getResultAttr(number, PipeDialect::getLossWeightAttrName()))
      lossWeight = *producer;
    Attribute buffer = function.getResultAttr(number, PipeDialect::getBufferAttrName());
    for (BufferUpdate &update : updates)
      if (buffer && function.getArgAttr(update.buffer.getArgNumber(),
                                        PipeDialect::getBufferAttrName()) == buffer)
        update.update = *producer;
  }
  if (ops.empty())
    return function.emitError() << "a model without ops has no layers";
  return success();
}

} // namespace pipeline
