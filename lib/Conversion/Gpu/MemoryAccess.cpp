//===- MemoryAccess.cpp - Which elements an op touches ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See MemoryAccess.h.
//
//===----------------------------------------------------------------------===//

#include "MemoryAccess.h"

#include "pipeline/Dialect/PipeGpu/IR/PipeGpu.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/bit.h"

#include <numeric>

using namespace mlir;

namespace pipeline {

AccessIndex AccessIndex::get(OpFoldResult value) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return {nullptr, nullptr, *constant, true};
  auto variable = cast<Value>(value);
  if (auto add = variable.getDefiningOp<arith::AddIOp>())
    if (AccessIndex sum = get(add.getLhs()) + get(add.getRhs()); sum.isKnown)
      return sum;
  if (auto apply = variable.getDefiningOp<affine::AffineApplyOp>();
      apply && apply.getMapOperands().size() == 1) {
    auto sum = dyn_cast<AffineBinaryOpExpr>(apply.getAffineMap().getResult(0));
    if (sum && sum.getKind() == AffineExprKind::Add)
      if (auto constant = dyn_cast<AffineConstantExpr>(sum.getRHS());
          constant && isa<AffineDimExpr, AffineSymbolExpr>(sum.getLHS()))
        return get(apply.getMapOperands()[0]) +
               AccessIndex{nullptr, nullptr, constant.getValue(), true};
  }
  return {variable, nullptr, 0, true};
}

AccessIndex AccessIndex::operator+(const AccessIndex &other) const {
  SmallVector<Value, 4> variables;
  for (Value value : {variable, second, other.variable, other.second})
    if (value)
      variables.push_back(value);
  if (!isKnown || !other.isKnown || variables.size() > 2)
    return unknown();
  variables.resize(2);
  return {variables[0], variables[1], constant + other.constant, true};
}

std::optional<Value> AccessIndex::getRest(Value value) const {
  if (!isKnown || !value || variable == second)
    return std::nullopt;
  if (variable == value)
    return second;
  return second == value ? std::optional(variable) : std::nullopt;
}

/// The greatest power of two, at most `limit`, that surely divides `value`.
static int64_t getValueDivisor(Value value, int64_t limit) {
  if (auto product = value.getDefiningOp<arith::MulIOp>())
    if (std::optional<int64_t> factor = getConstantIntValue(product.getRhs()))
      return std::gcd(limit, *factor);
  auto argument = dyn_cast<BlockArgument>(value);
  auto loop = argument ? dyn_cast<LoopLikeOpInterface>(argument.getOwner()->getParentOp())
                       : LoopLikeOpInterface();
  auto variables = loop ? loop.getLoopInductionVars() : std::nullopt;
  auto lower = loop ? loop.getLoopLowerBounds() : std::nullopt;
  auto steps = loop ? loop.getLoopSteps() : std::nullopt;
  if (!variables || !lower || !steps)
    return 1;
  for (auto [induction, begin, step] : llvm::zip_equal(*variables, *lower, *steps))
    if (induction == value) {
      std::optional<int64_t> b = getConstantIntValue(begin), s = getConstantIntValue(step);
      return b && s ? std::gcd(std::gcd(limit, *b), *s) : 1;
    }
  return 1;
}

int64_t AccessIndex::getDivisor(int64_t limit) const {
  if (!isKnown)
    return 1;
  int64_t divisor = std::gcd(limit, constant);
  for (Value value : {variable, second})
    if (value)
      divisor = std::gcd(divisor, getValueDivisor(value, limit));
  return divisor;
}

bool MemoryAccess::overwritesAll() const {
  auto type = cast<MemRefType>(base.getType());
  return writes && !reads && llvm::equal(extents, type.getShape()) &&
         llvm::all_of(indices, [](const AccessIndex &index) {
           return index.isConstant() && index.constant == 0;
         });
}

Value getRootBuffer(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  return buffer;
}

namespace {

/// Moves an access from a view to what it is a view of.
void resolveViews(MemoryAccess &access) {
  while (Operation *view = access.base.getDefiningOp()) {
    if (auto cast = dyn_cast<memref::CastOp>(view)) {
      access.base = cast.getSource();
      continue;
    }
    auto subview = dyn_cast<memref::SubViewOp>(view);
    if (!subview)
      break;
    llvm::SmallBitVector dropped = subview.getDroppedDims();
    SmallVector<AccessIndex> indices;
    SmallVector<int64_t> extents;
    unsigned inner = 0;
    for (unsigned dim = 0; dim < dropped.size(); ++dim) {
      AccessIndex offset = AccessIndex::get(subview.getMixedOffsets()[dim]);
      if (dropped.test(dim)) {
        indices.push_back(offset);
        extents.push_back(1);
        continue;
      }
      bool isDense = getConstantIntValue(subview.getMixedStrides()[dim]) == 1;
      indices.push_back(isDense ? offset + access.indices[inner] : AccessIndex::unknown());
      extents.push_back(access.extents[inner]);
      ++inner;
    }
    access.base = subview.getSource();
    access.indices = std::move(indices);
    access.extents = std::move(extents);
  }
  access.root = getRootBuffer(access.base);
}

struct Collector {
  SmallVector<MemoryAccess> accesses;

  void add(Operation *op, Value buffer, ArrayRef<AccessIndex> indices, ArrayRef<int64_t> extents,
           bool reads, bool writes) {
    MemoryAccess access;
    access.op = op;
    access.base = buffer;
    access.indices.assign(indices.begin(), indices.end());
    access.extents.assign(extents.begin(), extents.end());
    access.reads = reads;
    access.writes = writes;
    resolveViews(access);
    accesses.push_back(std::move(access));
  }

  void addAt(Operation *op, Value buffer, ValueRange position, ArrayRef<int64_t> extents,
             bool writes) {
    SmallVector<AccessIndex> indices;
    for (Value index : position)
      indices.push_back(AccessIndex::get(index));
    add(op, buffer, indices, extents, !writes, writes);
  }

  void addWhole(Operation *op, Value buffer, bool reads, bool writes) {
    auto type = cast<MemRefType>(buffer.getType());
    SmallVector<AccessIndex> indices(type.getRank(), AccessIndex{});
    add(op, buffer, indices, type.getShape(), reads, writes);
  }

  void addUnknown(Operation *op, Value buffer, bool reads, bool writes) {
    auto type = cast<MemRefType>(buffer.getType());
    SmallVector<AccessIndex> indices(type.getRank(), AccessIndex::unknown());
    add(op, buffer, indices, type.getShape(), reads, writes);
  }

  void addTransfer(VectorTransferOpInterface op, bool writes) {
    auto type = cast<MemRefType>(op.getBase().getType());
    SmallVector<int64_t> extents(type.getRank(), 1);
    for (auto [expr, size] :
         llvm::zip_equal(op.getPermutationMap().getResults(), op.getVectorType().getShape()))
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        extents[dim.getPosition()] = size;
    addAt(op, op.getBase(), op.getIndices(), extents, writes);
  }

  void addVector(Operation *op, Value buffer, ValueRange indices, VectorType vector, bool writes) {
    auto type = cast<MemRefType>(buffer.getType());
    SmallVector<int64_t> extents(type.getRank(), 1);
    llvm::copy(vector.getShape(), extents.end() - vector.getRank());
    addAt(op, buffer, indices, extents, writes);
  }

  /// Whether what `op` itself does is known.
  bool add(Operation *op) {
    if (auto transfer = dyn_cast<VectorTransferOpInterface>(op)) {
      addTransfer(transfer, isa<vector::TransferWriteOp>(op));
    } else if (auto load = dyn_cast<vector::LoadOp>(op)) {
      addVector(op, load.getBase(), load.getIndices(), load.getVectorType(), false);
    } else if (auto store = dyn_cast<vector::StoreOp>(op)) {
      addVector(op, store.getBase(), store.getIndices(), store.getVectorType(), true);
    } else if (auto load = dyn_cast<memref::LoadOp>(op)) {
      SmallVector<int64_t> ones(load.getMemRefType().getRank(), 1);
      addAt(op, load.getMemRef(), load.getIndices(), ones, false);
    } else if (auto store = dyn_cast<memref::StoreOp>(op)) {
      SmallVector<int64_t> ones(store.getMemRefType().getRank(), 1);
      addAt(op, store.getMemRef(), store.getIndices(), ones, true);
    } else if (auto gather = dyn_cast<vector::GatherOp>(op)) {
      addUnknown(op, gather.getBase(), true, false);
    } else if (auto copy = dyn_cast<memref::CopyOp>(op)) {
      addWhole(op, copy.getSource(), true, false);
      addWhole(op, copy.getTarget(), false, true);
    } else if (auto contraction = dyn_cast<ContractionOp>(op)) {
      for (OpOperand &operand : op->getOpOperands()) {
        bool writes = contraction.isDpsInit(&operand);
        addWhole(op, operand.get(), !writes || contraction.getAccumulates(), writes);
      }
    } else if (isa<FusedAttentionOp, FusedAttentionBackwardOp>(op)) {
      for (OpOperand &operand : op->getOpOperands()) {
        bool writes = cast<DestinationStyleOpInterface>(op).isDpsInit(&operand);
        addWhole(op, operand.get(), !writes, writes);
      }
    } else if (auto structured = dyn_cast<linalg::LinalgOp>(op)) {
      for (OpOperand &operand : op->getOpOperands())
        if (isa<MemRefType>(operand.get().getType()))
          addWhole(op, operand.get(), true, structured.isDpsInit(&operand));
    } else {
      return isMemoryEffectFree(op) || op->hasTrait<OpTrait::HasRecursiveMemoryEffects>() ||
             op->hasTrait<OpTrait::IsTerminator>() ||
             isa<ViewLikeOpInterface, memref::AllocOp, memref::AllocaOp>(op);
    }
    return true;
  }
};

} // namespace

std::optional<SmallVector<MemoryAccess>> collectAccesses(Operation *op) {
  Collector collector;
  WalkResult result = op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
    if (isa<linalg::LinalgOp>(inner)) {
      // Its body may read other buffers, too.
      for (Region &region : inner->getRegions())
        for (Operation &body : region.front())
          if (!collector.add(&body))
            return WalkResult::interrupt();
      return collector.add(inner) ? WalkResult::skip() : WalkResult::interrupt();
    }
    return collector.add(inner) ? WalkResult::advance() : WalkResult::interrupt();
  });
  if (result.wasInterrupted())
    return std::nullopt;
  return std::move(collector.accesses);
}

bool isDisjoint(ArrayRef<MemoryAccess> uses, Value variable, int64_t step,
                llvm::function_ref<bool(Value)> isOutside) {
  Value base = uses.front().base;
  if (!llvm::all_of(uses, [&](const MemoryAccess &access) { return access.base == base; }))
    return false;
  auto isSeparate = [&](unsigned dim) {
    int64_t begin = std::numeric_limits<int64_t>::max(), end = std::numeric_limits<int64_t>::min();
    // What else is added must be the same for all, and in all iterations.
    std::optional<Value> rest = uses.front().indices[dim].getRest(variable);
    if (!rest || (*rest && !isOutside(*rest)))
      return false;
    for (const MemoryAccess &access : uses) {
      const AccessIndex &index = access.indices[dim];
      if (index.getRest(variable) != rest)
        return false;
      begin = std::min(begin, index.constant);
      end = std::max(end, index.constant + access.extents[dim]);
    }
    return end - begin <= step;
  };
  return llvm::any_of(llvm::seq<unsigned>(0, uses.front().indices.size()), isSeparate);
}

int64_t getOffsetDivisor(const MemoryAccess &access, int64_t limit) {
  auto type = cast<MemRefType>(access.base.getType());
  auto [strides, offset] = type.getStridesAndOffset();
  if (ShapedType::isDynamic(offset))
    return 1;
  int64_t divisor = std::gcd(limit, offset);
  for (auto [index, stride] : llvm::zip_equal(access.indices, strides)) {
    if (ShapedType::isDynamic(stride))
      return 1;
    divisor = std::gcd(divisor, stride * index.getDivisor(limit));
  }
  return divisor;
}

} // namespace pipeline
