//===- SymbolicModel.cpp - What a graph gives, microbatch by microbatch -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SymbolicModel.h.
//
//===----------------------------------------------------------------------===//

#include "SymbolicModel.h"

#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

#include "llvm/ADT/TypeSwitch.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <bit>

using namespace mlir;

namespace pipeline::test {

static void addElements(Value value, std::vector<std::int64_t> &bytes) {
  Type type = value.getType();
  for (RankedTensorType element : getElements(type))
    bytes.push_back(getTensorBytes(element));
}

SymbolicModel::SymbolicModel(ModuleOp module, std::int64_t microbatches, std::int64_t steps)
    : microbatches(microbatches), steps(steps) {
  GraphOp graph = *getGraph(module);
  stages = static_cast<std::int64_t>(graph.getStages());
  UpdatesAttr updates = (*module.getOps<ProgramOp>().begin()).getUpdatesAttr();
  interval = updates ? static_cast<std::int64_t>(updates.getInterval()) : microbatches;
  readFunctions(module, graph);
  for (Operation &op : graph.getBody().front()) {
    EXPECT_FALSE(isa<StateOp>(op)) << "states are not stamped";
    if (auto input = dyn_cast<InputOp>(op))
      allInputs.push_back(
          {input.getName().str(), getTensorBytes(cast<RankedTensorType>(input.getType()))});
    if (auto parameter = dyn_cast<ParameterOp>(op))
      versions[parameter.getName().str()] = {
          table.get({Made::Kind::Parameter, parameter.getName().str(), 0, {}})};
    if (auto output = dyn_cast<OutputOp>(op)) {
      if (output.getRole() == OutputRole::Weight)
        weightOutput = static_cast<std::int32_t>(reported.size());
      reported.emplace_back();
    }
  }
  for (std::int64_t microbatch = 0; microbatch < steps * microbatches; ++microbatch)
    execute(graph, updates, microbatch);
}

void SymbolicModel::readFunctions(ModuleOp module, GraphOp graph) {
  for (auto compute : graph.getBody().getOps<ComputeOp>()) {
    auto isKnown = [&](const SymbolicFunction &f) { return f.name == compute.getCallee(); };
    if (llvm::any_of(allFunctions, isKnown))
      continue;
    SymbolicFunction function;
    function.name = compute.getCallee().str();
    for (Value input : compute.getInputs())
      addElements(input, function.inputs);
    for (Value accumulator : compute.getAccumulators())
      addElements(accumulator, function.accumulators);
    for (Value output : compute.getOutputs())
      addElements(output, function.outputs);
    auto callee = module.lookupSymbol<func::FuncOp>(compute.getCallee());
    function.workspace =
        callee->getAttrOfType<IntegerAttr>(PipeDialect::getWorkspaceAttrName()).getInt();
    allFunctions.push_back(std::move(function));
  }
}

/// How many updates the parameters have seen that a stage reads: those of the steps before, or the
/// formulas of PipeDream (arXiv 1806.03377, 3.3) and PipeDream-2BW (arXiv 2006.09503, 3.1).
std::int64_t SymbolicModel::versionOf(UpdatesAttr updates, std::int64_t stage,
                                      std::int64_t microbatch) const {
  if (!updates)
    return microbatch / microbatches;
  std::int64_t behind = updates.getRule() == WeightUpdates::Stashed ? stages - 1 - stage : interval;
  return std::max<std::int64_t>(0, microbatch - behind) / interval;
}

void SymbolicModel::execute(GraphOp graph, UpdatesAttr updates, std::int64_t microbatch) {
  values.clear();
  std::size_t output = 0;
  for (Operation &op : graph.getBody().front())
    llvm::TypeSwitch<Operation *>(&op)
        .Case([&](InputOp input) { values[input] = {inputOf(input.getName().str(), microbatch)}; })
        .Case([&](LossGradientOp gradient) {
          values[gradient] = {std::bit_cast<Stamp>(1.0f / static_cast<float>(interval))};
        })
        .Case([&](ComputeOp compute) { execute(compute, updates, microbatch); })
        .Case([&](OutputOp made) {
          reported[output++].push_back(values.at(made.getValue()).front());
        });
  if ((microbatch + 1) % interval == 0)
    update(graph, microbatch);
}

void SymbolicModel::execute(ComputeOp compute, UpdatesAttr updates, std::int64_t microbatch) {
  std::string name = compute.getCallee().str();
  SymbolicCall call{microbatch, {}, {}, {}};
  for (Value input : compute.getInputs()) {
    if (auto parameter = input.getDefiningOp<ParameterOp>()) {
      const std::vector<Stamp> &own = versions.at(parameter.getName().str());
      auto version = static_cast<std::size_t>(
          versionOf(updates, static_cast<std::int64_t>(compute.getStage()), microbatch));
      call.inputs.push_back(own[std::min(version, own.size() - 1)]);
    } else {
      llvm::append_range(call.inputs, values.at(input));
    }
  }
  std::int64_t number = 0;
  for (Value accumulator : compute.getAccumulators()) {
    call.additions.push_back(table.get({Made::Kind::Addition, name, number++, call.inputs}));
    additions[accumulator].push_back(call.additions.back());
  }
  number = 0;
  for (Value output : compute.getOutputs()) {
    std::vector<Stamp> &elements = values[output];
    Type type = output.getType();
    for (std::size_t i = 0; i < getElements(type).size(); ++i)
      elements.push_back(table.get({Made::Kind::Result, name, number++, call.inputs}));
    llvm::append_range(call.outputs, elements);
  }
  const SymbolicCall &kept = calls.emplace_back(std::move(call));
  for (Stamp input : kept.inputs)
    if (table.microbatchOf(input) >= 0)
      callsByInput.try_emplace({name, input}, &kept);
}

void SymbolicModel::update(GraphOp graph, std::int64_t microbatch) {
  for (auto parameter : graph.getBody().getOps<ParameterOp>()) {
    SymbolicUpdate update{parameter.getName().str(), microbatch / interval, {}, 0, 0};
    bool isTrained = false;
    for (auto accumulator : graph.getBody().getOps<AccumulatorOp>())
      if (accumulator.getParameter() == parameter.getResult()) {
        llvm::append_range(update.additions, additions[accumulator]);
        isTrained = true;
      }
    if (!isTrained)
      continue;
    llvm::sort(update.additions);
    std::vector<Stamp> &own = versions.at(update.parameter);
    update.before = own.back();
    std::vector<Stamp> of{update.before};
    llvm::append_range(of, update.additions);
    update.after = table.get({Made::Kind::Parameter, update.parameter, update.number + 1, of});
    own.push_back(update.after);
    gradients.insert(update.additions);
    Stamp key = update.before;
    updates[key] = std::move(update);
  }
  additions.clear();
}

const SymbolicCall *SymbolicModel::findCall(const std::string &function, Stamp input) const {
  auto it = callsByInput.find({function, input});
  return it == callsByInput.end() ? nullptr : it->second;
}

const SymbolicUpdate *SymbolicModel::findUpdate(Stamp before) const {
  auto it = updates.find(before);
  return it == updates.end() ? nullptr : &it->second;
}

float SymbolicModel::outputOf(std::size_t output, std::int64_t step, std::int64_t i) const {
  return std::bit_cast<float>(reported[output][static_cast<std::size_t>(step * microbatches + i)]);
}

float SymbolicModel::divisorOf(std::int64_t step) const {
  double sum = 0;
  for (std::int64_t i = 0; weightOutput >= 0 && i < microbatches; ++i)
    sum += outputOf(static_cast<std::size_t>(weightOutput), step, i);
  return weightOutput < 0 ? 1 : static_cast<float>(sum);
}

std::vector<float> SymbolicModel::outputsOf(std::int64_t step) const {
  std::vector<float> means(reported.size());
  for (std::size_t output = 0; output < means.size(); ++output) {
    for (std::int64_t i = 0; i < microbatches; ++i)
      means[output] += outputOf(output, step, i);
    means[output] /= static_cast<float>(microbatches);
  }
  if (weightOutput < 0)
    return means;
  auto weight = static_cast<std::size_t>(weightOutput);
  double loss = 0, sum = 0;
  for (std::int64_t i = 0; i < microbatches; ++i) {
    loss += static_cast<double>(outputOf(weight, step, i)) * outputOf(0, step, i);
    sum += outputOf(weight, step, i);
  }
  means[0] = static_cast<float>(loss / sum);
  means[weight] = static_cast<float>(sum);
  return means;
}

} // namespace pipeline::test
