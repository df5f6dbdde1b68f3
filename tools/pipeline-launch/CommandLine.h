//===- CommandLine.h - The command line of pipeline-launch ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_LAUNCH_COMMANDLINE_H
#define PIPELINE_TOOLS_PIPELINE_LAUNCH_COMMANDLINE_H

#include "launch/LaunchOptions.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace pipeline::launch {

/// What a command line says besides options.
struct CommandLine {
  std::string bundle;
  bool asksForHelp = false;
  /// All that is wrong with it, each as one message.
  std::vector<std::string> errors;
};

/// Reads `--name=value` and `--name value` by the flags, and one argument that is no option.
CommandLine parseCommandLine(const std::vector<std::string> &arguments,
                             const std::vector<Flag> &flags);

/// The help: how to call the tool, and every flag in its group.
void printHelp(std::ostream &os, const std::vector<Flag> &flags);

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_PIPELINE_LAUNCH_COMMANDLINE_H
