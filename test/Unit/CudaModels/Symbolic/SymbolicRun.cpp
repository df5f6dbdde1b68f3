//===- SymbolicRun.cpp - Planned programs on the fake device ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SymbolicRun.h.
//
//===----------------------------------------------------------------------===//

#include "SymbolicRun.h"

#include "SymbolicKernels.h"

#include "RankContext.h"

#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>

using namespace mlir;

namespace pipeline::test {
namespace {

constexpr double clipNorm = 0.5;

/// The rings of a program; a parameter that does not change on the way has one slot.
std::vector<ParameterPlace> readPlaces(ProgramOp program) {
  std::vector<ParameterPlace> places;
  auto add = [&](auto storage, BufferType slot, std::int64_t slots) {
    if (storage.getKind() == BufferKind::Parameters)
      places.push_back({storage.getName().str(), static_cast<std::int64_t>(*storage.getOffset()),
                        slot.getBytes(), slots, slot.getElements().front().getNumElements()});
  };
  for (Operation &op : program.getBody().front()) {
    if (auto buffer = dyn_cast<BufferOp>(op))
      add(buffer, buffer.getResult().getType(), 1);
    else if (auto pool = dyn_cast<PoolOp>(op))
      add(pool, pool.getResult().getType().getSlot(), pool.getResult().getType().getSlots());
  }
  return places;
}

/// Ends the process where a run hangs, for which CTest would wait long and say little.
class Watchdog {
public:
  Watchdog()
      : thread([this] {
          std::unique_lock<std::mutex> lock(mutex);
          if (changed.wait_for(lock, std::chrono::minutes(1), [&] { return isOver; }))
            return;
          std::fputs("a run on the fake device has taken a minute: it hangs\n", stderr);
          std::abort();
        }) {}
  ~Watchdog() {
    {
      std::lock_guard<std::mutex> lock(mutex);
      isOver = true;
    }
    changed.notify_all();
    thread.join();
  }

private:
  std::mutex mutex;
  std::condition_variable changed;
  bool isOver = false;
  std::thread thread;
};

/// Every word of an input is its stamp.
class StampSource final : public runtime::DataSource {
public:
  explicit StampSource(SymbolicModel &model) : microbatchesOfStep(model.microbatches) {
    for (const SymbolicModel::Input &input : model.inputs()) {
      descriptions.push_back({input.name, input.bytes});
      std::vector<Stamp> &own = stamps.emplace_back();
      for (std::int64_t i = 0; i < model.steps * model.microbatches; ++i)
        own.push_back(model.inputOf(input.name, i));
    }
  }
  const std::vector<runtime::InputDescription> &inputs() const override { return descriptions; }
  runtime::Status load(std::int32_t input, std::int64_t step, std::int64_t microbatch,
                       void *destination) const override {
    auto number = static_cast<std::size_t>(step * microbatchesOfStep + microbatch);
    if (number >= stamps[input].size())
      return runtime::Status::failure("there is no microbatch " + std::to_string(microbatch) +
                                      " of step " + std::to_string(step));
    writeStamp(destination, descriptions[input].bytes, stamps[input][number]);
    return runtime::Status();
  }

private:
  std::vector<runtime::InputDescription> descriptions;
  std::int64_t microbatchesOfStep;
  std::vector<std::vector<Stamp>> stamps;
};

/// What parameters start from, in place of what the programs give them.
class InitialStamps {
public:
  explicit InitialStamps(const SymbolicProgram &program) {
    std::size_t count = 0;
    for (const auto &places : program.parameters)
      count += places.size();
    tensors.reserve(count);
    for (const auto &places : program.parameters) {
      auto &own = values.emplace_back();
      for (const ParameterPlace &place : places) {
        std::vector<Stamp> &words = contents.emplace_back(place.elements);
        std::fill(words.begin(), words.end(), program.model.initialOf(place.name));
        runtime::StoredTensor &tensor = tensors.emplace_back();
        tensor.name = place.name;
        tensor.shape = {place.elements};
        tensor.data = words.data();
        own.push_back({&tensor, runtime::ElementType::F32, place.offset});
      }
    }
  }

  std::vector<std::vector<runtime::InitialValue>> values;

private:
  std::deque<std::vector<Stamp>> contents;
  std::vector<runtime::StoredTensor> tensors;
};

class SymbolicRun {
public:
  SymbolicRun(SymbolicProgram &program, const Interleaving &interleaving)
      : program(program), interleaving(interleaving), source(program.model), initial(program),
        devices(interleaving.nccl ? static_cast<int>(program.parameters.size())
                                  : interleaving.devices),
        device({interleaving.seed, devices, interleaving.pace}),
        kernels(program.model, program.clips ? clipNorm : 0, device) {}

  Outcome run(const std::vector<CompiledRank> &ranks) {
    Watchdog watchdog;
    device.failCall(interleaving.failCall);
    std::unique_ptr<runtime::Run> run;
    runtime::Status status = create(ranks, run);
    if (status.ok())
      status = run->initialize();
    runtime::StepResult result;
    for (std::int64_t step = 0; step < program.model.steps && status.ok(); ++step) {
      status = run->step(result);
      if (status.ok())
        checkResult(step, result);
    }
    if (status.ok())
      status = checkParameters(*run);
    outcome.failure = status.message();
    run.reset();
    outcome.faults = device.faults();
    outcome.left = device.finish();
    outcome.left.erase(outcome.left.begin(), outcome.left.begin() + outcome.faults.size());
    outcome.errors.insert(outcome.errors.begin(), kernels.errors().begin(), kernels.errors().end());
    outcome.calls = device.calls();
    outcome.failedCall = device.failedCall();
    return std::move(outcome);
  }

private:
  runtime::Status create(const std::vector<CompiledRank> &ranks,
                         std::unique_ptr<runtime::Run> &run);
  void checkResult(std::int64_t step, const runtime::StepResult &result);
  runtime::Status checkParameters(const runtime::Run &run);

  SymbolicProgram &program;
  const Interleaving &interleaving;
  StampSource source;
  InitialStamps initial;
  const int devices;
  fake::FakeDevice device;
  SymbolicKernels kernels;
  Outcome outcome;
};

runtime::Status SymbolicRun::create(const std::vector<CompiledRank> &ranks,
                                    std::unique_ptr<runtime::Run> &run) {
  static const char image[] = "symbolic";
  runtime::CudaOptions cudaOptions;
  cudaOptions.modules = {{"symbolic", image}};
  for (const SymbolicFunction &function : program.model.functions())
    cudaOptions.kernels.push_back({0, function.name});
  runtime::RunOptions options;
  for (const CompiledRank &rank : ranks) {
    int number = static_cast<int>(options.programs.size());
    cudaOptions.ranks.push_back({number % devices, rank.events});
    options.programs.push_back(rank.program);
  }
  runtime::CudaRun cuda;
  cudaOptions.graph = interleaving.graph;
  cudaOptions.channels = program.channels;
  cudaOptions.waitTime = std::chrono::duration<double>(interleaving.waitSeconds);
  auto createRun = interleaving.nccl ? runtime::createNcclRun : runtime::createCopyRun;
  if (runtime::Status status = createRun(cudaOptions, cuda); !status.ok())
    return status;
  options.platform = std::move(cuda.platform);
  options.microbatches = program.model.microbatches;
  if (program.runsAllSteps)
    options.stepsOfProgram = program.model.steps;
  options.initialValues = initial.values;
  for (const SymbolicModel::Input &input : program.model.inputs())
    options.inputs.push_back(input.name);
  options.source = &source;
  options.outputs = static_cast<std::int32_t>(program.model.outputs());
  if (program.model.lossWeight() >= 0)
    options.lossWeight = program.model.lossWeight();
  options.parameters = static_cast<std::int32_t>(program.model.parameters());
  options.optimizer.clipNorm = program.clips ? clipNorm : 0;
  return runtime::Run::create(options, std::move(cuda.transport), run);
}

void SymbolicRun::checkResult(std::int64_t step, const runtime::StepResult &result) {
  std::vector<float> wanted = program.model.outputsOf(step);
  for (std::size_t i = 0; i < wanted.size(); ++i)
    if (result.outputs[i] != wanted[i])
      outcome.errors.push_back("output " + std::to_string(i) + " of step " + std::to_string(step) +
                               " is not the mean of what was made in sequence");
  double norm = std::sqrt(static_cast<double>(program.model.parameters()));
  if (program.clips && result.gradientNorm != norm)
    outcome.errors.push_back("the norm of step " + std::to_string(step) + " is " +
                             std::to_string(result.gradientNorm) + ", not " + std::to_string(norm));
}

runtime::Status SymbolicRun::checkParameters(const runtime::Run &run) {
  for (std::int32_t rank = 0; rank < run.ranks(); ++rank)
    for (const ParameterPlace &place : program.parameters[rank]) {
      std::vector<Stamp> words(place.elements);
      auto bytes = place.elements * static_cast<std::int64_t>(sizeof(Stamp));
      std::int64_t slot = program.model.updatesOf(place.name) % place.slots;
      if (runtime::Status status =
              run.read(rank, place.offset + slot * place.slotBytes, words.data(), bytes);
          !status.ok())
        return status;
      Stamp wanted = program.model.finalOf(place.name);
      if (!holdsStamp(words.data(), bytes, wanted))
        outcome.errors.push_back("at the end rank " + std::to_string(rank) + " has for '" +
                                 place.name + "' " +
                                 describeWords(program.model.table, words.data(), bytes) +
                                 ", but wanted is " + program.model.table.describe(wanted));
    }
  return runtime::Status();
}

/// Of the run that there is; programs are plain functions and can't have their own.
const std::vector<RankCalls> *callsOfRun = nullptr;

} // namespace

SymbolicProgram::SymbolicProgram(ModuleOp module, std::int64_t microbatches, std::int64_t steps)
    : model(module, microbatches, steps) {
  clips = false;
  for (auto program : module.getOps<ProgramOp>()) {
    runsAllSteps = program.getUpdatesAttr() != nullptr;
    program.walk([&](ExchangeNormsOp) { clips = true; });
    parameters.resize(std::max<std::size_t>(parameters.size(), program.getRank() + 1));
    parameters[program.getRank()] = readPlaces(program);
    auto rank = static_cast<std::int32_t>(program.getRank());
    program.walk([&](SendOp send) {
      channels.push_back({rank, static_cast<std::int32_t>(send.getPeer())});
    });
  }
}

std::string Outcome::text() const {
  std::string text = failure.empty() ? "" : failure + "\n";
  for (const auto *list : {&faults, &errors, &left})
    for (const std::string &line : *list)
      text += line + "\n";
  return text;
}

Outcome runSymbolically(SymbolicProgram &program, const std::vector<CompiledRank> &ranks,
                        const Interleaving &interleaving) {
  return SymbolicRun(program, interleaving).run(ranks);
}

Outcome runSymbolically(SymbolicProgram &program, const std::vector<RankCalls> &calls,
                        const Interleaving &interleaving) {
  std::vector<CompiledRank> ranks;
  // What initializes parameters is the run's.
  for (const RankCalls &rank : calls)
    ranks.push_back({{rank.arenaBytes, /*initialize=*/nullptr,
                      [](pipeline_rt_rank *rank, void *arena) {
                        for (const HostCall &call : (*callsOfRun)[rank->index].step)
                          call.make(rank, static_cast<char *>(arena));
                      }},
                     rank.events});
  callsOfRun = &calls;
  return runSymbolically(program, ranks, interleaving);
}

} // namespace pipeline::test
