//===- BreadthFirst.h - An order for any placement --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is left to do where a schedule has no order for so few microbatches.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_BREADTHFIRST_H
#define PIPELINE_SCHEDULE_BREADTHFIRST_H

#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

namespace pipeline::schedule {

/// All forwards, stage by stage, then all full backwards from the last stage to
/// the first, microbatches ascending in each: gpipe for any number of chunks and
/// copies, any placement and any number of microbatches. All ranks go through one
/// order of the stages, so none waits for ever; every microbatch is in flight at once.
Schedule breadthFirst(const Problem &problem);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_BREADTHFIRST_H
