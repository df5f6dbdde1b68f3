//===- Passes.h - Code generation for the GPU -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From `pipe.function`s on tensors to host functions that launch kernels. As on the
// CPU, the bits of a result are a function of the ops that compute it (docs/Gpu.md).
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_GPU_PASSES_H
#define PIPELINE_CONVERSION_GPU_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassOptions.h"

namespace pipeline {

/// What operands of contractions are rounded to, and with bf16 results, too. Sums are f32 always.
enum class Precision { f32, tf32, bf16 };

#define GEN_PASS_DECL
#include "pipeline/Conversion/Gpu/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "pipeline/Conversion/Gpu/Passes.h.inc"

/// Options of the pipeline `pipe-gpu-codegen`.
struct GpuCodegenOptions : mlir::PassPipelineOptions<GpuCodegenOptions> {
  Option<bool> fuse{*this, "fuse",
                    llvm::cl::desc("Compute producers where they are consumed; changes no bit "
                                   "of any result"),
                    llvm::cl::init(true)};
  Option<int64_t> gemmWorkspace{*this, "gemm-workspace",
                                llvm::cl::desc("Bytes of scratch memory of a product"),
                                llvm::cl::init(4194304)};
  Option<bool> epilogues{*this, "epilogues",
                         llvm::cl::desc("Let products add rows, and compute gelu, its gradient "
                                        "and gradients of biases"),
                         llvm::cl::init(true)};
  Option<Precision> precision{
      *this, "precision", llvm::cl::desc("What operands of contractions are rounded to"),
      llvm::cl::init(Precision::f32),
      llvm::cl::values(clEnumValN(Precision::f32, "f32", "nothing: products of f32"),
                       clEnumValN(Precision::tf32, "tf32", "TF32, in the library"),
                       clEnumValN(Precision::bf16, "bf16", "bf16, in memory"))};
};

/// Options of the pipeline `pipe-gpu-to-llvm`.
struct GpuLoweringOptions : mlir::PassPipelineOptions<GpuLoweringOptions> {
  ListOption<std::string> arch{*this, "arch",
                               llvm::cl::desc("Architectures to make code for, such as sm_90"),
                               llvm::cl::list_init<std::string>({"sm_90"})};
  Option<bool> cubin{*this, "cubin", llvm::cl::desc("Make machine code beside PTX, by ptxas"),
                     llvm::cl::init(false)};
};

/// From functions on tensors to host functions on buffers with a planned workspace, and kernels.
/// Acts on the functions that carry `pipe.function` and leaves others as they are.
void buildGpuCodegenPipeline(mlir::OpPassManager &pm, const GpuCodegenOptions &options = {});

/// From kernels to the NVVM dialect.
void buildGpuKernelPipeline(mlir::OpPassManager &pm);

/// From host functions on buffers to the LLVM dialect, `f(rank, ptr, ..., ptr)`, and from kernels
/// to a gpu.binary with an object per architecture, or two.
void buildGpuLoweringPipeline(mlir::OpPassManager &pm, const GpuLoweringOptions &options = {});

/// Registers `pipe-gpu-codegen`, `pipe-gpu-kernels-to-nvvm` and `pipe-gpu-to-llvm`.
void registerConversionGpuPipelines();

} // namespace pipeline

#endif // PIPELINE_CONVERSION_GPU_PASSES_H
