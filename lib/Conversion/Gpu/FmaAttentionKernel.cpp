//===- FmaAttentionKernel.cpp - Attention on multiply-adds ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See FmaAttentionKernel.h.
//
//===----------------------------------------------------------------------===//

#include "FmaAttentionKernel.h"

#include "KernelFunction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace pipeline {

/// Others of a thread, and own rows of a vector: what one load of 16 bytes brings.
static constexpr int64_t quad = 4;
static constexpr int64_t threadsPerRow = AttentionKernel::tileSize / quad;
/// Features of a chunk: two chunks of tiles fill the staging memory.
static constexpr int64_t chunkFeatures = 32;
static constexpr int64_t quadsPerChunk = chunkFeatures / quad;
static constexpr int64_t stagingElements = AttentionKernel::tileSize * AttentionKernel::tileSize;

FmaAttentionKernel::FmaAttentionKernel(Operation *op, const AttentionSpace &space,
                                       const AttentionKernelPlan &plan, gpu::GPUModuleOp module,
                                       SymbolTable &symbols, IRRewriter &rewriter)
    : AttentionKernel(op, space, plan,
                      {.numThreads = tileSize / plan.rowsPerThread * threadsPerRow,
                       .threadsPerRow = threadsPerRow,
                       .width = quad,
                       .vectors = plan.rowsPerThread / quad,
                       .others = quad,
                       .ownRun = quad,
                       .otherRun = quad},
                      module, symbols, rewriter) {}

Value FmaAttentionKernel::getOwn(int64_t number) {
  return add(add(ownStart, multiplyIndex(threadY, getRowsPerThread())), number);
}

Value FmaAttentionKernel::getOther(int64_t number) {
  return add(add(otherStart, multiplyIndex(threadX, quad)), number);
}

Value FmaAttentionKernel::exponential(Value value) {
  return math::ExpOp::create(rewriter, loc, value);
}

//===----------------------------------------------------------------------===//
// The memory of the block
//===----------------------------------------------------------------------===//

SmallVector<Type> FmaAttentionKernel::getBlockMemory() {
  // A chunk of 32 features of two tiles, or of columns of one; and a tile of scores.
  return SmallVector<Type>(2, getBlockMemoryType({stagingElements}, rewriter.getF32Type()));
}

void FmaAttentionKernel::takeBlockMemory(ValueRange buffers) {
  staging = buffers[0];
  exchange = buffers[1];
  // What two blocks leave of the registers is enough for heads of 64: less would be spilled.
  bool isNarrow = std::max(space.sizes[space.getFeatureDim()],
                           space.sizes[space.getValueFeatureDim()]) <= tileSize;
  if (isNarrow && layout.vectors == 1)
    kernel->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(), rewriter.getI32IntegerAttr(2));
}

Value FmaAttentionKernel::loadShared(Value buffer, Value index, int64_t width) {
  auto type = VectorType::get(width, rewriter.getF32Type());
  return vector::LoadOp::create(rewriter, loc, type, buffer, toIndex(index), /*nontemporal=*/false,
                                llvm::MaybeAlign(4 * width));
}

void FmaAttentionKernel::storeShared(Value buffer, Value index, Value value) {
  int64_t width = cast<VectorType>(value.getType()).getNumElements();
  vector::StoreOp::create(rewriter, loc, value, buffer, toIndex(index), /*nontemporal=*/false,
                          llvm::MaybeAlign(4 * width));
}

/// Puts a chunk of features of a tile at `place`, feature by feature. Eight threads load 128 bytes
/// of a row; row quad q of features 4 f to 4 f + 3 lies where quad q ^ f would be, so that what
/// a warp stores at once is in all banks.
void FmaAttentionKernel::stageTransposed(unsigned operand, unsigned dim, Value start,
                                         unsigned feature, Value firstFeature, int64_t place) {
  bool mayExceed = space.sizes[feature] % chunkFeatures != 0;
  struct Item {
    Value row, quads, vector;
  };
  SmallVector<Item> items;
  for (int64_t i = 0; i < tileSize * quadsPerChunk / layout.numThreads; ++i) {
    Value number = add(thread, i * layout.numThreads);
    Item item;
    item.quads = remainder(number, quadsPerChunk);
    item.row = divide(number, quadsPerChunk);
    item.vector =
        convert(loadFeatures(operand, dim, add(start, item.row), feature,
                             add(firstFeature, multiplyIndex(item.quads, quad)), quad, mayExceed),
                rewriter.getF32Type());
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
void FmaAttentionKernel::stageRows(unsigned operand, Value start, unsigned feature, int64_t rows) {
  int64_t pitch = getColumns(feature).getPitch();
  for (int64_t i = 0; i < rows * pitch / quad / layout.numThreads; ++i) {
    Value number = add(thread, i * layout.numThreads);
    Value column = multiplyIndex(remainder(number, pitch / quad), quad);
    Value row = divide(number, pitch / quad);
    Value vector = loadFeatures(operand, plan.other, add(start, row), feature, column, quad,
                                space.sizes[feature] != pitch);
    storeShared(staging, add(multiplyIndex(row, pitch), column),
                convert(vector, rewriter.getF32Type()));
  }
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

void FmaAttentionKernel::addOuterProduct(ValueRange own, ValueRange others,
                                         MutableArrayRef<Value> sums) {
  for (auto [i, other] : llvm::enumerate(others)) {
    Value factor = broadcast(other);
    for (auto [j, quads] : llvm::enumerate(own)) {
      Value &sum = sums[i * own.size() + j];
      sum = math::FmaOp::create(rewriter, loc, quads, factor, sum);
    }
  }
}

AttentionKernel::Values FmaAttentionKernel::multiply(unsigned own, unsigned other,
                                                     unsigned feature) {
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
      for (int64_t i = 0; i < layout.vectors; ++i)
        ownPlaces.push_back(getPlace(add(multiplyIndex(threadY, layout.vectors), i), 0));
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

FmaAttentionKernel::Columns FmaAttentionKernel::getColumns(unsigned feature) const {
  int64_t perThread = llvm::divideCeil(space.sizes[feature], threadsPerRow);
  int64_t width = perThread <= 2 ? 2 : quad;
  return {width, static_cast<int64_t>(llvm::divideCeil(perThread, width))};
}

size_t FmaAttentionKernel::getSumsLength(unsigned feature) const {
  Columns columns = getColumns(feature);
  return columns.width * columns.groups * layout.vectors;
}

AttentionKernel::Values FmaAttentionKernel::accumulate(ValueRange tile, unsigned other,
                                                       unsigned feature, ValueRange sums) {
  // Quad q of own rows of others 4 x to 4 x + 3 lies where q ^ x would be.
  barrier();
  for (int64_t i = 0; i < quad; ++i)
    for (int64_t j = 0; j < layout.vectors; ++j) {
      Value quads = toggle(add(multiplyIndex(threadY, layout.vectors), j), threadX);
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
      for (int64_t i = 0; i < layout.vectors; ++i) {
        Value quads = toggle(add(multiplyIndex(threadY, layout.vectors), i), otherQuad);
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

void FmaAttentionKernel::storeSums(unsigned operand, unsigned feature, ValueRange sums) {
  Columns columns = getColumns(feature);
  Type element = cast<MemRefType>(op->getOperand(operand).getType()).getElementType();
  for (int64_t own = 0; own < getRowsPerThread(); ++own)
    ifExists(getOwn(own), plan.own, [&] {
      for (int64_t group = 0; group < columns.groups; ++group) {
        Values elements;
        for (int64_t i = 0; i < columns.width; ++i)
          elements.push_back(vector::ExtractOp::create(
              rewriter, loc, sums[at(group * columns.width + i, own / quad)], own % quad));
        ElementIndex position = getIndex(getOwn(own), nullptr);
        position[feature] =
            add(multiplyIndex(threadX, columns.width), group * columns.width * threadsPerRow);
        memory.store(convert(makeVector(elements), element), getOperand(operand), position, feature,
                     space.sizes[feature] != columns.getPitch());
      }
    });
}

} // namespace pipeline
