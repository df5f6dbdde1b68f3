//===- NormalizeModel.h - One form for what exporters write in many -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef PIPELINE_LIB_FRONTEND_MODEL_NORMALIZEMODEL_H
#define PIPELINE_LIB_FRONTEND_MODEL_NORMALIZEMODEL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace pipeline {

/// Erases the ops of `function` whose results nothing reads, and with them the asserts in their
/// bodies: what is not read needs no check.
void eraseUnusedOps(mlir::func::FuncOp function);

/// Folds constants, those in resources too, also where a constant of f64 is truncated, which rounds
/// as the op would; merges equal ops; erases operands and results of structured ops that nothing
/// reads.
mlir::LogicalResult simplifyOps(mlir::func::FuncOp function);

/// Drops the unit dimensions of structured ops, whose maps then hold no constants, and simplifies.
/// Ops are not fused, and each has the location of the one that it comes from.
mlir::LogicalResult normalizeModel(mlir::func::FuncOp function);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_MODEL_NORMALIZEMODEL_H
