//===- Traces.h - The traces of all ranks -----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_TRACES_H
#define PIPELINE_TOOLS_LAUNCH_TRACES_H

#include "Processes.h"
#include "pipeline-runtime/Run.h"

namespace pipeline::launch {

/// Brings what all ranks did to the process that reports, on one time line. Where ranks are
/// processes each has a clock: how it goes beside that of rank 0 is found by messages to and fro,
/// and so may be wrong by half the time that the quickest of them takes; once before the steps and
/// once behind them, as the clocks of two machines do not go equally fast.
class Traces {
public:
  /// Of a run that traces, or does not.
  Traces(const runtime::Run &run, const Processes &processes, bool areAskedFor)
      : run(run), processes(processes), areAskedFor(areAskedFor) {}

  // Collectives of the processes.

  /// Before the first step.
  [[nodiscard]] runtime::Status begin();
  /// Behind the last. Processes that do not report get no events.
  [[nodiscard]] runtime::Status gather(std::vector<runtime::TraceTrack> &tracks);

private:
  /// At a time of rank 0's, how far each of the others is ahead.
  struct Comparison {
    std::int64_t time = 0;
    std::vector<std::int64_t> ahead;
  };

  runtime::Status compareClocks(Comparison &comparison);
  runtime::Status exchange(std::vector<runtime::TraceTrack> &tracks);
  std::int64_t convert(std::size_t rank, std::int64_t time) const;

  const runtime::Run &run;
  const Processes &processes;
  const bool areAskedFor;
  Comparison before, behind;
};

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_TRACES_H
