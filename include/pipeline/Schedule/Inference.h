//===- Inference.h - A schedule's forwards alone ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inference runs the forwards of a schedule in its order and nothing else. It
// is a problem of its own, `forwardOnly`, which verifier and simulator take
// like any other.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_INFERENCE_H
#define PIPELINE_SCHEDULE_INFERENCE_H

#include "pipeline/Schedule/Dataflow.h"
#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"
#include "pipeline/Schedule/Simulator.h"

namespace pipeline::schedule {

/// `problem` with forwards only. Nothing waits for a backward, so nothing is
/// kept and no limit of memory applies.
Problem forwardsOf(Problem problem);

/// `schedule` without its backwards; its weights never change.
Schedule forwardsOf(const Schedule &schedule);

/// The edges between forwards.
Expected<Dataflow> forwardsOf(const Problem &problem, const Dataflow &dataflow);

/// Simulates what forwardsOf has made. A rank has at most one microbatch in
/// flight, the one that it runs. The makespan is bounded by the time before a
/// rank's first forward, its busy time, and the least that follows its last
/// forward.
Expected<Simulation> simulateForwards(const Problem &problem, const Schedule &schedule,
                                      const Dataflow &dataflow, SendMode mode = SendMode::Async);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_INFERENCE_H
