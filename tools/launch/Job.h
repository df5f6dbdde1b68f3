//===- Job.h - A plan with its code and its data, ready to run --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_JOB_H
#define PIPELINE_TOOLS_LAUNCH_JOB_H

#include "Data.h"
#include "Devices.h"
#include "LaunchOptions.h"
#include "pipeline-runtime/Bundle.h"
#include "pipeline-runtime/Run.h"

namespace pipeline::launch {

/// All that a run needs. It does not matter where the plan and the code come from.
struct Job {
  /// What the model was read from, for reports.
  std::string path;
  const runtime::Plan &plan;
  const runtime::ProgramCode &code;
  const LaunchOptions &options;
  const Data &data;
  const Devices &devices;
  const Processes &processes;

  /// What the run is to do; the job must outlive it.
  runtime::RunOptions getRunOptions() const;
};

/// The parameters that --save can't write, as no rank holds them, each as a warning.
std::vector<std::string> listUnsaved(const Job &job);

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_JOB_H
