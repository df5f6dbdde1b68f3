//===- PipeGpu.h - The pipe_gpu dialect -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect `pipe_gpu`: contractions as cuBLASLt computes them. The meaning of its
// op is written in the .td file beside this one and, generated, in docs/Dialect.md.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPEGPU_IR_PIPEGPU_H
#define PIPELINE_DIALECT_PIPEGPU_IR_PIPEGPU_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "pipeline/Dialect/PipeGpu/IR/PipeGpuDialect.h.inc"
#include "pipeline/Dialect/PipeGpu/IR/PipeGpuEnums.h.inc"

#define GET_OP_CLASSES
#include "pipeline/Dialect/PipeGpu/IR/PipeGpuOps.h.inc"

namespace pipeline {

/// What an epilogue has beside the operands and the result of a product.
struct EpilogueOperands {
  /// A row of n elements, or a matrix like the result, is read.
  bool readsRow, readsMatrix;
  /// A matrix like the result, a row of n elements, or a column of m is written.
  bool writesMatrix, writesRow, writesColumn;

  bool hasInput() const { return readsRow || readsMatrix; }
  bool hasOutput() const { return writesMatrix || writesRow || writesColumn; }
};

EpilogueOperands getEpilogueOperands(Epilogue epilogue);

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPEGPU_IR_PIPEGPU_H
