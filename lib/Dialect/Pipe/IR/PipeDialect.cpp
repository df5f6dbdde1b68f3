//===- PipeDialect.cpp - Registration and discardable attributes -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;
using namespace pipeline;

#include "pipeline/Dialect/Pipe/IR/PipeDialect.cpp.inc"

void PipeDialect::initialize() {
  registerAttributes();
  registerTypes();
  registerOperations();
}

//===----------------------------------------------------------------------===//
// Discardable attributes
//===----------------------------------------------------------------------===//

/// A model takes inputs and parameters only, and its first result is the loss.
static LogicalResult verifyModel(func::FuncOp model) {
  llvm::StringMap<unsigned> names;
  for (unsigned i = 0, e = model.getNumArguments(); i < e; ++i) {
    auto input = model.getArgAttrOfType<StringAttr>(i, PipeDialect::getInputAttrName());
    auto parameter = model.getArgAttrOfType<StringAttr>(i, PipeDialect::getParameterAttrName());
    if (!input == !parameter)
      return model.emitOpError("argument #")
             << i << " of a 'pipe.model' needs one of 'pipe.input' and 'pipe.parameter'";
    auto type = dyn_cast<RankedTensorType>(model.getArgumentTypes()[i]);
    if (!type || !type.hasStaticShape())
      return model.emitOpError("argument #")
             << i << " must be a tensor of static shape, but is " << model.getArgumentTypes()[i];
    StringRef name = (input ? input : parameter).getValue();
    auto [it, inserted] = names.try_emplace(name, i);
    if (!inserted)
      return model.emitOpError("arguments #")
             << it->second << " and #" << i << " are both named '" << name << "'";
  }
  if (model.getNumResults() == 0)
    return model.emitOpError("a 'pipe.model' returns its loss first, but returns nothing");
  for (auto [i, result] : llvm::enumerate(model.getResultTypes())) {
    auto type = dyn_cast<RankedTensorType>(result);
    if (!type || type.getRank() != 0 || !type.getElementType().isF32())
      return model.emitOpError("result #")
             << i << " of a 'pipe.model' must be tensor<f32>: "
             << "the loss, or a metric whose mean over microbatches is reported; but is " << result;
  }
  return success();
}

LogicalResult PipeDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  StringRef name = attribute.getName();
  if (name == getModelAttrName()) {
    auto model = dyn_cast<func::FuncOp>(op);
    if (!model)
      return op->emitOpError("'pipe.model' belongs on a func.func");
    return verifyModel(model);
  }
  if (name == getPartitionAttrName()) {
    if (!isa<PartitionAttr>(attribute.getValue()))
      return op->emitOpError("'pipe.partition' must be a #pipe.partition");
    return success();
  }
  if (name == getCostAttrName()) {
    auto cost = dyn_cast<FloatAttr>(attribute.getValue());
    if (!isa<LayerOp>(op) || !cost || !(cost.getValueAsDouble() > 0))
      return op->emitOpError("'pipe.cost' must be a float greater than 0 on a pipe.layer");
    return success();
  }
  if (name == getFunctionAttrName() || name == getWorkspaceAttrName()) {
    if (!isa<FunctionOpInterface>(op))
      return op->emitOpError("'") << name << "' belongs on a function";
    return success();
  }
  if (name == getStopGradientAttrName())
    return success();
  return op->emitOpError("has an unknown attribute '")
         << name << "'; docs/Dialect.md lists those of the pipe dialect";
}

LogicalResult PipeDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned index,
                                                    NamedAttribute attribute) {
  StringRef name = attribute.getName();
  auto function = dyn_cast<FunctionOpInterface>(op);
  auto hasParameter = [&] {
    return function && function.getArgAttr(index, getParameterAttrName());
  };
  if (name == getInputAttrName() || name == getParameterAttrName()) {
    auto value = dyn_cast<StringAttr>(attribute.getValue());
    if (!value || value.empty())
      return op->emitOpError("argument #") << index << ": '" << name << "' must be a name";
    return success();
  }
  if (name == getFrozenAttrName() || name == getInitAttrName()) {
    if (!hasParameter())
      return op->emitOpError("argument #")
             << index << ": '" << name << "' belongs beside 'pipe.parameter'";
    if (name == getInitAttrName() && !isa<NormalAttr, FillAttr>(attribute.getValue()))
      return op->emitOpError("argument #")
             << index << ": 'pipe.init' must be #pipe.normal or #pipe.fill";
    return success();
  }
  if (name == getAccumulatorAttrName())
    return success();
  return op->emitOpError("argument #") << index << " has an unknown attribute '" << name << "'";
}

LogicalResult PipeDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned index,
                                                       NamedAttribute attribute) {
  StringRef name = attribute.getName();
  if (name == getLossAttrName()) {
    if (index != 0)
      return op->emitOpError("result #") << index << ": the loss must be result #0";
    return success();
  }
  if (name == getOutputAttrName())
    return success();
  return op->emitOpError("result #") << index << " has an unknown attribute '" << name << "'";
}
