//===- LayerWriter.cpp - Makes pipe.layers of a planned model ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerWriter.h"

#include "CrossingForms.h"
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
  /// What is read of other layers, as those make it, and of the model's arguments.
  llvm::SetVector<Value> inputs;
  SmallVector<Value> outputs;
};

class LayerWriter {
public:
  LayerWriter(const ModelGraph &graph, const ClonedOps &clones, const LayerPlan &plan)
      : graph(graph), clones(clones), plan(plan), contents(plan.layers.size()) {}

  LogicalResult write();

private:
  /// Whether a layer with these own ops computes `value`, which it reads, for itself.
  bool isInside(Value value, const llvm::SmallDenseSet<unsigned> &own) const;
  LogicalResult collect(unsigned layer);
  LogicalResult addInputs(unsigned layer, const llvm::SmallDenseSet<unsigned> &own);
  void addOutputs(unsigned layer);
  void create(unsigned layer);
  void replaceBody();

  const ModelGraph &graph;
  const ClonedOps &clones;
  const LayerPlan &plan;
  SmallVector<LayerContents> contents;
  CrossingForms forms;
  /// From values of the model as it was to the results of layers.
  IRMapping results;
};

/// Writes the body of a layer.
class BodyWriter {
public:
  BodyWriter(OpBuilder &builder, const CrossingForms &forms) : builder(builder), forms(forms) {}

  void addInput(Value input, BlockArgument argument) { inputs[input] = argument; }
  void clone(const ModelOp &node, const ClonedOps &clones);
  Value getOutput(Value output, Location loc);

private:
  OpBuilder &builder;
  const CrossingForms &forms;
  llvm::DenseMap<Value, BlockArgument> inputs;
  llvm::DenseMap<std::pair<Value, Type>, Value> reshaped;
  IRMapping mapping;
};
} // namespace

LogicalResult LayerWriter::write() {
  for (unsigned i = 0; i < plan.layers.size(); ++i)
    if (failed(collect(i)))
      return failure();
  Operation *terminator = graph.getFunction().getBody().front().getTerminator();
  for (Value result : terminator->getOperands())
    forms.keep(result);
  forms.choose();
  for (unsigned i = 0; i < plan.layers.size(); ++i)
    addOutputs(i);
  for (unsigned i = 0; i < plan.layers.size(); ++i)
    create(i);
  replaceBody();
  return success();
}

void LayerWriter::replaceBody() {
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
}

bool LayerWriter::isInside(Value value, const llvm::SmallDenseSet<unsigned> &own) const {
  std::optional<unsigned> producer = graph.getProducer(value);
  if (!producer || own.contains(*producer))
    return producer.has_value();
  if (!clones.isCloned(*producer))
    return false;
  // What crosses in one shape is reshaped from that.
  Value source = clones.getSource(value);
  return source == value || own.contains(*graph.getProducer(source));
}

LogicalResult LayerWriter::collect(unsigned layer) {
  const PlannedLayer &planned = plan.layers[layer];
  LayerContents &content = contents[layer];
  llvm::SmallDenseSet<unsigned> own(planned.ops.begin(), planned.ops.end());
  llvm::SmallDenseSet<unsigned> written;
  // Depth first: what a clone reads stands before it. Producers are taken off the
  // end, hence put there in reverse.
  SmallVector<std::pair<unsigned, bool>> pending;
  for (unsigned op : planned.ops) {
    pending.emplace_back(op, false);
    while (!pending.empty()) {
      auto [current, isReady] = pending.pop_back_val();
      if (isReady) {
        if (written.insert(current).second)
          content.body.push_back(current);
        continue;
      }
      if (written.contains(current))
        continue;
      pending.emplace_back(current, true);
      for (Value operand : llvm::reverse(graph[current].operands))
        if (isInside(operand, own))
          pending.emplace_back(*graph.getProducer(operand), false);
    }
  }
  return addInputs(layer, own);
}

LogicalResult LayerWriter::addInputs(unsigned layer, const llvm::SmallDenseSet<unsigned> &own) {
  LayerContents &content = contents[layer];
  for (unsigned op : content.body)
    for (Value operand : graph[op].operands) {
      if (isInside(operand, own))
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
      Value source = clones.getSource(operand);
      content.inputs.insert(source);
      if (graph.getProducer(source))
        forms.addRead(source, operand.getType());
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
  SmallVector<Type> types;
  for (Value output : content.outputs)
    types.push_back(forms.getType(output));
  auto op = LayerOp::create(builder, loc, types, name, inputs);

  Block *body = builder.createBlock(&op.getBody());
  BodyWriter writer(builder, forms);
  for (auto [source, input] : llvm::zip_equal(content.inputs, inputs))
    writer.addInput(source, body->addArgument(input.getType(), source.getLoc()));
  for (unsigned index : content.body)
    writer.clone(graph[index], clones);
  SmallVector<Value> outputs;
  for (Value output : content.outputs)
    outputs.push_back(writer.getOutput(output, loc));
  YieldOp::create(builder, loc, outputs);
  results.map(content.outputs, op.getOutputs());
}

//===----------------------------------------------------------------------===//
// The body of a layer
//===----------------------------------------------------------------------===//

void BodyWriter::clone(const ModelOp &node, const ClonedOps &clones) {
  for (Value operand : node.operands) {
    auto input = inputs.find(clones.getSource(operand));
    if (input == inputs.end())
      continue;
    Value &value = reshaped[{input->first, operand.getType()}];
    if (!value)
      value = createReshape(builder, node.op->getLoc(), input->second, operand.getType());
    mapping.map(operand, value);
  }
  builder.clone(*node.op, mapping);
}

Value BodyWriter::getOutput(Value output, Location loc) {
  return createReshape(builder, loc, mapping.lookup(output), forms.getType(output));
}

LogicalResult writeLayers(const ModelGraph &graph, const ClonedOps &clones, const LayerPlan &plan) {
  return LayerWriter(graph, clones, plan).write();
}

} // namespace pipeline
