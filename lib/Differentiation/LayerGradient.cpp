//===- LayerGradient.cpp - Forward and backward functions of a layer --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layer's ops and the ops of all its gradients are first written into one block, the joint
// computation. Every function is then a part of that block: cut where values pass from the forward
// to the backward (SavedValues.h), or from backward_input to backward_weight. So how the work is
// divided can't change what is computed.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Differentiation/LayerGradient.h"

#include "FunctionSlicer.h"
#include "SavedValues.h"

#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/CSE.h"
#include "pipeline/Differentiation/DifferentiationInterfaces.h"
#include "pipeline/Differentiation/ReverseSweep.h"

using namespace mlir;
using namespace pipeline;
using Kind = LayerValue::Kind;

LayerValue LayerGradient::resolve(LayerValue value) const {
  for (const auto &[alias, original] : aliases)
    if (alias == value)
      return original;
  return value;
}

namespace {
/// The joint computation of one layer: results and gradients in one block.
struct JointComputation {
  OwningOpRef<func::FuncOp> function;
  SmallVector<NamedValue> inputs, results, resultGradients, inputGradients;
  SmallVector<NamedValue> accumulators, accumulated;
  /// The ops that are the layer's own.
  DenseSet<Operation *> layerOps;

  Block &getBlock() { return function->getBody().front(); }
  LogicalResult build(Region &body, const LayerGradientOptions &options);

private:
  void cloneLayer(Region &body, const LayerGradientOptions &options);
  LogicalResult addGradients(const LayerGradientOptions &options);
};

/// Divides the joint computation into functions.
struct LayerDivider {
  LayerDivider(JointComputation &joint, OpBuilder &builder, const LayerGradientOptions &options)
      : joint(joint), builder(builder), options(options) {}
  LayerGradient run();

private:
  SmallVector<NamedValue> nameOnce(ArrayRef<NamedValue> values);
  /// What a backward computes again at no great cost: best right before it is read.
  bool isLate(Operation *op) const { return joint.layerOps.contains(op) && isCheapToRecompute(op); }
  LayerFunction slice(StringRef suffix, ArrayRef<NamedValue> arguments,
                      ArrayRef<NamedValue> results, bool isBackward);
  void findAdjoint();
  void chooseResiduals(ArrayRef<Value> roots);
  SmallVector<NamedValue> availableToBackward() const;
  void splitBackward(ArrayRef<NamedValue> inputGradients);

  JointComputation &joint;
  OpBuilder &builder;
  const LayerGradientOptions &options;
  LayerGradient layer;
  /// The first name of every value that has one.
  llvm::DenseMap<Value, LayerValue> names;
  /// Values that depend on gradients.
  llvm::DenseSet<Value> adjoint;
  llvm::SetVector<Value> saved;
  SmallVector<NamedValue> residuals;
};
} // namespace

void JointComputation::cloneLayer(Region &body, const LayerGradientOptions &options) {
  Block &source = body.front();
  MLIRContext *context = source.getTerminator()->getContext();
  Location loc = body.getLoc();
  function = func::FuncOp::create(loc, options.name, FunctionType::get(context, {}, {}));
  Block *block = function->addEntryBlock();
  IRMapping mapping;
  for (BlockArgument argument : source.getArguments()) {
    Value input = block->addArgument(argument.getType(), argument.getLoc());
    mapping.map(argument, input);
    inputs.push_back({input, {Kind::Input, argument.getArgNumber()}});
  }
  OpBuilder builder = OpBuilder::atBlockEnd(block);
  for (Operation &op : source.without_terminator())
    builder.clone(op, mapping);
  SmallVector<Value> returned;
  for (Value result : source.getTerminator()->getOperands())
    returned.push_back(mapping.lookup(result));
  auto terminator = func::ReturnOp::create(builder, loc, returned);

  // A value that is computed twice would be kept twice.
  IRRewriter rewriter(context);
  DominanceInfo dominance(*function);
  eliminateCommonSubExpressions(rewriter, dominance, *function);
  for (Operation &op : *block)
    layerOps.insert(&op);
  for (auto [i, result] : llvm::enumerate(terminator.getOperands()))
    results.push_back({result, {Kind::Result, unsigned(i)}});
}

LogicalResult JointComputation::addGradients(const LayerGradientOptions &options) {
  Block &block = getBlock();
  SmallVector<Value> wanted, seeded;
  auto isWanted = [&](unsigned input) {
    return options.activeInputs.test(input) || options.accumulatedInputs.test(input);
  };
  for (auto [i, input] : llvm::enumerate(inputs))
    if (isWanted(i) && carriesGradient(input.value.getType()))
      wanted.push_back(input.value);
  for (auto [i, result] : llvm::enumerate(results)) {
    if (!options.activeResults.test(i) || !carriesGradient(result.value.getType()))
      continue;
    Value gradient = block.addArgument(result.value.getType(), result.value.getLoc());
    resultGradients.push_back({gradient, {Kind::ResultGradient, unsigned(i)}});
    seeded.push_back(result.value);
  }

  OpBuilder builder(block.getTerminator());
  ReverseSweep sweep(block, builder, wanted, seeded);
  for (const NamedValue &gradient : resultGradients)
    sweep.add(results[gradient.name.index].value, gradient.value);
  if (failed(sweep.run()))
    return failure();
  // What keeps more of an op's computation is the layer's like the op.
  for (Operation *op : llvm::make_first_range(sweep.getReplacements()))
    layerOps.erase(op);
  layerOps.insert_range(llvm::make_second_range(sweep.getReplacements()));
  for (NamedValue &result : results)
    result.value = block.getTerminator()->getOperand(result.name.index);

  for (auto [i, input] : llvm::enumerate(inputs))
    if (options.activeInputs.test(i))
      if (Value gradient = sweep.gradient(input.value))
        inputGradients.push_back({gradient, {Kind::InputGradient, unsigned(i)}});
  for (auto [i, input] : llvm::enumerate(inputs)) {
    if (!options.accumulatedInputs.test(i))
      continue;
    Value accumulator = block.addArgument(input.value.getType(), input.value.getLoc());
    if (Value sum = sweep.accumulate(input.value, accumulator)) {
      accumulators.push_back({accumulator, {Kind::AccumulatedGradient, unsigned(i)}});
      accumulated.push_back({sum, {Kind::AccumulatedGradient, unsigned(i)}});
    }
  }
  return success();
}

LogicalResult JointComputation::build(Region &body, const LayerGradientOptions &options) {
  cloneLayer(body, options);
  return addGradients(options);
}

/// Names values that have no name yet, and returns those; the others become aliases.
SmallVector<NamedValue> LayerDivider::nameOnce(ArrayRef<NamedValue> values) {
  SmallVector<NamedValue> fresh;
  for (const NamedValue &value : values) {
    auto [known, isNew] = names.try_emplace(value.value, value.name);
    if (isNew)
      fresh.push_back(value);
    else
      layer.aliases.emplace_back(value.name, known->second);
  }
  return fresh;
}

void LayerDivider::findAdjoint() {
  for (ArrayRef<NamedValue> roots : {ArrayRef(joint.resultGradients), ArrayRef(joint.accumulators)})
    for (const NamedValue &root : roots)
      adjoint.insert(root.value);
  for (Operation &op : joint.getBlock()) {
    SmallVector<Value> read;
    appendOperandsAndCaptures(&op, read);
    if (llvm::any_of(read, [&](Value value) { return adjoint.contains(value); }))
      adjoint.insert(op.result_begin(), op.result_end());
  }
}

void LayerDivider::chooseResiduals(ArrayRef<Value> roots) {
  if (options.recompute == Recompute::Full)
    return;
  SavingProblem problem{joint.getBlock(), {}, {}, {}, [](Value) { return false; }};
  // An op that a gradient brought runs once, on whichever side.
  problem.mayRecompute = [this](Operation *op) {
    return !joint.layerOps.contains(op) || isCheapToRecompute(op);
  };
  Slice backward = findSlice(roots, {});
  for (Operation &op : joint.getBlock()) {
    if (!backward.ops.contains(&op) || !adjoint.contains(op.getResult(0)))
      continue;
    SmallVector<Value> read;
    appendOperandsAndCaptures(&op, read);
    for (Value value : read)
      if (!adjoint.contains(value))
        problem.needed.insert(value);
  }
  // Inputs are kept by who made them; a result as good as a residual is the better choice, for
  // others may hold it too.
  problem.costOfKeeping = [this](Value value) -> std::optional<int64_t> {
    if (isa<BlockArgument>(value))
      return 0;
    return costOfKeeping(value, /*isHeld=*/names.contains(value));
  };
  saved = chooseSavedValues(problem);
  for (Value value : saved)
    if (!names.contains(value)) {
      LayerValue name{Kind::Residual, unsigned(residuals.size())};
      residuals.push_back({value, name});
      names.try_emplace(value, name);
      layer.residualTypes.push_back(cast<RankedTensorType>(value.getType()));
    }
}

/// What a backward function may take as arguments, accumulators not among it.
SmallVector<NamedValue> LayerDivider::availableToBackward() const {
  SmallVector<NamedValue> available(joint.inputs);
  for (const NamedValue &result : joint.results)
    if (saved.contains(result.value) && !isa<BlockArgument>(result.value) &&
        names.lookup(result.value) == result.name)
      available.push_back(result);
  llvm::append_range(available, residuals);
  llvm::append_range(available, joint.resultGradients);
  return available;
}

void LayerDivider::splitBackward(ArrayRef<NamedValue> inputGradients) {
  auto valuesOf = [](ArrayRef<NamedValue> named) {
    return llvm::map_to_vector(named, [](const NamedValue &value) { return value.value; });
  };
  SmallVector<NamedValue> available = availableToBackward();
  DenseSet<Value> leaves;
  leaves.insert_range(valuesOf(available));
  leaves.insert_range(valuesOf(joint.accumulators));
  Slice input = findSlice(valuesOf(inputGradients), leaves);
  Slice weight = findSlice(valuesOf(joint.accumulated), leaves);

  SavingProblem problem{joint.getBlock(), {}, {}, {}, {}};
  for (Operation &op : joint.getBlock()) {
    if (!weight.ops.contains(&op) || input.ops.contains(&op))
      continue;
    SmallVector<Value> read;
    appendOperandsAndCaptures(&op, read);
    for (Value value : read)
      if (Operation *producer = value.getDefiningOp(); producer && input.ops.contains(producer))
        problem.needed.insert(value);
  }
  problem.costOfKeeping = [&](Value value) -> std::optional<int64_t> {
    if (isa<BlockArgument>(value) && !adjoint.contains(value))
      return 0;
    return costOfKeeping(value, /*isHeld=*/leaves.contains(value));
  };
  // What the backward computes again of the forward, it may as well compute twice.
  problem.mayRecompute = [&](Operation *op) {
    return !adjoint.contains(op->getResult(0)) || isCheapToRecompute(op);
  };
  problem.isGiven = [&](Value value) { return leaves.contains(value); };

  SmallVector<NamedValue> carried, passed;
  for (Value value : chooseSavedValues(problem)) {
    if (leaves.contains(value) || isa<BlockArgument>(value))
      continue;
    LayerValue name{Kind::Carried, unsigned(carried.size())};
    auto [known, isNew] = names.try_emplace(value, name);
    passed.push_back({value, known->second});
    if (!isNew)
      continue;
    carried.push_back({value, name});
    layer.carriedTypes.push_back(cast<RankedTensorType>(value.getType()));
  }

  SmallVector<NamedValue> results(inputGradients);
  llvm::append_range(results, carried);
  layer.backwardInput = slice(".backward_input", available, results, /*isBackward=*/true);
  llvm::append_range(available, passed);
  llvm::append_range(available, joint.accumulators);
  layer.backwardWeight =
      slice(".backward_weight", available, joint.accumulated, /*isBackward=*/true);
}

LayerFunction LayerDivider::slice(StringRef suffix, ArrayRef<NamedValue> arguments,
                                  ArrayRef<NamedValue> results, bool isBackward) {
  return sliceFunction(builder, joint.getBlock(), (options.name + suffix).str(), arguments, results,
                       [&](Operation *op) { return isBackward && isLate(op); });
}

LayerGradient LayerDivider::run() {
  nameOnce(joint.inputs);
  nameOnce(joint.resultGradients);
  SmallVector<NamedValue> results = nameOnce(joint.results);
  findAdjoint();
  SmallVector<NamedValue> inputGradients = nameOnce(joint.inputGradients);

  SmallVector<NamedValue> backwardResults(inputGradients);
  llvm::append_range(backwardResults, joint.accumulated);
  SmallVector<Value> roots;
  for (const NamedValue &result : backwardResults)
    roots.push_back(result.value);
  chooseResiduals(roots);

  SmallVector<NamedValue> forwardResults(results);
  llvm::append_range(forwardResults, residuals);
  layer.forward = slice(".forward", joint.inputs, forwardResults, /*isBackward=*/false);
  SmallVector<NamedValue> arguments = availableToBackward();
  llvm::append_range(arguments, joint.accumulators);
  layer.backward = slice(".backward", arguments, backwardResults, /*isBackward=*/true);
  if (options.splitBackward)
    splitBackward(inputGradients);
  return std::move(layer);
}

/// Whether the layer's boundary can be that of functions on static tensors.
static LogicalResult checkBoundary(Region &body) {
  Operation *layer = body.getParentOp();
  if (!body.hasOneBlock())
    return layer->emitError("can't be differentiated: its body must be one block");
  auto isStaticTensor = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape();
  };
  for (BlockArgument input : body.getArguments())
    if (!isStaticTensor(input.getType()))
      return layer->emitError("can't be differentiated: input #")
             << input.getArgNumber() << " has type " << input.getType()
             << ", not a tensor of static shape";
  for (OpOperand &result : body.front().getTerminator()->getOpOperands())
    if (!isStaticTensor(result.get().getType()))
      return layer->emitError("can't be differentiated: result #")
             << result.getOperandNumber() << " has type " << result.get().getType()
             << ", not a tensor of static shape";
  return success();
}

FailureOr<LayerGradient> pipeline::differentiateLayer(Region &body, OpBuilder &builder,
                                                      const LayerGradientOptions &options) {
  if (failed(checkBoundary(body)))
    return failure();
  JointComputation joint;
  if (failed(joint.build(body, options)))
    return failure();
  return LayerDivider(joint, builder, options).run();
}
