//===- Contractions.cpp -----------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradients of contractions as contractions that a matrix library takes as they are.
//
// What is transposed is said by the indexing maps; no transpose is computed.
//
//===----------------------------------------------------------------------===//

#include "StructuredPullback.h"

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"

using namespace mlir;
using namespace pipeline;

/// Whether the body adds the product of the two inputs to the partial result, no more.
static bool isProductSum(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1)
    return false;
  Block &body = *op.getBlock();
  Value out = body.getArgument(2);
  auto add = body.getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!add || !llvm::is_contained(add->getOperands(), out))
    return false;
  Value term = add.getLhs() == out ? add.getRhs() : add.getLhs();
  auto mul = term.getDefiningOp<arith::MulFOp>();
  if (!mul)
    return false;
  Value a = body.getArgument(0), b = body.getArgument(1);
  return (mul.getLhs() == a && mul.getRhs() == b) || (mul.getLhs() == b && mul.getRhs() == a);
}

namespace {
/// A tensor and how the iterations index it.
struct Indexed {
  Value tensor;
  AffineMap map;
};
} // namespace

/// `map` as the named contraction ops write it: dimensions in the order of `order`.
static AffineMap renumber(AffineMap map, ArrayRef<unsigned> order) {
  SmallVector<AffineExpr> results;
  for (unsigned r = 0; r < map.getNumResults(); ++r) {
    auto position = llvm::find(order, map.getDimPosition(r)) - order.begin();
    results.push_back(getAffineDimExpr(position, map.getContext()));
  }
  return AffineMap::get(order.size(), 0, results, map.getContext());
}

/// The sum of products of `lhs` and `rhs` from zero, as a matmul or batch_matmul; null where it is
/// not one.
static Value createMatmul(OpBuilder &builder, Location loc, Indexed lhs, Indexed rhs,
                          RankedTensorType type, AffineMap out) {
  SmallVector<AffineMap> maps{lhs.map, rhs.map, out};
  FailureOr<linalg::ContractionDimensions> dims = linalg::inferContractionDims(maps);
  if (failed(dims) || dims->m.size() != 1 || dims->n.size() != 1 || dims->k.size() != 1 ||
      dims->batch.size() > 1 || out.getNumDims() != 3 + dims->batch.size())
    return {};
  bool isBatched = !dims->batch.empty();
  auto hasBatchFirst = [&](AffineMap map) {
    return map.getNumResults() == (isBatched ? 3 : 2) &&
           (!isBatched || map.getDimPosition(0) == dims->batch[0]);
  };
  if (!llvm::all_of(maps, hasBatchFirst))
    return {};

  // Rows of the result come from the left operand.
  unsigned rank = out.getNumResults();
  unsigned row = out.getDimPosition(rank - 2), column = out.getDimPosition(rank - 1);
  if (!lhs.map.isFunctionOfDim(row))
    std::swap(lhs, rhs);
  SmallVector<unsigned> order(dims->batch.begin(), dims->batch.end());
  order.append({row, column, dims->k[0]});
  SmallVector<AffineMap> canonical{renumber(lhs.map, order), renumber(rhs.map, order),
                                   renumber(out, order)};
  NamedAttribute attribute =
      builder.getNamedAttr("indexing_maps", builder.getAffineMapArrayAttr(canonical));

  Value zeros = createZeros(builder, loc, type);
  SmallVector<Value> inputs{lhs.tensor, rhs.tensor};
  if (isBatched)
    return linalg::BatchMatmulOp::create(builder, loc, TypeRange(type), inputs, zeros, attribute)
        .getResult(0);
  return linalg::MatmulOp::create(builder, loc, TypeRange(type), inputs, zeros, attribute)
      .getResult(0);
}

Value pipeline::pullBackContraction(linalg::LinalgOp op, OpOperand &operand, Value gradient,
                                    OpBuilder &builder) {
  if (!op.isDpsInput(&operand) || op.getNumReductionLoops() == 0 || !isProductSum(op))
    return {};
  auto isProjection = [](AffineMap map) { return map.isProjectedPermutation(); };
  if (!llvm::all_of(op.getIndexingMapsArray(), isProjection))
    return {};
  OpOperand *other = op.getDpsInputOperand(1 - operand.getOperandNumber());
  auto type = dyn_cast<RankedTensorType>(operand.get().getType());
  if (!type || !isa<RankedTensorType>(other->get().getType()))
    return {};
  Indexed upstream{gradient, op.getMatchingIndexingMap(op.getDpsInitOperand(0))};
  Indexed partner{other->get(), op.getMatchingIndexingMap(other)};
  return createMatmul(builder, op.getLoc(), upstream, partner, type,
                      op.getMatchingIndexingMap(&operand));
}
