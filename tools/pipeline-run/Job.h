//===- Job.h - What a run needs before its first step -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_RUN_JOB_H
#define PIPELINE_TOOLS_PIPELINE_RUN_JOB_H

#include "Compile.h"
#include "Model.h"
#include "Options.h"
#include "mlir/IR/MLIRContext.h"
#include "pipeline-runtime/Checkpoint.h"
#include "pipeline-runtime/Run.h"

namespace pipeline::driver {

/// A compiled model, what it trains on, and what it starts from. No IR: a run holds its code and
/// its arenas, nothing else.
struct Job {
  ModelInterface interface;
  MicrobatchShape microbatch;
  std::unique_ptr<runtime::DataSource> source;
  /// Null where the model says what its parameters start from; else, in `found`, a tensor for each
  /// of the interface's state.
  std::unique_ptr<runtime::Checkpoint> weights;
  runtime::CheckpointMatch found;
  CompiledModel model;
};

/// Reads the model, opens the files that it takes, and compiles it. What is wrong with a file is
/// found before anything is compiled. Emits errors; sets the options' steps where the data decides
/// how many there are.
mlir::FailureOr<Job> prepare(mlir::MLIRContext &context, Options &options);

/// The run of a job, which must outlive it.
runtime::RunOptions getRunOptions(const Options &options, const Job &job);

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_RUN_JOB_H
