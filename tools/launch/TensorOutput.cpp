//===- TensorOutput.cpp - Gradients and parameters to files -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorOutput.h"

namespace pipeline::launch {

using runtime::ParameterPlace;
using runtime::Status;
using runtime::TensorToWrite;

static Status withOption(const std::string &option, const Status &status) {
  return status.ok() ? status : Status::failure("--" + option + ": " + status.message());
}

Status TensorOutput::open(const std::string &option, const std::string &path,
                          TensorOutput &output) {
  output.option = option;
  if (path.empty())
    return Status();
  if (Status status = runtime::AtomicFile::create(path, output.file); !status.ok())
    return withOption(option, status);
  output.removal = std::make_unique<RemovedOnSignal>(output.file->temporaryPath());
  return Status();
}

/// Calls `visit(place, arena)` for each parameter and state, on the first rank that has it: where
/// several do, their values are the same.
template <typename Visit>
static void forEachPlace(const Job &job, const runtime::Run &run, Visit visit) {
  std::set<std::string_view> seen;
  for (std::int32_t number = 0; number < run.ranks(); ++number) {
    const auto *arena = static_cast<const char *>(run.arena(number));
    const runtime::RankPlan &rank = job.plan.ranks[number];
    for (const auto *places : {&rank.parameters, &rank.states})
      for (const ParameterPlace &place : *places)
        if (seen.insert(place.tensor.name).second)
          visit(place, arena);
  }
}

Status TensorOutput::writeGradients(const Job &job, const runtime::Run &run,
                                    const runtime::StepResult &step) {
  auto divisor = static_cast<float>(step.gradientDivisor);
  std::vector<TensorToWrite> tensors;
  forEachPlace(job, run, [&](const ParameterPlace &place, const char *arena) {
    if (place.accumulators.empty())
      return;
    std::vector<const float *> accumulators;
    for (std::int64_t offset : place.accumulators)
      accumulators.push_back(reinterpret_cast<const float *>(arena + offset));
    auto read = [accumulators, divisor](std::int64_t first, std::int64_t count, void *elements) {
      auto number = static_cast<std::int32_t>(accumulators.size());
      runtime::sumGradient({accumulators.data(), number, divisor}, first, count,
                           static_cast<float *>(elements));
    };
    tensors.push_back({place.tensor, read});
  });
  return write(std::move(tensors));
}

Status TensorOutput::writeState(const Job &job, const runtime::Run &run) {
  std::vector<TensorToWrite> tensors;
  std::set<std::string_view> held;
  forEachPlace(job, run, [&](const ParameterPlace &place, const char *arena) {
    held.insert(place.tensor.name);
    tensors.push_back(tensorAt(place.tensor, arena + place.last));
  });
  // What no layer uses is on no rank, and stays what it was.
  if (job.data.weights)
    for (const runtime::StoredTensor *tensor : job.data.found.tensors)
      if (!held.count(tensor->name))
        tensors.push_back(tensorAt(*tensor, tensor->data));
  return write(std::move(tensors));
}

Status TensorOutput::write(std::vector<TensorToWrite> tensors) {
  Status status = runtime::writeTensors(*file, std::move(tensors));
  if (status.ok())
    status = file->commit();
  if (status.ok())
    removal = nullptr;
  return withOption(option, status);
}

} // namespace pipeline::launch
