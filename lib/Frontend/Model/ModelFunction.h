//===- ModelFunction.h - The function that becomes a model ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef PIPELINE_LIB_FRONTEND_MODEL_MODELFUNCTION_H
#define PIPELINE_LIB_FRONTEND_MODEL_MODELFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace pipeline {

/// The function `name` of `module`; without a name its one public function with a body. The errors
/// list what there is.
mlir::FailureOr<mlir::func::FuncOp> findModelFunction(mlir::ModuleOp module, llvm::StringRef name);

/// Replaces the calls in `function` by what they call. An op that comes from a callee is located in
/// it and at its call.
mlir::LogicalResult inlineCalls(mlir::func::FuncOp function);

/// Erases from `module` all but `function`, and remarks on public functions.
void eraseAllBut(mlir::ModuleOp module, mlir::func::FuncOp function);

/// Refuses, by name and with a remedy, what the compiler has no code for: control flow between
/// blocks, ops of other dialects, dynamic shapes, types that are no tensors of numbers.
mlir::LogicalResult verifyModelOps(mlir::func::FuncOp function);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_MODEL_MODELFUNCTION_H
