//===- StreamWalk.cpp - What a program gives to its streams -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/StreamWalk.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {

static_assert(StreamOrder::numStreams == getMaxEnumValForStream() + 1);

Stream getStreamOf(Operation *op) {
  return isa<SendOp>(op) ? Stream::Send : isa<RecvOp>(op) ? Stream::Receive : Stream::Compute;
}

StreamWalk::StreamWalk(ProgramOp program)
    : program(program), cursor(program), stepsLeft(program.getUpdatesAttr() ? 0 : 1) {
  for (Operation &op : this->program.getBody().front())
    if (isa<BufferOp, PoolOp>(op) && !op.hasAttr("offset")) {
      op.emitOpError("has no offset, so what it shares with others is not known; run "
                     "--pipe-plan-memory");
      failed = true;
      return;
    }
}

Operation *StreamWalk::next() {
  accesses.clear();
  while (!failed && ((current = cursor.next()) || stepsLeft > 0)) {
    if (cursor.hasFailed())
      break;
    if (!current) {
      --stepsLeft;
      cursor = ProgramCursor(program);
      for (unsigned stream = 0; stream < StreamOrder::numStreams; ++stream)
        numOpsBefore[stream] = order.getNumOps(stream);
      continue;
    }
    if (isa<BufferOp, PoolOp>(current))
      continue;
    collectAccesses();
    return current;
  }
  failed |= cursor.hasFailed();
  return nullptr;
}

const StreamOrder::Access &StreamWalk::getAccess(const StreamOrder::Predecessor &earlier) const {
  return *llvm::find_if(accesses, [&](const StreamOrder::Access &access) {
    return access.begin <= earlier.begin && earlier.begin < access.end;
  });
}

void StreamWalk::visitUnordered(
    llvm::function_ref<void(const StreamOrder::Predecessor &)> visit) const {
  auto on = static_cast<unsigned>(getStreamOf(current));
  order.visitPredecessors(on, accesses, [&](const StreamOrder::Predecessor &earlier) {
    if (!order.isOrdered(on, earlier))
      visit(earlier);
  });
}

void StreamWalk::apply() {
  if (auto record = dyn_cast<StreamRecordOp>(current))
    getEvent(record.getBuffer(),
             record.getOn()) = {order.getRecorded(static_cast<unsigned>(record.getOn())), record};
  else if (auto waiting = dyn_cast<StreamWaitOp>(current))
    wait(waiting.getOn(), getEvent(waiting.getBuffer(), waiting.getOf()));
  else
    order.run(static_cast<unsigned>(getStreamOf(current)), accesses);
}

//===----------------------------------------------------------------------===//
// What an op touches
//===----------------------------------------------------------------------===//

/// Of a message its whole payload, which is sent at once; else element by element, what lies
/// between two of them is nobody's.
void StreamWalk::addAccess(OpOperand &operand, Storage storage, bool writes) {
  BufferType type;
  int64_t begin;
  if (auto pool = dyn_cast<PoolOp>(storage.op)) {
    type = pool.getResult().getType().getSlot();
    begin = static_cast<int64_t>(*pool.getOffset()) + storage.slot * type.getBytes();
  } else {
    auto buffer = cast<BufferOp>(storage.op);
    type = buffer.getResult().getType();
    begin = static_cast<int64_t>(*buffer.getOffset());
  }
  auto name = static_cast<int64_t>(reinterpret_cast<intptr_t>(&operand));
  if (isa<SendOp, RecvOp>(current)) {
    accesses.push_back({begin, begin + type.getPayloadBytes(), writes, name});
    return;
  }
  for (auto [i, element] : llvm::enumerate(type.getElements())) {
    int64_t at = begin + type.getElementOffset(i), end = at + getTensorBytes(element);
    // Most have no gap.
    if (i != 0 && accesses.back().end == at)
      accesses.back().end = end;
    else
      accesses.push_back({at, end, writes, name});
  }
}

void StreamWalk::addAccesses(MutableOperandRange operands, bool writes) {
  for (OpOperand &operand : operands)
    addAccess(operand, cursor.getStorage(operand.get()), writes);
}

/// At the end of an interval the newest version is read and the next one written; else nothing.
void StreamWalk::addAdvance(AdvanceOp advance) {
  int64_t microbatch = cursor.getIndex(advance), every = static_cast<int64_t>(advance.getEvery());
  if ((microbatch + 1) % every != 0)
    return;
  Operation *pool = advance.getPool().getDefiningOp();
  int64_t slots = advance.getPool().getType().getSlots(), version = microbatch / every;
  OpOperand &operand = advance.getPoolMutable();
  addAccess(operand, {pool, version % slots}, /*writes=*/false);
  addAccess(operand, {pool, (version + 1) % slots}, /*writes=*/true);
  addAccesses(advance.getGradientsMutable(), /*writes=*/true);
  addAccesses(advance.getStateMutable(), /*writes=*/true);
}

void StreamWalk::collectAccesses() {
  constexpr bool reads = false, writes = true;
  auto add = [&](MutableOperandRange operands, bool isWrite) { addAccesses(operands, isWrite); };
  llvm::TypeSwitch<Operation *>(current)
      .Case<SendOp, ReportOp>([&](auto op) { add(op.getBufferMutable(), reads); })
      .Case<RecvOp, ZeroOp, SetOp, LoadOp>([&](auto op) { add(op.getBufferMutable(), writes); })
      .Case([&](PackOp pack) {
        add(pack.getParameterMutable(), reads);
        add(pack.getPackedMutable(), writes);
      })
      .Case([&](ActionOp action) {
        add(action.getInputsMutable(), reads);
        add(action.getPackedMutable(), reads);
        add(action.getAccumulatorsMutable(), writes);
        add(action.getStatesMutable(), writes);
        add(action.getOutputsMutable(), writes);
        add(action.getWorkspaceMutable(), writes);
      })
      .Case([&](GradientNormOp norm) { add(norm.getGradientsMutable(), reads); })
      .Case([&](UpdateOp update) {
        add(update.getGradientsMutable(), reads);
        add(update.getParameterMutable(), writes);
        add(update.getStateMutable(), writes);
      })
      .Case([&](AdvanceOp advance) { addAdvance(advance); });
}

} // namespace pipeline
