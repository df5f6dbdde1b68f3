//===- Json.h - JSON from files that others wrote ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_DATA_JSON_H
#define PIPELINE_RUNTIME_LIB_DATA_JSON_H

#include "pipeline-runtime/Status.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace pipeline::runtime {

/// Parses one JSON object. Fails, with the place, for text that is none, and for an object that has
/// a key twice: which of the two counts would depend on the reader.
Status parseObject(std::string_view text, nlohmann::json &object);

/// The member of an object, or null.
inline const nlohmann::json *find(const nlohmann::json &object, const char *key) {
  auto place = object.find(key);
  return place == object.end() ? nullptr : &*place;
}

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_DATA_JSON_H
