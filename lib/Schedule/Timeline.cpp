//===- Timeline.cpp - A schedule drawn in characters ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Timeline.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace pipeline::schedule {

namespace {

/// Columns from one time of the ruler to the next.
constexpr int64_t ticks = 5;

/// The column of a time. Sums of costs carry rounding errors that must not
/// push a start into the column before its own.
int64_t columnOf(double time, double unit) {
  return static_cast<int64_t>(std::floor(time / unit + 1e-6));
}

class TimelineDrawer {
public:
  TimelineDrawer(const Problem &problem, const Schedule &schedule, const Simulation &simulation,
                 const TimelineOptions &options)
      : problem(problem), schedule(schedule), simulation(simulation), options(options),
        columns(columnOf(simulation.makespan, options.unit)), cellWidth(findCellWidth()),
        digits(std::to_string(problem.ranks - 1).size()), next(problem.ranks, 0) {}

  std::string draw() {
    int64_t block = columnsOfBlock();
    for (int64_t first = 0; first < columns; first += block) {
      if (first > 0)
        text += '\n';
      int64_t end = std::min(first + block, columns);
      if (options.ruler)
        drawRuler(first, end);
      for (int32_t rank = 0; rank < problem.ranks; ++rank)
        drawRank(rank, first, end);
    }
    return std::move(text);
  }

private:
  /// The characters of a cell, without the space before it.
  size_t findCellWidth() const {
    size_t width = 2;
    for (const std::vector<Action> &actions : schedule.ranks)
      for (const Action &action : actions)
        width = std::max(width, labelOf(action).size());
    return width;
  }

  /// As many columns as fit, from tick to tick where several do.
  int64_t columnsOfBlock() const {
    if (options.width <= 0)
      return std::max<int64_t>(columns, 1);
    auto room = options.width - static_cast<int64_t>(std::string("rank  |").size() + digits);
    int64_t fitting = room / static_cast<int64_t>(cellWidth + 1);
    return fitting > ticks ? fitting - fitting % ticks : std::max<int64_t>(fitting, 1);
  }

  std::string labelOf(const Action &action) const {
    std::string label = toString(action);
    return problem.chunks == 1 ? label.substr(label.find(letterOf(action.kind))) : label;
  }

  void endLine() {
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }

  void drawRuler(int64_t first, int64_t end) {
    text += "time " + std::string(digits, ' ') + " |";
    size_t lineStart = text.size();
    for (int64_t column = first; column < end; ++column) {
      // A time that is wider than its ticks moves the next one on.
      size_t place = lineStart + 1 + static_cast<size_t>(column - first) * (cellWidth + 1);
      if (column != first && (column % ticks != 0 || text.size() >= place))
        continue;
      text.resize(place, ' ');
      text += formatTime(static_cast<double>(column) * options.unit);
    }
    endLine();
  }

  void drawRank(int32_t rank, int64_t first, int64_t end) {
    std::string number = std::to_string(rank);
    text += "rank " + std::string(digits - number.size(), ' ') + number + " |";
    const std::vector<Action> &actions = schedule.ranks[rank];
    int64_t column = first;
    // What began in an earlier block is drawn from where that one ended.
    for (size_t &i = next[rank]; i < actions.size(); ++i) {
      int64_t start = columnOf(simulation.starts[rank][i], options.unit);
      int64_t stop = std::max(columnOf(simulation.ends[rank][i], options.unit), start + 1);
      if (start >= end)
        break;
      for (; column < start; ++column)
        drawCell(".");
      bool isBegun = start < first;
      for (; column < std::min(stop, end); ++column, isBegun = true)
        drawCell(isBegun ? std::string(cellWidth, '-') : labelOf(actions[i]));
      if (stop > end)
        break;
    }
    for (; column < end; ++column)
      drawCell(".");
    endLine();
  }

  void drawCell(const std::string &content) {
    text += ' ';
    text += content;
    text.append(cellWidth - content.size(), ' ');
  }

  const Problem &problem;
  const Schedule &schedule;
  const Simulation &simulation;
  const TimelineOptions &options;
  int64_t columns;
  size_t cellWidth;
  size_t digits;
  /// The first action of every rank that is yet to end.
  std::vector<size_t> next;
  std::string text;
};

/// The largest time of which both are multiples, or something tiny if that is
/// lost in rounding.
double commonStep(double a, double b) {
  double tolerance = 1e-6 * std::max(a, b);
  while (b > tolerance) {
    double rest = std::fmod(a, b);
    if (b - rest <= tolerance)
      rest = 0;
    a = std::exchange(b, rest);
  }
  return a;
}

} // namespace

std::string drawTimeline(const Problem &problem, const Schedule &schedule,
                         const Simulation &simulation, const TimelineOptions &options) {
  return TimelineDrawer(problem, schedule, simulation, options).draw();
}

TimelineUnit chooseTimelineUnit(const Problem &problem, const Schedule &schedule) {
  double shortest = 0, longest = 0, step = 0;
  bool allTakeTime = true;
  for (const std::vector<Action> &actions : schedule.ranks)
    for (const Action &action : actions) {
      double time = problem.costOf(action);
      allTakeTime &= time > 0;
      if (time == longest || time == shortest || time == 0)
        continue;
      shortest = shortest == 0 ? time : std::min(shortest, time);
      longest = std::max(longest, time);
      step = commonStep(time, step);
    }
  if (longest == 0)
    return {1, true, false};
  for (double latency : problem.latencies)
    step = latency == 0 ? step : commonStep(latency, step);

  // An action of four columns reads well; beyond that a row is mostly dashes.
  if (shortest <= 4 * step * (1 + 1e-6) && longest <= 16 * step * (1 + 1e-6))
    return {step, true, allTakeTime};
  double unit = std::max(shortest, longest / 16);
  return {unit, false, allTakeTime && shortest >= unit};
}

std::string formatTime(double time) {
  char buffer[64];
  double magnitude = std::abs(time);
  if (magnitude >= 1e15 || (magnitude > 0 && magnitude < 1e-9)) {
    auto end = std::to_chars(buffer, std::end(buffer), time, std::chars_format::scientific, 5).ptr;
    return {buffer, end};
  }
  int wholeDigits = magnitude < 1 ? 1 : static_cast<int>(std::log10(magnitude)) + 1;
  int decimals = std::max(0, 6 - wholeDigits);
  if (magnitude > 0 && magnitude < 1)
    decimals = 5 - static_cast<int>(std::floor(std::log10(magnitude)));
  auto end = std::to_chars(buffer, std::end(buffer), time, std::chars_format::fixed, decimals).ptr;
  std::string text(buffer, end);
  if (text.find('.') != std::string::npos) {
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
      text.pop_back();
  }
  return text == "-0" ? "0" : text;
}

} // namespace pipeline::schedule
