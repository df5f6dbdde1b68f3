//===- CallFailureTest.cpp - Any call of CUDA fails in a schedule -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of all calls that a run of four ranks makes, samples fail: the run ends with the
// call's name, and nothing hangs or leaks.
//
//===----------------------------------------------------------------------===//

#include "SymbolicFixture.h"

#include "gmock/gmock.h"

using namespace pipeline;
using namespace pipeline::test;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

class SymbolicCallFailure : public SymbolicFixture {};

/// What is called to give back what a run had fails nobody, and what waits for a failed run's
/// streams, too.
bool fails(const std::string &call) {
  return !call.empty() && call.find("Destroy") == std::string::npos && call != "cudaFree" &&
         call != "cudaFreeHost" && call != "cudaLibraryUnload" && call != "cudaStreamSynchronize";
}

TEST_F(SymbolicCallFailure, EndsTheRunWithItsName) {
  constexpr std::int64_t samples = 120;
  int failures = 0;
  for (const char *schedule : {"1f1b", "zbv", "dualpipe", "pipedream"}) {
    SCOPED_TRACE(schedule);
    int chunks = schedule == std::string("zbv") ? 2 : 1;
    Subject subject = makeSubject({schedule, 4, chunks, 8, Variant::Everything}, /*steps=*/2);
    std::int64_t calls = subject.run(*subject.module, {}).calls;
    for (std::int64_t sample = 0; sample < samples; ++sample) {
      // Threads take turns as they like, so that a number is not always the same call.
      auto seed = static_cast<std::uint64_t>(sample);
      Outcome outcome = subject.run(*subject.module, {seed, 1 + static_cast<int>(seed % 4), -1,
                                                      1 + sample * calls / samples});
      EXPECT_THAT(outcome.left, IsEmpty()) << outcome.failedCall;
      EXPECT_THAT(outcome.faults, IsEmpty()) << outcome.failedCall;
      if (!fails(outcome.failedCall))
        continue;
      ++failures;
      EXPECT_THAT(outcome.failure, HasSubstr(outcome.failedCall + " failed: "));
    }
  }
  EXPECT_GT(failures, 400);
}

} // namespace
