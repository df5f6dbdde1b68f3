//===- LaunchOptions.h - What is decided when a plan is run -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_LAUNCHOPTIONS_H
#define PIPELINE_TOOLS_LAUNCH_LAUNCHOPTIONS_H

#include "TransportKind.h"
#include "pipeline-runtime/Optimizer.h"
#include "pipeline-runtime/Plan.h"

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace pipeline::launch {

/// The options of a run that need no compiler, with every default filled in.
struct LaunchOptions {
  /// How ranks reach one another; that of applyDefaults, where nothing else is given.
  TransportKind transport = TransportKind::Threads;
  /// The numbers of the devices that ranks compute on, over and over; none for all that there are.
  std::vector<int> devices;
  /// Whether CUDA is given whole steps.
  bool cudaGraph = false;

  // The files that a run reads and writes; empty for none.
  /// A text, or the inputs as tensors: one of them.
  std::string data, inputs;
  /// What the parameters start from.
  std::vector<std::string> weights;
  /// The gradients of the first step, and what the run has made of the parameters.
  std::string gradients, save;
  std::string json, trace;

  std::int64_t steps = 100;
  std::uint64_t seed = 1;
  runtime::OptimizerOptions optimizer;

  /// The names of the options that the command line has.
  std::set<std::string> given;
  bool has(const char *option) const { return given.count(option) != 0; }

  /// For all who ask how many there are.
  void setSteps(std::int64_t count);
};

/// An option of a command line, as data: pipeline-launch parses it itself, pipeline-run by LLVM.
struct Flag {
  enum class Group { Ranks, Training, Files };

  std::string name;
  /// What stands for its value in the help: `file`. Empty for a switch: true or false, and true
  /// where it stands alone.
  std::string value;
  /// What it does; its default stands in parentheses at the end.
  std::string help;
  Group group = Group::Training;
  bool isSwitch() const { return value.empty(); }
  /// Takes the value as it is written; of a switch that stands alone, nothing. The message of a
  /// failure follows the name and the value.
  std::function<runtime::Status(const std::string &text)> set;
};

/// All that set something in \p options, which outlives them, in the order of their names.
std::vector<Flag> launchFlags(LaunchOptions &options);

/// Sets what is not given to what programs for \p target that were compiled by \p choices have as
/// their default.
void applyDefaults(const runtime::PipelineChoices &choices, runtime::Target target,
                   LaunchOptions &options);

/// Whether the options fit one another, and programs for \p target that were compiled by \p
/// choices. All that is wrong, each as one message.
std::vector<std::string> checkOptions(const runtime::PipelineChoices &choices,
                                      runtime::Target target, const LaunchOptions &options);

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_LAUNCHOPTIONS_H
