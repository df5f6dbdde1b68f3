//===- ValueSources.cpp - Where the elements of a value come from -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ValueSources.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {

using Values = SmallVector<Value>;

static Values getForwardedOperands(BlockArgument argument) {
  Operation *parent = argument.getOwner()->getParentOp();
  if (auto layer = dyn_cast<LayerOp>(parent))
    return {layer.getInputs()[argument.getArgNumber()]};
  if (auto generic = dyn_cast<linalg::GenericOp>(parent)) {
    OpOperand &operand = generic->getOpOperand(argument.getArgNumber());
    // The accumulator of a reduction holds what was computed before.
    if (generic.isDpsInput(&operand) || generic.getNumReductionLoops() == 0)
      return {operand.get()};
  }
  return {};
}

static Value getYielded(Region &region, unsigned index) {
  return region.front().getTerminator()->getOperand(index);
}

Values getForwardedValues(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return getForwardedOperands(argument);
  auto result = cast<OpResult>(value);
  return TypeSwitch<Operation *, Values>(result.getOwner())
      .Case<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::ExtractSliceOp, tensor::CastOp,
            tensor::ReshapeOp, tensor::ExtractOp>(
          [](Operation *op) -> Values { return {op->getOperand(0)}; })
      .Case<linalg::TransposeOp, linalg::BroadcastOp>(
          [](auto op) -> Values { return {op.getInput()}; })
      .Case([](tensor::InsertSliceOp op) -> Values { return {op.getSource(), op.getDest()}; })
      .Case<tensor::ConcatOp, tensor::FromElementsOp>(
          [](Operation *op) -> Values { return llvm::to_vector(op->getOperands()); })
      .Case([](tensor::PadOp op) -> Values {
        return {op.getSource(), getYielded(op.getRegion(), 0)};
      })
      .Case([](arith::SelectOp op) -> Values { return {op.getTrueValue(), op.getFalseValue()}; })
      .Case([](linalg::FillOp op) -> Values {
        Value scalar = op.getInputs()[0];
        bool converts = scalar.getType() != getElementTypeOrSelf(op.getResultTypes()[0]);
        return converts ? Values{} : Values{scalar};
      })
      .Case([&](linalg::GenericOp op) -> Values {
        if (op.getNumReductionLoops() > 0)
          return {};
        return {getYielded(op.getRegion(), result.getResultNumber())};
      })
      .Case([&](LayerOp op) -> Values {
        return {getYielded(op.getBody(), result.getResultNumber())};
      })
      .Default([](Operation *) { return Values{}; });
}

/// What `op` computes its results from: of an op with a region, what the region yields too.
static void appendComputedFrom(Operation *op, Values &worklist) {
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    llvm::append_range(worklist, generic.getBody()->getTerminator()->getOperands());
  else
    llvm::append_range(worklist, op->getOperands());
}

SmallVector<BlockArgument> findSourceArguments(Value value) {
  SmallVector<BlockArgument> found;
  Values worklist{value};
  llvm::SmallPtrSet<Value, 16> visited;
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (!visited.insert(next).second)
      continue;
    Values forwarded = getForwardedValues(next);
    if (!forwarded.empty()) {
      llvm::append_range(worklist, forwarded);
      continue;
    }
    if (Operation *op = next.getDefiningOp())
      appendComputedFrom(op, worklist);
    else if (auto argument = cast<BlockArgument>(next);
             isa<func::FuncOp>(argument.getOwner()->getParentOp()))
      found.push_back(argument);
  }
  llvm::sort(found,
             [](BlockArgument a, BlockArgument b) { return a.getArgNumber() < b.getArgNumber(); });
  return found;
}

} // namespace pipeline
