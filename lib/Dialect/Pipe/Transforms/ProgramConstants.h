//===- ProgramConstants.h - The constants of a rank program -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_PROGRAMCONSTANTS_H
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_PROGRAMCONSTANTS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/DenseMap.h"

namespace pipeline {

/// The index constants of a program, each once, at its top.
class ProgramConstants {
public:
  /// `block` is the program's body; the constants that it has are used again.
  ProgramConstants(mlir::Block &block, mlir::Location loc) : block(block), loc(loc) {
    mlir::APInt number;
    for (auto constant : block.getOps<mlir::arith::ConstantOp>())
      if (matchPattern(constant.getResult(), mlir::m_ConstantInt(&number)) &&
          values.try_emplace(number.getSExtValue(), constant).second)
        last = constant;
  }

  mlir::Value get(int64_t number) {
    mlir::Value &value = values[number];
    if (value)
      return value;
    mlir::OpBuilder builder(loc.getContext());
    if (last)
      builder.setInsertionPointAfter(last);
    else
      builder.setInsertionPointToStart(&block);
    last = mlir::arith::ConstantIndexOp::create(builder, loc, number);
    return value = last->getResult(0);
  }

private:
  mlir::Block &block;
  mlir::Location loc;
  /// New constants stand behind it.
  mlir::Operation *last = nullptr;
  llvm::DenseMap<int64_t, mlir::Value> values;
};

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_PROGRAMCONSTANTS_H
