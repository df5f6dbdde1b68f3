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
/// twenty steps of the run, and whenever there was none for a while.
class Progress {
public:
  /// `steps` will be reported, of so many units each: `tokens` or `samples`.
  Progress(llvm::raw_ostream &os, int64_t steps, int64_t units, llvm::StringRef unit, bool clips);
  /// Ends a line that is still to be overwritten.
  ~Progress();

  void report(const runtime::StepResult &result);

private:
  using Clock = std::chrono::steady_clock;

  bool isDue(int64_t done);

  llvm::raw_ostream &os;
  const int64_t steps, units;
  const llvm::StringRef unit;
  const bool clips, overwrites;
  bool lineIsOpen = false;
  Clock::time_point lastLine;
};

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_RUN_PROGRESS_H
