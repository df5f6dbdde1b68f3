//===- PlanReader.cpp - A plan from JSON ------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Data/Json.h"
#include "Names.h"
#include "PlanFields.h"
#include "PlanText.h"
#include "pipeline-runtime/Hash.h"
#include "pipeline-runtime/Runtime.h"

#include <cstdlib>

namespace pipeline::runtime {

using Json = nlohmann::json;

namespace {
/// Reads the members of one object. The first thing that is not as it must be is kept, with its
/// place, and what follows is not looked at.
class Reader {
public:
  Reader(const Json &object, std::string path, Status &status)
      : object(object), path(std::move(path)), status(status) {
    if (!object.is_object())
      fail(this->path, "an object");
  }

  template <typename T>
  void operator()(const char *key, T &value) {
    if (!status.ok())
      return;
    if (const Json *member = find(object, key))
      fromJson(*member, path + "." + key, value);
    else
      status = Status::failure("has no '" + (path + "." + key).substr(1) + "'");
  }
  template <typename T>
  void operator()(const char *key, std::optional<T> &value) {
    if (status.ok() && find(object, key))
      (*this)(key, value.emplace());
  }
  void operator()(const char *key, std::optional<Life> &life) {
    if (const Json *member = status.ok() ? find(object, key) : nullptr;
        member && *member == wholeRun)
      return;
    std::vector<std::int64_t> ends;
    (*this)(key, ends);
    if (status.ok() && ends.size() != 2)
      return fail(path + "." + key, "the first and the last op");
    if (status.ok())
      life = Life{ends[0], ends[1]};
  }
  template <typename T>
  void unless(const char *key, T &value, const std::type_identity_t<T> &otherwise) {
    if (status.ok() && find(object, key))
      (*this)(key, value);
    else
      value = otherwise;
  }

private:
  void fail(const std::string &place, const std::string &expected) {
    if (status.ok())
      status = Status::failure("'" + place.substr(place.empty() ? 0 : 1) + "' is not " + expected);
  }

  template <typename T>
  void fromJson(const Json &json, const std::string &place, T &value) {
    if constexpr (std::is_same_v<T, bool>) {
      if (!json.is_boolean())
        return fail(place, "true or false");
      value = json.get<bool>();
    } else if constexpr (std::is_same_v<T, std::uint64_t>) {
      std::string digits = json.is_string() ? json.get<std::string>() : std::string();
      value = std::strtoull(digits.c_str(), nullptr, 16);
      if (digits != hexadecimal(value))
        return fail(place, "a hexadecimal number");
    } else if constexpr (std::is_integral_v<T>) {
      if (!json.is_number_integer() || json.get<std::int64_t>() != json.get<T>())
        return fail(place, "an integer");
      value = json.get<T>();
    } else if constexpr (std::is_same_v<T, double>) {
      if (!json.is_number())
        return fail(place, "a number");
      value = json.get<double>();
    } else if constexpr (std::is_same_v<T, std::string>) {
      if (!json.is_string())
        return fail(place, "a string");
      value = json.get<std::string>();
    } else if constexpr (std::is_same_v<T, ElementType>) {
      auto named = json.is_string() ? elementTypeOf(json.get<std::string>()) : std::nullopt;
      if (!named)
        return fail(place, "the name of an element type");
      value = *named;
    } else if constexpr (std::is_enum_v<T>) {
      auto named = json.is_string() ? valueOf<T>(json.get<std::string>()) : std::nullopt;
      if (!named)
        return fail(place, "one of the names that it may have");
      value = *named;
    } else {
      Reader reader(json, place, status);
      fields(reader, value);
    }
  }
  template <typename T>
  void fromJson(const Json &json, const std::string &place, std::vector<T> &values) {
    if (!json.is_array())
      return fail(place, "a list");
    values.clear();
    for (std::size_t i = 0; i < json.size() && status.ok(); ++i)
      fromJson(json[i], place + "[" + std::to_string(i) + "]", values.emplace_back());
  }
  void fromJson(const Json &json, const std::string &place,
                std::array<std::int64_t, bufferKinds> &bytes) {
    Reader reader(json, place, status);
    for (std::size_t kind = 0; kind < bytes.size(); ++kind)
      reader(std::string(namesOf<BufferKind>[kind]).c_str(), bytes[kind]);
  }
  void fromJson(const Json &json, const std::string &place, MessageRun &run) {
    std::vector<std::int64_t> numbers;
    fromJson(json, place, numbers);
    if (status.ok() && numbers.size() != 2)
      return fail(place, "a number of messages and their bytes");
    if (status.ok())
      run = {numbers[0], numbers[1]};
  }
  void fromJson(const Json &json, const std::string &place, PlannedOp &op) {
    if (json.is_string()) {
      op.text = json.get<std::string>();
      return;
    }
    Reader reader(json, place, status);
    if (status.ok() && find(json, "op")) {
      reader("op", op.text);
      reader("count", op.count);
      return;
    }
    std::vector<std::int64_t> range;
    reader("for", op.text);
    reader("range", range);
    reader("ops", op.body);
    if (status.ok() && (range.size() != 3 || op.body.empty()))
      return fail(place, "a loop of ops with begin, end and step");
    if (status.ok()) {
      op.begin = range[0];
      op.end = range[1];
      op.step = range[2];
    }
  }

  const Json &object;
  const std::string path;
  Status &status;
};
} // namespace

/// A version is looked at before anything else: the rest may have another form.
static Status checkVersion(const Json &object, const char *key, const char *what,
                           std::int64_t expected) {
  const Json *version = find(object, key);
  if (!version || !version->is_number_integer())
    return Status::failure("does not say of which " + std::string(what) +
                           " it is; pipeline-compile writes plans");
  if (*version == expected)
    return Status();
  return Status::failure("is for " + std::string(what) + " " + version->dump() +
                         " of the runtime, which has " + std::to_string(expected) +
                         "; compile the model again, with the pipeline-compile that belongs to "
                         "this runtime");
}

static Status checkHash(std::string_view text) {
  std::string head = hashedHead(0);
  if (text.size() >= head.size()) {
    std::string_view rest = text.substr(head.size());
    if (text.substr(0, head.size()) == hashedHead(hashBytes(rest.data(), rest.size())))
      return Status();
  }
  return Status::failure("was changed since it was written: its hash is another; compile the model "
                         "again");
}

Status readPlan(std::string_view text, Plan &plan) {
  Json object;
  if (Status status = parseObject(text, object); !status.ok())
    return status;
  if (Status status = checkVersion(object, "format", "format", planFormat); !status.ok())
    return status;
  if (Status status = checkVersion(object, "abi", "ABI", PIPELINE_RT_ABI); !status.ok())
    return status;
  if (Status status = checkHash(text); !status.ok())
    return status;
  Status status;
  plan = Plan();
  Reader reader(object, "", status);
  fields(reader, plan);
  if (status.ok())
    status = plan.validate();
  return status;
}

} // namespace pipeline::runtime
