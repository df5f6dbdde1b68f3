//===- GpuCode.cpp - What the passes for the GPU agree on ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See GpuCode.h.
//
//===----------------------------------------------------------------------===//

#include "GpuCode.h"

#include "../Cpu/CpuFunctions.h"

#include "pipeline/Dialect/PipeGpu/IR/PipeGpu.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace pipeline {

bool isLayerFunction(func::FuncOp function) {
  return isCpuFunction(function) && !callsCpuFunctions(function);
}

bool isHostWork(Operation *op) {
  return isa<func::CallOp, gpu::LaunchFuncOp, ContractionOp, FusedAttentionOp,
             FusedAttentionBackwardOp>(op);
}

bool containsHostWork(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        return isHostWork(inner) || isa<scf::ParallelOp>(inner) ? WalkResult::interrupt()
                                                                : WalkResult::advance();
      })
      .wasInterrupted();
}

} // namespace pipeline
