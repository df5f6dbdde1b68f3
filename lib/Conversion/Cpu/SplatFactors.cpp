//===- SplatFactors.cpp - Contractions with a factor of one value -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A factor that is one value everywhere (the state with which a recurrence begins) goes into the
// body, and what is left is a sum. Fusion would do so too, late: whether a product or a sum is
// computed, and whether it needs its initial value, has to be settled before and without it.
//
//===----------------------------------------------------------------------===//

#include "GemmForm.h"
#include "Prepare.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace pipeline {

/// The scalar that `tensor` holds everywhere, made where `rewriter` stands; null if it may hold
/// several.
static Value getSplat(Value tensor, RewriterBase &rewriter) {
  if (auto fill = tensor.getDefiningOp<linalg::FillOp>())
    return fill.getInputs()[0];
  DenseElementsAttr constant;
  if (!matchPattern(tensor, m_Constant(&constant)) || !constant.isSplat())
    return {};
  return arith::ConstantOp::create(rewriter, tensor.getLoc(), constant.getSplatValue<TypedAttr>());
}

/// Replaces `op` by one without input `index`, which is `scalar` everywhere.
static void inlineInput(linalg::GenericOp op, unsigned index, Value scalar,
                        RewriterBase &rewriter) {
  SmallVector<Value> inputs = op.getDpsInputs();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  inputs.erase(inputs.begin() + index);
  maps.erase(maps.begin() + index);
  op.getBody()->getArgument(index).replaceAllUsesWith(scalar);
  op.getBody()->eraseArgument(index);
  auto sum = linalg::GenericOp::create(rewriter, op.getLoc(), op.getResultTypes(), inputs,
                                       op.getOutputs(), maps, op.getIteratorTypesArray());
  rewriter.inlineRegionBefore(op.getRegion(), sum.getRegion(), sum.getRegion().begin());
  rewriter.replaceOp(op, sum.getResults());
}

void inlineSplatFactors(func::FuncOp function) {
  IRRewriter rewriter(function.getContext());
  SmallVector<linalg::GenericOp> contractions;
  function.walk([&](linalg::GenericOp op) {
    if (op.hasPureTensorSemantics() && matchDenseGemm(op))
      contractions.push_back(op);
  });
  for (linalg::GenericOp op : contractions)
    for (unsigned index = 0; index < 2; ++index) {
      rewriter.setInsertionPoint(op);
      if (Value scalar = getSplat(op.getInputs()[index], rewriter)) {
        inlineInput(op, index, scalar, rewriter);
        break; // the other factor has the summed loop's size
      }
    }
}

} // namespace pipeline
