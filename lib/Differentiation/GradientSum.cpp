//===- GradientSum.cpp - Adds the terms of one gradient, in their order --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GradientSum.h"

#include "RunCost.h"
#include "StructuredEmitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "pipeline/Differentiation/LayerGradient.h"

using namespace mlir;
using namespace pipeline;

Value pipeline::createSum(OpBuilder &builder, Location loc, Value lhs, Value rhs) {
  auto type = dyn_cast<RankedTensorType>(lhs.getType());
  if (!type)
    return arith::AddFOp::create(builder, loc, lhs, rhs);
  StructuredEmitter emitter(builder, loc, type.getShape());
  AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
  Value left = emitter.read(lhs, map);
  Value right = emitter.read(rhs, map);
  return emitter.finishSum(arith::AddFOp::create(emitter.scalarBuilder, loc, left, right), type,
                           map);
}

func::FuncOp pipeline::createGradientSum(OpBuilder &builder, Location loc, StringRef name,
                                         RankedTensorType type) {
  auto function =
      func::FuncOp::create(builder, loc, name, builder.getFunctionType({type, type}, {type}));
  function.setPrivate();
  function->setAttr(kFunctionAttr, builder.getUnitAttr());
  Block *body = function.addEntryBlock();
  OpBuilder bodyBuilder = OpBuilder::atBlockEnd(body);
  Value sum = createSum(bodyBuilder, loc, body->getArgument(0), body->getArgument(1));
  func::ReturnOp::create(bodyBuilder, loc, sum);
  return function;
}

static Value extractSlice(OpBuilder &builder, Location loc, Value tensor, Value like,
                          const TensorSlice &slice) {
  return tensor::ExtractSliceOp::create(builder, loc, cast<RankedTensorType>(like.getType()),
                                        tensor, ValueRange(), ValueRange(), ValueRange(),
                                        slice.offsets, slice.sizes, slice.strides);
}

static Value insertSlice(OpBuilder &builder, Location loc, Value source, Value tensor,
                         const TensorSlice &slice) {
  return tensor::InsertSliceOp::create(builder, loc, source, tensor, ValueRange(), ValueRange(),
                                       ValueRange(), slice.offsets, slice.sizes, slice.strides);
}

/// Whether some dimension separates two slices. (Interleaved strides count as overlapping.)
static bool areDisjoint(const TensorSlice &a, const TensorSlice &b) {
  for (unsigned d = 0; d < a.offsets.size(); ++d) {
    int64_t endA = a.offsets[d] + (a.sizes[d] - 1) * a.strides[d] + 1;
    int64_t endB = b.offsets[d] + (b.sizes[d] - 1) * b.strides[d] + 1;
    if (endA <= b.offsets[d] || endB <= a.offsets[d])
      return true;
  }
  return false;
}

/// How many of the first terms are slices apart from each other.
static size_t countDisjointSlices(ArrayRef<GradientTerm> terms) {
  for (auto [i, term] : llvm::enumerate(terms)) {
    if (!term.slice)
      return i;
    for (const GradientTerm &earlier : terms.take_front(i))
      if (!areDisjoint(*earlier.slice, *term.slice))
        return i;
  }
  return terms.size();
}

/// A tensor that holds slices which lie apart, and zero elsewhere.
static Value assembleSlices(OpBuilder &builder, Location loc, RankedTensorType type,
                            ArrayRef<GradientTerm> slices) {
  int64_t covered = 0;
  for (const GradientTerm &term : slices) {
    int64_t size = 1;
    for (int64_t extent : term.slice->sizes)
      size *= extent;
    covered += size;
  }
  Value tensor = covered == type.getNumElements()
                     ? tensor::EmptyOp::create(builder, loc, type, ValueRange()).getResult()
                     : createZeros(builder, loc, type);
  for (const GradientTerm &term : slices)
    tensor = insertSlice(builder, loc, term.value, tensor, *term.slice);
  return tensor;
}

static Value addTerm(OpBuilder &builder, Location loc, Value sum, const GradientTerm &term) {
  if (term.addInto)
    return term.addInto(builder, sum);
  if (!term.slice)
    return createSum(builder, loc, sum, term.value);
  Value part = extractSlice(builder, loc, sum, term.value, *term.slice);
  part = createSum(builder, loc, part, term.value);
  return insertSlice(builder, loc, part, sum, *term.slice);
}

Value pipeline::sumTerms(OpBuilder &builder, Location loc, Type type,
                         ArrayRef<GradientTerm> terms) {
  Value sum;
  if (size_t slices = countDisjointSlices(terms)) {
    sum = assembleSlices(builder, loc, cast<RankedTensorType>(type), terms.take_front(slices));
    terms = terms.drop_front(slices);
  } else if (terms.front().addInto) {
    sum = createZeros(builder, loc, cast<RankedTensorType>(type));
  } else {
    sum = terms.front().value;
    terms = terms.drop_front();
  }
  for (const GradientTerm &term : terms)
    sum = addTerm(builder, loc, sum, term);
  return sum;
}

/// Whether `op` computes its one init plus a sum of products or terms, and that init is zero.
static bool addsToZero(linalg::LinalgOp op) {
  if (op.getNumDpsInits() != 1 || op->getNumResults() != 1 || op.getNumReductionLoops() == 0)
    return false;
  auto fill = op.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
  if (!fill || !matchPattern(fill.getInputs()[0], m_AnyZeroFloat()))
    return false;
  BlockArgument out = op.getRegionOutputArgs()[0];
  auto add = op.getBlock()->getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  return add && out.hasOneUse() && llvm::is_contained(add->getOperands(), out);
}

/// `accumulator` seen in the shape `type` of what `reshape` reshapes.
static Value invertReshape(OpBuilder &builder, Operation *reshape, Type type, Value accumulator) {
  Location loc = reshape->getLoc();
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(reshape))
    return tensor::CollapseShapeOp::create(builder, loc, type, accumulator,
                                           expand.getReassociationIndices());
  auto collapse = cast<tensor::CollapseShapeOp>(reshape);
  return tensor::ExpandShapeOp::create(builder, loc, type, accumulator,
                                       collapse.getReassociationIndices());
}

namespace {
/// Adds terms into a gradient buffer. A contraction that makes a term, when no one else reads it,
/// starts from the buffer where it is a sum from zero: whether it does depends on the layer's ops
/// alone. Other sums (of columns) don't: what they sum is gone from the cache, or not there any
/// more, when backward_weight runs, and their few numbers are soon added.
/// Additions stand where their terms are made, so that terms live no longer than they must.
class Accumulation {
public:
  Accumulation(OpBuilder &builder, Location loc, Value accumulator,
               function_ref<bool(Value)> isReadElsewhere)
      : builder(builder), loc(loc), accumulator(accumulator), isReadElsewhere(isReadElsewhere) {}

  void add(const GradientTerm &term) {
    OpBuilder::InsertionGuard guard(builder);
    if (term.addInto) {
      accumulator = term.addInto(builder, accumulator);
      return;
    }
    Operation *op = term.value.getDefiningOp();
    // A term that was made before the accumulator moves behind it if no one reads it yet.
    auto *last = accumulator.getDefiningOp();
    if (op && (!last || last->isBeforeInBlock(op)))
      builder.setInsertionPointAfter(op);
    if (!term.slice) {
      accumulator = addValue(accumulator, term.value);
      return;
    }
    Value part = createBefore(findRoot(term.value), [&] {
      return extractSlice(builder, loc, accumulator, term.value, *term.slice);
    });
    part = addValue(part, term.value);
    accumulator = insertSlice(builder, loc, part, accumulator, *term.slice);
  }

  Value getSum() const { return accumulator; }

private:
  /// Whether `value` may become the sum of the accumulator and itself.
  bool isPrivate(Value value) {
    return value.getDefiningOp() && value.use_empty() && !isReadElsewhere(value);
  }

  /// What `value` reshapes, where no one reads what lies between.
  Value findRoot(Value value) {
    bool isFree = isPrivate(value);
    while (isFree && isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(value.getDefiningOp())) {
      value = value.getDefiningOp()->getOperand(0);
      isFree = value.getDefiningOp() && value.hasOneUse() && !isReadElsewhere(value);
    }
    return value;
  }

  Value addValue(Value sum, Value value) {
    Operation *op = value.getDefiningOp();
    if (isPrivate(value) && isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
      return addReshaped(sum, op);
    auto linalgOp = dyn_cast_or_null<linalg::LinalgOp>(op);
    if (!linalgOp || !isPrivate(value) || !addsToZero(linalgOp) ||
        classifyWork(op) != OpWork::Contraction)
      return createSum(builder, loc, sum, value);
    moveBehind(sum, op);
    linalgOp.setDpsInitOperand(0, sum);
    return value;
  }

  /// A reshape moves no data: adds what it reshapes to the sum seen in that shape.
  Value addReshaped(Value sum, Operation *reshape) {
    SmallVector<Operation *> reshapes;
    Value source = reshape->getResult(0);
    while (isPrivate(source) &&
           isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(source.getDefiningOp())) {
      reshapes.push_back(source.getDefiningOp());
      source = source.getDefiningOp()->getOperand(0);
      reshapes.back()->setOperand(0, sum); // so that `source` is free of this use
    }
    Value seen = createBefore(source, [&] {
      Value view = sum;
      for (auto [i, op] : llvm::enumerate(reshapes)) {
        Value inner = i + 1 < reshapes.size() ? reshapes[i + 1]->getResult(0) : source;
        view = invertReshape(builder, op, inner.getType(), view);
      }
      return view;
    });
    Value updated = addValue(seen, source);
    for (Operation *op : llvm::reverse(reshapes)) {
      moveBehind(updated, op);
      op->setOperand(0, updated);
      updated = op->getResult(0);
    }
    return updated;
  }

  /// Creates a view of the accumulator in front of the op that may start from it.
  Value createBefore(Value value, function_ref<Value()> create) {
    OpBuilder::InsertionGuard guard(builder);
    Operation *op = value.getDefiningOp();
    Operation *last = accumulator.getDefiningOp();
    if (op && op->getBlock() == builder.getBlock() && (!last || last->isBeforeInBlock(op)))
      builder.setInsertionPoint(op);
    return create();
  }

  /// Moves `op`, which no one reads, behind the op that makes `value` if it stands before it.
  static void moveBehind(Value value, Operation *op) {
    Operation *producer = value.getDefiningOp();
    if (producer && op->isBeforeInBlock(producer))
      op->moveAfter(producer);
  }

  OpBuilder &builder;
  Location loc;
  Value accumulator;
  function_ref<bool(Value)> isReadElsewhere;
};
} // namespace

Value pipeline::addTermsInto(OpBuilder &builder, Location loc, Value accumulator,
                             ArrayRef<GradientTerm> terms,
                             function_ref<bool(Value)> isReadElsewhere) {
  Accumulation accumulation(builder, loc, accumulator, isReadElsewhere);
  for (const GradientTerm &term : terms)
    accumulation.add(term);
  return accumulation.getSum();
}
