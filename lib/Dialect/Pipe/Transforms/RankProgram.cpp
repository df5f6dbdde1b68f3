//===- RankProgram.cpp - Writes the program of one rank ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RankProgram.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>

using namespace mlir;

namespace pipeline {

static ProgramOp createProgram(OpBuilder &builder, GraphOp graph, int64_t rank,
                               const RankProgram::Options &options) {
  auto program = ProgramOp::create(
      builder, graph.getLoc(),
      llvm::formatv("{0}.rank{1}{2}", graph.getSymName(), rank, options.suffix).str(),
      graph.getSymName(), rank, options.microbatches, options.updates, /*arena=*/IntegerAttr(),
      /*streams=*/false);
  program.getBody().emplaceBlock();
  return program;
}

RankProgram::RankProgram(OpBuilder &builder, GraphOp graph, const ValueFlow &flow,
                         const ParameterTable &parameters, int64_t rank, const Options &options)
    : graph(graph), flow(flow), parameters(parameters), rank(rank), options(options),
      loc(graph.getLoc()), program(createProgram(builder, graph, rank, options)), head(builder),
      slots(builder), body(builder), pools(head, slots) {
  for (auto compute : graph.getBody().getOps<ComputeOp>())
    nodes[{static_cast<int64_t>(compute.getKind()), compute.getStage()}] = compute;
  for (auto output : graph.getBody().getOps<OutputOp>())
    outputs[output.getValue()].push_back(output);
  hasLossWeight = graph.getLossWeight() != nullptr;
  for (int64_t copy = 0; copy < flow.getCopies(); ++copy)
    planStorage(copy);
  countUses();
}

/// Whether this rank runs a copy of a node.
bool RankProgram::runs(ComputeOp compute) const {
  for (int64_t copy = 0; copy < flow.getCopies(); ++copy)
    if (flow.getRank(compute, copy) == rank)
      return true;
  return false;
}

/// Decides for each value that this rank makes or receives how it is kept.
bool RankProgram::uses(Value value) const {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    auto compute = dyn_cast<ComputeOp>(user);
    return compute && runs(compute);
  });
}

void RankProgram::planStorage(int64_t copy) {
  for (auto producer : graph.getBody().getOps<ComputeOp>())
    for (OpResult value : producer->getResults()) {
      int64_t uses = 0;
      bool message = false, residual = false, here = flow.getRank(producer, copy) == rank;
      for (ComputeOp consumer : flow.getConsumers(value))
        if (flow.getRank(consumer, copy) == rank) {
          here = true;
          ++uses;
          // What F made and a backward reads, or I and W, is what stays alive
          // for long: the activations of the schedules' memory figures.
          residual |= consumer.getKind() != ActionKind::Forward &&
                      (producer.getKind() == ActionKind::Forward ||
                       consumer.getStage() == producer.getStage());
        }
      if (!here)
        continue;
      for (const ValueFlow::Hop &hop : flow.getHops())
        if (hop.value == value && hop.copy == copy) {
          bool sends = flow.getSource(hop) == rank;
          uses += sends;
          message |= sends || flow.getTarget(hop) == rank;
        }
      std::string name =
          llvm::formatv("{0}{1}.{2}", producer.getStage(), stringifyActionKind(producer.getKind()),
                        value.getResultNumber());
      storage[{value, copy}] = {residual ? BufferKind::Residuals : BufferKind::Boundary,
                                BufferType::getFor(value.getType(), message), name, uses};
    }
}

void RankProgram::write(ArrayRef<schedule::Step> steps, const std::vector<bool> &spareTime) {
  spare = spareTime;
  // Markers part the three regions of the program while they grow.
  body.setInsertionPointToEnd(&program.getBody().front());
  Operation *markers[] = {ExchangeNormsOp::create(body, loc), ExchangeNormsOp::create(body, loc)};
  head.setInsertionPoint(markers[0]);
  slots.setInsertionPoint(markers[1]);

  writeParameters();
  writeStates();
  writeStart(steps);
  // The last waits are for sends, which other ranks may take long to receive.
  size_t numLastWaits = llvm::size(llvm::make_range(
      steps.rbegin(), std::find_if(steps.rbegin(), steps.rend(), [](const schedule::Step &step) {
        return step.type != schedule::StepType::WaitSend;
      })));
  for (const schedule::Step &step : steps.drop_back(numLastWaits))
    writeStep(step);
  writeAdvances();
  bool hasUpdates = !options.updates && !graph.isForwardOnly();
  if (hasUpdates)
    beginUpdates();
  for (const schedule::Step &step : steps.take_back(numLastWaits))
    writeStep(step);
  if (hasUpdates)
    endUpdates();
  for (Operation *marker : markers)
    marker->erase();
}

BufferOp RankProgram::makeBuffer(BufferKind kind, BufferType type, StringRef name, Attribute init) {
  return BufferOp::create(head, loc, type, kind, name, /*offset=*/IntegerAttr(), init);
}

/// The buffer of a parameter, or the ring of its versions: as many as its stage
/// needs at once.
Value RankProgram::makeParameter(const ParameterTable::Entry &entry) {
  ParameterOp parameter = entry.parameter;
  auto type = BufferType::getFor(parameter.getType());
  if (!options.updates || !entry.isTrained())
    return makeBuffer(BufferKind::Parameters, type, parameter.getName(), parameter.getInitAttr());
  int64_t versions = options.versions->ringSize(static_cast<int32_t>(entry.stages.front()));
  return PoolOp::create(head, loc, PoolType::get(body.getContext(), versions, type),
                        BufferKind::Parameters, parameter.getName(), /*offset=*/IntegerAttr(),
                        parameter.getInitAttr());
}

/// What an action of a microbatch reads a parameter from.
Value RankProgram::getParameter(Value parameter, int64_t stage, int64_t microbatch) {
  Value kept = lasting[parameter];
  if (!isa<PoolType>(kept.getType()))
    return kept;
  return VersionOp::create(body, loc, kept, /*iv=*/Value(), /*scale=*/0, microbatch,
                           options.versions->lagOf(static_cast<int32_t>(stage)),
                           options.updates.getInterval());
}

/// Parameters of this rank; the accumulators of their gradients: its own, and for
/// one that other ranks have too those that its peers send; and the optimizer's
/// buffers, in the same order in every program of the rank.
void RankProgram::writeParameters() {
  for (const auto &entry : parameters.entries)
    if (entry.isOn(rank)) {
      ParameterOp parameter = entry.parameter;
      lasting[parameter] = makeParameter(entry);
    }
  for (const auto &entry : parameters.entries)
    if (entry.isOn(rank))
      for (const auto &[accumulator, layer, copy, from] : entry.accumulators) {
        auto type = BufferType::getFor(accumulator.getType(), /*message=*/entry.ranks.size() > 1);
        ParameterOp parameter = entry.parameter;
        std::string name = parameter.getName().str();
        if (entry.accumulators.size() > static_cast<size_t>(flow.getCopies()))
          name += llvm::formatv(" layer {0}", layer);
        if (flow.getCopies() > 1)
          name += llvm::formatv(" copy {0}", copy);
        gradients[{accumulator, copy}] = makeBuffer(BufferKind::Gradients, type, name);
      }
  for (const auto &entry : parameters.entries)
    if (entry.isTrained() && entry.isOn(rank))
      makeState(entry.parameter);
}

void RankProgram::writeStates() {
  for (auto state : graph.getBody().getOps<StateOp>())
    if (uses(state))
      lasting[state] = makeBuffer(BufferKind::State, BufferType::getFor(state.getType()),
                                  state.getName(), state.getInitAttr());
}

/// What a step starts from: gradients of zero, the gradient of the loss.
void RankProgram::writeStart(ArrayRef<schedule::Step> steps) {
  placeOfZeros = findPlaceOfZeros(steps);
  if (placeOfZeros == 0)
    writeZeros();
  int64_t ofUpdate = options.updates ? options.updates.getInterval() : options.microbatches;
  for (auto gradient : graph.getBody().getOps<LossGradientOp>()) {
    if (!uses(gradient))
      continue;
    lasting[gradient] =
        makeBuffer(BufferKind::Boundary, BufferType::getFor(gradient.getType()), "loss_gradient");
    SetOp::create(body, loc, lasting[gradient],
                  body.getF64FloatAttr(1.0 / static_cast<double>(ofUpdate)));
  }
}

RankProgram::Instance &RankProgram::acquire(Value value, int64_t microbatch) {
  const Storage &kept = getStorage(value, microbatch);
  SlotOp slot = pools.acquire(loc, kept.kind, kept.type, kept.name);
  return instances[{value, microbatch}] = {slot, kept.uses};
}

/// One use less; the last one frees the slot.
void RankProgram::release(Value value, int64_t microbatch) {
  auto it = instances.find({value, microbatch});
  if (--it->second.remaining > 0)
    return;
  pools.release(it->second.slot);
  instances.erase(it);
}

void RankProgram::writeStep(const schedule::Step &step) {
  // All ranks post in one order, which needs no groups.
  if (step.isGroupMark())
    return;
  // What a backward sends goes first: others wait for it.
  if (step.type != schedule::StepType::PostSend) {
    writeAdvances();
    if (!hasZeros && actionsWritten == placeOfZeros)
      writeZeros();
  }
  if (step.isAction())
    return writeAction(step.action());
  const ValueFlow::Hop &hop = flow.getHops()[step.message()];
  int64_t microbatch = step.microbatch;
  if (step.type == schedule::StepType::PostReceive) {
    RecvOp::create(body, loc, acquire(hop.value, microbatch).slot, flow.getSource(hop));
    return;
  }
  Value slot = instances.find({hop.value, microbatch})->second.slot;
  if (step.type == schedule::StepType::PostSend) {
    SendOp::create(body, loc, slot, flow.getTarget(hop));
    return;
  }
  if (step.type == schedule::StepType::WaitReceive && spare[actionsWritten])
    writeReady();
  WaitOp::create(body, loc, slot);
  if (step.type == schedule::StepType::WaitSend)
    release(hop.value, microbatch);
}

void RankProgram::writeAction(schedule::Action action) {
  int64_t microbatch = action.microbatch;
  ComputeOp compute = getCompute(action);

  SmallVector<Value> inputs, accumulators, states, results;
  llvm::SmallDenseMap<Value, SlotOp> loaded;
  llvm::SmallSetVector<Value, 8> read;
  for (Value input : compute.getInputs()) {
    if (auto data = input.getDefiningOp<InputOp>()) {
      SlotOp &buffer = loaded[input];
      if (!buffer) {
        buffer = pools.acquire(loc, BufferKind::Boundary, BufferType::getFor(input.getType()),
                               data.getName());
        LoadOp::create(body, loc, data.getName(), /*iv=*/Value(), /*scale=*/0, microbatch, buffer);
      }
      inputs.push_back(buffer);
    } else if (input.getDefiningOp<ComputeOp>()) {
      inputs.push_back(instances.find({input, microbatch})->second.slot);
      read.insert(input);
    } else if (input.getDefiningOp<ParameterOp>()) {
      inputs.push_back(getParameter(input, action.stage, microbatch));
    } else {
      inputs.push_back(lasting[input]);
    }
  }
  for (Value accumulator : compute.getAccumulators())
    accumulators.push_back(gradients[{accumulator, flow.getCopyOf(microbatch)}]);
  for (Value state : compute.getStates())
    states.push_back(lasting[state]);
  for (Value output : compute.getOutputs())
    results.push_back(acquire(output, microbatch).slot);

  ActionOp::create(body, compute.getLoc(), compute.getKind(), compute.getStage(), /*iv=*/Value(),
                   /*scale=*/0, microbatch, compute.getCallee(), inputs, accumulators, states,
                   results, /*packed=*/{}, /*workspace=*/Value());

  if (options.updates && !compute.getAccumulators().empty()) {
    finished = compute;
    finishedMicrobatch = microbatch;
  }
  ++actionsWritten;
  countUse(compute);
  // Checks first: a loss that is not finite is no news where an input is wrong.
  for (bool isCheck : {true, false})
    for (auto [output, buffer] : llvm::zip_equal(compute.getOutputs(), results))
      for (OutputOp report : outputs.lookup(output))
        if ((report.getRole() == OutputRole::Check) == isCheck)
          ReportOp::create(body, loc, report.getName(), /*iv=*/Value(), /*scale=*/0, microbatch,
                           buffer);
  for (Value value : read)
    release(value, microbatch);
  for (Value output : compute.getOutputs())
    if (getStorage(output, microbatch).uses == 0)
      release(output, microbatch);
  for (Value input : compute.getInputs())
    if (auto it = loaded.find(input); it != loaded.end()) {
      pools.release(it->second);
      loaded.erase(it);
    }
}

} // namespace pipeline
