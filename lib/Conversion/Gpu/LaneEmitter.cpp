//===- LaneEmitter.cpp - What one lane of a group does ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Control flow and values; LaneMemory.cpp has loads and stores. See LaneEmitter.h.
//
//===----------------------------------------------------------------------===//

#include "LaneEmitter.h"

#include "../Cpu/StructuredOps.h"
#include "GpuCode.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/Utils/VectorUtils.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {

bool isUniform(VectorType type) { return !type.isScalable() && type.getNumElements() == 1; }

Type getLaneType(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return type;
  if (isUniform(vector))
    return vector.getElementType();
  // Dimensions of one element in front make no difference.
  if (vector.isScalable() || vector.getNumElements() != vector.getShape().back() ||
      vector.getNumElements() > stripLanes)
    return nullptr;
  return VectorType::get(elementsPerLane, vector.getElementType());
}

LogicalResult LaneEmitter::emit(Operation *op) {
  loc = op->getLoc();
  for (Type type : llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()))
    if (!getLaneType(type))
      return op->emitOpError("cannot be compiled for the GPU: ")
             << type << " is no vector of at most " << stripLanes << " elements";
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](scf::ForOp loop) { return emitFor(loop); })
      .Case([&](scf::IfOp branch) { return emitIf(branch); })
      .Case([&](VectorTransferOpInterface transfer) {
        auto write = dyn_cast<vector::TransferWriteOp>(op);
        return emitTransfer(transfer, write ? map.lookup(write.getValueToStore()) : Value());
      })
      .Case([&](memref::StoreOp store) {
        emitScalarStore(op, map.lookupOrDefault(store.getValue()), store.getMemRef(),
                        store.getIndices());
        return success();
      })
      .Case([&](vector::MultiDimReductionOp reduction) -> LogicalResult {
        VectorType type = reduction.getSourceVectorType();
        if (type.getRank() != 1 && !isUniform(type))
          return reduction.emitOpError("cannot be compiled for the GPU: it reduces no row");
        return emitReduction(op, reduction.getKind(), reduction.getSource(), reduction.getAcc());
      })
      .Case([&](vector::ReductionOp reduction) {
        return emitReduction(op, reduction.getKind(), reduction.getVector(), reduction.getAcc());
      })
      .Case([&](vector::GatherOp gather) { return emitGather(gather); })
      .Case([&](vector::ExtractOp extract) { return emitExtract(extract); })
      .Case([&](vector::ExtractStridedSliceOp slice) { return emitExtractSlice(slice); })
      .Case([&](vector::InsertStridedSliceOp slice) { return emitInsertSlice(slice); })
      .Case([&](vector::StepOp step) {
        emitStep(step);
        return success();
      })
      .Case([&](vector::BroadcastOp broadcast) {
        Value value = map.lookupOrDefault(broadcast.getSource());
        Type type = getLaneType(broadcast.getType());
        if (value.getType() != type)
          value = vector::BroadcastOp::create(builder, loc, type, value);
        map.map(broadcast.getResult(), value);
        return success();
      })
      .Case([&](vector::ShapeCastOp cast) -> LogicalResult {
        Value value = map.lookupOrDefault(cast.getSource());
        if (value.getType() != getLaneType(cast.getType()))
          return cast.emitOpError(
              "cannot be compiled for the GPU: it moves elements between lanes");
        map.map(cast.getResult(), value);
        return success();
      })
      .Case([&](ub::PoisonOp poison) {
        map.map(poison.getResult(),
                ub::PoisonOp::create(builder, loc, getLaneType(poison.getType())).getResult());
        return success();
      })
      .Default([&](Operation *) -> LogicalResult {
        if (op->hasTrait<OpTrait::ConstantLike>())
          return emitConstant(op);
        if (isa<ViewLikeOpInterface>(op))
          return emitView(op);
        if (OpTrait::hasElementwiseMappableTraits(op))
          return emitElementwise(op);
        auto isVector = [](Type type) { return isa<VectorType>(type); };
        if (op->getNumRegions() == 0 && llvm::none_of(op->getOperandTypes(), isVector) &&
            llvm::none_of(op->getResultTypes(), isVector)) {
          builder.clone(*op, map);
          return success();
        }
        return op->emitOpError("cannot be compiled for the GPU");
      });
}

LogicalResult LaneEmitter::emitBlock(Block &block) {
  for (Operation &op : block.without_terminator())
    if (failed(emit(&op)))
      return failure();
  Operation *terminator = block.getTerminator();
  SmallVector<Value> yielded;
  for (Value value : terminator->getOperands())
    yielded.push_back(map.lookupOrDefault(value));
  if (isa<scf::YieldOp>(terminator))
    scf::YieldOp::create(builder, terminator->getLoc(), yielded);
  return success();
}

LogicalResult LaneEmitter::emitFor(scf::ForOp op) {
  SmallVector<Value> inits;
  for (Value init : op.getInitArgs())
    inits.push_back(map.lookupOrDefault(init));
  auto loop = scf::ForOp::create(builder, op.getLoc(), map.lookupOrDefault(op.getLowerBound()),
                                 map.lookupOrDefault(op.getUpperBound()),
                                 map.lookupOrDefault(op.getStep()), inits);
  OpBuilder::InsertionGuard guard(builder);
  if (Block *body = loop.getBody(); !body->empty())
    body->getTerminator()->erase();
  builder.setInsertionPointToEnd(loop.getBody());
  map.map(op.getInductionVar(), loop.getInductionVar());
  map.map(op.getRegionIterArgs(), loop.getRegionIterArgs());
  if (failed(emitBlock(*op.getBody())))
    return failure();
  map.map(op.getResults(), loop.getResults());
  return success();
}

LogicalResult LaneEmitter::emitIf(scf::IfOp op) {
  SmallVector<Type> types;
  for (Type type : op.getResultTypes())
    types.push_back(getLaneType(type));
  bool hasElse = !op.getElseRegion().empty();
  auto branch =
      scf::IfOp::create(builder, op.getLoc(), types, map.lookupOrDefault(op.getCondition()),
                        /*addThenBlock=*/true, hasElse);
  OpBuilder::InsertionGuard guard(builder);
  for (auto [from, to] : llvm::zip(op->getRegions(), branch->getRegions())) {
    if (from.empty())
      continue;
    to.front().clear();
    builder.setInsertionPointToEnd(&to.front());
    if (failed(emitBlock(from.front())))
      return failure();
  }
  map.map(op.getResults(), branch.getResults());
  return success();
}

LogicalResult LaneEmitter::emitConstant(Operation *op) {
  Type type = op->getResult(0).getType();
  if (!isa<VectorType>(type)) {
    builder.clone(*op, map);
    return success();
  }
  DenseElementsAttr values;
  if (!matchPattern(op, m_Constant(&values)) || !values.isSplat())
    return op->emitOpError("cannot be compiled for the GPU: its elements differ");
  auto scalar = cast<TypedAttr>(values.getSplatValue<Attribute>());
  if (auto lanes = dyn_cast<VectorType>(getLaneType(type)))
    scalar = DenseElementsAttr::get(lanes, scalar);
  map.map(op->getResult(0), arith::ConstantOp::create(builder, loc, scalar).getResult());
  return success();
}

LogicalResult LaneEmitter::emitElementwise(Operation *op) {
  OperationState state(op->getLoc(), op->getName());
  for (Value operand : op->getOperands())
    state.addOperands(map.lookupOrDefault(operand));
  for (Type type : op->getResultTypes())
    state.addTypes(getLaneType(type));
  state.addAttributes(llvm::to_vector(op->getDiscardableAttrs()));
  state.propertiesAttr = op->getPropertiesAsAttribute();
  map.map(op->getResults(), builder.create(state)->getResults());
  return success();
}

LogicalResult LaneEmitter::emitView(Operation *op) {
  auto view = cast<ViewLikeOpInterface>(op);
  Value source = map.lookupOrDefault(view.getViewSource());
  if (source.getType() == view.getViewSource().getType()) {
    builder.clone(*op, map);
    return success();
  }
  // Memory of the group lies elsewhere, in larger steps.
  auto subview = dyn_cast<memref::SubViewOp>(op);
  if (!subview)
    return op->emitOpError("cannot be compiled for the GPU: it reshapes a row's temporary memory");
  auto remap = [&](ArrayRef<OpFoldResult> values) {
    return llvm::map_to_vector(values, [&](OpFoldResult value) -> OpFoldResult {
      auto dynamic = dyn_cast<Value>(value);
      return dynamic ? OpFoldResult(map.lookupOrDefault(dynamic)) : value;
    });
  };
  SmallVector<OpFoldResult> offsets = remap(subview.getMixedOffsets()),
                            sizes = remap(subview.getMixedSizes()),
                            strides = remap(subview.getMixedStrides());
  MemRefType type = memref::SubViewOp::inferRankReducedResultType(
      subview.getType().getShape(), cast<MemRefType>(source.getType()), offsets, sizes, strides);
  map.map(
      subview.getResult(),
      memref::SubViewOp::create(builder, loc, type, source, offsets, sizes, strides).getResult());
  return success();
}

void LaneEmitter::emitStep(vector::StepOp op) {
  auto type = cast<VectorType>(getLaneType(op.getType()));
  SmallVector<Attribute> slots;
  for (int64_t slot = 0; slot < elementsPerLane; ++slot)
    slots.push_back(builder.getIndexAttr(slot));
  Value offsets = arith::ConstantOp::create(builder, loc, DenseElementsAttr::get(type, slots));
  Value first = vector::BroadcastOp::create(builder, loc, type, ids.firstElement);
  map.map(op.getResult(), arith::AddIOp::create(builder, loc, first, offsets).getResult());
}

//===----------------------------------------------------------------------===//
// Values of other lanes
//===----------------------------------------------------------------------===//

Value LaneEmitter::index(int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

Value LaneEmitter::isElement(int64_t slot, int64_t size) {
  Value element = arith::AddIOp::create(builder, loc, ids.firstElement, index(slot));
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, element, index(size));
}

/// The value `lanes` lanes further on, or that of lane number `lanes` of the group.
Value LaneEmitter::shuffle(Value value, bool down, int64_t lanes) {
  Type type = value.getType(), word = builder.getI32Type();
  auto constant = [&](int64_t bits) {
    return arith::ConstantIntOp::create(builder, loc, bits, 32);
  };
  // Groups are segments of the warp: lanes beyond the last give their own value.
  constexpr int64_t segment = (32 - lanesPerGroup) << 8 | 31;
  auto move = [&](Value bits) -> Value {
    return NVVM::ShflOp::create(builder, loc, bits.getType(), ids.mask, bits, constant(lanes),
                                constant(segment),
                                down ? NVVM::ShflKind::down : NVVM::ShflKind::idx, nullptr);
  };
  if (type.isF32() || type.isInteger(32))
    return move(value);
  Value bits = value;
  if (type.isIndex())
    bits = arith::IndexCastOp::create(builder, loc, builder.getI64Type(), bits);
  else if (isa<FloatType>(type))
    bits = arith::BitcastOp::create(builder, loc,
                                    builder.getIntegerType(type.getIntOrFloatBitWidth()), bits);
  unsigned width = bits.getType().getIntOrFloatBitWidth();
  if (width < 32) {
    Value moved = move(arith::ExtUIOp::create(builder, loc, word, bits));
    bits = arith::TruncIOp::create(builder, loc, bits.getType(), moved);
  } else {
    auto pair = VectorType::get(2, word);
    Value halves = vector::BitCastOp::create(
        builder, loc, pair,
        vector::BroadcastOp::create(builder, loc, VectorType::get(1, bits.getType()), bits));
    Value moved = halves;
    for (int64_t half = 0; half < 2; ++half)
      moved = vector::InsertOp::create(
          builder, loc, move(vector::ExtractOp::create(builder, loc, halves, half)), moved, half);
    bits = vector::ExtractOp::create(
        builder, loc,
        vector::BitCastOp::create(builder, loc, VectorType::get(1, bits.getType()), moved),
        static_cast<int64_t>(0));
  }
  if (type.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, bits);
  return isa<FloatType>(type) ? arith::BitcastOp::create(builder, loc, type, bits).getResult()
                              : bits;
}

/// Element `element` of a vector, for all lanes.
Value LaneEmitter::getElement(Value distributed, int64_t element) {
  Value own = vector::ExtractOp::create(builder, loc, distributed, element % elementsPerLane);
  return shuffle(own, /*down=*/false, element / elementsPerLane);
}

LogicalResult LaneEmitter::emitReduction(Operation *op, vector::CombiningKind kind, Value source,
                                         Value accumulator) {
  auto type = cast<VectorType>(source.getType());
  int64_t size = type.getNumElements();
  if (!llvm::isPowerOf2_64(size))
    return op->emitOpError("cannot be compiled for the GPU: it combines ")
           << size << " elements, no power of two";
  Value value = map.lookupOrDefault(source);
  auto combine = [&](Value a, Value b) {
    return vector::makeArithReduction(builder, loc, kind, a, b);
  };
  // The tree of pipe-cpu-lower-vectors: element i with i + size / 2, and so on. What lanes
  // behind the first half compute is not used.
  for (; size > elementsPerLane; size /= 2) {
    Value other = value;
    for (int64_t slot = 0; slot < elementsPerLane; ++slot)
      other = vector::InsertOp::create(builder, loc,
                                       shuffle(vector::ExtractOp::create(builder, loc, value, slot),
                                               /*down=*/true, size / 2 / elementsPerLane),
                                       other, slot);
    value = combine(value, other);
  }
  if (!isUniform(type)) {
    SmallVector<Value> slots;
    for (int64_t slot = 0; slot < size; ++slot)
      slots.push_back(vector::ExtractOp::create(builder, loc, value, slot));
    for (; size > 1; size /= 2)
      for (int64_t slot = 0; slot < size / 2; ++slot)
        slots[slot] = combine(slots[slot], slots[slot + size / 2]);
    value = shuffle(slots[0], /*down=*/false, 0);
  }
  if (accumulator)
    value = combine(map.lookupOrDefault(accumulator), value);
  map.map(op->getResult(0), value);
  return success();
}

LogicalResult LaneEmitter::emitExtract(vector::ExtractOp op) {
  Value source = map.lookupOrDefault(op.getSource());
  if (isUniform(op.getSourceVectorType())) {
    map.map(op.getResult(), source);
    return success();
  }
  if (op.getNumIndices() != 1 || op.hasDynamicPosition())
    return op.emitOpError("cannot be compiled for the GPU: its position is not known");
  map.map(op.getResult(), getElement(source, op.getStaticPosition()[0]));
  return success();
}

LogicalResult LaneEmitter::emitExtractSlice(vector::ExtractStridedSliceOp op) {
  int64_t offset = cast<IntegerAttr>(op.getOffsets()[0]).getInt();
  Value source = map.lookupOrDefault(op.getSource());
  VectorType type = op.getType();
  if (isUniform(type) && !isUniform(op.getSourceVectorType()))
    source = getElement(source, offset);
  else if (offset != 0)
    return op.emitOpError("cannot be compiled for the GPU: it moves elements between lanes");
  map.map(op.getResult(), source);
  return success();
}

LogicalResult LaneEmitter::emitInsertSlice(vector::InsertStridedSliceOp op) {
  Value source = map.lookupOrDefault(op.getValueToStore()), target = map.lookup(op.getDest());
  if (cast<IntegerAttr>(op.getOffsets()[0]).getInt() != 0 ||
      op.getSourceVectorType().getRank() != 1)
    return op.emitOpError("cannot be compiled for the GPU: it moves elements between lanes");
  if (source.getType() != target.getType())
    source = vector::BroadcastOp::create(builder, loc, target.getType(), source);
  int64_t size = op.getSourceVectorType().getNumElements();
  if (isa<VectorType>(target.getType())) {
    auto flags = VectorType::get(elementsPerLane, builder.getI1Type());
    Value isNew = arith::ConstantOp::create(builder, loc, DenseElementsAttr::get(flags, false));
    for (int64_t slot = 0; slot < elementsPerLane; ++slot)
      isNew = vector::InsertOp::create(builder, loc, isElement(slot, size), isNew, slot);
    source = arith::SelectOp::create(builder, loc, isNew, source, target);
  }
  map.map(op.getResult(), source);
  return success();
}

} // namespace pipeline
