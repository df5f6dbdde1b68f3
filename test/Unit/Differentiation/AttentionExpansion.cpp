//===- AttentionExpansion.cpp -----------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attention as its description defines it, on whole tensors of scores.
//
//===----------------------------------------------------------------------===//

#include "AttentionExpansion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;

namespace pipeline::test {

namespace {
/// A tensor and where its elements lie in the space.
struct Mapped {
  Value tensor;
  AffineMap map;
};

/// Writes ops over the space of one attention.
template <typename OpTy>
class Expansion {
public:
  explicit Expansion(OpTy op)
      : op(op), builder(op), loc(op.getLoc()), sizes(op.getDomainSizes()),
        element(getElementTypeOrSelf(op.getQuery())) {}

  using Body = llvm::function_ref<Value(OpBuilder &, ValueRange)>;

  /// `term` of every iteration, at `map` of the result; what `map` lacks is added up.
  Mapped sum(ArrayRef<Mapped> inputs, AffineMap map, Body term) {
    return reduce(inputs, map, 0.0, term,
                  [](OpBuilder &b, Location loc, Value x, Value y) -> Value {
                    return arith::AddFOp::create(b, loc, x, y);
                  });
  }
  Mapped reduce(ArrayRef<Mapped> inputs, AffineMap map, double start, Body term,
                llvm::function_ref<Value(OpBuilder &, Location, Value, Value)> combine);

  /// The map of (batch..., row, key) and of (batch..., row).
  AffineMap scoresMap() { return leading(op.getNumBatchDims() + 2); }
  AffineMap rowsMap() { return leading(op.getNumBatchDims() + 1); }
  AffineMap leading(unsigned count) {
    return AffineMap::getMultiDimIdentityMap(sizes.size(), op.getContext()).getMajorSubMap(count);
  }

  Mapped raw() {
    return sum({{op.getQuery(), op.getQueryMap()}, {op.getKey(), op.getKeyMap()}}, scoresMap(),
               multiply);
  }
  /// What `region` yields as its result `number` from `leading`, the extras and the indices; summed
  /// over what `map` lacks.
  Mapped apply(Region &region, unsigned number, ArrayRef<Mapped> leading, AffineMap map);
  Mapped scores(const Mapped &raw) { return apply(op.getScores(), 0, raw, scoresMap()); }

  static Value multiply(OpBuilder &b, ValueRange v) {
    return arith::MulFOp::create(b, v[0].getLoc(), v[0], v[1]);
  }

  OpTy op;
  OpBuilder builder;
  Location loc;
  SmallVector<int64_t> sizes;
  Type element;
};
} // namespace

template <typename OpTy>
Mapped
Expansion<OpTy>::reduce(ArrayRef<Mapped> inputs, AffineMap map, double start, Body term,
                        llvm::function_ref<Value(OpBuilder &, Location, Value, Value)> combine) {
  SmallVector<unsigned> dims;
  auto addDims = [&](AffineMap used) {
    for (unsigned dim = 0; dim < sizes.size(); ++dim)
      if (used.isFunctionOfDim(dim) && !llvm::is_contained(dims, dim))
        dims.push_back(dim);
  };
  addDims(map);
  for (const Mapped &input : inputs)
    addDims(input.map);
  auto inLoops = [&](AffineMap used) {
    SmallVector<AffineExpr> loops;
    for (unsigned i = 0; i < used.getNumResults(); ++i)
      loops.push_back(
          builder.getAffineDimExpr(llvm::find(dims, used.getDimPosition(i)) - dims.begin()));
    return AffineMap::get(dims.size(), 0, loops, op.getContext());
  };
  SmallVector<Value> tensors;
  SmallVector<AffineMap> maps;
  for (const Mapped &input : inputs) {
    tensors.push_back(input.tensor);
    maps.push_back(inLoops(input.map));
  }
  maps.push_back(inLoops(map));
  SmallVector<utils::IteratorType> iterators;
  for (unsigned dim : dims)
    iterators.push_back(map.isFunctionOfDim(dim) ? utils::IteratorType::parallel
                                                 : utils::IteratorType::reduction);
  SmallVector<int64_t> shape;
  for (unsigned i = 0; i < map.getNumResults(); ++i)
    shape.push_back(sizes[map.getDimPosition(i)]);
  auto type = RankedTensorType::get(shape, element);
  Value empty = tensor::EmptyOp::create(builder, loc, shape, element);
  Value zero = arith::ConstantOp::create(builder, loc, builder.getFloatAttr(element, start));
  Value init = linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
  auto generic =
      linalg::GenericOp::create(builder, loc, TypeRange(type), tensors, init, maps, iterators,
                                [&](OpBuilder &b, Location bodyLoc, ValueRange v) {
                                  Value value =
                                      combine(b, bodyLoc, v.back(), term(b, v.drop_back()));
                                  linalg::YieldOp::create(b, bodyLoc, value);
                                });
  return {generic.getResult(0), map};
}

template <typename OpTy>
Mapped Expansion<OpTy>::apply(Region &region, unsigned number, ArrayRef<Mapped> leading,
                              AffineMap map) {
  SmallVector<Mapped> inputs(leading);
  for (auto [i, extra] : llvm::enumerate(op.getExtras()))
    inputs.push_back({extra, op.getExtraMap(i)});
  // Where the gradient of an extra is summed over a dimension, loops are no longer in the order of
  // the space: indices are read from a tensor of them.
  unsigned numIndices = op.getNumBatchDims() + 2;
  Type index = builder.getI64Type();
  for (unsigned dim = 0; dim < numIndices; ++dim) {
    SmallVector<int64_t> values(llvm::to_vector(llvm::seq<int64_t>(0, sizes[dim])));
    auto type = RankedTensorType::get({sizes[dim]}, index);
    Value counted =
        arith::ConstantOp::create(builder, loc, DenseElementsAttr::get(type, ArrayRef(values)));
    inputs.push_back(
        {counted, AffineMap::getMultiDimMapWithTargets(sizes.size(), {dim}, op.getContext())});
  }
  return sum(inputs, map, [&](OpBuilder &b, ValueRange v) {
    Block &body = region.front();
    IRMapping values;
    for (auto [argument, value] : llvm::zip_equal(body.getArguments(), v)) {
      Value read = value;
      if (argument.getType().isIndex())
        read = arith::IndexCastOp::create(b, loc, argument.getType(), value);
      values.map(argument, read);
    }
    for (Operation &scalarOp : body.without_terminator())
      b.clone(scalarOp, values);
    return values.lookupOrDefault(body.getTerminator()->getOperand(number));
  });
}

static Value expOfDifference(OpBuilder &b, Value score, Value shift) {
  Value shifted = arith::SubFOp::create(b, score.getLoc(), score, shift);
  return math::ExpOp::create(b, score.getLoc(), shifted);
}

static void expand(AttentionOp op) {
  Expansion<AttentionOp> e(op);
  Mapped scores = e.scores(e.raw());
  Mapped shift = e.reduce(
      scores, e.rowsMap(), -std::numeric_limits<double>::infinity(),
      [](OpBuilder &, ValueRange v) { return v[0]; },
      [](OpBuilder &b, Location loc, Value x, Value y) -> Value {
        return arith::MaximumFOp::create(b, loc, x, y);
      });
  auto weight = [](OpBuilder &b, ValueRange v) { return expOfDifference(b, v[0], v[1]); };
  Mapped weights = e.sum({scores, shift}, e.scoresMap(), weight);
  Mapped total = e.sum(weights, e.rowsMap(), [](OpBuilder &, ValueRange v) { return v[0]; });
  Mapped mixed = e.sum({weights, {op.getValue(), op.getValueMap()}}, op.getOutputMap(),
                       Expansion<AttentionOp>::multiply);
  Mapped output = e.sum({mixed, total}, op.getOutputMap(), [](OpBuilder &b, ValueRange v) -> Value {
    return arith::DivFOp::create(b, v[0].getLoc(), v[0], v[1]);
  });
  op->replaceAllUsesWith(ValueRange{output.tensor, shift.tensor, total.tensor});
  op->erase();
}

static void expand(AttentionBackwardOp op) {
  Expansion<AttentionBackwardOp> e(op);
  auto multiply = Expansion<AttentionBackwardOp>::multiply;
  Mapped raw = e.raw(), scores = e.scores(raw);
  Mapped shift{op.getShift(), e.rowsMap()}, total{op.getTotal(), e.rowsMap()};
  Mapped query{op.getQuery(), op.getQueryMap()}, key{op.getKey(), op.getKeyMap()};
  Mapped value{op.getValue(), op.getValueMap()}, output{op.getOutput(), op.getOutputMap()};
  Mapped gradient{op.getGradient(), op.getOutputMap()};
  Mapped probability =
      e.sum({scores, shift, total}, e.scoresMap(), [](OpBuilder &b, ValueRange v) -> Value {
        return arith::DivFOp::create(b, v[0].getLoc(), expOfDifference(b, v[0], v[1]), v[2]);
      });
  Mapped dvalue = e.sum({probability, gradient}, value.map, multiply);
  Mapped dprobability = e.sum({gradient, value}, e.scoresMap(), multiply);
  Mapped mean = e.sum({gradient, output}, e.rowsMap(), multiply);
  Mapped dscore = e.sum({probability, dprobability, mean}, e.scoresMap(),
                        [](OpBuilder &b, ValueRange v) -> Value {
                          Value shifted = arith::SubFOp::create(b, v[0].getLoc(), v[1], v[2]);
                          return arith::MulFOp::create(b, v[0].getLoc(), v[0], shifted);
                        });
  Mapped draw = e.apply(op.getPullback(), 0, {dscore, raw}, e.scoresMap());
  SmallVector<Value> results = {e.sum({draw, key}, query.map, multiply).tensor,
                                e.sum({draw, query}, key.map, multiply).tensor, dvalue.tensor};
  for (auto [i, extra] : llvm::enumerate(op.getExtraGradients()))
    results.push_back(
        e.apply(op.getPullback(), i + 1, {dscore, raw}, op.getExtraMap(extra)).tensor);
  op->replaceAllUsesWith(results);
  op->erase();
}

void expandAttention(ModuleOp module) {
  module.walk([](AttentionOp op) { expand(op); });
  module.walk([](AttentionBackwardOp op) { expand(op); });
}

} // namespace pipeline::test
