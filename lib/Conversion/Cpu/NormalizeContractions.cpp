//===- NormalizeContractions.cpp - What stands around matrix products ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The runtime reads a matrix or its transpose, with any distance between rows, and
// adds to its result or overwrites it. So a transpose beside a contraction is a
// change of the contraction's maps, and a result that begins with zero needs no
// fill. With a packed matrix it also adds a row to every row of its result, with the
// bits of an addition afterwards. Folding never makes the products smaller or changes their bits:
// whether a transpose stands beside a contraction or in another function must not matter.
//
//===----------------------------------------------------------------------===//

#include "GemmForm.h"
#include "PackedArguments.h"
#include "Prepare.h"
#include "StructuredOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace pipeline {
namespace {

/// Whether `op` copies its input, dimensions permuted.
bool isTranspose(linalg::GenericOp op) {
  return op && op.getNumDpsInputs() == 1 && op.getNumResults() == 1 &&
         op.getNumParallelLoops() == op.getNumLoops() &&
         op.getBody()->getOperations().size() == 1 &&
         op.getBody()->getTerminator()->getOperand(0) == op.getBody()->getArgument(0) &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) { return map.isPermutation(); });
}

/// Whether `after` may stand for `before`: a product at least as large, with sums as
/// long, whose bits are the same.
bool isSameProduct(const GemmForm &before, const GemmForm &after) {
  auto size = [](const GemmForm &form) { return form.m.size * form.n.size * form.k.size; };
  return after.k.size >= before.k.size && size(after) >= size(before) &&
         (after.transposeLhs == before.transposeLhs || after.k.size <= longestSameSum);
}

struct ContractionNormalizer {
  IRRewriter &rewriter;
  linalg::GenericOp op;

  void run() {
    for (unsigned i = 0; i < 2; ++i)
      while (foldInputTranspose(i))
        ;
    while (foldResultTranspose())
      ;
    markOverwrite();
    foldBias();
  }

  /// Sets operand `i` and its map if the result is a product at least as large.
  bool trySet(unsigned i, Value value, AffineMap map) {
    std::optional<GemmForm> before = matchDenseGemm(op);
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    Value oldValue = op->getOperand(i);
    AffineMap oldMap = maps[i];
    auto set = [&](Value newValue, AffineMap newMap) {
      maps[i] = newMap;
      op->setOperand(i, newValue);
      op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
    };
    set(value, map);
    std::optional<GemmForm> after = matchDenseGemm(op);
    if (after && isSameProduct(*before, *after))
      return true;
    set(oldValue, oldMap);
    return false;
  }

  bool foldInputTranspose(unsigned i) {
    auto transpose = op->getOperand(i).getDefiningOp<linalg::GenericOp>();
    if (!isTranspose(transpose))
      return false;
    SmallVector<AffineMap> maps = transpose.getIndexingMapsArray();
    AffineMap map =
        maps[0].compose(inversePermutation(maps[1])).compose(op.getIndexingMapsArray()[i]);
    return trySet(i, transpose->getOperand(0), map);
  }

  /// A transpose that alone reads the product: the product is written transposed.
  bool foldResultTranspose() {
    Value result = op.getResult(0);
    if (!result.hasOneUse() || !startsWithZero())
      return false;
    auto transpose = dyn_cast<linalg::GenericOp>(*result.user_begin());
    if (!isTranspose(transpose) || transpose->getBlock() != op->getBlock() ||
        transpose->getOperand(0) != result)
      return false;
    SmallVector<AffineMap> maps = transpose.getIndexingMapsArray();
    AffineMap map =
        maps[1].compose(inversePermutation(maps[0])).compose(op.getIndexingMapsArray()[2]);
    auto type = cast<RankedTensorType>(transpose.getResult(0).getType());
    rewriter.setInsertionPoint(op);
    Value empty =
        tensor::EmptyOp::create(rewriter, op.getLoc(), type.getShape(), type.getElementType());
    auto fill = op->getOperand(2).getDefiningOp<linalg::FillOp>();
    Value zero =
        linalg::FillOp::create(rewriter, op.getLoc(), fill.getInputs()[0], empty).getResult(0);
    result.setType(type);
    if (!trySet(2, zero, map)) {
      result.setType(op->getOperand(2).getType());
      rewriter.eraseOp(zero.getDefiningOp());
      return false;
    }
    rewriter.replaceOp(transpose, result);
    return true;
  }

  bool startsWithZero() {
    auto fill = op->getOperand(2).getDefiningOp<linalg::FillOp>();
    return fill && matchPattern(fill.getInputs()[0], m_AnyZeroFloat());
  }

  void markOverwrite() {
    if (!startsWithZero())
      return;
    auto type = cast<RankedTensorType>(op.getResult(0).getType());
    rewriter.setInsertionPoint(op);
    op->setOperand(
        2, tensor::EmptyOp::create(rewriter, op.getLoc(), type.getShape(), type.getElementType()));
    op->setAttr(overwriteAttrName, rewriter.getUnitAttr());
  }

  /// A row added to each row of the product is what its result begins with. Not in loops:
  /// there the first value of a result, which is always the same, would be moved out of them.
  void foldBias() {
    Value result = op.getResult(0);
    if (!op->hasAttr(overwriteAttrName) || !result.hasOneUse() ||
        !isa<func::FuncOp>(op->getParentOp()))
      return;
    auto addition = dyn_cast<linalg::GenericOp>(*result.user_begin());
    Value row = getAddedRow(addition, result);
    std::optional<GemmForm> form = matchDenseGemm(op);
    if (!row || !form || !readsPackedForm(*form) || !isPackableTensor(op->getOperand(form->rhs)) ||
        form->n.size != cast<RankedTensorType>(result.getType()).getDimSize(1))
      return;
    // Where the row is known.
    rewriter.moveOpBefore(op, addition);
    rewriter.setInsertionPoint(op);
    auto rows = linalg::BroadcastOp::create(rewriter, addition.getLoc(), row, op->getOperand(2),
                                            ArrayRef<int64_t>{0});
    op->setOperand(2, rows->getResult(0));
    op->removeAttr(overwriteAttrName);
    rewriter.replaceOp(addition, result);
  }
};

} // namespace

void normalizeContractions(func::FuncOp function) {
  IRRewriter rewriter(function.getContext());
  SmallVector<linalg::GenericOp> contractions;
  function.walk([&](linalg::GenericOp op) {
    if (op.hasPureTensorSemantics() && matchDenseGemm(op))
      contractions.push_back(op);
  });
  for (linalg::GenericOp op : contractions)
    ContractionNormalizer{rewriter, op}.run();
  eraseDeadOps(function, rewriter);
}

} // namespace pipeline
