//===- TensorOutput.cpp - Gradients and parameters to files -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorOutput.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Signals.h"

namespace pipeline::driver {

using runtime::TensorToWrite;

static llvm::Error makeError(llvm::StringRef option, const runtime::Status &status) {
  return llvm::createStringError("--" + option + ": " + status.message());
}

llvm::Expected<TensorOutput> TensorOutput::open(llvm::StringRef option, const std::string &path) {
  TensorOutput output;
  if (path.empty())
    return output;
  output.option = option.str();
  if (runtime::Status status = runtime::AtomicFile::create(path, output.file); !status.ok())
    return makeError(option, status);
  // A run that is interrupted leaves nothing behind either.
  llvm::sys::RemoveFileOnSignal(output.file->temporaryPath());
  return output;
}

/// Calls `visit(place, arena)` for each parameter and state, on the first rank that has it: where
/// several do, their values are the same.
template <typename Visit>
static void forEachPlace(const Job &job, const runtime::Run &run, Visit visit) {
  llvm::StringSet<> seen;
  for (auto [rank, plan] : llvm::enumerate(job.model.plans)) {
    const auto *arena = static_cast<const char *>(run.arena(static_cast<int32_t>(rank)));
    for (const ParameterPlace &place :
         llvm::concat<const ParameterPlace>(plan.parameters, plan.states))
      if (seen.insert(place.tensor.name).second)
        visit(place, arena);
  }
}

llvm::Error TensorOutput::writeGradients(const Job &job, const runtime::Run &run,
                                         const runtime::StepResult &step) {
  auto divisor = static_cast<float>(step.gradientDivisor);
  std::vector<TensorToWrite> tensors;
  forEachPlace(job, run, [&](const ParameterPlace &place, const char *arena) {
    if (place.accumulators.empty())
      return;
    std::vector<const float *> accumulators;
    for (int64_t offset : place.accumulators)
      accumulators.push_back(reinterpret_cast<const float *>(arena + offset));
    auto read = [accumulators, divisor](int64_t first, int64_t count, void *elements) {
      auto number = static_cast<int32_t>(accumulators.size());
      runtime::sumGradient({accumulators.data(), number, divisor}, first, count,
                           static_cast<float *>(elements));
    };
    tensors.push_back({place.tensor, read});
  });
  return write(std::move(tensors));
}

llvm::Error TensorOutput::writeState(const Job &job, const runtime::Run &run) {
  std::vector<TensorToWrite> tensors;
  llvm::StringSet<> held;
  forEachPlace(job, run, [&](const ParameterPlace &place, const char *arena) {
    held.insert(place.tensor.name);
    tensors.push_back(tensorAt(place.tensor, arena + place.last));
  });
  // What no layer uses is on no rank, and stays what it was.
  if (job.weights)
    for (const runtime::StoredTensor *tensor : job.found.tensors)
      if (!held.contains(tensor->name))
        tensors.push_back(tensorAt(*tensor, tensor->data));
  return write(std::move(tensors));
}

llvm::Error TensorOutput::write(std::vector<TensorToWrite> tensors) {
  runtime::Status status = runtime::writeTensors(*file, std::move(tensors));
  if (status.ok())
    status = file->commit();
  if (!status.ok())
    return makeError(option, status);
  llvm::sys::DontRemoveFileOnSignal(file->temporaryPath());
  return llvm::Error::success();
}

} // namespace pipeline::driver
