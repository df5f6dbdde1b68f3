//===- Job.cpp - A plan with its code and its data, ready to run -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Job.h"

#include <map>

namespace pipeline::launch {

/// By rank, where the weights go.
static std::vector<std::vector<runtime::InitialValue>> getInitialValues(const Job &job) {
  std::vector<std::vector<runtime::InitialValue>> values;
  if (!job.data.weights)
    return values;
  std::map<std::string_view, const runtime::StoredTensor *> stored;
  const std::vector<runtime::StateTensor> &state = job.plan.interface.state;
  for (std::size_t i = 0; i < state.size(); ++i)
    stored[state[i].name] = job.data.found.tensors[i];
  for (const runtime::RankPlan &rank : job.plan.ranks) {
    auto &ofRank = values.emplace_back();
    for (const auto *places : {&rank.parameters, &rank.states})
      for (const runtime::ParameterPlace &place : *places)
        ofRank.push_back({stored[place.tensor.name], place.tensor.type, place.first});
  }
  return values;
}

/// The events of a rank that a trace has room for.
static std::int64_t getTraceCapacity(const runtime::PipelineChoices &choices, std::int64_t steps) {
  // F, I and W of every stage and microbatch, or F, B and an update; and where updates wait for
  // all of that, zeros, norms and updates in spare time and at the end. A trace of more than this
  // is beyond its viewers.
  constexpr std::int64_t mostEvents = 1 << 22;
  std::int64_t ofStep = 3 * choices.chunks * choices.microbatches + 2 * choices.chunks + 4;
  return ofStep > mostEvents / steps ? mostEvents : ofStep * steps;
}

runtime::RunOptions Job::getRunOptions() const {
  const runtime::PipelineChoices &choices = plan.choices;
  runtime::RunOptions run;
  run.programs = code.programs;
  run.microbatches = choices.microbatches;
  run.stepsOfProgram = choices.steps;
  if (data.remainder != 0)
    run.shortStep = runtime::ShortStep{code.shortPrograms, data.remainder,
                                       data.source->microbatches() / choices.microbatches};
  run.peers = processes.peers;
  run.seed = options.seed;
  run.initialValues = getInitialValues(*this);
  run.optimizer = options.optimizer;
  run.inputs = plan.loadedInputs;
  run.source = data.source.get();
  run.outputs = static_cast<std::int32_t>(plan.outputs.size());
  for (std::int32_t number = 0; number < run.outputs; ++number)
    if (plan.outputs[number].role == runtime::OutputRole::Check)
      run.checks.push_back({number, plan.outputs[number].message});
  run.lossWeight = plan.lossWeight();
  run.parameters = static_cast<std::int32_t>(plan.parameterTensors);
  run.timeContractions = true;
  if (!options.trace.empty())
    run.traceCapacity = getTraceCapacity(choices, options.steps);
  return run;
}

std::vector<std::string> listUnsaved(const Job &job) {
  std::vector<std::string> warnings;
  // A file of weights has the value of a parameter that no layer uses all the same; what the model
  // says that it starts from is never made.
  if (job.options.save.empty() || job.data.weights)
    return warnings;
  std::set<std::string_view> held;
  for (const runtime::RankPlan &rank : job.plan.ranks)
    for (const runtime::ParameterPlace &place : rank.parameters)
      held.insert(place.tensor.name);
  for (const runtime::StateTensor &tensor : job.plan.interface.state)
    if (tensor.isParameter && !held.count(tensor.name))
      warnings.push_back("--save leaves out the parameter '" + tensor.name +
                         "', which no layer uses");
  return warnings;
}

} // namespace pipeline::launch
