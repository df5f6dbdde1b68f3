//===- SplitColumnSums.cpp - pipe-gpu-split-column-sums ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires a `pipe.function` on tensors, before anything is fused; establishes that no
// lane adds up many rows, and that no few groups of lanes add up all that a device could.
// What decides how a sum is divided is the shape of its op alone.
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

// The numbers here decide the order of sums: part of the language, not tuning knobs.

/// Rows of one partial sum of columns, where the number of rows has such a divisor.
constexpr int64_t rowsPerPartial = 32, fewestRowsPerPartial = 4;

/// Up to so many rows are one sum; up to so many rows of parts are. A lane does one after the
/// other.
constexpr int64_t fewRows = 64, fewRowsOfParts = 1024;

/// Elements of one partial sum along rows: 16 steps of a group of lanes at most.
constexpr int64_t elementsPerPartial = 1024, fewestElementsPerPartial = 256;

/// Up to so many elements along rows are one sum: they are as many steps of 64 as `fewRows`, and
/// another launch would not cost less.
constexpr int64_t fewElements = 4096;

/// So many sums along rows are groups of lanes enough: 64 blocks.
constexpr int64_t manySums = 512;

/// The greatest divisor of `size` from `least` to `most`, or 0.
int64_t getDivisor(int64_t size, int64_t least, int64_t most) {
  for (int64_t part = std::min(size, most); part >= least; --part)
    if (size % part == 0)
      return part;
  return 0;
}

/// A sum that is divided: loops that it reduces become parallel, from the outermost on, the last
/// of these in parts. What is left is one partial sum.
///
/// Of a sum of columns, whose neighbours in memory belong to different sums, one loop stays, and
/// the parts are rows of a matrix. Of a sum along rows, as many loops stay as make a partial sum
/// long enough, and the parts of a sum lie side by side.
class DividedSum {
public:
  /// `isTotal`: `op` adds the parts of another sum.
  static std::optional<DividedSum> match(linalg::GenericOp op, bool isTotal) {
    if (!op.hasPureTensorSemantics() || op.hasDynamicShape() || isGemm(op) ||
        op.getNumResults() != 1 || op.hasIndexSemantics() ||
        !llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isProjectedPermutation(); }))
      return std::nullopt;
    DividedSum sum(op);
    op.getReductionDims(sum.reduced);
    if (sum.reduced.empty() || !sum.findOrder() || !sum.findCombiner() ||
        !(sum.isAlongRows ? sum.divideRow() : sum.divideColumns(isTotal)))
      return std::nullopt;
    return sum;
  }

  /// Returns the op that adds the parts.
  linalg::GenericOp split(RewriterBase &rewriter) {
    rewriter.setInsertionPoint(op);
    setRestAside(rewriter);
    Value partial = emitPartials(rewriter);
    linalg::GenericOp total = emitTotal(rewriter, partial);
    rewriter.replaceOp(op, total);
    return total;
  }

private:
  explicit DividedSum(linalg::GenericOp op) : op(op) {}

  linalg::GenericOp op;
  /// The loops that are reduced; along rows as they follow in memory.
  SmallVector<unsigned> reduced;
  Operation *combiner = nullptr;
  bool isAlongRows = false;
  /// How many of `reduced` become parallel, and how many iterations of the last of them are one
  /// part.
  unsigned numParts = 0;
  int64_t partSize = 1;

  unsigned getSplitLoop() const { return reduced[numParts - 1]; }

  int64_t countReduced() {
    SmallVector<int64_t> sizes = op.getStaticLoopRanges();
    int64_t count = 1;
    for (unsigned loop : reduced)
      count *= sizes[loop];
    return count;
  }

  int64_t countIterations() {
    int64_t count = 1;
    for (int64_t size : op.getStaticLoopRanges())
      count *= size;
    return count;
  }

  /// How the largest input is walked. Fails if its elements belong to several sums each: a
  /// contraction, which reads them often, has results enough for many lanes.
  bool findOrder() {
    OpOperand *largest = nullptr;
    int64_t most = 0;
    for (OpOperand *input : op.getDpsInputOperands())
      if (auto type = dyn_cast<RankedTensorType>(input->get().getType());
          type && type.getRank() != 0 && type.getNumElements() > most) {
        largest = input;
        most = type.getNumElements();
      }
    if (!largest || countIterations() != most)
      return false;
    AffineMap map = op.getMatchingIndexingMap(largest);
    auto getPosition = [&](unsigned loop) {
      return map.getResultPosition(getAffineDimExpr(loop, op.getContext()));
    };
    isAlongRows =
        llvm::is_contained(reduced, cast<AffineDimExpr>(map.getResults().back()).getPosition());
    // A loop of one iteration need not be in the map.
    if (isAlongRows)
      llvm::sort(reduced, [&](unsigned a, unsigned b) {
        return std::pair(getPosition(a).value_or(0), a) < std::pair(getPosition(b).value_or(0), b);
      });
    return true;
  }

  bool divideColumns(bool isTotal) {
    SmallVector<int64_t> sizes = op.getStaticLoopRanges();
    // A loop of one iteration can't be divided.
    llvm::sort(reduced, [&](unsigned a, unsigned b) {
      return std::pair(sizes[a] != 1, a) < std::pair(sizes[b] != 1, b);
    });
    int64_t rows = countReduced(), size = sizes[reduced.back()];
    numParts = reduced.size();
    partSize = getDivisor(size, fewestRowsPerPartial, rowsPerPartial);
    // Where there is none, some rows are left over.
    if (partSize == 0)
      partSize = std::min(size, rowsPerPartial);
    return rows > (isTotal ? fewRowsOfParts : fewRows) && rows != partSize;
  }

  /// Whether each element that is added is a sum itself, as a row's loss is: fused with the parts,
  /// all sums of a part would be in one group of lanes.
  bool addsSums() {
    SetVector<Value> values;
    values.insert_range(op.getInputs());
    for (size_t i = 0; i < values.size(); ++i) {
      auto type = dyn_cast<RankedTensorType>(values[i].getType());
      Operation *producer = values[i].getDefiningOp();
      if (!type || type.getNumElements() != countIterations() || !producer)
        continue;
      if (isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(producer))
        values.insert(producer->getOperand(0));
      auto generic = dyn_cast<linalg::GenericOp>(producer);
      if (!generic || isGemm(generic))
        continue;
      if (generic.getNumReductionLoops() != 0)
        return true;
      values.insert_range(generic.getInputs());
    }
    return false;
  }

  bool divideRow() {
    if (countReduced() <= fewElements || countIterations() / countReduced() >= manySums ||
        addsSums())
      return false;
    SmallVector<int64_t> sizes = op.getStaticLoopRanges();
    int64_t inner = 1;
    numParts = reduced.size();
    while (inner * sizes[getSplitLoop()] <= elementsPerPartial)
      inner *= sizes[reduced[--numParts]];
    partSize = getDivisor(sizes[getSplitLoop()], inner == 1 ? fewestElementsPerPartial : 1,
                          elementsPerPartial / inner);
    if (partSize == 0)
      partSize = elementsPerPartial;
    return true;
  }

  bool findCombiner() {
    SmallVector<Operation *, 4> combiners;
    if (!matchReduction(op.getRegionOutputArgs(), 0, combiners) || combiners.size() != 1 ||
        !arith::getNeutralElement(combiners.front()))
      return false;
    combiner = combiners.front();
    return true;
  }

  /// What is behind the last whole part is a sum of its own, which adds to that of the others.
  void setRestAside(RewriterBase &rewriter) {
    unsigned loop = getSplitLoop();
    int64_t rows = op.getStaticLoopRanges()[loop], whole = rows - rows % partSize;
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
    shape[dim] = partSize;
    shape.insert(shape.begin() + dim, rows / partSize);
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
    SmallVector<int64_t> sizes = op.getStaticLoopRanges();
    unsigned split = getSplitLoop();

    // The loops over parts: behind those over sums along rows, before all others else. Where a part
    // is one iteration, the loop that is split is gone.
    AffineMap oldResults = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
    SmallVector<AffineExpr> loops(sizes.size()), parts, results;
    unsigned next = 0;
    auto addParts = [&] {
      for (unsigned loop : ArrayRef(reduced).take_front(numParts)) {
        parts.push_back(getAffineDimExpr(next++, context));
        if (loop != split || partSize == 1)
          loops[loop] = parts.back();
      }
    };
    if (isAlongRows)
      for (AffineExpr expr : oldResults.getResults())
        loops[cast<AffineDimExpr>(expr).getPosition()] = getAffineDimExpr(next++, context);
    addParts();
    SmallVector<utils::IteratorType> iterators(next, utils::IteratorType::parallel);
    SmallVector<utils::IteratorType> oldIterators = op.getIteratorTypesArray();
    for (unsigned loop = 0; loop < sizes.size(); ++loop)
      if (!loops[loop]) {
        loops[loop] = getAffineDimExpr(next++, context);
        iterators.push_back(oldIterators[loop]);
      }

    SmallVector<Value> inputs;
    SmallVector<AffineMap> maps;
    for (OpOperand *input : op.getDpsInputOperands()) {
      Value value = input->get();
      SmallVector<AffineExpr> exprs;
      for (AffineExpr expr : op.getMatchingIndexingMap(input).getResults()) {
        unsigned loop = cast<AffineDimExpr>(expr).getPosition();
        if (loop == split && partSize != 1) {
          value = expand(rewriter, value, exprs.size());
          exprs.push_back(parts.back());
        }
        exprs.push_back(loops[loop]);
      }
      inputs.push_back(value);
      maps.push_back(AffineMap::get(next, 0, exprs, context));
    }

    auto type = cast<RankedTensorType>(op.getResultTypes()[0]);
    SmallVector<int64_t> shape, partShape;
    for (unsigned loop : ArrayRef(reduced).take_front(numParts))
      partShape.push_back(loop == split ? sizes[loop] / partSize : sizes[loop]);
    for (AffineExpr expr : oldResults.getResults())
      results.push_back(loops[cast<AffineDimExpr>(expr).getPosition()]);
    shape.assign(type.getShape().begin(), type.getShape().end());
    shape.insert(isAlongRows ? shape.end() : shape.begin(), partShape.begin(), partShape.end());
    results.insert(isAlongRows ? results.end() : results.begin(), parts.begin(), parts.end());
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
  linalg::GenericOp emitTotal(RewriterBase &rewriter, Value partial) {
    auto type = cast<RankedTensorType>(op.getResultTypes()[0]);
    // In memory of their own before the total begins: fused into it, a row of parts would be
    // computed after the other.
    auto partialType = cast<RankedTensorType>(partial.getType());
    Value memory = tensor::EmptyOp::create(rewriter, op.getLoc(), partialType.getShape(),
                                           partialType.getElementType());
    partial =
        bufferization::MaterializeInDestinationOp::create(rewriter, op.getLoc(), partial, memory)
            ->getResult(0);
    unsigned parts = numParts, rank = type.getRank();
    if (isAlongRows && parts > 1) {
      // They lie side by side: one row of them.
      SmallVector<ReassociationIndices> groups;
      for (unsigned dim = 0; dim < rank; ++dim)
        groups.push_back({dim});
      groups.emplace_back(llvm::to_vector(llvm::seq<int64_t>(rank, rank + parts)));
      partial = tensor::CollapseShapeOp::create(rewriter, op.getLoc(), partial, groups);
      parts = 1;
    }
    unsigned loops = parts + rank;
    AffineMap all = rewriter.getMultiDimIdentityMap(loops);
    AffineMap kept = all.getSliceMap(isAlongRows ? 0 : parts, rank);
    SmallVector<utils::IteratorType> iterators(loops, utils::IteratorType::parallel);
    std::fill_n(iterators.begin() + (isAlongRows ? rank : 0), parts,
                utils::IteratorType::reduction);
    return linalg::GenericOp::create(
        rewriter, op.getLoc(), type, partial, op.getDpsInits()[0], ArrayRef<AffineMap>{all, kept},
        iterators, [&](OpBuilder &builder, Location loc, ValueRange arguments) {
          Operation *sum = builder.clone(*combiner);
          // The operand that was the old value keeps its side.
          unsigned old = combiner->getOperand(0) == op.getRegionOutputArgs()[0] ? 0 : 1;
          sum->setOperand(old, arguments[1]);
          sum->setOperand(1 - old, arguments[0]);
          linalg::YieldOp::create(builder, loc, sum->getResults());
        });
  }
};

/// A short sum of everything: a loss, or how many indices are out of range. Over several loops it
/// would be fused with what runs over the same rows, and carry its value through all of them.
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
      if (std::optional<DividedSum> sum = DividedSum::match(op, /*isTotal=*/false)) {
        // Very many parts are divided again.
        for (; sum; ++numSplit)
          sum = DividedSum::match(sum->split(rewriter), /*isTotal=*/true);
      } else if (WholeSum::matches(op)) {
        WholeSum::flatten(op, rewriter);
      }
  }
};
} // namespace
} // namespace pipeline
