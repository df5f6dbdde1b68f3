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

/// Estimated nanoseconds of a layer's forward and backward on one core of a
/// nominal machine. Always positive.
double estimateCost(LayerOp layer);

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_COSTMODEL_H
