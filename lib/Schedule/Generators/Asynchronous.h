//===- Asynchronous.h - 1f1b with updates on the way ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_GENERATORS_ASYNCHRONOUS_H
#define PIPELINE_LIB_SCHEDULE_GENERATORS_ASYNCHRONOUS_H

#include "Alternation.h"

#include <string>
#include <utility>

namespace pipeline::schedule {

/// The order of 1f1b over all microbatches, which does not drain where weights
/// are updated. The problem must have one chunk and one copy.
inline Schedule asynchronousOneFOneB(const Problem &problem, std::string name,
                                     WeightUpdates updates, int32_t interval) {
  Schedule schedule = alternateFullBackwards(problem, std::move(name), /*perStage=*/1);
  schedule.updates = updates;
  schedule.updateInterval = interval;
  return schedule;
}

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_GENERATORS_ASYNCHRONOUS_H
