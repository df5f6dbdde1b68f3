//===- FileOptions.h - The options that name files --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_RUN_FILEOPTIONS_H
#define PIPELINE_TOOLS_PIPELINE_RUN_FILEOPTIONS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/CommandLine.h"

#include <string>
#include <vector>

namespace pipeline::driver {

/// The files that a run reads and writes; empty for none.
struct FileOptions {
  std::string model;
  /// A text, or the inputs as tensors: one of them.
  std::string data;
  std::string inputs;
  /// What the parameters start from.
  std::vector<std::string> weights;

  /// The gradients of the first step, and what the run has made of the parameters.
  std::string gradients;
  std::string save;
  std::string json;
  std::string trace;
};

/// The options as they are written.
struct FileCommandLine {
  explicit FileCommandLine(llvm::cl::OptionCategory &category);

  llvm::cl::opt<std::string> model, data, inputs;
  llvm::cl::list<std::string> weights;
  llvm::cl::opt<std::string> gradients, save, json, trace;

  void copyTo(FileOptions &files) const;
  /// Whether they go together; tells every error.
  void check(llvm::function_ref<void(const llvm::Twine &)> fail) const;
};

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_RUN_FILEOPTIONS_H
