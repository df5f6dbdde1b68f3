//===- StreamClosureTest.cpp - S10 against a closure ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The verifier's verdict on small programs, from which random waits and records have
// been taken, against the transitive closure of what their streams and events order
// in three steps. Three, so that it shows that two are enough.
//
//===----------------------------------------------------------------------===//

#include "PhaseVerifiers.h"
#include "StreamCases.h"

#include "pipeline/Analysis/ProgramCursor.h"

#include "llvm/ADT/BitVector.h"

#include <map>
#include <random>
#include <tuple>
#include <utility>
#include <vector>

using namespace mlir;
using namespace pipeline;
using namespace pipeline::test;

namespace {

class StreamClosure : public StreamFixture {};

/// What runs: an op, a record or a wait.
struct Node {
  /// Buffers of messages alone are touched by more than one stream.
  std::vector<std::pair<Storage, /*writes=*/bool>> accesses;
  /// The nodes that come before it.
  llvm::BitVector before;
};

class Unrolled {
public:
  void add(ProgramOp program) {
    ProgramCursor cursor(program);
    while (Operation *op = cursor.next())
      if (auto record = dyn_cast<StreamRecordOp>(op)) {
        int64_t node = append(record.getOn());
        records[key(cursor.getStorage(record.getBuffer()), record.getOn())] = node;
      } else if (auto wait = dyn_cast<StreamWaitOp>(op)) {
        int64_t node = append(wait.getOn());
        auto it = records.find(key(cursor.getStorage(wait.getBuffer()), wait.getOf()));
        if (it != records.end())
          putBefore(it->second, node);
      } else if (!isa<BufferOp, PoolOp>(op)) {
        addOp(op, cursor);
      }
  }

  bool races() const {
    for (std::size_t i = 0; i < nodes.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        for (const auto &[a, aWrites] : nodes[i].accesses)
          for (const auto &[b, bWrites] : nodes[j].accesses)
            if (a == b && (aWrites || bWrites) && !nodes[i].before[j])
              return true;
    return false;
  }

private:
  using Key = std::tuple<void *, int64_t, Stream>;
  static Key key(Storage storage, Stream stream) { return {storage.op, storage.slot, stream}; }

  void putBefore(int64_t first, int64_t second) {
    nodes[second].before |= nodes[first].before;
    nodes[second].before.set(first);
  }

  int64_t append(Stream stream) {
    auto number = static_cast<int64_t>(nodes.size());
    EXPECT_LT(number, maxNodes);
    nodes.emplace_back().before.resize(maxNodes);
    if (auto it = last.find(stream); it != last.end())
      putBefore(it->second, number);
    return last[stream] = number;
  }

  void addOp(Operation *op, const ProgramCursor &cursor) {
    Stream stream = isa<SendOp>(op)   ? Stream::Send
                    : isa<RecvOp>(op) ? Stream::Receive
                                      : Stream::Compute;
    int64_t node = append(stream);
    for (Value operand : op->getOperands()) {
      auto type = dyn_cast<BufferType>(operand.getType());
      if (!type || !type.getMessage())
        continue;
      bool isRead = isa<SendOp, GradientNormOp, UpdateOp>(op);
      if (auto action = dyn_cast<ActionOp>(op))
        isRead = llvm::is_contained(action.getInputs(), operand) &&
                 !llvm::is_contained(action.getOutputs(), operand);
      nodes[node].accesses.emplace_back(cursor.getStorage(operand), !isRead);
    }
  }

  static constexpr unsigned maxNodes = 4096;
  std::vector<Node> nodes;
  std::map<Stream, int64_t> last;
  std::map<Key, int64_t> records;
};

bool racesByClosure(ProgramOp program) {
  Unrolled unrolled;
  for (int step = 0; step < (program.getUpdatesAttr() ? 1 : 3); ++step)
    unrolled.add(program);
  return unrolled.races();
}

TEST_F(StreamClosure, AgreesWithTheVerifier) {
  int verdicts[2] = {0, 0};
  std::mt19937 random(1);
  for (int ranks : {2, 3})
    for (const StreamCase &c : makeStreamCases(ranks, {6}, {Variant::Tied, Variant::Skip})) {
      SCOPED_TRACE(describe(c));
      OwningOpRef<ModuleOp> module = assign(c);
      ASSERT_EQ(errors, "");
      for (int edit = 0; module && edit < 12; ++edit) {
        OwningOpRef<ModuleOp> edited = module->clone();
        for (auto program : edited->getOps<ProgramOp>()) {
          SmallVector<Operation *> ops;
          program.walk([&](Operation *op) {
            if (isa<StreamRecordOp, StreamWaitOp>(op))
              ops.push_back(op);
          });
          // Some are moved, others taken out; at first none.
          for (int n = 0; n < edit % 3 && !ops.empty(); ++n) {
            Operation *op = ops[random() % ops.size()];
            if (!op->getBlock())
              continue;
            Operation *next = op->getNextNode();
            if (next && !next->hasTrait<OpTrait::IsTerminator>() && random() % 2)
              op->moveAfter(next);
            else
              op->remove();
          }
          bool expected = racesByClosure(program);
          EXPECT_EQ(failed(verifyStreams(program)), expected);
          ++verdicts[expected];
          // What was taken out has no owner.
          for (Operation *op : ops)
            if (!op->getBlock())
              op->destroy();
        }
      }
      errors.clear();
    }
  EXPECT_GT(verdicts[0], 300);
  EXPECT_GT(verdicts[1], 300);
}

} // namespace
