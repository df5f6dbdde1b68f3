//===- TensorOutput.h - Gradients and parameters to files -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_TENSOROUTPUT_H
#define PIPELINE_TOOLS_LAUNCH_TENSOROUTPUT_H

#include "Interruption.h"
#include "Job.h"

#include <memory>
#include <string>

namespace pipeline::launch {

/// A safetensors file that a run will write. As an Output, it is made before the run starts, and
/// nothing of it is left if the run fails before it is written. Of several processes the one that
/// reports writes it, and the others give it what is on their ranks.
class TensorOutput {
public:
  /// \p option is named in errors. An empty path is an output that is not asked for. Without
  /// \p isWritten another process makes the file.
  static runtime::Status open(const std::string &option, const std::string &path, bool isWritten,
                              TensorOutput &output);

  explicit operator bool() const { return isAskedFor; }

  /// Writes the gradients of the step that the run has just made: one tensor for each parameter
  /// that is trained, the mean over the microbatches, weighted as their losses are, not clipped.
  runtime::Status writeGradients(const Job &job, const runtime::Run &run,
                                 const runtime::StepResult &step);

  /// Writes the parameters as they are between two steps, or after the last.
  runtime::Status writeState(const Job &job, const runtime::Run &run);

private:
  runtime::Status write(std::vector<runtime::TensorToWrite> tensors);

  std::string option;
  bool isAskedFor = false;
  /// Null where another process has it.
  std::unique_ptr<runtime::AtomicFile> file;
  std::unique_ptr<RemovedOnSignal> removal;
};

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_TENSOROUTPUT_H
