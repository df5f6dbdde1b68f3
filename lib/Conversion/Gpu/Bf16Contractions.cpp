//===- Bf16Contractions.cpp - What contractions read and write --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A result that is rounded for one reader, and said to be rounded, is rounded for all: cuBLASLt
// writes it as bf16, once, and kernels widen what they load. The alternative, f32 for some and
// bf16 for others, would write and read the matrix thrice.
//
//===----------------------------------------------------------------------===//

#include "Bf16Contractions.h"

#include "Bf16Values.h"
#include "EpilogueOps.h"

#include "pipeline/Dialect/PipeGpu/IR/PipeGpu.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace pipeline {
namespace {

/// On a contraction whose result is rounded, until it is bf16.
constexpr llvm::StringLiteral roundedAttrName = "pipe_gpu.rounded";

/// The contraction that `value` is the result of, up to its shape and a row that is added to it.
ContractionOp findContraction(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (auto contraction = dyn_cast<ContractionOp>(op))
      return contraction;
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op)) {
      value = op->getOperand(0);
      continue;
    }
    auto addition = dyn_cast<linalg::GenericOp>(op);
    if (!addition)
      return nullptr;
    SmallVector<Value> inputs = addition.getInputs();
    auto matrix = llvm::find_if(
        inputs, [&](Value input) { return findAddedRow(addition, input) != nullptr; });
    if (matrix == inputs.end())
      return nullptr;
    value = *matrix;
  }
  return nullptr;
}

/// Lets one contraction write bf16.
class ResultNarrowing {
public:
  ResultNarrowing(IRRewriter &rewriter, ContractionOp op) : rewriter(rewriter), op(op) {}

  bool isWanted() {
    EpilogueOperands epilogue = getEpilogueOperands(op.getEpilogue());
    return getElementTypeOrSelf(op.getInputs()[0]).isBF16() && !op.getAccumulates() &&
           !epilogue.writesRow && !epilogue.writesColumn &&
           llvm::all_of(op.getResults(), [&](Value result) { return mayBeRounded(result); }) &&
           !llvm::all_of(op.getResults(), [](Value result) { return result.use_empty(); });
  }

  void run() {
    rewriter.setInsertionPoint(op);
    SmallVector<Value> inputs(op.getInputs()), outputs;
    for (Value &input : MutableArrayRef(inputs).drop_front(2))
      input = isWidened(input) ? getBf16(rewriter, input)
                               : createRounding(rewriter, op.getLoc(), input);
    for (Value result : op.getResults())
      outputs.push_back(tensor::EmptyOp::create(rewriter, op.getLoc(),
                                                cast<RankedTensorType>(result.getType()).getShape(),
                                                rewriter.getBF16Type()));
    auto narrow = ContractionOp::create(rewriter, op.getLoc(), TypeRange(ValueRange(outputs)),
                                        inputs, outputs, op.getIndexingMapsAttr(), op.getEpilogue(),
                                        op.getAccumulates(), op.getTf32());
    SmallVector<Value> wide;
    for (Value result : narrow.getResults())
      wide.push_back(createWidening(rewriter, op.getLoc(), result));
    rewriter.replaceOp(op, wide);
  }

private:
  IRRewriter &rewriter;
  ContractionOp op;

  /// What the function returns as f32 would have to be widened by a kernel of its own.
  bool mayBeRounded(Value result) {
    return llvm::all_of(collectReaders(result), [&](Operation *reader) {
      return getRounded(reader) ||
             (op->hasAttr(roundedAttrName) && !reader->hasTrait<OpTrait::IsTerminator>());
    });
  }
};

/// Of one value there is one rounding: what is rounded already is not rounded again.
void foldRoundings(func::FuncOp function, IRRewriter &rewriter) {
  SmallVector<Operation *> roundings;
  function.walk([&](linalg::GenericOp op) {
    if (Value value = getRounded(op); value && isWidened(value))
      roundings.push_back(op);
  });
  for (Operation *op : roundings)
    rewriter.replaceOp(op, getBf16(rewriter, getRounded(op)));
}

} // namespace

void liftRoundings(func::FuncOp function) {
  IRRewriter rewriter(function);
  function.walk([&](linalg::GenericOp op) {
    Value rounded = getWidened(op);
    Value value = rounded ? getRounded(rounded.getDefiningOp()) : Value();
    if (!value)
      return;
    if (ContractionOp contraction = findContraction(value))
      contraction->setAttr(roundedAttrName, rewriter.getUnitAttr());
    rewriter.replaceOp(op, value);
    if (rounded.use_empty())
      rewriter.eraseOp(rounded.getDefiningOp());
  });
}

void narrowContractions(func::FuncOp function) {
  IRRewriter rewriter(function);
  SmallVector<ContractionOp> contractions;
  function.walk([&](ContractionOp op) { contractions.push_back(op); });
  for (ContractionOp op : contractions)
    for (OpOperand &operand : op.getInputsMutable().slice(0, 2)) {
      rewriter.setInsertionPoint(op);
      // An elementwise op: where a kernel computes the operand, it becomes a part of that.
      operand.set(createRounding(rewriter, op.getLoc(), operand.get()));
    }
  foldRoundings(function, rewriter);
  for (ContractionOp op : contractions)
    if (ResultNarrowing narrowing(rewriter, op); narrowing.isWanted())
      narrowing.run();
    else
      op->removeAttr(roundedAttrName);
  foldRoundings(function, rewriter);
}

} // namespace pipeline
