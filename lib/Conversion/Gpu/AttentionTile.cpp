//===- AttentionTile.cpp - Elements of attention's tiles -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a kernel does with tiles of scores, and the numbers it computes with. See
// AttentionKernel.h.
//
//===----------------------------------------------------------------------===//

#include "AttentionKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace pipeline {

ElementIndex AttentionKernel::getIndex(Value own, Value other) {
  ElementIndex result(space.sizes.size());
  llvm::copy(batch, result.begin());
  result[plan.own] = own;
  result[plan.other] = other;
  return result;
}

SmallVector<AttentionKernel::Values> AttentionKernel::loadElements(unsigned first, unsigned count) {
  SmallVector<Values> lists;
  for (unsigned operand = first; operand < first + count; ++operand) {
    AffineMap map = space.maps[operand];
    bool hasOwn = map.isFunctionOfDim(plan.own), hasOther = map.isFunctionOfDim(plan.other);
    // Neighbours in memory are loaded together.
    bool alongOwn =
        hasOwn && (!hasOther || map.getResults().back() == rewriter.getAffineDimExpr(plan.own));
    Values list(getTileLength() * layout.width);
    auto place = [&](int64_t other, int64_t own) -> Value & {
      return list[at(other, own / layout.width) * layout.width + own % layout.width];
    };
    int64_t owns = hasOwn ? getRowsPerThread() : 1, others = hasOther ? layout.others : 1;
    auto clamp = [&](Value index, unsigned dim) {
      return isUneven(dim) ? memory.clamp(index, dim) : index;
    };
    if (!hasOwn && !hasOther) {
      place(0, 0) = memory.loadElement(getOperand(operand), getIndex(nullptr, nullptr));
    } else if (alongOwn) {
      for (int64_t other = 0; other < others; ++other)
        for (int64_t own = 0; own < owns; own += layout.ownRun) {
          Value vector = memory.load(getOperand(operand),
                                     getIndex(getOwn(own), clamp(getOther(other), plan.other)),
                                     plan.own, layout.ownRun, isUneven(plan.own));
          for (auto [element, scalar] : llvm::enumerate(getScalars(vector)))
            place(other, own + static_cast<int64_t>(element)) = scalar;
        }
    } else {
      for (int64_t own = 0; own < owns; ++own)
        for (int64_t other = 0; other < others; other += layout.otherRun) {
          Value vector = memory.load(getOperand(operand),
                                     getIndex(clamp(getOwn(own), plan.own), getOther(other)),
                                     plan.other, layout.otherRun, isUneven(plan.other));
          for (auto [element, scalar] : llvm::enumerate(getScalars(vector)))
            place(other + static_cast<int64_t>(element), own) = scalar;
        }
    }
    // What does not depend on a dimension is the same along it.
    for (int64_t other = 0; other < layout.others; ++other)
      for (int64_t own = 0; own < getRowsPerThread(); ++own)
        place(other, own) = place(std::min(other, others - 1), std::min(own, owns - 1));
    lists.push_back(std::move(list));
  }
  return lists;
}

SmallVector<AttentionKernel::Values>
AttentionKernel::mapTile(Region &region, ArrayRef<Values> leading, ArrayRef<Values> extras) {
  Block &block = region.front();
  unsigned numYielded = block.getTerminator()->getNumOperands();
  SmallVector<Values> tiles(numYielded);
  for (int64_t other = 0; other < layout.others; ++other)
    for (int64_t i = 0; i < layout.vectors; ++i) {
      SmallVector<Values> elements(numYielded);
      for (int64_t element = 0; element < layout.width; ++element) {
        Values arguments;
        for (const Values &tile : leading)
          arguments.push_back(
              vector::ExtractOp::create(rewriter, loc, tile[at(other, i)], element));
        for (const Values &extra : extras)
          arguments.push_back(extra[at(other, i) * layout.width + element]);
        ElementIndex position = getIndex(getOwn(i * layout.width + element), getOther(other));
        for (Value number : ArrayRef(position).take_front(space.getKeyDim() + 1))
          arguments.push_back(toIndex(number));
        IRMapping map;
        map.map(block.getArguments(), arguments);
        for (Operation &inner : block.without_terminator())
          rewriter.clone(inner, map);
        for (auto [list, value] : llvm::zip_equal(elements, block.getTerminator()->getOperands()))
          list.push_back(map.lookupOrDefault(value));
      }
      for (auto [tile, list] : llvm::zip_equal(tiles, elements))
        tile.push_back(makeVector(list));
    }
  return tiles;
}

AttentionKernel::Values AttentionKernel::loadOwn(unsigned operand) {
  Values vectors;
  for (int64_t i = 0; i < layout.vectors; ++i) {
    Values scalars;
    for (int64_t own = 0; own < layout.width; own += layout.ownRun)
      llvm::append_range(scalars,
                         getScalars(memory.load(getOperand(operand),
                                                getIndex(getOwn(i * layout.width + own), nullptr),
                                                plan.own, layout.ownRun, isUneven(plan.own))));
    vectors.push_back(makeVector(scalars));
  }
  return vectors;
}

AttentionKernel::Values AttentionKernel::loadOthers(unsigned operand) {
  Values scalars;
  for (int64_t other = 0; other < layout.others; other += layout.otherRun)
    llvm::append_range(
        scalars, getScalars(memory.load(getOperand(operand), getIndex(nullptr, getOther(other)),
                                        plan.other, layout.otherRun, isUneven(plan.other))));
  return scalars;
}

void AttentionKernel::storeOwn(unsigned operand, ValueRange vectors) {
  Value isFirst = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::eq, threadX, index(0));
  auto branch = scf::IfOp::create(rewriter, loc, isFirst, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(branch.thenBlock());
  for (auto [i, vector] : llvm::enumerate(vectors)) {
    Values scalars = getScalars(vector);
    for (int64_t own = 0; own < layout.width; own += layout.ownRun)
      memory.store(makeVector(ValueRange(scalars).slice(own, layout.ownRun)), getOperand(operand),
                   getIndex(getOwn(static_cast<int64_t>(i) * layout.width + own), nullptr),
                   plan.own, isUneven(plan.own));
  }
}

void AttentionKernel::storeTile(unsigned operand, ValueRange tile) {
  for (int64_t own = 0; own < getRowsPerThread(); ++own)
    for (int64_t other = 0; other < layout.others; other += layout.otherRun) {
      Values elements;
      for (int64_t i = 0; i < layout.otherRun; ++i)
        elements.push_back(vector::ExtractOp::create(
            rewriter, loc, tile[at(other + i, own / layout.width)], own % layout.width));
      Value vector = makeVector(elements);
      ifExists(getOwn(own), plan.own, [&] {
        memory.store(vector, getOperand(operand), getIndex(getOwn(own), getOther(other)),
                     plan.other, isUneven(plan.other));
      });
    }
}

AttentionKernel::Values AttentionKernel::keepOthers(ValueRange tile, double otherwise) {
  Values kept(tile);
  if (!isUneven(plan.other))
    return kept;
  Value replacement = splat(otherwise);
  for (int64_t other = 0; other < layout.others; ++other) {
    Value exists = memory.exists(getOther(other), plan.other);
    for (int64_t i = 0; i < layout.vectors; ++i) {
      Value &value = kept[at(other, i)];
      value = arith::SelectOp::create(rewriter, loc, exists, value, replacement);
    }
  }
  return kept;
}

Value AttentionKernel::reduceOthers(ValueRange tile, int64_t vector, Combine combine) {
  Values terms;
  for (int64_t other = 0; other < layout.others; ++other)
    terms.push_back(tile[at(other, vector)]);
  for (; terms.size() > 1; terms.truncate(terms.size() / 2))
    for (size_t i = 0; i < terms.size() / 2; ++i)
      terms[i] = combine(terms[2 * i], terms[2 * i + 1]);
  return terms.front();
}

Value AttentionKernel::reduceThreads(Value vector, Combine combine) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIntOp::create(rewriter, loc, value, 32);
  };
  Values scalars = getScalars(vector);
  for (Value &scalar : scalars)
    // Both threads of a pair combine the same two numbers: all end with the same bits.
    for (int64_t distance = layout.threadsPerRow / 2; distance > 0; distance /= 2) {
      Value partner =
          NVVM::ShflOp::create(rewriter, loc, scalar.getType(), constant(-1), scalar,
                               constant(distance), constant(31), NVVM::ShflKind::bfly, nullptr);
      scalar = combine(scalar, partner);
    }
  return makeVector(scalars);
}

Value AttentionKernel::loadFeatures(unsigned operand, unsigned dim, Value position,
                                    unsigned feature, Value column, int64_t width, bool mayExceed) {
  ElementIndex element(space.sizes.size());
  llvm::copy(batch, element.begin());
  element[dim] = isUneven(dim) ? memory.clamp(position, dim) : position;
  element[feature] = column;
  Value vector = memory.load(getOperand(operand), element, feature, width, mayExceed);
  auto type = cast<VectorType>(vector.getType());
  Value zeros = arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(type));
  if (isUneven(dim))
    vector = arith::SelectOp::create(rewriter, loc, memory.exists(position, dim), vector, zeros);
  if (!mayExceed)
    return vector;
  if (space.sizes[feature] % width == 0)
    return arith::SelectOp::create(rewriter, loc, memory.exists(column, feature), vector, zeros);
  Values elements = getScalars(vector);
  Value zero =
      arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(type.getElementType()));
  for (auto [i, scalar] : llvm::enumerate(elements))
    scalar = arith::SelectOp::create(
        rewriter, loc, memory.exists(add(column, static_cast<int64_t>(i)), feature), scalar, zero);
  return makeVector(elements);
}

void AttentionKernel::ifExists(Value index, unsigned dim, function_ref<void()> body) {
  if (!isUneven(dim))
    return body();
  auto branch =
      scf::IfOp::create(rewriter, loc, memory.exists(index, dim), /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(branch.thenBlock());
  body();
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

Value AttentionKernel::splat(double value) {
  auto type = VectorType::get(layout.width, rewriter.getF32Type());
  return arith::ConstantOp::create(
      rewriter, loc, DenseElementsAttr::get(type, rewriter.getF32FloatAttr(value).getValue()));
}

Value AttentionKernel::broadcast(Value scalar) {
  return vector::BroadcastOp::create(rewriter, loc, VectorType::get(layout.width, scalar.getType()),
                                     scalar);
}

AttentionKernel::Values AttentionKernel::getScalars(Value vector) {
  Values scalars;
  for (int64_t i = 0; i < cast<VectorType>(vector.getType()).getNumElements(); ++i)
    scalars.push_back(vector::ExtractOp::create(rewriter, loc, vector, i));
  return scalars;
}

Value AttentionKernel::makeVector(ValueRange scalars) {
  auto type = VectorType::get(static_cast<int64_t>(scalars.size()), scalars.front().getType());
  return vector::FromElementsOp::create(rewriter, loc, type, scalars);
}

Value AttentionKernel::convert(Value value, Type element) {
  Type from = getElementTypeOrSelf(value);
  if (from == element)
    return value;
  Type type = element;
  if (auto vector = dyn_cast<VectorType>(value.getType()))
    type = vector.clone(element);
  if (from.getIntOrFloatBitWidth() < element.getIntOrFloatBitWidth())
    return arith::ExtFOp::create(rewriter, loc, type, value);
  return arith::TruncFOp::create(rewriter, loc, type, value);
}

void AttentionKernel::barrier() { gpu::BarrierOp::create(rewriter, loc); }

Value AttentionKernel::toNumber(Value index) {
  return arith::IndexCastOp::create(rewriter, loc, rewriter.getI32Type(), index);
}

Value AttentionKernel::toIndex(Value number) {
  return rewriter.createOrFold<arith::IndexCastOp>(loc, rewriter.getIndexType(), number);
}

Value AttentionKernel::index(int64_t value) {
  return arith::ConstantIntOp::create(rewriter, loc, value, 32);
}

Value AttentionKernel::add(Value a, Value b) {
  return rewriter.createOrFold<arith::AddIOp>(loc, a, b);
}

Value AttentionKernel::add(Value a, int64_t b) { return add(a, index(b)); }

Value AttentionKernel::multiplyIndex(Value a, int64_t b) {
  return rewriter.createOrFold<arith::MulIOp>(loc, a, index(b));
}

Value AttentionKernel::divide(Value a, int64_t b) {
  return rewriter.createOrFold<arith::DivUIOp>(loc, a, index(b));
}

Value AttentionKernel::remainder(Value a, int64_t b) {
  return rewriter.createOrFold<arith::RemUIOp>(loc, a, index(b));
}

Value AttentionKernel::toggle(Value a, Value b) {
  return rewriter.createOrFold<arith::XOrIOp>(loc, a, b);
}

} // namespace pipeline
