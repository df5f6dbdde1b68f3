//===- CrossingForms.cpp - In which shape values cross layers ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossingForms.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

using namespace mlir;

namespace pipeline {

std::optional<CrossingForms::Class> CrossingForms::getClass(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return std::nullopt;
  return Class(tensor.getNumElements(), tensor.getElementType());
}

void CrossingForms::addRead(Value source, Type wanted) {
  sources.insert(source);
  if (wanted == source.getType())
    return;
  if (std::optional<Class> shape = getClass(wanted))
    types.insert({*shape, Type()});
}

void CrossingForms::choose() {
  for (auto &[shape, chosen] : types) {
    llvm::MapVector<Type, unsigned> votes;
    for (Value source : sources)
      if (!kept.contains(source) && getClass(source.getType()) == shape)
        ++votes[source.getType()];
    // Of as many, the first.
    unsigned most = 0;
    for (auto [type, count] : votes)
      if (count > most) {
        most = count;
        chosen = type;
      }
  }
}

Type CrossingForms::getType(Value source) const {
  std::optional<Class> shape = getClass(source.getType());
  if (!shape || kept.contains(source))
    return source.getType();
  auto it = types.find(*shape);
  return it == types.end() || !it->second ? source.getType() : it->second;
}

/// `value` in one dimension.
static Value createFlat(OpBuilder &builder, Location loc, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getRank() == 1)
    return value;
  auto flat = RankedTensorType::get({type.getNumElements()}, type.getElementType());
  return createReshape(builder, loc, value, flat);
}

Value createReshape(OpBuilder &builder, Location loc, Value value, Type wanted) {
  auto from = cast<RankedTensorType>(value.getType()), to = cast<RankedTensorType>(wanted);
  if (from == to)
    return value;
  std::optional<SmallVector<ReassociationIndices>> groups =
      from.getRank() == to.getRank() ? std::nullopt : getReassociationIndicesForReshape(from, to);
  if (!groups)
    return createReshape(builder, loc, createFlat(builder, loc, value), to);
  if (from.getRank() > to.getRank())
    return tensor::CollapseShapeOp::create(builder, loc, to, value, *groups);
  return tensor::ExpandShapeOp::create(builder, loc, to, value, *groups);
}

} // namespace pipeline
