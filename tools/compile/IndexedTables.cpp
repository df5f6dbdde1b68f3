//===- IndexedTables.cpp - What an input's elements index -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexedTables.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline::driver {

namespace {
/// Follows the elements of an input to where they index a tensor.
class TableFinder {
public:
  void follow(Value tensor) {
    if (!seen.insert(tensor).second)
      return;
    for (OpOperand &use : tensor.getUses())
      followUse(use);
  }

  /// The smallest dimension that an element indexes, or 0.
  int64_t getRows() const { return rows; }

private:
  void followUse(OpOperand &use) {
    llvm::TypeSwitch<Operation *>(use.getOwner())
        .Case([&](LayerOp layer) { follow(layer.getBody().getArgument(use.getOperandNumber())); })
        .Case([&](linalg::LinalgOp op) { followElement(op.getMatchingBlockArgument(&use)); })
        .Case([&](tensor::ExtractOp extract) {
          if (use.get() == extract.getTensor())
            followElement(extract.getResult());
        })
        .Case<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::ExtractSliceOp>(
            [&](auto view) { follow(view.getResult()); });
  }

  void followElement(Value element) {
    for (OpOperand &use : element.getUses())
      llvm::TypeSwitch<Operation *>(use.getOwner())
          .Case<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp, arith::ExtUIOp>(
              [&](auto cast) { followElement(cast.getResult()); })
          .Case([&](tensor::ExtractOp extract) {
            // Operand 0 is the table.
            restrict(extract.getTensor().getType().getDimSize(use.getOperandNumber() - 1));
          })
          .Case([&](linalg::YieldOp yield) {
            follow(yield->getParentOp()->getResult(use.getOperandNumber()));
          });
  }

  void restrict(int64_t size) {
    if (rows == 0 || size < rows)
      rows = size;
  }

  int64_t rows = 0;
  llvm::SmallPtrSet<Value, 16> seen;
};
} // namespace

int64_t countIndexedRows(Value input) {
  TableFinder finder;
  finder.follow(input);
  return finder.getRows();
}

} // namespace pipeline::driver
