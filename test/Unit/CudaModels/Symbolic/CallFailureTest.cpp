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

class SymbolicCallFailure : public SymbolicFixture {
protected:
  /// Lets samples of a run's calls fail.
  void failCalls(const StreamCase &c, std::int64_t samples, Interleaving like = {});
};

/// What is called to give back what a run had fails nobody, and what waits for a failed run's
/// streams, too. At the end of a run communicators are looked at once more.
bool fails(const Outcome &outcome) {
  const std::string &call = outcome.failedCall;
  bool gives = call.find("Destroy") != std::string::npos || call == "cudaFree" ||
               call == "cudaFreeHost" || call == "cudaLibraryUnload" ||
               call == "cudaStreamSynchronize" || call == "ncclCommFinalize" ||
               call == "ncclCommAbort" ||
               (call == "ncclCommGetAsyncError" && outcome.failure.empty());
  return !call.empty() && !gives;
}

void SymbolicCallFailure::failCalls(const StreamCase &c, std::int64_t samples, Interleaving like) {
  SCOPED_TRACE(describe(c));
  Subject subject = makeSubject(c, /*steps=*/3);
  std::int64_t calls = subject.run(*subject.module, like).calls, failures = 0;
  for (std::int64_t sample = 0; sample < samples; ++sample) {
    // Threads take turns as they like, so that a number is not always the same call.
    like.seed = static_cast<std::uint64_t>(sample);
    like.devices = 1 + static_cast<int>(sample % 4);
    like.failCall = 1 + sample * calls / samples;
    Outcome outcome = subject.run(*subject.module, like);
    EXPECT_THAT(outcome.left, IsEmpty()) << outcome.failedCall;
    EXPECT_THAT(outcome.faults, IsEmpty()) << outcome.failedCall;
    if (!fails(outcome))
      continue;
    ++failures;
    EXPECT_THAT(outcome.failure, HasSubstr(outcome.failedCall + " failed: "));
  }
  EXPECT_GT(failures, samples / 2);
}

TEST_F(SymbolicCallFailure, EndsTheRunWithItsName) {
  for (const char *schedule : {"1f1b", "dualpipe", "pipedream"})
    failCalls({schedule, 4, 1, 8, Variant::Everything}, 120);
  failCalls({"zbv", 4, 2, 8, Variant::Everything}, 120);
  failCalls({"1f1b", 4, 1, 8, Variant::Weighted}, 60);
}

TEST_F(SymbolicCallFailure, OfStepsAsGraphs) {
  failCalls({"zb-h1", 4, 1, 8, Variant::Everything}, 120, {.graph = true});
}

#ifdef PIPELINE_TEST_NCCL
TEST_F(SymbolicCallFailure, OverNccl) {
  failCalls({"1f1b", 4, 1, 8, Variant::Everything}, 120, {.nccl = true});
}
#endif

} // namespace
