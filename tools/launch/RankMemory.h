//===- RankMemory.h - The memory of ranks, wherever they are ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_RANKMEMORY_H
#define PIPELINE_TOOLS_LAUNCH_RANKMEMORY_H

#include "Processes.h"
#include "pipeline-runtime/Run.h"

namespace pipeline::launch {

/// Reads arenas for the process that reports. Where ranks are processes each read is a collective:
/// all make the same reads in the same order, and the others get nothing of what is not theirs.
class RankMemory {
public:
  RankMemory(const runtime::Run &run, const Processes &processes)
      : run(run), processes(processes) {}

  runtime::Status read(std::int32_t rank, std::int64_t offset, void *to, std::int64_t bytes) const;

private:
  const runtime::Run &run;
  const Processes &processes;
};

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_RANKMEMORY_H
