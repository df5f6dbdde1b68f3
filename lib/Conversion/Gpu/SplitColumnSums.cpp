//===- SplitColumnSums.cpp - pipe-gpu-split-column-sums ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires a `pipe.function` on tensors, before anything is fused; establishes that no
// lane adds up many rows. What decides how a sum is divided is its op alone.
//
//===----------------------------------------------------------------------===//

#include "../Cpu/StructuredOps.h"
#include "GpuCode.h"

#include "pipeline/Conversion/Gpu/Passes.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_SPLITCOLUMNSUMSPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

namespace {

/// Rows of one partial sum, where the number of rows has such a divisor. These numbers decide
/// the order of sums: part of the language, not tuning knobs.
constexpr int64_t rowsPerPartial = 32, fewestRowsPerPartial = 4;

/// Up to so many rows are one sum.
constexpr int64_t fewRows = 64;

/// The number of rows that a partial sum over `rows` rows takes: the greatest suitable divisor.
/// Where there is none, some rows are left over.
int64_t getPartialRows(int64_t rows) {
  for (int64_t part = rowsPerPartial; part >= fewestRowsPerPartial; --part)
    if (rows % part == 0)
      return part;
  return std::min(rows, rowsPerPartial);
}

/// A sum over loops that are not the innermost in memory.
class ColumnSum {
public:
  static std::optional<ColumnSum> match(linalg::GenericOp op) {
    if (!op.hasPureTensorSemantics() || op.hasDynamicShape() || isGemm(op) ||
        op.getNumResults() != 1 || op.hasIndexSemantics() ||
        !llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isProjectedPermutation(); }))
      return std::nullopt;
    ColumnSum sum(op);
    op.getReductionDims(sum.reduced);
    if (sum.reduced.empty() || !sum.walksColumns() || !sum.findCombiner())
      return std::nullopt;
    SmallVector<int64_t> sizes = op.getStaticLoopRanges();
    int64_t rows = 1;
    for (unsigned loop : sum.reduced)
      rows *= sizes[loop];
    sum.partialRows = getPartialRows(sizes[sum.reduced.back()]);
    if (rows <= fewRows || rows == sum.partialRows)
      return std::nullopt;
    return sum;
  }

  void split(RewriterBase &rewriter) {
    rewriter.setInsertionPoint(op);
    setRestAside(rewriter);
    Value partial = emitPartials(rewriter);
    rewriter.replaceOp(op, emitTotal(rewriter, partial));
  }

private:
  explicit ColumnSum(linalg::GenericOp op) : op(op) {}

  linalg::GenericOp op;
  SmallVector<unsigned> reduced;
  Operation *combiner = nullptr;
  int64_t partialRows = 0;

  /// Whether neighbours in the largest input belong to different sums, and each of its elements
  /// to one: a contraction, which reads them often, has results enough for many lanes.
  bool walksColumns() {
    OpOperand *largest = nullptr;
    int64_t most = 0;
    for (OpOperand *input : op.getDpsInputOperands())
      if (auto type = dyn_cast<RankedTensorType>(input->get().getType());
          type && type.getRank() != 0 && type.getNumElements() > most) {
        largest = input;
        most = type.getNumElements();
      }
    if (!largest)
      return false;
    int64_t iterations = 1;
    for (int64_t size : op.getStaticLoopRanges())
      iterations *= size;
    if (iterations != most)
      return false;
    auto last = cast<AffineDimExpr>(op.getMatchingIndexingMap(largest).getResults().back());
    return !llvm::is_contained(reduced, last.getPosition());
  }

  bool findCombiner() {
    SmallVector<Operation *, 4> combiners;
    if (!matchReduction(op.getRegionOutputArgs(), 0, combiners) || combiners.size() != 1 ||
        !arith::getNeutralElement(combiners.front()))
      return false;
    combiner = combiners.front();
    return true;
  }

  /// The loops over partial sums stand first: those that were reduced, the last of them as the
  /// number of its part.
  unsigned numPartialLoops() const { return reduced.size(); }

  /// Rows behind the last whole part are a sum of their own, which adds to that of the others.
  void setRestAside(RewriterBase &rewriter) {
    unsigned loop = reduced.back();
    int64_t rows = op.getStaticLoopRanges()[loop], whole = rows - rows % partialRows;
    if (whole == rows)
      return;
    auto slice = [&](int64_t first, int64_t count) {
      SmallVector<Value> inputs;
      for (OpOperand *input : op.getDpsInputOperands()) {
        auto type = dyn_cast<RankedTensorType>(input->get().getType());
        auto dim = op.getMatchingIndexingMap(input).getResultPosition(
            getAffineDimExpr(loop, op.getContext()));
        if (!type || !dim) {
          inputs.push_back(input->get());
          continue;
        }
        SmallVector<OpFoldResult> offsets(type.getRank(), rewriter.getIndexAttr(0)),
            strides(type.getRank(), rewriter.getIndexAttr(1)),
            sizes = getAsIndexOpFoldResult(op.getContext(), type.getShape());
        offsets[*dim] = rewriter.getIndexAttr(first);
        sizes[*dim] = rewriter.getIndexAttr(count);
        inputs.push_back(tensor::ExtractSliceOp::create(rewriter, op.getLoc(), input->get(),
                                                        offsets, sizes, strides));
      }
      return inputs;
    };
    auto sum = [&](ArrayRef<Value> inputs, Value init) {
      auto part = linalg::GenericOp::create(rewriter, op.getLoc(), init.getType(), inputs, init,
                                            op.getIndexingMapsArray(), op.getIteratorTypesArray());
      rewriter.cloneRegionBefore(op.getRegion(), part.getRegion(), part.getRegion().begin());
      return part;
    };
    linalg::GenericOp first = sum(slice(0, whole), op.getDpsInits()[0]);
    linalg::GenericOp rest = sum(slice(whole, rows - whole), first.getResult(0));
    rewriter.replaceOp(op, rest.getResults());
    op = first;
    combiner = nullptr;
    findCombiner();
    rewriter.setInsertionPoint(op);
  }

  Value expand(RewriterBase &rewriter, Value tensor, unsigned dim) {
    auto type = cast<RankedTensorType>(tensor.getType());
    SmallVector<int64_t> shape(type.getShape());
    int64_t rows = shape[dim];
    shape[dim] = partialRows;
    shape.insert(shape.begin() + dim, rows / partialRows);
    SmallVector<ReassociationIndices> groups;
    int64_t next = 0;
    for (unsigned i = 0; i < type.getRank(); ++i) {
      groups.push_back({next++});
      if (i == dim)
        groups.back().push_back(next++);
    }
    return tensor::ExpandShapeOp::create(
        rewriter, op.getLoc(), RankedTensorType::get(shape, type.getElementType()), tensor, groups);
  }

  /// One sum per part, each from the neutral element on.
  Value emitPartials(RewriterBase &rewriter) {
    Location loc = op.getLoc();
    MLIRContext *context = op.getContext();
    unsigned parts = numPartialLoops(), split = reduced.back();
    // Old loop i is loop parts + i; those reduced but the last have moved to the front.
    SmallVector<AffineExpr> loops;
    unsigned next = parts;
    for (unsigned loop = 0; loop < op.getNumLoops(); ++loop) {
      auto *it = llvm::find(reduced, loop);
      bool moved = it != reduced.end() && loop != split;
      loops.push_back(getAffineDimExpr(moved ? it - reduced.begin() : next++, context));
    }
    SmallVector<utils::IteratorType> iterators(next, utils::IteratorType::parallel);
    iterators[cast<AffineDimExpr>(loops[split]).getPosition()] = utils::IteratorType::reduction;

    SmallVector<Value> inputs;
    SmallVector<AffineMap> maps;
    for (OpOperand *input : op.getDpsInputOperands()) {
      Value value = input->get();
      SmallVector<AffineExpr> results;
      for (AffineExpr expr : op.getMatchingIndexingMap(input).getResults()) {
        unsigned loop = cast<AffineDimExpr>(expr).getPosition();
        if (loop == split) {
          value = expand(rewriter, value, results.size());
          results.push_back(getAffineDimExpr(parts - 1, context));
        }
        results.push_back(loops[loop]);
      }
      inputs.push_back(value);
      maps.push_back(AffineMap::get(next, 0, results, context));
    }

    SmallVector<int64_t> sizes = op.getStaticLoopRanges(), shape;
    SmallVector<AffineExpr> results;
    for (auto [i, loop] : llvm::enumerate(reduced)) {
      shape.push_back(loop == split ? sizes[loop] / partialRows : sizes[loop]);
      results.push_back(getAffineDimExpr(i, context));
    }
    auto type = cast<RankedTensorType>(op.getResultTypes()[0]);
    llvm::append_range(shape, type.getShape());
    for (AffineExpr expr : op.getMatchingIndexingMap(op.getDpsInitOperand(0)).getResults())
      results.push_back(loops[cast<AffineDimExpr>(expr).getPosition()]);
    maps.push_back(AffineMap::get(next, 0, results, context));

    Value neutral = arith::ConstantOp::create(rewriter, loc, *arith::getNeutralElement(combiner));
    Value empty = tensor::EmptyOp::create(rewriter, loc, shape, type.getElementType());
    Value start = linalg::FillOp::create(rewriter, loc, neutral, empty).getResult(0);
    auto partial =
        linalg::GenericOp::create(rewriter, loc, start.getType(), inputs, start, maps, iterators);
    rewriter.cloneRegionBefore(op.getRegion(), partial.getRegion(), partial.getRegion().begin());
    return partial.getResult(0);
  }

  /// The sum of the parts, in their order, and of what the op began with.
  Value emitTotal(RewriterBase &rewriter, Value partial) {
    unsigned parts = numPartialLoops();
    auto type = cast<RankedTensorType>(op.getResultTypes()[0]);
    // In memory of their own before the total begins: fused into it, a row of parts would be
    // computed after the other.
    auto partialType = cast<RankedTensorType>(partial.getType());
    Value memory = tensor::EmptyOp::create(rewriter, op.getLoc(), partialType.getShape(),
                                           partialType.getElementType());
    partial =
        bufferization::MaterializeInDestinationOp::create(rewriter, op.getLoc(), partial, memory)
            ->getResult(0);
    unsigned loops = parts + type.getRank();
    SmallVector<utils::IteratorType> iterators(loops, utils::IteratorType::parallel);
    std::fill_n(iterators.begin(), parts, utils::IteratorType::reduction);
    AffineMap all = rewriter.getMultiDimIdentityMap(loops);
    AffineMap kept = all.getMinorSubMap(type.getRank());
    return linalg::GenericOp::create(
               rewriter, op.getLoc(), type, partial, op.getDpsInits()[0],
               ArrayRef<AffineMap>{all, kept}, iterators,
               [&](OpBuilder &builder, Location loc, ValueRange arguments) {
                 Operation *sum = builder.clone(*combiner);
                 // The operand that was the old value keeps its side.
                 unsigned old = combiner->getOperand(0) == op.getRegionOutputArgs()[0] ? 0 : 1;
                 sum->setOperand(old, arguments[1]);
                 sum->setOperand(1 - old, arguments[0]);
                 linalg::YieldOp::create(builder, loc, sum->getResults());
               })
        .getResult(0);
  }
};

/// A sum of everything: a loss, or how many indices are out of range. Over several loops it would
/// be fused with what runs over the same rows, and carry its value through all of them.
class WholeSum {
public:
  static bool matches(linalg::GenericOp op) {
    return op.hasPureTensorSemantics() && !op.hasDynamicShape() && op.getNumLoops() > 1 &&
           op.getNumReductionLoops() == op.getNumLoops() && op.getNumResults() == 1 &&
           op.getNumDpsInputs() != 0 && !op.hasIndexSemantics() &&
           llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
             return isa<RankedTensorType>(input->get().getType()) &&
                    op.getMatchingIndexingMap(input).isIdentity();
           });
  }

  /// As a sum of one loop, over the elements as they lie.
  static void flatten(linalg::GenericOp op, RewriterBase &rewriter) {
    rewriter.setInsertionPoint(op);
    ReassociationIndices all;
    for (int64_t dim = 0; dim < op.getNumLoops(); ++dim)
      all.push_back(dim);
    SmallVector<Value> inputs;
    for (Value input : op.getInputs())
      inputs.push_back(tensor::CollapseShapeOp::create(rewriter, op.getLoc(), input,
                                                       SmallVector<ReassociationIndices>{all}));
    SmallVector<AffineMap> maps(inputs.size(), rewriter.getMultiDimIdentityMap(1));
    maps.push_back(AffineMap::get(1, 0, op.getContext()));
    auto sum = linalg::GenericOp::create(
        rewriter, op.getLoc(), op.getResultTypes(), inputs, op.getOutputs(), maps,
        ArrayRef<utils::IteratorType>{utils::IteratorType::reduction});
    rewriter.inlineRegionBefore(op.getRegion(), sum.getRegion(), sum.getRegion().begin());
    rewriter.replaceOp(op, sum.getResults());
  }
};

struct SplitColumnSumsPass : impl::SplitColumnSumsPassBase<SplitColumnSumsPass> {
  using SplitColumnSumsPassBase::SplitColumnSumsPassBase;

  void runOnOperation() override {
    if (!isLayerFunction(getOperation()))
      return;
    IRRewriter rewriter(&getContext());
    SmallVector<linalg::ReduceOp> reductions;
    getOperation().walk([&](linalg::ReduceOp op) { reductions.push_back(op); });
    for (linalg::ReduceOp op : reductions) {
      rewriter.setInsertionPoint(op);
      (void)linalg::generalizeNamedOp(rewriter, op);
    }
    SmallVector<linalg::GenericOp> generics;
    getOperation().walk([&](linalg::GenericOp op) { generics.push_back(op); });
    for (linalg::GenericOp op : generics)
      if (std::optional<ColumnSum> sum = ColumnSum::match(op)) {
        sum->split(rewriter);
        ++numSplit;
      } else if (WholeSum::matches(op)) {
        WholeSum::flatten(op, rewriter);
      }
  }
};
} // namespace
} // namespace pipeline
