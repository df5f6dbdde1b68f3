//===- Compile.h - From a model to a plan and its code ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is decided, and the code that does it, in two steps: a plan, which leaves the module in the
// LLVM dialect; then code for that module, in this process or in files.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_COMPILE_COMPILE_H
#define PIPELINE_TOOLS_COMPILE_COMPILE_H

#include "pipeline-runtime/Bundle.h"
#include "pipeline-runtime/Plan.h"
#include "pipeline/Conversion/Cpu/Engine.h"
#include "pipeline/Pipelines/Pipelines.h"

#include <memory>

namespace pipeline::driver {

/// How a model is compiled.
struct Settings {
  /// How it becomes programs.
  CompileOptions compile;
  /// How machine code is made of them.
  CpuEngineOptions engine;
  /// Whether they are made safe for inputs that hold anything.
  bool guardsGathers = false;
  /// Whether programs run all steps in one call, as the schedule has it.
  bool asynchronous = false;

  runtime::Target getTarget() const;

  /// As a plan has them, apart from what is known only once the programs are.
  runtime::PipelineChoices getChoices() const;
};

/// A plan, and the code for GPUs that belongs to it.
struct CompiledPlan {
  runtime::Plan plan;
  /// The contents of the plan's files of kernels, in their order.
  std::vector<std::string> kernels;
};

/// Compiles `module`, which is in phase `model` and takes `interface`, to the LLVM dialect, for the
/// host, and tells what was decided. Emits errors where the model and the settings do not fit.
mlir::FailureOr<CompiledPlan> makePlan(mlir::ModuleOp module, runtime::ModelInterface interface,
                                       const Settings &settings);

/// A plan with its code, for this process. No IR.
struct CompiledModel {
  runtime::Plan plan;
  runtime::ProgramCode code;
  /// Holds the code.
  std::unique_ptr<CpuEngine> engine;
};

/// Makes the plan and loads the code into this process, which has the functions of the runtime that
/// it calls: for CUDA once loadCudaLibrary has loaded them.
mlir::FailureOr<CompiledModel> compileForThisProcess(mlir::ModuleOp module,
                                                     runtime::ModelInterface interface,
                                                     const Settings &settings);

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_COMPILE_COMPILE_H
