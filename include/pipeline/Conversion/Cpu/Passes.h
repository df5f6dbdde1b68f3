//===- Passes.h - Code generation for the CPU -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From `pipe.function`s on tensors to functions of the LLVM dialect. Rounding is
// decided on the way, in the IR: the bits of a result are a function of the ops
// that compute it, not of what is fused, of a cost model or of an optimisation
// level.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_CPU_PASSES_H
#define PIPELINE_CONVERSION_CPU_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassOptions.h"

namespace pipeline {

#define GEN_PASS_DECL
#include "pipeline/Conversion/Cpu/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "pipeline/Conversion/Cpu/Passes.h.inc"

/// Options of the pipeline `pipe-cpu-codegen`.
struct CpuCodegenOptions : mlir::PassPipelineOptions<CpuCodegenOptions> {
  Option<bool> fuse{*this, "fuse",
                    llvm::cl::desc("Compute producers where they are consumed; changes no bit "
                                   "of any result"),
                    llvm::cl::init(true)};
  Option<bool> pack{*this, "pack",
                    llvm::cl::desc("Let callers pack the parameters of products; changes no bit "
                                   "of any result"),
                    llvm::cl::init(true)};
};

/// From functions on tensors to functions on buffers with a planned workspace.
/// Acts on the functions that carry `pipe.function` and leaves others as they are.
void buildCpuCodegenPipeline(mlir::OpPassManager &pm, const CpuCodegenOptions &options = {});

/// From functions on buffers to the LLVM dialect, `f(ptr, ptr, ..., ptr)`.
void buildCpuLoweringPipeline(mlir::OpPassManager &pm);

/// Registers `pipe-cpu-codegen` and `pipe-cpu-to-llvm`.
void registerConversionCpuPipelines();

} // namespace pipeline

#endif // PIPELINE_CONVERSION_CPU_PASSES_H
