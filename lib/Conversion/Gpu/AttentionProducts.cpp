//===- AttentionProducts.cpp - Products of attention's kernels -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tiles of operands through the memory of the block. See AttentionKernel.h.
//
// Every sum runs in the order of its index, from zero, in fused multiply-adds; elements
// that do not exist are zeros.
//
//===----------------------------------------------------------------------===//

#include "AttentionKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace pipeline {

/// Features of a chunk: two chunks of tiles fill the staging memory.
static constexpr int64_t chunkFeatures = 32;
static constexpr int64_t quadsPerChunk = chunkFeatures / AttentionKernel::quad;
static constexpr int64_t stagingElements = AttentionKernel::tileSize * AttentionKernel::tileSize;

//===----------------------------------------------------------------------===//
// The memory of the block
//===----------------------------------------------------------------------===//

void AttentionKernel::barrier() { gpu::BarrierOp::create(rewriter, loc); }

Value AttentionKernel::loadShared(Value buffer, Value index, int64_t width) {
  auto type = VectorType::get(width, rewriter.getF32Type());
  return vector::LoadOp::create(rewriter, loc, type, buffer, toIndex(index), /*nontemporal=*/false,
                                llvm::MaybeAlign(4 * width));
}

void AttentionKernel::storeShared(Value buffer, Value index, Value value) {
  int64_t width = cast<VectorType>(value.getType()).getNumElements();
  vector::StoreOp::create(rewriter, loc, value, buffer, toIndex(index), /*nontemporal=*/false,
                          llvm::MaybeAlign(4 * width));
}

/// Puts a chunk of features of a tile at `place`, feature by feature. Eight threads load 128 bytes
/// of a row; row quad q of features 4 f to 4 f + 3 lies where quad q ^ f would be, so that what
/// a warp stores at once is in all banks.
void AttentionKernel::stageTransposed(unsigned operand, unsigned dim, Value start, unsigned feature,
                                      Value firstFeature, int64_t place) {
  int64_t size = space.sizes[feature];
  bool mayExceed = size % chunkFeatures != 0;
  struct Item {
    Value row, quads, vector;
  };
  SmallVector<Item> items;
  for (int64_t i = 0; i < tileSize * quadsPerChunk / getNumThreads(); ++i) {
    Value number = add(thread, i * getNumThreads());
    Item item;
    item.quads = arith::RemUIOp::create(rewriter, loc, number, index(quadsPerChunk));
    item.row = arith::DivUIOp::create(rewriter, loc, number, index(quadsPerChunk));
    Value position = add(start, item.row);
    Value column = add(firstFeature, multiplyIndex(item.quads, quad));
    ElementIndex element(space.sizes.size());
    llvm::copy(batch, element.begin());
    element[dim] = isUneven(dim) ? memory.clamp(position, dim) : position;
    element[feature] = column;
    item.vector = memory.load(getOperand(operand), element, feature, quad, mayExceed);
    if (isUneven(dim))
      item.vector = arith::SelectOp::create(rewriter, loc, memory.exists(position, dim),
                                            item.vector, splat(0.0));
    if (mayExceed && size % quad == 0)
      item.vector = arith::SelectOp::create(rewriter, loc, memory.exists(column, feature),
                                            item.vector, splat(0.0));
    if (size % quad != 0) {
      Values elements = getScalars(item.vector);
      Value zero = arith::ConstantOp::create(rewriter, loc, rewriter.getF32FloatAttr(0.0));
      for (auto [j, scalar] : llvm::enumerate(elements))
        scalar = arith::SelectOp::create(
            rewriter, loc, memory.exists(add(column, static_cast<int64_t>(j)), feature), scalar,
            zero);
      item.vector = vector::FromElementsOp::create(rewriter, loc, item.vector.getType(), elements);
    }
    items.push_back(item);
  }
  for (const Item &item : items) {
    Value column = toggle(item.row, multiplyIndex(item.quads, quad));
    Value first = add(add(multiplyIndex(item.quads, quad * tileSize), column), place);
    for (auto [j, scalar] : llvm::enumerate(getScalars(item.vector))) {
      auto type = VectorType::get(1, rewriter.getF32Type());
      storeShared(staging, add(first, static_cast<int64_t>(j) * tileSize),
                  vector::BroadcastOp::create(rewriter, loc, type, scalar));
    }
  }
}

/// Puts rows of an operand into the staging memory as they are, with zeros behind their features.
void AttentionKernel::stageRows(unsigned operand, Value start, unsigned feature, int64_t rows) {
  int64_t size = space.sizes[feature], pitch = getColumns(feature).getPitch();
  bool mayExceed = size != pitch;
  for (int64_t i = 0; i < rows * pitch / quad / getNumThreads(); ++i) {
    Value number = add(thread, i * getNumThreads());
    Value column =
        multiplyIndex(arith::RemUIOp::create(rewriter, loc, number, index(pitch / quad)), quad);
    Value row = arith::DivUIOp::create(rewriter, loc, number, index(pitch / quad));
    Value position = add(start, row);
    ElementIndex element(space.sizes.size());
    llvm::copy(batch, element.begin());
    element[plan.other] = isUneven(plan.other) ? memory.clamp(position, plan.other) : position;
    element[feature] = column;
    Value vector = memory.load(getOperand(operand), element, feature, quad, mayExceed);
    // What stands behind the features is never stored; but rows that do not exist count.
    if (isUneven(plan.other))
      vector = arith::SelectOp::create(rewriter, loc, memory.exists(position, plan.other), vector,
                                       splat(0.0));
    storeShared(staging, add(multiplyIndex(row, pitch), column), vector);
  }
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

void AttentionKernel::addOuterProduct(ValueRange own, ValueRange others,
                                      MutableArrayRef<Value> sums) {
  for (auto [i, other] : llvm::enumerate(others)) {
    Value factor = broadcast(other);
    for (auto [j, quads] : llvm::enumerate(own)) {
      Value &sum = sums[i * own.size() + j];
      sum = math::FmaOp::create(rewriter, loc, quads, factor, sum);
    }
  }
}

AttentionKernel::Values AttentionKernel::multiply(unsigned own, unsigned other, unsigned feature) {
  constexpr int64_t otherPlace = chunkFeatures * tileSize;
  int64_t size = space.sizes[feature];
  Values zeros(getTileLength(), splat(0.0));
  // What is left of the last chunk, if there is but one.
  int64_t quads = size < chunkFeatures ? llvm::divideCeil(size, quad) : quadsPerChunk;
  auto addChunk = [&](Value chunk, ValueRange carried) -> Values {
    Value first = multiplyIndex(chunk, chunkFeatures);
    barrier();
    stageTransposed(own, plan.own, ownStart, feature, first, 0);
    stageTransposed(other, plan.other, otherStart, feature, first, otherPlace);
    barrier();
    return loop(index(0), index(quads), carried, [&](Value step, ValueRange inner) {
      Values sums(inner);
      Value base = multiplyIndex(step, quad * tileSize);
      auto getPlace = [&](Value quads, int64_t place) {
        return add(add(base, multiplyIndex(toggle(quads, step), quad)), place);
      };
      SmallVector<Value> ownPlaces;
      for (int64_t i = 0; i < getNumQuads(); ++i)
        ownPlaces.push_back(getPlace(add(multiplyIndex(threadY, getNumQuads()), i), 0));
      Value place = getPlace(threadX, otherPlace);
      for (int64_t j = 0; j < quad; ++j) {
        Values ownQuads;
        for (Value ownPlace : ownPlaces)
          ownQuads.push_back(loadShared(staging, add(ownPlace, j * tileSize), quad));
        Value others = loadShared(staging, add(place, j * tileSize), quad);
        addOuterProduct(ownQuads, getScalars(others), sums);
      }
      return sums;
    });
  };
  int64_t chunks = llvm::divideCeil(size, chunkFeatures);
  return chunks == 1 ? addChunk(index(0), zeros) : loop(index(0), index(chunks), zeros, addChunk);
}

AttentionKernel::Columns AttentionKernel::getColumns(unsigned feature) const {
  int64_t perThread = llvm::divideCeil(space.sizes[feature], threadsPerRow);
  int64_t width = perThread <= 2 ? 2 : quad;
  return {width, static_cast<int64_t>(llvm::divideCeil(perThread, width))};
}

size_t AttentionKernel::getSumsLength(unsigned feature) const {
  Columns columns = getColumns(feature);
  return columns.width * columns.groups * getNumQuads();
}

AttentionKernel::Values AttentionKernel::accumulate(ValueRange tile, unsigned other,
                                                    unsigned feature, ValueRange sums) {
  // Quad q of own rows of others 4 x to 4 x + 3 lies where q ^ x would be.
  barrier();
  for (int64_t i = 0; i < quad; ++i)
    for (int64_t j = 0; j < getNumQuads(); ++j) {
      Value quads = toggle(add(multiplyIndex(threadY, getNumQuads()), j), threadX);
      Value row = add(multiplyIndex(threadX, quad), i);
      storeShared(exchange, add(multiplyIndex(row, tileSize), multiplyIndex(quads, quad)),
                  tile[at(i, j)]);
    }
  Columns columns = getColumns(feature);
  int64_t rows = tileSize;
  while (rows * columns.getPitch() > stagingElements)
    rows /= 2;
  auto addChunk = [&](Value chunk, ValueRange carried) -> Values {
    barrier();
    stageRows(other, add(otherStart, multiplyIndex(chunk, rows)), feature, rows);
    barrier();
    return loop(index(0), index(rows / quad), carried, [&](Value step, ValueRange inner) {
      Values result(inner);
      Value otherQuad = add(multiplyIndex(chunk, rows / quad), step);
      Value base = multiplyIndex(otherQuad, quad * tileSize);
      SmallVector<Value> ownPlaces;
      for (int64_t i = 0; i < getNumQuads(); ++i) {
        Value quads = toggle(add(multiplyIndex(threadY, getNumQuads()), i), otherQuad);
        ownPlaces.push_back(add(base, multiplyIndex(quads, quad)));
      }
      Value place = add(multiplyIndex(step, quad * columns.getPitch()),
                        multiplyIndex(threadX, columns.width));
      for (int64_t j = 0; j < quad; ++j) {
        Values ownQuads, others;
        for (Value ownPlace : ownPlaces)
          ownQuads.push_back(loadShared(exchange, add(ownPlace, j * tileSize), quad));
        for (int64_t group = 0; group < columns.groups; ++group) {
          int64_t distance = j * columns.getPitch() + group * columns.width * threadsPerRow;
          llvm::append_range(others,
                             getScalars(loadShared(staging, add(place, distance), columns.width)));
        }
        addOuterProduct(ownQuads, others, result);
      }
      return result;
    });
  };
  int64_t chunks = tileSize / rows;
  return chunks == 1 ? addChunk(index(0), sums) : loop(index(0), index(chunks), sums, addChunk);
}

void AttentionKernel::storeSums(unsigned operand, unsigned feature, ValueRange sums) {
  Columns columns = getColumns(feature);
  auto type = VectorType::get(columns.width, rewriter.getF32Type());
  for (int64_t own = 0; own < plan.rowsPerThread; ++own)
    ifExists(getOwn(0, own), plan.own, [&] {
      for (int64_t group = 0; group < columns.groups; ++group) {
        Values elements;
        for (int64_t i = 0; i < columns.width; ++i)
          elements.push_back(vector::ExtractOp::create(
              rewriter, loc, sums[at(group * columns.width + i, own / quad)], own % quad));
        ElementIndex element = getIndex(getOwn(0, own), nullptr);
        element[feature] =
            add(multiplyIndex(threadX, columns.width), group * columns.width * threadsPerRow);
        memory.store(vector::FromElementsOp::create(rewriter, loc, type, elements),
                     getOperand(operand), element, feature,
                     space.sizes[feature] != columns.getPitch());
      }
    });
}

} // namespace pipeline
