//===- Timeline.cpp - A schedule drawn in characters ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Timeline.h"

#include <algorithm>
#include <cmath>

namespace pipeline::schedule {

namespace {

std::string labelOf(const Problem &problem, const Action &action) {
  std::string label = toString(action);
  return problem.chunks == 1 ? label.substr(label.find(letterOf(action.kind))) : label;
}

/// The column of a time. Sums of costs carry rounding errors that must not
/// push a start into the column before its own.
size_t columnOf(double time, double unit) {
  return static_cast<size_t>(std::floor(time / unit + 1e-6));
}

} // namespace

std::string drawTimeline(const Problem &problem, const Schedule &schedule,
                         const Simulation &simulation, double unit) {
  size_t width = 2;
  for (const std::vector<Action> &actions : schedule.ranks)
    for (const Action &action : actions)
      width = std::max(width, labelOf(problem, action).size());

  size_t columns = columnOf(simulation.makespan, unit);
  size_t digits = std::to_string(problem.ranks - 1).size();
  std::string text;
  for (int32_t rank = 0; rank < problem.ranks; ++rank) {
    std::vector<std::string> cells(columns, ".");
    const std::vector<Action> &actions = schedule.ranks[rank];
    for (size_t i = 0; i < actions.size(); ++i) {
      size_t begin = columnOf(simulation.starts[rank][i], unit);
      size_t end = std::min(columnOf(simulation.ends[rank][i], unit), columns);
      for (size_t column = begin; column < end; ++column)
        cells[column] = column == begin ? labelOf(problem, actions[i]) : std::string(width, '-');
    }
    std::string number = std::to_string(rank);
    text += "rank " + std::string(digits - number.size(), ' ') + number + " |";
    for (std::string &cell : cells) {
      cell.resize(width, ' ');
      text += " " + cell;
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

} // namespace pipeline::schedule
