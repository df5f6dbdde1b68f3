//===- CheckMessages.cpp - What a run says when a check fails ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckMessages.h"
#include "../LocationNames.h"
#include "ValueSources.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace pipeline {

/// `parameter 'w'`: what an argument of the model is; empty where that is not known.
static std::string describeArgument(BlockArgument argument) {
  auto model = cast<func::FuncOp>(argument.getOwner()->getParentOp());
  for (auto [attribute, kind] : {std::pair(PipeDialect::getInputAttrName(), "input"),
                                 std::pair(PipeDialect::getParameterAttrName(), "parameter"),
                                 std::pair(PipeDialect::getBufferAttrName(), "buffer")})
    if (auto name = model.getArgAttrOfType<StringAttr>(argument.getArgNumber(), attribute))
      return llvm::formatv("{0} '{1}'", kind, name.getValue());
  return {};
}

/// `computed from input 'x'`: the inputs that `values` come from, else the other arguments; empty
/// where there are none.
static std::string describeSources(ArrayRef<Value> values) {
  SmallVector<std::string> inputs, others;
  for (Value value : values)
    for (BlockArgument argument : findSourceArguments(value)) {
      std::string name = describeArgument(argument);
      SmallVector<std::string> &list = StringRef(name).starts_with("input") ? inputs : others;
      if (!name.empty() && !llvm::is_contained(list, name))
        list.push_back(name);
    }
  ArrayRef<std::string> names = inputs.empty() ? others : inputs;
  return names.empty() ? "" : "computed from " + llvm::join(names, " and ");
}

/// The argument of the model that `tensor` is, reshaped at most.
static BlockArgument findArgument(Value tensor) {
  while (true) {
    if (auto argument = dyn_cast<BlockArgument>(tensor);
        argument && isa<func::FuncOp>(argument.getOwner()->getParentOp()))
      return argument;
    Operation *op = tensor.getDefiningOp();
    if (op && !isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(op))
      return nullptr;
    SmallVector<Value> sources = getForwardedValues(tensor);
    if (sources.size() != 1)
      return nullptr;
    tensor = sources.front();
  }
}

static std::string describeTensor(Value tensor) {
  if (BlockArgument argument = findArgument(tensor))
    if (std::string name = describeArgument(argument); !name.empty())
      return name;
  auto type = cast<RankedTensorType>(tensor.getType());
  std::string text =
      "a tensor of " +
      llvm::join(
          llvm::map_range(type.getShape(), [](int64_t size) { return std::to_string(size); }), "x");
  if (StringRef name = getLocationName(tensor.getLoc()); !name.empty())
    text += (" from '" + name + "'").str();
  else if (auto layer = tensor.getParentRegion()->getParentOfType<LayerOp>())
    text += (" in layer '" + layer.getName() + "'").str();
  return text;
}

std::string describeIndices(ArrayRef<CheckedIndex> indices, Value tensor) {
  std::string ranges;
  SmallVector<Value> values;
  for (const CheckedIndex &checked : indices) {
    values.push_back(checked.index->get());
    ranges += llvm::formatv("{0}[0, {1}], dimension {2}", ranges.empty() ? "" : ", or ",
                            checked.last, checked.dimension);
  }
  std::string sources = describeSources(values);
  return llvm::formatv("an index{0}{1} is outside {2} of {3}", sources.empty() ? "" : " ", sources,
                       ranges, describeTensor(tensor));
}

std::string describeAssert(StringRef message, Value condition) {
  std::string sources = describeSources(condition);
  if (!sources.empty())
    sources = " (" + sources + ")";
  return llvm::formatv("an assertion of the model does not hold: {0}{1}", message, sources);
}

} // namespace pipeline
