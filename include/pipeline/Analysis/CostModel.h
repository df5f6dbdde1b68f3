//===- CostModel.h - What layers cost ---------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An estimate of the time of a layer from its ops, good enough to balance stages
// before anything was measured: only ratios matter.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_COSTMODEL_H
#define PIPELINE_ANALYSIS_COSTMODEL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

/// What ops do.
struct Work {
  /// Multiplications and additions of contractions.
  double contractionFlops = 0;
  /// Nanoseconds of all other ops: each is bound by its arithmetic or its memory.
  double otherTime = 0;

  Work &operator+=(const Work &other) {
    contractionFlops += other.contractionFlops;
    otherTime += other.otherTime;
    return *this;
  }
};

/// The work of an op and of the ops in its regions. Dynamic sizes and unknown
/// trip counts count as 1.
Work getWork(mlir::Operation *op);

/// Estimated nanoseconds of doing this work on one core of a nominal machine.
double estimateTime(const Work &work);

/// Estimated nanoseconds of a layer's forward and backward on the same
/// machine. Always positive.
double estimateCost(LayerOp layer);

/// Estimated nanoseconds of one call of a stage's function, on the same machine:
/// of its own ops and of the layer functions that it calls. 0 if it has no body.
double estimateCost(mlir::func::FuncOp function, mlir::SymbolTableCollection &symbols);

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_COSTMODEL_H
