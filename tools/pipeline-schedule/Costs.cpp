//===- Costs.cpp - Times and memory of stages -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Costs.h"

#include "pipeline/Schedule/Timeline.h"
#include "pipeline/Support/Json.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <cmath>

namespace pipeline::explorer {

using schedule::Error;
using schedule::formatTime;
using schedule::Problem;
using schedule::Status;

Costs Costs::fromOptions(const Options &options) {
  Costs costs;
  costs.limitSource = "--memory-limit: ";
  costs.costOf = options.costOf;
  costs.forward = {options.cost.forward};
  costs.backwardInput = {options.cost.backwardInput};
  costs.backwardWeight = {options.cost.backwardWeight};
  if (options.latency)
    costs.latencies = {*options.latency};
  costs.limits = options.memoryLimits;
  return costs;
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

/// Reads the keys of one file.
class CostReader {
public:
  CostReader(const llvm::json::Object &object, const Options &options)
      : object(object), options(options) {}

  llvm::Expected<Costs> read() {
    costs.source = options.costsPath + ": ";
    costs.limitSource = costs.source + "memory_limit: ";
    checkKeys();
    readNeeded("forward", costs.forward);
    readNeeded("backward_input", costs.backwardInput);
    readNeeded("backward_weight", costs.backwardWeight);
    readBytes("activation_bytes", costs.activations);
    readBytes("weight_gradient_bytes", costs.weightGradients);
    if (object.get("weight_gradient_bytes") && !object.get("activation_bytes"))
      fail("weight_gradient_bytes", "is part of what F leaves; give activation_bytes as well");
    readLatency();
    readLimits();
    if (errors)
      return std::move(errors);
    return std::move(costs);
  }

private:
  void fail(llvm::StringRef key, const llvm::Twine &what) {
    errors = llvm::joinErrors(std::move(errors),
                              llvm::createStringError(costs.source + key + ": " + what));
  }

  void checkKeys() {
    static constexpr llvm::StringLiteral known[] = {
        "forward", "backward_input", "backward_weight", "activation_bytes", "weight_gradient_bytes",
        "latency", "memory_limit"};
    for (const auto &[key, value] : object)
      if (!llvm::is_contained(known, llvm::StringRef(key)))
        fail(key.str(), "is no key of a file of costs; the keys are " +
                            llvm::join(std::begin(known), std::end(known), ", "));
  }

  /// One number, or an array of at least one.
  bool readNumbers(llvm::StringRef key, llvm::StringRef what, std::vector<double> &numbers) {
    const llvm::json::Value *value = object.get(key);
    if (!value)
      return false;
    auto add = [&](const llvm::json::Value &entry, const std::string &place) {
      std::optional<double> number = entry.getAsNumber();
      if (number && std::isfinite(*number) && *number >= 0)
        return numbers.push_back(*number);
      fail(key, place + toShortString(entry) + " is no " + what + "; write a number of 0 or more");
    };
    const llvm::json::Array *array = value->getAsArray();
    if (!array) {
      add(*value, "");
      return true;
    }
    if (array->empty())
      fail(key, "is empty; write one " + what + " for all, or one for each");
    for (auto [i, entry] : llvm::enumerate(*array))
      add(entry, "entry " + std::to_string(i) + ", ");
    return true;
  }

  void readNeeded(llvm::StringRef key, std::vector<double> &times) {
    if (!readNumbers(key, "time", times))
      fail(key, "is missing; write an array with the time of each stage, or [T] for all");
  }

  void readBytes(llvm::StringRef key, std::vector<int64_t> &bytes) {
    std::vector<double> numbers;
    readNumbers(key, "number of bytes", numbers);
    for (double number : numbers) {
      if (number != std::floor(number) || number > 9e15)
        fail(key, formatTime(number) + " is no number of bytes; write a whole one, at most 9e15");
      else
        bytes.push_back(static_cast<int64_t>(number));
    }
  }

  void readLatency() {
    readNumbers("latency", "time", costs.latencies);
    if (!options.latency)
      return;
    if (object.get("latency"))
      fail("latency", "is given here and by --latency; leave one out");
    costs.latencies = {*options.latency};
  }

  void readLimits() {
    readNumbers("memory_limit", costs.areBytes() ? "number of bytes" : "number of microbatches",
                costs.limits);
    if (options.memoryLimits.empty())
      return;
    if (object.get("memory_limit"))
      fail("memory_limit", "is given here and by --memory-limit; leave one out");
    costs.limits = options.memoryLimits;
    costs.limitSource = "--memory-limit: ";
  }

  const llvm::json::Object &object;
  const Options &options;
  Costs costs;
  llvm::Error errors = llvm::Error::success();
};

llvm::Expected<Costs> Costs::fromFile(llvm::StringRef text, const Options &options) {
  llvm::Expected<llvm::json::Object> object = parseJsonObject(text, options.costsPath);
  if (!object)
    return object.takeError();
  return CostReader(*object, options).read();
}

//===----------------------------------------------------------------------===//
// The problem
//===----------------------------------------------------------------------===//

namespace {
/// Whether a list has an entry for all, or one for each of `needed` things.
template <typename T>
Status checkLength(const std::string &source, const char *key, const std::vector<T> &list,
                   int64_t needed, const char *things) {
  auto given = static_cast<int64_t>(list.size());
  if (given <= 1 || given == needed)
    return Status::success();
  return Error{source + key + ": has " + std::to_string(given) + " entries, but there are " +
               std::to_string(needed) + " " + things + "; give one for each, or one for all"};
}

template <typename T>
const T &entryOf(const std::vector<T> &list, size_t i) {
  return list.size() == 1 ? list.front() : list[i];
}
} // namespace

Status Costs::applyTo(Problem &problem) const {
  int64_t stages = problem.stages();
  for (Status status :
       {checkLength(source, "forward", forward, stages, "stages"),
        checkLength(source, "backward_input", backwardInput, stages, "stages"),
        checkLength(source, "backward_weight", backwardWeight, stages, "stages"),
        checkLength(source, "activation_bytes", activations, stages, "stages"),
        checkLength(source, "weight_gradient_bytes", weightGradients, stages, "stages"),
        checkLength(source, "latency", latencies, stages - 1, "hops between stages")})
    if (!status)
      return status;

  double share = costOf == CostOf::Rank ? problem.chunks : 1;
  problem.costs.resize(std::max({forward.size(), backwardInput.size(), backwardWeight.size()}));
  for (auto [stage, cost] : llvm::enumerate(problem.costs))
    cost = {entryOf(forward, stage) / share, entryOf(backwardInput, stage) / share,
            entryOf(backwardWeight, stage) / share, std::nullopt};
  problem.latencies = latencies;

  problem.memory.resize(std::max(activations.size(), weightGradients.size()));
  for (auto [stage, memory] : llvm::enumerate(problem.memory)) {
    memory.activation = entryOf(activations, stage);
    if (!weightGradients.empty())
      memory.weightGradient = entryOf(weightGradients, stage);
    if (memory.weightGradient.value_or(0) > memory.activation)
      return Error{source + "weight_gradient_bytes: stage " + std::to_string(stage) + " has " +
                   std::to_string(*memory.weightGradient) + ", more than its activation_bytes of " +
                   std::to_string(memory.activation) + ", of which it is a part"};
  }
  return applyLimits(problem);
}

/// Why a limit of `units` can't be one.
std::string Costs::describeFraction(int32_t chunks, double units) const {
  if (areBytes())
    return " is no number of bytes; write a whole one, at most 9e15";
  std::string text = chunks == 1 ? " is no whole number of microbatches"
                                 : " microbatches of " + std::to_string(chunks) +
                                       " stages each are no whole number of stage activations";
  text += "; use ";
  if (units > 1)
    text += formatTime(std::floor(units) / chunks) + " or ";
  return text + formatTime(std::ceil(units) / chunks);
}

Status Costs::applyLimits(Problem &problem) const {
  if (limits.empty())
    return Status::success();
  auto given = static_cast<int64_t>(limits.size());
  if (given != 1 && given != problem.ranks)
    return Error{limitSource + std::to_string(given) + " limits are given, but there are " +
                 std::to_string(problem.ranks) + " ranks; give one for each, or one for all"};
  // Without bytes, a stage activation takes 1, and v of them make a microbatch.
  double share = areBytes() ? 1 : problem.chunks;
  for (int32_t rank = 0; rank < problem.ranks; ++rank) {
    double limit = entryOf(limits, rank);
    double units = limit * share;
    if (std::abs(units - std::round(units)) > 1e-6 || units > 9e15)
      return Error{limitSource + formatTime(limit) + describeFraction(problem.chunks, units)};
    problem.memoryLimits.push_back(static_cast<int64_t>(std::round(units)));
  }
  return Status::success();
}

} // namespace pipeline::explorer
