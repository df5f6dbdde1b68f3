//===- TrainingRecord.cpp - What a training gave ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TrainingRecord.h.
//
//===----------------------------------------------------------------------===//

#include "TrainingRecord.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

namespace pipeline::test {

static std::uint32_t bitsOf(float value) { return llvm::bit_cast<std::uint32_t>(value); }

std::vector<std::string> TrainingRecord::lossBits() const {
  std::vector<std::string> bits;
  for (const std::vector<float> &ofStep : outputs)
    bits.push_back(llvm::formatv("{0:x8}", bitsOf(ofStep.front())));
  return bits;
}

/// The first difference between two lists of numbers that are called `what`.
static std::string compare(const std::string &what, const std::vector<float> &expected,
                           const std::vector<float> &actual) {
  if (expected.size() != actual.size())
    return llvm::formatv("{0}: {1} numbers instead of {2}", what, actual.size(), expected.size());
  auto differ = [](float a, float b) { return bitsOf(a) != bitsOf(b); };
  auto [want, got] = std::mismatch(expected.begin(), expected.end(), actual.begin(),
                                   [&](float a, float b) { return !differ(a, b); });
  if (want == expected.end())
    return "";
  std::string text;
  llvm::raw_string_ostream(text) << what << ", number " << want - expected.begin() << ": "
                                 << llvm::format("%.9g (%08x)", *got, bitsOf(*got))
                                 << " instead of "
                                 << llvm::format("%.9g (%08x)", *want, bitsOf(*want));
  return text;
}

std::string describeDifference(const TrainingRecord &expected, const TrainingRecord &actual) {
  if (expected.outputs.size() != actual.outputs.size())
    return llvm::formatv("{0} steps instead of {1}", actual.outputs.size(),
                         expected.outputs.size());
  for (std::size_t step = 0; step < expected.outputs.size(); ++step)
    if (std::string text = compare("outputs of step " + std::to_string(step),
                                   expected.outputs[step], actual.outputs[step]);
        !text.empty())
      return text;
  if (expected.parameters.size() != actual.parameters.size())
    return llvm::formatv("{0} parameters instead of {1}", actual.parameters.size(),
                         expected.parameters.size());
  for (const auto &[name, values] : expected.parameters) {
    auto it = actual.parameters.find(name);
    if (it == actual.parameters.end())
      return "no parameter '" + name + "'";
    if (std::string text = compare("parameter '" + name + "'", values, it->second); !text.empty())
      return text;
  }
  if (expected.states.size() != actual.states.size())
    return llvm::formatv("{0} states instead of {1}", actual.states.size(), expected.states.size());
  for (const auto &[name, bytes] : expected.states)
    if (auto it = actual.states.find(name); it == actual.states.end() || it->second != bytes)
      return "state '" + name + "' is another";
  return "";
}

} // namespace pipeline::test
