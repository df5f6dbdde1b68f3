//===- LoopPasses.h - From tensors to loops, for any target -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the code generations for CPU and GPU have in common: what is fused, in which order
// a row is summed, and where values lie.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_LOOPPASSES_H
#define PIPELINE_LIB_CONVERSION_CPU_LOOPPASSES_H

#include "mlir/Pass/PassManager.h"

namespace pipeline {

/// Simplification of every function.
void simplify(mlir::OpPassManager &pm);

/// From functions on tensors to functions on buffers: rows as loops over strips of 64 elements, and
/// contractions as they were. `beforeOrder` adds what a target does while each sum is still an op
/// of its own, right before their order is fixed.
void addLoopPasses(mlir::OpPassManager &pm, bool fuse,
                   llvm::function_ref<void(mlir::OpPassManager &)> beforeOrder);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_LOOPPASSES_H
