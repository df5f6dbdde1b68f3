//===- GpuCode.h - What the passes for the GPU agree on --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How vectors lie in lanes, and which work is the host's.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_GPUCODE_H
#define PIPELINE_LIB_CONVERSION_GPU_GPUCODE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace pipeline {

/// Elements of a vector that one lane holds: 16 bytes of f32.
inline constexpr int64_t elementsPerLane = 4;

/// Lanes that compute a row together: a strip of 64 elements (StructuredOps.h). Two such groups
/// are a warp.
inline constexpr int64_t lanesPerGroup = 16;

/// The name of the gpu.module that holds all kernels.
inline constexpr llvm::StringLiteral kernelModuleName = "pipe_kernels";

/// The attribute of a module that lists the names of its kernels: a kernel's number is its place.
inline constexpr llvm::StringLiteral kernelListAttrName = "pipe_gpu.kernels";

/// Whether `function` is a `pipe.function` with a body of its own, not of calls.
bool isLayerFunction(mlir::func::FuncOp function);

/// Whether `op` itself is the host's to start: a contraction, a call, a copy of contiguous
/// memory.
bool isHostWork(mlir::Operation *op);

/// Whether `op` contains such work, or loops that are parallel.
bool containsHostWork(mlir::Operation *op);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_GPUCODE_H
