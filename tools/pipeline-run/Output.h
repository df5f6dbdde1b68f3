//===- Output.h - Files that a run will write -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_RUN_OUTPUT_H
#define PIPELINE_TOOLS_PIPELINE_RUN_OUTPUT_H

#include "llvm/Support/Error.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>
#include <string>

namespace pipeline::driver {

/// A file that is written when the run has ended. It is opened before the run starts, so that a
/// path that can't be written costs no training, and removed again if the run fails.
class Output {
public:
  /// `option` is named in errors. An empty path is an output that is not asked for.
  static llvm::Expected<Output> open(llvm::StringRef option, llvm::StringRef path);

  explicit operator bool() const { return file != nullptr; }
  const std::string &getPath() const { return path; }
  llvm::raw_ostream &os() { return file->os(); }

  /// Everything is written: keeps the file. Fails where the disk did not take it all.
  llvm::Error keep();

private:
  Output() = default;
  std::string option, path;
  std::unique_ptr<llvm::ToolOutputFile> file;
};

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_RUN_OUTPUT_H
