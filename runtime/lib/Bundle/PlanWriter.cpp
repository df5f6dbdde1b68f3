//===- PlanWriter.cpp - A plan as JSON --------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Names.h"
#include "PlanFields.h"
#include "PlanText.h"
#include "pipeline-runtime/Hash.h"
#include "pipeline-runtime/Runtime.h"

namespace pipeline::runtime {

using Json = nlohmann::ordered_json;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

namespace {
class Writer {
public:
  template <typename T>
  void operator()(const char *key, const T &value) {
    object[key] = toJson(value);
  }
  /// What is not known is left out.
  template <typename T>
  void operator()(const char *key, const std::optional<T> &value) {
    if (value)
      object[key] = toJson(*value);
  }
  /// A buffer that lives as long as the run says so.
  void operator()(const char *key, const std::optional<Life> &life) {
    object[key] = life ? Json{life->first, life->last} : Json(wholeRun);
  }
  template <typename T>
  void unless(const char *key, const T &value, const std::type_identity_t<T> &otherwise) {
    if (!(value == otherwise))
      object[key] = toJson(value);
  }

  Json object = Json::object();

private:
  template <typename T>
  static Json toJson(const T &value) {
    if constexpr (std::is_enum_v<T>) {
      return std::string(nameOf(value));
    } else if constexpr (std::is_same_v<T, std::uint64_t>) {
      return hexadecimal(value);
    } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) {
      return value;
    } else {
      Writer writer;
      fields(writer, value);
      return std::move(writer.object);
    }
  }
  template <typename T>
  static Json toJson(const std::vector<T> &values) {
    Json array = Json::array();
    for (const T &value : values)
      array.push_back(toJson(value));
    return array;
  }
  static Json toJson(const std::array<std::int64_t, bufferKinds> &bytes) {
    Json object = Json::object();
    for (std::size_t kind = 0; kind < bytes.size(); ++kind)
      object[std::string(namesOf<BufferKind>[kind])] = bytes[kind];
    return object;
  }
  static Json toJson(const MessageRun &run) { return Json{run.count, run.bytes}; }
  static Json toJson(const PlannedOp &op) {
    if (op.isLoop())
      return {{"for", op.text}, {"range", {op.begin, op.end, op.step}}, {"ops", toJson(op.body)}};
    if (op.count != 1)
      return {{"op", op.text}, {"count", op.count}};
    return op.text;
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Prints a value so that a person can read it: on one line where it fits on one.
static void print(const Json &value, std::size_t indent, std::string &text);

/// Prints the elements of an array or an object, what `separate` does between them.
template <typename Separate>
static void printElements(const Json &value, std::size_t indent, Separate separate,
                          std::string &text) {
  for (auto element = value.begin(); element != value.end(); ++element) {
    if (element != value.begin())
      text += ',';
    separate(element == value.begin());
    if (value.is_object())
      text += Json(element.key()).dump() + ": ";
    print(*element, indent, text);
  }
}

static void printFlat(const Json &value, std::string &text) {
  if (!value.is_structured()) {
    text += value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return;
  }
  text += value.is_object() ? '{' : '[';
  for (auto element = value.begin(); element != value.end(); ++element) {
    if (element != value.begin())
      text += ", ";
    if (value.is_object())
      text += Json(element.key()).dump() + ": ";
    printFlat(*element, text);
  }
  text += value.is_object() ? '}' : ']';
}

static void print(const Json &value, std::size_t indent, std::string &text) {
  constexpr std::size_t longestLine = 160;
  std::string flat;
  printFlat(value, flat);
  if (!value.is_structured() || indent + flat.size() <= longestLine) {
    text += flat;
    return;
  }
  text += value.is_object() ? '{' : '[';
  printElements(
      value, indent + 1, [&](bool) { text += '\n' + std::string(indent + 1, ' '); }, text);
  text += '\n' + std::string(indent, ' ') + (value.is_object() ? '}' : ']');
}

std::string hexadecimal(std::uint64_t number) {
  std::string digits = "0x0000000000000000";
  for (auto digit = digits.rbegin(); number != 0; ++digit, number >>= 4)
    *digit = "0123456789abcdef"[number & 15];
  return digits;
}

std::string writePlan(const Plan &plan) {
  Writer writer;
  writer.object["format"] = planFormat;
  writer.object["abi"] = std::int64_t{PIPELINE_RT_ABI};
  fields(writer, plan);
  std::string text = "\n";
  // All on lines of their own, also where it would fit.
  printElements(writer.object, 1, [&](bool isFirst) { text += isFirst ? " " : "\n "; }, text);
  text += "\n}\n";
  return hashedHead(hashBytes(text.data(), text.size())) + text;
}

std::string hashedHead(std::uint64_t hash) {
  return "{\n \"hash\": \"" + hexadecimal(hash) + "\",";
}

} // namespace pipeline::runtime
