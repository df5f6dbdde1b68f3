//===- Launch.h - Runs a plan and reports -----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_LAUNCH_H
#define PIPELINE_TOOLS_LAUNCH_LAUNCH_H

#include "Console.h"
#include "Job.h"
#include "Output.h"
#include "TensorOutput.h"

namespace pipeline::launch {

/// What a run writes besides its report, all of it opened before it starts.
struct Outputs {
  Output json, trace;
  TensorOutput gradients, save;

  /// Of several processes \p reports says whether this is the one that writes.
  runtime::Status open(const LaunchOptions &options, bool reports = true);
};

/// Runs the job from its first step to its last: prints the plan, the progress and the results, and
/// writes what is asked for.
runtime::Status launch(const Job &job, Outputs &outputs, const Console &console);

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_LAUNCH_H
