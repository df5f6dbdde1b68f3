//===- Epilogues.h - What a product does on the way -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_EPILOGUES_H
#define PIPELINE_LIB_CONVERSION_GPU_EPILOGUES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace pipeline {

/// Makes rows that are added, gelu, its gradient and the sums of gradients of biases parts of the
/// contractions in `function`, where cuBLASLt has an epilogue for them. Returns how many.
unsigned formEpilogues(mlir::func::FuncOp function);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_EPILOGUES_H
