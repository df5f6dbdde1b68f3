//===- Json.cpp - JSON from files that others wrote -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"

#include <set>
#include <string>
#include <vector>

namespace pipeline::runtime {

namespace {
/// Sees a document's keys as they are parsed, and keeps the first that an object has twice.
class KeyWatch {
public:
  bool operator()(int, nlohmann::json::parse_event_t event, nlohmann::json &parsed) {
    switch (event) {
    case nlohmann::json::parse_event_t::object_start:
      open.emplace_back();
      break;
    case nlohmann::json::parse_event_t::object_end:
      open.pop_back();
      break;
    case nlohmann::json::parse_event_t::key:
      if (!open.back().insert(parsed.get_ref<const std::string &>()).second && !hasTwice) {
        hasTwice = true;
        twice = parsed.get<std::string>();
      }
      break;
    default:
      break;
    }
    return true;
  }

  bool hasTwice = false;
  std::string twice;

private:
  std::vector<std::set<std::string>> open;
};
} // namespace

Status parseObject(std::string_view text, nlohmann::json &object) {
  KeyWatch watch;
  try {
    object = nlohmann::json::parse(text, std::ref(watch));
  } catch (const nlohmann::json::parse_error &error) {
    return Status::failure("is not JSON at byte " + std::to_string(error.byte));
  }
  if (!object.is_object())
    return Status::failure("is no JSON object");
  if (watch.hasTwice)
    return Status::failure("has '" + watch.twice + "' twice");
  return Status();
}

} // namespace pipeline::runtime
