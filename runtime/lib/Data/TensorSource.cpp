//===- TensorSource.cpp - Inputs from memory --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/DataSource.h"

#include <cstring>

namespace pipeline::runtime {
namespace {

class TensorSource final : public DataSource {
public:
  explicit TensorSource(std::vector<TensorInput> given) : tensors(std::move(given)) {
    for (const TensorInput &tensor : tensors)
      descriptions.push_back(
          {tensor.name, static_cast<std::int64_t>(tensor.microbatches.front().size())});
  }

  const std::vector<InputDescription> &inputs() const override { return descriptions; }

  Status load(std::int32_t input, std::int64_t, std::int64_t microbatch,
              void *destination) const override {
    const auto &all = tensors[static_cast<std::size_t>(input)].microbatches;
    const auto &bytes = all[static_cast<std::size_t>(microbatch) % all.size()];
    if (!bytes.empty())
      std::memcpy(destination, bytes.data(), bytes.size());
    return Status();
  }

private:
  std::vector<TensorInput> tensors;
  std::vector<InputDescription> descriptions;
};

} // namespace

Status createTensorSource(std::vector<TensorInput> inputs, std::unique_ptr<DataSource> &source) {
  source = nullptr;
  for (const TensorInput &input : inputs) {
    if (input.microbatches.empty())
      return Status::failure("input '" + input.name + "' has no microbatch");
    for (const auto &bytes : input.microbatches)
      if (bytes.size() != input.microbatches.front().size())
        return Status::failure("the microbatches of input '" + input.name + "' have " +
                               std::to_string(input.microbatches.front().size()) + " and " +
                               std::to_string(bytes.size()) + " bytes");
  }
  source = std::make_unique<TensorSource>(std::move(inputs));
  return Status();
}

} // namespace pipeline::runtime
