//===- Process.h - Runs the tools of the build ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_INTEGRATION_PROCESS_H
#define PIPELINE_TEST_INTEGRATION_PROCESS_H

#include <string>
#include <vector>

namespace pipeline::testing {

/// What a process gave. The status is negative where it crashed or did not end.
struct Outcome {
  int status = -1;
  std::string out, err;
};

/// Runs a tool of the build, by name, to its end. One that takes more than `seconds` is killed.
/// `environment` is added to this process's.
Outcome runTool(const std::string &tool, const std::vector<std::string> &arguments,
                const std::vector<std::string> &environment = {}, unsigned seconds = 120);

/// A path for a file that this process makes, and no other.
std::string scratchPath(const std::string &name);

} // namespace pipeline::testing

#endif // PIPELINE_TEST_INTEGRATION_PROCESS_H
