//===- RedundantWaits.cpp - Waits that order nothing new --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A wait is needed for sure if, once, it alone of the waits before an op orders the
// op behind one that touches the same bytes: without it, and so with even fewer
// other waits, the two would race. One that never adds to what its stream knows is
// needless for sure. Two walks find those. Of the rest, which are few or none, S10
// without them decides: all at once, then in halves. What was found
// needed stays so when more is left out, so one pass leaves none too many.
//
//===----------------------------------------------------------------------===//

#include "StreamAssignment.h"
#include "pipeline/Analysis/StreamWalk.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace pipeline {

namespace {
class WaitSearch {
public:
  explicit WaitSearch(ProgramOp program) : program(program) {}

  LogicalResult run();
  RedundantWaits takeResult() { return std::move(result); }

private:
  using Clock = StreamOrder::Clock;

  /// What the walk of all waits has seen of one.
  struct Usage {
    bool adds = false, isNeeded = false;
  };
  /// The waits on a stream since its last op.
  struct Pending {
    Clock before;
    SmallVector<std::pair<Operation *, Clock>> waits;
  };

  LogicalResult observe();
  void markNeeded(const Pending &pending, const StreamOrder::Predecessor &predecessor);
  bool isOrdered();
  void leaveOut(ArrayRef<Operation *> waits);
  void findRecords();

  ProgramOp program;
  llvm::MapVector<Operation *, Usage> usages;
  /// What is left out.
  llvm::DenseSet<Operation *> ignored;
  RedundantWaits result;
};
} // namespace

/// An op has a predecessor: the one wait that orders the two, if no two do, is needed.
void WaitSearch::markNeeded(const Pending &pending, const StreamOrder::Predecessor &predecessor) {
  auto orders = [&](const Clock &clock) { return clock[predecessor.stream] >= predecessor.number; };
  if (orders(pending.before))
    return;
  Operation *only = nullptr;
  for (const auto &[wait, clock] : pending.waits)
    if (orders(clock)) {
      if (only)
        return;
      only = wait;
    }
  if (only)
    usages[only].isNeeded = true;
}

/// Walks the program with all waits that are not left out.
LogicalResult WaitSearch::observe() {
  program.walk([&](StreamWaitOp wait) { usages[wait] = {}; });
  std::array<Pending, StreamOrder::numStreams> pending;
  StreamWalk walk(program);
  while (Operation *op = walk.next()) {
    if (ignored.contains(op))
      continue;
    if (auto wait = dyn_cast<StreamWaitOp>(op)) {
      auto on = static_cast<unsigned>(wait.getOn());
      const Clock &known = walk.getOrder().getKnown(on);
      const Clock &event = walk.getEvent(wait.getBuffer(), wait.getOf()).clock;
      if (pending[on].waits.empty())
        pending[on].before = known;
      usages[wait].adds |= !known.covers(event);
      pending[on].waits.emplace_back(wait, event);
    } else if (!isa<StreamRecordOp>(op)) {
      auto on = static_cast<unsigned>(getStreamOf(op));
      if (!pending[on].waits.empty())
        walk.getOrder().visitPredecessors(on, walk.getAccesses(),
                                          [&](const StreamOrder::Predecessor &predecessor) {
                                            markNeeded(pending[on], predecessor);
                                          });
      pending[on].waits.clear();
    }
    walk.apply();
  }
  return failure(walk.hasFailed());
}

/// Whether S10 holds without what is left out.
bool WaitSearch::isOrdered() {
  StreamWalk walk(program);
  while (Operation *op = walk.next()) {
    if (ignored.contains(op))
      continue;
    bool ordered = true;
    walk.visitUnordered([&](const StreamOrder::Predecessor &) { ordered = false; });
    if (!ordered)
      return false;
    walk.apply();
  }
  return true;
}

/// Leaves out as many of `waits` as can be.
void WaitSearch::leaveOut(ArrayRef<Operation *> waits) {
  if (waits.empty())
    return;
  ignored.insert_range(waits);
  if (isOrdered())
    return;
  for (Operation *wait : waits)
    ignored.erase(wait);
  if (waits.size() == 1)
    return;
  leaveOut(waits.take_front(waits.size() / 2));
  leaveOut(waits.drop_front(waits.size() / 2));
}

/// The records that no wait which is left takes its event from.
void WaitSearch::findRecords() {
  llvm::DenseSet<Operation *> used;
  StreamWalk walk(program);
  while (Operation *op = walk.next()) {
    auto wait = dyn_cast<StreamWaitOp>(op);
    if (wait && !ignored.contains(wait))
      if (Operation *record = walk.getEvent(wait.getBuffer(), wait.getOf()).record)
        used.insert(record);
    walk.apply();
  }
  program.walk([&](StreamRecordOp record) {
    if (!used.contains(record))
      result.records.push_back(record);
  });
}

LogicalResult WaitSearch::run() {
  if (failed(observe()))
    return failure();
  for (const auto &[wait, usage] : usages)
    if (!usage.adds)
      ignored.insert(wait);
  // They change nothing, but hide which of the others are needed.
  if (!ignored.empty() && failed(observe()))
    return failure();
  SmallVector<Operation *> inDoubt;
  for (const auto &[wait, usage] : usages)
    if (!ignored.contains(wait) && !usage.isNeeded)
      inDoubt.push_back(wait);
  leaveOut(inDoubt);
  for (const auto &[wait, usage] : usages)
    if (ignored.contains(wait))
      result.waits.push_back(wait);
  findRecords();
  return success();
}

FailureOr<RedundantWaits> findRedundantWaits(ProgramOp program) {
  WaitSearch search(program);
  if (failed(search.run()))
    return failure();
  return search.takeResult();
}

} // namespace pipeline
