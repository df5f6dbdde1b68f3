//===- Output.h - Files that a run will write -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_OUTPUT_H
#define PIPELINE_TOOLS_LAUNCH_OUTPUT_H

#include "Interruption.h"
#include "pipeline-runtime/AtomicFile.h"
#include "pipeline-runtime/Status.h"

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>

namespace pipeline::launch {

/// A file that is written when the run has ended. It is made before the run starts, so that a path
/// that can't be written costs no training, under a temporary name; nothing of it is left if the
/// run fails, or is interrupted.
class Output {
public:
  /// \p option is named in errors. An empty path is an output that is not asked for; `-` is
  /// standard output. What is there and is no file, as a pipe, is written as it is.
  static runtime::Status open(const std::string &option, const std::string &path, Output &output);

  explicit operator bool() const { return !path.empty(); }

  /// Writes what \p print prints, and keeps the file. Fails where the disk did not take it all.
  runtime::Status write(const std::function<void(std::ostream &)> &print);

private:
  runtime::Status writeFile(const std::function<void(std::ostream &)> &print);

  std::string option, path;
  /// None of standard output and of what is no file.
  std::unique_ptr<runtime::AtomicFile> file;
  std::unique_ptr<RemovedOnSignal> removal;
};

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_OUTPUT_H
