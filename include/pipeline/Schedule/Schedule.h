//===- Schedule.h - One ordered list of actions per rank --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_SCHEDULE_H
#define PIPELINE_SCHEDULE_SCHEDULE_H

#include "pipeline/Schedule/Action.h"
#include "pipeline/Schedule/Expected.h"

#include <string>
#include <string_view>
#include <vector>

namespace pipeline::schedule {

/// What every rank does, in which order. When an action starts follows from
/// the order and the dataflow, and is not said here.
struct Schedule {
  std::string name;
  std::vector<std::vector<Action>> ranks;

  /// Over all ranks.
  int64_t numActions() const;

  friend bool operator==(const Schedule &, const Schedule &) = default;
};

/// Reads one rank per line, actions separated by white space or commas. Blank
/// lines are passed over. Errors name the line.
Expected<Schedule> parseSchedule(std::string name, std::string_view text);

/// One line per rank, actions separated by a space: what parseSchedule reads.
std::string toString(const Schedule &schedule);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_SCHEDULE_H
