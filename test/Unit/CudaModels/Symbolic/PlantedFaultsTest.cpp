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
using ::testing::Contains;
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
  static Outcome findFault(Subject &subject, ModuleOp edited, std::uint64_t interleavings = 8,
                           Interleaving like = {}) {
    Outcome outcome;
    for (std::uint64_t seed = 0; seed < interleavings; ++seed) {
      like.seed = seed;
      like.devices = 1 + static_cast<int>(seed % 2);
      outcome = subject.run(edited, like);
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

TEST_F(PlantedFaults, AWaitIsMissingInAGraph) {
  int races = 0;
  for (const char *schedule : {"1f1b", "zb-h1", "dualpipe"}) {
    Subject subject = makeSubject({schedule, 4, 1, 8, Variant::Everything}, /*steps=*/3);
    editEach<StreamWaitOp>(
        subject, 3, [](StreamWaitOp wait) { return wait.erase(), true; },
        [&](ModuleOp edited) {
          bool isRace = judgeStreams(edited) == StreamVerdict::Races;
          races += isRace;
          Outcome outcome = findFault(subject, edited, isRace ? 8 : 1, {.graph = true});
          EXPECT_EQ(outcome.isRight(), !isRace) << outcome.text();
        });
  }
  EXPECT_GT(races, 60);
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

TEST_F(PlantedFaults, AMessageHasAnotherSize) {
  Subject subject = makeSubject({"zbv", 4, 2, 8, Variant::Everything}, /*steps=*/1);
  auto calls = listHostCalls(*subject.module, subject.program->model.functions());
  ASSERT_TRUE(succeeded(calls));
  std::uint64_t messages = 0;
  for (RankCalls &rank : *calls)
    for (std::size_t i = 0; i < rank.step.size(); i += 5) {
      HostCall original = rank.step[i];
      if (!original.message)
        continue;
      HostMessage shorter = *original.message;
      shorter.bytes -= 4;
      rank.step[i] = makePost(original.op, shorter);
      Outcome outcome = runSymbolically(*subject.program, *calls, {++messages, 2});
      EXPECT_THAT(outcome.failure,
                  ContainsRegex("message [0-9]+ from rank [0-3] to rank [0-3] has [0-9]+ bytes, "
                                "but [0-9]+ are received"));
      EXPECT_THAT(outcome.left, IsEmpty());
      rank.step[i] = original;
    }
  EXPECT_GT(messages, 30u);
}

#ifdef PIPELINE_TEST_NCCL
/// NCCL can't tell that nobody comes: the time that a message may wait ends the run. One that
/// nobody takes may be on its way when the run ends, but then what others take is not theirs.
TEST_F(PlantedFaults, AHalfOfAMessageIsMissingOverNccl) {
  Subject subject = makeSubject({"1f1b", 4, 1, 8, Variant::Everything}, /*steps=*/1);
  auto run = [&](ModuleOp edited) {
    Outcome outcome = subject.run(edited, {.seed = 1, .nccl = true, .waitSeconds = 0.1});
    EXPECT_FALSE(outcome.isRight());
    EXPECT_THAT(outcome.left, IsEmpty());
    return outcome;
  };
  int messages = editEach<SendOp>(
      subject, 4, [](SendOp send) { return send.erase(), true; },
      [&](ModuleOp edited) {
        EXPECT_THAT(run(edited).failure, ContainsRegex("rank [0-3].*not known to be done: "));
      });
  messages += editEach<RecvOp>(
      subject, 4, [](RecvOp recv) { return recv.erase(), true; },
      [&](ModuleOp edited) { run(edited); });
  EXPECT_GT(messages, 8);
}
#endif

//===----------------------------------------------------------------------===//
// What kernels say
//===----------------------------------------------------------------------===//

/// What kernels find after an edit.
template <typename OpTy>
std::vector<std::string> findErrors(Subject &subject, const std::function<bool(OpTy)> &edit) {
  OwningOpRef<ModuleOp> copy = subject.module->clone();
  WalkResult result = copy->walk(
      [&](OpTy op) { return edit(op) ? WalkResult::interrupt() : WalkResult::advance(); });
  EXPECT_TRUE(result.wasInterrupted());
  return subject.run(*copy, {1, 1}).errors;
}

TEST_F(PlantedFaults, KernelsSayWhatTheyFound) {
  Subject subject = makeSubject({"gpipe", 4, 1, 8, Variant::Everything}, /*steps=*/2);
  auto findAction = [](StringRef name, const std::function<void(ActionOp)> &edit) {
    return [=](ActionOp action) {
      bool isIt = action.getCallee() == name;
      if (isIt)
        edit(action);
      return isIt;
    };
  };
  EXPECT_THAT(findErrors<ActionOp>(subject, findAction("F1",
                                                       [](ActionOp action) {
                                                         action.getInputsMutable()[0].set(
                                                             action.getOutputs()[0]);
                                                       })),
              Contains("arguments 0 and 2 of F1 overlap, and one is written"));
  EXPECT_THAT(
      findErrors<ActionOp>(subject, findAction("B2", [](ActionOp action) { action.erase(); })),
      Contains("input 4 of B1 of microbatch 0 holds zeros, but wanted is result 0 of B2 of "
               "microbatch 0"));
  // The next microbatch comes instead.
  EXPECT_THAT(
      findErrors<LoadOp>(subject,
                         [](LoadOp load) { return load.setOffset(load.getOffset() + 1), true; }),
      Contains(HasSubstr("but wanted is what it adds for other microbatches of the same update")));
  EXPECT_THAT(findErrors<ZeroOp>(subject, [](ZeroOp zero) { return zero.erase(), true; }),
              Contains("accumulator 0 of B0 of microbatch 8 holds the sum of what B0 adds for "
                       "microbatches 0, 1, 2, 3, 4, 5, 6 and 7, but wanted is what it adds for "
                       "other microbatches of the same update"));
  EXPECT_THAT(findErrors<UpdateOp>(subject, [](UpdateOp update) { return update.erase(), true; }),
              Contains("input 1 of F0 of microbatch 8 holds the parameter 'w0' after 0 updates, "
                       "but wanted is the parameter 'w0' after 1 updates"));
}

} // namespace
