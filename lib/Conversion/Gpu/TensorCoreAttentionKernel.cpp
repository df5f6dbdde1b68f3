//===- TensorCoreAttentionKernel.cpp - Attention on tensor cores *- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TensorCoreAttentionKernel.h. Places of elements in the fragments of mma.m16n8k16 and
// ldmatrix are those of the PTX ISA.
//
//===----------------------------------------------------------------------===//

#include "TensorCoreAttentionKernel.h"

#include "KernelFunction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <numbers>

using namespace mlir;

namespace pipeline {

/// Rows, others and features of one instruction, and own rows and columns of a matrix of ldmatrix.
static constexpr int64_t mmaRows = 16, mmaColumns = 8, mmaDepth = 16, group = 8;
static constexpr int64_t warpSize = 32, numWarps = AttentionKernel::tileSize / mmaRows;
/// Sums of a thread in one instruction: two columns of two rows.
static constexpr int64_t fragment = 4, columnsOfFragment = 2;
static constexpr int64_t threadsPerRow = mmaColumns / columnsOfFragment;
/// Features that a row of a tile has room for, at least and at most.
static constexpr int64_t leastPitch = 64, mostPitch = 128;
/// Groups that a thread loads before it stores them: what registers have room for.
static constexpr int64_t groupsAtOnce = 4;
/// Sums and scores that a thread's registers have room for, beside all else.
static constexpr int64_t mostSums = 96;

static int64_t getPitch(int64_t features) {
  return features <= leastPitch ? leastPitch : mostPitch;
}

/// How many others pass by at once. A backward has tiles of two products, and sums for one or two
/// gradients; where those of 64 others would spill, it is 32, if all threads can then copy equally
/// many groups of each operand.
static int64_t chooseOthersOfTile(const AttentionSpace &space, const AttentionKernelPlan &plan) {
  constexpr int64_t tileSize = AttentionKernel::tileSize;
  int64_t sums = plan.multiplied.size() * tileSize;
  for (unsigned output : plan.outputs)
    for (unsigned feature : {space.getFeatureDim(), space.getValueFeatureDim()})
      if (space.maps[output].isFunctionOfDim(feature))
        sums += space.sizes[feature];
  bool isTooMuch = sums * mmaRows / warpSize > mostSums;
  auto isEven = [&](unsigned feature) {
    int64_t groups = llvm::divideCeil(space.sizes[feature], mmaDepth) * mmaDepth / group;
    return tileSize / 2 * groups % (numWarps * warpSize) == 0;
  };
  bool mayBeHalf = plan.multiplied.size() > 1 && isEven(space.getFeatureDim()) &&
                   isEven(space.getValueFeatureDim());
  return isTooMuch && mayBeHalf ? tileSize / 2 : tileSize;
}

TensorCoreAttentionKernel::TensorCoreAttentionKernel(Operation *op, const AttentionSpace &space,
                                                     const AttentionKernelPlan &plan,
                                                     gpu::GPUModuleOp module, SymbolTable &symbols,
                                                     IRRewriter &rewriter)
    : AttentionKernel(op, space, plan,
                      {.numThreads = numWarps * warpSize,
                       .threadsPerRow = threadsPerRow,
                       .width = 2,
                       .vectors = 1,
                       .others = chooseOthersOfTile(space, plan) / threadsPerRow,
                       .ownRun = 1,
                       .otherRun = 2},
                      module, symbols, rewriter) {}

bool TensorCoreAttentionKernel::hasRoomFor(const AttentionSpace &space) {
  return std::max(space.sizes[space.getFeatureDim()], space.sizes[space.getValueFeatureDim()]) <=
         mostPitch;
}

//===----------------------------------------------------------------------===//
// Where a thread stands
//===----------------------------------------------------------------------===//

Value TensorCoreAttentionKernel::getOwn(int64_t number) {
  Value warp = divide(threadY, group), row = remainder(threadY, group);
  return add(add(ownStart, add(multiplyIndex(warp, mmaRows), row)), number * group);
}

Value TensorCoreAttentionKernel::getOther(int64_t number) {
  int64_t column = number / columnsOfFragment * mmaColumns + number % columnsOfFragment;
  return add(add(otherStart, multiplyIndex(threadX, columnsOfFragment)), column);
}

unsigned TensorCoreAttentionKernel::getFeatureOf(unsigned operand) const {
  unsigned feature = space.getFeatureDim();
  return space.maps[operand].isFunctionOfDim(feature) ? feature : space.getValueFeatureDim();
}

int64_t TensorCoreAttentionKernel::countSteps(unsigned feature) const {
  return llvm::divideCeil(space.sizes[feature], mmaDepth);
}

size_t TensorCoreAttentionKernel::getSumsLength(unsigned feature) const {
  return countSteps(feature) * mmaDepth / mmaColumns * columnsOfFragment;
}

//===----------------------------------------------------------------------===//
// The memory of the block
//===----------------------------------------------------------------------===//

SmallVector<Type> TensorCoreAttentionKernel::getBlockMemory() {
  auto getType = [&](int64_t rows, int64_t features) {
    return getBlockMemoryType({rows * getPitch(features)}, rewriter.getBF16Type());
  };
  SmallVector<Type> types;
  for (unsigned operand : plan.multiplied)
    types.push_back(getType(tileSize, space.sizes[getFeatureOf(operand)]));
  types.push_back(
      getType(layout.getOthersOfTile(), std::max(space.sizes[space.getFeatureDim()],
                                                 space.sizes[space.getValueFeatureDim()])));
  return types;
}

TensorCoreAttentionKernel::Tile TensorCoreAttentionKernel::makeTile(Value buffer, int64_t rows,
                                                                    int64_t pitch) {
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(rewriter, loc, buffer);
  address = arith::IndexCastOp::create(rewriter, loc, rewriter.getI64Type(), address);
  auto pointer = LLVM::LLVMPointerType::get(rewriter.getContext(),
                                            static_cast<unsigned>(NVVM::NVVMMemorySpace::Shared));
  return {buffer, LLVM::IntToPtrOp::create(rewriter, loc, pointer, address), rows, pitch};
}

void TensorCoreAttentionKernel::takeBlockMemory(ValueRange buffers) {
  auto take = [&](Value buffer, int64_t rows) {
    return makeTile(buffer, rows, cast<MemRefType>(buffer.getType()).getNumElements() / rows);
  };
  for (Value buffer : buffers.drop_back())
    owns.push_back(take(buffer, tileSize));
  others = take(buffers.back(), layout.getOthersOfTile());
}

/// Eight features of an operand from `column` on, rounded.
Value TensorCoreAttentionKernel::loadGroup(unsigned operand, unsigned dim, Value position,
                                           Value column) {
  unsigned feature = getFeatureOf(operand);
  Type element = cast<MemRefType>(op->getOperand(operand).getType()).getElementType();
  // 16 bytes at a time.
  int64_t width = element.isF32() ? group / 2 : group;
  bool mayExceed = space.sizes[feature] % mmaDepth != 0;
  auto load = [&](int64_t first) {
    Value vector =
        loadFeatures(operand, dim, position, feature, add(column, first), width, mayExceed);
    return convert(vector, rewriter.getBF16Type());
  };
  if (width == group)
    return load(0);
  Value low = load(0), high = load(width);
  return vector::ShuffleOp::create(rewriter, loc, low, high,
                                   llvm::to_vector(llvm::seq<int64_t>(0, group)));
}

/// Copies the features of a tile's rows. Neighbouring threads copy neighbouring groups.
void TensorCoreAttentionKernel::stage(const Tile &tile, unsigned operand, unsigned dim,
                                      Value start) {
  int64_t groups = countSteps(getFeatureOf(operand)) * mmaDepth / group;
  int64_t perThread = tile.rows * groups / layout.numThreads;
  assert(perThread * layout.numThreads == tile.rows * groups && "threads copy whole groups");
  struct Item {
    Value row, column, vector;
  };
  for (int64_t first = 0; first < perThread; first += groupsAtOnce) {
    SmallVector<Item> items;
    for (int64_t i = first; i < std::min(first + groupsAtOnce, perThread); ++i) {
      Value number = add(thread, i * layout.numThreads);
      Item item;
      item.row = divide(number, groups);
      item.column = remainder(number, groups);
      item.vector =
          loadGroup(operand, dim, add(start, item.row), multiplyIndex(item.column, group));
      items.push_back(item);
    }
    for (const Item &item : items) {
      Value place = toggle(item.column, remainder(item.row, group));
      Value index = add(multiplyIndex(item.row, tile.pitch), multiplyIndex(place, group));
      vector::StoreOp::create(rewriter, loc, item.vector, tile.buffer, toIndex(index),
                              /*nontemporal=*/false, llvm::MaybeAlign(16));
    }
  }
}

void TensorCoreAttentionKernel::startBatch() {
  // The tiles of the batch index before are still read. Others are waited for before any product.
  barrier();
  for (auto [tile, operand] : llvm::zip_equal(owns, plan.multiplied))
    stage(tile, operand, plan.own, ownStart);
}

void TensorCoreAttentionKernel::stageOthers(unsigned operand) {
  std::pair<unsigned, Value> wanted = {operand, otherStart};
  if (staged == wanted)
    return;
  barrier();
  stage(others, operand, plan.other, otherStart);
  barrier();
  staged = wanted;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

AttentionKernel::Values TensorCoreAttentionKernel::loadMatrices(const Tile &tile, Value row,
                                                                Value column, bool transposed) {
  Value place = toggle(column, remainder(row, group));
  Value index = add(multiplyIndex(row, tile.pitch), multiplyIndex(place, group));
  Value address = LLVM::GEPOp::create(rewriter, loc, tile.address.getType(), rewriter.getBF16Type(),
                                      tile.address, ArrayRef<LLVM::GEPArg>{index});
  SmallVector<Type> words(4, rewriter.getI32Type());
  auto type = LLVM::LLVMStructType::getLiteral(rewriter.getContext(), words);
  Value matrices =
      NVVM::LdMatrixOp::create(rewriter, loc, type, address, /*num=*/4,
                               transposed ? NVVM::MMALayout::col : NVVM::MMALayout::row,
                               NVVM::LdStMatrixShapeAttr::get(rewriter.getContext(), group, group),
                               NVVM::LdStMatrixEltType::B16);
  Values result;
  for (int64_t i = 0; i < 4; ++i)
    result.push_back(LLVM::ExtractValueOp::create(rewriter, loc, matrices, i));
  return result;
}

void TensorCoreAttentionKernel::multiplyAccumulate(ValueRange left, ValueRange right,
                                                   MutableArrayRef<Value> sums) {
  SmallVector<Type> floats(fragment, rewriter.getF32Type());
  auto type = LLVM::LLVMStructType::getLiteral(rewriter.getContext(), floats);
  Value result = NVVM::MmaOp::create(
      rewriter, loc, type, left, right, ValueRange(ArrayRef<Value>(sums)),
      ArrayRef<int64_t>{mmaRows, mmaColumns, mmaDepth}, /*b1Op=*/std::nullopt,
      /*intOverflow=*/std::nullopt,
      std::array<NVVM::MMATypes, 2>{NVVM::MMATypes::bf16, NVVM::MMATypes::bf16},
      std::array<NVVM::MMALayout, 2>{NVVM::MMALayout::row, NVVM::MMALayout::col});
  for (auto [i, sum] : llvm::enumerate(sums))
    sum = LLVM::ExtractValueOp::create(rewriter, loc, result, static_cast<int64_t>(i));
}

Value TensorCoreAttentionKernel::pack(Value low, Value high) {
  Value vector = convert(makeVector({low, high}), rewriter.getBF16Type());
  auto word = VectorType::get(1, rewriter.getI32Type());
  return vector::ExtractOp::create(rewriter, loc,
                                   vector::BitCastOp::create(rewriter, loc, word, vector), 0);
}

AttentionKernel::Values TensorCoreAttentionKernel::toFragments(ValueRange list) {
  Values fragments;
  for (size_t i = 0; i < list.size(); i += columnsOfFragment)
    for (int64_t own = 0; own < layout.width; ++own)
      for (int64_t column = 0; column < columnsOfFragment; ++column)
        fragments.push_back(vector::ExtractOp::create(rewriter, loc, list[i + column], own));
  return fragments;
}

AttentionKernel::Values TensorCoreAttentionKernel::toList(ValueRange fragments) {
  Values list;
  for (size_t i = 0; i < fragments.size(); i += fragment)
    for (int64_t column = 0; column < columnsOfFragment; ++column)
      list.push_back(
          makeVector({fragments[i + column], fragments[i + columnsOfFragment + column]}));
  return list;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

AttentionKernel::Values TensorCoreAttentionKernel::multiply(unsigned own, unsigned other,
                                                            unsigned feature) {
  const Tile &ownTile = owns[llvm::find(plan.multiplied, own) - plan.multiplied.begin()];
  stageOthers(other);
  Value lane = remainder(thread, warpSize), warp = divide(thread, warpSize);
  Value zero = arith::ConstantOp::create(rewriter, loc, rewriter.getF32FloatAttr(0.0));
  Values sums(layout.getOthersOfTile() / mmaColumns * fragment, zero);
  // Left: rows 0 to 7 and 8 to 15 of the first eight features, then of the others.
  Value ownRow = add(multiplyIndex(warp, mmaRows), remainder(lane, 2 * group));
  Value ownGroup = divide(lane, 2 * group);
  // Right: for eight others the first and the last eight features, then for the next eight others.
  Value otherRow = add(multiplyIndex(divide(lane, 2 * group), group), remainder(lane, group));
  Value otherGroup = remainder(divide(lane, group), 2);
  for (int64_t step = 0; step < countSteps(feature); ++step) {
    int64_t first = step * mmaDepth / group;
    Values left = loadMatrices(ownTile, ownRow, add(ownGroup, first), /*transposed=*/false);
    for (int64_t column = 0; column < layout.getOthersOfTile(); column += 2 * mmaColumns) {
      Values right =
          loadMatrices(others, add(otherRow, column), add(otherGroup, first), /*transposed=*/false);
      MutableArrayRef<Value> both =
          MutableArrayRef(sums).slice(column / mmaColumns * fragment, 2 * fragment);
      multiplyAccumulate(left, ValueRange(right).take_front(2), both.take_front(fragment));
      multiplyAccumulate(left, ValueRange(right).drop_front(2), both.drop_front(fragment));
    }
  }
  return toList(sums);
}

AttentionKernel::Values TensorCoreAttentionKernel::accumulate(ValueRange tile, unsigned other,
                                                              unsigned feature,
                                                              ValueRange oldSums) {
  stageOthers(other);
  Value lane = remainder(thread, warpSize);
  Values sums = toFragments(oldSums), scores = toFragments(tile);
  // Right: for eight features the first and the last eight others, then for the next eight
  // features; transposed, since others follow each other along the sum.
  Value row = remainder(lane, 2 * group), column = divide(lane, 2 * group);
  for (int64_t step = 0; step < layout.getOthersOfTile() / mmaDepth; ++step) {
    // Left: what two instructions left there, eight others each.
    Values left;
    for (int64_t i = 0; i < 2 * fragment; i += 2)
      left.push_back(pack(scores[step * 2 * fragment + i], scores[step * 2 * fragment + i + 1]));
    for (int64_t i = 0; i < countSteps(feature); ++i) {
      Values right = loadMatrices(others, add(row, step * mmaDepth),
                                  add(column, i * mmaDepth / group), /*transposed=*/true);
      MutableArrayRef<Value> both = MutableArrayRef(sums).slice(i * 2 * fragment, 2 * fragment);
      multiplyAccumulate(left, ValueRange(right).take_front(2), both.take_front(fragment));
      multiplyAccumulate(left, ValueRange(right).drop_front(2), both.drop_front(fragment));
    }
  }
  return toList(sums);
}

void TensorCoreAttentionKernel::storeSums(unsigned operand, unsigned feature, ValueRange sums) {
  Type element = cast<MemRefType>(op->getOperand(operand).getType()).getElementType();
  for (int64_t own = 0; own < layout.width; ++own)
    ifExists(getOwn(own), plan.own, [&] {
      for (size_t i = 0; i < sums.size(); i += columnsOfFragment) {
        Values elements;
        for (int64_t column = 0; column < columnsOfFragment; ++column)
          elements.push_back(vector::ExtractOp::create(rewriter, loc, sums[i + column], own));
        ElementIndex position = getIndex(getOwn(own), nullptr);
        position[feature] = add(multiplyIndex(threadX, columnsOfFragment),
                                static_cast<int64_t>(i) / columnsOfFragment * mmaColumns);
        memory.store(convert(makeVector(elements), element), getOperand(operand), position, feature,
                     space.sizes[feature] % mmaDepth != 0);
      }
    });
}

Value TensorCoreAttentionKernel::exponential(Value value) {
  Value factor = splat(std::numbers::log2e);
  Value power = arith::MulFOp::create(rewriter, loc, value, factor);
  Values scalars = getScalars(power);
  for (Value &scalar : scalars)
    scalar = LLVM::CallIntrinsicOp::create(rewriter, loc, scalar.getType(),
                                           rewriter.getStringAttr("llvm.nvvm.ex2.approx.ftz"),
                                           ValueRange{scalar})
                 .getResult(0);
  return makeVector(scalars);
}

} // namespace pipeline
