//===- FunctionCalls.h - The calls that a stage consists of -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stage's function holds nothing but calls of layers, with its arguments and places
// in its workspace. A program that knows the places of the arguments makes these calls
// itself: a function with some thousand parameters would be expensive to compile and
// to call.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_FUNCTIONCALLS_H
#define PIPELINE_CONVERSION_PIPETOLLVM_FUNCTIONCALLS_H

#include "RuntimeCalls.h"

namespace pipeline {

/// Takes functions that only call others apart.
class FunctionCalls {
public:
  FunctionCalls(mlir::SymbolTable &symbols, RuntimeCalls &runtime)
      : symbols(symbols), runtime(runtime) {}

  /// Appends to `calls` what a call of `function` with these places does: the calls that it
  /// consists of, or else the call itself.
  void append(mlir::Location loc, mlir::func::FuncOp function, llvm::ArrayRef<Quantity> places,
              llvm::SmallVectorImpl<Call> &calls);

  /// Erases the functions that were taken apart and that no other function calls.
  void eraseUnused();

private:
  bool consistsOfCalls(mlir::func::FuncOp function);

  mlir::SymbolTable &symbols;
  RuntimeCalls &runtime;
  /// Whether each function that was asked for does.
  llvm::MapVector<mlir::Operation *, bool> known;
};

} // namespace pipeline

#endif // PIPELINE_CONVERSION_PIPETOLLVM_FUNCTIONCALLS_H
