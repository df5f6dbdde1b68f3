//===- Registration.cpp - All passes and dialects ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Conversion/Gpu/Passes.h"
#include "pipeline/Conversion/PipeToLLVM/Passes.h"
#include "pipeline/Dialect/PipeGpu/IR/PipeGpu.h"
#include "pipeline/Differentiation/LayerGradient.h"
#include "pipeline/Frontend/Passes.h"
#include "pipeline/Pipelines/Pipelines.h"

using namespace mlir;

namespace pipeline {

void registerAllPipelinePasses() {
  registerFrontendPasses();
  registerPipeTransformsPasses();
  registerConversionCpuPasses();
  registerConversionCpuPipelines();
  registerConversionGpuPasses();
  registerConversionGpuPipelines();
  registerConversionPipeToLLVMPasses();
  registerPassPipeline(
      "pipe-compile", "Compile a model: split, differentiate, schedule, plan, lower to LLVM",
      [](OpPassManager &pm, StringRef text,
         function_ref<LogicalResult(const Twine &)> emitError) -> LogicalResult {
        CompileOptions options;
        if (failed(options.parseFromString(text)))
          return failure();
        if (llvm::Error error = checkCompileOptions(options))
          return emitError("pipe-compile: " + llvm::toString(std::move(error)));
        buildPlanPipeline(pm, options);
        buildCodePipeline(pm, options);
        return success();
      },
      [](function_ref<void(const mlir::detail::PassOptions &)> handle) {
        handle(CompileOptions());
      });
}

void registerAllPipelineDialects(DialectRegistry &registry) {
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerAllToLLVMIRTranslations(registry);
  registry.insert<PipeDialect, PipeGpuDialect>();
  registerDifferentiationModels(registry);
}

} // namespace pipeline
