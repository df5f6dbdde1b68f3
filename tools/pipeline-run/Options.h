//===- Options.h - What a run is asked to do --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_RUN_OPTIONS_H
#define PIPELINE_TOOLS_PIPELINE_RUN_OPTIONS_H

#include "FileOptions.h"
#include "pipeline-runtime/Optimizer.h"
#include "pipeline/Conversion/Cpu/Engine.h"
#include "pipeline/Pipelines/Pipelines.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <string>

namespace pipeline::driver {

/// The command line, with every default filled in.
struct Options {
  FileOptions files;

  /// How the model becomes programs.
  CompileOptions compile;
  /// How machine code is made of them.
  CpuEngineOptions engine;

  /// Run the forwards alone: report losses, train nothing.
  bool evaluates = false;

  /// How the programs are run.
  runtime::OptimizerOptions optimizer;
  int64_t steps = 0;
  /// Whether the command line says how many, or that is left to the data.
  bool hasSteps = false;
  uint64_t seed = 0;

  /// For all who ask how many there are.
  void setSteps(int64_t count);
};

/// Reads the command line, and checks whatever can be checked without the model: ranges, and that
/// the schedule exists for so many ranks, chunks and microbatches. Every error that was found, one
/// after the other, names its option. Ends the process for --help, and for what is not an option.
llvm::Error parseOptions(int argc, char **argv, Options &options);

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_RUN_OPTIONS_H
