//===- TensorOutput.h - Gradients and parameters to files -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_RUN_TENSOROUTPUT_H
#define PIPELINE_TOOLS_PIPELINE_RUN_TENSOROUTPUT_H

#include "Job.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>

namespace pipeline::driver {

/// A safetensors file that a run will write. As an Output, it is made before the run starts, and
/// nothing of it is left if the run fails before it is written.
class TensorOutput {
public:
  /// `option` is named in errors. An empty path is an output that is not asked for.
  static llvm::Expected<TensorOutput> open(llvm::StringRef option, const std::string &path);

  explicit operator bool() const { return file != nullptr; }

  /// Writes the gradients of the step that the run has just made: one tensor for each parameter
  /// that is trained, the mean over the microbatches, weighted as their losses are, not clipped.
  llvm::Error writeGradients(const Job &job, const runtime::Run &run,
                             const runtime::StepResult &step);

  /// Writes the parameters as they are between two steps, or after the last.
  llvm::Error writeState(const Job &job, const runtime::Run &run);

private:
  TensorOutput() = default;
  llvm::Error write(std::vector<runtime::TensorToWrite> tensors);

  std::string option;
  std::unique_ptr<runtime::AtomicFile> file;
};

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_RUN_TENSOROUTPUT_H
