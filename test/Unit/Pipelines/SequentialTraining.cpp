//===- SequentialTraining.cpp - Training by formulas alone ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SequentialTraining.h. Of the runtime it uses the elementwise update of a
// parameter and the random numbers of initial values, which have tests of their own.
//
//===----------------------------------------------------------------------===//

#include "SequentialTraining.h"

#include "pipeline-runtime/Gemm.h"
#include "pipeline-runtime/Random.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>

namespace pipeline::test {

//===----------------------------------------------------------------------===//
// The formulas
//===----------------------------------------------------------------------===//

UpdateRule synchronousRule(std::int64_t microbatches) {
  return {microbatches, [=](std::int64_t, std::int64_t g) { return g / microbatches; }};
}

UpdateRule pipeDreamRule(std::int64_t stages) {
  // The formula's stage s is stage s-1 here, its version t-n+s.
  return {1, [=](std::int64_t stage, std::int64_t t) {
            return std::max<std::int64_t>(0, t - stages + (stage + 1));
          }};
}

UpdateRule pipeDream2BWRule(std::int64_t microbatches) {
  return {microbatches, [=](std::int64_t, std::int64_t g) {
            std::int64_t k = g + 1;
            return std::max<std::int64_t>((k - 1) / microbatches - 1, 0);
          }};
}

//===----------------------------------------------------------------------===//
// The training
//===----------------------------------------------------------------------===//

namespace {

/// Bytes at a multiple of 64.
class Block {
public:
  explicit Block(std::int64_t bytes, int fill = 0) : bytes(bytes) {
    std::size_t whole = (static_cast<std::size_t>(bytes) + 63) / 64 * 64;
    memory.reset(std::aligned_alloc(64, std::max<std::size_t>(whole, 64)));
    set(fill);
  }
  Block(const Block &other) : Block(other.bytes) { std::memcpy(get(), other.get(), bytes); }
  Block(Block &&) = default;
  Block &operator=(Block &&) = default;

  void set(int fill) { std::memset(get(), fill, bytes); }
  void repeat(const std::vector<std::uint8_t> &pattern) {
    for (std::int64_t i = 0; i < bytes; ++i)
      static_cast<std::uint8_t *>(get())[i] = pattern[i % pattern.size()];
  }
  std::vector<std::uint8_t> copy() const {
    const auto *begin = static_cast<const std::uint8_t *>(get());
    return {begin, begin + bytes};
  }
  void *get() const { return memory.get(); }
  float *floats() const { return static_cast<float *>(get()); }

private:
  struct Free {
    void operator()(void *pointer) const { std::free(pointer); }
  };
  std::int64_t bytes;
  std::unique_ptr<void, Free> memory;
};

/// A byte of which four are a float that is not a number: what memory holds until
/// it is written.
constexpr int unwritten = 0xff;

class SequentialTraining {
public:
  SequentialTraining(const StageGraph &graph, const UpdateRule &rule,
                     const TrainingOptions &options);
  TrainingRecord run();

private:
  /// All that there ever was of a parameter.
  struct History {
    const StageGraph::Parameter &parameter;
    std::vector<Block> versions;
    Block firstMoment, secondMoment;
  };

  void forget();
  void load(std::int64_t step, std::int64_t microbatch);
  void execute(const StageGraph::Node &node, std::int64_t microbatch);
  void update(History &history, std::int64_t step);
  void addOutputs();
  std::vector<float> takeOutputs(std::int64_t microbatches);
  float outputOf(std::size_t number) const {
    return *memory[graph.outputs[number]].front().floats();
  }
  void *findParameter(const History &history, std::int64_t stage, std::int64_t microbatch) const;

  const StageGraph &graph;
  const UpdateRule &rule;
  const TrainingOptions &options;
  /// By value and tensor; what parameters have there is not used.
  std::vector<std::vector<Block>> memory;
  std::map<StageGraph::ValueId, History> histories;
  Block workspace{0};
  /// Of the step so far, by output; and where the loss has a weight, the sum of both
  /// multiplied, and of the weights.
  std::vector<float> sums;
  double weightedLoss = 0, weight = 0;
  /// What the update divides gradients by.
  float divisor = 1;
};

} // namespace

SequentialTraining::SequentialTraining(const StageGraph &graph, const UpdateRule &rule,
                                       const TrainingOptions &options)
    : graph(graph), rule(rule), options(options) {
  for (const StageGraph::Value &value : graph.values) {
    memory.emplace_back();
    for (std::int64_t bytes : value.tensorBytes)
      memory.back().emplace_back(bytes);
  }
  for (const StageGraph::State &state : graph.states)
    memory[state.value].front().repeat(state.initial);
  std::int64_t workspaceBytes = 0;
  for (const StageGraph::Node &node : graph.nodes)
    workspaceBytes = std::max(workspaceBytes, node.workspaceBytes);
  workspace = Block(workspaceBytes);
  for (const StageGraph::Parameter &parameter : graph.parameters) {
    std::int64_t n = parameter.elements;
    Block initial(n * 4);
    if (parameter.deviation)
      runtime::fillNormal(initial.floats(), n, options.seed, parameter.name, parameter.mean,
                          *parameter.deviation);
    else
      std::fill_n(initial.floats(), n, parameter.mean);
    History history{parameter, {}, Block(n * 4), Block(n * 4)};
    history.versions.push_back(std::move(initial));
    histories.emplace(parameter.value, std::move(history));
  }
}

/// What the nodes of a microbatch make, none may find left from another one.
void SequentialTraining::forget() {
  for (const StageGraph::Node &node : graph.nodes)
    for (StageGraph::ValueId output : node.outputs)
      for (Block &tensor : memory[output])
        tensor.set(unwritten);
}

void SequentialTraining::load(std::int64_t step, std::int64_t microbatch) {
  const std::vector<runtime::InputDescription> &offered = options.source->inputs();
  for (const StageGraph::Input &input : graph.inputs)
    for (std::size_t number = 0; number < offered.size(); ++number)
      if (offered[number].name == input.name) {
        runtime::Status status = options.source->load(
            static_cast<std::int32_t>(number), step, microbatch, memory[input.value].front().get());
        ASSERT_TRUE(status.ok()) << status.message();
      }
}

void *SequentialTraining::findParameter(const History &history, std::int64_t stage,
                                        std::int64_t microbatch) const {
  if (history.parameter.accumulators.empty())
    return history.versions.front().get();
  auto version = static_cast<std::size_t>(rule.versionOf(stage, microbatch));
  if (version < history.versions.size())
    return history.versions[version].get();
  ADD_FAILURE() << "microbatch " << microbatch << " asks for version " << version << " of '"
                << history.parameter.name << "', but there are " << history.versions.size();
  return history.versions.back().get();
}

void SequentialTraining::execute(const StageGraph::Node &node, std::int64_t microbatch) {
  std::vector<void *> pointers;
  for (const auto *group : {&node.inputs, &node.accumulators, &node.states, &node.outputs})
    for (StageGraph::ValueId value : *group) {
      if (auto it = histories.find(value); it != histories.end()) {
        pointers.push_back(findParameter(it->second, node.stage, microbatch));
        continue;
      }
      for (const Block &tensor : memory[value])
        pointers.push_back(tensor.get());
    }
  // Before every call: nothing here knows which version of a parameter was packed last.
  std::vector<Block> packed;
  for (const StageGraph::Packing &packing : node.packings) {
    packed.emplace_back(packing.bytes);
    auto *parameter = static_cast<const float *>(pointers[packing.argument]);
    pipeline_rt_pack_f32(packing.transposed, packing.k, packing.n, parameter + packing.offset,
                         packing.leading, packed.back().get(), packing.bytes);
  }
  for (Block &form : packed)
    pointers.push_back(form.get());
  workspace.set(unwritten);
  pointers.push_back(workspace.get());
  node.function(pointers.data());
}

/// Makes the newest version of a parameter into the next one.
void SequentialTraining::update(History &history, std::int64_t step) {
  std::vector<const float *> accumulators;
  for (StageGraph::ValueId value : history.parameter.accumulators)
    accumulators.push_back(memory[value].front().floats());
  if (accumulators.empty())
    return;
  runtime::Gradient gradient{accumulators.data(), static_cast<std::int32_t>(accumulators.size()),
                             divisor};
  auto constants =
      runtime::StepConstants::at(options.optimizer, step,
                                 /*update=*/static_cast<std::int64_t>(history.versions.size()) - 1);
  Block next(history.versions.back());
  if (options.isAdamW)
    runtime::updateAdamW(constants, gradient, next.floats(), history.firstMoment.floats(),
                         history.secondMoment.floats(), history.parameter.elements);
  else
    runtime::updateSgd(constants, gradient, next.floats(), history.parameter.elements);
  history.versions.push_back(std::move(next));
  for (StageGraph::ValueId value : history.parameter.accumulators)
    memory[value].front().set(0);
}

void SequentialTraining::addOutputs() {
  sums.resize(graph.outputs.size());
  for (std::size_t i = 0; i < sums.size(); ++i)
    sums[i] += outputOf(i);
  if (!graph.lossWeight)
    return;
  weightedLoss += static_cast<double>(outputOf(0)) * outputOf(*graph.lossWeight);
  weight += outputOf(*graph.lossWeight);
}

/// The outputs of the step that ends.
std::vector<float> SequentialTraining::takeOutputs(std::int64_t microbatches) {
  std::vector<float> means = std::move(sums);
  sums.clear();
  for (float &mean : means)
    mean /= static_cast<float>(microbatches);
  if (!graph.lossWeight)
    return means;
  means[0] = static_cast<float>(weightedLoss / weight);
  means[*graph.lossWeight] = divisor = static_cast<float>(weight);
  weightedLoss = weight = 0;
  return means;
}

TrainingRecord SequentialTraining::run() {
  TrainingRecord record;
  for (std::int64_t step = 0; step < options.steps; ++step) {
    std::int64_t microbatches = options.microbatchesOf(step);
    // An update takes the mean over its microbatches: an interval of them, or a step.
    auto ofUpdate = static_cast<float>(std::min(rule.interval, microbatches));
    for (StageGraph::ValueId gradient : graph.lossGradients)
      *memory[gradient].front().floats() = 1.0f / ofUpdate;
    for (std::int64_t microbatch = 0; microbatch < microbatches; ++microbatch) {
      std::int64_t g = step * options.microbatches + microbatch;
      forget();
      load(step, microbatch);
      for (const StageGraph::Node &node : graph.nodes)
        execute(node, g);
      addOutputs();
      bool isLast = microbatch + 1 == microbatches;
      if (isLast)
        record.outputs.push_back(takeOutputs(microbatches));
      // No version that this microbatch uses on any stage is made of its own gradient,
      // so all stages may be updated together.
      if (isLast || (g + 1) % rule.interval == 0)
        for (auto &[value, history] : histories)
          update(history, step);
    }
  }
  for (const auto &[value, history] : histories) {
    const float *newest = history.versions.back().floats();
    record.parameters[history.parameter.name].assign(newest, newest + history.parameter.elements);
  }
  for (const StageGraph::State &state : graph.states)
    record.states[state.name] = memory[state.value].front().copy();
  return record;
}

TrainingRecord trainInSequence(const StageGraph &graph, const UpdateRule &rule,
                               const TrainingOptions &options) {
  return SequentialTraining(graph, rule, options).run();
}

} // namespace pipeline::test
