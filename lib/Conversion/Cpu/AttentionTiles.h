//===- AttentionTiles.h - Attention in tiles that stay in cache -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What forward and backward have in common: loops over batch indices and tiles of
// rows, slices of operands for one tile, and the small products and row ops that are
// put there.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_ATTENTIONTILES_H
#define PIPELINE_LIB_CONVERSION_CPU_ATTENTIONTILES_H

#include "AttentionPlan.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

namespace pipeline {

class AttentionOp;
class AttentionBackwardOp;

/// Puts loops over tiles in the place of an attention.
void tileAttention(AttentionOp op, mlir::RewriterBase &rewriter);
void tileAttention(AttentionBackwardOp op, mlir::RewriterBase &rewriter);

/// A tensor and where its elements lie in the space of the scores.
struct MappedTensor {
  mlir::Value value;
  mlir::AffineMap map;
};

/// A part of the space of the scores.
struct TilePosition {
  /// Indices of the batch dimensions, outermost first.
  llvm::SmallVector<mlir::Value> batch;
  /// The first row and the number of rows; all rows if there is no first.
  mlir::Value row;
  int64_t rows = 1;
  /// How many keys, from the first on.
  int64_t keys = 0;

  /// Other rows of the same batch index.
  TilePosition withRows(mlir::Value first, int64_t count) const {
    return {batch, first, count, keys};
  }
};

/// A tensor without batch dimensions, and which dimension of the space each of its own is.
struct Tile {
  mlir::Value value;
  llvm::SmallVector<unsigned, 2> dims;
};

/// An operand of which the part of a batch index is made ready once for all tiles.
struct HeadOperand {
  MappedTensor operand;
  Tile tile;
};

/// Builds the ops of one attention's tiles, at the rewriter's insertion point.
class AttentionTiles {
public:
  template <typename OpT>
  AttentionTiles(OpT op, mlir::RewriterBase &rewriter)
      : rewriter(rewriter), loc(op.getLoc()), sizes(op.getDomainSizes()),
        batchDims(op.getNumBatchDims()), element(mlir::getElementTypeOrSelf(op.getQuery())),
        runs(planTiles(sizes[getRowDim()], sizes[getKeyDim()],
                       findHorizon(op.getScores().front()))) {}

  unsigned getRowDim() const { return batchDims; }
  unsigned getKeyDim() const { return batchDims + 1; }
  unsigned getFeatureDim() const { return batchDims + 2; }
  unsigned getValueFeatureDim() const { return batchDims + 3; }
  mlir::Type getElementType() const { return element; }
  /// Whether some tile lacks keys that its rows do not see.
  bool skipsKeys() const;

  using Values = llvm::SmallVector<mlir::Value>;
  using LoopBody = llvm::function_ref<Values(mlir::Value iteration, mlir::ValueRange carried)>;
  using PositionBody =
      llvm::function_ref<Values(const TilePosition &position, mlir::ValueRange carried)>;

  /// A loop from 0 to `count` that carries values; no loop around a single iteration.
  Values emitLoop(int64_t count, mlir::ValueRange carried, LoopBody body);
  /// Loops over batch indices. Tiles of `operands` are ready as soon as their indices are known.
  Values emitHeads(mlir::ValueRange carried, llvm::MutableArrayRef<HeadOperand> operands,
                   PositionBody body);
  /// Loops over the tiles of rows of one batch index.
  Values emitTiles(const TilePosition &head, mlir::ValueRange carried, PositionBody body);

  /// The part of an operand at a position, without its batch dimensions.
  Tile extract(MappedTensor operand, const TilePosition &position);
  /// The same for one row, without the row dimension.
  mlir::Value extractRow(MappedTensor operand, const TilePosition &position);
  /// `whole` with another part at a position.
  mlir::Value insert(mlir::Value part, MappedTensor whole, const TilePosition &position);
  /// `whole` with a part added at a position.
  mlir::Value add(const Tile &part, MappedTensor whole, const TilePosition &position);

  /// Where the elements of a tile lie in the space.
  mlir::AffineMap getMap(const Tile &tile) const;
  /// The first keys of a tile that has all, and the tile with others in their place.
  Tile takeKeys(const Tile &tile, int64_t keys);
  mlir::Value putKeys(mlir::Value part, const Tile &tile, int64_t keys);

  /// The part of an operand at a position in one piece of memory: a copy if it is none.
  Tile extractDense(MappedTensor operand, const TilePosition &position);
  /// Memory for the gradient of what `extractDense` gives, full of zeros.
  Tile makeAccumulator(MappedTensor operand, const TilePosition &position);

  /// The product of two tiles, summed over the dimension that `dims` lacks. Added to `into`.
  Tile contract(const Tile &lhs, const Tile &rhs, const Tile &into);
  /// The same, as a new tile of these dimensions.
  Tile contract(const Tile &lhs, const Tile &rhs, llvm::ArrayRef<unsigned> dims);

  mlir::Value index(int64_t value);
  mlir::Value add(mlir::Value a, mlir::Value b);
  mlir::Value makeEmpty(llvm::ArrayRef<int64_t> shape);
  mlir::Value makeFilled(double value, mlir::Type type);

  using RowBody = llvm::function_ref<Values(mlir::ValueRange elements)>;
  /// An op on the elements of a row, or on a number for all of them where an input has no
  /// dimensions. A result without dimensions is a sum, or other reduction, of the row.
  mlir::linalg::GenericOp emitRowOp(mlir::ValueRange inputs, mlir::ValueRange inits, RowBody body);
  /// What a region of the op yields for one element of a row.
  Values inlineRegion(mlir::Region &region, mlir::ValueRange leading, mlir::ValueRange extras,
                      const TilePosition &row);

  mlir::RewriterBase &rewriter;
  const mlir::Location loc;

private:
  const llvm::SmallVector<int64_t> sizes;
  const unsigned batchDims;
  const mlir::Type element;
  const llvm::SmallVector<TileRun> runs;

  struct Slice {
    llvm::SmallVector<mlir::OpFoldResult> offsets, sizes, strides;
    llvm::SmallVector<int64_t> shape;
    llvm::SmallVector<unsigned, 2> dims;
  };
  Slice getSlice(mlir::AffineMap map, const TilePosition &position, bool dropRow);
  bool isDense(mlir::AffineMap map) const;
  Values emitHeads(TilePosition &position, mlir::ValueRange carried,
                   llvm::MutableArrayRef<HeadOperand> operands, PositionBody body);
};

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_ATTENTIONTILES_H
