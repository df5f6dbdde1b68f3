//===- EpilogueOps.h - Ops that epilogues stand for -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_EPILOGUEOPS_H
#define PIPELINE_LIB_CONVERSION_GPU_EPILOGUEOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace pipeline {

/// What `op` adds to each row of `matrix`, a tensor of any rank whose last dimension is a row, if
/// it does nothing else; null where it does.
mlir::Value findAddedRow(mlir::linalg::GenericOp op, mlir::Value matrix);

/// The op in `block` that adds up `matrix`, or the tensor that it is the matrix of, over dimension
/// `summed` of the matrix, and does nothing else; null if there is none.
mlir::linalg::GenericOp findSum(mlir::Value matrix, unsigned summed, mlir::Block *block);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_EPILOGUEOPS_H
