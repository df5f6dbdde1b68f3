//===- TensorOutput.cpp - Gradients and parameters to files -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorOutput.h"

#include "RankMemory.h"

namespace pipeline::launch {

using runtime::ParameterPlace;
using runtime::Status;
using runtime::TensorToWrite;

static Status withOption(const std::string &option, const Status &status) {
  std::string prefix = "--" + option + ": ";
  // What comes from another process has it already.
  return status.ok() || status.message().starts_with(prefix)
             ? status
             : Status::failure(prefix + status.message());
}

Status TensorOutput::open(const std::string &option, const std::string &path, bool isWritten,
                          TensorOutput &output) {
  output.option = option;
  output.isAskedFor = !path.empty();
  if (path.empty() || !isWritten)
    return Status();
  if (Status status = runtime::AtomicFile::create(path, output.file); !status.ok())
    return withOption(option, status);
  output.removal = std::make_unique<RemovedOnSignal>(output.file->temporaryPath());
  return Status();
}

/// Calls `visit(rank, place)` for each parameter and state, on the first rank that has it: where
/// several do, their values are the same.
template <typename Visit>
static void forEachPlace(const Job &job, Visit visit) {
  std::set<std::string_view> seen;
  for (std::size_t rank = 0; rank < job.plan.ranks.size(); ++rank)
    for (const auto *places : {&job.plan.ranks[rank].parameters, &job.plan.ranks[rank].states})
      for (const ParameterPlace &place : *places)
        if (seen.insert(place.tensor.name).second)
          visit(static_cast<std::int32_t>(rank), place);
}

namespace {
/// A gradient, summed piece by piece from accumulators that may be in a device's memory.
class GradientReader {
public:
  GradientReader(const RankMemory &memory, std::int32_t rank,
                 std::vector<std::int64_t> accumulators, float divisor)
      : memory(memory), rank(rank), offsets(std::move(accumulators)), divisor(divisor) {}

  Status operator()(std::int64_t first, std::int64_t count, void *sum) {
    constexpr std::int64_t size = sizeof(float);
    pieces.resize(offsets.size());
    std::vector<const float *> addends;
    for (std::size_t i = 0; i < offsets.size(); ++i) {
      pieces[i].resize(static_cast<std::size_t>(count));
      if (Status status =
              memory.read(rank, offsets[i] + first * size, pieces[i].data(), count * size);
          !status.ok())
        return status;
      addends.push_back(pieces[i].data());
    }
    runtime::sumGradient({addends.data(), static_cast<std::int32_t>(addends.size()), divisor}, 0,
                         count, static_cast<float *>(sum));
    return Status();
  }

private:
  const RankMemory memory;
  const std::int32_t rank;
  const std::vector<std::int64_t> offsets;
  const float divisor;
  std::vector<std::vector<float>> pieces;
};
} // namespace

Status TensorOutput::writeGradients(const Job &job, const runtime::Run &run,
                                    const runtime::StepResult &step) {
  auto divisor = static_cast<float>(step.gradientDivisor);
  RankMemory memory(run, job.processes);
  std::vector<TensorToWrite> tensors;
  forEachPlace(job, [&](std::int32_t rank, const ParameterPlace &place) {
    if (!place.accumulators.empty())
      tensors.push_back({place.tensor, GradientReader(memory, rank, place.accumulators, divisor)});
  });
  return write(std::move(tensors));
}

Status TensorOutput::writeState(const Job &job, const runtime::Run &run) {
  std::vector<TensorToWrite> tensors;
  std::set<std::string_view> held;
  RankMemory memory(run, job.processes);
  forEachPlace(job, [&](std::int32_t rank, const ParameterPlace &place) {
    held.insert(place.tensor.name);
    std::int64_t size = bytesOf(place.tensor.type);
    auto read = [memory, rank, offset = place.last, size](std::int64_t first, std::int64_t count,
                                                          void *elements) {
      return memory.read(rank, offset + first * size, elements, count * size);
    };
    tensors.push_back({place.tensor, read});
  });
  // What no layer uses is on no rank, and stays what it was.
  if (job.data.weights)
    for (const runtime::StoredTensor *tensor : job.data.found.tensors)
      if (!held.count(tensor->name))
        tensors.push_back(tensorAt(*tensor, tensor->data));
  return write(std::move(tensors));
}

Status TensorOutput::write(std::vector<TensorToWrite> tensors) {
  if (!file)
    return withOption(option, runtime::readTensors(std::move(tensors)));
  Status status = runtime::writeTensors(*file, std::move(tensors));
  if (status.ok())
    status = file->commit();
  if (status.ok())
    removal = nullptr;
  return withOption(option, status);
}

} // namespace pipeline::launch
