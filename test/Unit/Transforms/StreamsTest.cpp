//===- StreamsTest.cpp - Streams of every schedule --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What --pipe-assign-streams makes of the programs of every schedule: S10 and R1
// to R9 hold, and S10 no longer once any wait, or any record, is taken out.
//
//===----------------------------------------------------------------------===//

#include "PhaseVerifiers.h"
#include "StreamAssignment.h"
#include "StreamCases.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace pipeline;
using namespace pipeline::test;

namespace {

class Streams : public StreamFixture {};

TEST_F(Streams, OfEveryScheduleAreOrdered) {
  int count = 0;
  auto check = [&](const StreamCase &c) {
    SCOPED_TRACE(describe(c));
    count += static_cast<bool>(assign(c));
    ASSERT_EQ(errors, "");
  };
  for (int ranks : {2, 4, 8})
    for (const StreamCase &c : makeStreamCases(ranks, {2 * ranks}, allVariants))
      check(c);
  for (int ranks : {1, 3, 4})
    for (const StreamCase &c : makeStreamCases(ranks, {1, 24}, {Variant::TiedAndClipped}))
      check(c);
  EXPECT_GT(count, 250);
}

/// Takes each op of a sort out of a program with streams, alone, and counts those without
/// which S10 still holds.
template <typename OpTy>
int countNeedless(ProgramOp program, int &tried) {
  SmallVector<Operation *> ops;
  program.walk([&](OpTy op) { ops.push_back(op); });
  int needless = 0;
  for (Operation *op : ops) {
    // A record may be the last op of a program, which has no terminator.
    Block *block = op->getBlock();
    Operation *next = op->getNextNode();
    op->remove();
    needless += succeeded(verifyStreams(program));
    block->getOperations().insert(next ? Block::iterator(next) : block->end(), op);
    ++tried;
  }
  return needless;
}

TEST_F(Streams, EveryWaitIsNeeded) {
  int waits = 0, records = 0;
  auto check = [&](const StreamCase &c) {
    SCOPED_TRACE(describe(c));
    OwningOpRef<ModuleOp> module = assign(c);
    ASSERT_EQ(errors, "");
    if (!module)
      return;
    for (auto program : module->getOps<ProgramOp>()) {
      ASSERT_EQ(countNeedless<StreamWaitOp>(program, waits), 0);
      ASSERT_EQ(countNeedless<StreamRecordOp>(program, records), 0);
      ASSERT_TRUE(succeeded(verifyStreams(program)));
      errors.clear();
      // As is found without taking anything out.
      FailureOr<RedundantWaits> redundant = findRedundantWaits(program);
      ASSERT_TRUE(succeeded(redundant));
      ASSERT_TRUE(redundant->waits.empty() && redundant->records.empty());
    }
  };
  for (const StreamCase &c : makeStreamCases(4, {8}, allVariants))
    check(c);
  for (const StreamCase &c : makeStreamCases(2, {13, 24}, {Variant::Tied}))
    check(c);
  RecordProperty("waits", waits);
  RecordProperty("records", records);
  EXPECT_GT(waits, 3000);
}

/// Adds a record behind each op that touches messages, and a wait for each of its buffers before
/// it: everything that events can order is ordered.
void orderEverything(ProgramOp program) {
  SmallVector<Operation *> ops;
  program.walk([&](Operation *op) {
    if (isa<ActionOp, SendOp, RecvOp>(op))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    Stream on = isa<SendOp>(op)   ? Stream::Send
                : isa<RecvOp>(op) ? Stream::Receive
                                  : Stream::Compute;
    OpBuilder before(op), behind(op->getContext());
    behind.setInsertionPointAfter(op);
    llvm::SmallSetVector<Value, 8> operands(op->operand_begin(), op->operand_end());
    for (Value buffer : operands) {
      auto type = dyn_cast<BufferType>(buffer.getType());
      if (!type || !type.getMessage())
        continue;
      for (Stream of : {Stream::Compute, Stream::Send, Stream::Receive})
        if (of != on)
          StreamWaitOp::create(before, op->getLoc(), buffer, of, on);
      StreamRecordOp::create(behind, op->getLoc(), buffer, on);
    }
  }
}

TEST_F(Streams, OfTooManyWaitsThoseAreLeftThatAreNeeded) {
  for (const StreamCase &c : makeStreamCases(4, {8}, {Variant::Plain, Variant::TiedAndClipped})) {
    SCOPED_TRACE(describe(c));
    OwningOpRef<ModuleOp> module = assign(c);
    if (!module)
      continue;
    for (auto program : module->getOps<ProgramOp>()) {
      orderEverything(program);
      ASSERT_TRUE(succeeded(verifyStreams(program))) << errors;
    }
    ASSERT_TRUE(succeeded(run(*module, "pipe-remove-redundant-waits"))) << errors;
    for (auto program : module->getOps<ProgramOp>()) {
      ASSERT_TRUE(succeeded(verifyStreams(program))) << errors;
      int tried = 0;
      ASSERT_EQ(countNeedless<StreamWaitOp>(program, tried), 0);
      errors.clear();
    }
  }
}

TEST_F(Streams, ReceivesByNeedAreRefused) {
  // Fine between threads. On streams a rank may have to send before it can go on to post
  // the receive that its peer waits for it to take.
  OwningOpRef<ModuleOp> module = plan({"1f1b", 4, 1, 8}, "unordered");
  ASSERT_TRUE(succeeded(run(*module, "pipe-verify{phase=planned}"))) << errors;
  ASSERT_TRUE(succeeded(run(*module, "pipe-assign-streams"))) << errors;
  EXPECT_TRUE(failed(run(*module, "pipe-verify{phase=planned}")));
  EXPECT_NE(errors.find("R4 (S5): ranks wait for each other in a cycle"), std::string::npos)
      << errors;
}

} // namespace
