//===- Model.cpp - The model that is compiled -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model.h"

#include "IndexedTables.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace pipeline::driver {

using runtime::ElementType;
using runtime::ModelInterface;
using runtime::TensorDescription;

OwningOpRef<ModuleOp> readModel(MLIRContext &context, StringRef path, StringRef tool) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer = openInputFile(path, &message);
  if (!buffer) {
    emitError(UnknownLoc::get(&context)) << "the model " << message;
    return nullptr;
  }
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), SMLoc());
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module || failed(requirePhase(*module, Phase::Model, tool)))
    return nullptr;
  return module;
}

static std::optional<ElementType> getElementType(Type type) {
  if (type.isInteger(1))
    return ElementType::Bool;
  if (type.isInteger(8))
    return type.isUnsignedInteger() ? ElementType::U8 : ElementType::I8;
  if (type.isInteger(16))
    return ElementType::I16;
  if (type.isInteger(32))
    return ElementType::I32;
  if (type.isInteger(64))
    return ElementType::I64;
  if (type.isF16())
    return ElementType::F16;
  if (type.isBF16())
    return ElementType::BF16;
  if (type.isF32())
    return ElementType::F32;
  if (type.isF64())
    return ElementType::F64;
  return std::nullopt;
}

FailureOr<TensorDescription> describeTensor(Location loc, StringRef name, RankedTensorType type) {
  if (!type.hasStaticShape())
    return emitError(loc) << "takes '" << name << "' as " << type
                          << ", but a program is compiled for one shape";
  std::optional<ElementType> element = getElementType(type.getElementType());
  if (!element)
    return emitError(loc) << "takes '" << name << "' as " << type
                          << ", but files have no elements of that type";
  TensorDescription tensor;
  tensor.name = name.str();
  tensor.type = *element;
  tensor.shape.assign(type.getShape().begin(), type.getShape().end());
  return tensor;
}

FailureOr<ModelInterface> readInterface(ModuleOp module) {
  FailureOr<func::FuncOp> model = getModel(module);
  if (failed(model))
    return failure();
  ModelInterface interface;
  for (BlockArgument argument : model->getArguments()) {
    unsigned index = argument.getArgNumber();
    auto getName = [&](StringRef attribute) {
      return model->getArgAttrOfType<StringAttr>(index, attribute);
    };
    auto input = getName(PipeDialect::getInputAttrName());
    auto parameter = getName(PipeDialect::getParameterAttrName());
    auto state = parameter ? parameter : getName(PipeDialect::getBufferAttrName());
    FailureOr<TensorDescription> tensor = describeTensor(
        model->getLoc(), input ? input : state, cast<RankedTensorType>(argument.getType()));
    if (failed(tensor))
      return failure();
    if (input)
      interface.inputs.push_back({*tensor, countIndexedRows(argument)});
    else
      interface.state.push_back(
          {*tensor, parameter != nullptr,
           model->getArgAttr(index, PipeDialect::getInitAttrName()) != nullptr});
  }
  return interface;
}

} // namespace pipeline::driver
