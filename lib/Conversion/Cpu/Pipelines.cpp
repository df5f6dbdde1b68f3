//===- Pipelines.cpp - pipe-cpu-codegen and pipe-cpu-to-llvm ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The code generation for the CPU, told in order.
//
//===----------------------------------------------------------------------===//

#include "LoopPasses.h"

#include "pipeline/Conversion/Cpu/Passes.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace pipeline {

void simplify(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(createCanonicalizerPass());
  pm.addNestedPass<func::FuncOp>(createCSEPass());
}

void addLoopPasses(OpPassManager &pm, bool fuse,
                   llvm::function_ref<void(OpPassManager &)> beforeOrder) {
  // First what is made of ops that all the rest is for.
  pm.addNestedPass<func::FuncOp>(createTileAttentionPass());
  // Types next: every later pass may assume that a tensor's elements are bytes.
  pm.addPass(createWidenBooleansPass());
  // Before preparation, since that looks at ops one by one: equal ops become one,
  // and what is known at compile time becomes constants.
  simplify(pm);
  beforeOrder(pm);
  // The order of every sum is fixed here, then neighbours may be fused.
  pm.addNestedPass<func::FuncOp>(createPreparePass({fuse}));
  simplify(pm);
  // From whole tensors to rows, so that what a row needs stays in cache.
  pm.addNestedPass<func::FuncOp>(createTileRowsPass({fuse}));
  // From rows to strips of vector length; sums along a row get their partial results.
  pm.addNestedPass<func::FuncOp>(createTileStripsPass({fuse}));
  simplify(pm);
  pm.addNestedPass<func::FuncOp>(createVectorizePass());
  simplify(pm);
  // Partial results become values that a loop carries, not memory that it updates.
  pm.addNestedPass<func::FuncOp>(createLoopInvariantCodeMotionPass());
  pm.addNestedPass<func::FuncOp>(createLoopInvariantSubsetHoistingPass());
  // So do those that the last, shorter strip changes.
  pm.addNestedPass<func::FuncOp>(createForwardVectorsPass());
  simplify(pm);
  // From values to memory. Canonicalization right after removes the copies of
  // buffers to themselves that in-place updates leave.
  pm.addPass(createBufferizePass());
  simplify(pm);
}

void buildCpuCodegenPipeline(OpPassManager &pm, const CpuCodegenOptions &options) {
  addLoopPasses(pm, options.fuse, [](OpPassManager &) {});
  // Parts of a concatenation are computed where they belong.
  pm.addNestedPass<func::FuncOp>(createElideCopiesPass());
  // Before planning: products need scratch memory, which is planned like the rest.
  pm.addPass(createGemmToRuntimePass({options.pack}));
  simplify(pm);
  // Last, when every temporary is known: no function allocates from here on.
  pm.addPass(createPlanWorkspacePass());
}

void buildCpuLoweringPipeline(OpPassManager &pm) {
  // What would otherwise become calls of generic routines, or be left to a later
  // lowering to round, is written out while it still has its meaning.
  pm.addNestedPass<func::FuncOp>(createLowerCopiesPass());
  pm.addNestedPass<func::FuncOp>(createLowerVectorsPass());
  pm.addNestedPass<func::FuncOp>(createAnnotatePointersPass());
  // Structured ops that were not vectorised: any form that bufferizes has loops.
  pm.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  // Views end in plain addresses: a base and strides.
  pm.addNestedPass<func::FuncOp>(memref::createFoldMemRefAliasOpsPass());
  simplify(pm);
  pm.addNestedPass<func::FuncOp>(createConvertVectorToSCFPass());
  pm.addNestedPass<func::FuncOp>(memref::createExpandStridedMetadataPass());
  pm.addNestedPass<func::FuncOp>(createLowerAffinePass());
  pm.addNestedPass<func::FuncOp>(arith::createArithExpandOpsPass());
  simplify(pm);
  // While loops are still loops.
  pm.addNestedPass<func::FuncOp>(createLoopInvariantCodeMotionPass());
  pm.addPass(createSCFToControlFlowPass());
  // Integer powers by squaring: LLVM's own take an exponent of one width only.
  ConvertMathToFuncsOptions powers;
  powers.minWidthOfFPowIExponent = 1;
  pm.addPass(createConvertMathToFuncs(powers));
  // From here on, one dialect at a time to LLVM's.
  pm.addPass(createConvertMathToLLVMPass());
  // Behind math-to-llvm: only what LLVM has no intrinsic for is the C library's, lane by
  // lane, hence before the lowering of vectors.
  pm.addPass(createConvertMathToLibmPass());
  pm.addPass(createConvertVectorToLLVMPass());
  // A buffer of static shape is a pointer: f(ptr, ..., ptr).
  ConvertFuncToLLVMPassOptions bare;
  bare.useBarePtrCallConv = true;
  pm.addPass(createConvertFuncToLLVMPass(bare));
  pm.addPass(createConvertIndexToLLVMPass());
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createFinalizeMemRefToLLVMConversionPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  pm.addPass(createUBToLLVMConversionPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void registerConversionCpuPipelines() {
  PassPipelineRegistration<CpuCodegenOptions>(
      "pipe-cpu-codegen",
      "Compile pipe.functions on tensors to functions on buffers with a planned workspace",
      buildCpuCodegenPipeline);
  PassPipelineRegistration<>("pipe-cpu-to-llvm", "Lower functions on buffers to the LLVM dialect",
                             buildCpuLoweringPipeline);
}

} // namespace pipeline
