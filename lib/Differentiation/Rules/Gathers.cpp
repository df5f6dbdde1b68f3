//===- Gathers.cpp ----------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a tensor that a structured op's body reads by computed indices: an embedding's
// table, the logits that a cross entropy picks from.
//
// Where each element is read at most once, the gradient is a dense op over the tensor that asks,
// per element, whether it is the one that was read. Else a loop over the reads adds one row (or
// element) after the other, in the order of the iterations.
//
//===----------------------------------------------------------------------===//

#include "../GradientSum.h"
#include "StructuredPullback.h"

#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pipeline/Differentiation/DifferentiationInterfaces.h"

using namespace mlir;
using namespace pipeline;

/// The iteration dimension that `value` is the index of, if it is one.
static std::optional<unsigned> indexedDimension(Value value) {
  if (auto index = value.getDefiningOp<linalg::IndexOp>())
    return index.getDim();
  return std::nullopt;
}

/// Whether `value`, of the body of `op`, depends on the iteration in dimension `dimension`.
static bool dependsOnDimension(linalg::LinalgOp op, Value value, unsigned dimension) {
  if (value.getParentBlock() != op.getBlock())
    return false;
  if (auto argument = dyn_cast<BlockArgument>(value))
    return op.getMatchingIndexingMap(op.getMatchingOpOperand(argument)).isFunctionOfDim(dimension);
  if (std::optional<unsigned> indexed = indexedDimension(value))
    return *indexed == dimension;
  SmallVector<Value> read;
  appendOperandsAndCaptures(value.getDefiningOp(), read);
  return llvm::any_of(read,
                      [&](Value operand) { return dependsOnDimension(op, operand, dimension); });
}

namespace {
/// The gradient of what one `tensor.extract` reads.
struct GatherPullback {
  StructuredPullback &pullback;
  tensor::ExtractOp extract;
  linalg::LinalgOp op = pullback.op;
  RankedTensorType type = cast<RankedTensorType>(extract.getTensor().getType());

  LogicalResult run() {
    if (AffineMap toIteration = findInverse())
      return pullBackDense(toIteration);
    return pullBackSequentially();
  }

  /// The iteration that reads an element, as a map of the element's indices; null when several may.
  AffineMap findInverse() {
    SmallVector<AffineExpr> expressions;
    for (unsigned dimension = 0; dimension < pullback.extents.size(); ++dimension) {
      AffineExpr found;
      for (auto [position, index] : llvm::enumerate(extract.getIndices()))
        if (!found && indexedDimension(index) == dimension &&
            type.getDimSize(position) == pullback.extents[dimension])
          found = getAffineDimExpr(position, op.getContext());
      if (!found)
        return {};
      expressions.push_back(found);
    }
    return AffineMap::get(type.getRank(), 0, expressions, op.getContext());
  }

  LogicalResult pullBackDense(AffineMap toIteration) {
    StructuredEmitter emitter(pullback.sweep.builder, op.getLoc(), type.getShape());
    FailureOr<Value> adjoint = pullback.adjointIn(emitter, extract.getResult(), toIteration);
    if (failed(adjoint) || !*adjoint)
      return adjoint;
    BodyReplay replay(emitter.scalarBuilder, op, pullback.accessIn(emitter, toIteration));
    Value gradient = *adjoint;
    for (auto [position, index] : llvm::enumerate(extract.getIndices())) {
      std::optional<unsigned> dimension = indexedDimension(index);
      if (dimension && toIteration.getDimPosition(*dimension) == position)
        continue;
      Value isRead =
          arith::CmpIOp::create(emitter.scalarBuilder, op.getLoc(), arith::CmpIPredicate::eq,
                                emitter.index(position), replay.primal(index));
      gradient = replay.keepIf(isRead, gradient);
    }
    AffineMap identity = AffineMap::getMultiDimIdentityMap(type.getRank(), op.getContext());
    pullback.sweep.add(extract.getTensor(), emitter.finishSum(gradient, type, identity));
    return success();
  }

  /// How many of the last dimensions of the tensor are read whole, as the last of the iterations.
  unsigned countRowDimensions() {
    unsigned rank = type.getRank(), loops = pullback.extents.size();
    ValueRange indices = extract.getIndices();
    unsigned count = 0;
    while (count < std::min(rank, loops)) {
      unsigned position = rank - 1 - count, dimension = loops - 1 - count;
      if (indexedDimension(indices[position]) != dimension ||
          type.getDimSize(position) != pullback.extents[dimension])
        break;
      ++count;
    }
    auto isIndependent = [&](unsigned rows) {
      for (Value index : indices.drop_back(rows))
        for (unsigned dimension = loops - rows; dimension < loops; ++dimension)
          if (dependsOnDimension(op, index, dimension))
            return false;
      return true;
    };
    while (!isIndependent(count))
      --count;
    return count;
  }

  LogicalResult pullBackSequentially() {
    StructuredEmitter emitter(pullback.sweep.builder, op.getLoc(), pullback.extents);
    FailureOr<Value> adjoint =
        pullback.adjointIn(emitter, extract.getResult(), pullback.identity());
    if (failed(adjoint) || !*adjoint)
      return adjoint;
    auto perRead = RankedTensorType::get(pullback.extents, type.getElementType());
    Value terms = emitter.finishSum(*adjoint, perRead, pullback.identity());
    auto addInto = [op = op, extract = extract, terms,
                    rows = countRowDimensions()](OpBuilder &builder, Value sum) {
      SmallVector<Value> iteration;
      return createLoops(builder, op, extract, terms, rows, iteration, sum);
    };
    pullback.sweep.addSparse(extract.getTensor(), addInto);
    return success();
  }

  /// One loop per dimension that is not part of a row, outermost first; the sum goes round them
  /// all.
  static Value createLoops(OpBuilder &builder, linalg::LinalgOp op, tensor::ExtractOp extract,
                           Value terms, unsigned rows, SmallVector<Value> &iteration, Value sum) {
    Location loc = op.getLoc();
    auto termsType = cast<RankedTensorType>(terms.getType());
    if (iteration.size() + rows == size_t(termsType.getRank()))
      return addRead(builder, op, extract, terms, rows, iteration, sum);
    Value begin = arith::ConstantIndexOp::create(builder, loc, 0);
    Value end =
        arith::ConstantIndexOp::create(builder, loc, termsType.getDimSize(iteration.size()));
    Value step = arith::ConstantIndexOp::create(builder, loc, 1);
    auto loop = scf::ForOp::create(builder, loc, begin, end, step, sum);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    iteration.push_back(loop.getInductionVar());
    Value updated =
        createLoops(builder, op, extract, terms, rows, iteration, loop.getRegionIterArg(0));
    iteration.pop_back();
    scf::YieldOp::create(builder, loc, updated);
    return loop.getResult(0);
  }

  /// Adds what one iteration read, a row or an element.
  static Value addRead(OpBuilder &builder, linalg::LinalgOp op, tensor::ExtractOp extract,
                       Value terms, unsigned rows, ArrayRef<Value> iteration, Value sum) {
    Location loc = op.getLoc();
    BodyAccess access;
    access.operand = [&](OpOperand &operand) -> Value {
      if (!isa<RankedTensorType>(operand.get().getType()))
        return operand.get();
      SmallVector<Value> indices;
      for (AffineExpr expr : op.getMatchingIndexingMap(&operand).getResults())
        indices.push_back(affine::expandAffineExpr(builder, loc, expr, iteration, {}));
      return tensor::ExtractOp::create(builder, loc, operand.get(), indices);
    };
    access.index = [&](int64_t dimension) { return iteration[dimension]; };
    BodyReplay replay(builder, op, access);

    SmallVector<Value> position;
    for (Value index : extract.getIndices().drop_back(rows))
      position.push_back(replay.primal(index));
    if (rows == 0) {
      Value term = tensor::ExtractOp::create(builder, loc, terms, iteration);
      Value element = tensor::ExtractOp::create(builder, loc, sum, position);
      element = arith::AddFOp::create(builder, loc, element, term);
      return tensor::InsertOp::create(builder, loc, element, sum, position);
    }

    auto rowShape = cast<RankedTensorType>(sum.getType()).getShape().take_back(rows);
    auto rowType = RankedTensorType::get(rowShape, getElementTypeOrSelf(sum.getType()));
    auto rowAt = [&](ArrayRef<Value> indices, SmallVector<OpFoldResult> &offsets,
                     SmallVector<OpFoldResult> &sizes, SmallVector<OpFoldResult> &strides) {
      offsets = getAsOpFoldResult(ValueRange(indices));
      offsets.append(rows, builder.getIndexAttr(0));
      sizes.assign(indices.size(), builder.getIndexAttr(1));
      for (int64_t extent : rowShape)
        sizes.push_back(builder.getIndexAttr(extent));
      strides.assign(offsets.size(), builder.getIndexAttr(1));
    };
    SmallVector<OpFoldResult> offsets, sizes, strides;
    rowAt(iteration, offsets, sizes, strides);
    Value term =
        tensor::ExtractSliceOp::create(builder, loc, rowType, terms, offsets, sizes, strides);
    rowAt(position, offsets, sizes, strides);
    Value row = tensor::ExtractSliceOp::create(builder, loc, rowType, sum, offsets, sizes, strides);
    row = createSum(builder, loc, row, term);
    return tensor::InsertSliceOp::create(builder, loc, row, sum, offsets, sizes, strides);
  }
};
} // namespace

LogicalResult pipeline::pullBackGather(StructuredPullback &pullback, tensor::ExtractOp extract) {
  return GatherPullback{pullback, extract}.run();
}
