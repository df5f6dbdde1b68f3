//===- StepPrediction.cpp - What a step should take -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepPrediction.h"
#include "pipeline/Schedule/Simulator.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>

using namespace pipeline::schedule;

namespace pipeline::testing {

namespace {

/// A sum of times and how many there are.
struct Sum {
  double seconds = 0;
  int64_t count = 0;

  void add(double time) {
    seconds += time;
    ++count;
  }
  double mean() const { return count == 0 ? 0 : seconds / static_cast<double>(count); }
};

/// What a trace says of all steps but the first, in which memory is touched for the
/// first time.
struct Times {
  explicit Times(const Problem &problem)
      : forward(problem.stages()), backward(problem.stages()), input(problem.stages()),
        weight(problem.stages()), updates(problem.ranks) {}

  void add(const llvm::json::Object &event) {
    const llvm::json::Object *arguments = event.getObject("args");
    int64_t step = arguments ? arguments->getInteger("step").value_or(0) : 0;
    if (step == 0)
      return;
    lastStep = std::max(lastStep, step);
    double seconds = event.getNumber("dur").value_or(0) * 1e-6;
    auto stage = arguments->getInteger("stage");
    auto rank = static_cast<size_t>(event.getInteger("tid").value_or(0));
    llvm::StringRef kind = event.getString("cat").value_or("");
    if (!stage && kind != "Z" && rank < updates.size())
      updates[rank].add(seconds);
    if (!stage || *stage < 0 || *stage >= static_cast<int64_t>(forward.size()))
      return;
    std::vector<Sum> &sums = kind == "F"   ? forward
                             : kind == "B" ? backward
                             : kind == "I" ? input
                                           : weight;
    sums[*stage].add(seconds);
  }

  std::vector<StageCost> costs() const {
    std::vector<StageCost> costs(forward.size());
    for (size_t stage = 0; stage < costs.size(); ++stage) {
      costs[stage] = {forward[stage].mean(), input[stage].mean(), weight[stage].mean(), {}};
      if (backward[stage].count > 0)
        costs[stage].backward = backward[stage].mean();
    }
    return costs;
  }

  std::vector<Sum> forward, backward, input, weight;
  /// By rank, of all steps.
  std::vector<Sum> updates;
  int64_t lastStep = 0;
};

} // namespace

std::optional<StepPrediction> predictStep(const std::string &trace, const Problem &problem,
                                          const Schedule &schedule) {
  auto buffer = llvm::MemoryBuffer::getFile(trace);
  if (!buffer)
    return std::nullopt;
  llvm::Expected<llvm::json::Value> json = llvm::json::parse((*buffer)->getBuffer());
  const llvm::json::Array *events =
      json && json->getAsObject() ? json->getAsObject()->getArray("traceEvents") : nullptr;
  if (!events) {
    llvm::consumeError(json.takeError());
    return std::nullopt;
  }
  Times times(problem);
  for (const llvm::json::Value &event : *events)
    if (const llvm::json::Object *object = event.getAsObject(); object->getString("ph") == "X")
      times.add(*object);
  if (times.lastStep == 0)
    return std::nullopt;

  Problem measured = problem;
  measured.costs = times.costs();
  Expected<Dataflow> dataflow = Dataflow::chain(measured);
  if (!dataflow)
    return std::nullopt;
  Expected<Simulation> simulation = simulate(measured, schedule, *dataflow);
  if (!simulation)
    return std::nullopt;
  StepPrediction prediction;
  for (int32_t rank = 0; rank < problem.ranks; ++rank) {
    double update = times.updates[rank].seconds / static_cast<double>(times.lastStep);
    prediction.actions.push_back(simulation->ranks[rank].busy);
    prediction.updates.push_back(update);
    prediction.seconds = std::max(prediction.seconds, simulation->ranks[rank].end + update);
  }
  return prediction;
}

} // namespace pipeline::testing
