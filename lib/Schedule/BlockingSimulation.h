//===- BlockingSimulation.h - Times where sends block -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_BLOCKINGSIMULATION_H
#define PIPELINE_LIB_SCHEDULE_BLOCKINGSIMULATION_H

#include "ActionIndex.h"
#include "pipeline/Schedule/Simulator.h"

namespace pipeline::schedule {

/// Fills the starts and ends of `simulation`, whose lists have the right
/// lengths, as SendMode::Blocking says. `schedule` satisfies S1 and S2, as found
/// in making `index`; fails where it breaks S3 or S4. Linear in the number of
/// actions, but for a heap of at most a few entries per rank.
Status simulateBlocking(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
                        const ActionIndex &index, Simulation &simulation);

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_BLOCKINGSIMULATION_H
