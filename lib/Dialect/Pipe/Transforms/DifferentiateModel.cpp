//===- DifferentiateModel.cpp - A model's layers in one row -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DifferentiateModel.h"

#include "pipeline/Differentiation/DifferentiationInterfaces.h"

using namespace mlir;

namespace pipeline {

/// Makes `layer` read each of `inputs` by one operand, so that it has one
/// gradient for it.
static void mergeEqualInputs(LayerOp layer, SmallVectorImpl<Value> &inputs) {
  Block &body = layer.getBody().front();
  for (unsigned i = 0; i < inputs.size();) {
    auto first = llvm::find(inputs, inputs[i]) - inputs.begin();
    if (first == i) {
      ++i;
      continue;
    }
    body.getArgument(i).replaceAllUsesWith(body.getArgument(first));
    body.eraseArgument(i);
    layer.getInputsMutable().erase(i);
    inputs.erase(inputs.begin() + i);
  }
}

static StringAttr getName(const FlatModel &model, Value value, StringRef attribute) {
  auto argument = dyn_cast<BlockArgument>(value);
  func::FuncOp function = model.function;
  if (!argument || argument.getOwner() != &function.getBody().front())
    return {};
  return function.getArgAttrOfType<StringAttr>(argument.getArgNumber(), attribute);
}

StringAttr FlatModel::getInputName(Value value) const {
  return getName(*this, value, PipeDialect::getInputAttrName());
}

StringAttr FlatModel::getParameterName(Value value) const {
  return getName(*this, value, PipeDialect::getParameterAttrName());
}

StringAttr FlatModel::getBufferName(Value value) const {
  return getName(*this, value, PipeDialect::getBufferAttrName());
}

bool FlatModel::isTrainable(Value value) const {
  if (!getParameterName(value) || !carriesGradient(value.getType()))
    return false;
  func::FuncOp model = function;
  return !model.getArgAttr(cast<BlockArgument>(value).getArgNumber(),
                           PipeDialect::getFrozenAttrName());
}

Value FlatModel::getLossWeight() const {
  for (const Output &output : outputs)
    if (output.role == OutputRole::Weight)
      return output.value;
  return {};
}

/// What result `number` of a model is to the run.
static FlatModel::Output readOutput(func::FuncOp function, unsigned number) {
  FlatModel::Output output{{}, OutputRole::Metric, {}, {}};
  std::string name = number == 0 ? "loss" : "output" + std::to_string(number);
  output.message =
      function.getResultAttrOfType<StringAttr>(number, PipeDialect::getCheckAttrName());
  if (output.message) {
    output.role = OutputRole::Check;
    name = "check" + std::to_string(number);
  } else if (function.getResultAttr(number, PipeDialect::getLossWeightAttrName())) {
    output.role = OutputRole::Weight;
    name = "loss_weight";
  }
  output.name = function.getResultAttrOfType<StringAttr>(number, PipeDialect::getOutputAttrName());
  if (!output.name)
    output.name = StringAttr::get(function.getContext(), name);
  return output;
}

FlatModel FlatModel::read(func::FuncOp function) {
  FlatModel model{function, {}, {}, {}, {}};
  model.partition = function->getAttrOfType<PartitionAttr>(PipeDialect::getPartitionAttrName());

  // From values inside of stages to arguments of the model and results of layers.
  IRMapping origins;
  for (auto stage : function.getOps<StageOp>()) {
    for (auto [argument, input] :
         llvm::zip_equal(stage.getBody().getArguments(), stage.getInputs()))
      origins.map(argument, origins.lookupOrDefault(input));
    for (auto op : stage.getBody().getOps<LayerOp>()) {
      ModelLayer layer{op, static_cast<int64_t>(stage.getIndex()), {}};
      for (Value input : op.getInputs())
        layer.inputs.push_back(origins.lookupOrDefault(input));
      mergeEqualInputs(op, layer.inputs);
      model.layers.push_back(std::move(layer));
    }
    auto yield = cast<YieldOp>(stage.getBody().front().getTerminator());
    for (auto [output, value] : llvm::zip_equal(stage.getOutputs(), yield.getValues()))
      origins.map(output, origins.lookupOrDefault(value));
  }

  model.readResults(origins);
  model.completeUpdates();
  return model;
}

/// The argument of `function` that is the buffer `name`.
static BlockArgument findBuffer(func::FuncOp function, StringAttr name) {
  for (BlockArgument argument : function.getArguments())
    if (function.getArgAttr(argument.getArgNumber(), PipeDialect::getBufferAttrName()) == name)
      return argument;
  llvm_unreachable("the dialect verifies that results update buffers that there are");
}

void FlatModel::readResults(const IRMapping &origins) {
  auto results = cast<func::ReturnOp>(function.getBody().front().getTerminator());
  for (OpOperand &result : results->getOpOperands()) {
    unsigned number = result.getOperandNumber();
    Value value = origins.lookupOrDefault(result.get());
    if (auto buffer =
            function.getResultAttrOfType<StringAttr>(number, PipeDialect::getBufferAttrName())) {
      updates.push_back({findBuffer(function, buffer), cast<OpResult>(value), false});
      continue;
    }
    outputs.push_back(readOutput(function, number));
    outputs.back().value = value;
  }
}

/// A layer updates a buffer in place, so it has it as an input even where it does not read it.
void FlatModel::completeUpdates() {
  for (Update &update : updates) {
    update.isRead =
        llvm::any_of(outputs, [&](const Output &output) { return output.value == update.value; });
    for (ModelLayer &layer : layers) {
      update.isRead |= llvm::is_contained(layer.inputs, Value(update.value));
      if (layer.op != update.value.getOwner() ||
          llvm::is_contained(layer.inputs, Value(update.buffer)))
        continue;
      layer.inputs.push_back(update.buffer);
      layer.op.getBody().front().addArgument(update.buffer.getType(), update.buffer.getLoc());
    }
  }
}

} // namespace pipeline
