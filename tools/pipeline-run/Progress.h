//===- Progress.h - What a run shows while it trains ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_RUN_PROGRESS_H
#define PIPELINE_TOOLS_PIPELINE_RUN_PROGRESS_H

#include "pipeline-runtime/Run.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

namespace pipeline::driver {

/// One line per step. On a terminal it overwrites itself; elsewhere a line is written for about
/// twenty steps of the run, and whenever there was none for a while; for all of them where losses
/// are what a run is for.
class Progress {
public:
  /// What a line says of a step besides the loss: nothing, the learning rate, or that and the norm
  /// of the gradient.
  enum class Shows { Losses, Rates, Norms };

  /// `steps` will be reported, their microbatches of so many units: `tokens` or `samples`.
  Progress(llvm::raw_ostream &os, int64_t steps, int64_t units, llvm::StringRef unit, Shows shows);
  /// Ends a line that is still to be overwritten.
  ~Progress();

  void report(const runtime::StepResult &result);

private:
  using Clock = std::chrono::steady_clock;

  bool isDue(int64_t done);

  llvm::raw_ostream &os;
  const int64_t steps, units;
  const llvm::StringRef unit;
  const Shows shows;
  const bool overwrites;
  bool lineIsOpen = false;
  Clock::time_point lastLine;
};

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_RUN_PROGRESS_H
