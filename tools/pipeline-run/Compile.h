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

/// Where a rank keeps a parameter or a state. Offsets are in bytes, in the arena.
struct ParameterPlace {
  runtime::TensorDescription tensor;
  /// Before the first step, and after the last: two places where it has versions.
  int64_t first = 0, last = 0;
  /// Of the accumulators whose sum, in this order, is its gradient after a step; none where it is
  /// frozen, or updated in the middle of a step.
  std::vector<int64_t> accumulators;
};

/// The bytes of a rank's arena, as the compiler planned them for the program that needs most.
struct RankPlan {
  /// By BufferKind.
  std::array<int64_t, getMaxEnumValForBufferKind() + 1> bytes{};
  /// The size of the arena.
  int64_t total = 0;
  std::vector<ParameterPlace> parameters, states;
};

/// A scalar that programs report.
struct ModelOutput {
  std::string name;
  OutputRole role = OutputRole::Metric;
  /// Of a check.
  std::string message;
};

/// What remains of a model once it is compiled. No IR.
struct CompiledModel {
  std::string name;
  /// Names, in the order by which programs number them.
  std::vector<std::string> inputs;
  /// Likewise; the loss is the first.
  std::vector<ModelOutput> outputs;
  /// Parameters as tensors, and the numbers in them: all, and those that are trained.
  int64_t parameterTensors = 0, parameters = 0, trainedParameters = 0;
  /// By rank.
  std::vector<RankPlan> plans;
  std::vector<runtime::RankProgram> programs;
  /// Of the last step of a pass over the data, where that has fewer microbatches.
  std::vector<runtime::RankProgram> shortPrograms;
  /// The numbers of the metrics.
  std::vector<int32_t> getMetrics() const;
  /// The number of the output that says what a microbatch's loss counts for, if one does.
  std::optional<int32_t> getLossWeight() const;

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
