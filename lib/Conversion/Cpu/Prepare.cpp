//===- Prepare.cpp - pipe-cpu-prepare ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires a `pipe.function` on tensors; establishes that its structured ops are
// generics and fills whose loops say the order of every sum. Never changes that
// order once an op's neighbours are looked at.
//
//===----------------------------------------------------------------------===//

#include "Prepare.h"

#include "CpuFunctions.h"

#include "pipeline/Conversion/Cpu/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_PREPAREPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {
struct PreparePass : impl::PreparePassBase<PreparePass> {
  using PreparePassBase::PreparePassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!isCpuFunction(function) || callsCpuFunctions(function))
      return;
    if (failed(verifyCpuFunction(function)) || failed(normalizeOps(function)))
      return signalPassFailure();
    normalizeContractions(function);
    if (fuse && failed(fuseElementwise(function)))
      return signalPassFailure();
  }
};
} // namespace
} // namespace pipeline
