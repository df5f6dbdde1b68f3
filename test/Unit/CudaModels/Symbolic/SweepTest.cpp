//===- SweepTest.cpp - Every schedule on the fake device --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each schedule that the library lists, at four ranks, in 200 interleavings of its
// streams: no race, no leak, every function reads what the graph says, and losses and
// parameters are those of the graph executed in sequence.
//
//===----------------------------------------------------------------------===//

#include "CompiledPrograms.h"
#include "StreamOracle.h"
#include "SymbolicFixture.h"

using namespace mlir;
using namespace pipeline;
using namespace pipeline::test;

namespace {

class Sweep : public SymbolicFixture {
protected:
  void sweep(Subject &subject, std::uint64_t interleavings, Interleaving like = {}) {
    SCOPED_TRACE(describe(subject.schedule));
    EXPECT_EQ(judgeStreams(*subject.module), StreamVerdict::Ordered);
    CompiledPrograms compiled =
        compileSymbolically(*subject.module, subject.program->model.functions());
    ASSERT_EQ(compiled.error, "");
    for (std::uint64_t seed = 0; seed < interleavings; ++seed) {
      like.seed = seed;
      like.devices = 1 + static_cast<int>(seed % compiled.ranks.size());
      Outcome outcome = runSymbolically(*subject.program, compiled.ranks, like);
      ASSERT_EQ(outcome.text(), "") << "seed " << seed;
    }
    // The walk of the ops that faults are planted in calls the same.
    for (std::uint64_t seed = 0; seed < 5; ++seed)
      ASSERT_EQ(subject.run(*subject.module, {seed, 1}).text(), "") << "seed " << seed;
  }
};

TEST_F(Sweep, EverySchedule) {
  std::vector<Subject> subjects = makeSubjects(4, /*steps=*/2);
  EXPECT_GE(subjects.size(), 18u);
  for (Subject &subject : subjects)
    sweep(subject, 200);
}

/// The first step runs as it is, the second is captured, and launched like those that follow.
TEST_F(Sweep, StepsAsGraphs) {
  for (Subject &subject : makeSubjects(4, /*steps=*/4))
    if (!subject.program->runsAllSteps)
      sweep(subject, 20, {.graph = true});
}

#ifdef PIPELINE_TEST_NCCL
TEST_F(Sweep, EveryScheduleOverNccl) {
  for (Subject &subject : makeSubjects(4, /*steps=*/2))
    sweep(subject, 20, {.nccl = true});
}
#endif

TEST_F(Sweep, OneRank) {
  Subject subject = makeSubject({"none", 1, 1, 8, Variant::Plain}, /*steps=*/2);
  sweep(subject, 200);
}

/// A loss that counts for more in some microbatches: what all ranks meet for before updates.
TEST_F(Sweep, WeightedLosses) {
  for (const char *schedule : {"1f1b", "zbv", "chimera"}) {
    int chunks = schedule == std::string("zbv") ? 2 : 1;
    Subject subject = makeSubject({schedule, 4, chunks, 8, Variant::Weighted}, /*steps=*/2);
    sweep(subject, 50);
  }
}

/// A host that is far ahead of its devices, and one that waits for each call.
TEST_F(Sweep, EveryPace) {
  for (const char *schedule : {"interleaved-1f1b", "pipedream"}) {
    int chunks = schedule == std::string("pipedream") ? 1 : 2;
    Subject subject = makeSubject({schedule, 4, chunks, 8, Variant::Everything}, /*steps=*/2);
    for (int pace : {0, 1, 1000000})
      for (std::uint64_t seed = 0; seed < 10; ++seed)
        ASSERT_EQ(subject.run(*subject.module, {seed, 2, pace}).text(), "") << schedule << pace;
  }
}

} // namespace
