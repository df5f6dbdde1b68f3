//===- LaneMemory.cpp - Loads and stores of one lane -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A strip of memory is one access of four elements a lane, where its elements are
// neighbours; else each element is an access. A scalar is loaded by all lanes and
// stored by the first.
//
//===----------------------------------------------------------------------===//

#include "../Cpu/StructuredOps.h"
#include "GpuCode.h"
#include "LaneEmitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace pipeline {

struct LaneEmitter::Strip {
  Value buffer;
  SmallVector<Value> indices;
  VectorType type;
  /// The dimension of the buffer along which the elements lie; none if it is one element.
  std::optional<unsigned> dim;
  /// Whether the lane's elements are neighbours in memory.
  bool isDense = false;
  /// Of a lane's access, in bytes.
  int64_t alignment = 1;

  int64_t size() const { return type.getNumElements(); }
  VectorType getLaneVector() const {
    return VectorType::get(elementsPerLane, type.getElementType());
  }
};

LaneEmitter::Strip LaneEmitter::getStrip(VectorTransferOpInterface op) {
  Strip strip;
  strip.buffer = map.lookupOrDefault(op.getBase());
  for (Value index : op.getIndices())
    strip.indices.push_back(map.lookupOrDefault(index));
  strip.type = op.getVectorType();
  if (!isUniform(strip.type))
    if (auto dim = dyn_cast<AffineDimExpr>(op.getPermutationMap().getResults().back()))
      strip.dim = dim.getPosition();
  auto memory = cast<MemRefType>(strip.buffer.getType());
  strip.isDense = strip.dim && *strip.dim + 1 == memory.getRank() &&
                  memory.getStridesAndOffset().first.back() == 1;
  MemoryAccess access = collectAccesses(op.getOperation())->front();
  int64_t bits = strip.type.getElementType().isIndex()
                     ? 64
                     : strip.type.getElementType().getIntOrFloatBitWidth();
  int64_t bytes = llvm::divideCeil(bits, 8);
  strip.alignment = bytes;
  if (!unalignedBuffers.contains(access.root))
    strip.alignment *= getOffsetDivisor(access, elementsPerLane);
  return strip;
}

void LaneEmitter::ifHolds(Value condition, function_ref<void()> body) {
  auto branch = scf::IfOp::create(builder, loc, condition, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  body();
}

Value LaneEmitter::ifHoldsElse(Value condition, Value otherwise, function_ref<Value()> body) {
  auto branch = scf::IfOp::create(builder, loc, otherwise.getType(), condition,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  Value value = body();
  scf::YieldOp::create(builder, loc, value);
  builder.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(builder, loc, otherwise);
  return branch.getResult(0);
}

void LaneEmitter::order(Value buffer) {
  if (sharedBuffers.contains(getRootBuffer(buffer)))
    NVVM::SyncWarpOp::create(builder, loc, ids.mask);
}

Value LaneEmitter::load(const Strip &strip) {
  if (!strip.dim) {
    Value element = memref::LoadOp::create(builder, loc, strip.buffer, strip.indices);
    return isUniform(strip.type)
               ? element
               : vector::BroadcastOp::create(builder, loc, strip.getLaneVector(), element);
  }
  SmallVector<Value> indices = strip.indices;
  Value first = arith::AddIOp::create(builder, loc, indices[*strip.dim], ids.firstElement);
  VectorType type = strip.getLaneVector();
  Value nothing = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  if (strip.isDense && strip.size() % elementsPerLane == 0) {
    indices[*strip.dim] = first;
    auto access = [&]() -> Value {
      return vector::LoadOp::create(builder, loc, type, strip.buffer, indices,
                                    /*nontemporal=*/false, llvm::MaybeAlign(strip.alignment));
    };
    return strip.size() == stripLanes ? access()
                                      : ifHoldsElse(isElement(0, strip.size()), nothing, access);
  }
  Value result = nothing;
  for (int64_t slot = 0; slot < elementsPerLane; ++slot) {
    indices[*strip.dim] = arith::AddIOp::create(builder, loc, first, index(slot));
    auto access = [&]() -> Value {
      return memref::LoadOp::create(builder, loc, strip.buffer, indices);
    };
    Value zero =
        arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type.getElementType()));
    Value element = strip.size() == stripLanes
                        ? access()
                        : ifHoldsElse(isElement(slot, strip.size()), zero, access);
    result = vector::InsertOp::create(builder, loc, element, result, slot);
  }
  return result;
}

void LaneEmitter::store(const Strip &strip, Value value) {
  SmallVector<Value> indices = strip.indices;
  Value first = arith::AddIOp::create(builder, loc, indices[*strip.dim], ids.firstElement);
  auto ifElement = [&](int64_t slot, function_ref<void()> access) {
    if (strip.size() == stripLanes)
      access();
    else
      ifHolds(isElement(slot, strip.size()), access);
  };
  if (strip.isDense && strip.size() % elementsPerLane == 0) {
    indices[*strip.dim] = first;
    ifElement(0, [&] {
      vector::StoreOp::create(builder, loc, value, strip.buffer, indices,
                              /*nontemporal=*/false, llvm::MaybeAlign(strip.alignment));
    });
    return;
  }
  for (int64_t slot = 0; slot < elementsPerLane; ++slot) {
    indices[*strip.dim] = arith::AddIOp::create(builder, loc, first, index(slot));
    Value element = vector::ExtractOp::create(builder, loc, value, slot);
    ifElement(slot, [&] { memref::StoreOp::create(builder, loc, element, strip.buffer, indices); });
  }
}

LogicalResult LaneEmitter::emitTransfer(VectorTransferOpInterface op, Value stored) {
  if (op.getMask() || op.hasOutOfBoundsDim())
    return op->emitOpError("cannot be compiled for the GPU: it goes beyond its buffer");
  Strip strip = getStrip(op);
  if (!stored) {
    map.map(op->getResult(0), load(strip));
    return success();
  }
  if (isUniform(strip.type)) {
    emitScalarStore(op, stored, op.getBase(), op.getIndices());
    return success();
  }
  if (!strip.dim)
    return op->emitOpError("cannot be compiled for the GPU: it writes one element many times");
  order(op.getBase());
  store(strip, stored);
  order(op.getBase());
  return success();
}

void LaneEmitter::emitScalarStore(Operation *op, Value value, Value buffer, ValueRange indices) {
  SmallVector<Value> position;
  for (Value index : indices)
    position.push_back(map.lookupOrDefault(index));
  Value target = map.lookupOrDefault(buffer);
  auto access = [&] { memref::StoreOp::create(builder, loc, value, target, position); };
  if (laneBuffers.contains(getRootBuffer(buffer)))
    return access();
  order(buffer);
  ifHolds(arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, ids.lane, index(0)),
          access);
  order(buffer);
}

/// Elements by index, one by one: there is no instruction that loads several.
LogicalResult LaneEmitter::emitGather(vector::GatherOp op) {
  auto memory = dyn_cast<MemRefType>(op.getBase().getType());
  VectorType type = op.getVectorType();
  if (!memory || isUniform(type))
    return op.emitOpError("cannot be compiled for the GPU: it gathers no vector from memory");
  SmallVector<Value> position;
  for (Value index : op.getOffsets())
    position.push_back(map.lookupOrDefault(index));
  Value indices = map.lookup(op.getIndices()), mask = map.lookup(op.getMask()),
        result = map.lookup(op.getPassThru()), buffer = map.lookupOrDefault(op.getBase());
  for (int64_t slot = 0; slot < elementsPerLane; ++slot) {
    Value distance = vector::ExtractOp::create(builder, loc, indices, slot);
    if (!distance.getType().isIndex())
      distance = arith::IndexCastOp::create(builder, loc, builder.getIndexType(), distance);
    SmallVector<Value> place(position);
    place.back() = arith::AddIOp::create(builder, loc, place.back(), distance);
    Value isRead = vector::ExtractOp::create(builder, loc, mask, slot);
    if (type.getNumElements() != stripLanes)
      isRead = arith::AndIOp::create(builder, loc, isRead, isElement(slot, type.getNumElements()));
    Value otherwise = vector::ExtractOp::create(builder, loc, result, slot);
    Value element = ifHoldsElse(isRead, otherwise, [&]() -> Value {
      return memref::LoadOp::create(builder, loc, buffer, place);
    });
    result = vector::InsertOp::create(builder, loc, element, result, slot);
  }
  map.map(op.getResult(), result);
  return success();
}

llvm::SmallPtrSet<Value, 4> findSharedBuffers(ArrayRef<MemoryAccess> accesses) {
  llvm::MapVector<Value, SmallVector<const MemoryAccess *>> uses;
  for (const MemoryAccess &access : accesses)
    uses[access.root].push_back(&access);
  // A strip that begins at a multiple of its lanes' elements: an element's lane is known.
  auto isLaneByLane = [](const MemoryAccess &access) {
    auto transfer = dyn_cast<VectorTransferOpInterface>(access.op);
    return transfer && !isUniform(transfer.getVectorType()) && !access.indices.empty() &&
           access.extents.back() == transfer.getVectorType().getNumElements() &&
           access.indices.back().getDivisor(stripLanes) == stripLanes;
  };
  llvm::SmallPtrSet<Value, 4> shared;
  for (auto &[root, touched] : uses) {
    bool isWritten = llvm::any_of(touched, [](auto *access) { return access->writes; });
    Value base = touched.front()->base;
    if (isWritten && touched.size() > 1 && !llvm::all_of(touched, [&](auto *access) {
          return access->base == base && isLaneByLane(*access);
        }))
      shared.insert(root);
  }
  return shared;
}

} // namespace pipeline
