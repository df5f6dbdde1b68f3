//===- JointComputation.cpp - A layer and its gradients in one block -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JointComputation.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/CSE.h"
#include "pipeline/Differentiation/DifferentiationInterfaces.h"
#include "pipeline/Differentiation/ReverseSweep.h"

using namespace mlir;
using namespace pipeline;
using Kind = LayerValue::Kind;

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

/// Puts `value` into `destination`, a tensor like it. Unlike linalg.copy it is never folded away,
/// and it does not run before what else reads the destination.
static Value store(OpBuilder &builder, Value value, Value destination) {
  return bufferization::MaterializeInDestinationOp::create(builder, value.getLoc(), value,
                                                           destination)
      ->getResult(0);
}

/// What `value` is a view of.
static Value getViewed(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
             tensor::ExtractSliceOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

Value JointComputation::detachFromState(Value value) {
  if (!isState(getViewed(value)))
    return value;
  OpBuilder builder(function->getContext());
  builder.setInsertionPointAfterValue(value);
  auto type = cast<RankedTensorType>(value.getType());
  auto place =
      tensor::EmptyOp::create(builder, value.getLoc(), type.getShape(), type.getElementType());
  return store(builder, value, place);
}

/// Takes states out of the inputs, and their next values, unless others read them, out of the
/// results.
void JointComputation::separateStates(const LayerGradientOptions &options) {
  llvm::SmallDenseSet<unsigned> stateResults;
  SmallVector<Value> next;
  for (const StateUpdate &update : options.stateUpdates) {
    if (!update.isRead)
      stateResults.insert(update.result);
    Value last = inputs[update.input].value, value = results[update.result].value;
    if (value == last)
      continue;
    states.push_back({last, {Kind::State, update.input}});
    next.push_back(value);
  }
  // All of them are there before the first is stored: one may be what another was.
  for (Value &value : next)
    value = detachFromState(value);
  OpBuilder builder(getBlock().getTerminator());
  for (auto [state, value] : llvm::zip_equal(states, next))
    updatedStates.push_back({store(builder, value, state.value), state.name});
  llvm::erase_if(inputs, [&](const NamedValue &input) { return isState(input.value); });
  llvm::erase_if(
      results, [&](const NamedValue &result) { return stateResults.contains(result.name.index); });
  for (NamedValue &result : results)
    result.value = detachFromState(result.value);
}

LogicalResult JointComputation::build(Region &body, const LayerGradientOptions &options) {
  cloneLayer(body, options);
  if (failed(addGradients(options)))
    return failure();
  separateStates(options);
  return success();
}
