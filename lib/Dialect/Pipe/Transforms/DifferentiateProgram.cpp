//===- DifferentiateProgram.cpp - A microbatch as calls of layers -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// First the layers are asked, from the last to the first, which gradients they
// have to pass on. Then their forwards are called in order and their backwards
// in reverse. The gradient of a value that several layers read is a running sum
// in that order, each addition made by the stage of the layer that contributes.
//
//===----------------------------------------------------------------------===//

#include "DifferentiateProgram.h"

#include "pipeline/Differentiation/DifferentiationInterfaces.h"

using namespace mlir;

namespace pipeline {

namespace {
using Kind = LayerValue::Kind;

/// A layer of the model, its functions, and the values of their calls.
struct LayerInstance {
  const ModelLayer &layer;
  unsigned index;
  const LayerGradient *gradient = nullptr;
  std::map<std::pair<Kind, unsigned>, Value> values = {};

  Value &operator[](LayerValue name) { return values[{name.kind, name.index}]; }
  /// The value of that name, whatever it is an alias of; null where it is zero.
  Value find(LayerValue name) {
    name = gradient->resolve(name);
    auto found = values.find({name.kind, name.index});
    return found == values.end() ? Value() : found->second;
  }
};

class ProgramBuilder {
public:
  ProgramBuilder(const FlatModel &model, LayerLibrary &library, Backwards backwards,
                 MLIRContext *context)
      : model(model), library(library), backwards(backwards), builder(context) {}
  FailureOr<MicrobatchProgram> run();

private:
  LogicalResult differentiateLayers();
  LayerGradientOptions findOptions(const ModelLayer &layer, DenseSet<Value> &varied);
  void createArguments();
  void callForward(LayerInstance &instance);
  void callBackwards(ActionKind kind);
  void callBackward(LayerInstance &instance, ActionKind kind);
  void call(LayerInstance &instance, const LayerFunction &function, ActionKind kind);
  func::CallOp createCall(Location loc, func::FuncOp callee, ValueRange operands, Part part);
  Value getAccumulator(LayerInstance &instance, unsigned input);

  const FlatModel &model;
  LayerLibrary &library;
  Backwards backwards;
  OpBuilder builder;
  MicrobatchProgram program;
  SmallVector<LayerInstance> instances;
  /// From arguments of the model and results of layers to values of the program.
  DenseMap<Value, Value> values;
  /// The gradients of results of layers as far as they are summed, for one way of
  /// doing the backward.
  DenseMap<Value, Value> gradients;
};
} // namespace

/// Which inputs of a layer take a gradient; adds those of its results that
/// depend on a parameter to `varied`.
LayerGradientOptions ProgramBuilder::findOptions(const ModelLayer &layer, DenseSet<Value> &varied) {
  LayerGradientOptions options;
  LayerOp op = layer.op;
  unsigned count = layer.inputs.size();
  options.activeInputs.resize(count);
  options.accumulatedInputs.resize(count);
  for (auto [i, input] : llvm::enumerate(layer.inputs)) {
    // Where nothing is trained, nothing depends on what is.
    options.accumulatedInputs[i] = backwards != Backwards::None && model.isTrainable(input);
    options.activeInputs[i] = varied.contains(input);
  }
  llvm::BitVector wanted = options.activeInputs;
  wanted |= options.accumulatedInputs;
  for (unsigned result : findVariedResults(op.getBody(), wanted).set_bits())
    varied.insert(op.getResult(result));
  for (const FlatModel::Update &update : model.updates)
    if (update.value.getOwner() == op) {
      auto input = llvm::find(layer.inputs, Value(update.buffer)) - layer.inputs.begin();
      options.stateUpdates.push_back(
          {unsigned(input), update.value.getResultNumber(), update.isRead});
    }
  return options;
}

LogicalResult ProgramBuilder::differentiateLayers() {
  DenseSet<Value> varied;
  std::vector<LayerGradientOptions> options;
  for (const ModelLayer &layer : model.layers)
    options.push_back(findOptions(layer, varied));
  if (Value weight = model.getLossWeight(); weight && varied.contains(weight))
    return weight.getDefiningOp()->emitError(
        "makes the loss weight from what is trained, but a step's gradient takes the weight as a "
        "constant; mark where it starts with pipe.stop_gradient, or compute it from inputs");

  // A result is differentiated where a later layer has a gradient for it.
  DenseSet<Value> differentiated{model.getLoss()};
  program.layers.resize(model.layers.size());
  for (unsigned index = model.layers.size(); index-- > 0;) {
    const ModelLayer &layer = model.layers[index];
    LayerOp op = layer.op;
    options[index].activeResults.resize(op->getNumResults());
    for (OpResult result : op->getResults())
      options[index].activeResults[result.getResultNumber()] =
          differentiated.contains(result) && varied.contains(result);
    FailureOr<const LayerGradient *> gradient = library.get(op, options[index]);
    if (failed(gradient))
      return failure();
    program.layers[index] = *gradient;
    for (auto [i, input] : llvm::enumerate(layer.inputs)) {
      LayerValue name{Kind::InputGradient, unsigned(i)};
      if (llvm::is_contained((*gradient)->backward.results, name) ||
          (*gradient)->resolve(name) != name)
        differentiated.insert(input);
    }
  }
  for (auto [index, layer] : llvm::enumerate(model.layers))
    instances.push_back({layer, unsigned(index), program.layers[index]});
  return success();
}

void ProgramBuilder::createArguments() {
  func::FuncOp function = model.function;
  Location loc = function.getLoc();
  program.holder = func::FuncOp::create(loc, "microbatch", builder.getFunctionType({}, {}));
  Block *block = program.holder->addEntryBlock();
  builder.setInsertionPointToEnd(block);
  for (BlockArgument argument : function.getArguments())
    values[argument] = block->addArgument(argument.getType(), argument.getLoc());
  if (backwards != Backwards::None && !model.getLossWeight())
    program.lossGradient = block->addArgument(model.getLoss().getType(), loc);
}

Value ProgramBuilder::getAccumulator(LayerInstance &instance, unsigned input) {
  Value &accumulator = instance[{Kind::AccumulatedGradient, input}];
  if (!accumulator) {
    auto parameter = cast<BlockArgument>(instance.layer.inputs[input]);
    accumulator = program.getBlock().addArgument(parameter.getType(), parameter.getLoc());
    program.accumulators.push_back({accumulator, parameter, instance.index});
  }
  return accumulator;
}

func::CallOp ProgramBuilder::createCall(Location loc, func::FuncOp callee, ValueRange operands,
                                        Part part) {
  auto call = func::CallOp::create(builder, loc, callee, operands);
  program.calls[part].push_back(call);
  return call;
}

void ProgramBuilder::call(LayerInstance &instance, const LayerFunction &function, ActionKind kind) {
  if (!function.function)
    return;
  SmallVector<Value> operands;
  for (LayerValue argument : function.arguments) {
    if (argument.kind == Kind::AccumulatedGradient) {
      operands.push_back(getAccumulator(instance, argument.index));
    } else if (argument.kind == Kind::State) {
      operands.push_back(values.lookup(instance.layer.inputs[argument.index]));
      program.states.push_back(operands.back());
    } else {
      operands.push_back(instance.find(argument));
    }
  }
  LayerOp op = instance.layer.op;
  func::CallOp made =
      createCall(op.getLoc(), function.function, operands, {kind, instance.layer.stage});
  for (auto [name, result] : llvm::zip_equal(function.results, made.getResults()))
    if (name.kind != Kind::AccumulatedGradient && name.kind != Kind::State)
      instance[name] = result;
}

void ProgramBuilder::callForward(LayerInstance &instance) {
  for (auto [i, input] : llvm::enumerate(instance.layer.inputs))
    instance[{Kind::Input, unsigned(i)}] = values.lookup(input);
  call(instance, instance.gradient->forward, ActionKind::Forward);
  LayerOp op = instance.layer.op;
  for (OpResult result : op->getResults())
    values[result] = instance.find({Kind::Result, result.getResultNumber()});
}

void ProgramBuilder::callBackwards(ActionKind kind) {
  gradients.clear();
  gradients[model.getLoss()] = program.lossGradient;
  for (LayerInstance &instance : llvm::reverse(instances))
    callBackward(instance, kind);
}

void ProgramBuilder::callBackward(LayerInstance &instance, ActionKind kind) {
  LayerOp op = instance.layer.op;
  for (OpResult result : op->getResults())
    if (Value gradient = gradients.lookup(result))
      instance[{Kind::ResultGradient, result.getResultNumber()}] = gradient;
  // A gradient of another way of doing the backward is none of this one.
  std::erase_if(instance.values,
                [](const auto &entry) { return entry.first.first == Kind::InputGradient; });
  if (kind == ActionKind::Backward) {
    call(instance, instance.gradient->backward, kind);
  } else {
    call(instance, instance.gradient->backwardInput, ActionKind::BackwardInput);
    call(instance, instance.gradient->backwardWeight, ActionKind::BackwardWeight);
  }
  for (auto [i, input] : llvm::enumerate(instance.layer.inputs)) {
    Value term = instance.find({Kind::InputGradient, unsigned(i)});
    if (!term)
      continue;
    Value &sum = gradients[input];
    if (sum) {
      func::FuncOp add = library.getSum(op.getLoc(), cast<RankedTensorType>(term.getType()));
      sum = createCall(op.getLoc(), add, {sum, term}, {kind, instance.layer.stage}).getResult(0);
    } else {
      sum = term;
    }
  }
}

FailureOr<MicrobatchProgram> ProgramBuilder::run() {
  if (failed(differentiateLayers()))
    return failure();
  createArguments();
  for (LayerInstance &instance : instances)
    callForward(instance);
  for (auto [i, output] : llvm::enumerate(model.outputs)) {
    program.outputs.push_back(values.lookup(output.value));
    if (isa<BlockArgument>(program.outputs.back()))
      return output.value.getDefiningOp()->emitError("result #")
             << i
             << " of the model is an argument that layers only pass on; a layer must compute it";
  }
  if (backwards != Backwards::None) {
    if (Value weight = model.getLossWeight())
      program.lossGradient = values.lookup(weight);
    callBackwards(ActionKind::Backward);
  }
  if (backwards == Backwards::FullAndSplit)
    callBackwards(ActionKind::BackwardInput);
  llvm::sort(program.accumulators, [](const auto &a, const auto &b) {
    return std::pair(a.layer, a.parameter.getArgNumber()) <
           std::pair(b.layer, b.parameter.getArgNumber());
  });
  return std::move(program);
}

FailureOr<MicrobatchProgram> MicrobatchProgram::build(const FlatModel &model, LayerLibrary &library,
                                                      Backwards backwards) {
  func::FuncOp function = model.function;
  return ProgramBuilder(model, library, backwards, function.getContext()).run();
}

} // namespace pipeline
