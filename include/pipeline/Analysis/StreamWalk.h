//===- StreamWalk.h - What a program gives to its streams -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Goes through a program with streams as the host does, loops included, for two
// steps: what is ordered within a step and from one to the next is ordered for
// ever, since every later step touches the same bytes by the same ops, and finds
// every event recorded that the second one does. A program with `updates` is a
// whole run, of one step. From a program to one with fewer microbatches, whose
// slots may lie elsewhere, the host waits for all streams.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_STREAMWALK_H
#define PIPELINE_ANALYSIS_STREAMWALK_H

#include "pipeline/Analysis/ProgramCursor.h"
#include "pipeline/Analysis/StreamOrder.h"

namespace pipeline {

/// The stream that an op is given to, which is no record, no wait and no buffer.
Stream getStreamOf(mlir::Operation *op);

class StreamWalk {
public:
  explicit StreamWalk(ProgramOp program);

  /// The next record or wait, or op that is given to a stream; null at the end, or after a
  /// failure, of which an error has been emitted. It has yet to take effect: see `apply`.
  mlir::Operation *next();
  bool hasFailed() const { return failed; }

  /// Of an op that is given to a stream: the bytes that it touches, element by element of its
  /// buffers. The name of an access is its operand, see `getOperand`.
  llvm::ArrayRef<StreamOrder::Access> getAccesses() const { return accesses; }
  static mlir::OpOperand &getOperand(int64_t name) {
    return *reinterpret_cast<mlir::OpOperand *>(static_cast<intptr_t>(name));
  }

  /// Of these, the one that touches what an earlier op has touched.
  const StreamOrder::Access &getAccess(const StreamOrder::Predecessor &earlier) const;
  /// Visits what the op must come after but is not ordered behind.
  void visitUnordered(llvm::function_ref<void(const StreamOrder::Predecessor &)> visit) const;

  /// Lets the op that `next` returned last have its effect.
  void apply();

  const StreamOrder &getOrder() const { return order; }
  /// Whether an earlier access was in the step before.
  bool isOfStepBefore(const StreamOrder::Predecessor &predecessor) const {
    return predecessor.number <= numOpsBefore[predecessor.stream];
  }

  /// The event of a buffer of the op that `next` returned last.
  struct Event {
    StreamOrder::Clock clock;
    /// Null if it has never been recorded.
    StreamRecordOp record;
  };
  Event &getEvent(mlir::Value buffer, Stream of) {
    return events[{cursor.getStorage(buffer), static_cast<unsigned>(of)}];
  }
  /// Lets a stream wait for an event.
  void wait(Stream on, const Event &event) { order.wait(static_cast<unsigned>(on), event.clock); }

private:
  void collectAccesses();
  void addAccess(mlir::OpOperand &operand, Storage storage, bool writes);
  void addAccesses(mlir::MutableOperandRange operands, bool writes);
  void addAdvance(AdvanceOp advance);

  ProgramOp program;
  ProgramCursor cursor;
  StreamOrder order;
  int64_t stepsLeft;
  bool failed = false;
  mlir::Operation *current = nullptr;
  llvm::SmallVector<StreamOrder::Access> accesses;
  llvm::DenseMap<std::pair<Storage, unsigned>, Event> events;
  /// Of each stream when the step began.
  std::array<int64_t, StreamOrder::numStreams> numOpsBefore{};
};

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_STREAMWALK_H
