//===- StreamAssignment.cpp - Orders what streams do ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the host waits tells nothing that the accesses of ops do not. So its waits
// are dropped, and the program is walked as its streams do it: where an op is not
// ordered behind an earlier one that touches the same bytes, a wait is put before
// it, and a record behind the earlier one unless there is one. That is done at the
// last moment and for what is needed, so nothing waits for more than it must. What
// is put into a loop holds in every iteration of it, so that a wait which an early
// iteration asked for can be needless in the end: those are looked for at last.
//
//===----------------------------------------------------------------------===//

#include "StreamAssignment.h"
#include "mlir/IR/Builders.h"
#include "pipeline/Analysis/StreamWalk.h"

using namespace mlir;

namespace pipeline {

namespace {
class StreamAssignment {
public:
  explicit StreamAssignment(ProgramOp program) : program(program) {}

  /// Goes through the program once. Sets `changed` if it was not ordered.
  LogicalResult walkOnce();
  bool changed = false;

private:
  using Predecessor = StreamOrder::Predecessor;

  SmallVector<Predecessor> findNeeds(const StreamWalk &walk) const;
  void order(StreamWalk &walk, Operation *op, Stream on, const Predecessor &earlier);

  ProgramOp program;
};
} // namespace

/// What an op is not ordered behind: of each stream the latest, but what another one's op comes
/// after anyway.
SmallVector<StreamOrder::Predecessor> StreamAssignment::findNeeds(const StreamWalk &walk) const {
  SmallVector<Predecessor> needs;
  walk.visitUnordered([&](const Predecessor &earlier) {
    auto *it = llvm::find_if(needs, [&](const auto &n) { return n.stream == earlier.stream; });
    if (it == needs.end())
      needs.push_back(earlier);
    else if (it->number < earlier.number)
      *it = earlier;
  });
  auto isImplied = [&](const Predecessor &need) {
    return llvm::any_of(needs, [&](const Predecessor &other) {
      return other.stream != need.stream && other.clock[need.stream] >= need.number;
    });
  };
  // No two imply each other: one of them came first.
  SmallVector<Predecessor> kept;
  llvm::copy_if(needs, std::back_inserter(kept), [&](const auto &n) { return !isImplied(n); });
  return kept;
}

void StreamAssignment::order(StreamWalk &walk, Operation *op, Stream on,
                             const Predecessor &earlier) {
  auto of = static_cast<Stream>(earlier.stream);
  Value buffer = StreamWalk::getOperand(walk.getAccess(earlier).name).get();

  StreamWalk::Event &event = walk.getEvent(buffer, of);
  if (event.clock[earlier.stream] < earlier.number) {
    // Buffers don't overlap, so what the earlier op touched is the same buffer.
    OpOperand &operand = StreamWalk::getOperand(earlier.name);
    OpBuilder builder(program.getContext());
    builder.setInsertionPointAfter(operand.getOwner());
    auto record = StreamRecordOp::create(builder, operand.getOwner()->getLoc(), operand.get(), of);
    event = {earlier.clock, record};
    changed = true;
  }
  walk.wait(on, event);
  for (auto wait = dyn_cast_or_null<StreamWaitOp>(op->getPrevNode()); wait;
       wait = dyn_cast_or_null<StreamWaitOp>(wait->getPrevNode()))
    if (wait.getBuffer() == buffer && wait.getOf() == of && wait.getOn() == on)
      return;
  OpBuilder builder(op);
  StreamWaitOp::create(builder, op->getLoc(), buffer, of, on);
  changed = true;
}

LogicalResult StreamAssignment::walkOnce() {
  changed = false;
  StreamWalk walk(program);
  while (Operation *op = walk.next()) {
    Stream on = getStreamOf(op);
    for (const Predecessor &earlier : findNeeds(walk))
      if (!walk.getOrder().isOrdered(static_cast<unsigned>(on), earlier))
        order(walk, op, on, earlier);
    walk.apply();
  }
  return failure(walk.hasFailed());
}

LogicalResult assignStreams(ProgramOp program) {
  program.walk([](WaitOp wait) { wait.erase(); });
  program.setStreams(true);
  StreamAssignment assignment(program);
  do {
    if (failed(assignment.walkOnce()))
      return failure();
  } while (assignment.changed);
  FailureOr<RedundantWaits> redundant = findRedundantWaits(program);
  if (failed(redundant))
    return failure();
  for (Operation *op : llvm::concat<Operation *>(redundant->waits, redundant->records))
    op->erase();
  return success();
}

} // namespace pipeline
