//===- RuntimeCalls.h - Calls of the runtime's C functions ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_RUNTIMECALLS_H
#define PIPELINE_CONVERSION_PIPETOLLVM_RUNTIMECALLS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringMap.h"

namespace pipeline {

/// Calls functions of pipeline-runtime/Runtime.h, declaring each at its first
/// use. The arguments' types are the declaration: i32, i64, f32, pointers.
class RuntimeCalls {
public:
  explicit RuntimeCalls(mlir::SymbolTable &symbols) : symbols(symbols) {}

  /// Calls `pipeline_rt_NAME`.
  void call(mlir::OpBuilder &builder, mlir::Location loc, llvm::StringRef name,
            mlir::ValueRange arguments);

  /// The address of a constant string that ends in a zero byte.
  mlir::Value getString(mlir::OpBuilder &builder, mlir::Location loc, llvm::StringRef text);

private:
  mlir::ModuleOp getModule() { return mlir::cast<mlir::ModuleOp>(symbols.getOp()); }

  mlir::SymbolTable &symbols;
  llvm::StringMap<mlir::func::FuncOp> functions;
  llvm::StringMap<std::string> strings;
};

} // namespace pipeline

#endif // PIPELINE_CONVERSION_PIPETOLLVM_RUNTIMECALLS_H
