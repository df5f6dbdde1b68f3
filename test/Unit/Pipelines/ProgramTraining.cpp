//===- ProgramTraining.cpp - Training by compiled programs ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ProgramTraining.h.
//
//===----------------------------------------------------------------------===//

#include "ProgramTraining.h"

#include "gtest/gtest.h"

namespace pipeline::test {

static runtime::RunOptions getRunOptions(const CompiledPipeline &compiled,
                                         const TrainingOptions &options) {
  runtime::RunOptions run;
  run.programs = compiled.programs;
  run.microbatches = options.microbatches;
  if (compiled.runsAllSteps)
    run.stepsOfProgram = options.steps;
  if (options.shortMicrobatches > 0)
    run.shortStep =
        runtime::ShortStep{compiled.shortPrograms, options.shortMicrobatches, options.wholeSteps};
  run.seed = options.seed;
  run.optimizer = options.optimizer;
  for (const StageGraph::Input &input : compiled.graph.inputs)
    run.inputs.push_back(input.name);
  run.source = options.source;
  run.outputs = static_cast<std::int32_t>(compiled.graph.outputs.size());
  if (compiled.graph.lossWeight)
    run.lossWeight = static_cast<std::int32_t>(*compiled.graph.lossWeight);
  for (const auto &[output, message] : compiled.graph.checks)
    run.checks.push_back({static_cast<std::int32_t>(output), message});
  run.parameters = static_cast<std::int32_t>(compiled.graph.parameters.size());
  return run;
}

/// Adds the newest versions of a rank's parameters, which are in its arena.
static void readParameters(const std::vector<ParameterRing> &rings, const void *arena,
                           std::int64_t updates, TrainingRecord &record) {
  for (const ParameterRing &ring : rings) {
    auto *newest = reinterpret_cast<const float *>(static_cast<const char *>(arena) + ring.offset +
                                                   updates % ring.slots * ring.slotBytes);
    std::vector<float> values(newest, newest + ring.elements);
    auto [it, isNew] = record.parameters.try_emplace(ring.name, values);
    EXPECT_TRUE(isNew || it->second == values) << ring.name << " differs between ranks";
  }
}

static void readStates(const std::vector<StatePlace> &places, const void *arena,
                       TrainingRecord &record) {
  for (const StatePlace &place : places) {
    const auto *bytes = static_cast<const std::uint8_t *>(arena) + place.offset;
    std::vector<std::uint8_t> values(bytes, bytes + place.bytes);
    auto [it, isNew] = record.states.try_emplace(place.name, values);
    EXPECT_TRUE(isNew || it->second == values) << place.name << " differs between ranks";
  }
}

/// Runs all steps; what they give goes into the record.
static runtime::Status runSteps(const CompiledPipeline &compiled, const TrainingOptions &options,
                                TrainingRecord &record, std::unique_ptr<runtime::Run> &run) {
  auto ranks = static_cast<std::int32_t>(compiled.programs.size());
  runtime::Status status = runtime::Run::create(getRunOptions(compiled, options),
                                                runtime::createThreadsTransport(ranks), run);
  if (status.ok())
    status = run->initialize();
  runtime::StepResult result;
  for (std::int64_t step = 0; step < options.steps && status.ok(); ++step) {
    status = run->step(result);
    if (status.ok())
      record.outputs.push_back(result.outputs);
  }
  return status;
}

TrainingRecord trainByPrograms(const CompiledPipeline &compiled, std::int64_t updates,
                               const TrainingOptions &options) {
  TrainingRecord record;
  std::unique_ptr<runtime::Run> run;
  runtime::Status status = runSteps(compiled, options, record, run);
  EXPECT_TRUE(status.ok()) << status.message();
  if (status.ok())
    for (std::int32_t rank = 0; rank < run->ranks(); ++rank) {
      readParameters(compiled.parameters[rank], run->arena(rank), updates, record);
      readStates(compiled.states[rank], run->arena(rank), record);
    }
  return record;
}

std::string findFailure(const CompiledPipeline &compiled, const TrainingOptions &options) {
  TrainingRecord record;
  std::unique_ptr<runtime::Run> run;
  return runSteps(compiled, options, record, run).message();
}

} // namespace pipeline::test
