//===- Progress.h - What a run shows while it trains ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_PROGRESS_H
#define PIPELINE_TOOLS_LAUNCH_PROGRESS_H

#include "pipeline-runtime/Plan.h"
#include "pipeline-runtime/Run.h"

#include <chrono>
#include <cstdint>

namespace pipeline::launch {

/// One line per step, on standard error. On a terminal it overwrites itself; elsewhere a line is
/// written for about twenty steps of the run, and whenever there was none for a while; for all of
/// them where losses are what a run is for.
class Progress {
public:
  /// What a line says of a step besides the loss: nothing, the learning rate, or that and the norm
  /// of the gradient.
  enum class Shows { Losses, Rates, Norms };

  /// So many steps of such microbatches will be reported.
  Progress(std::int64_t steps, const runtime::MicrobatchShape &microbatch, Shows shows);
  /// Ends a line that is still to be overwritten.
  ~Progress();
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  void report(const runtime::StepResult &result);

private:
  using Clock = std::chrono::steady_clock;

  bool isDue(std::int64_t done);

  const std::int64_t steps;
  const runtime::MicrobatchShape microbatch;
  const Shows shows;
  const bool overwrites;
  bool lineIsOpen = false;
  Clock::time_point lastLine;
};

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_PROGRESS_H
