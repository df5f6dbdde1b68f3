//===- AttentionForward.cpp - The tiles of pipe.attention -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile's raw scores are a product; each of its rows becomes exponentials in place;
// another product makes the output of them, divided by the rows' totals afterwards.
//
//===----------------------------------------------------------------------===//

#include "AttentionTiles.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <limits>

using namespace mlir;

namespace pipeline {
namespace {

class ForwardTiler {
public:
  ForwardTiler(AttentionOp op, RewriterBase &rewriter)
      : op(op), tiles(op, rewriter), rewriter(rewriter), loc(op.getLoc()) {}

  void run() {
    AttentionTiles::Values results;
    for (Value result : op.getResults())
      results.push_back(tiles.makeEmpty(cast<RankedTensorType>(result.getType()).getShape()));
    results = tiles.emitHeads(results, heads, [&](const TilePosition &head, ValueRange carried) {
      return tiles.emitTiles(head, carried, [&](const TilePosition &tile, ValueRange inner) {
        return emitTile(tile, inner);
      });
    });
    rewriter.replaceOp(op, results);
  }

private:
  AttentionOp op;
  AttentionTiles tiles;
  RewriterBase &rewriter;
  Location loc;
  /// Key and value.
  std::array<HeadOperand, 2> heads = {HeadOperand{{op.getKey(), op.getKeyMap()}, {}},
                                      HeadOperand{{op.getValue(), op.getValueMap()}, {}}};

  AttentionTiles::Values emitTile(const TilePosition &tile, ValueRange results) {
    Tile query = tiles.extract({op.getQuery(), op.getQueryMap()}, tile);
    Tile key = tiles.takeKeys(heads[0].tile, tile.keys);
    Tile value = tiles.takeKeys(heads[1].tile, tile.keys);
    Tile raw = tiles.contract(query, key, {tiles.getRowDim(), tiles.getKeyDim()});

    AttentionTiles::Values rows = tiles.emitLoop(
        tile.rows, {raw.value, results[1], results[2]}, [&](Value iteration, ValueRange carried) {
          return emitRow(tile, iteration, {carried[0], raw.dims}, carried[1], carried[2]);
        });
    Tile part =
        tiles.contract({rows[0], raw.dims}, value, {tiles.getRowDim(), tiles.getValueFeatureDim()});
    Value total = tiles.extract({rows[2], op.getStatisticsMap()}, tile).value;
    return {tiles.insert(emitQuotient(part, total, tile), {results[0], op.getOutputMap()}, tile),
            rows[1], rows[2]};
  }

  /// Turns a row of raw scores into exponentials, and puts away its statistics.
  AttentionTiles::Values emitRow(const TilePosition &tile, Value iteration, const Tile &scores,
                                 Value shifts, Value totals) {
    AffineMap scoresMap = tiles.getMap(scores), statisticsMap = op.getStatisticsMap();
    TilePosition line = tile.withRows(iteration, 1);
    TilePosition row = tile.withRows(tiles.add(tile.row, iteration), 1);
    Value raw = tiles.extractRow({scores.value, scoresMap}, line);
    AttentionTiles::Values inputs = {raw};
    for (auto [i, extra] : llvm::enumerate(op.getExtras()))
      inputs.push_back(tiles.extractRow({extra, op.getExtraMap(i)}, row));

    auto length = cast<RankedTensorType>(raw.getType()).getShape();
    Value score =
        tiles
            .emitRowOp(inputs, tiles.makeEmpty(length),
                       [&](ValueRange elements) {
                         return tiles.inlineRegion(op.getScores(), elements[0],
                                                   elements.slice(1, op.getExtras().size()), row);
                       })
            .getResult(0);
    auto number = RankedTensorType::get({}, tiles.getElementType());
    Value lowest = tiles.makeFilled(-std::numeric_limits<double>::infinity(), number);
    Value shift = tiles
                      .emitRowOp(score, lowest,
                                 [&](ValueRange elements) {
                                   return AttentionTiles::Values{arith::MaximumFOp::create(
                                       rewriter, loc, elements[1], elements[0])};
                                 })
                      .getResult(0);
    // In place: the score is cheap enough to be computed twice, once from what it replaces.
    inputs.front() = shift;
    Value exponential =
        tiles
            .emitRowOp(
                inputs, raw,
                [&](ValueRange elements) {
                  Value again = tiles
                                    .inlineRegion(op.getScores(), elements.back(),
                                                  elements.slice(1, op.getExtras().size()), row)
                                    .front();
                  Value difference = arith::SubFOp::create(rewriter, loc, again, elements[0]);
                  return AttentionTiles::Values{math::ExpOp::create(rewriter, loc, difference)};
                })
            .getResult(0);
    Value total = tiles
                      .emitRowOp(exponential, tiles.makeFilled(0.0, number),
                                 [&](ValueRange elements) {
                                   return AttentionTiles::Values{arith::AddFOp::create(
                                       rewriter, loc, elements[1], elements[0])};
                                 })
                      .getResult(0);
    return {tiles.insert(exponential, {scores.value, scoresMap}, line),
            tiles.insert(shift, {shifts, statisticsMap}, row),
            tiles.insert(total, {totals, statisticsMap}, row)};
  }

  /// The rows of `part` divided by `total`, as they lie in the output.
  Value emitQuotient(const Tile &part, Value total, const TilePosition &tile) {
    SmallVector<unsigned> dims;
    SmallVector<int64_t> shape;
    for (AffineExpr expression : op.getOutputMap().getResults()) {
      unsigned dim = cast<AffineDimExpr>(expression).getPosition();
      if (dim < tiles.getRowDim())
        continue;
      unsigned position = dim == tiles.getRowDim() ? 0 : 1;
      dims.push_back(position);
      shape.push_back(cast<RankedTensorType>(part.value.getType()).getDimSize(position));
    }
    MLIRContext *context = rewriter.getContext();
    AffineMap identity = AffineMap::getMultiDimIdentityMap(2, context);
    SmallVector<AffineMap> maps = {identity, identity.getMajorSubMap(1),
                                   AffineMap::getMultiDimMapWithTargets(2, dims, context)};
    SmallVector<utils::IteratorType> iterators(2, utils::IteratorType::parallel);
    Value empty = tiles.makeEmpty(shape);
    return linalg::GenericOp::create(rewriter, loc, empty.getType(), ValueRange{part.value, total},
                                     empty, maps, iterators,
                                     [](OpBuilder &builder, Location loc, ValueRange elements) {
                                       Value quotient = arith::DivFOp::create(
                                           builder, loc, elements[0], elements[1]);
                                       linalg::YieldOp::create(builder, loc, quotient);
                                     })
        .getResult(0);
  }
};

} // namespace

void tileAttention(AttentionOp op, RewriterBase &rewriter) {
  rewriter.setInsertionPoint(op);
  ForwardTiler(op, rewriter).run();
}

} // namespace pipeline
