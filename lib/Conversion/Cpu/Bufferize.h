//===- Bufferize.h - The two ways to buffers ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The form of a `pipe.function` on buffers: inputs, accumulators, results.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_BUFFERIZE_H
#define PIPELINE_LIB_CONVERSION_CPU_BUFFERIZE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace pipeline {

/// The buffer of a tensor: dense and row-major.
mlir::MemRefType getBufferType(mlir::Type tensor);

/// Gives `function` its signature on buffers. Its arguments change type in place,
/// results that are not accumulators are appended; the body is not touched.
/// Returns, per result, the argument that holds it.
llvm::SmallVector<mlir::BlockArgument> bufferizeSignature(mlir::func::FuncOp function);

/// Bufferizes a layer function: ops on tensors.
mlir::LogicalResult bufferizeBody(mlir::func::FuncOp function);

/// Bufferizes a stage function: calls of functions that are on buffers already.
mlir::LogicalResult bufferizeCalls(mlir::func::FuncOp function);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_BUFFERIZE_H
