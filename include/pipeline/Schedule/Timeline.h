//===- Timeline.h - A schedule drawn in characters --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_TIMELINE_H
#define PIPELINE_SCHEDULE_TIMELINE_H

#include "pipeline/Schedule/Schedule.h"
#include "pipeline/Schedule/Simulator.h"

#include <string>

namespace pipeline::schedule {

/// Draws one row per rank, a column per unit of time. An action is written in
/// the column in which it starts, as `F0`, or `1F0` where ranks have several
/// stages; dashes follow as long as it lasts, and dots mean that the rank is
/// idle. Times that lie between columns are rounded down.
///
///     rank 0 | F0 F1 .  .  B0 -- .  B1 --
///     rank 1 | .  F0 B0 -- F1 B1 -- .  .
std::string drawTimeline(const Problem &problem, const Schedule &schedule,
                         const Simulation &simulation, double unit = 1);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_TIMELINE_H
