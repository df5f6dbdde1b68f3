//===- UnfoldWindows.cpp - Convolutions as matrix products -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A convolution is a contraction that reads its input through windows: at `h * 2 + kh`.
// With the windows copied out, one tensor dimension for each loop, it is one of two
// plain tensors, which the runtime computes. The copy takes as much memory as there are
// places in a window, and a small part of the time of the product.
//
//===----------------------------------------------------------------------===//

#include "GemmForm.h"
#include "Prepare.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace pipeline {
namespace {

/// The loops whose sum is one index of an operand, constants and strides aside.
/// None if the index is anything else.
std::optional<SmallVector<unsigned>> getLoops(AffineExpr index) {
  if (isa<AffineConstantExpr>(index))
    return SmallVector<unsigned>();
  if (auto dim = dyn_cast<AffineDimExpr>(index))
    return SmallVector<unsigned>{dim.getPosition()};
  auto binary = dyn_cast<AffineBinaryOpExpr>(index);
  if (!binary)
    return std::nullopt;
  std::optional<SmallVector<unsigned>> lhs = getLoops(binary.getLHS());
  std::optional<SmallVector<unsigned>> rhs = getLoops(binary.getRHS());
  if (!lhs || !rhs)
    return std::nullopt;
  bool isSum = binary.getKind() == AffineExprKind::Add;
  bool isStride = binary.getKind() == AffineExprKind::Mul && rhs->empty();
  if (!isSum && !isStride)
    return std::nullopt;
  llvm::append_range(*lhs, *rhs);
  return lhs;
}

/// The loops of an operand that is read through windows, in the order in which its
/// copy has them: the places in the windows stand where the filter has them, behind the
/// channels if those come first, so that both are matrices. None if there is no window.
std::optional<SmallVector<unsigned>> getUnfoldedLoops(AffineMap map, ArrayRef<int64_t> sizes) {
  SmallVector<unsigned> walks, taps;
  size_t firstWindow = 0, behindWindows = 0;
  for (AffineExpr index : map.getResults()) {
    std::optional<SmallVector<unsigned>> loops = getLoops(index);
    if (!loops)
      return std::nullopt;
    if (loops->empty())
      continue;
    auto *walk = std::max_element(loops->begin(), loops->end(),
                                  [&](unsigned a, unsigned b) { return sizes[a] < sizes[b]; });
    if (!isa<AffineDimExpr>(index)) {
      if (behindWindows == 0)
        firstWindow = walks.size();
      behindWindows = walks.size() + 1;
    }
    walks.push_back(*walk);
    loops->erase(walk);
    llvm::append_range(taps, *loops);
  }
  if (behindWindows == 0)
    return std::nullopt;
  bool channelsAreLast = behindWindows < walks.size();
  walks.insert(walks.begin() + (channelsAreLast ? behindWindows : firstWindow), taps.begin(),
               taps.end());
  // Each loop is one dimension of the copy.
  llvm::SmallDenseSet<unsigned> distinct(walks.begin(), walks.end());
  return distinct.size() == walks.size() ? std::optional(walks) : std::nullopt;
}

struct WindowUnfolder {
  IRRewriter &rewriter;
  linalg::GenericOp op;

  /// Unfolds the one input that is read through windows, if that leaves a contraction of
  /// the runtime.
  void run() {
    if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 || op.hasDynamicShape() ||
        !op.hasPureTensorSemantics())
      return;
    for (OpOperand *input : op.getDpsInputOperands()) {
      AffineMap map = op.getMatchingIndexingMap(input);
      std::optional<SmallVector<unsigned>> loops = getUnfoldedLoops(map, op.getStaticLoopRanges());
      if (loops && unfold(*input, map, *loops))
        return;
    }
  }

private:
  bool unfold(OpOperand &input, AffineMap map, ArrayRef<unsigned> loops) {
    MLIRContext *context = op.getContext();
    SmallVector<AffineExpr> dims(op.getNumLoops(), getAffineConstantExpr(0, context)), results;
    SmallVector<int64_t> shape, sizes = op.getStaticLoopRanges();
    for (auto [position, loop] : llvm::enumerate(loops)) {
      dims[loop] = getAffineDimExpr(position, context);
      results.push_back(getAffineDimExpr(loop, context));
      shape.push_back(sizes[loop]);
    }
    auto type = RankedTensorType::get(
        shape, cast<RankedTensorType>(input.get().getType()).getElementType());
    AffineMap source = map.replaceDimsAndSymbols(dims, {}, loops.size(), 0);
    AffineMap target = rewriter.getMultiDimIdentityMap(loops.size());
    SmallVector<utils::IteratorType> parallel(loops.size(), utils::IteratorType::parallel);

    rewriter.setInsertionPoint(op);
    Value empty =
        tensor::EmptyOp::create(rewriter, op.getLoc(), shape, type.getElementType()).getResult();
    auto copy = linalg::GenericOp::create(rewriter, op.getLoc(), type, input.get(), empty,
                                          ArrayRef<AffineMap>{source, target}, parallel,
                                          [](OpBuilder &builder, Location loc, ValueRange args) {
                                            linalg::YieldOp::create(builder, loc, args[0]);
                                          });

    Value folded = input.get();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    input.set(copy.getResult(0));
    maps[input.getOperandNumber()] = AffineMap::get(op.getNumLoops(), 0, results, context);
    op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
    if (matchDenseGemm(op))
      return true;
    // A depthwise convolution has no matrix: it stays as it was.
    maps[input.getOperandNumber()] = map;
    input.set(folded);
    op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
    rewriter.eraseOp(copy);
    return false;
  }
};

} // namespace

void unfoldWindows(func::FuncOp function) {
  IRRewriter rewriter(function.getContext());
  SmallVector<linalg::GenericOp> ops;
  function.walk([&](linalg::GenericOp op) { ops.push_back(op); });
  for (linalg::GenericOp op : ops)
    WindowUnfolder{rewriter, op}.run();
}

} // namespace pipeline
