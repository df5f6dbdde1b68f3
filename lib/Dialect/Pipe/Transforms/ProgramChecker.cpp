//===- ProgramChecker.cpp - Follows what a rank's buffers hold --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramChecker.h"
#include "pipeline/Analysis/MemoryPlan.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {

InFlightDiagnostic ProgramChecker::report(Operation *op, StringRef rule) {
  return op->emitOpError(rule) << ": ";
}

/// A value of the graph for a person: its name, or the node that makes it.
static std::string nameOf(Value value) {
  return llvm::TypeSwitch<Operation *, std::string>(value.getDefiningOp())
      .Case<InputOp>([](InputOp op) { return "input '" + op.getName().str() + "'"; })
      .Case<ParameterOp>([](ParameterOp op) { return "parameter '" + op.getName().str() + "'"; })
      .Case<StateOp>([](StateOp op) { return "state '" + op.getName().str() + "'"; })
      .Case<AccumulatorOp>([](AccumulatorOp op) {
        auto parameter = op.getParameter().getDefiningOp<ParameterOp>();
        return "the gradient of '" + parameter.getName().str() + "' in layer " +
               std::to_string(op.getLayer());
      })
      .Case<LossGradientOp>([](LossGradientOp) { return std::string("the gradient of the loss"); })
      .Case<ComputeOp>([&](ComputeOp op) {
        return "result #" + std::to_string(cast<OpResult>(value).getResultNumber()) + " of " +
               std::to_string(op.getStage()) + stringifyActionKind(op.getKind()).str();
      })
      .Default([](Operation *) { return std::string("a value"); });
}

std::string ProgramChecker::describe(const Content *content) const {
  if (!content)
    return "nothing";
  std::string text = nameOf(content->value);
  if (content->value.getDefiningOp<ParameterOp>())
    text += " in version " + std::to_string(content->microbatch);
  else if (content->microbatch != Content::allMicrobatches)
    text += " for microbatch " + std::to_string(content->microbatch);
  else if (set.flow.getCopies() > 1 && content->value.getDefiningOp<AccumulatorOp>())
    text += ", copy " + std::to_string(content->copy) + ",";
  return text;
}

/// A ring of versions starts with the first one in its first slot.
ProgramChecker::ProgramChecker(ProgramOp program, ProgramSet &set)
    : program(program), set(set), cursor(program) {
  for (auto pool : this->program.getBody().getOps<PoolOp>())
    if (pool.getKind() == BufferKind::Parameters)
      if (ParameterOp parameter = set.parameters.lookup(pool.getName()))
        contents[{pool, 0}] = {parameter, 0};
}

const Content *ProgramChecker::getContent(Value buffer) const {
  auto it = contents.find(cursor.getStorage(buffer));
  return it == contents.end() ? nullptr : &it->second;
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// The wait that was handed out is over: what it waited for has happened.
LogicalResult ProgramChecker::settle() {
  if (!waitedFor)
    return success();
  Pending message = pending.lookup(*waitedFor);
  pending.erase(*waitedFor);
  if (RecvOp recv = message.recv) {
    auto &messages = set.channels[{recv.getPeer(), program.getRank()}].messages;
    auto it = messages.find(message.place);
    // An end without a message is a fault that the execution has found.
    if (it == messages.end())
      return success();
    auto [content, send] = it->second;
    messages.erase(it);
    if (send.getBuffer().getType() != recv.getBuffer().getType()) {
      InFlightDiagnostic diagnostic =
          report(recv, "R3") << "receives " << recv.getBuffer().getType()
                             << ", but the message that comes is " << send.getBuffer().getType();
      diagnostic.attachNote(send.getLoc()) << "it is sent here";
      return diagnostic;
    }
    contents[*waitedFor] = content;
  }
  waitedFor.reset();
  return success();
}

LogicalResult ProgramChecker::checkFree(Operation *op, Value buffer, bool writes) {
  auto it = pending.find(cursor.getStorage(buffer));
  if (it == pending.end() || (!writes && !it->second.recv))
    return success();
  return report(op, "R5") << (writes ? "writes" : "reads") << " a buffer that is still being "
                          << (it->second.recv ? "received" : "sent")
                          << "; a pipe.wait must come first";
}

/// What lasts from step to step changes in updates only, and a state in its forward.
LogicalResult ProgramChecker::checkWritable(Operation *op, Value buffer) {
  Operation *storage = cursor.getStorage(buffer).op;
  auto pool = dyn_cast<PoolOp>(storage);
  BufferKind kind = pool ? pool.getKind() : cast<BufferOp>(storage).getKind();
  if (kind == BufferKind::Packed && !isa<PackOp>(op))
    return report(op, "R9") << "writes a buffer of kind packed, which only a pipe.pack may";
  if (kind == BufferKind::State)
    return report(op, "R8") << "writes a buffer that holds a state, which only its F may";
  if (isLasting(kind))
    return report(op, "R6") << "writes a buffer of kind " << stringifyBufferKind(kind)
                            << ", which only an update may";
  return checkFree(op, buffer, /*writes=*/true);
}

LogicalResult ProgramChecker::write(Operation *op, Value buffer, Content content) {
  if (failed(checkWritable(op, buffer)))
    return failure();
  contents[cursor.getStorage(buffer)] = content;
  accumulations.erase(cursor.getStorage(buffer));
  return success();
}

//===----------------------------------------------------------------------===//
// Actions
//===----------------------------------------------------------------------===//

LogicalResult ProgramChecker::checkMicrobatch(Operation *op, StringRef rule, int64_t microbatch) {
  if (microbatch >= 0 && microbatch < static_cast<int64_t>(program.getMicrobatches()))
    return success();
  return report(op, rule) << "there is no microbatch " << microbatch << " of "
                          << program.getMicrobatches();
}

LogicalResult ProgramChecker::checkInput(ActionOp action, unsigned i, Value expected) {
  Value buffer = action.getInputs()[i];
  if (failed(checkFree(action, buffer, /*writes=*/false)))
    return failure();
  auto parameter = expected.getDefiningOp<ParameterOp>();
  bool changes = set.updates && parameter && !parameter.getFrozen();
  if (parameter && !changes) {
    if (updated.contains(parameter))
      return report(action, "R2") << "operand #" << i << ", " << nameOf(expected)
                                  << ", has been updated already";
    auto storage = dyn_cast<BufferOp>(cursor.getStorage(buffer).op);
    if (storage && storage.getKind() == BufferKind::Parameters &&
        storage.getName() == parameter.getName())
      return success();
    return report(action, "R2") << "operand #" << i << " must be " << nameOf(expected);
  }
  // One that is read here is updated nowhere (G6).
  if (auto state = expected.getDefiningOp<StateOp>())
    return checkStateBuffer(action, buffer, state);
  Content needed = {expected, Content::allMicrobatches};
  if (changes)
    needed.microbatch = set.versions->versionOf(static_cast<int32_t>(action.getStage()),
                                                static_cast<int32_t>(cursor.getIndex(action)));
  else if (!expected.getDefiningOp<LossGradientOp>())
    needed.microbatch = cursor.getIndex(action);
  const Content *content = getContent(buffer);
  if (content && *content == needed)
    return success();
  return report(action, changes ? "R7 (S9)" : "R2")
         << "operand #" << i << " must hold " << describe(&needed) << ", but holds "
         << describe(content);
}

LogicalResult ProgramChecker::accumulate(ActionOp action, Value buffer, Value accumulator) {
  if (failed(checkWritable(action, buffer)))
    return failure();
  Storage storage = cursor.getStorage(buffer);
  Accumulation &state = accumulations[storage];
  if (!state.zeroed)
    return report(action, "R6") << "adds to " << nameOf(accumulator)
                                << ", which no pipe.zero has made zero";
  const Content *content = getContent(buffer);
  int64_t microbatch = cursor.getIndex(action);
  Content gradient = {accumulator, Content::allMicrobatches, set.flow.getCopyOf(microbatch)};
  if (state.added != 0 && (!content || !(*content == gradient)))
    return report(action, "R6") << "adds to a buffer that holds " << describe(content)
                                << " instead of " << describe(&gradient);
  auto parameter = accumulator.getDefiningOp<AccumulatorOp>().getParameter();
  if (int64_t due = updated.lookup(parameter.getDefiningOp());
      set.updates && microbatch / getInterval() != due)
    return report(action, "R7") << "adds microbatch " << microbatch << " to " << describe(&gradient)
                                << " for update " << due << ", which takes microbatches "
                                << due * getInterval() << " to " << (due + 1) * getInterval() - 1;
  if (microbatch < state.last)
    action.emitRemark("R6: adds microbatch ")
        << microbatch << " after " << state.last << " to " << nameOf(accumulator)
        << "; the bits of the sum differ from one rank's";
  state.last = microbatch;
  ++state.added;
  contents[storage] = gradient;
  return success();
}

LogicalResult ProgramChecker::checkAction(ActionOp action) {
  ComputeOp node = set.nodes.lookup({static_cast<int64_t>(action.getKind()), action.getStage()});
  int64_t microbatch = cursor.getIndex(action);
  std::string name = (llvm::Twine(action.getStage()) + stringifyActionKind(action.getKind()) +
                      llvm::Twine(microbatch))
                         .str();
  if (!node)
    return report(action, "R1") << "the graph has no " << name;
  if (failed(checkMicrobatch(action, "R1", microbatch)))
    return failure();
  int64_t owner = set.flow.getRank(node, set.flow.getCopyOf(microbatch));
  if (owner != static_cast<int64_t>(program.getRank()))
    return report(action, "R1") << name << " belongs to rank " << owner;
  auto &done = set.done[node];
  done.resize(program.getMicrobatches());
  if (done[microbatch])
    return report(action, "R1") << name << " runs a second time";
  done[microbatch] = true;
  if (action.getCalleeAttr() != node.getCalleeAttr())
    return report(action, "R2") << "calls '@" << action.getCallee() << "', but the graph's " << name
                                << " is '@" << node.getCallee() << "'";
  if (action.getInputs().size() != node.getInputs().size() ||
      action.getAccumulators().size() != node.getAccumulators().size() ||
      action.getStates().size() != node.getStates().size() ||
      action.getOutputs().size() != node.getOutputs().size())
    return report(action, "R2") << "has other numbers of operands than the graph's " << name;
  for (auto [i, input] : llvm::enumerate(node.getInputs()))
    if (failed(checkInput(action, i, input)))
      return failure();
  if (failed(checkPacked(action)))
    return failure();
  for (auto [buffer, accumulator] :
       llvm::zip_equal(action.getAccumulators(), node.getAccumulators()))
    if (failed(accumulate(action, buffer, accumulator)))
      return failure();
  for (auto [buffer, state] : llvm::zip_equal(action.getStates(), node.getStates()))
    if (failed(updateState(action, buffer, state.getDefiningOp<StateOp>())))
      return failure();
  for (auto [buffer, output] : llvm::zip_equal(action.getOutputs(), node.getOutputs()))
    if (failed(write(action, buffer, {output, microbatch})))
      return failure();
  // A function's arguments must not share bytes with what it writes.
  for (Value output : action.getOutputs())
    for (Value input : action.getInputs())
      if (cursor.getStorage(output) == cursor.getStorage(input))
        return report(action, "R5") << "writes a buffer that it reads";
  return success();
}

//===----------------------------------------------------------------------===//
// Inputs and outputs
//===----------------------------------------------------------------------===//

LogicalResult ProgramChecker::checkLoad(LoadOp load) {
  int64_t microbatch = cursor.getIndex(load);
  if (failed(checkMicrobatch(load, "R2", microbatch)))
    return failure();
  for (auto input : set.graph.getBody().getOps<InputOp>())
    if (input.getName() == load.getInput()) {
      if (load.getBuffer().getType().getElements() !=
          ArrayRef(cast<RankedTensorType>(input.getType())))
        return report(load, "R2") << "loads input '" << load.getInput() << "', a "
                                  << input.getType() << ", into " << load.getBuffer().getType();
      return write(load, load.getBuffer(), {input, microbatch});
    }
  return report(load, "R2") << "the graph has no input '" << load.getInput() << "'";
}

LogicalResult ProgramChecker::checkReport(ReportOp op) {
  for (auto output : set.graph.getBody().getOps<OutputOp>())
    if (output.getName() == op.getOutput()) {
      Content needed = {output.getValue(), cursor.getIndex(op)};
      const Content *content = getContent(op.getBuffer());
      if (!content || !(*content == needed))
        return report(op, "R2") << "must report " << describe(&needed) << ", but the buffer holds "
                                << describe(content);
      auto &done = set.done[output];
      done.resize(program.getMicrobatches());
      if (done[needed.microbatch])
        return report(op, "R1") << "reports microbatch " << needed.microbatch << " a second time";
      done[needed.microbatch] = true;
      return success();
    }
  return report(op, "R2") << "the graph has no output '" << op.getOutput() << "'";
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

std::optional<schedule::Event> ProgramChecker::step(Operation *op) {
  auto user = static_cast<int64_t>(reinterpret_cast<intptr_t>(op));
  auto post = [&](Value buffer, int64_t peer, bool receives) -> std::optional<schedule::Event> {
    auto type = cast<BufferType>(buffer.getType());
    if (peer >= set.graph.getRanks()) {
      report(op, "R3") << "there is no rank " << peer;
      return fail();
    }
    if (failed(receives ? checkWritable(op, buffer) : checkFree(op, buffer, /*writes=*/true)))
      return fail();
    int64_t place = receives ? set.channels[{peer, program.getRank()}].receives++ : 0;
    pending[cursor.getStorage(buffer)] = {requests++, dyn_cast<RecvOp>(op), place};
    auto typeId = static_cast<int64_t>(reinterpret_cast<intptr_t>(type.getAsOpaquePointer()));
    schedule::Event event = receives
                                ? schedule::Event::postReceive(peer, type.getPayloadBytes(), typeId)
                                : schedule::Event::postSend(peer, type.getPayloadBytes(), typeId);
    event.user = user;
    if (program.getStreams()) {
      transfer.emplace(cursor.getStorage(buffer), schedule::Event::wait(requests - 1));
      transfer->second.user = user;
    }
    return event;
  };
  auto check = [&](LogicalResult result) -> std::optional<schedule::Event> {
    if (failed(result))
      return fail();
    return schedule::Event();
  };
  auto meet = [&](LogicalResult result) -> std::optional<schedule::Event> {
    if (failed(result))
      return fail();
    schedule::Event event = schedule::Event::collective(0);
    event.user = user;
    return event;
  };
  return llvm::TypeSwitch<Operation *, std::optional<schedule::Event>>(op)
      .Case([&](SendOp send) -> std::optional<schedule::Event> {
        const Content *content = getContent(send.getBuffer());
        if (!content) {
          report(send, "R2") << "sends a buffer that holds nothing";
          return fail();
        }
        if (content->value.getDefiningOp<AccumulatorOp>() &&
            !isComplete(send.getBuffer(), *content)) {
          report(send, "R6") << "sends " << nameOf(content->value) << " before it is complete";
          return fail();
        }
        ProgramSet::Channel &channel = set.channels[{program.getRank(), send.getPeer()}];
        channel.messages[channel.sends++] = {*content, send};
        return post(send.getBuffer(), send.getPeer(), /*receives=*/false);
      })
      .Case([&](RecvOp recv) {
        contents.erase(cursor.getStorage(recv.getBuffer()));
        accumulations.erase(cursor.getStorage(recv.getBuffer()));
        return post(recv.getBuffer(), recv.getPeer(), /*receives=*/true);
      })
      .Case([&](WaitOp wait) -> std::optional<schedule::Event> {
        auto it = pending.find(cursor.getStorage(wait.getBuffer()));
        if (it == pending.end()) {
          report(wait, "R4") << "waits for a message that was not posted, or was waited for";
          return fail();
        }
        waitedFor = it->first;
        schedule::Event event = schedule::Event::wait(it->second.request);
        event.user = user;
        return event;
      })
      .Case([&](ExchangeNormsOp exchange) { return meet(checkExchange(exchange)); })
      .Case([&](ExchangeWeightsOp exchange) { return meet(checkWeights(exchange)); })
      .Case([&](ZeroOp zero) {
        accumulations[cursor.getStorage(zero.getBuffer())] = {/*zeroed=*/true};
        contents.erase(cursor.getStorage(zero.getBuffer()));
        return check(checkWritable(zero, zero.getBuffer()));
      })
      .Case([&](PackOp pack) { return check(checkPack(pack)); })
      .Case([&](SetOp op) { return check(checkSet(op)); })
      .Case([&](LoadOp load) { return check(checkLoad(load)); })
      .Case([&](ActionOp action) { return check(checkAction(action)); })
      .Case([&](ReportOp op) { return check(checkReport(op)); })
      .Case([&](GradientNormOp norm) { return check(checkNorm(norm)); })
      .Case([&](UpdateOp update) { return check(checkUpdate(update)); })
      .Case([&](AdvanceOp advance) { return check(checkAdvance(advance)); })
      .Default([](Operation *) { return schedule::Event(); });
}

std::optional<schedule::Event> ProgramChecker::next() {
  if (failed(settle()))
    return fail();
  if (set.failed)
    return std::nullopt;
  if (transfer) {
    auto [storage, wait] = *std::exchange(transfer, std::nullopt);
    waitedFor = storage;
    return wait;
  }
  Operation *op = cursor.next();
  if (cursor.hasFailed())
    return fail();
  if (op)
    return step(op);
  if (failed(checkEnd()))
    return fail();
  return std::nullopt;
}

} // namespace pipeline
