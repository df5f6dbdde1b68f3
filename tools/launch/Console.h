//===- Console.h - What a tool says on standard error -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_CONSOLE_H
#define PIPELINE_TOOLS_LAUNCH_CONSOLE_H

#include <string>

namespace pipeline::launch {

/// Prints `TOOL: error: MESSAGE` and the like, in colours where a person sees them.
class Console {
public:
  explicit Console(std::string tool) : tool(std::move(tool)) {}

  void error(const std::string &message) const { print("\033[1;31m", "error", message); }
  void warning(const std::string &message) const { print("\033[1;35m", "warning", message); }
  void remark(const std::string &message) const { print("\033[1;34m", "remark", message); }

private:
  void print(const char *colour, const char *severity, const std::string &message) const;

  const std::string tool;
};

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_CONSOLE_H
