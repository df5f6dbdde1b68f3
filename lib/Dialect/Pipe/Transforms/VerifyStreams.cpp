//===- VerifyStreams.cpp - Whether streams race -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A4 (S10): any two accesses to the same bytes of which one writes are ordered by
// their streams and events, in a step and from one to the next.
//
//===----------------------------------------------------------------------===//

#include "PhaseVerifiers.h"
#include "pipeline/Analysis/StreamWalk.h"

using namespace mlir;

namespace pipeline {

/// Says which two ops race, for which bytes, and what would order them.
static LogicalResult reportRace(StreamWalk &walk, Operation *op,
                                const StreamOrder::Predecessor &earlier) {
  Stream on = getStreamOf(op), of = static_cast<Stream>(earlier.stream);
  const StreamOrder::Access &access = walk.getAccess(earlier);
  OpOperand &operand = StreamWalk::getOperand(access.name),
            &earlierOperand = StreamWalk::getOperand(earlier.name);
  StringRef step = walk.isOfStepBefore(earlier) ? " in the step before" : "";

  InFlightDiagnostic diagnostic =
      op->emitOpError("A4 (S10): ")
      << (access.writes ? "writes" : "reads") << " bytes [" << earlier.begin << ", " << earlier.end
      << ") of the arena on stream " << stringifyStream(on) << ", which "
      << earlierOperand.getOwner()->getName() << " " << (earlier.writes ? "writes" : "reads")
      << step << " on stream " << stringifyStream(of) << ", and nothing orders the two";
  diagnostic.attachNote(earlierOperand.getOwner()->getLoc())
      << (earlier.writes ? "written" : "read") << " here, as operand #"
      << earlierOperand.getOperandNumber();
  StreamWalk::Event &event = walk.getEvent(operand.get(), of);
  if (event.clock[earlier.stream] >= earlier.number)
    diagnostic.attachNote(event.record.getLoc()) << "the event is recorded here";
  else
    diagnostic.attachNote(earlierOperand.getOwner()->getLoc())
        << "a pipe.stream_record of that operand on " << stringifyStream(of)
        << " must stand behind this";
  diagnostic.attachNote(op->getLoc())
      << "a pipe.stream_wait of operand #" << operand.getOperandNumber() << ", of "
      << stringifyStream(of) << " on " << stringifyStream(on) << ", must stand before this";
  return diagnostic;
}

LogicalResult verifyStreams(ProgramOp program) {
  StreamWalk walk(program);
  while (Operation *op = walk.next()) {
    std::optional<StreamOrder::Predecessor> unordered;
    walk.visitUnordered([&](const StreamOrder::Predecessor &earlier) {
      if (!unordered)
        unordered = earlier;
    });
    if (unordered)
      return reportRace(walk, op, *unordered);
    walk.apply();
  }
  return failure(walk.hasFailed());
}

} // namespace pipeline
