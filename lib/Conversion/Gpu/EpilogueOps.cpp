//===- EpilogueOps.cpp - Ops that epilogues stand for -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See EpilogueOps.h.
//
//===----------------------------------------------------------------------===//

#include "EpilogueOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace pipeline {
namespace {

/// Whether the body of `op` yields the sum of its two arguments.
bool addsArguments(linalg::GenericOp op) {
  Block &body = *op.getBody();
  if (body.getOperations().size() != 2 || body.getNumArguments() < 2)
    return false;
  auto add = body.getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  Value a = body.getArgument(0), b = body.getArgument(1);
  return add &&
         ((add.getLhs() == a && add.getRhs() == b) || (add.getLhs() == b && add.getRhs() == a));
}

bool isElementwise(linalg::GenericOp op, unsigned inputs) {
  return op && op.hasPureTensorSemantics() && op.getNumDpsInputs() == inputs &&
         op.getNumResults() == 1 && op.getNumParallelLoops() == op.getNumLoops() &&
         op.getIndexingMapsArray().back().isIdentity();
}

/// Whether `op` has a copy of its input wherever it is read.
bool repeatsInput(linalg::GenericOp op) {
  return isElementwise(op, 1) &&
         op.getBody()->getTerminator()->getOperand(0) == op.getBody()->getArgument(0);
}

/// Whether `op` adds up all dimensions of `tensor` but `kept`, and does nothing else.
bool isSum(linalg::GenericOp op, Value tensor, unsigned kept) {
  if (!op || !op.hasPureTensorSemantics() || op.getNumDpsInputs() != 1 || op.getNumResults() != 1 ||
      op.getNumParallelLoops() != 1 || op->getOperand(0) != tensor || !addsArguments(op))
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  return maps[0].isPermutation() && maps[1].getNumResults() == 1 &&
         maps[1].getResult(0) == maps[0].getResult(kept);
}

linalg::GenericOp findSumOfTensor(Value tensor, unsigned kept, Block *block) {
  for (Operation *user : tensor.getUsers())
    if (auto op = dyn_cast<linalg::GenericOp>(user);
        user->getBlock() == block && isSum(op, tensor, kept))
      return op;
  return nullptr;
}

} // namespace

Value findAddedRow(linalg::GenericOp op, Value matrix) {
  if (!isElementwise(op, 2) || !addsArguments(op))
    return {};
  unsigned position = op->getOperand(0) == matrix ? 0 : 1;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (op->getOperand(position) != matrix || !maps[position].isIdentity())
    return {};
  Value row = op->getOperand(1 - position);
  AffineMap map = maps[1 - position];
  // Frameworks may repeat the row first.
  if (auto rows = row.getDefiningOp<linalg::GenericOp>(); map.isIdentity() && repeatsInput(rows)) {
    row = rows->getOperand(0);
    map = rows.getIndexingMapsArray()[0];
  }
  unsigned last = op.getNumLoops() - 1;
  AffineExpr column = getAffineDimExpr(last, op.getContext());
  return map == AffineMap::get(last + 1, 0, column, op.getContext()) ? row : Value();
}

linalg::GenericOp findSum(Value matrix, unsigned summed, Block *block) {
  if (linalg::GenericOp sum = findSumOfTensor(matrix, 1 - summed, block))
    return sum;
  auto collapse = matrix.getDefiningOp<tensor::CollapseShapeOp>();
  if (!collapse || summed != 0 || collapse.getReassociationIndices().back().size() != 1)
    return nullptr;
  return findSumOfTensor(collapse.getSrc(), collapse.getSrcType().getRank() - 1, block);
}

} // namespace pipeline
