//===- ModelRun.cpp - A model trained on the fake device --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ModelRun.h.
//
//===----------------------------------------------------------------------===//

#include "ModelRun.h"

#include "OwnKernels.h"
#include "launch/Job.h"
#include "pipeline-runtime/CudaPlatform.h"

#include <cmath>
#include <cstring>
#include <optional>

namespace pipeline::test {
namespace {

using runtime::Status;

/// Inputs of a file, over and over.
class RepeatedSource final : public runtime::DataSource {
public:
  RepeatedSource(std::unique_ptr<runtime::DataSource> source, std::int64_t microbatches)
      : source(std::move(source)), ofStep(microbatches) {}

  const std::vector<runtime::InputDescription> &inputs() const override { return source->inputs(); }
  Status load(std::int32_t input, std::int64_t step, std::int64_t microbatch,
              void *destination) const override {
    std::int64_t number = step * ofStep + microbatch;
    return source->load(input, number % source->microbatches(), 0, destination);
  }

private:
  std::unique_ptr<runtime::DataSource> source;
  std::int64_t ofStep;
};

Status openData(const runtime::Plan &plan, const RunSettings &settings, launch::Data &data) {
  // One microbatch a step, so that any of them can be had.
  std::unique_ptr<runtime::DataSource> source;
  std::vector<std::string> unused;
  if (Status status = openTensorInputs({settings.inputs, plan.interface.inputs, 1}, source, unused);
      !status.ok())
    return status;
  data.source = std::make_unique<RepeatedSource>(std::move(source), plan.choices.microbatches);
  if (Status status = runtime::Checkpoint::open({settings.weights}, data.weights); !status.ok())
    return status;
  return data.weights->match({plan.interface.state.begin(), plan.interface.state.end()},
                             data.found);
}

/// One training, from its files to its result.
class Training {
public:
  Training(const EmulatedModel &model, const RunSettings &settings)
      : plan(model.compiled.plan), model(model), settings(settings) {
    if (model.kernels)
      device.emplace(settings.device);
  }

  TrainingResult run() {
    if (Status status = runSteps(); !status.ok())
      result.faults.push_back(status.message());
    current.reset();
    if (device)
      for (std::string &fault : device->finish())
        result.faults.push_back(std::move(fault));
    return std::move(result);
  }

private:
  const runtime::Plan &plan;
  const EmulatedModel &model;
  const RunSettings &settings;
  std::optional<fake::FakeDevice> device;
  launch::Data data;
  std::unique_ptr<runtime::Run> current;
  TrainingResult result;

  Status runSteps() {
    if (Status status = createRun(); !status.ok())
      return status;
    if (Status status = current->initialize(); !status.ok())
      return status;
    runtime::StepResult step;
    for (std::int64_t i = 0; i < settings.steps; ++i) {
      if (Status status = current->step(step); !status.ok())
        return status;
      result.outputs.push_back(step.outputs);
      result.gradientNorms.push_back(step.gradientNorm);
    }
    for (std::size_t rank = 0; rank < plan.ranks.size(); ++rank)
      for (const auto *places : {&plan.ranks[rank].parameters, &plan.ranks[rank].states})
        if (Status status = readState(static_cast<std::int32_t>(rank), *places); !status.ok())
          return status;
    return Status();
  }

  Status createRun() {
    if (Status status = openData(plan, settings, data); !status.ok())
      return status;
    launch::LaunchOptions options;
    options.steps = settings.steps;
    options.optimizer = settings.optimizer;
    launch::Devices devices;
    launch::Processes processes;
    launch::Job job{"", plan, model.compiled.code, options, data, devices, processes};
    runtime::RunOptions run = job.getRunOptions();
    if (settings.remainder != 0)
      run.shortStep = runtime::ShortStep{model.compiled.code.shortPrograms, settings.remainder,
                                         settings.wholeSteps};
    auto ranks = static_cast<std::int32_t>(plan.ranks.size());
    std::unique_ptr<runtime::Transport> transport;
    if (!device) {
      transport = runtime::createThreadsTransport(ranks);
    } else if (Status status = connect(run, transport); !status.ok()) {
      return status;
    }
    return runtime::Run::create(run, std::move(transport), current);
  }

  Status connect(runtime::RunOptions &run, std::unique_ptr<runtime::Transport> &transport) {
    fake::addOwnKernels(*device);
    addKernels(*device, *model.kernels, settings.device.seed, result.faults);
    static const char image[] = "the emulator's";
    runtime::CudaOptions options;
    options.modules = {{"emulated", image}};
    for (const std::string &kernel : plan.kernels)
      options.kernels.push_back({0, kernel});
    for (const runtime::RankPlan &rank : plan.ranks)
      options.ranks.push_back(
          {static_cast<int>(options.ranks.size()) % settings.device.devices, rank.events});
    options.graph = settings.graph;
    runtime::CudaRun cuda;
    if (Status status = createCopyRun(options, cuda); !status.ok())
      return status;
    run.platform = std::move(cuda.platform);
    transport = std::move(cuda.transport);
    return Status();
  }

  /// Reads what a rank has of the model's state; ranks that hold the same must have the same bits.
  Status readState(std::int32_t rank, const std::vector<runtime::ParameterPlace> &places) {
    for (const runtime::ParameterPlace &place : places) {
      std::vector<std::uint8_t> bytes(static_cast<std::size_t>(place.tensor.bytes()));
      if (Status status = current->read(rank, place.last, bytes.data(), place.tensor.bytes());
          !status.ok())
        return status;
      auto [it, isNew] = result.state.try_emplace(place.tensor.name, bytes);
      if (!isNew && it->second != bytes)
        result.faults.push_back("'" + place.tensor.name + "' of rank " + std::to_string(rank) +
                                " is not what another rank has");
    }
    return Status();
  }
};

Dim3 getDim3(dim3 size) { return {size.x, size.y, size.z}; }

std::string toText(float value) {
  std::uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return std::to_string(value) + " (bits " + std::to_string(bits) + ")";
}

} // namespace

std::vector<float> TrainingResult::losses() const {
  std::vector<float> losses;
  for (const std::vector<float> &step : outputs)
    losses.push_back(step[0]);
  return losses;
}

void addKernels(fake::FakeDevice &device, const EmulatedKernels &kernels, std::uint64_t seed,
                std::vector<std::string> &errors) {
  for (const EmulatedKernels::Kernel &kernel : kernels.getKernels()) {
    fake::Kernel own;
    own.parameterBytes.assign(kernel.parameters.size(), sizeof(std::uint64_t));
    own.accesses = [&kernel](const fake::Launch &launch) {
      std::vector<fake::Access> accesses;
      for (std::size_t i = 0; i < kernel.parameters.size(); ++i) {
        const ParameterAccess &parameter = kernel.parameters[i];
        if (!parameter.reads && !parameter.writes)
          continue;
        auto *first = launch.argument<const unsigned char *>(i);
        for (ByteRange range : parameter.ranges)
          accesses.push_back({first + range.begin, range.end - range.begin, parameter.writes});
      }
      return accesses;
    };
    own.run = [&kernels, &kernel, &errors, seed](const fake::Launch &launch) {
      std::vector<std::uint64_t> words;
      for (std::size_t i = 0; i < launch.arguments.size(); ++i)
        words.push_back(launch.argument<std::uint64_t>(i));
      std::string error =
          kernels.run(kernel, getDim3(launch.grid), getDim3(launch.block), words, seed);
      if (!error.empty())
        errors.push_back(error);
    };
    device.add(kernel.name, std::move(own));
  }
}

TrainingResult train(const EmulatedModel &model, const RunSettings &settings) {
  return Training(model, settings).run();
}

std::string describeDifference(const TrainingResult &expected, const TrainingResult &actual) {
  if (actual.outputs.size() != expected.outputs.size())
    return std::to_string(actual.outputs.size()) + " steps instead of " +
           std::to_string(expected.outputs.size());
  for (std::size_t step = 0; step < expected.outputs.size(); ++step)
    for (std::size_t output = 0; output < expected.outputs[step].size(); ++output) {
      float is = actual.outputs[step][output], should = expected.outputs[step][output];
      if (std::memcmp(&is, &should, sizeof is) != 0)
        return "output " + std::to_string(output) + " of step " + std::to_string(step) + " is " +
               toText(is) + ", not " + toText(should);
    }
  for (const auto &[name, bytes] : expected.state)
    if (auto it = actual.state.find(name); it == actual.state.end() || it->second != bytes)
      return "'" + name + "' has other bits";
  return "";
}

std::string describeDistance(const TrainingResult &expected, const TrainingResult &actual,
                             double tolerance) {
  auto read = [](const std::vector<std::uint8_t> &bytes) {
    std::vector<float> values(bytes.size() / sizeof(float));
    std::memcpy(values.data(), bytes.data(), values.size() * sizeof(float));
    return values;
  };
  for (const auto &[name, bytes] : expected.state) {
    auto it = actual.state.find(name);
    if (it == actual.state.end() || it->second.size() != bytes.size())
      return "'" + name + "' is missing";
    if (it->second == bytes)
      continue;
    std::vector<float> is = read(it->second), should = read(bytes);
    double error = 0, norm = 0;
    for (std::size_t i = 0; i < should.size(); ++i) {
      error += std::pow(is[i] - should[i], 2);
      norm += std::pow(should[i], 2);
    }
    if (!(std::sqrt(error) <= tolerance * std::sqrt(norm)))
      return "'" + name + "' is off by " + std::to_string(std::sqrt(error)) + " of " +
             std::to_string(std::sqrt(norm));
  }
  return "";
}

} // namespace pipeline::test
