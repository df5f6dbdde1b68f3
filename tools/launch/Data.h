//===- Data.h - What a run reads --------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_DATA_H
#define PIPELINE_TOOLS_LAUNCH_DATA_H

#include "LaunchOptions.h"
#include "pipeline-runtime/Checkpoint.h"
#include "pipeline-runtime/DataSource.h"

#include <memory>
#include <string>
#include <vector>

namespace pipeline::launch {

/// What a model is trained on and what it starts from, open.
struct Data {
  std::unique_ptr<runtime::DataSource> source;
  /// Microbatches of the last step of a pass, if the run comes to it and it has fewer; or 0.
  std::int64_t remainder = 0;

  /// Null where the model says what its parameters start from; else, in `found`, a tensor for each
  /// of the interface's state.
  std::unique_ptr<runtime::Checkpoint> weights;
  runtime::CheckpointMatch found;

  /// What is odd about the files and no error.
  std::vector<std::string> remarks;
};

/// Whether the model can read what the options name, as far as is known before a file is opened.
/// The message of a failure follows the model's name or place.
runtime::Status checkInterface(const runtime::ModelInterface &interface,
                               const LaunchOptions &options);

/// Opens the files; which programs run on them, \p choices says. Sets the steps of the options
/// where the data decides how many there are.
runtime::Status openData(const runtime::ModelInterface &interface,
                         const runtime::PipelineChoices &choices, LaunchOptions &options,
                         Data &data);

/// Whether programs that were compiled by \p choices have a step for what is left of the data at
/// the end of a pass.
runtime::Status checkRemainder(const runtime::PipelineChoices &choices,
                               const LaunchOptions &options, const Data &data);

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_DATA_H
