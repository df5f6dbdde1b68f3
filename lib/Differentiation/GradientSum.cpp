// Adds the terms of one gradient, in their order.

#include "GradientSum.h"

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
/// Adds terms into a gradient buffer. The op that makes a term, when no one else reads it, starts
/// from the buffer where it is a sum from zero: whether it does depends on the layer's ops alone.
struct Accumulation {
  OpBuilder &builder;
  Location loc;
  function_ref<bool(Value)> isReadElsewhere;

  Value add(Value accumulator, Value value) {
    Operation *op = value.getDefiningOp();
    bool isPrivate = op && value.use_empty() && !isReadElsewhere(value);
    if (isPrivate && isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
      return addReshaped(accumulator, op);
    if (auto linalgOp = dyn_cast_or_null<linalg::LinalgOp>(op);
        isPrivate && linalgOp && addsToZero(linalgOp)) {
      // No one reads the op yet: it may move behind the op that makes the accumulator.
      op->moveBefore(builder.getBlock(), builder.getInsertionPoint());
      linalgOp.setDpsInitOperand(0, accumulator);
      return value;
    }
    return createSum(builder, loc, accumulator, value);
  }

  /// A reshape moves no data: adds what it reshapes to the accumulator seen in that shape.
  Value addReshaped(Value accumulator, Operation *reshape) {
    Value source = reshape->getOperand(0);
    reshape->setOperand(0, accumulator); // so that `source` is free of this use
    Value sum = add(invertReshape(builder, reshape, source.getType(), accumulator), source);
    reshape->setOperand(0, sum);
    reshape->moveBefore(builder.getBlock(), builder.getInsertionPoint());
    return reshape->getResult(0);
  }
};
} // namespace

Value pipeline::addTermsInto(OpBuilder &builder, Location loc, Value accumulator,
                             ArrayRef<GradientTerm> terms,
                             function_ref<bool(Value)> isReadElsewhere) {
  Accumulation accumulation{builder, loc, isReadElsewhere};
  for (const GradientTerm &term : terms) {
    if (term.addInto) {
      accumulator = term.addInto(builder, accumulator);
    } else if (term.slice) {
      Value part = extractSlice(builder, loc, accumulator, term.value, *term.slice);
      part = accumulation.add(part, term.value);
      accumulator = insertSlice(builder, loc, part, accumulator, *term.slice);
    } else {
      accumulator = accumulation.add(accumulator, term.value);
    }
  }
  return accumulator;
}
