//===- FileSource.cpp - Inputs from a safetensors file ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/DataSource.h"
#include "pipeline-runtime/Safetensors.h"

#include <algorithm>
#include <cstring>

namespace pipeline::runtime {
namespace {

/// The sizes of one microbatch behind the leading one, which a scalar has not.
std::vector<std::int64_t> innerShape(const std::vector<std::int64_t> &shape) {
  return {shape.begin() + (shape.empty() ? 0 : 1), shape.end()};
}

/// As a file must have it: `F32 [k * 4, 32]`.
std::string wantedText(const ModelInput &input) {
  std::string text = std::string(nameOf(input.type)) + " [k";
  for (std::size_t i = 0; i < input.shape.size(); ++i)
    text += (i ? ", " : " * ") + std::to_string(input.shape[i]);
  return text + "]";
}

/// How many microbatches of \p input a tensor holds; 0 if it does not hold such.
std::int64_t countMicrobatches(const ModelInput &input, const StoredTensor &tensor) {
  if (!canRead(tensor.type, input.type) || bytesOf(tensor.type) != bytesOf(input.type) ||
      tensor.shape.empty() || innerShape(tensor.shape) != innerShape(input.shape))
    return 0;
  std::int64_t leading = input.shape.empty() ? 1 : input.shape.front();
  return leading > 0 && tensor.shape.front() % leading == 0 ? tensor.shape.front() / leading : 0;
}

//===----------------------------------------------------------------------===//
// Elements that are indices
//===----------------------------------------------------------------------===//

std::string placeOf(std::int64_t element, const std::vector<std::int64_t> &shape) {
  std::string text;
  for (auto size = shape.rbegin(); size != shape.rend(); ++size) {
    text = std::to_string(element % *size) + (text.empty() ? "" : ", ") + text;
    element /= *size;
  }
  return "[" + text + "]";
}

template <typename Integer>
Status checkIndices(const StoredTensor &tensor, std::int64_t rows) {
  const auto *bytes = static_cast<const unsigned char *>(tensor.data);
  for (std::int64_t i = 0, end = tensor.elements(); i < end; ++i) {
    Integer index;
    std::memcpy(&index, bytes + i * static_cast<std::int64_t>(sizeof(index)), sizeof(index));
    if (index < 0 || index >= rows)
      return Status::failure(
          "'" + tensor.name + "' is " + std::to_string(index) + " at " + placeOf(i, tensor.shape) +
          ", but the model looks it up in a table of " + std::to_string(rows) + " rows");
  }
  return Status();
}

/// Programs read all integers as signed ones.
Status checkIndices(const ModelInput &input, const StoredTensor &tensor) {
  if (input.rows == 0)
    return Status();
  switch (bytesOf(tensor.type)) {
  case 1:
    return checkIndices<std::int8_t>(tensor, input.rows);
  case 2:
    return checkIndices<std::int16_t>(tensor, input.rows);
  case 4:
    return checkIndices<std::int32_t>(tensor, input.rows);
  default:
    return checkIndices<std::int64_t>(tensor, input.rows);
  }
}

//===----------------------------------------------------------------------===//
// The source
//===----------------------------------------------------------------------===//

class FileSource final : public DataSource {
public:
  explicit FileSource(const TensorInputOptions &options)
      : path(options.path), ofStep(options.microbatches) {}

  Status open(const std::vector<ModelInput> &inputs, std::vector<std::string> &unused) {
    if (Status status = TensorFile::open(path, file); !status.ok())
      return status;
    if (Status status = bind(inputs); !status.ok())
      return Status::failure("the inputs in '" + path +
                             "' are not the model's:" + status.message());
    for (std::size_t i = 0; i < inputs.size(); ++i)
      if (Status status = checkIndices(inputs[i], *tensors[i]); !status.ok())
        return Status::failure("the inputs in '" + path + "': " + status.message());
    for (const StoredTensor &tensor : file->tensors())
      if (std::find(tensors.begin(), tensors.end(), &tensor) == tensors.end())
        unused.push_back(tensor.name);
    return Status();
  }

  const std::vector<InputDescription> &inputs() const override { return descriptions; }
  std::int64_t microbatches() const override { return count; }

  Status load(std::int32_t input, std::int64_t step, std::int64_t microbatch,
              void *destination) const override {
    std::int64_t stepsOfPass = (count + ofStep - 1) / ofStep;
    std::int64_t number = step % stepsOfPass * ofStep + microbatch;
    const StoredTensor &tensor = *tensors[static_cast<std::size_t>(input)];
    if (number >= count)
      return Status::failure("the inputs in '" + path + "' have " + std::to_string(count) +
                             " microbatches, so step " + std::to_string(step) + " has no number " +
                             std::to_string(microbatch));
    auto bytes = static_cast<std::size_t>(descriptions[static_cast<std::size_t>(input)].bytes);
    const auto *source = static_cast<const unsigned char *>(tensor.data) + number * bytes;
    auto *target = static_cast<unsigned char *>(destination);
    // A program takes a boolean for 0 or 1; a file may hold any byte.
    if (tensor.type == ElementType::Bool)
      std::transform(source, source + bytes, target,
                     [](unsigned char byte) -> unsigned char { return byte != 0; });
    else if (bytes > 0)
      std::memcpy(target, source, bytes);
    return Status();
  }

private:
  /// Finds the tensors of the inputs. A failure lists, a line for each, what is wrong.
  Status bind(const std::vector<ModelInput> &inputs) {
    std::string problems;
    auto complain = [&](const ModelInput &input, const std::string &what) {
      problems += "\n  '" + input.name + "', " + wantedText(input) + ", " + what;
    };
    const ModelInput *first = nullptr;
    for (const ModelInput &input : inputs) {
      const StoredTensor *tensor = find(input.name);
      tensors.push_back(tensor);
      descriptions.push_back({input.name, input.bytes()});
      if (!tensor) {
        complain(input, "is missing");
        continue;
      }
      std::int64_t found = countMicrobatches(input, *tensor);
      if (found == 0) {
        complain(input, "is " + tensor->text());
      } else if (!first) {
        first = &input;
        count = found;
      } else if (found != count) {
        complain(input, "has k = " + std::to_string(found) + ", but '" + first->name +
                            "' has k = " + std::to_string(count));
      }
    }
    return problems.empty() ? Status() : Status::failure(problems);
  }

  const StoredTensor *find(const std::string &name) const {
    for (const StoredTensor &tensor : file->tensors())
      if (tensor.name == name)
        return &tensor;
    return nullptr;
  }

  const std::string path;
  /// Microbatches of a step, and of the file.
  const std::int64_t ofStep;
  std::int64_t count = 0;
  std::unique_ptr<TensorFile> file;
  /// By input.
  std::vector<const StoredTensor *> tensors;
  std::vector<InputDescription> descriptions;
};

} // namespace

Status openTensorInputs(const TensorInputOptions &options, std::unique_ptr<DataSource> &source,
                        std::vector<std::string> &unused) {
  source = nullptr;
  auto inputs = std::make_unique<FileSource>(options);
  if (Status status = inputs->open(options.inputs, unused); !status.ok())
    return status;
  source = std::move(inputs);
  return Status();
}

} // namespace pipeline::runtime
