//===- Process.cpp - Runs the tools of the build ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

#include <unistd.h>

namespace pipeline::testing {

namespace {
/// A folder that goes when the process ends, with all that is in it.
struct ScratchFolder {
  ScratchFolder() {
    if (std::error_code code = llvm::sys::fs::createUniqueDirectory("pipeline-test", path))
      llvm::report_fatal_error(llvm::Twine("no temporary folder: ") + code.message(), false);
  }
  ~ScratchFolder() { llvm::sys::fs::remove_directories(path); }

  llvm::SmallString<128> path;
};
} // namespace

std::string scratchPath(const std::string &name) {
  static ScratchFolder folder;
  llvm::SmallString<128> path = folder.path;
  llvm::sys::path::append(path, name);
  return std::string(path);
}

static std::string takeFile(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  llvm::sys::fs::remove(path);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

Outcome runTool(const std::string &tool, const std::vector<std::string> &arguments,
                const std::vector<std::string> &environment, unsigned seconds) {
  std::string program = std::string(PIPELINE_TOOLS) + "/" + tool;
  llvm::SmallVector<llvm::StringRef> argv = {program};
  argv.append(arguments.begin(), arguments.end());
  llvm::SmallVector<llvm::StringRef> variables(environment.begin(), environment.end());
  for (char **variable = environ; *variable; ++variable)
    variables.push_back(*variable);

  std::string out = scratchPath("stdout"), err = scratchPath("stderr"), message;
  std::optional<llvm::StringRef> redirects[] = {llvm::StringRef("/dev/null"), llvm::StringRef(out),
                                                llvm::StringRef(err)};
  Outcome outcome;
  outcome.status =
      llvm::sys::ExecuteAndWait(program, argv, llvm::ArrayRef<llvm::StringRef>(variables),
                                redirects, seconds, /*MemoryLimit=*/0, &message);
  outcome.out = takeFile(out);
  outcome.err = takeFile(err) + message;
  return outcome;
}

} // namespace pipeline::testing
