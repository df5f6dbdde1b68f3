//===- VerifyModel.cpp - The phases model and partitioned -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PhaseVerifiers.h"

using namespace mlir;

namespace pipeline {

/// All ops of the body but its return are `OpTy`.
template <typename OpTy>
static LogicalResult verifyBody(func::FuncOp model, StringRef rule) {
  if (!llvm::hasSingleElement(model.getBody()))
    return model.emitOpError(rule) << ": a model is one block";
  for (Operation &op : model.getBody().front().without_terminator())
    if (!isa<OpTy>(op))
      return op.emitOpError(rule) << ": stands in a model, which here holds "
                                  << OpTy::getOperationName() << " only";
  return success();
}

static LogicalResult verifyNames(func::FuncOp model) {
  llvm::StringMap<LayerOp> layers;
  WalkResult result = model.walk([&](LayerOp layer) {
    auto [it, inserted] = layers.try_emplace(layer.getName(), layer);
    if (inserted)
      return WalkResult::advance();
    InFlightDiagnostic diagnostic = layer.emitOpError("M2: is a second layer named '")
                                    << layer.getName() << "'";
    diagnostic.attachNote(it->second.getLoc()) << "the first is here";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

static LogicalResult verifyResults(func::FuncOp model) {
  auto results = cast<func::ReturnOp>(model.getBody().front().getTerminator());
  for (auto [i, value] : llvm::enumerate(results.getOperands()))
    if (isa<BlockArgument>(value))
      return results.emitOpError("M3: result #")
             << i << " is an argument of the model; a layer must make it";
  return success();
}

/// The argument of the model or the result of a layer that `value`, which may cross stages, is.
static Value getOrigin(Value value) {
  for (;;) {
    auto argument = dyn_cast<BlockArgument>(value);
    if (auto stage = value.getDefiningOp<StageOp>()) {
      auto yield = cast<YieldOp>(stage.getBody().front().getTerminator());
      value = yield.getValues()[cast<OpResult>(value).getResultNumber()];
    } else if (auto stage =
                   argument ? dyn_cast<StageOp>(argument.getOwner()->getParentOp()) : StageOp()) {
      value = stage.getInputs()[argument.getArgNumber()];
    } else {
      return value;
    }
  }
}

/// M4: the buffer of an argument changes in the layer that makes its next value, and no other layer
/// sees it: those would depend on which of them runs first.
static LogicalResult verifyUpdate(func::FuncOp model, BlockArgument buffer, Value next,
                                  StringRef name) {
  auto updater = getOrigin(next).getDefiningOp<LayerOp>();
  if (!updater)
    return model.emitOpError("M4: the next value of buffer '")
           << name << "' is an argument of the model; a layer must make it";
  WalkResult result = model.walk([&](LayerOp layer) {
    auto reads = [&](Value input) { return getOrigin(input) == buffer; };
    if (layer == updater || llvm::none_of(layer.getInputs(), reads))
      return WalkResult::advance();
    InFlightDiagnostic diagnostic = layer.emitOpError("M4: reads buffer '")
                                    << name << "', which another layer updates; put all that uses "
                                    << "the buffer into one layer";
    diagnostic.attachNote(updater.getLoc()) << "it is updated here";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

static LogicalResult verifyUpdates(func::FuncOp model) {
  StringRef attribute = PipeDialect::getBufferAttrName();
  auto results = cast<func::ReturnOp>(model.getBody().front().getTerminator());
  for (auto [i, next] : llvm::enumerate(results.getOperands())) {
    auto name = model.getResultAttrOfType<StringAttr>(i, attribute);
    if (!name)
      continue;
    for (BlockArgument argument : model.getArguments())
      if (model.getArgAttr(argument.getArgNumber(), attribute) == name &&
          failed(verifyUpdate(model, argument, next, name)))
        return failure();
    auto partition = model->getAttrOfType<PartitionAttr>(PipeDialect::getPartitionAttrName());
    if (partition && partition.getCopies() > 1)
      return model.emitOpError("P4: updates buffer '")
             << name.getValue()
             << "', but every stage has two owners, each of which would see half of the "
                "microbatches; choose a schedule that gives a stage one owner, such as 1f1b or zbv";
  }
  return success();
}

LogicalResult verifyModelPhase(func::FuncOp model) {
  if (failed(verifyBody<LayerOp>(model, "M1")) || failed(verifyNames(model)))
    return failure();
  if (model.getBody().front().without_terminator().empty())
    return model.emitOpError("M1: has no layer");
  return failure(failed(verifyResults(model)) || failed(verifyUpdates(model)));
}

LogicalResult verifyPartitionedPhase(func::FuncOp model) {
  auto partition = model->getAttrOfType<PartitionAttr>(PipeDialect::getPartitionAttrName());
  if (failed(verifyBody<StageOp>(model, "P1")))
    return failure();
  int64_t next = 0;
  for (auto stage : model.getOps<StageOp>()) {
    if (static_cast<int64_t>(stage.getIndex()) != next)
      return stage.emitOpError("P2: is stage ")
             << stage.getIndex() << ", but stage " << next << " comes here";
    if (stage.getBody().front().without_terminator().empty())
      return stage.emitOpError("P3: holds no layer");
    ++next;
  }
  if (next != partition.getStages())
    return model.emitOpError("P2: has ")
           << next << " stages, but its partition has " << partition.getStages();
  return failure(failed(verifyNames(model)) || failed(verifyResults(model)) ||
                 failed(verifyUpdates(model)));
}

} // namespace pipeline
