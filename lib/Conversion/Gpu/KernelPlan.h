//===- KernelPlan.h - Which ops of a function are which kernel --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ops of a function that write device memory are the roots of kernels: a nest of
// parallel loops is one, and neighbours that are not parallel share one. What roots
// need beyond buffers and the host's integers (constants, loads, sums of loads) is
// computed again in each kernel that needs it.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_KERNELPLAN_H
#define PIPELINE_LIB_CONVERSION_GPU_KERNELPLAN_H

#include "MemoryAccess.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace pipeline {

/// One kernel, still as ops of its function.
struct PlannedKernel {
  /// The launch stands before this op, or is it.
  mlir::Operation *place = nullptr;
  /// The nest; null for ops that one group of lanes runs.
  mlir::scf::ParallelOp nest;
  /// What writes memory: gone from the function once the kernel is written.
  llvm::SmallVector<mlir::Operation *> roots;
  /// Ops to be emitted before the nest's body, or all; in program order.
  llvm::SmallVector<mlir::Operation *> ops;
  /// Buffers and host integers that become parameters.
  llvm::SetVector<mlir::Value> parameters;
};

/// The kernels of a function in the order of their launches; fails with an error where the host
/// would need a value that is on the device, or a kernel one that is gone. What one kernel computes
/// and another needs goes through memory from then on.
mlir::FailureOr<llvm::SmallVector<PlannedKernel>> planKernels(mlir::func::FuncOp function);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_KERNELPLAN_H
