//===- RankProgram.cpp - Writes the program of one rank ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RankProgram.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace pipeline {

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

ParameterTable::ParameterTable(GraphOp graph, const ValueFlow &flow) {
  llvm::DenseMap<Value, unsigned> places;
  for (auto parameter : graph.getBody().getOps<ParameterOp>()) {
    places[parameter] = entries.size();
    entries.push_back({parameter, static_cast<int64_t>(entries.size()), {}, {}, -1});
  }
  for (auto accumulator : graph.getBody().getOps<AccumulatorOp>())
    entries[places[accumulator.getParameter()]].accumulators.push_back(accumulator);
  for (Entry &entry : entries)
    llvm::sort(entry.accumulators,
               [](AccumulatorOp a, AccumulatorOp b) { return a.getLayer() < b.getLayer(); });

  // The owner is the rank of the lowest stage, whatever the order of the nodes.
  llvm::DenseMap<Value, int64_t> firstStage;
  auto use = [&](Value parameter, ComputeOp compute) {
    Entry &entry = entries[places[parameter]];
    int64_t rank = flow.getRank(compute), stage = compute.getStage();
    if (!llvm::is_contained(entry.ranks, rank))
      entry.ranks.push_back(rank);
    auto [it, inserted] = firstStage.try_emplace(parameter, stage);
    if (inserted || stage < it->second) {
      it->second = stage;
      entry.owner = rank;
    }
  };
  for (auto compute : graph.getBody().getOps<ComputeOp>()) {
    for (Value input : compute.getInputs())
      if (input.getDefiningOp<ParameterOp>())
        use(input, compute);
    for (Value accumulator : compute.getAccumulators()) {
      rankOfAccumulator[accumulator] = flow.getRank(compute);
      use(accumulator.getDefiningOp<AccumulatorOp>().getParameter(), compute);
    }
  }
  for (Entry &entry : entries)
    llvm::sort(entry.ranks);
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

static ProgramOp createProgram(OpBuilder &builder, GraphOp graph, int64_t rank,
                               int64_t microbatches) {
  auto program = ProgramOp::create(builder, graph.getLoc(),
                                   llvm::formatv("{0}.rank{1}", graph.getSymName(), rank).str(),
                                   graph.getSymName(), rank, microbatches, /*arena=*/IntegerAttr());
  program.getBody().emplaceBlock();
  return program;
}

RankProgram::RankProgram(OpBuilder &builder, GraphOp graph, const ValueFlow &flow,
                         const ParameterTable &parameters, int64_t rank, const Options &options)
    : graph(graph), flow(flow), parameters(parameters), rank(rank), options(options),
      loc(graph.getLoc()), program(createProgram(builder, graph, rank, options.microbatches)),
      head(builder), slots(builder), body(builder), pools(head, slots) {
  for (auto compute : graph.getBody().getOps<ComputeOp>())
    nodes[{static_cast<int64_t>(compute.getKind()), compute.getStage()}] = compute;
  for (auto output : graph.getBody().getOps<OutputOp>())
    outputs[output.getValue()].push_back(output);
  planStorage();
}

/// Decides for each value that this rank makes or receives how it is kept.
void RankProgram::planStorage() {
  for (auto producer : graph.getBody().getOps<ComputeOp>())
    for (OpResult value : producer->getResults()) {
      int64_t uses = 0;
      bool message = false, residual = false, here = flow.getRank(producer) == rank;
      for (ComputeOp consumer : flow.getConsumers(value))
        if (flow.getRank(consumer) == rank) {
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
        if (hop.value == value) {
          bool sends = flow.getRank(hop.source) == rank;
          uses += sends;
          message |= sends || flow.getRank(hop.target) == rank;
        }
      std::string name =
          llvm::formatv("{0}{1}.{2}", producer.getStage(), stringifyActionKind(producer.getKind()),
                        value.getResultNumber());
      storage[value] = {residual ? BufferKind::Residuals : BufferKind::Boundary,
                        BufferType::getFor(value.getType(), message), name, uses};
    }
}

void RankProgram::write(ArrayRef<schedule::Step> steps) {
  // Markers part the three regions of the program while they grow.
  body.setInsertionPointToEnd(&program.getBody().front());
  Operation *markers[] = {ExchangeNormsOp::create(body, loc), ExchangeNormsOp::create(body, loc)};
  head.setInsertionPoint(markers[0]);
  slots.setInsertionPoint(markers[1]);

  writeParameters();
  writeStart();
  for (const schedule::Step &step : steps)
    writeStep(step);
  writeExchange();
  writeUpdate();
  for (Operation *marker : markers)
    marker->erase();
}

BufferOp RankProgram::makeBuffer(BufferKind kind, BufferType type, StringRef name, Attribute init) {
  return BufferOp::create(head, loc, type, kind, name, /*offset=*/IntegerAttr(), init);
}

/// Parameters of this rank, and the accumulators of their gradients: its own,
/// and for a tied one those that its peers send.
void RankProgram::writeParameters() {
  for (const auto &entry : parameters.entries)
    if (llvm::is_contained(entry.ranks, rank)) {
      ParameterOp parameter = entry.parameter;
      lasting[parameter] =
          makeBuffer(BufferKind::Parameters, BufferType::getFor(parameter.getType()),
                     parameter.getName(), parameter.getInitAttr());
    }
  for (const auto &entry : parameters.entries)
    if (llvm::is_contained(entry.ranks, rank))
      for (AccumulatorOp accumulator : entry.accumulators) {
        auto type = BufferType::getFor(accumulator.getType(), /*message=*/entry.ranks.size() > 1);
        std::string name = accumulator.getParameter().getDefiningOp<ParameterOp>().getName().str();
        if (entry.accumulators.size() > 1)
          name += llvm::formatv(" layer {0}", accumulator.getLayer());
        lasting[accumulator] = makeBuffer(BufferKind::Gradients, type, name);
      }
}

/// What a step starts from: gradients of zero, the gradient of the loss.
void RankProgram::writeStart() {
  for (const auto &entry : parameters.entries)
    for (AccumulatorOp accumulator : entry.accumulators)
      if (parameters.rankOfAccumulator.lookup(accumulator) == rank)
        ZeroOp::create(body, loc, lasting[accumulator]);
  for (auto gradient : graph.getBody().getOps<LossGradientOp>()) {
    bool used = llvm::any_of(gradient->getUsers(), [&](Operation *user) {
      return flow.getRank(cast<ComputeOp>(user)) == rank;
    });
    if (!used)
      continue;
    lasting[gradient] =
        makeBuffer(BufferKind::Boundary, BufferType::getFor(gradient.getType()), "loss_gradient");
    SetOp::create(body, loc, lasting[gradient],
                  body.getF64FloatAttr(1.0 / static_cast<double>(options.microbatches)));
  }
}

RankProgram::Instance &RankProgram::acquire(Value value, int64_t microbatch) {
  const Storage &kept = storage.find(value)->second;
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
  if (step.isAction())
    return writeAction(step.action());
  const ValueFlow::Hop &hop = flow.getHops()[step.message()];
  int64_t microbatch = step.microbatch;
  if (step.type == schedule::StepType::PostReceive) {
    RecvOp::create(body, loc, acquire(hop.value, microbatch).slot, flow.getRank(hop.source));
    return;
  }
  Value slot = instances.find({hop.value, microbatch})->second.slot;
  if (step.type == schedule::StepType::PostSend) {
    SendOp::create(body, loc, slot, flow.getRank(hop.target));
    return;
  }
  WaitOp::create(body, loc, slot);
  if (step.type == schedule::StepType::WaitSend)
    release(hop.value, microbatch);
}

void RankProgram::writeAction(schedule::Action action) {
  int64_t microbatch = action.microbatch;
  ComputeOp compute = nodes.lookup({static_cast<int64_t>(action.kind), int64_t{action.stage}});

  SmallVector<Value> inputs, accumulators, results;
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
    } else {
      inputs.push_back(lasting[input]);
    }
  }
  for (Value accumulator : compute.getAccumulators())
    accumulators.push_back(lasting[accumulator]);
  for (Value output : compute.getOutputs())
    results.push_back(acquire(output, microbatch).slot);

  ActionOp::create(body, compute.getLoc(), compute.getKind(), compute.getStage(), /*iv=*/Value(),
                   /*scale=*/0, microbatch, compute.getCallee(), inputs, accumulators, results,
                   /*workspace=*/Value());

  for (auto [output, buffer] : llvm::zip_equal(compute.getOutputs(), results))
    for (OutputOp report : outputs.lookup(output))
      ReportOp::create(body, loc, report.getName(), /*iv=*/Value(), /*scale=*/0, microbatch,
                       buffer);
  for (Value value : read)
    release(value, microbatch);
  for (Value output : compute.getOutputs())
    if (storage.find(output)->second.uses == 0)
      release(output, microbatch);
  for (Value input : compute.getInputs())
    if (auto it = loaded.find(input); it != loaded.end()) {
      pools.release(it->second);
      loaded.erase(it);
    }
}

/// Every rank that holds a tied parameter gets all its accumulators. Ranks go
/// through them in one order, so channels agree; all is posted before anything
/// is waited for, so nothing blocks.
void RankProgram::writeExchange() {
  SmallVector<Value> posted;
  auto forEach = [&](auto visit) {
    for (const auto &entry : parameters.entries)
      if (entry.ranks.size() > 1 && llvm::is_contained(entry.ranks, rank))
        for (AccumulatorOp accumulator : entry.accumulators)
          visit(entry, accumulator, parameters.rankOfAccumulator.lookup(accumulator));
  };
  forEach([&](const ParameterTable::Entry &, AccumulatorOp accumulator, int64_t from) {
    if (from == rank)
      return;
    RecvOp::create(body, loc, lasting[accumulator], from);
    posted.push_back(lasting[accumulator]);
  });
  forEach([&](const ParameterTable::Entry &entry, AccumulatorOp accumulator, int64_t from) {
    if (from != rank)
      return;
    // A buffer has one request: with more than one peer, one send at a time.
    SmallVector<int64_t> peers;
    llvm::copy_if(entry.ranks, std::back_inserter(peers), [&](int64_t r) { return r != rank; });
    for (int64_t peer : peers) {
      SendOp::create(body, loc, lasting[accumulator], peer);
      if (peer != peers.back())
        WaitOp::create(body, loc, lasting[accumulator]);
    }
    posted.push_back(lasting[accumulator]);
  });
  for (Value buffer : posted)
    WaitOp::create(body, loc, buffer);
}

void RankProgram::writeUpdate() {
  auto forEachTrained = [&](auto visit) {
    for (const auto &entry : parameters.entries) {
      if (entry.accumulators.empty() || !llvm::is_contained(entry.ranks, rank))
        continue;
      SmallVector<Value> gradients;
      for (AccumulatorOp accumulator : entry.accumulators)
        gradients.push_back(lasting[accumulator]);
      visit(entry, gradients);
    }
  };
  if (options.clip) {
    forEachTrained([&](const ParameterTable::Entry &entry, ArrayRef<Value> gradients) {
      if (entry.owner == rank)
        GradientNormOp::create(body, loc, entry.index, gradients);
    });
    ExchangeNormsOp::create(body, loc);
  }
  forEachTrained([&](const ParameterTable::Entry &entry, ArrayRef<Value> gradients) {
    ParameterOp parameter = entry.parameter;
    SmallVector<Value> state;
    if (options.optimizer == Optimizer::AdamW)
      for (StringRef moment : {"first moment", "second moment"})
        state.push_back(makeBuffer(BufferKind::Optimizer, BufferType::getFor(parameter.getType()),
                                   (parameter.getName() + " " + moment).str()));
    UpdateOp::create(body, loc, options.optimizer, lasting[parameter], gradients, state);
  });
}

} // namespace pipeline
