//===- ProgramCursor.cpp - A rank's program, op by op -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/ProgramCursor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace pipeline {

ProgramCursor::ProgramCursor(ProgramOp program) : microbatches(program.getMicrobatches()) {
  Block &body = program.getBody().front();
  current = body.empty() ? nullptr : &body.front();
}

void ProgramCursor::fail(Operation *op, StringRef message) {
  op->emitOpError(message);
  failed = true;
  current = nullptr;
}

Storage ProgramCursor::getStorage(Value value) const { return buffers.lookup(value); }

int64_t ProgramCursor::getIndex(IndexedOpInterface op) const {
  return op.getIndex(op.getIv() ? ivs.lookup(op.getIv()) : 0);
}

/// The slot of a number, modulo the slots of the pool.
bool ProgramCursor::choose(Operation *op, Value value, int64_t number) {
  auto pool = value.getDefiningOp<PoolOp>();
  if (!pool)
    return fail(op, "must be of a pipe.pool"), false;
  if (number < 0)
    return fail(op, "has a negative index"), false;
  buffers[op->getResult(0)] = {pool, number % pool.getResult().getType().getSlots()};
  return true;
}

/// Finds the slot whose turn it is.
bool ProgramCursor::evaluateSlot(Operation *op) {
  if (auto slot = dyn_cast<SlotOp>(op))
    return choose(slot, slot.getPool(), getIndex(slot));
  auto version = cast<VersionOp>(op);
  return choose(version, version.getPool(), version.getVersion(getIndex(version)));
}

/// Goes to the first op of the loop's body, or past a loop that never runs.
bool ProgramCursor::enter(scf::ForOp loop) {
  std::optional<int64_t> lower = getConstantIntValue(loop.getLowerBound());
  std::optional<int64_t> upper = getConstantIntValue(loop.getUpperBound());
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (!lower || !upper || !step || *step <= 0)
    return fail(loop, "must have bounds that are constants and a step above 0"), false;
  for (auto [argument, init, result] :
       llvm::zip_equal(loop.getRegionIterArgs(), loop.getInits(), loop.getResults())) {
    Storage buffer = getStorage(init);
    if (!buffer)
      return fail(loop, "must carry buffers only"), false;
    buffers[argument] = buffer;
    buffers[result] = buffer;
  }
  if (*lower >= *upper) {
    current = loop->getNextNode();
    return true;
  }
  int64_t outer = frames.empty() ? 1 : frames.back().runs;
  int64_t distance, runs;
  if (llvm::SubOverflow(*upper, *lower, distance) ||
      llvm::MulOverflow(outer, (distance - 1) / *step + 1, runs) || runs > microbatches)
    return fail(loop, "runs its body more often than there are microbatches"), false;
  frames.push_back({loop, *lower, *step, *upper, runs});
  ivs[loop.getInductionVar()] = *lower;
  current = &loop.getBody()->front();
  return true;
}

/// At the end of a loop's body: the next iteration, or the op after the loop.
void ProgramCursor::leaveOrRepeat() {
  Frame &frame = frames.back();
  auto yield = cast<scf::YieldOp>(frame.loop.getBody()->getTerminator());
  SmallVector<Storage> carried;
  for (Value value : yield.getOperands())
    carried.push_back(getStorage(value));
  for (auto [argument, result, buffer] :
       llvm::zip_equal(frame.loop.getRegionIterArgs(), frame.loop.getResults(), carried)) {
    if (!buffer)
      return fail(yield, "must carry buffers only");
    buffers[argument] = buffer;
    buffers[result] = buffer;
  }
  if (llvm::AddOverflow(frame.iv, frame.step, frame.iv) || frame.iv >= frame.end) {
    current = frame.loop->getNextNode();
    frames.pop_back();
    return;
  }
  ivs[frame.loop.getInductionVar()] = frame.iv;
  current = &frame.loop.getBody()->front();
}

Operation *ProgramCursor::next() {
  while (!failed) {
    // A program has no terminator: past its last op there is nothing.
    if (!current)
      return nullptr;
    Operation *op = current;
    if (isa<scf::YieldOp>(op)) {
      leaveOrRepeat();
      continue;
    }
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      enter(loop);
      continue;
    }
    if (isa<arith::ConstantOp>(op)) {
      current = op->getNextNode();
      continue;
    }
    if (isa<SlotOp, VersionOp>(op)) {
      if (evaluateSlot(op))
        current = op->getNextNode();
      continue;
    }
    if (auto buffer = dyn_cast<BufferOp>(op))
      buffers[buffer] = {buffer, 0};
    current = op->getNextNode();
    return op;
  }
  return nullptr;
}

} // namespace pipeline
