//===- KernelConverter.h - Kernels as functions of the CPU ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_EMULATOR_KERNELCONVERTER_H
#define PIPELINE_TEST_EMULATOR_KERNELCONVERTER_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace pipeline::test {

/// Whether a kernel has an op at which threads meet.
bool mayMeet(mlir::gpu::GPUFuncOp kernel);

/// Makes a function @`name` in `module` of a kernel, whose body it takes. What a GPU does itself
/// are calls of functions of the emulator; the memory of the block comes as further arguments.
void convertKernel(mlir::gpu::GPUFuncOp kernel, mlir::ModuleOp module, llvm::StringRef name);

} // namespace pipeline::test

#endif // PIPELINE_TEST_EMULATOR_KERNELCONVERTER_H
