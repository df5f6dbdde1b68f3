//===- Bf16Values.h - Tensors that are rounded to bf16 ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Roundings of f32 to bf16, and the way back, which is exact. Each is an elementwise op that
// does nothing else, so that a tensor of bf16 is something that can be kept, and what reads it
// as f32 can be fused.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_BF16VALUES_H
#define PIPELINE_LIB_CONVERSION_GPU_BF16VALUES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace pipeline {

/// `value`, of f32, rounded to bf16: to the nearest, ties to even.
mlir::Value createRounding(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value);

/// `value`, of bf16, as f32.
mlir::Value createWidening(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value);

/// What `op` rounds to bf16, if it does nothing else; else null.
mlir::Value getRounded(mlir::Operation *op);

/// What of bf16 `op` widens to f32, if it does nothing else; else null.
mlir::Value getWidened(mlir::Operation *op);

/// Whether elements of `value` are those of a tensor of bf16, seen through reshapes.
bool isWidened(mlir::Value value);

/// That tensor in the shape of `value`. Reshapes are written anew where they stand.
mlir::Value getBf16(mlir::OpBuilder &builder, mlir::Value value);

/// The ops that read `value`, with reshapes of it in between.
llvm::SmallVector<mlir::Operation *> collectReaders(mlir::Value value);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_BF16VALUES_H
