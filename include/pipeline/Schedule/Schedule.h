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

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pipeline::schedule {

/// When the weights of a stage change, and which of their versions a
/// microbatch sees. A version is the number of updates that made it.
enum class WeightUpdates : uint8_t {
  /// After all microbatches; all see the same weights.
  AtEnd,
  /// After every `interval` backwards of a stage. A forward sees the latest
  /// version, its backward the same one: as many versions are kept as there
  /// are in flight. (PipeDream's weight stashing, arXiv 1806.03377)
  Stashed,
  /// The same, but microbatch i of interval b = i / interval sees version
  /// max(b - 1, 0), of which two at a time suffice. (PipeDream-2BW, arXiv
  /// 2006.09503)
  DoubleBuffered,
};

/// What every rank does, in which order. When an action starts follows from
/// the order and the dataflow, and is not said here.
struct Schedule {
  std::string name;
  std::vector<std::vector<Action>> ranks;
  WeightUpdates updates = WeightUpdates::AtEnd;
  /// Microbatches from one update of a stage to the next; nothing with AtEnd.
  int32_t updateInterval = 0;
  /// What its maker has to say to the user, a sentence each.
  std::vector<std::string> remarks = {};

  /// Over all ranks.
  int64_t numActions() const;

  /// Whether some backward is an I and a W.
  bool hasSplitBackwards() const;

  friend bool operator==(const Schedule &, const Schedule &) = default;
};

/// Reads one rank per line, actions separated by white space or commas. Blank
/// lines are passed over. Errors name the line.
Expected<Schedule> parseSchedule(std::string name, std::string_view text);

/// One line per rank, actions separated by a space: what parseSchedule reads.
std::string toString(const Schedule &schedule);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_SCHEDULE_H
