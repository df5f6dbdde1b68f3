//===- KernelFunction.h - Functions that run on the device -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What kernels have in common, whoever writes their bodies.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_KERNELFUNCTION_H
#define PIPELINE_LIB_CONVERSION_GPU_KERNELFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

namespace pipeline {

/// What every device gives a block without asking, in bytes.
inline constexpr int64_t blockMemoryBytes = 48 * 1024;
/// What one launch passes on (Cuda.h).
inline constexpr unsigned mostParameters = 64;

/// The gpu.module of all kernels, made if there is none.
mlir::gpu::GPUModuleOp getKernelModule(mlir::ModuleOp module);

/// The type of a buffer in the memory of a block.
mlir::MemRefType getBlockMemoryType(llvm::ArrayRef<int64_t> shape, mlir::Type element);

struct KernelDeclaration {
  mlir::Location loc;
  /// The kernel is called as this says, or with a number behind it if that is taken.
  std::string name;
  /// Parameters; buffers among them are aligned and have no alias.
  mlir::TypeRange parameters;
  /// Buffers in the memory of a block.
  llvm::SmallVector<mlir::Type> blockMemory;
  /// Threads of a block.
  int64_t width = 1, height = 1;
};

/// A kernel without a body.
mlir::gpu::GPUFuncOp createKernel(const KernelDeclaration &declaration,
                                  mlir::gpu::GPUModuleOp module, mlir::SymbolTable &symbols);

/// The name of a kernel of `function`.
std::string getKernelName(mlir::func::FuncOp function, llvm::StringRef suffix = "");

/// Puts constants that `kernel` reads on the device, too.
void addConstants(mlir::gpu::GPUFuncOp kernel, mlir::SymbolTable &symbols);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_KERNELFUNCTION_H
