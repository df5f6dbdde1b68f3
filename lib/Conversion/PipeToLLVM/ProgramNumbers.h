//===- ProgramNumbers.h - Numbers that change while it runs -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_PROGRAMNUMBERS_H
#define PIPELINE_CONVERSION_PIPETOLLVM_PROGRAMNUMBERS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

namespace pipeline {

/// Arithmetic on i64 with constants, in one block. The same is computed once: the
/// versions of a thousand parameters are the same few numbers.
class ProgramNumbers {
public:
  mlir::Value getConstant(mlir::OpBuilder &builder, mlir::Location loc, int64_t value);

  /// `lhs OpTy rhs`, without operations where all is known.
  template <typename OpTy>
  mlir::Value get(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value lhs, int64_t rhs) {
    mlir::Value &result = results[{mlir::TypeID::get<OpTy>(), lhs, rhs}];
    if (!result) {
      mlir::Value constant = getConstant(builder, loc, rhs);
      result = builder.createOrFold<OpTy>(loc, lhs, constant);
    }
    return result;
  }

private:
  using Key = std::tuple<mlir::TypeID, mlir::Value, int64_t>;
  llvm::DenseMap<int64_t, mlir::Value> constants;
  llvm::DenseMap<Key, mlir::Value> results;
};

} // namespace pipeline

#endif // PIPELINE_CONVERSION_PIPETOLLVM_PROGRAMNUMBERS_H
