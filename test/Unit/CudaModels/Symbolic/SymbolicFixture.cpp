//===- SymbolicFixture.cpp - Schedules as programs to run -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SymbolicFixture.h"

using namespace mlir;

namespace pipeline::test {

/// Of programs that run all steps, as StreamFixture makes them.
static constexpr std::int64_t stepsOfRun = 3;

Outcome Subject::run(ModuleOp edited, const Interleaving &interleaving) {
  FailureOr<std::vector<RankCalls>> calls = listHostCalls(edited, program->model.functions());
  if (succeeded(calls))
    return runSymbolically(*program, *calls, interleaving);
  Outcome outcome;
  outcome.failure = "the program can't be followed";
  return outcome;
}

Subject SymbolicFixture::makeSubject(const StreamCase &c, std::int64_t steps) {
  Subject subject{c, assign(c), nullptr};
  EXPECT_EQ(errors, "") << describe(c);
  if (!subject.module)
    return subject;
  bool runsAllSteps = llvm::any_of(subject.module->getOps<ProgramOp>(),
                                   [](ProgramOp program) { return program.getUpdatesAttr(); });
  subject.program = std::make_unique<SymbolicProgram>(*subject.module, c.microbatches,
                                                      runsAllSteps ? stepsOfRun : steps);
  return subject;
}

std::vector<Subject> SymbolicFixture::makeSubjects(int ranks, std::int64_t steps) {
  std::vector<Subject> subjects;
  for (const StreamCase &c : makeStreamCases(ranks, {2 * ranks}, {Variant::Everything})) {
    // The one that is for a single rank.
    if (c.schedule == "none")
      continue;
    subjects.push_back(makeSubject(c, steps));
    EXPECT_TRUE(subjects.back().module) << describe(c);
  }
  return subjects;
}

bool SymbolicFixture::isAccepted(ModuleOp module) {
  bool accepted = succeeded(run(module, "pipe-verify{phase=planned}"));
  errors.clear();
  return accepted;
}

} // namespace pipeline::test
