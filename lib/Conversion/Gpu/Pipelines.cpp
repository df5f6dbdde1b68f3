//===- Pipelines.cpp - pipe-gpu-codegen and pipe-gpu-to-llvm ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The code generation for the GPU, told in order.
//
// It is the CPU's up to the point where rows are loops over strips of 64 elements:
// what fuses, in which order a row is summed and how exp is computed are decided by
// the same passes, so that both compute the same bits. Then a row is given to 16
// lanes of four elements each, instead of to a core's vector registers.
//
//===----------------------------------------------------------------------===//

#include "../Cpu/LoopPasses.h"

#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Conversion/Gpu/Passes.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace pipeline {

void buildGpuCodegenPipeline(OpPassManager &pm, const GpuCodegenOptions &options) {
  // First what becomes kernels as a whole.
  pm.addNestedPass<func::FuncOp>(createFuseAttentionPass({options.precision}));
  addLoopPasses(pm, options.fuse, [&](OpPassManager &pm) {
    // What the library computes, with what it can do on the way, while an op is still what a
    // model says: normalised one by one, not fused.
    pm.addNestedPass<func::FuncOp>(createPreparePass({/*fuse=*/false}));
    simplify(pm);
    pm.addNestedPass<func::FuncOp>(
        createFormContractionsPass({options.epilogues, options.precision}));
    simplify(pm);
    // Many rows are added in parts.
    pm.addNestedPass<func::FuncOp>(createSplitColumnSumsPass());
  });
  // Here the two ways part. Gradients of query, key and value are computed as parts of one buffer.
  pm.addNestedPass<func::FuncOp>(createElideCopiesPass());
  // Everything that a kernel will do, but for attention, is loops now.
  pm.addNestedPass<func::FuncOp>(createLowerMovesPass());
  simplify(pm);
  // Loops whose iterations are independent, outermost.
  pm.addNestedPass<func::FuncOp>(createParallelizeLoopsPass());
  simplify(pm);
  // Few launches.
  pm.addNestedPass<func::FuncOp>(createMergeNestsPass());
  simplify(pm);
  // An iteration to 16 lanes; what is left of the functions is the host's.
  pm.addPass(createOutlineKernelsPass());
  pm.addPass(createAttentionKernelsPass());
  simplify(pm);
  // Before planning: products need scratch memory, which is planned like the rest.
  pm.addPass(createGemmToCublasPass({options.gemmWorkspace}));
  simplify(pm);
  // Last, when every temporary is known: no function allocates from here on.
  pm.addPass(createPlanWorkspacePass());
}

void buildGpuKernelPipeline(OpPassManager &pm) {
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  kernels.addPass(createLowerMathPass());
  kernels.addPass(createLoopInvariantCodeMotionPass());
  kernels.addPass(memref::createExpandStridedMetadataPass());
  kernels.addPass(createLowerAffinePass());
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  kernels.addPass(createSCFToControlFlowPass());
  // Before the conversion to NVVM, which would call a library for them.
  kernels.addPass(createConvertMathToLLVMPass());
  ConvertGpuOpsToNVVMOpsOptions bare;
  bare.useBarePtrCallConv = true;
  kernels.addPass(createConvertGpuOpsToNVVMOps(bare));
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  kernels.addPass(createReconcileUnrealizedCastsPass());
}

void buildGpuLoweringPipeline(OpPassManager &pm, const GpuLoweringOptions &options) {
  // While launches name their kernels.
  pm.addPass(createHostToRuntimePass());
  buildGpuKernelPipeline(pm);
  SerializeKernelsPassOptions serialize;
  serialize.arch.assign(options.arch.begin(), options.arch.end());
  serialize.cubin = options.cubin;
  pm.addPass(createSerializeKernelsPass(serialize));
  // What is left is code for the CPU, of which nothing is computed in vectors.
  buildCpuLoweringPipeline(pm);
}

void registerConversionGpuPipelines() {
  PassPipelineRegistration<GpuCodegenOptions>(
      "pipe-gpu-codegen",
      "Compile pipe.functions on tensors to host functions and kernels with a planned workspace",
      buildGpuCodegenPipeline);
  PassPipelineRegistration<>("pipe-gpu-kernels-to-nvvm", "Lower kernels to the NVVM dialect",
                             buildGpuKernelPipeline);
  PassPipelineRegistration<GpuLoweringOptions>(
      "pipe-gpu-to-llvm", "Lower host functions to the LLVM dialect and kernels to PTX",
      buildGpuLoweringPipeline);
}

} // namespace pipeline
