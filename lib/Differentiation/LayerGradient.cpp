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

#include "BackwardSplit.h"
#include "JointComputation.h"
#include "ResidualChoice.h"
#include "RunCost.h"
#include "SavedReporter.h"

#include "pipeline/Differentiation/DifferentiationInterfaces.h"

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
/// Divides the joint computation into functions.
struct LayerDivider {
  LayerDivider(JointComputation &joint, OpBuilder &builder, const LayerGradientOptions &options)
      : joint(joint), builder(builder), options(options) {}
  LayerGradient run();

private:
  SmallVector<NamedValue> nameOnce(ArrayRef<NamedValue> values);
  bool isLate(Operation *op) const;
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

/// Whether a backward runs an op of the layer best right before its result is read. Where the whole
/// forward runs again, only what is cheap: the rest is read in many places.
bool LayerDivider::isLate(Operation *op) const {
  return joint.layerOps.contains(op) &&
         (options.recompute != Recompute::Full || classifyWork(op) == OpWork::Cheap);
}

void LayerDivider::chooseResiduals(ArrayRef<Value> roots) {
  ResidualChoice choice(joint, adjoint, SmallVector<Value>(roots),
                        [this](Value value) { return names.contains(value); });
  saved = choice.choose(options.recompute);
  if (options.reportSaved)
    layer.saved = reportSaved(joint, choice, options.recompute, names);
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
  BackwardParts parts{joint,
                      adjoint,
                      leaves,
                      findSlice(valuesOf(inputGradients), leaves),
                      findSlice(valuesOf(joint.accumulated), leaves),
                      /*repeatsForward=*/options.recompute == Recompute::Full};
  SmallVector<NamedValue> carried, passed;
  for (Value value : chooseCarried(parts)) {
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

  SmallVector<NamedValue> forwardInputs(joint.inputs), forwardResults(results);
  llvm::append_range(forwardInputs, joint.states);
  for (const NamedValue &residual : residuals)
    forwardResults.push_back({joint.detachFromState(residual.value), residual.name});
  llvm::append_range(forwardResults, joint.updatedStates);
  layer.forward = slice(".forward", forwardInputs, forwardResults, /*isBackward=*/false);
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
