//===- StructuredReductions.cpp ---------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which reductions a structured op does, and the gradient of maxima and minima.
//
// A maximum's gradient goes to the first iteration that attains it. That iteration is found by an
// integer reduction, exact in any order; it is all that the backward needs of the operands.
//
//===----------------------------------------------------------------------===//

#include "StructuredPullback.h"

#include "pipeline/Differentiation/DifferentiationInterfaces.h"

using namespace mlir;
using namespace pipeline;

/// The values of `body` that depend on `argument`, itself among them.
static DenseSet<Value> findDependents(Block &body, Value argument) {
  DenseSet<Value> dependents{argument};
  for (Operation &op : body) {
    SmallVector<Value> read;
    appendOperandsAndCaptures(&op, read);
    if (llvm::any_of(read, [&](Value value) { return dependents.contains(value); }))
      dependents.insert(op.result_begin(), op.result_end());
  }
  return dependents;
}

/// Whether `value` is the partial result plus terms that do not depend on it.
static bool isSumOnto(Value value, Value partial, const DenseSet<Value> &dependents) {
  while (value != partial) {
    Operation *op = value.getDefiningOp();
    if (!op || !isa<arith::AddFOp, arith::SubFOp>(op))
      return false;
    bool left = dependents.contains(op->getOperand(0));
    bool right = dependents.contains(op->getOperand(1));
    if (left == right || (right && isa<arith::SubFOp>(op)))
      return false;
    value = op->getOperand(left ? 0 : 1);
  }
  return true;
}

namespace {
/// The larger or the smaller of a partial result and a candidate.
struct Extremum {
  ResultKind kind;
  Value candidate;
};
} // namespace

/// Whether `predicate` says that the left side is the larger one (Maximum) or the smaller one.
static std::optional<ResultKind> kindOfChoice(arith::CmpFPredicate predicate) {
  switch (predicate) {
  case arith::CmpFPredicate::OGT:
  case arith::CmpFPredicate::OGE:
  case arith::CmpFPredicate::UGT:
  case arith::CmpFPredicate::UGE:
    return ResultKind::Maximum;
  case arith::CmpFPredicate::OLT:
  case arith::CmpFPredicate::OLE:
  case arith::CmpFPredicate::ULT:
  case arith::CmpFPredicate::ULE:
    return ResultKind::Minimum;
  default:
    return std::nullopt;
  }
}

/// The extremum that `value` is, written as such or as a comparison and a choice; else nullopt.
static std::optional<Extremum> matchExtremum(Value value, Value partial) {
  Operation *op = value.getDefiningOp();
  std::optional<ResultKind> kind;
  Value left, right;
  if (isa_and_nonnull<arith::MaximumFOp, arith::MaxNumFOp>(op))
    kind = ResultKind::Maximum;
  else if (isa_and_nonnull<arith::MinimumFOp, arith::MinNumFOp>(op))
    kind = ResultKind::Minimum;
  if (kind) {
    left = op->getOperand(0);
    right = op->getOperand(1);
  } else if (auto select = dyn_cast_or_null<arith::SelectOp>(op)) {
    auto compare = select.getCondition().getDefiningOp<arith::CmpFOp>();
    if (!compare)
      return std::nullopt;
    left = compare.getLhs();
    right = compare.getRhs();
    kind = kindOfChoice(compare.getPredicate());
    bool keepsRight = select.getTrueValue() == right && select.getFalseValue() == left;
    if (keepsRight && kind)
      kind = *kind == ResultKind::Maximum ? ResultKind::Minimum : ResultKind::Maximum;
    else if (select.getTrueValue() != left || select.getFalseValue() != right)
      return std::nullopt;
  }
  if (!kind || (left != partial && right != partial))
    return std::nullopt;
  return Extremum{*kind, left == partial ? right : left};
}

FailureOr<ActiveResult> pipeline::classifyResult(linalg::LinalgOp op, unsigned number) {
  ActiveResult result{number, {}, ResultKind::Elementwise, {}, {}};
  if (op.getNumReductionLoops() == 0)
    return result;

  Block &body = *op.getBlock();
  Value yielded = body.getTerminator()->getOperand(number);
  for (auto [i, partial] : llvm::enumerate(op.getRegionOutputArgs())) {
    DenseSet<Value> dependents = findDependents(body, partial);
    if (i != number) {
      if (dependents.contains(yielded))
        return op.emitError("has no derivative: result #")
               << number << " reads the partial result #" << i << " of the reduction";
      continue;
    }
    if (isSumOnto(yielded, partial, dependents)) {
      result.kind = ResultKind::Sum;
      continue;
    }
    if (std::optional<Extremum> extremum = matchExtremum(yielded, partial);
        extremum && !dependents.contains(extremum->candidate)) {
      result.kind = extremum->kind;
      result.candidate = extremum->candidate;
      continue;
    }
    return op.emitError("has no derivative: the reduction of result #")
           << number << " is neither a sum nor a maximum nor a minimum";
  }
  return result;
}

/// The number of iterations that reduce into one element.
static int64_t countReductionIterations(linalg::LinalgOp op, ArrayRef<int64_t> extents) {
  int64_t count = 1;
  for (auto [extent, iterator] : llvm::zip_equal(extents, op.getIteratorTypesArray()))
    if (iterator == utils::IteratorType::reduction)
      count *= extent;
  return count;
}

/// The number of this iteration among those that reduce into the same element, an i32.
Value StructuredPullback::reductionIndex(StructuredEmitter &emitter, AffineMap toIteration) {
  OpBuilder &b = emitter.scalarBuilder;
  Location loc = op.getLoc();
  Value number;
  for (auto [dimension, iterator] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (iterator != utils::IteratorType::reduction)
      continue;
    Value index = emitter.index(toIteration.getDimPosition(dimension));
    if (number) {
      Value extent = arith::ConstantIndexOp::create(b, loc, extents[dimension]);
      number = arith::MulIOp::create(b, loc, number, extent);
      number = arith::AddIOp::create(b, loc, number, index);
    } else {
      number = index;
    }
  }
  return arith::IndexCastOp::create(b, loc, b.getI32Type(), number);
}

static Value createI32(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantOp::create(builder, loc, builder.getI32IntegerAttr(value));
}

/// Before any iteration: -1 where an active init attains the result, else past the last iteration.
/// (A constant init takes no gradient, and none from an element that equals it.)
Value StructuredPullback::initialFirstIteration(const ActiveResult &result) {
  OpBuilder &builder = sweep.builder;
  Location loc = op.getLoc();
  auto resultType = cast<RankedTensorType>(op->getResult(result.number).getType());
  auto type = RankedTensorType::get(resultType.getShape(), builder.getI32Type());
  int64_t none = countReductionIterations(op, extents);
  Value init = op.getDpsInitOperand(result.number)->get();
  if (!sweep.isActive(init)) {
    Value empty = tensor::EmptyOp::create(builder, loc, type, ValueRange());
    return linalg::FillOp::create(builder, loc, createI32(builder, loc, none), empty).getResult(0);
  }
  StructuredEmitter emitter(builder, loc, type.getShape());
  OpBuilder &b = emitter.scalarBuilder;
  AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
  Value initial = emitter.read(init, map);
  Value extremum = emitter.read(op->getResult(result.number), map);
  Value attains = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, initial, extremum);
  Value number =
      arith::SelectOp::create(b, loc, attains, createI32(b, loc, -1), createI32(b, loc, none));
  return emitter.finishSum(number, type, map);
}

Value StructuredPullback::findFirstIteration(const ActiveResult &result) {
  StructuredEmitter emitter(sweep.builder, op.getLoc(), extents);
  BodyReplay replay(emitter.scalarBuilder, op, accessIn(emitter, identity()));
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(result.number));
  Value candidate = replay.primal(result.candidate);
  Value extremum = emitter.read(op->getResult(result.number), map);
  Value attains = replay.compare(arith::CmpFPredicate::OEQ, candidate, extremum);
  Value none = createI32(emitter.scalarBuilder, op.getLoc(), countReductionIterations(op, extents));
  Value number = replay.select(attains, reductionIndex(emitter, identity()), none);
  return emitter.finishMinimum(number, initialFirstIteration(result), map);
}

Value StructuredPullback::seedOfExtremum(StructuredEmitter &emitter, BodyReplay &replay,
                                         const ActiveResult &result, AffineMap toIteration) {
  AffineMap map =
      op.getMatchingIndexingMap(op.getDpsInitOperand(result.number)).compose(toIteration);
  Value first = emitter.read(result.firstIteration, map);
  Value attains =
      arith::CmpIOp::create(emitter.scalarBuilder, op.getLoc(), arith::CmpIPredicate::eq,
                            reductionIndex(emitter, toIteration), first);
  return replay.keepIf(attains, emitter.read(result.gradient, map));
}

Value StructuredPullback::initGradientOfExtremum(const ActiveResult &result) {
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(result.gradient.getType());
  StructuredEmitter emitter(sweep.builder, loc, type.getShape());
  OpBuilder &b = emitter.scalarBuilder;
  AffineMap map = b.getMultiDimIdentityMap(type.getRank());
  Value attains =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq,
                            emitter.read(result.firstIteration, map), createI32(b, loc, -1));
  Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(type.getElementType()));
  Value gradient = emitter.read(result.gradient, map);
  return emitter.finishSum(arith::SelectOp::create(b, loc, attains, gradient, zero), type, map);
}
