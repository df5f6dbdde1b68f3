//===- AttentionBackward.cpp - The tiles of pipe.attention_backward *- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile computes its raw scores again, and what the output's gradient says of the
// probabilities; a pass over its rows turns the first into probabilities and the
// second into gradients of raw scores, in place; three products add those up.
//
//===----------------------------------------------------------------------===//

#include "AttentionTiles.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace pipeline {
namespace {

class BackwardTiler {
public:
  BackwardTiler(AttentionBackwardOp op, RewriterBase &rewriter)
      : op(op), tiles(op, rewriter), rewriter(rewriter), loc(op.getLoc()) {}

  void run() {
    AttentionTiles::Values results = {
        makeResult(op.getQueryGradient(), isShared(op.getQueryMap())),
        makeResult(op.getKeyGradient(), isShared(op.getKeyMap())),
        makeResult(op.getValueGradient(), isShared(op.getValueMap()))};
    for (auto [i, gradient] : llvm::zip_equal(op.getExtraGradients(), op.getExtrasGradient()))
      results.push_back(makeResult(gradient, isSummed(op.getExtraMap(i)) || tiles.skipsKeys()));
    results = tiles.emitHeads(results, heads, [&](const TilePosition &head, ValueRange carried) {
      return emitHead(head, carried);
    });
    rewriter.replaceOp(op, results);
  }

private:
  AttentionBackwardOp op;
  AttentionTiles tiles;
  RewriterBase &rewriter;
  Location loc;
  /// Key and value.
  std::array<HeadOperand, 2> heads = {HeadOperand{{op.getKey(), op.getKeyMap()}, {}},
                                      HeadOperand{{op.getValue(), op.getValueMap()}, {}}};

  /// Whether several batch indices read the same elements.
  bool isShared(AffineMap map) const {
    return llvm::any_of(llvm::seq(tiles.getRowDim()),
                        [&](unsigned dim) { return !map.isFunctionOfDim(dim); });
  }

  /// Whether several scores read the same element.
  bool isSummed(AffineMap map) const {
    return isShared(map) || !map.isFunctionOfDim(tiles.getRowDim()) ||
           !map.isFunctionOfDim(tiles.getKeyDim());
  }

  /// Memory for a gradient, full of zeros if the tiles add to it.
  Value makeResult(Value gradient, bool addsUp) {
    auto type = cast<RankedTensorType>(gradient.getType());
    if (addsUp)
      return tiles.makeFilled(0.0, type);
    return tensor::EmptyOp::create(rewriter, loc, type.getShape(), type.getElementType());
  }

  /// Puts the gradient of an operand's part where it belongs.
  Value deliver(const Tile &part, Value gradient, AffineMap map, const TilePosition &position) {
    if (isShared(map))
      return tiles.add(part, {gradient, map}, position);
    return tiles.insert(part.value, {gradient, map}, position);
  }

  AttentionTiles::Values emitHead(const TilePosition &head, ValueRange results) {
    MappedTensor key{results[1], op.getKeyMap()}, value{results[2], op.getValueMap()};
    Tile keyGradient = tiles.makeAccumulator(key, head);
    Tile valueGradient = tiles.makeAccumulator(value, head);
    AttentionTiles::Values carried = {results[0], keyGradient.value, valueGradient.value};
    llvm::append_range(carried, results.drop_front(3));
    carried = tiles.emitTiles(head, carried, [&](const TilePosition &tile, ValueRange inner) {
      return emitTile(tile, inner[0], {inner[1], keyGradient.dims}, {inner[2], valueGradient.dims},
                      inner.drop_front(3));
    });
    carried[1] = deliver({carried[1], keyGradient.dims}, key.value, key.map, head);
    carried[2] = deliver({carried[2], valueGradient.dims}, value.value, value.map, head);
    return carried;
  }

  AttentionTiles::Values emitTile(const TilePosition &tile, Value queryGradient,
                                  const Tile &keyGradient, const Tile &valueGradient,
                                  ValueRange extraGradients) {
    Tile query = tiles.extractDense({op.getQuery(), op.getQueryMap()}, tile);
    Tile gradient = tiles.extractDense({op.getGradient(), op.getOutputMap()}, tile);
    Tile key = tiles.takeKeys(heads[0].tile, tile.keys);
    Tile value = tiles.takeKeys(heads[1].tile, tile.keys);
    SmallVector<unsigned, 2> square = {tiles.getRowDim(), tiles.getKeyDim()};
    Tile scores = tiles.contract(query, key, square);
    Tile gradients = tiles.contract(gradient, value, square);

    AttentionTiles::Values carried = {scores.value, gradients.value};
    llvm::append_range(carried, extraGradients);
    carried = tiles.emitLoop(tile.rows, carried, [&](Value iteration, ValueRange inner) {
      return emitRow(tile, iteration, {inner[0], square}, {inner[1], square}, inner.drop_front(2));
    });
    Tile probabilities{carried[0], square}, scoreGradients{carried[1], square};

    AttentionTiles::Values results;
    Tile queryPart = tiles.contract(scoreGradients, key, query.dims);
    results.push_back(deliver(queryPart, queryGradient, op.getQueryMap(), tile));
    results.push_back(accumulate(scoreGradients, query, keyGradient, tile));
    results.push_back(accumulate(probabilities, gradient, valueGradient, tile));
    llvm::append_range(results, ValueRange(carried).drop_front(2));
    return results;
  }

  Value accumulate(const Tile &lhs, const Tile &rhs, const Tile &gradient,
                   const TilePosition &tile) {
    Tile part = tiles.contract(lhs, rhs, tiles.takeKeys(gradient, tile.keys));
    return tiles.putKeys(part.value, gradient, tile.keys);
  }

  /// Turns a row of raw scores into probabilities, and one of gradients of probabilities
  /// into gradients of raw scores.
  AttentionTiles::Values emitRow(const TilePosition &tile, Value iteration, const Tile &scores,
                                 const Tile &gradients, ValueRange extraGradients) {
    AffineMap squareMap = tiles.getMap(scores);
    TilePosition line = tile.withRows(iteration, 1);
    TilePosition row = tile.withRows(tiles.add(tile.row, iteration), 1);
    Value raw = tiles.extractRow({scores.value, squareMap}, line);
    Value dProbability = tiles.extractRow({gradients.value, squareMap}, line);

    AttentionTiles::Values inputs = {tiles.extractRow({op.getShift(), op.getStatisticsMap()}, row),
                                     tiles.extractRow({op.getTotal(), op.getStatisticsMap()}, row),
                                     emitOutputProduct(row)};
    for (auto [i, extra] : llvm::enumerate(op.getExtras()))
      inputs.push_back(tiles.extractRow({extra, op.getExtraMap(i)}, row));
    AttentionTiles::Values inits = {raw, dProbability};
    auto length = cast<RankedTensorType>(raw.getType()).getShape();
    for (Value gradient : extraGradients)
      inits.push_back(
          tensor::EmptyOp::create(rewriter, loc, length, getElementTypeOrSelf(gradient.getType())));

    auto rowOp = tiles.emitRowOp(inputs, inits,
                                 [&](ValueRange elements) { return emitElement(elements, row); });
    AttentionTiles::Values results = {
        tiles.insert(rowOp.getResult(0), {scores.value, squareMap}, line),
        tiles.insert(rowOp.getResult(1), {gradients.value, squareMap}, line)};
    for (auto [i, extra] : llvm::enumerate(extraGradients))
      results.push_back(deliverRow(rowOp.getResult(2 + i), extra,
                                   op.getExtraMap(op.getExtraGradients()[i]), row));
    return results;
  }

  /// The sum over value features of the output times its gradient.
  Value emitOutputProduct(const TilePosition &row) {
    Value output = tiles.extractRow({op.getOutput(), op.getOutputMap()}, row);
    Value gradient = tiles.extractRow({op.getGradient(), op.getOutputMap()}, row);
    Value zero = tiles.makeFilled(0.0, RankedTensorType::get({}, tiles.getElementType()));
    return tiles
        .emitRowOp({output, gradient}, zero,
                   [&](ValueRange elements) {
                     Value term = arith::MulFOp::create(rewriter, loc, elements[0], elements[1]);
                     return AttentionTiles::Values{
                         arith::AddFOp::create(rewriter, loc, elements[2], term)};
                   })
        .getResult(0);
  }

  AttentionTiles::Values emitElement(ValueRange elements, const TilePosition &row) {
    Value shift = elements[0], total = elements[1], product = elements[2];
    ValueRange extras = elements.slice(3, op.getExtras().size());
    Value raw = elements[3 + extras.size()], dProbability = elements[4 + extras.size()];
    Value score = tiles.inlineRegion(op.getScores(), raw, extras, row).front();
    Value difference = arith::SubFOp::create(rewriter, loc, score, shift);
    Value exponential = math::ExpOp::create(rewriter, loc, difference);
    Value probability = arith::DivFOp::create(rewriter, loc, exponential, total);
    Value distance = arith::SubFOp::create(rewriter, loc, dProbability, product);
    Value dScore = arith::MulFOp::create(rewriter, loc, probability, distance);
    AttentionTiles::Values results = {probability};
    llvm::append_range(results, tiles.inlineRegion(op.getPullback(), {dScore, raw}, extras, row));
    return results;
  }

  /// Puts a row of gradients of an extra's elements where they belong.
  Value deliverRow(Value part, Value gradient, AffineMap map, const TilePosition &row) {
    if (!isSummed(map))
      return tiles.insert(part, {gradient, map}, row);
    Value old = tiles.extractRow({gradient, map}, row);
    Value sum = tiles
                    .emitRowOp(part, old,
                               [&](ValueRange elements) {
                                 return AttentionTiles::Values{arith::AddFOp::create(
                                     rewriter, loc, elements[1], elements[0])};
                               })
                    .getResult(0);
    return tiles.insert(sum, {gradient, map}, row);
  }
};

} // namespace

void tileAttention(AttentionBackwardOp op, RewriterBase &rewriter) {
  rewriter.setInsertionPoint(op);
  BackwardTiler(op, rewriter).run();
}

} // namespace pipeline
