//===- DifferentiationInterfaces.h - Reverse mode, one rule per op --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interfaces of DifferentiationInterfaces.td, and what the rules behind them are given.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIFFERENTIATION_DIFFERENTIATIONINTERFACES_H
#define PIPELINE_DIFFERENTIATION_DIFFERENTIATIONINTERFACES_H

#include "mlir/IR/OpDefinition.h"

namespace pipeline {
class ReverseSweep;
class ScalarContext;

/// Whether values of this type carry a gradient: floating-point and complex numbers and tensors of
/// them. Integers, booleans and indices are constants to differentiation.
bool carriesGradient(mlir::Type type);

/// Appends the operands of `op` and the values that its regions read from outside, each once.
void appendOperandsAndCaptures(mlir::Operation *op, llvm::SmallVectorImpl<mlir::Value> &paths);
} // namespace pipeline

#include "pipeline/Differentiation/DifferentiationInterfaces.h.inc"

#endif // PIPELINE_DIFFERENTIATION_DIFFERENTIATIONINTERFACES_H
