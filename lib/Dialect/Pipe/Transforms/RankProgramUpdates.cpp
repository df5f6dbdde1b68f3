//===- RankProgramUpdates.cpp - From gradients to updates -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of RankProgram that no other rank waits for. The gradient of a
// parameter is complete, and the parameter free, once the last action of this rank
// that adds to it or reads the parameter is written. What its gradient is for, the
// update or, where gradients are clipped, their norm, then goes where the next
// message is waited for in spare time (SpareTime.h) or, if none is, behind the last
// action: after all that is posted there and before the waits, so that the rank
// computes while others do what it waits for. Which parameter is of which stage is
// not asked, nor by which schedule.
//
// Some of it needs other ranks and stands behind those waits: all where losses have
// weights, as gradients are divided by their sum; updates where gradients are
// clipped; and what becomes of a parameter that other ranks have too.
//
//===----------------------------------------------------------------------===//

#include "RankProgram.h"

using namespace mlir;

namespace pipeline {

//===----------------------------------------------------------------------===//
// Before gradients
//===----------------------------------------------------------------------===//

/// The action before which gradients are made zero: the first with spare time, if that
/// is not after the first that adds to a gradient; else the first of all. They stand
/// before its posts and waits, where a step's loops have not begun.
size_t RankProgram::findPlaceOfZeros(ArrayRef<schedule::Step> steps) {
  if (options.updates)
    return 0;
  size_t action = 0;
  for (const schedule::Step &step : steps) {
    if (!step.isAction())
      continue;
    if (spare[action])
      return action;
    if (!getCompute(step.action()).getAccumulators().empty())
      return 0;
    ++action;
  }
  return 0;
}

void RankProgram::writeZeros() {
  for (const auto &entry : parameters.entries)
    for (const auto &[accumulator, layer, copy, from] : entry.accumulators)
      if (from == rank)
        ZeroOp::create(body, loc, gradients[{accumulator, copy}]);
  hasZeros = true;
}

/// Makes the optimizer's buffers of a parameter.
void RankProgram::makeState(ParameterOp parameter) {
  SmallVector<Value> &state = states[parameter];
  if (options.optimizer == Optimizer::AdamW)
    for (StringRef moment : {"first moment", "second moment"})
      state.push_back(makeBuffer(BufferKind::Optimizer, BufferType::getFor(parameter.getType()),
                                 (parameter.getName() + " " + moment).str()));
}

//===----------------------------------------------------------------------===//
// In spare time
//===----------------------------------------------------------------------===//

/// Counts the uses of parameters by the actions that this rank will run.
void RankProgram::countUses() {
  usesLeft.assign(parameters.entries.size(), 0);
  for (auto compute : graph.getBody().getOps<ComputeOp>()) {
    usedBy[compute] = parameters.getUsed(compute);
    for (int64_t copy = 0; copy < flow.getCopies(); ++copy)
      if (flow.getRank(compute, copy) == rank)
        for (const ParameterTable::Entry *entry : usedBy[compute])
          usesLeft[entry->index] +=
              graph.getPartition().getMicrobatchesOf(copy, options.microbatches);
  }
}

/// Counts down what an action uses, which is written.
void RankProgram::countUse(ComputeOp compute) {
  for (const ParameterTable::Entry *entry : usedBy[compute])
    if (--usesLeft[entry->index] == 0 && entry->isTrained() && !needsOtherRanks(*entry))
      ready.push_back(entry);
}

/// Whether the gradient of a parameter that is complete on this rank can't be used yet.
bool RankProgram::needsOtherRanks(const ParameterTable::Entry &entry) {
  return options.updates || entry.ranks.size() > 1 || hasLossWeight;
}

/// Writes what complete gradients allow, where it may stand: before a wait.
void RankProgram::writeReady() {
  // In the order of the parameters, whatever order an action has them in.
  llvm::sort(ready, [](const auto *a, const auto *b) { return a->index < b->index; });
  for (const ParameterTable::Entry *entry : ready)
    useGradient(*entry);
  ready.clear();
}

//===----------------------------------------------------------------------===//
// What gradients are for
//===----------------------------------------------------------------------===//

/// The buffers whose sum is the gradient of a parameter, in its order.
SmallVector<Value> RankProgram::getGradients(const ParameterTable::Entry &entry) const {
  SmallVector<Value> buffers;
  for (const auto &[accumulator, layer, copy, from] : entry.accumulators)
    buffers.push_back(gradients.lookup({accumulator, copy}));
  return buffers;
}

/// Once the gradient of a parameter is complete: updates the parameter, or adds to
/// the norm, on one of the ranks that have it.
void RankProgram::useGradient(const ParameterTable::Entry &entry) {
  done.insert(&entry);
  if (!options.clip)
    writeUpdate(entry);
  else if (entry.owner == rank)
    GradientNormOp::create(body, loc, entry.index, getGradients(entry));
}

void RankProgram::writeUpdate(const ParameterTable::Entry &entry) {
  ParameterOp parameter = entry.parameter;
  UpdateOp::create(body, loc, options.optimizer, lasting[parameter], getGradients(entry),
                   states[parameter]);
}

//===----------------------------------------------------------------------===//
// At the end
//===----------------------------------------------------------------------===//

/// Every rank that holds a parameter which others hold too gets all of its
/// accumulators. Ranks go through them in one order, so channels agree. All receives
/// are posted before anything is waited for, so nothing blocks; on streams all
/// transfers are posted in that one order, for the same reason.
void RankProgram::beginExchange() {
  auto forEach = [&](auto visit) {
    for (const auto &entry : parameters.entries)
      if (entry.ranks.size() > 1 && entry.isOn(rank))
        for (const auto &[accumulator, layer, copy, from] : entry.accumulators)
          visit(entry, gradients[{accumulator, copy}], from);
  };
  auto receive = [&](const ParameterTable::Entry &, Value buffer, int64_t from) {
    if (from == rank)
      return;
    RecvOp::create(body, loc, buffer, from);
    exchanged.push_back(buffer);
  };
  auto send = [&](const ParameterTable::Entry &entry, Value buffer, int64_t from) {
    if (from != rank)
      return;
    // A buffer has one request: with more than one peer, one send at a time.
    SmallVector<int64_t> peers;
    llvm::copy_if(entry.ranks, std::back_inserter(peers), [&](int64_t r) { return r != rank; });
    for (int64_t peer : peers) {
      SendOp::create(body, loc, buffer, peer);
      if (peer == peers.back())
        continue;
      writeReady();
      WaitOp::create(body, loc, buffer);
    }
    exchanged.push_back(buffer);
  };
  if (options.transfers == schedule::TransferOrder::Stream)
    return forEach([&](const ParameterTable::Entry &entry, Value buffer, int64_t from) {
      receive(entry, buffer, from);
      send(entry, buffer, from);
    });
  forEach(receive);
  forEach(send);
}

/// After the last action, before the waits for what other ranks have yet to do.
void RankProgram::beginUpdates() {
  beginExchange();
  writeReady();
}

/// After them: what needs the exchange, or other ranks besides.
void RankProgram::endUpdates() {
  for (Value buffer : exchanged)
    WaitOp::create(body, loc, buffer);
  if (hasLossWeight)
    ExchangeWeightsOp::create(body, loc);
  auto forEachTrained = [&](auto visit) {
    for (const auto &entry : parameters.entries)
      if (entry.isTrained() && entry.isOn(rank))
        visit(entry);
  };
  forEachTrained([&](const ParameterTable::Entry &entry) {
    if (!done.contains(&entry))
      useGradient(entry);
  });
  if (!options.clip)
    return;
  ExchangeNormsOp::create(body, loc);
  forEachTrained([&](const ParameterTable::Entry &entry) { writeUpdate(entry); });
}

/// What the last backward added to makes the next version of its parameters, once
/// an interval is complete. All accumulators of a parameter are of one action.
void RankProgram::writeAdvances() {
  if (!finished)
    return;
  llvm::SmallSetVector<Value, 8> trained;
  for (Value accumulator : finished.getAccumulators())
    trained.insert(accumulator.getDefiningOp<AccumulatorOp>().getParameter());
  for (const auto &entry : parameters.entries) {
    ParameterOp parameter = entry.parameter;
    if (trained.contains(parameter))
      AdvanceOp::create(body, loc, options.optimizer, lasting[parameter], /*iv=*/Value(),
                        /*scale=*/0, finishedMicrobatch, options.updates.getInterval(),
                        getGradients(entry), states[parameter]);
  }
  finished = nullptr;
}

} // namespace pipeline
