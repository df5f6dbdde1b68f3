//===- PlantedFaultsTest.cpp - Slips of a compiler, and what finds them -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planned programs with one thing wrong. The verifier refuses them; and run all the same,
// they end with an error, or the fake device says what raced, or a kernel what it found in
// place of what it wanted. Nothing hangs: a run that takes a minute ends the process.
//
//===----------------------------------------------------------------------===//

#include "StreamOracle.h"
#include "SymbolicFixture.h"

#include "PhaseVerifiers.h"

#include "gmock/gmock.h"

#include <functional>

using namespace mlir;
using namespace pipeline;
using namespace pipeline::test;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

class PlantedFaults : public SymbolicFixture {
protected:
  template <typename OpTy>
  static SmallVector<OpTy> collect(ModuleOp module) {
    SmallVector<OpTy> ops;
    module.walk([&](OpTy op) { ops.push_back(op); });
    return ops;
  }

  /// The first of some interleavings in which something is wrong; else the last.
  static Outcome findFault(Subject &subject, ModuleOp edited, std::uint64_t interleavings = 8) {
    Outcome outcome;
    for (std::uint64_t seed = 0; seed < interleavings; ++seed) {
      outcome = subject.run(edited, {seed, 1 + static_cast<int>(seed % 2)});
      EXPECT_THAT(outcome.left, IsEmpty());
      if (!outcome.isRight())
        break;
    }
    return outcome;
  }

  /// Edits copies of a subject: each op of a kind, or every so many-th, alone. Returns how many.
  template <typename OpTy>
  int editEach(Subject &subject, int every, const std::function<bool(OpTy)> &edit,
               const std::function<void(ModuleOp)> &check) {
    int edited = 0;
    std::size_t count = collect<OpTy>(*subject.module).size();
    for (std::size_t i = 0; i < count; i += every) {
      OwningOpRef<ModuleOp> copy = subject.module->clone();
      OpTy op = collect<OpTy>(*copy)[i];
      std::string text = describe(subject.schedule) + ": ";
      llvm::raw_string_ostream(text) << op;
      SCOPED_TRACE(text);
      if (!edit(op))
        continue;
      ++edited;
      check(*copy);
    }
    return edited;
  }
};

/// Without a wait S10 does not hold, on any rank. On the devices of all ranks together some pairs
/// are ordered nevertheless, through a peer; and what is of two steps is, as a run waits between
/// them. The device reports exactly the others.
TEST_F(PlantedFaults, AWaitIsMissing) {
  int waits = 0, races = 0;
  for (Subject &subject : makeSubjects(4, /*steps=*/1)) {
    bool all = subject.schedule.schedule == "1f1b" || subject.schedule.schedule == "zbv" ||
               subject.schedule.schedule == "pipedream";
    waits += editEach<StreamWaitOp>(
        subject, all ? 1 : 5,
        [](StreamWaitOp wait) {
          auto program = wait->getParentOfType<ProgramOp>();
          wait.erase();
          EXPECT_TRUE(failed(verifyStreams(program)));
          return true;
        },
        [&](ModuleOp edited) {
          bool isRace = judgeStreams(edited) == StreamVerdict::Races;
          races += isRace;
          Outcome outcome = findFault(subject, edited, isRace ? 8 : 1);
          EXPECT_EQ(outcome.isRight(), !isRace) << outcome.text();
          EXPECT_TRUE(!isRace || !outcome.faults.empty() || !outcome.errors.empty());
        });
  }
  RecordProperty("waits", waits);
  RecordProperty("races", races);
  EXPECT_GT(waits, 700);
  EXPECT_GT(races, 600);
}

/// A slot that is used again before the last reader of what is in it is done.
TEST_F(PlantedFaults, APoolHasASlotLess) {
  int pools = 0;
  for (Subject &subject : makeSubjects(4, /*steps=*/1))
    pools += editEach<PoolOp>(
        subject, 1,
        [](PoolOp pool) {
          PoolType type = pool.getResult().getType();
          if (type.getSlots() < 2)
            return false;
          pool.getResult().setType(
              PoolType::get(pool.getContext(), type.getSlots() - 1, type.getSlot()));
          return true;
        },
        [&](ModuleOp edited) {
          EXPECT_FALSE(isAccepted(edited));
          EXPECT_FALSE(findFault(subject, edited).isRight());
        });
  RecordProperty("pools", pools);
  EXPECT_GT(pools, 50);
}

TEST_F(PlantedFaults, AMessageGoesToAnotherRank) {
  int messages = 0;
  for (const char *schedule : {"1f1b", "zb-h1", "chimera", "pipedream"}) {
    Subject subject = makeSubject({schedule, 4, 1, 8, Variant::Everything}, /*steps=*/1);
    for (std::uint64_t further : {1, 2, 3, 7})
      messages += editEach<SendOp>(
          subject, 3,
          [&](SendOp send) {
            send.setPeer(further == 7 ? 7 : (send.getPeer() + further) % 4);
            return true;
          },
          [&](ModuleOp edited) {
            EXPECT_FALSE(isAccepted(edited));
            EXPECT_THAT(findFault(subject, edited).failure, HasSubstr("rank "));
          });
  }
  EXPECT_GT(messages, 100);
}

TEST_F(PlantedFaults, AHalfOfAMessageIsMissing) {
  int messages = 0;
  for (const char *schedule : {"gpipe", "eager-1f1b", "zb-auto", "dualpipe", "pipedream-2bw"}) {
    Subject subject = makeSubject({schedule, 4, 1, 8, Variant::Everything}, /*steps=*/1);
    auto check = [&](ModuleOp edited, const char *wanted) {
      EXPECT_FALSE(isAccepted(edited));
      // All of them, but where another message takes the place of the one that is missing.
      std::string failure = findFault(subject, edited).failure;
      EXPECT_THAT(failure, ::testing::AnyOf(ContainsRegex(wanted), HasSubstr(" bytes, but ")));
    };
    messages += editEach<SendOp>(
        subject, 5, [](SendOp send) { return send.erase(), true; },
        [&](ModuleOp edited) {
          check(edited, "deadlock.*rank [0-3] waits for receive [0-9]+ from rank [0-3]");
        });
    messages += editEach<RecvOp>(
        subject, 5, [](RecvOp recv) { return recv.erase(), true; },
        [&](ModuleOp edited) {
          check(edited, "deadlock.*rank [0-3] waits for send [0-9]+ to rank [0-3]");
        });
  }
  EXPECT_GT(messages, 50);
}

} // namespace
