//===- Normalize.cpp - One op at a time into the form that tiling works on ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every rewrite here is a function of one op (and of constants): what it decides
// about the order of sums, or about rounding, is the same wherever the op stands.
//
//===----------------------------------------------------------------------===//

#include "GemmForm.h"
#include "Prepare.h"
#include "StructuredOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace pipeline {
namespace {

template <typename OpT>
SmallVector<OpT> collect(func::FuncOp function) {
  SmallVector<OpT> ops;
  function.walk([&](OpT op) { ops.push_back(op); });
  return ops;
}

Value createEmpty(OpBuilder &builder, Location loc, Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return tensor::EmptyOp::create(builder, loc, tensor.getShape(), tensor.getElementType());
}

/// Ops on tensors that are not structured become structured ops and slices.
struct Structurer {
  func::FuncOp function;
  IRRewriter rewriter{function.getContext()};

  LogicalResult run() {
    RewritePatternSet patterns(function.getContext());
    linalg::populateElementwiseToLinalgConversionPatterns(patterns);
    linalg::populateDecomposePadPatterns(patterns);
    tensor::populateDecomposeTensorConcatPatterns(patterns);
    if (failed(applyPatternsGreedily(function, std::move(patterns))))
      return failure();

    for (auto generate : collect<tensor::GenerateOp>(function)) {
      rewriter.setInsertionPoint(generate);
      if (failed(linalg::rewriteInDestinationPassingStyle(rewriter, generate)))
        return generate.emitOpError("cannot be turned into a structured op");
    }
    for (auto aggregated : collect<linalg::AggregatedOpInterface>(function)) {
      rewriter.setInsertionPoint(aggregated);
      FailureOr<SmallVector<Value>> values = aggregated.decomposeOperation(rewriter);
      if (succeeded(values))
        rewriter.replaceOp(aggregated, *values);
    }
    for (auto op : collect<linalg::LinalgOp>(function)) {
      if (isa<linalg::GenericOp, linalg::FillOp>(op) || !op.hasPureTensorSemantics())
        continue;
      rewriter.setInsertionPoint(op);
      if (failed(linalg::generalizeNamedOp(rewriter, op)))
        return op.emitOpError("cannot be turned into a generic op");
    }
    return success();
  }
};

/// What an op reads that is known: constants become scalars of its body, and
/// results that only hold memory become empty tensors.
struct OperandSimplifier {
  func::FuncOp function;
  IRRewriter rewriter{function.getContext()};

  void run() {
    for (auto op : collect<linalg::GenericOp>(function)) {
      if (!op.hasPureTensorSemantics())
        continue;
      for (OpOperand &init : op.getDpsInitsMutable())
        simplifyInit(op, init);
      // A product with a matrix of equal elements is a sum of the other's.
      for (OpOperand *input : op.getDpsInputOperands())
        inlineScalar(op, *input);
    }
  }

  void simplifyInit(linalg::GenericOp op, OpOperand &init) {
    rewriter.setInsertionPoint(op);
    if (!op.payloadUsesValueFromOperand(&init)) {
      if (!init.get().getDefiningOp<tensor::EmptyOp>())
        init.set(createEmpty(rewriter, op.getLoc(), init.get().getType()));
      return;
    }
    // A sum over a single element is no sum any more, but begins with a constant.
    if (auto fill = init.get().getDefiningOp<linalg::FillOp>();
        fill && op.getNumParallelLoops() == op.getNumLoops() &&
        fill.getInputs()[0].getType() == op.getMatchingBlockArgument(&init).getType()) {
      op.getMatchingBlockArgument(&init).replaceAllUsesWith(fill.getInputs()[0]);
      init.set(createEmpty(rewriter, op.getLoc(), init.get().getType()));
      return;
    }
    // A large constant would be copied from memory; a fill writes registers.
    DenseElementsAttr constant;
    if (matchPattern(init.get(), m_Constant(&constant)) && constant.isSplat()) {
      Value scalar = arith::ConstantOp::create(
          rewriter, op.getLoc(), cast<TypedAttr>(constant.getSplatValue<Attribute>()));
      Value empty = createEmpty(rewriter, op.getLoc(), init.get().getType());
      init.set(linalg::FillOp::create(rewriter, op.getLoc(), scalar, empty).getResult(0));
    }
  }

  void inlineScalar(linalg::GenericOp op, OpOperand &input) {
    BlockArgument argument = op.getMatchingBlockArgument(&input);
    if (argument.use_empty())
      return;
    DenseElementsAttr constant;
    rewriter.setInsertionPointToStart(op.getBody());
    if (auto fill = input.get().getDefiningOp<linalg::FillOp>()) {
      if (fill.getInputs()[0].getType() == argument.getType())
        rewriter.replaceAllUsesWith(argument, fill.getInputs()[0]);
    } else if (matchPattern(input.get(), m_Constant(&constant)) && constant.isSplat()) {
      Value scalar = arith::ConstantOp::create(
          rewriter, op.getLoc(), cast<TypedAttr>(constant.getSplatValue<Attribute>()));
      rewriter.replaceAllUsesWith(argument, scalar);
    }
  }
};

/// A slice that is read, computed with and written back is updated where it is.
///
/// new = f(old, ...) into memory of its own becomes an update of old, if old and new
/// are one slice of one tensor: the rows of a gradient that is summed by index.
struct SliceUpdater {
  static void run(func::FuncOp function) {
    for (auto insert : collect<tensor::InsertSliceOp>(function)) {
      auto op = insert.getSource().getDefiningOp<linalg::GenericOp>();
      if (!op || op.getNumResults() != 1 || !op->hasOneUse() || !op.hasPureTensorSemantics() ||
          op.getNumParallelLoops() != op.getNumLoops() ||
          !op.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>())
        continue;
      for (OpOperand *input : op.getDpsInputOperands())
        if (isOldSlice(*input, insert) && op.getMatchingIndexingMap(input) ==
                                              op.getMatchingIndexingMap(op.getDpsInitOperand(0))) {
          op.getMatchingBlockArgument(input).replaceAllUsesWith(op.getRegionOutputArgs()[0]);
          op.getDpsInitOperand(0)->set(input->get());
          break;
        }
    }
  }

  static bool isOldSlice(OpOperand &input, tensor::InsertSliceOp insert) {
    auto extract = input.get().getDefiningOp<tensor::ExtractSliceOp>();
    return extract && extract.getSource() == insert.getDest() &&
           extract.getType() == insert.getSourceType() &&
           extract.getMixedOffsets() == insert.getMixedOffsets() &&
           extract.getMixedSizes() == insert.getMixedSizes() &&
           extract.getMixedStrides() == insert.getMixedStrides();
  }
};

/// Chooses the innermost loop: the one that walks most elements at unit stride.
///
/// Ties keep the loop that is innermost already. An op that sums columns then adds
/// row to row, whichever way its author wrote the loops.
struct LoopOrder {
  static std::optional<unsigned> findInnermost(linalg::GenericOp op) {
    unsigned loops = op.getNumLoops();
    SmallVector<int64_t> weight(loops, 0);
    // Operands of one map count once: whether two of them are one value, and one
    // operand then, depends on what stands around the op.
    llvm::SmallDenseSet<AffineMap> counted;
    for (OpOperand &operand : op->getOpOperands()) {
      auto type = dyn_cast<RankedTensorType>(operand.get().getType());
      AffineMap map = op.getMatchingIndexingMap(&operand);
      if (!type || map.getNumResults() == 0 || !counted.insert(map).second)
        continue;
      if (auto dim = dyn_cast<AffineDimExpr>(map.getResults().back()))
        weight[dim.getPosition()] += type.getNumElements();
    }
    unsigned best = loops - 1;
    for (unsigned loop = 0; loop < loops; ++loop)
      if (weight[loop] > weight[best])
        best = loop;
    return best == loops - 1 ? std::nullopt : std::optional(best);
  }

  static void run(func::FuncOp function) {
    IRRewriter rewriter(function.getContext());
    for (auto op : collect<linalg::GenericOp>(function)) {
      if (op.getNumLoops() < 2 || !isRowOp(op))
        continue;
      std::optional<unsigned> innermost = findInnermost(op);
      if (!innermost)
        continue;
      SmallVector<unsigned> order;
      for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
        if (loop != *innermost)
          order.push_back(loop);
      order.push_back(*innermost);
      rewriter.setInsertionPoint(op);
      (void)linalg::interchangeGenericOp(rewriter, op, order);
    }
  }
};

/// x / s with one s per row becomes x * (1 / s): a division per row.
///
/// It changes the last bit of some quotients, so it is decided from the op alone:
/// only where this op's own map repeats s.
struct RowReciprocal {
  func::FuncOp function;
  IRRewriter rewriter{function.getContext()};

  void run() {
    for (auto division : collect<arith::DivFOp>(function))
      rewrite(division);
  }

  void rewrite(arith::DivFOp division) {
    auto op = dyn_cast<linalg::GenericOp>(division->getParentOp());
    auto divisor = dyn_cast<BlockArgument>(division.getRhs());
    if (!op || !op.hasPureTensorSemantics() || !divisor ||
        divisor.getArgNumber() >= static_cast<unsigned>(op.getNumDpsInputs()))
      return;
    OpOperand *operand = op.getDpsInputOperand(divisor.getArgNumber());
    AffineMap map = op.getMatchingIndexingMap(operand);
    if (!isa<RankedTensorType>(operand->get().getType()) || map.getNumResults() >= op.getNumLoops())
      return;
    rewriter.setInsertionPoint(op);
    BlockArgument reciprocal = addInput(op, createReciprocal(operand->get()), map);
    rewriter.setInsertionPoint(division);
    rewriter.replaceOpWithNewOp<arith::MulFOp>(division, division.getLhs(), reciprocal);
  }

  Value createReciprocal(Value divisor) {
    Location loc = divisor.getLoc();
    auto type = cast<RankedTensorType>(divisor.getType());
    AffineMap identity = rewriter.getMultiDimIdentityMap(type.getRank());
    SmallVector<utils::IteratorType> parallel(type.getRank(), utils::IteratorType::parallel);
    return linalg::GenericOp::create(
               rewriter, loc, type, divisor, createEmpty(rewriter, loc, type),
               ArrayRef<AffineMap>{identity, identity}, parallel,
               [&](OpBuilder &builder, Location, ValueRange args) {
                 Value one = arith::ConstantOp::create(
                     builder, loc, builder.getFloatAttr(type.getElementType(), 1.0));
                 Value quotient = arith::DivFOp::create(builder, loc, one, args[0]);
                 linalg::YieldOp::create(builder, loc, quotient);
               })
        .getResult(0);
  }

  /// Replaces `op` by one with a further input, whose argument is returned.
  BlockArgument addInput(linalg::GenericOp op, Value input, AffineMap map) {
    SmallVector<Value> inputs = op.getDpsInputs();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    maps.insert(maps.begin() + inputs.size(), map);
    unsigned position = inputs.size();
    inputs.push_back(input);
    auto newOp = linalg::GenericOp::create(rewriter, op.getLoc(), op.getResultTypes(), inputs,
                                           op.getOutputs(), maps, op.getIteratorTypesArray());
    rewriter.inlineRegionBefore(op.getRegion(), newOp.getRegion(), newOp.getRegion().begin());
    rewriter.replaceOp(op, newOp.getResults());
    return newOp.getBody()->insertArgument(
        position, cast<RankedTensorType>(input.getType()).getElementType(), newOp.getLoc());
  }
};

} // namespace

LogicalResult normalizeOps(func::FuncOp function) {
  if (failed(Structurer{function}.run()))
    return failure();
  OperandSimplifier{function}.run();
  SliceUpdater::run(function);
  if (failed(dropUnitDims(function, UnitDims::reshape)))
    return failure();
  OperandSimplifier{function}.run();
  unfoldWindows(function);
  LoopOrder::run(function);
  RowReciprocal{function}.run();

  RewritePatternSet patterns(function.getContext());
  populateMathAlgebraicSimplificationPatterns(patterns);
  linalg::populateInlineConstantOperandsPatterns(patterns);
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, function.getContext());
  tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, function.getContext());
  return applyPatternsGreedily(function, std::move(patterns));
}

} // namespace pipeline
