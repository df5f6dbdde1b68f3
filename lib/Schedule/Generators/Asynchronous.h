//===- Asynchronous.h - 1f1b with updates on the way ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_GENERATORS_ASYNCHRONOUS_H
#define PIPELINE_LIB_SCHEDULE_GENERATORS_ASYNCHRONOUS_H

#include "pipeline/Schedule/Generators.h"

#include <string>
#include <utility>

namespace pipeline::schedule {

Expected<Schedule> generateOneFOneB(const Problem &problem, const GeneratorOptions &options);

/// The order of 1f1b over all microbatches, which does not drain where weights
/// are updated. The problem must have one chunk and one copy.
inline Expected<Schedule> asynchronousOneFOneB(const Problem &problem, std::string name,
                                               WeightUpdates updates, int32_t interval) {
  Expected<Schedule> schedule = generateOneFOneB(problem, {});
  if (!schedule)
    return schedule;
  schedule->name = std::move(name);
  schedule->updates = updates;
  schedule->updateInterval = interval;
  return schedule;
}

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_GENERATORS_ASYNCHRONOUS_H
