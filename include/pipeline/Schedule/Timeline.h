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

#include <cstdint>
#include <string>

namespace pipeline::schedule {

/// How a time line is laid out.
struct TimelineOptions {
  /// The time of one column, greater than 0, in the unit of the problem's costs.
  double unit = 1;
  /// The most characters of a line: what is longer goes on in a block below.
  /// 0: everything on one line.
  int32_t width = 0;
  /// Whether a line above the ranks says the time of every fifth column.
  bool ruler = false;
};

/// Draws one row per rank, a column per unit of time. An action is written in
/// the column in which it starts, as `F0`, or `1F0` where ranks have several
/// chunks; dashes follow as long as it lasts, and dots mean that the rank is
/// idle. Times that lie between columns are rounded down. An action that is
/// shorter than a column takes one if it is still free, and is left out if not.
///
///     time   | 0              5
///     rank 0 | F0 F1 .  .  B0 -- .  B1 --
///     rank 1 | .  F0 B0 -- F1 B1 -- .  .
std::string drawTimeline(const Problem &problem, const Schedule &schedule,
                         const Simulation &simulation, const TimelineOptions &options = {});

/// The time of a column.
struct TimelineUnit {
  double time = 1;
  /// Whether every start and end lies between two columns.
  bool isExact = true;
  /// Whether no action is shorter than a column.
  bool showsAll = true;
};

/// A unit in which the time line of `schedule` is exact, if there is one that
/// does not draw it out: the largest time of which all costs and latencies are
/// multiples. Else the time of the shortest action, or a sixteenth of that of
/// the longest if that is more.
TimelineUnit chooseTimelineUnit(const Problem &problem, const Schedule &schedule);

/// A time as people write it: six significant digits at most, no trailing
/// zeros, no exponent for what fits without.
std::string formatTime(double time);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_TIMELINE_H
