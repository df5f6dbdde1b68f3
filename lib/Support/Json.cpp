//===- Json.cpp - JSON that users write -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Support/Json.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace pipeline {

/// The files here are a few levels deep. The parser recurses, so that deeper text
/// could exhaust the stack.
static constexpr unsigned maxNesting = 64;

/// The deepest nesting of brackets in `text`, outside of strings.
static unsigned getNesting(StringRef text) {
  unsigned depth = 0, deepest = 0;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        inString = false;
    } else if (c == '"') {
      inString = true;
    } else if (c == '{' || c == '[') {
      deepest = std::max(deepest, ++depth);
    } else if ((c == '}' || c == ']') && depth > 0) {
      --depth;
    }
  }
  return deepest;
}

Expected<json::Object> parseJsonObject(StringRef text, StringRef document) {
  if (getNesting(text) > maxNesting)
    return createStringError(formatv("{0} nests more than {1} brackets", document, maxNesting));
  Expected<json::Value> value = json::parse(text);
  if (!value)
    return createStringError(
        formatv("{0} is not valid JSON: {1}", document, toString(value.takeError())));
  if (json::Object *object = value->getAsObject())
    return std::move(*object);
  return createStringError(
      formatv("{0} must be a JSON object, but is {1}", document, toShortString(*value)));
}

std::string toShortString(const json::Value &value) {
  constexpr size_t longest = 60;
  std::string text = formatv("{0}", value).str();
  if (text.size() > longest)
    text = text.substr(0, longest) + "...";
  return text;
}

} // namespace pipeline
