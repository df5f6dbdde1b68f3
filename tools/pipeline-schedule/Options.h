//===- Options.h - What pipeline-schedule is asked to show ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_SCHEDULE_OPTIONS_H
#define PIPELINE_TOOLS_PIPELINE_SCHEDULE_OPTIONS_H

#include "pipeline/Schedule/Generators.h"
#include "pipeline/Schedule/Simulator.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pipeline::explorer {

enum class Format { Text, Json, Csv, Trace, Svg };

/// What a cost of the command line is the cost of.
enum class CostOf { Stage, Rank };

/// The command line. Sizes of 0 and empty strings were not given.
struct Options {
  /// One schedule, or those to compare.
  std::vector<const schedule::Generator *> schedules;
  bool isComparison = false;
  int32_t ranks = 0;
  int32_t chunks = 0;
  int32_t microbatches = 0;
  std::string placement;
  /// Without the text of a file, which is read later.
  schedule::GeneratorOptions generator;
  std::string csvPath;
  bool forwardOnly = false;

  schedule::StageCost cost;
  CostOf costOf = CostOf::Stage;
  std::string costsPath;
  std::optional<double> latency;
  /// As it was given: one for all ranks, or one per rank.
  std::vector<double> memoryLimits;
  schedule::SendMode send = schedule::SendMode::Async;

  Format format = Format::Text;
  bool withCommunication = false;
  std::string output = "-";
  /// The most characters of a line of text; 0: no limit.
  int32_t width = 80;

  /// Whether to list the schedules and nothing else.
  bool list = false;
  /// Whether nothing was asked for: the options are those of an example.
  bool isExample = false;
};

/// For what no schedule is at fault of: the command line and files that can't
/// be read.
constexpr int usageError = 2;

/// Reads the command line and refuses what is out of range or means nothing
/// together. Returns the code to exit with where nothing is left to do.
std::optional<int> parseOptions(int argc, char **argv, Options &options);

} // namespace pipeline::explorer

#endif // PIPELINE_TOOLS_PIPELINE_SCHEDULE_OPTIONS_H
