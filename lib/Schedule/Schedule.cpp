//===- Schedule.cpp - One ordered list of actions per rank ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Schedule.h"

#include <algorithm>

namespace pipeline::schedule {

int64_t Schedule::numActions() const {
  int64_t count = 0;
  for (const std::vector<Action> &actions : ranks)
    count += static_cast<int64_t>(actions.size());
  return count;
}

bool Schedule::hasSplitBackwards() const {
  return std::any_of(ranks.begin(), ranks.end(), [](const std::vector<Action> &actions) {
    return std::any_of(actions.begin(), actions.end(),
                       [](const Action &action) { return action.kind == Kind::I; });
  });
}

Expected<Schedule> parseSchedule(std::string name, std::string_view text) {
  Schedule schedule{std::move(name), {}};
  for (int64_t line = 1; !text.empty(); ++line) {
    size_t end = std::min(text.find('\n'), text.size());
    Expected<std::vector<Action>> actions = parseActions(text.substr(0, end));
    if (!actions)
      return Error{"line " + std::to_string(line) + ": " + actions.error()};
    if (!actions->empty())
      schedule.ranks.push_back(std::move(*actions));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return schedule;
}

std::string toString(const Schedule &schedule) {
  std::string text;
  for (const std::vector<Action> &actions : schedule.ranks) {
    for (size_t i = 0; i < actions.size(); ++i)
      text += (i == 0 ? "" : " ") + toString(actions[i]);
    text += '\n';
  }
  return text;
}

} // namespace pipeline::schedule
