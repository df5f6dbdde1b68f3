//===- LayerWriter.cpp - Makes pipe.layers of a planned model ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerWriter.h"

#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/CSE.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;

namespace pipeline {

namespace {
/// What a layer will consist of.
struct LayerContents {
  /// Own ops and clones, in the order of the body.
  SmallVector<unsigned> body;
  llvm::SetVector<Value> inputs;
  SmallVector<Value> outputs;
};

class LayerWriter {
public:
  LayerWriter(const ModelGraph &graph, const ClonedOps &clones, const LayerPlan &plan)
      : graph(graph), clones(clones), plan(plan), owners(graph.size()) {}

  LogicalResult write();

private:
  LogicalResult collect(unsigned layer);
  LogicalResult addInputs(unsigned layer, const llvm::SmallDenseSet<unsigned> &inside);
  void addOutputs(unsigned layer);
  void create(unsigned layer);

  const ModelGraph &graph;
  const ClonedOps &clones;
  const LayerPlan &plan;
  /// The layer of every owned op.
  std::vector<unsigned> owners;
  SmallVector<LayerContents> contents;
  /// From values of the model as it was to the results of layers.
  IRMapping results;
};
} // namespace

LogicalResult LayerWriter::write() {
  for (auto [i, layer] : llvm::enumerate(plan.layers))
    for (unsigned op : layer.ops)
      owners[op] = i;
  contents.resize(plan.layers.size());
  for (unsigned i = 0; i < plan.layers.size(); ++i)
    if (failed(collect(i)))
      return failure();
  for (unsigned i = 0; i < plan.layers.size(); ++i)
    addOutputs(i);
  for (unsigned i = 0; i < plan.layers.size(); ++i)
    create(i);

  Operation *terminator = graph.getFunction().getBody().front().getTerminator();
  for (OpOperand &operand : terminator->getOpOperands())
    operand.set(results.lookup(operand.get()));
  for (const ModelOp &node : llvm::reverse(graph.getOps()))
    node.op->erase();

  // What two of a layer's ops compute alike, the exporter saw as two layers' ops.
  IRRewriter rewriter(terminator->getContext());
  DominanceInfo dominance;
  for (auto layer : graph.getFunction().getOps<LayerOp>())
    eliminateCommonSubExpressions(rewriter, dominance, layer);
  return success();
}

LogicalResult LayerWriter::collect(unsigned layer) {
  const PlannedLayer &planned = plan.layers[layer];
  LayerContents &content = contents[layer];
  llvm::SmallDenseSet<unsigned> own(planned.ops.begin(), planned.ops.end());
  llvm::SmallDenseSet<unsigned> inside;
  // Depth first: what a clone reads stands before it. Producers are taken off the
  // end, hence put there in reverse.
  SmallVector<std::pair<unsigned, bool>> pending;
  for (unsigned op : planned.ops) {
    pending.emplace_back(op, false);
    while (!pending.empty()) {
      auto [current, isReady] = pending.pop_back_val();
      if (isReady) {
        if (inside.insert(current).second)
          content.body.push_back(current);
        continue;
      }
      if (inside.contains(current))
        continue;
      pending.emplace_back(current, true);
      for (unsigned producer : llvm::reverse(graph[current].producers))
        if (clones.isCloned(producer) && !own.contains(producer))
          pending.emplace_back(producer, false);
    }
  }
  return addInputs(layer, inside);
}

LogicalResult LayerWriter::addInputs(unsigned layer, const llvm::SmallDenseSet<unsigned> &inside) {
  LayerContents &content = contents[layer];
  for (unsigned op : content.body)
    for (Value operand : graph[op].operands) {
      std::optional<unsigned> producer = graph.getProducer(operand);
      if (producer && inside.contains(*producer))
        continue;
      if (!isa<RankedTensorType>(operand.getType())) {
        InFlightDiagnostic diagnostic =
            graph[op].op->emitError()
            << "in layer \"" << plan.layers[layer].name << "\" reads a value of type "
            << operand.getType()
            << " of another layer, and only tensors cross layers; compute it as a tensor";
        diagnostic.attachNote(operand.getLoc()) << "the value is made here";
        return diagnostic;
      }
      content.inputs.insert(operand);
    }
  return success();
}

void LayerWriter::addOutputs(unsigned layer) {
  LayerContents &content = contents[layer];
  llvm::SmallDenseSet<unsigned> own(plan.layers[layer].ops.begin(), plan.layers[layer].ops.end());
  auto isRead = [&](Value value) {
    auto results = cast<func::ReturnOp>(graph.getFunction().getBody().front().getTerminator());
    if (llvm::is_contained(results.getOperands(), value))
      return true;
    return llvm::any_of(ArrayRef(contents).drop_front(layer + 1),
                        [&](const LayerContents &later) { return later.inputs.contains(value); });
  };
  for (unsigned op : content.body)
    if (own.contains(op))
      for (Value result : graph[op].op->getResults())
        if (isRead(result))
          content.outputs.push_back(result);
}

void LayerWriter::create(unsigned layer) {
  const LayerContents &content = contents[layer];
  StringRef name = plan.layers[layer].name;
  OpBuilder builder(graph.getFunction().getBody().front().getTerminator());
  Location loc = NameLoc::get(builder.getStringAttr(name));
  SmallVector<Value> inputs;
  for (Value input : content.inputs)
    inputs.push_back(results.lookupOrDefault(input));
  auto op = LayerOp::create(builder, loc, ValueRange(content.outputs).getTypes(), name, inputs);

  Block *body = builder.createBlock(&op.getBody());
  IRMapping mapping;
  for (Value input : content.inputs)
    mapping.map(input, body->addArgument(input.getType(), input.getLoc()));
  for (unsigned index : content.body)
    builder.clone(*graph[index].op, mapping);
  SmallVector<Value> outputs;
  for (Value output : content.outputs)
    outputs.push_back(mapping.lookup(output));
  YieldOp::create(builder, loc, outputs);
  results.map(content.outputs, op.getOutputs());
}

LogicalResult writeLayers(const ModelGraph &graph, const ClonedOps &clones, const LayerPlan &plan) {
  return LayerWriter(graph, clones, plan).write();
}

} // namespace pipeline
