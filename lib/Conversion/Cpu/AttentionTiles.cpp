//===- AttentionTiles.cpp - Attention in tiles that stay in cache -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See AttentionTiles.h.
//
//===----------------------------------------------------------------------===//

#include "AttentionTiles.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace pipeline {

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

bool AttentionTiles::skipsKeys() const {
  return llvm::any_of(runs, [&](const TileRun &run) { return run.keys != sizes[getKeyDim()]; });
}

AttentionTiles::Values AttentionTiles::emitLoop(int64_t count, ValueRange carried, LoopBody body) {
  if (count == 1)
    return body(index(0), carried);
  auto loop = scf::ForOp::create(rewriter, loc, index(0), index(count), index(1), carried);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(loop.getBody());
  Values yielded = body(loop.getInductionVar(), loop.getRegionIterArgs());
  scf::YieldOp::create(rewriter, loc, yielded);
  return loop.getResults();
}

AttentionTiles::Values AttentionTiles::emitHeads(ValueRange carried,
                                                 MutableArrayRef<HeadOperand> operands,
                                                 PositionBody body) {
  TilePosition position;
  position.keys = sizes[getKeyDim()];
  return emitHeads(position, carried, operands, body);
}

AttentionTiles::Values AttentionTiles::emitHeads(TilePosition &position, ValueRange carried,
                                                 MutableArrayRef<HeadOperand> operands,
                                                 PositionBody body) {
  unsigned known = position.batch.size();
  for (HeadOperand &operand : operands) {
    unsigned needed = 0;
    for (unsigned dim = 0; dim < batchDims; ++dim)
      if (operand.operand.map.isFunctionOfDim(dim))
        needed = dim + 1;
    if (needed == known)
      operand.tile = extractDense(operand.operand, position);
  }
  if (known == batchDims)
    return body(position, carried);
  return emitLoop(sizes[known], carried, [&](Value iteration, ValueRange inner) {
    position.batch.push_back(iteration);
    Values yielded = emitHeads(position, inner, operands, body);
    position.batch.pop_back();
    return yielded;
  });
}

AttentionTiles::Values AttentionTiles::emitTiles(const TilePosition &head, ValueRange carried,
                                                 PositionBody body) {
  Values values(carried);
  for (const TileRun &run : runs)
    values = emitLoop(run.count, values, [&](Value iteration, ValueRange inner) {
      Value distance = rewriter.createOrFold<arith::MulIOp>(loc, iteration, index(run.rows));
      TilePosition position = head.withRows(add(index(run.firstRow), distance), run.rows);
      position.keys = run.keys;
      return body(position, inner);
    });
  return values;
}

//===----------------------------------------------------------------------===//
// Parts of operands
//===----------------------------------------------------------------------===//

AttentionTiles::Slice AttentionTiles::getSlice(AffineMap map, const TilePosition &position,
                                               bool dropRow) {
  Slice slice;
  slice.strides.assign(map.getNumResults(), rewriter.getIndexAttr(1));
  for (AffineExpr expression : map.getResults()) {
    unsigned dim = cast<AffineDimExpr>(expression).getPosition();
    OpFoldResult offset = rewriter.getIndexAttr(0);
    int64_t size = sizes[dim];
    if (dim < batchDims) {
      offset = getAsOpFoldResult(position.batch[dim]);
      size = 1;
    } else if (dim == getKeyDim()) {
      size = position.keys;
    } else if (dim == getRowDim() && position.row) {
      offset = getAsOpFoldResult(position.row);
      size = position.rows;
    }
    slice.offsets.push_back(offset);
    slice.sizes.push_back(rewriter.getIndexAttr(size));
    if (dim < batchDims || (dropRow && dim == getRowDim()))
      continue;
    slice.shape.push_back(size);
    slice.dims.push_back(dim);
  }
  return slice;
}

Tile AttentionTiles::extract(MappedTensor operand, const TilePosition &position) {
  Slice slice = getSlice(operand.map, position, /*dropRow=*/false);
  auto type = RankedTensorType::get(slice.shape, getElementTypeOrSelf(operand.value));
  Value part = tensor::ExtractSliceOp::create(rewriter, loc, type, operand.value, slice.offsets,
                                              slice.sizes, slice.strides);
  return {part, slice.dims};
}

Value AttentionTiles::extractRow(MappedTensor operand, const TilePosition &position) {
  Slice slice = getSlice(operand.map, position, /*dropRow=*/true);
  auto type = RankedTensorType::get(slice.shape, getElementTypeOrSelf(operand.value));
  return tensor::ExtractSliceOp::create(rewriter, loc, type, operand.value, slice.offsets,
                                        slice.sizes, slice.strides);
}

Value AttentionTiles::insert(Value part, MappedTensor whole, const TilePosition &position) {
  // Whether the part lacks the row dimension, insert_slice sees from its type.
  Slice slice = getSlice(whole.map, position, /*dropRow=*/false);
  return tensor::InsertSliceOp::create(rewriter, loc, part, whole.value, slice.offsets, slice.sizes,
                                       slice.strides);
}

Value AttentionTiles::add(const Tile &part, MappedTensor whole, const TilePosition &position) {
  Tile old = extract(whole, position);
  unsigned rank = part.dims.size();
  SmallVector<AffineMap> maps(2, rewriter.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank, utils::IteratorType::parallel);
  auto sum = linalg::GenericOp::create(
      rewriter, loc, old.value.getType(), part.value, old.value, maps, iterators,
      [](OpBuilder &builder, Location loc, ValueRange elements) {
        Value sum = arith::AddFOp::create(builder, loc, elements[1], elements[0]);
        linalg::YieldOp::create(builder, loc, sum);
      });
  return insert(sum.getResult(0), whole, position);
}

AffineMap AttentionTiles::getMap(const Tile &tile) const {
  return AffineMap::getMultiDimMapWithTargets(sizes.size(), tile.dims, rewriter.getContext());
}

Tile AttentionTiles::takeKeys(const Tile &tile, int64_t keys) {
  if (keys == sizes[getKeyDim()])
    return tile;
  TilePosition position;
  position.keys = keys;
  return extract({tile.value, getMap(tile)}, position);
}

Value AttentionTiles::putKeys(Value part, const Tile &tile, int64_t keys) {
  if (keys == sizes[getKeyDim()])
    return part;
  TilePosition position;
  position.keys = keys;
  return insert(part, {tile.value, getMap(tile)}, position);
}

/// Whether the elements of one batch index lie in one piece.
bool AttentionTiles::isDense(AffineMap map) const {
  bool inside = false;
  for (AffineExpr expression : map.getResults()) {
    unsigned dim = cast<AffineDimExpr>(expression).getPosition();
    if (dim >= batchDims)
      inside = true;
    else if (inside && sizes[dim] != 1)
      return false;
  }
  return true;
}

Tile AttentionTiles::extractDense(MappedTensor operand, const TilePosition &position) {
  Tile part = extract(operand, position);
  if (!isDense(operand.map))
    part.value = bufferization::AllocTensorOp::create(
        rewriter, loc, cast<RankedTensorType>(part.value.getType()), ValueRange(), part.value);
  return part;
}

Tile AttentionTiles::makeAccumulator(MappedTensor operand, const TilePosition &position) {
  Slice slice = getSlice(operand.map, position, /*dropRow=*/false);
  auto type = RankedTensorType::get(slice.shape, element);
  Value memory;
  // Where the part of the result is strided, summing up there would be slow.
  if (isDense(operand.map))
    memory = makeEmpty(slice.shape);
  else
    memory = bufferization::AllocTensorOp::create(rewriter, loc, type, ValueRange());
  Value zero = arith::ConstantOp::create(rewriter, loc, rewriter.getFloatAttr(element, 0.0));
  return {linalg::FillOp::create(rewriter, loc, zero, memory).getResult(0), slice.dims};
}

//===----------------------------------------------------------------------===//
// Ops on tiles
//===----------------------------------------------------------------------===//

Tile AttentionTiles::contract(const Tile &lhs, const Tile &rhs, const Tile &into) {
  // Loops: those of the result, then the sum's.
  SmallVector<unsigned> loops(into.dims.begin(), into.dims.end());
  for (unsigned dim : lhs.dims)
    if (!llvm::is_contained(loops, dim))
      loops.push_back(dim);
  SmallVector<AffineMap> maps;
  for (const Tile *tile : {&lhs, &rhs, &into}) {
    SmallVector<unsigned> positions;
    for (unsigned dim : tile->dims)
      positions.push_back(llvm::find(loops, dim) - loops.begin());
    maps.push_back(
        AffineMap::getMultiDimMapWithTargets(loops.size(), positions, rewriter.getContext()));
  }
  SmallVector<utils::IteratorType> iterators(loops.size(), utils::IteratorType::parallel);
  iterators.back() = utils::IteratorType::reduction;
  auto product = linalg::GenericOp::create(
      rewriter, loc, into.value.getType(), ValueRange{lhs.value, rhs.value}, into.value, maps,
      iterators, [](OpBuilder &builder, Location loc, ValueRange elements) {
        Value term = arith::MulFOp::create(builder, loc, elements[0], elements[1]);
        Value sum = arith::AddFOp::create(builder, loc, elements[2], term);
        linalg::YieldOp::create(builder, loc, sum);
      });
  return {product.getResult(0), into.dims};
}

Tile AttentionTiles::contract(const Tile &lhs, const Tile &rhs, ArrayRef<unsigned> dims) {
  SmallVector<int64_t> shape;
  for (unsigned dim : dims)
    for (const Tile *tile : {&lhs, &rhs})
      if (const auto *position = llvm::find(tile->dims, dim); position != tile->dims.end())
        shape.push_back(cast<RankedTensorType>(tile->value.getType())
                            .getDimSize(position - tile->dims.begin()));
  Tile zeros{makeFilled(0.0, RankedTensorType::get(shape, element)), {}};
  zeros.dims.assign(dims.begin(), dims.end());
  return contract(lhs, rhs, zeros);
}

Value AttentionTiles::index(int64_t value) {
  return arith::ConstantIndexOp::create(rewriter, loc, value);
}

Value AttentionTiles::add(Value a, Value b) {
  return rewriter.createOrFold<arith::AddIOp>(loc, a, b);
}

Value AttentionTiles::makeEmpty(ArrayRef<int64_t> shape) {
  return tensor::EmptyOp::create(rewriter, loc, shape, element);
}

Value AttentionTiles::makeFilled(double value, Type type) {
  auto tensor = cast<RankedTensorType>(type);
  Value scalar = arith::ConstantOp::create(rewriter, loc,
                                           rewriter.getFloatAttr(tensor.getElementType(), value));
  Value memory = tensor::EmptyOp::create(rewriter, loc, tensor.getShape(), tensor.getElementType());
  return linalg::FillOp::create(rewriter, loc, scalar, memory).getResult(0);
}

linalg::GenericOp AttentionTiles::emitRowOp(ValueRange inputs, ValueRange inits, RowBody body) {
  SmallVector<AffineMap> maps;
  auto addMap = [&](Value operand) {
    unsigned rank = cast<RankedTensorType>(operand.getType()).getRank();
    maps.push_back(rank == 0 ? AffineMap::get(1, 0, rewriter.getContext())
                             : rewriter.getMultiDimIdentityMap(1));
    return rank;
  };
  for (Value input : inputs)
    addMap(input);
  auto iterator = utils::IteratorType::parallel;
  for (Value init : inits)
    if (addMap(init) == 0)
      iterator = utils::IteratorType::reduction;
  return linalg::GenericOp::create(rewriter, loc, inits.getTypes(), inputs, inits, maps, iterator,
                                   [&](OpBuilder &, Location, ValueRange elements) {
                                     linalg::YieldOp::create(rewriter, loc, body(elements));
                                   });
}

AttentionTiles::Values AttentionTiles::inlineRegion(Region &region, ValueRange leading,
                                                    ValueRange extras, const TilePosition &row) {
  Values arguments(leading);
  llvm::append_range(arguments, extras);
  llvm::append_range(arguments, row.batch);
  arguments.push_back(row.row);
  arguments.push_back(linalg::IndexOp::create(rewriter, loc, 0));
  Block &block = region.front();
  IRMapping mapping;
  mapping.map(block.getArguments(), arguments);
  for (Operation &op : block.without_terminator())
    rewriter.clone(op, mapping);
  Values yielded;
  for (Value value : block.getTerminator()->getOperands())
    yielded.push_back(mapping.lookup(value));
  return yielded;
}

} // namespace pipeline
