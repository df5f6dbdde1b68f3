//===- Action.cpp - What a rank does next -----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Action.h"

#include <charconv>

namespace pipeline::schedule {

char letterOf(Kind kind) { return "FBIW"[static_cast<uint32_t>(kind)]; }

std::string toString(const Action &action) {
  return std::to_string(action.stage) + letterOf(action.kind) + std::to_string(action.microbatch);
}

namespace {

/// Reads a number from the front of `text` and drops it. Signs are no part of
/// the notation.
bool takeNumber(std::string_view &text, int32_t &number) {
  if (text.empty() || text.front() < '0' || text.front() > '9')
    return false;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc())
    return false;
  text.remove_prefix(end - text.data());
  return true;
}

Error malformed(std::string_view text, const std::string &why) {
  return {"'" + std::string(text) + "' is no action: " + why +
          "; write STAGE, one of F, B, I, W, and MICROBATCH, such as 0F3"};
}

} // namespace

Expected<Action> parseAction(std::string_view text) {
  std::string_view rest = text;
  int32_t stage = 0;
  int32_t microbatch = 0;
  if (!takeNumber(rest, stage))
    return malformed(text, "it does not start with the number of a stage");
  if (stage > maxStage)
    return malformed(text, "stage " + std::to_string(stage) + " is beyond the largest, " +
                               std::to_string(maxStage));
  if (rest.empty())
    return malformed(text, "the kind is missing");

  static constexpr std::string_view letters = "FBIW";
  size_t kind = letters.find(rest.front());
  if (kind == std::string_view::npos)
    return malformed(text, std::string("'") + rest.front() + "' is not a kind");
  rest.remove_prefix(1);

  if (!takeNumber(rest, microbatch))
    return malformed(text, "the number of a microbatch does not follow the kind");
  if (!rest.empty())
    return malformed(text, "'" + std::string(rest) + "' follows the microbatch");
  return Action{static_cast<Kind>(kind), stage, microbatch};
}

Expected<std::vector<Action>> parseActions(std::string_view text) {
  static constexpr std::string_view separators = " \t\r\n,";
  std::vector<Action> actions;
  for (size_t begin = text.find_first_not_of(separators); begin != std::string_view::npos;) {
    size_t end = std::min(text.find_first_of(separators, begin), text.size());
    Expected<Action> action = parseAction(text.substr(begin, end - begin));
    if (!action)
      return Error{action.error()};
    actions.push_back(*action);
    begin = text.find_first_not_of(separators, end);
  }
  return actions;
}

} // namespace pipeline::schedule
