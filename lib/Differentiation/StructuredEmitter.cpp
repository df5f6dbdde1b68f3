//===- StructuredEmitter.cpp ------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a linalg.generic whose inputs are found while its body is written.
//
//===----------------------------------------------------------------------===//

#include "StructuredEmitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace pipeline;

Value pipeline::createZeros(OpBuilder &builder, Location loc, RankedTensorType type) {
  Value empty = tensor::EmptyOp::create(builder, loc, type, ValueRange());
  Value zero = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type.getElementType()));
  return linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
}

StructuredEmitter::StructuredEmitter(OpBuilder &builder, Location loc, ArrayRef<int64_t> extents)
    : scalarBuilder(builder.getContext()), builder(builder), loc(loc), extents(extents),
      body(new Block()) {
  scalarBuilder.setInsertionPointToEnd(body);
}

StructuredEmitter::~StructuredEmitter() {
  // Still ours when nothing was emitted.
  if (body)
    delete body;
}

Value StructuredEmitter::read(Value operand, AffineMap map) {
  auto type = dyn_cast<RankedTensorType>(operand.getType());
  if (!type)
    return operand;
  for (auto [i, input] : llvm::enumerate(inputs))
    if (input == operand && maps[i] == map)
      return body->getArgument(i);
  inputs.push_back(operand);
  maps.push_back(map);
  return body->addArgument(type.getElementType(), loc);
}

Value StructuredEmitter::index(int64_t dimension) {
  return linalg::IndexOp::create(scalarBuilder, loc, dimension);
}

bool StructuredEmitter::reduces(AffineMap map) const {
  for (unsigned dimension = 0; dimension < extents.size(); ++dimension)
    if (!map.isFunctionOfDim(dimension))
      return true;
  return false;
}

Value StructuredEmitter::forward(Value value, RankedTensorType type, AffineMap map) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != body || reduces(map) || !map.isPermutation())
    return {};
  AffineMap source = maps[argument.getArgNumber()];
  if (!source.isPermutation())
    return {};
  Value input = inputs[argument.getArgNumber()];
  if (source == map)
    return input;
  // Dimension r of the result is the iteration dimension map(r): where the source holds it.
  AffineMap sourceOfDimension = inversePermutation(source);
  SmallVector<int64_t> permutation;
  for (unsigned r = 0; r < map.getNumResults(); ++r)
    permutation.push_back(sourceOfDimension.getDimPosition(map.getDimPosition(r)));
  Value empty = tensor::EmptyOp::create(builder, loc, type, ValueRange());
  return linalg::TransposeOp::create(builder, loc, input, empty, permutation)->getResult(0);
}

void StructuredEmitter::coverDimensions(AffineMap outputMap) {
  llvm::SmallBitVector known(extents.size());
  // What a sum of dimensions indexes does not tell the extent of either.
  auto mark = [&](AffineMap map) {
    for (AffineExpr expr : map.getResults())
      if (auto dimension = dyn_cast<AffineDimExpr>(expr))
        known.set(dimension.getPosition());
  };
  llvm::for_each(maps, mark);
  mark(outputMap);

  SmallVector<AffineExpr> missing;
  SmallVector<int64_t> shape;
  for (unsigned dimension = 0; dimension < extents.size(); ++dimension) {
    if (known.test(dimension))
      continue;
    missing.push_back(builder.getAffineDimExpr(dimension));
    shape.push_back(extents[dimension]);
  }
  if (missing.empty())
    return;
  Type elementType = builder.getF32Type();
  inputs.push_back(tensor::EmptyOp::create(builder, loc, shape, elementType));
  maps.push_back(AffineMap::get(extents.size(), 0, missing, builder.getContext()));
  body->addArgument(elementType, loc);
}

Value StructuredEmitter::finish(Value init, AffineMap map, function_ref<Value(Value)> combine) {
  coverDimensions(map);
  Value out = body->addArgument(getElementTypeOrSelf(init.getType()), loc);
  linalg::YieldOp::create(scalarBuilder, loc, combine(out));

  SmallVector<utils::IteratorType> iterators;
  for (unsigned dimension = 0; dimension < extents.size(); ++dimension)
    iterators.push_back(map.isFunctionOfDim(dimension) ? utils::IteratorType::parallel
                                                       : utils::IteratorType::reduction);
  maps.push_back(map);
  auto op = linalg::GenericOp::create(builder, loc, init.getType(), inputs, init, maps, iterators);
  op.getRegion().push_back(body);
  body = nullptr;
  return op.getResult(0);
}

Value StructuredEmitter::finishSum(Value value, RankedTensorType type, AffineMap map) {
  if (Value tensor = forward(value, type, map))
    return tensor;
  if (reduces(map))
    return finish(createZeros(builder, loc, type), map, [&](Value out) -> Value {
      return arith::AddFOp::create(scalarBuilder, loc, out, value);
    });
  Value empty = tensor::EmptyOp::create(builder, loc, type, ValueRange());
  return finish(empty, map, [&](Value) { return value; });
}

Value StructuredEmitter::finishMinimum(Value value, Value init, AffineMap map) {
  return finish(init, map, [&](Value out) -> Value {
    return arith::MinSIOp::create(scalarBuilder, loc, out, value);
  });
}
