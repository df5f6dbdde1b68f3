//===- Prepare.h - The steps of pipe-cpu-prepare ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two steps with a line between them: normalisation looks at one op at a time and
// settles the order of its sums; fusion looks at neighbours and leaves that order
// alone.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_PREPARE_H
#define PIPELINE_LIB_CONVERSION_CPU_PREPARE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace pipeline {

/// Brings every op, by itself, into the form that the rest works on.
mlir::LogicalResult normalizeOps(mlir::func::FuncOp function);

/// Copies out the windows through which contractions read an operand, where that
/// leaves a contraction of the runtime.
void unfoldWindows(mlir::func::FuncOp function);

/// Folds transposes of a contraction's operands and result into its maps and
/// marks contractions that begin with zero.
void normalizeContractions(mlir::func::FuncOp function);

/// Fuses elementwise ops into their consumers and moves reshapes out of the way.
mlir::LogicalResult fuseElementwise(mlir::func::FuncOp function);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_PREPARE_H
