//===- EventNumbers.cpp - Which events a program has ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Conversion/PipeToLLVM/EventNumbers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {

/// Adds a buffer and all that it is made of: its pool, or what a loop carries to it.
void EventNumbers::addName(Value value) {
  SmallVector<Value> pending = {value};
  while (!pending.empty()) {
    Value next = pending.pop_back_val();
    if (!named.insert(next).second)
      continue;
    if (auto argument = dyn_cast<BlockArgument>(next)) {
      auto loop = cast<scf::ForOp>(argument.getOwner()->getParentOp());
      pending.push_back(loop.getTiedLoopInit(argument)->get());
      pending.push_back(loop.getTiedLoopYieldedValue(argument)->get());
      continue;
    }
    llvm::TypeSwitch<Operation *>(next.getDefiningOp())
        .Case<SlotOp, VersionOp>([&](auto op) { pending.push_back(op.getPool()); })
        .Case([&](scf::ForOp loop) {
          pending.push_back(loop.getTiedLoopRegionIterArg(cast<OpResult>(next)));
        });
  }
}

EventNumbers::EventNumbers(ProgramOp program) {
  std::array<bool, getMaxEnumValForStream() + 1> isRecorded{};
  program.walk([&](Operation *op) {
    if (auto record = dyn_cast<StreamRecordOp>(op)) {
      addName(record.getBuffer());
      isRecorded[static_cast<unsigned>(record.getOn())] = true;
    } else if (auto wait = dyn_cast<StreamWaitOp>(op)) {
      addName(wait.getBuffer());
    }
  });
  int64_t buffers = 0;
  for (Operation &op : program.getBody().front()) {
    if (!isa<BufferOp, PoolOp>(op) || !isNamed(op.getResult(0)))
      continue;
    numbers[op.getResult(0)] = buffers;
    auto pool = dyn_cast<PoolOp>(op);
    buffers += pool ? pool.getResult().getType().getSlots() : 1;
  }
  int64_t first = 0;
  for (auto [stream, recorded] : llvm::enumerate(isRecorded))
    if (recorded) {
      firstEvents[stream] = first;
      first += buffers;
    }
  count = static_cast<int32_t>(first);
}

int32_t countEvents(ProgramOp program) { return EventNumbers(program).getCount(); }

} // namespace pipeline
