//===- CpuFunctions.h - The functions that this code generation acts on ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The convention of a `pipe.function`, in one place.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_CPUFUNCTIONS_H
#define PIPELINE_LIB_CONVERSION_CPU_CPUFUNCTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace pipeline {

/// Whether `function` has a body and carries `pipe.function`.
bool isCpuFunction(mlir::func::FuncOp function);

/// Whether `function` calls another `pipe.function`: a stage function.
bool callsCpuFunctions(mlir::func::FuncOp function);

/// The accumulators, which are the last arguments of a function on tensors.
unsigned getNumAccumulators(mlir::func::FuncOp function);

/// The `pipe.function`s of `module`, callees before callers; fails with an error
/// where they call each other in a circle.
mlir::FailureOr<llvm::SmallVector<mlir::func::FuncOp>> getCpuFunctions(mlir::ModuleOp module);

/// Checks what the code generation takes for granted: a single block, static
/// shapes, and the convention of accumulators.
mlir::LogicalResult verifyCpuFunction(mlir::func::FuncOp function);

/// The runtime's function of that name, declared where it is first needed.
mlir::func::FuncOp declareRuntimeFunction(mlir::ModuleOp module, llvm::StringRef name,
                                          mlir::TypeRange operands);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_CPUFUNCTIONS_H
