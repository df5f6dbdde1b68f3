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

/// The name that an argument of a model has as an input, a parameter or a buffer; null, with an
/// error, unless it is exactly one of them.
static StringAttr verifyArgument(func::FuncOp model, unsigned index) {
  StringAttr name;
  for (StringRef kind : {PipeDialect::getInputAttrName(), PipeDialect::getParameterAttrName(),
                         PipeDialect::getBufferAttrName()}) {
    auto found = model.getArgAttrOfType<StringAttr>(index, kind);
    if (found && name) {
      name = nullptr;
      break;
    }
    if (found)
      name = found;
  }
  if (!name)
    model.emitOpError("argument #")
        << index
        << " of a 'pipe.model' needs one of 'pipe.input', 'pipe.parameter' and 'pipe.buffer'";
  return name;
}

static LogicalResult verifyArguments(func::FuncOp model, llvm::StringMap<unsigned> &buffers) {
  llvm::StringMap<unsigned> names;
  for (unsigned i = 0, e = model.getNumArguments(); i < e; ++i) {
    StringAttr name = verifyArgument(model, i);
    if (!name)
      return failure();
    auto type = dyn_cast<RankedTensorType>(model.getArgumentTypes()[i]);
    if (!type || !type.hasStaticShape())
      return model.emitOpError("argument #")
             << i << " must be a tensor of static shape, but is " << model.getArgumentTypes()[i];
    auto [it, inserted] = names.try_emplace(name, i);
    if (!inserted)
      return model.emitOpError("arguments #")
             << it->second << " and #" << i << " are both named '" << name.getValue() << "'";
    if (model.getArgAttr(i, PipeDialect::getBufferAttrName()))
      buffers[name] = i;
  }
  return success();
}

/// Result `index`, the new value of a buffer: of one that there is, in its type, and the only one.
static LogicalResult verifyUpdate(func::FuncOp model, unsigned index, StringAttr name,
                                  const llvm::StringMap<unsigned> &buffers) {
  auto buffer = buffers.find(name);
  if (buffer == buffers.end())
    return model.emitOpError("result #") << index << " updates the buffer '" << name.getValue()
                                         << "', but no argument is that buffer";
  Type wanted = model.getArgumentTypes()[buffer->second];
  if (model.getResultTypes()[index] != wanted)
    return model.emitOpError("result #")
           << index << " updates the buffer '" << name.getValue() << "' and must be " << wanted
           << ", but is " << model.getResultTypes()[index];
  for (unsigned other = 0; other < index; ++other)
    if (model.getResultAttr(other, PipeDialect::getBufferAttrName()) == name)
      return model.emitOpError("results #")
             << other << " and #" << index << " both update the buffer '" << name.getValue() << "'";
  return success();
}

static LogicalResult verifyResults(func::FuncOp model, const llvm::StringMap<unsigned> &buffers) {
  if (model.getNumResults() == 0)
    return model.emitOpError("a 'pipe.model' returns its loss first, but returns nothing");
  std::optional<unsigned> weight;
  for (auto [index, result] : llvm::enumerate(model.getResultTypes())) {
    unsigned i = index;
    unsigned roles =
        llvm::count_if(ArrayRef({PipeDialect::getBufferAttrName(), PipeDialect::getCheckAttrName(),
                                 PipeDialect::getLossWeightAttrName()}),
                       [&](StringRef role) { return model.getResultAttr(i, role) != nullptr; });
    if (roles > (i == 0 ? 0 : 1))
      return model.emitOpError("result #")
             << i << " must be one thing: the loss, which is result #0, a check, the weight of the "
             << "loss, the update of a buffer or a metric";
    if (auto name = model.getResultAttrOfType<StringAttr>(i, PipeDialect::getBufferAttrName())) {
      if (failed(verifyUpdate(model, i, name, buffers)))
        return failure();
      continue;
    }
    auto type = dyn_cast<RankedTensorType>(result);
    if (!type || type.getRank() != 0 || !type.getElementType().isF32())
      return model.emitOpError("result #")
             << i << " of a 'pipe.model' must be tensor<f32>, unless it updates a buffer: "
             << "the loss, its weight, a check or a metric; but is " << result;
    if (!model.getResultAttr(i, PipeDialect::getLossWeightAttrName()))
      continue;
    if (weight)
      return model.emitOpError("results #")
             << *weight << " and #" << i << " are both the weight of the loss";
    weight = i;
  }
  return success();
}

/// A model takes inputs, parameters and buffers only, and its first result is the loss.
static LogicalResult verifyModel(func::FuncOp model) {
  llvm::StringMap<unsigned> buffers;
  if (failed(verifyArguments(model, buffers)))
    return failure();
  return verifyResults(model, buffers);
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

/// Errors of an attribute that must be a string that is not empty.
static LogicalResult verifyText(Operation *op, StringRef place, unsigned index,
                                NamedAttribute attribute, StringRef what) {
  auto value = dyn_cast<StringAttr>(attribute.getValue());
  if (value && !value.empty())
    return success();
  return op->emitOpError(place) << " #" << index << ": '" << attribute.getName().getValue()
                                << "' must be " << what;
}

/// An argument that is the packed form of another: bytes, as many as the packing says.
static LogicalResult verifyPackedArgument(FunctionOpInterface function, unsigned index) {
  auto packing = function.getArgAttrOfType<PackingAttr>(index, PipeDialect::getPackingAttrName());
  auto packed = function.getArgAttrOfType<IntegerAttr>(index, PipeDialect::getPackedAttrName());
  if (!packing || !packed)
    return function.emitOpError("argument #")
           << index << ": 'pipe.packing', a #pipe.packing, and 'pipe.packed', an integer, need "
           << "each other";
  if (packed.getInt() < 0 || packed.getInt() >= static_cast<int64_t>(index) ||
      !function.getArgAttr(packed.getInt(), PipeDialect::getPackableAttrName()))
    return function.emitOpError("argument #")
           << index << ": 'pipe.packed' must name an argument before it that is 'pipe.packable'";
  // It becomes a plain pointer later.
  auto type = dyn_cast<MemRefType>(function.getArgumentTypes()[index]);
  if (type && (type.getRank() != 1 || !type.getElementType().isInteger(8) ||
               type.getNumElements() != packing.getBytes()))
    return function.emitOpError("argument #")
           << index << " is a packed form of " << packing.getBytes() << " bytes, but its type is "
           << function.getArgumentTypes()[index];
  return success();
}

LogicalResult PipeDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned index,
                                                    NamedAttribute attribute) {
  StringRef name = attribute.getName();
  auto function = dyn_cast<FunctionOpInterface>(op);
  auto has = [&](StringRef other) { return function && function.getArgAttr(index, other); };
  if (name == getInputAttrName() || name == getParameterAttrName() || name == getBufferAttrName() ||
      name == getConstantAttrName())
    return verifyText(op, "argument", index, attribute, "a name");
  if (name == getFrozenAttrName() && !has(getParameterAttrName()))
    return op->emitOpError("argument #")
           << index << ": 'pipe.frozen' belongs beside 'pipe.parameter'";
  if (name == getInitAttrName()) {
    if (!has(getParameterAttrName()) && !has(getBufferAttrName()))
      return op->emitOpError("argument #")
             << index << ": 'pipe.init' belongs beside 'pipe.parameter' or 'pipe.buffer'";
    if (!isa<NormalAttr, FillAttr>(attribute.getValue()))
      return op->emitOpError("argument #")
             << index << ": 'pipe.init' must be #pipe.normal or #pipe.fill";
    // That arguments are tensors is checked of models.
    if (auto type = dyn_cast<RankedTensorType>(function.getArgumentTypes()[index]))
      return verifyInitialValues([&] { return op->emitOpError("argument #") << index << " "; },
                                 attribute.getValue(), type);
    return success();
  }
  if (name == getPackingAttrName() || name == getPackedAttrName()) {
    if (function)
      return verifyPackedArgument(function, index);
    return op->emitOpError("argument #") << index << ": '" << name << "' belongs on a function's";
  }
  if (name == getFrozenAttrName() || name == getAccumulatorAttrName() ||
      name == getPackableAttrName())
    return success();
  return op->emitOpError("argument #") << index << " has an unknown attribute '" << name << "'";
}

LogicalResult PipeDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned index,
                                                       NamedAttribute attribute) {
  StringRef name = attribute.getName();
  if (name == getLossAttrName()) {
    // A function that is no model yet may return it elsewhere.
    if (index != 0 && op->hasAttr(getModelAttrName()))
      return op->emitOpError("result #") << index << ": the loss must be result #0";
    return success();
  }
  if (name == getOutputAttrName() || name == getBufferAttrName())
    return verifyText(op, "result", index, attribute, "a name");
  if (name == getCheckAttrName())
    return verifyText(op, "result", index, attribute, "a message");
  if (name == getLossWeightAttrName())
    return success();
  return op->emitOpError("result #") << index << " has an unknown attribute '" << name << "'";
}
