//===- Bf16Values.cpp - Tensors that are rounded to bf16 --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Bf16Values.h.
//
//===----------------------------------------------------------------------===//

#include "Bf16Values.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace pipeline {
namespace {

template <typename CastOp>
Value createCast(OpBuilder &builder, Location loc, Value value, Type element) {
  auto type = cast<RankedTensorType>(value.getType());
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(), element);
  AffineMap identity = builder.getMultiDimIdentityMap(type.getRank());
  SmallVector<utils::IteratorType> loops(type.getRank(), utils::IteratorType::parallel);
  return linalg::GenericOp::create(builder, loc, empty.getType(), value, empty,
                                   ArrayRef<AffineMap>{identity, identity}, loops,
                                   [&](OpBuilder &body, Location loc, ValueRange elements) {
                                     Value cast = CastOp::create(body, loc, element, elements[0]);
                                     linalg::YieldOp::create(body, loc, cast);
                                   })
      .getResult(0);
}

template <typename CastOp>
Value getSource(Operation *op, function_ref<bool(Type)> isSourceElement) {
  auto generic = dyn_cast_or_null<linalg::GenericOp>(op);
  if (!generic || !generic.hasPureTensorSemantics() || generic.getNumDpsInputs() != 1 ||
      generic.getNumResults() != 1 ||
      !llvm::all_of(generic.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isIdentity(); }) ||
      !isSourceElement(getElementTypeOrSelf(generic->getOperand(0))))
    return {};
  auto cast = generic.getBody()->getTerminator()->getOperand(0).getDefiningOp<CastOp>();
  return cast && cast.getIn() == generic.getBody()->getArgument(0) ? generic->getOperand(0)
                                                                   : Value();
}

bool isReshape(Operation *op) {
  return isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op);
}

} // namespace

Value createRounding(OpBuilder &builder, Location loc, Value value) {
  return createCast<arith::TruncFOp>(builder, loc, value, builder.getBF16Type());
}

Value createWidening(OpBuilder &builder, Location loc, Value value) {
  return createCast<arith::ExtFOp>(builder, loc, value, builder.getF32Type());
}

Value getRounded(Operation *op) {
  Value value = getSource<arith::TruncFOp>(op, [](Type type) { return type.isF32(); });
  return value && getElementTypeOrSelf(op->getResult(0)).isBF16() ? value : Value();
}

Value getWidened(Operation *op) {
  Value value = getSource<arith::ExtFOp>(op, [](Type type) { return type.isBF16(); });
  return value && getElementTypeOrSelf(op->getResult(0)).isF32() ? value : Value();
}

bool isWidened(Value value) {
  Operation *op = value.getDefiningOp();
  return isReshape(op) ? isWidened(op->getOperand(0)) : getWidened(op) != nullptr;
}

Value getBf16(OpBuilder &builder, Value value) {
  Operation *op = value.getDefiningOp();
  if (!isReshape(op))
    return getWidened(op);
  Value source = getBf16(builder, op->getOperand(0));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(op);
  Operation *reshape = builder.clone(*op);
  reshape->setOperand(0, source);
  auto type = cast<RankedTensorType>(value.getType());
  reshape->getResult(0).setType(
      RankedTensorType::get(type.getShape(), builder.getBF16Type(), type.getEncoding()));
  return reshape->getResult(0);
}

SmallVector<Operation *> collectReaders(Value value) {
  SmallVector<Operation *> readers;
  for (Operation *user : value.getUsers())
    if (isReshape(user))
      llvm::append_range(readers, collectReaders(user->getResult(0)));
    else
      readers.push_back(user);
  return readers;
}

} // namespace pipeline
