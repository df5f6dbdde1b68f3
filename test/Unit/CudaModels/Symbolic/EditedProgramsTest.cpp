//===- EditedProgramsTest.cpp - Accepted programs are right on streams -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Edits of planned programs with streams whose effect is not known beforehand. What the
// verifier accepts runs right in every interleaving; what it refuses may be wrong or not,
// but never hangs, and leaves nothing behind. With PIPELINE_MUTANTS=n in the environment
// n random edits of each program are made.
//
//===----------------------------------------------------------------------===//

#include "StreamOracle.h"
#include "SymbolicFixture.h"

#include "ProgramMutator.h"

#include "gmock/gmock.h"

#include "mlir/IR/Verifier.h"

#include <cstdlib>
#include <map>

using namespace mlir;
using namespace pipeline;
using namespace pipeline::test;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

class EditedPrograms : public SymbolicFixture {
protected:
  bool isValid(ModuleOp module) {
    bool valid = succeeded(mlir::verify(module));
    errors.clear();
    return valid;
  }
};

/// Puts a post behind the next one of its stream, with the record of its event. False where none
/// follows in its block.
template <typename OpTy>
bool postLater(OpTy post, Stream stream) {
  auto skipRecords = [&](Operation *op) {
    while (auto record = dyn_cast_or_null<StreamRecordOp>(op->getNextNode())) {
      if (record.getOn() != stream)
        break;
      op = record;
    }
    return op;
  };
  Operation *last = skipRecords(post), *place = last->getNextNode();
  while (place && !isa<OpTy>(place))
    place = place->getNextNode();
  if (!place)
    return false;
  place = skipRecords(place);
  Operation *next = post;
  for (bool isLast = false; !isLast;) {
    Operation *op = next;
    isLast = op == last;
    next = op->getNextNode();
    op->moveAfter(place);
    place = op;
  }
  return true;
}

/// The order of two posts on one rank. There are no groups, so this is what splitting one would be:
/// where it closes a cycle the verifier knows, and the run ends with what each rank waits for.
TEST_F(EditedPrograms, PostsInAnotherOrder) {
  std::map<StreamVerdict, int> verdicts;
  int accepted = 0;
  auto check = [&](Subject &subject, auto type, Stream stream) {
    using OpTy = decltype(type);
    std::size_t count = 0;
    subject.module->walk([&](OpTy) { ++count; });
    for (std::size_t i = 0; i < count; i += 9) {
      OwningOpRef<ModuleOp> copy = subject.module->clone();
      SmallVector<OpTy> posts;
      copy->walk([&](OpTy post) { posts.push_back(post); });
      if (!postLater(posts[i], stream))
        continue;
      SCOPED_TRACE(describe(subject.schedule) + ": post " + std::to_string(i) + " of " +
                   stringifyStream(stream).str());
      StreamVerdict verdict = judgeStreams(*copy);
      ++verdicts[verdict];
      bool isRight = true;
      for (std::uint64_t seed = 0; seed < 4 && isRight; ++seed) {
        Outcome outcome = subject.run(*copy, {seed, 1});
        isRight = outcome.isRight();
        EXPECT_THAT(outcome.left, IsEmpty());
        if (verdict == StreamVerdict::Hangs)
          EXPECT_THAT(outcome.failure, HasSubstr("rank "));
      }
      bool isAccepted = this->isAccepted(*copy);
      accepted += isAccepted;
      EXPECT_TRUE(isRight || !isAccepted);
      EXPECT_TRUE(!isRight || verdict == StreamVerdict::Ordered);
    }
  };
  for (Subject &subject : makeSubjects(4, /*steps=*/1)) {
    check(subject, SendOp(), Stream::Send);
    check(subject, RecvOp(), Stream::Receive);
  }
  RecordProperty("ordered", verdicts[StreamVerdict::Ordered]);
  RecordProperty("races", verdicts[StreamVerdict::Races]);
  RecordProperty("hangs", verdicts[StreamVerdict::Hangs]);
  RecordProperty("accepted", accepted);
  EXPECT_GT(verdicts[StreamVerdict::Hangs], 15);
}

/// Whether each action has the arguments of its function's kernel.
bool fitsKernels(ModuleOp module, const SymbolicModel &model) {
  WalkResult result = module.walk([&](ActionOp action) {
    std::size_t tensors = 1;
    for (OperandRange group :
         {action.getInputs(), action.getAccumulators(), action.getStates(), action.getOutputs()})
      for (Value buffer : group)
        tensors += cast<BufferType>(buffer.getType()).getElements().size();
    bool fits = llvm::any_of(model.functions(), [&](const SymbolicFunction &function) {
      return function.name == action.getCallee() && function.parameters() == tensors;
    });
    return fits && action.getWorkspace() ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

TEST_F(EditedPrograms, AtRandom) {
  const char *asked = std::getenv("PIPELINE_MUTANTS");
  std::uint64_t mutants = asked ? std::atoi(asked) : numEditKinds, seeds = 0;
  int accepted = 0, wrong = 0;
  for (Subject &subject : makeSubjects(4, /*steps=*/2))
    for (std::uint64_t i = 0; i < mutants; ++i) {
      std::mt19937_64 random(++seeds);
      OwningOpRef<ModuleOp> mutant = subject.module->clone();
      auto edit = ProgramMutator(*mutant, random).edit(static_cast<EditKind>(i % numEditKinds));
      if (!edit || !isValid(*mutant) || !fitsKernels(*mutant, subject.program->model))
        continue;
      SCOPED_TRACE(describe(subject.schedule) + ", " + std::to_string(i) + ": " + *edit);
      bool isAccepted = this->isAccepted(*mutant);
      accepted += isAccepted;
      for (std::uint64_t seed = 0; seed < (isAccepted ? 4 : 1); ++seed) {
        Outcome outcome = subject.run(*mutant, {seed, 1});
        errors.clear();
        wrong += !outcome.isRight();
        EXPECT_THAT(outcome.left, IsEmpty());
        if (isAccepted)
          ASSERT_EQ(outcome.text(), "");
      }
    }
  RecordProperty("accepted", accepted);
  RecordProperty("wrong", wrong);
  EXPECT_TRUE(asked || (accepted > 10 && wrong > 60)) << accepted << ", " << wrong;
}

} // namespace
