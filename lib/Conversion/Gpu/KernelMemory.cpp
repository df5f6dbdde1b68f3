//===- KernelMemory.cpp - Elements of operands in a kernel -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See KernelMemory.h.
//
//===----------------------------------------------------------------------===//

#include "KernelMemory.h"

#include "MemoryAccess.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace pipeline {

/// Whether `width` elements along `dim`, from a multiple of `width` on, are one aligned access.
bool KernelMemory::isOneAccess(const KernelOperand &operand, unsigned dim, int64_t width) const {
  if (operand.map.getNumResults() == 0 ||
      operand.map.getResults().back() != getAffineDimExpr(dim, operand.map.getContext()))
    return false;
  // Parameters are aligned; constants are as their element says.
  if (getRootBuffer(operand.buffer).getDefiningOp<memref::GetGlobalOp>())
    return false;
  auto type = cast<MemRefType>(operand.buffer.getType());
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(type.getStridesAndOffset(strides, offset)) || ShapedType::isDynamic(offset) ||
      offset % width != 0 || strides.back() != 1 || sizes[dim] % width != 0)
    return false;
  return llvm::all_of(ArrayRef(strides).drop_back(), [&](int64_t stride) {
    return !ShapedType::isDynamic(stride) && stride % width == 0;
  });
}

static llvm::MaybeAlign getAlignment(Type element, int64_t width) {
  int64_t bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  return llvm::MaybeAlign(llvm::PowerOf2Ceil(llvm::divideCeil(bits, 8)) * width);
}

SmallVector<Value> KernelMemory::getPosition(const KernelOperand &operand,
                                             const ElementIndex &index) const {
  SmallVector<Value> position;
  for (AffineExpr expression : operand.map.getResults())
    position.push_back(rewriter.createOrFold<arith::IndexCastOp>(
        loc, rewriter.getIndexType(), index[cast<AffineDimExpr>(expression).getPosition()]));
  return position;
}

Value KernelMemory::clamp(Value index, unsigned dim, int64_t width) {
  Value last = arith::ConstantIntOp::create(rewriter, loc, sizes[dim] - width, 32);
  return rewriter.createOrFold<arith::MinUIOp>(loc, index, last);
}

Value KernelMemory::exists(Value index, unsigned dim) {
  Value size = arith::ConstantIntOp::create(rewriter, loc, sizes[dim], 32);
  return rewriter.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::ult, index, size);
}

Value KernelMemory::loadElement(const KernelOperand &operand, const ElementIndex &index) {
  return memref::LoadOp::create(rewriter, loc, operand.buffer, getPosition(operand, index));
}

void KernelMemory::storeElement(Value value, const KernelOperand &operand,
                                const ElementIndex &index) {
  memref::StoreOp::create(rewriter, loc, value, operand.buffer, getPosition(operand, index));
}

Value KernelMemory::load(const KernelOperand &operand, ElementIndex index, unsigned dim,
                         int64_t width, bool mayExceed) {
  Type element = cast<MemRefType>(operand.buffer.getType()).getElementType();
  auto type = VectorType::get(width, element);
  Value first = index[dim];
  if (isOneAccess(operand, dim, width)) {
    if (mayExceed)
      index[dim] = clamp(first, dim, width);
    return vector::LoadOp::create(rewriter, loc, type, operand.buffer, getPosition(operand, index),
                                  /*nontemporal=*/false, getAlignment(element, width));
  }
  SmallVector<Value> elements;
  for (int64_t i = 0; i < width; ++i) {
    Value distance = arith::ConstantIntOp::create(rewriter, loc, i, 32);
    index[dim] = rewriter.createOrFold<arith::AddIOp>(loc, first, distance);
    if (mayExceed)
      index[dim] = clamp(index[dim], dim);
    elements.push_back(loadElement(operand, index));
  }
  return vector::FromElementsOp::create(rewriter, loc, type, elements);
}

void KernelMemory::store(Value vector, const KernelOperand &operand, ElementIndex index,
                         unsigned dim, bool mayExceed) {
  auto type = cast<VectorType>(vector.getType());
  Value first = index[dim];
  auto guarded = [&](function_ref<void()> access) {
    if (!mayExceed)
      return access();
    auto branch = scf::IfOp::create(rewriter, loc, exists(index[dim], dim), /*withElse=*/false);
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(branch.thenBlock());
    access();
  };
  if (isOneAccess(operand, dim, type.getNumElements()))
    return guarded([&] {
      vector::StoreOp::create(rewriter, loc, vector, operand.buffer, getPosition(operand, index),
                              /*nontemporal=*/false,
                              getAlignment(type.getElementType(), type.getNumElements()));
    });
  for (int64_t i = 0; i < type.getNumElements(); ++i) {
    Value distance = arith::ConstantIntOp::create(rewriter, loc, i, 32);
    index[dim] = rewriter.createOrFold<arith::AddIOp>(loc, first, distance);
    Value element = vector::ExtractOp::create(rewriter, loc, vector, i);
    guarded([&] { storeElement(element, operand, index); });
  }
}

} // namespace pipeline
