//===- Data.cpp - What a run reads ------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Data.h"

#include <algorithm>
#include <filesystem>

namespace pipeline::launch {

using runtime::ModelInterface;
using runtime::PipelineChoices;
using runtime::Status;

/// Without weights every parameter must start from what the model says.
static Status checkInitialValues(const ModelInterface &interface) {
  std::string names;
  for (const runtime::StateTensor &tensor : interface.state)
    if (!tensor.hasInitialValue)
      names += (names.empty() ? "'" : ", '") + tensor.name + "'";
  if (names.empty())
    return Status();
  return Status::failure("does not say what these parameters and buffers start from: " + names +
                         "; give their values with --weights=FILE, or 'pipe.init' in the model");
}

Status checkInterface(const ModelInterface &interface, const LaunchOptions &options) {
  if (!options.inputs.empty() && interface.inputs.empty())
    return Status::failure("reads no input, so --inputs has nothing to give it");
  if (options.inputs.empty())
    if (Status status = interface.readsText(); !status.ok())
      return status;
  return options.weights.empty() ? checkInitialValues(interface) : Status();
}

static Status openText(const ModelInterface &interface, const PipelineChoices &choices,
                       LaunchOptions &options, Data &data) {
  runtime::MicrobatchShape shape = interface.microbatch();
  runtime::TextOptions text;
  text.path = options.data;
  text.batch = shape.batch;
  text.sequence = shape.sequence;
  text.microbatches = choices.microbatches;
  for (const runtime::ModelInput &input : interface.inputs)
    if (input.rows != 0 && (text.vocabulary == 0 || input.rows < text.vocabulary))
      text.vocabulary = input.rows;
  if (Status status = runtime::openText(text, data.source); !status.ok())
    return status;
  std::error_code code;
  auto bytes = static_cast<std::int64_t>(std::filesystem::file_size(options.data, code));
  if (choices.evaluates && !options.has("steps") && !code) {
    // Once through the text: as many windows as lie in it side by side, each with its targets.
    std::int64_t windows = (bytes - 1) / text.sequence;
    options.setSteps(std::max<std::int64_t>(1, windows / (text.batch * text.microbatches)));
  }
  return Status();
}

static Status openInputs(const ModelInterface &interface, const PipelineChoices &choices,
                         LaunchOptions &options, Data &data) {
  std::vector<std::string> unused;
  std::int64_t ofStep = choices.microbatches;
  if (Status status = runtime::openTensorInputs({options.inputs, interface.inputs, ofStep},
                                                data.source, unused);
      !status.ok())
    return status;
  for (const std::string &name : unused)
    data.remarks.push_back("the inputs in '" + options.inputs + "' hold '" + name +
                           "', which the model does not read");
  std::int64_t all = data.source->microbatches();
  if (all < ofStep)
    return Status::failure(
        "the inputs in '" + options.inputs + "' have " + std::to_string(all) +
        " microbatches, which do not fill a step of --microbatches=" + std::to_string(ofStep) +
        "; a step can have at most " + std::to_string(all));
  if (!options.has("steps") && !choices.steps)
    options.setSteps((all + ofStep - 1) / ofStep);
  // What is left for the last step of a pass, if the run comes to it.
  if (options.steps > all / ofStep)
    data.remainder = all % ofStep;
  return Status();
}

static Status openWeights(const ModelInterface &interface, const LaunchOptions &options,
                          Data &data) {
  if (Status status = runtime::Checkpoint::open(options.weights, data.weights); !status.ok())
    return status;
  std::vector<runtime::TensorDescription> wanted(interface.state.begin(), interface.state.end());
  if (Status status = data.weights->match(wanted, data.found); !status.ok())
    return status;
  for (const std::string &alias : data.found.aliases)
    data.remarks.push_back("the weights hold a tensor twice: " + alias);
  return Status();
}

Status openData(const ModelInterface &interface, const PipelineChoices &choices,
                LaunchOptions &options, Data &data) {
  auto *open = options.inputs.empty() ? openText : openInputs;
  if (Status status = open(interface, choices, options, data); !status.ok())
    return status;
  return options.weights.empty() ? Status() : openWeights(interface, options, data);
}

Status checkRemainder(const PipelineChoices &choices, const LaunchOptions &options,
                      const Data &data) {
  if (data.remainder == 0 || data.remainder == choices.remainder)
    return Status();
  std::string left = std::to_string(data.remainder);
  std::string remedy = "run at most " +
                       std::to_string(data.source->microbatches() / choices.microbatches) +
                       " steps";
  return Status::failure(
      "the inputs in '" + options.inputs + "' have " + left +
      " microbatches left for the last step of a pass, and there are programs for steps of " +
      std::to_string(choices.microbatches) +
      (choices.remainder == 0 ? "" : " and " + std::to_string(choices.remainder)) +
      (choices.asynchronous ? "; give inputs that make whole steps"
                            : "; compile the model with --remainder=" + left + ", or " + remedy));
}

} // namespace pipeline::launch
