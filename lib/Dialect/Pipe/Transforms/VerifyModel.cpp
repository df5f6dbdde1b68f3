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

LogicalResult verifyModelPhase(func::FuncOp model) {
  if (failed(verifyBody<LayerOp>(model, "M1")) || failed(verifyNames(model)))
    return failure();
  if (model.getBody().front().without_terminator().empty())
    return model.emitOpError("M1: has no layer");
  return verifyResults(model);
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
  if (failed(verifyNames(model)))
    return failure();
  return verifyResults(model);
}

} // namespace pipeline
