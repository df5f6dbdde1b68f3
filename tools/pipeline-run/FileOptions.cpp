//===- FileOptions.cpp - The options that name files ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FileOptions.h"

namespace cl = llvm::cl;

namespace pipeline::driver {

FileCommandLine::FileCommandLine(cl::OptionCategory &category)
    : model(cl::Positional, cl::Required, cl::desc("MODEL.mlir"), cl::cat(category)),
      data("data", cl::value_desc("file"),
           cl::desc("The text to train on, whose bytes are the tokens"), cl::cat(category)),
      inputs("inputs", cl::value_desc("file"),
             cl::desc("In place of a text: a safetensors file with a tensor for each input of the "
                      "model, of any number of microbatches"),
             cl::cat(category)),
      weights(
          "weights", cl::CommaSeparated, cl::value_desc("file,..."),
          cl::desc("What the parameters and buffers start from: safetensors files, the index of a "
                   "checkpoint in shards, or its folder (as the model says)"),
          cl::cat(category)),
      gradients("gradients", cl::value_desc("file"),
                cl::desc("Write the gradients of the first step, the mean over its microbatches, "
                         "as a safetensors file"),
                cl::cat(category)),
      save("save", cl::value_desc("file"),
           cl::desc("Write the parameters and buffers after the last step as a safetensors file"),
           cl::cat(category)),
      json("json", cl::value_desc("file"), cl::desc("Write losses, times and memory as JSON"),
           cl::cat(category)),
      trace("trace", cl::value_desc("file"),
            cl::desc("Write what every rank did when, as Chrome trace JSON"), cl::cat(category)) {}

void FileCommandLine::copyTo(FileOptions &files) const {
  files.model = model;
  files.data = data;
  files.inputs = inputs;
  files.weights.assign(weights.begin(), weights.end());
  files.gradients = gradients;
  files.save = save;
  files.json = json;
  files.trace = trace;
}

void FileCommandLine::check(llvm::function_ref<void(const llvm::Twine &)> fail) const {
  if (data.empty() && inputs.empty())
    fail("a run needs data: --data=TEXT, or --inputs=FILE with the model's inputs as tensors");
  if (!data.empty() && !inputs.empty())
    fail("--data and --inputs both say what the model reads; drop one of them");
  const cl::opt<std::string> *outputs[] = {&gradients, &save, &json, &trace};
  for (const auto *const *later = std::begin(outputs); later != std::end(outputs); ++later)
    for (const auto *const *earlier = std::begin(outputs); earlier != later; ++earlier)
      if (!(*later)->empty() && (*later)->getValue() == (*earlier)->getValue())
        fail("--" + (*earlier)->ArgStr + " and --" + (*later)->ArgStr + " would both write '" +
             (*later)->getValue() + "'");
}

} // namespace pipeline::driver
