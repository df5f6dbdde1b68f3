//===- Compile.h - From a model to programs that can run --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_RUN_COMPILE_H
#define PIPELINE_TOOLS_PIPELINE_RUN_COMPILE_H

#include "Options.h"
#include "pipeline-runtime/Run.h"
#include "pipeline/Conversion/Cpu/Engine.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace pipeline::driver {

/// Where a rank keeps a parameter. Offsets are in bytes, in the arena.
struct ParameterPlace {
  runtime::TensorDescription tensor;
  /// Before the first step, and after the last: two places where it has versions.
  int64_t first = 0, last = 0;
  /// Of the accumulators whose sum, in this order, is its gradient after a step; none where it is
  /// frozen, or updated in the middle of a step.
  std::vector<int64_t> accumulators;
};

/// The bytes of a rank's arena, as the compiler planned them.
struct RankPlan {
  /// By BufferKind.
  std::array<int64_t, getMaxEnumValForBufferKind() + 1> bytes{};
  /// The size of the arena.
  int64_t total = 0;
  std::vector<ParameterPlace> parameters;
};

/// What remains of a model once it is compiled. No IR.
struct CompiledModel {
  std::string name;
  /// Names, in the order by which programs number them; the loss is the first output.
  std::vector<std::string> inputs, outputs;
  /// Parameters as tensors, and the numbers in them: all, and those that are trained.
  int64_t parameterTensors = 0, parameters = 0, trainedParameters = 0;
  /// By rank.
  std::vector<RankPlan> plans;
  std::vector<runtime::RankProgram> programs;
  /// One call of a program's `step` runs all steps: an asynchronous schedule does not drain.
  bool runsAllSteps = false;
  /// The time that compilation took.
  double seconds = 0;
  /// Holds the code of the programs.
  std::unique_ptr<CpuEngine> engine;
};

/// Compiles `module`, which is in phase `model`, for this machine. Consumes it: it is left in the
/// LLVM dialect. Emits errors where the model and the options do not fit.
mlir::FailureOr<CompiledModel> compile(mlir::ModuleOp module, const Options &options);

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_RUN_COMPILE_H
