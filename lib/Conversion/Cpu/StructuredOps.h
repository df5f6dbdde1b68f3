//===- StructuredOps.h - What an op is to the code generation ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The questions that several passes ask about a structured op.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_STRUCTUREDOPS_H
#define PIPELINE_LIB_CONVERSION_CPU_STRUCTUREDOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

namespace pipeline {

/// Partial results of a reduction along a row, and the length of a vector. It
/// changes the order of sums: part of the contract, not a tuning knob.
constexpr int64_t stripLanes = 64;

/// The unit attribute on a contraction of the runtime whose result's old value
/// is not read.
constexpr llvm::StringLiteral overwriteAttrName = "pipe_cpu.overwrite";

/// Whether the runtime computes `op`: a contraction of f32 on matrices in memory.
bool isGemm(mlir::Operation *op);

/// Whether `op` is tiled and vectorised here: a generic or a fill on tensors that
/// is not a contraction of the runtime.
bool isRowOp(mlir::Operation *op);

/// The scalar that every element of `tensor` is, where that is a fill or a slice of one;
/// else null.
mlir::Value getFillValue(mlir::Value tensor);

/// What `op` adds to each row of `matrix`, if it does nothing else; null where it does.
mlir::Value getAddedRow(mlir::linalg::GenericOp op, mlir::Value matrix);

/// Number of loops with more than one iteration.
unsigned countRealLoops(mlir::linalg::LinalgOp op);

/// A rough count of what one iteration costs, in additions; division, math
/// functions and gathers count as 100.
unsigned getIterationCost(mlir::linalg::GenericOp op);

/// Erases what computes nothing that is used, operands after users.
void eraseDeadOps(mlir::Operation *root, mlir::RewriterBase &rewriter);

/// The same for the ops of one block, not of their regions.
void eraseDeadOps(mlir::Block &block, mlir::RewriterBase &rewriter);

/// How an operand loses its unit dimensions.
enum class UnitDims { reshape, slice };

/// Drops loops of one iteration and the operands' dimensions that they walk.
/// Contractions of the runtime keep theirs where `how` is `slice`.
mlir::LogicalResult dropUnitDims(mlir::Operation *root, UnitDims how);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_STRUCTUREDOPS_H
