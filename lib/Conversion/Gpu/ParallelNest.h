//===- ParallelNest.h - Loops whose iterations are independent --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A nest of loops on buffers, and which of them may run in any order. A loop is
// parallel if every buffer that the nest writes has a dimension along which each
// iteration touches elements of its own, or holds nothing from one iteration to the
// next and so can be one per iteration.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_PARALLELNEST_H
#define PIPELINE_LIB_CONVERSION_GPU_PARALLELNEST_H

#include "MemoryAccess.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace pipeline {

/// A perfect nest: each loop but the last holds the next one and ops that only compute or read.
struct ParallelNest {
  llvm::SmallVector<mlir::scf::ForOp> loops;
  /// One per loop.
  llvm::SmallVector<bool> isParallel;
  /// Buffers that become one per iteration of the parallel loops.
  llvm::SmallVector<mlir::memref::AllocOp> privates;

  /// Iterations of all parallel loops; 1 if there are none.
  int64_t countIterations() const;
};

/// The nest that begins with `loop`.
ParallelNest analyzeNest(mlir::scf::ForOp loop);

/// The number of iterations of a loop with constant bounds; else nothing.
std::optional<int64_t> getTripCount(mlir::scf::ForOp loop);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_PARALLELNEST_H
