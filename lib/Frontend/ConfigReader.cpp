//===- ConfigReader.cpp - Fields of a JSON configuration --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConfigReader.h"

#include "pipeline/Support/Json.h"

#include <cmath>

using namespace llvm;

namespace pipeline {

Expected<ConfigReader> ConfigReader::parse(StringRef text, StringRef document) {
  Expected<json::Object> object = parseJsonObject(text, document);
  if (!object)
    return object.takeError();
  return ConfigReader(std::move(*object));
}

const json::Value *ConfigReader::get(StringRef field) const {
  const json::Value *value = object.get(field);
  return value && value->kind() != json::Value::Null ? value : nullptr;
}

void ConfigReader::addError(StringRef field, const Twine &message) {
  errors.push_back(("field '" + field + "' " + message).str());
}

void ConfigReader::addMismatch(StringRef field, const json::Value &value, const Twine &wanted) {
  addError(field, "must be " + wanted + ", but is " + toShortString(value));
}

Error ConfigReader::takeErrors() {
  Error all = Error::success();
  for (const std::string &error : errors)
    all = joinErrors(std::move(all), createStringError(error));
  errors.clear();
  return all;
}

int64_t ConfigReader::getCount(StringRef field, int64_t otherwise, int64_t maximum) {
  const json::Value *value = get(field);
  if (!value)
    return otherwise;
  std::optional<int64_t> count = value->getAsInteger();
  if (count && *count >= 1 && *count <= maximum)
    return *count;
  addMismatch(field, *value, "an integer from 1 to " + Twine(maximum));
  return otherwise;
}

int64_t ConfigReader::getRequiredCount(StringRef field, int64_t maximum) {
  if (!has(field)) {
    addError(field, object.get(field) ? "is null; give it a positive integer"
                                      : "is missing; add it, a positive integer");
    return 1;
  }
  return getCount(field, 1, maximum);
}

double ConfigReader::getPositive(StringRef field, double otherwise) {
  const json::Value *value = get(field);
  if (!value)
    return otherwise;
  std::optional<double> number = value->getAsNumber();
  if (number && std::isfinite(*number) && *number > 0)
    return *number;
  addMismatch(field, *value, "a number greater than 0");
  return otherwise;
}

double ConfigReader::getProbability(StringRef field, double otherwise) {
  const json::Value *value = get(field);
  if (!value)
    return otherwise;
  std::optional<double> number = value->getAsNumber();
  if (number && *number >= 0 && *number <= 1)
    return *number;
  addMismatch(field, *value, "a number from 0 to 1");
  return otherwise;
}

bool ConfigReader::getBool(StringRef field, bool otherwise) {
  const json::Value *value = get(field);
  if (!value)
    return otherwise;
  if (std::optional<bool> boolean = value->getAsBoolean())
    return *boolean;
  addMismatch(field, *value, "true or false");
  return otherwise;
}

std::string ConfigReader::getString(StringRef field, StringRef otherwise) {
  const json::Value *value = get(field);
  if (!value)
    return otherwise.str();
  if (std::optional<StringRef> string = value->getAsString())
    return string->str();
  addMismatch(field, *value, "a string");
  return otherwise.str();
}

} // namespace pipeline
