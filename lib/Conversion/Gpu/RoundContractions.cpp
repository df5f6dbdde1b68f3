//===- RoundContractions.cpp - pipe-gpu-round-contractions ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires layers that are not differentiated yet; establishes that what contractions give and
// read is rounded to bf16 in them. Differentiation does the rest: a backward that reads a rounded
// value can have the bf16, and a gradient that passes a rounding is rounded, too.
//
// What a layer gets is left as it is. Parameters are not kept for a backward, which has them, and
// a rounding of theirs would round their gradients; a layer's input is kept by whoever made it.
// Code generation rounds these where a contraction reads them.
//
//===----------------------------------------------------------------------===//

#include "Bf16Values.h"
#include "EpilogueOps.h"

#include "pipeline/Conversion/Gpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_ROUNDCONTRACTIONSPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

namespace {

/// Whether `op` sums products of f32 as a product of matrices does. A weighted sum of two tensors
/// of one shape is none.
bool isProduct(linalg::LinalgOp op) {
  auto isF32 = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape() && tensor.getElementType().isF32();
  };
  if (!op.hasPureTensorSemantics() || !linalg::isaContractionOpInterface(op) ||
      !llvm::all_of(op->getOperandTypes(), isF32))
    return false;
  FailureOr<linalg::ContractionDimensions> dims = linalg::inferContractionDims(op);
  return succeeded(dims) && (!dims->m.empty() || !dims->n.empty());
}

/// The input that `op` gives elements of in another order or number; null if it computes.
Value getMoved(Operation *op) {
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp, tensor::ExtractSliceOp>(
          op))
    return op->getOperand(0);
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured || structured.getNumDpsInputs() != 1)
    return {};
  BlockArgument element = structured.getBlock()->getArgument(0);
  return structured.getBlock()->getTerminator()->getOperand(0) == element ? op->getOperand(0)
                                                                          : Value();
}

/// Whether elements of `value` are bf16 already, or such that the layer did not compute them.
bool isRoundedOrGiven(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (getWidened(op) || op->hasTrait<OpTrait::ConstantLike>() || isa<linalg::FillOp>(op))
      return true;
    Value moved = getMoved(op);
    if (!moved)
      return false;
    value = moved;
  }
  return true;
}

/// The result of `op`, with a row that is added to it, as the layer reads it.
Value findResult(linalg::LinalgOp op) {
  Value result = op->getResult(0), matrix = result;
  while (matrix.hasOneUse()) {
    Operation *user = *matrix.user_begin();
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(user)) {
      matrix = user->getResult(0);
      continue;
    }
    auto addition = dyn_cast<linalg::GenericOp>(user);
    if (addition && findAddedRow(addition, matrix))
      return addition.getResult(0);
    return result;
  }
  return result;
}

struct RoundContractionsPass : impl::RoundContractionsPassBase<RoundContractionsPass> {
  using RoundContractionsPassBase::RoundContractionsPassBase;

  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> products;
    getOperation().walk([&](LayerOp layer) {
      layer.walk([&](linalg::LinalgOp op) {
        if (isProduct(op))
          products.push_back(op);
      });
    });
    // Results first: what is rounded where it is made, its readers need not round.
    for (linalg::LinalgOp op : products)
      roundResult(op);
    for (linalg::LinalgOp op : products)
      roundOperands(op);
  }

private:
  void roundResult(linalg::LinalgOp op) {
    Value result = findResult(op);
    // What leaves the layer, or goes around a loop, is f32 anyway.
    if (llvm::any_of(collectReaders(result), [](Operation *reader) {
          return reader->hasTrait<OpTrait::IsTerminator>() || getRounded(reader);
        }))
      return;
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfterValue(result);
    Value rounded = createRounding(builder, op.getLoc(), result);
    Value widened = createWidening(builder, op.getLoc(), rounded);
    result.replaceAllUsesExcept(widened, rounded.getDefiningOp());
    ++numResults;
  }

  void roundOperands(linalg::LinalgOp op) {
    OpBuilder builder(op);
    for (OpOperand *operand : op.getDpsInputOperands()) {
      if (isRoundedOrGiven(operand->get()))
        continue;
      Value rounded = createRounding(builder, op.getLoc(), operand->get());
      operand->set(createWidening(builder, op.getLoc(), rounded));
      ++numOperands;
    }
  }
};
} // namespace
} // namespace pipeline
