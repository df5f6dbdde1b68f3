//===- ProgramCheckerUpdates.cpp - Gradients and what they do ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of ProgramChecker that knows R6 and R7: gradients are complete where
// they are used, and every parameter is updated as often as it should be.
//
//===----------------------------------------------------------------------===//

#include "ProgramChecker.h"

using namespace mlir;

namespace pipeline {

bool ProgramChecker::isComplete(Value buffer, const Content &gradient) {
  const Content *content = getContent(buffer);
  if (!content || !(*content == gradient))
    return false;
  auto it = accumulations.find(cursor.getStorage(buffer));
  // Received from the rank that added it up, where it was complete.
  if (it == accumulations.end() || it->second.added == 0)
    return true;
  return it->second.added ==
         set.graph.getPartition().getMicrobatchesOf(gradient.copy, getInterval());
}

FailureOr<ParameterOp> ProgramChecker::checkGradients(Operation *op, ValueRange buffers) {
  const Content *first = buffers.empty() ? nullptr : getContent(buffers.front());
  auto accumulator = first ? first->value.getDefiningOp<AccumulatorOp>() : AccumulatorOp();
  if (!accumulator)
    return report(op, "R6") << "needs gradients, but its first buffer holds " << describe(first);
  auto parameter = accumulator.getParameter().getDefiningOp<ParameterOp>();
  SmallVector<AccumulatorOp> expected;
  for (Operation *user : parameter->getUsers())
    if (auto other = dyn_cast<AccumulatorOp>(user))
      expected.push_back(other);
  llvm::sort(expected,
             [](AccumulatorOp a, AccumulatorOp b) { return a.getLayer() < b.getLayer(); });
  int64_t copies = set.flow.getCopies();
  if (expected.size() * copies != buffers.size())
    return report(op, "R6") << "takes " << buffers.size() << " gradients of '"
                            << parameter.getName() << "', which has " << expected.size() * copies;
  for (auto [i, buffer] : llvm::enumerate(buffers)) {
    Content needed = {expected[i / copies], Content::allMicrobatches,
                      static_cast<int64_t>(i) % copies};
    if (failed(checkFree(op, buffer, /*writes=*/false)))
      return failure();
    if (isComplete(buffer, needed))
      continue;
    const Content *content = getContent(buffer);
    InFlightDiagnostic diagnostic = report(op, "R6")
                                    << "needs " << describe(&needed)
                                    << " over all microbatches, in the order of layers, but has "
                                    << describe(content);
    if (content && *content == needed)
      diagnostic << " over " << accumulations[cursor.getStorage(buffer)].added << " of them so far";
    return diagnostic;
  }
  return parameter;
}

LogicalResult ProgramChecker::checkState(Operation *op, ParameterOp parameter, ValueRange state) {
  for (auto [i, value] : llvm::enumerate(state)) {
    auto buffer = dyn_cast_or_null<BufferOp>(cursor.getStorage(value).op);
    if (!buffer || buffer.getKind() != BufferKind::Optimizer)
      return report(op, "R6") << "keeps the optimizer's state #" << i << " of '"
                              << parameter.getName() << "' in a buffer that is for something else";
    std::pair<Operation *, unsigned> use = {parameter, static_cast<unsigned>(i)};
    auto [known, isNew] = states.try_emplace(cursor.getStorage(value), use);
    if (known->second == use)
      continue;
    auto owner = cast<ParameterOp>(known->second.first);
    return report(op, "R6") << "keeps the optimizer's state #" << i << " of '"
                            << parameter.getName() << "' in the buffer of state #"
                            << known->second.second << " of '" << owner.getName() << "'";
  }
  return success();
}

LogicalResult ProgramChecker::checkDivisor(Operation *op) {
  if (exchangedWeights || !set.lossWeight)
    return success();
  return report(op, "R6") << "needs the sum of the loss weights, but no pipe.exchange_weights "
                             "comes before it";
}

LogicalResult ProgramChecker::checkSet(SetOp op) {
  for (auto gradient : set.graph.getBody().getOps<LossGradientOp>()) {
    double expected = 1.0 / static_cast<double>(getInterval());
    if (op.getValue().convertToDouble() != expected)
      return report(op, "R2") << "the gradient of the loss is one over " << getInterval()
                              << " microbatches";
    return write(op, op.getBuffer(), {gradient, Content::allMicrobatches});
  }
  return report(op, "R2") << "the graph has no pipe.loss_gradient";
}

LogicalResult ProgramChecker::checkUpdate(UpdateOp update) {
  FailureOr<ParameterOp> parameter = checkGradients(update, update.getGradients());
  if (failed(parameter) || failed(checkDivisor(update)) ||
      failed(checkState(update, *parameter, update.getState())))
    return failure();
  auto buffer = dyn_cast<BufferOp>(cursor.getStorage(update.getParameter()).op);
  if (!buffer || buffer.getKind() != BufferKind::Parameters ||
      buffer.getName() != parameter->getName())
    return report(update, "R6") << "has gradients of '" << parameter->getName()
                                << "', but updates another buffer";
  if (updated[*parameter]++ > 0)
    return report(update, "R6") << "updates '" << parameter->getName() << "' a second time";
  return success();
}

LogicalResult ProgramChecker::checkAdvance(AdvanceOp advance) {
  if (!set.updates || static_cast<int64_t>(advance.getEvery()) != set.updates.getInterval())
    return report(advance, "R7") << "makes a version every " << advance.getEvery()
                                 << " microbatches, but the program does not";
  int64_t microbatch = cursor.getIndex(advance), interval = set.updates.getInterval();
  if (failed(checkMicrobatch(advance, "R7", microbatch)))
    return failure();
  if ((microbatch + 1) % interval != 0)
    return success();
  FailureOr<ParameterOp> parameter = checkGradients(advance, advance.getGradients());
  if (failed(parameter) || failed(checkDivisor(advance)) ||
      failed(checkState(advance, *parameter, advance.getState())))
    return failure();
  int64_t version = microbatch / interval;
  auto pool = advance.getPool().getDefiningOp<PoolOp>();
  int64_t slots = pool ? pool.getResult().getType().getSlots() : 1;
  auto newest = contents.find({pool, version % slots});
  Content needed = {*parameter, version};
  if (newest == contents.end() || !(newest->second == needed))
    return report(advance, "R7 (S9)")
           << "makes the next version of " << describe(&needed) << ", but that is not there";
  contents[{pool, (version + 1) % slots}] = {*parameter, version + 1};
  for (Value gradient : advance.getGradients()) {
    if (failed(checkWritable(advance, gradient)))
      return failure();
    if (accumulations[cursor.getStorage(gradient)].last != microbatch)
      return report(advance, "R7")
             << "is of microbatch " << microbatch << ", but its gradients end with another";
    accumulations[cursor.getStorage(gradient)] = {/*zeroed=*/true};
    contents.erase(cursor.getStorage(gradient));
  }
  ++updated[*parameter];
  return success();
}

LogicalResult ProgramChecker::checkStateBuffer(ActionOp action, Value buffer, StateOp state) {
  auto storage = dyn_cast<BufferOp>(cursor.getStorage(buffer).op);
  if (storage && storage.getKind() == BufferKind::State && storage.getName() == state.getName())
    return success();
  return report(action, "R2") << "must have the buffer of state '" << state.getName()
                              << "', but has another";
}

/// A state has no version: what an action finds is what the one before it left.
LogicalResult ProgramChecker::updateState(ActionOp action, Value buffer, StateOp state) {
  if (failed(checkStateBuffer(action, buffer, state)))
    return failure();
  int64_t microbatch = cursor.getIndex(action), &next = nextOfState[state];
  if (microbatch != next)
    return report(action, "R8") << "updates state '" << state.getName() << "' for microbatch "
                                << microbatch << ", but microbatch " << next << " is its next";
  ++next;
  return success();
}

LogicalResult ProgramChecker::checkNorm(GradientNormOp norm) {
  FailureOr<ParameterOp> parameter = checkGradients(norm, norm.getGradients());
  if (failed(parameter) || failed(checkDivisor(norm)))
    return failure();
  if (exchanged)
    return report(norm, "R6") << "comes after the norms have been exchanged";
  if (int64_t place = set.places.lookup(*parameter); place != static_cast<int64_t>(norm.getIndex()))
    return report(norm, "R6") << "has number " << norm.getIndex() << ", but '"
                              << parameter->getName() << "' is parameter " << place;
  if (!set.norms.insert(norm.getIndex()).second)
    return report(norm, "R6") << "adds parameter " << norm.getIndex()
                              << " to the norm a second time";
  return success();
}

LogicalResult ProgramChecker::checkExchange(ExchangeNormsOp exchange) {
  if (exchanged)
    return report(exchange, "R6") << "exchanges the norms a second time";
  if (!updated.empty())
    return report(exchange, "R6") << "comes after an update, which needs the norm";
  exchanged = set.exchangesNorms = true;
  return success();
}

LogicalResult ProgramChecker::checkWeights(ExchangeWeightsOp exchange) {
  OutputOp weight = set.lossWeight;
  if (!weight)
    return report(exchange, "R6") << "is in a program without loss weights";
  if (exchangedWeights)
    return report(exchange, "R6") << "exchanges the loss weights a second time";
  auto producer = weight.getValue().getDefiningOp<ComputeOp>();
  auto &done = set.done[weight];
  done.resize(program.getMicrobatches());
  for (auto [microbatch, isReported] : llvm::enumerate(done))
    if (int64_t rank = set.flow.getRank(producer, set.flow.getCopyOf(microbatch));
        rank == static_cast<int64_t>(program.getRank()) && !isReported)
      return report(exchange, "R6") << "comes before '" << weight.getName() << "' of microbatch "
                                    << microbatch << " is reported";
  exchangedWeights = true;
  return success();
}

/// Every parameter that is trained here has been updated as often as it should.
LogicalResult ProgramChecker::checkEnd() {
  if (set.lossWeight && !set.graph.isForwardOnly() && !exchangedWeights)
    return report(program, "R6") << "never exchanges the loss weights, which all ranks must";
  int64_t expected = static_cast<int64_t>(program.getMicrobatches()) / getInterval();
  for (Operation &op : program.getBody().front()) {
    auto buffer = dyn_cast<BufferOp>(op);
    auto pool = dyn_cast<PoolOp>(op);
    if (!(buffer && buffer.getKind() == BufferKind::Parameters) &&
        !(pool && pool.getKind() == BufferKind::Parameters))
      continue;
    StringRef name = buffer ? buffer.getName() : pool.getName();
    ParameterOp parameter = set.parameters.lookup(name);
    if (!parameter || llvm::none_of(parameter->getUsers(), llvm::IsaPred<AccumulatorOp>))
      continue;
    int64_t times = updated.lookup(parameter);
    if (times == 0)
      return report(&op, "R6") << "'" << name << "' is trained, but not updated";
    if (times != expected)
      return report(&op, "R7") << "'" << name << "' is updated " << times << " times instead of "
                               << expected;
  }
  return success();
}

} // namespace pipeline
