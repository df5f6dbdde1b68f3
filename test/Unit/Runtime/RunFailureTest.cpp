//===- RunFailureTest.cpp - Runs that go wrong ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs that go wrong: every rank stops, and the first message names the cause.
//
//===----------------------------------------------------------------------===//

#include "RunTesting.h"

#include "pipeline-runtime/Gemm.h"

#include "gmock/gmock.h"

#include <cmath>
#include <limits>
#include <thread>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::AllOf;
using ::testing::HasSubstr;

namespace {

void doNothing(pipeline_rt_rank *, void *) {}

TEST(RunFailure, OptionsThatDoNotFit) {
  EXPECT_THAT(failureOfCreate(sameProgram(2, doNothing), 3),
              HasSubstr("2 rank programs, its transport 3 ranks"));
  EXPECT_THAT(failureOfCreate(sameProgram(2, nullptr), 2), HasSubstr("has no step function"));
  EXPECT_THAT(failureOfCreate(sameProgram(1, doNothing, -5), 1), HasSubstr("an arena of -5 bytes"));
  RunOptions options = sameProgram(1, doNothing);
  options.microbatches = 0;
  EXPECT_THAT(failureOfCreate(options, 1), HasSubstr("at least 1 microbatch, not 0"));
  options = sameProgram(1, doNothing);
  options.optimizer.beta1 = 2;
  EXPECT_THAT(failureOfCreate(options, 1), HasSubstr("beta1 is 2"));
}

TEST(RunFailure, AnInputThatTheDataLacks) {
  RunOptions options = sameProgram(1, doNothing);
  options.inputs = {"pixels"};
  EXPECT_THAT(failureOfCreate(options, 1),
              HasSubstr("the model reads the input 'pixels', but the data has none"));
  std::unique_ptr<DataSource> source;
  ASSERT_TRUE(createTensorSource({{"tokens", {{1}}}, {"targets", {{1}}}}, source).ok());
  options.source = source.get();
  EXPECT_THAT(failureOfCreate(options, 1), HasSubstr("only 'tokens', 'targets'"));
}

// A sanitizer ends the process instead.
#ifndef PIPELINE_TEST_SANITIZED
TEST(RunFailure, AnArenaThatCannotBeAllocated) {
  std::int64_t tooMuch = std::int64_t{1} << 60;
  EXPECT_THAT(failureOfCreate(sameProgram(1, doNothing, tooMuch), 1),
              AllOf(HasSubstr("rank 0"), HasSubstr(std::to_string(tooMuch) + " bytes")));
}
#endif

/// A rank that waits for a message that never comes.
struct Mail {
  char payload[8];
  pipeline_rt_request request;
};
void waitForNobody(pipeline_rt_rank *rank, void *arena) {
  auto *mail = static_cast<Mail *>(arena);
  pipeline_rt_recv(rank, 0, mail->payload, 8, &mail->request);
  pipeline_rt_wait(rank, &mail->request);
  std::abort(); // never returns
}

TEST(RunFailure, StopsEveryRank) {
  RunOptions options = sameProgram(4, waitForNobody, sizeof(Mail));
  options.programs[0].step = [](pipeline_rt_rank *rank, void *) {
    pipeline_rt_begin_action(rank, PIPELINE_RT_FORWARD, 2, 3);
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    pipeline_rt_fail(rank, "out of luck");
    std::abort();
  };
  options.programs[3].step = [](pipeline_rt_rank *rank, void *) {
    // Only computes: notices at its next action.
    for (std::int64_t i = 0;; ++i) {
      pipeline_rt_begin_action(rank, PIPELINE_RT_FORWARD, 0, i);
      pipeline_rt_end_action(rank);
    }
  };
  auto run = start(options);
  EXPECT_EQ(failureOfStep(*run), "rank 0 in step 0, 2F3: out of luck");
  EXPECT_EQ(failureOfStep(*run), "rank 0 in step 0, 2F3: out of luck") << "for good";
  EXPECT_FALSE(run->initialize().ok());
}

TEST(RunFailure, ADeadlock) {
  // Every rank but the first has a program that ends.
  RunOptions options = sameProgram(3, doNothing, sizeof(Mail));
  options.programs[1].step = waitForNobody;
  auto run = start(options);
  EXPECT_EQ(failureOfStep(*run),
            "deadlock, no rank can go on: rank 0 has ended its program; rank 1 waits for receive 1 "
            "from rank 0; rank 2 has ended its program");
}

TEST(RunFailure, InInitialize) {
  RunOptions options = sameProgram(2, doNothing);
  options.programs[1].initialize = [](pipeline_rt_rank *rank, void *) {
    pipeline_rt_fail(rank, "no values");
  };
  std::unique_ptr<pipeline::runtime::Run> run;
  ASSERT_TRUE(pipeline::runtime::Run::create(options, createThreadsTransport(2), run).ok());
  EXPECT_EQ(run->initialize().message(), "rank 1: no values");
}

TEST(RunFailure, ALossThatIsNotANumber) {
  RunOptions options = sameProgram(2, waitForNobody, sizeof(Mail));
  options.programs[0].step = [](pipeline_rt_rank *rank, void *arena) {
    auto *steps = static_cast<int *>(arena);
    float fine = 1, bad = (*steps)++ == 0 ? 2.0f : std::nanf("");
    pipeline_rt_report_scalar(rank, 0, 0, &fine);
    pipeline_rt_report_scalar(rank, 0, 1, &bad);
  };
  options.programs[1].step = doNothing;
  options.microbatches = 2;
  auto run = start(options);
  EXPECT_EQ(stepOf(*run).loss, 1.5f);
  EXPECT_THAT(failureOfStep(*run), HasSubstr("the loss of microbatch 1 in step 1 is NaN; a lower"));
}

TEST(RunFailure, ALossThatIsInfinite) {
  auto run = start(sameProgram(1, [](pipeline_rt_rank *rank, void *) {
    float loss = std::numeric_limits<float>::infinity();
    pipeline_rt_report_scalar(rank, 0, 0, &loss);
  }));
  EXPECT_THAT(failureOfStep(*run), HasSubstr("is infinite"));
}

TEST(RunFailure, MetricsMayBeAnything) {
  RunOptions options = sameProgram(1, [](pipeline_rt_rank *rank, void *) {
    float loss = 1, metric = std::nanf("");
    pipeline_rt_report_scalar(rank, 0, 0, &loss);
    pipeline_rt_report_scalar(rank, 1, 0, &metric);
  });
  options.outputs = 2;
  auto run = start(options);
  EXPECT_TRUE(std::isnan(stepOf(*run).outputs[1]));
}

TEST(RunFailure, OutputsThatAreMissingDoubleOrUnknown) {
  RunOptions options = sameProgram(1, [](pipeline_rt_rank *rank, void *arena) {
    float value = 1;
    switch ((*static_cast<int *>(arena))++) {
    case 0:
      pipeline_rt_report_scalar(rank, 0, 0, &value);
      pipeline_rt_report_scalar(rank, 0, 1, &value);
      return;
    default:
      pipeline_rt_report_scalar(rank, 0, 1, &value);
    }
  });
  options.programs[0].arenaBytes = 64;
  options.microbatches = 2;
  auto run = start(options);
  stepOf(*run);
  EXPECT_EQ(failureOfStep(*run), "no rank reported output 0 of microbatch 0 in step 1");
  EXPECT_EQ(failureOfStep(*run), "no rank reported output 0 of microbatch 0 in step 1");

  options.programs[0].step = [](pipeline_rt_rank *rank, void *) {
    float value = 1;
    pipeline_rt_report_scalar(rank, 0, 0, &value);
    pipeline_rt_report_scalar(rank, 0, 0, &value);
  };
  run = start(options);
  EXPECT_THAT(failureOfStep(*run), HasSubstr("output 0 of microbatch 0 is reported twice"));

  options.programs[0].step = [](pipeline_rt_rank *rank, void *) {
    float value = 1;
    pipeline_rt_report_scalar(rank, 1, 0, &value);
  };
  run = start(options);
  EXPECT_THAT(failureOfStep(*run), HasSubstr("there is no output 1 of microbatch 0"));
}

TEST(RunFailure, InputsOfAnotherSize) {
  std::unique_ptr<DataSource> source;
  ASSERT_TRUE(createTensorSource({{"x", {{1, 2, 3}}}}, source).ok());
  RunOptions options = sameProgram(
      1, [](pipeline_rt_rank *rank, void *arena) { pipeline_rt_load_input(rank, 0, 0, arena, 4); },
      64);
  options.inputs = {"x"};
  options.source = source.get();
  auto run = start(options);
  EXPECT_THAT(failureOfStep(*run),
              HasSubstr("the model's input 'x' has 4 bytes in a microbatch, but the data has 3"));

  options.programs[0].step = [](pipeline_rt_rank *rank, void *arena) {
    pipeline_rt_load_input(rank, 1, 0, arena, 4);
  };
  run = start(options);
  EXPECT_THAT(failureOfStep(*run), HasSubstr("there is no input number 1"));

  options.programs[0].step = [](pipeline_rt_rank *rank, void *arena) {
    pipeline_rt_load_input(rank, 0, 1, arena, 3);
  };
  run = start(options);
  EXPECT_THAT(failureOfStep(*run), HasSubstr("there is no microbatch 1"));
}

TEST(RunFailure, MessagesOfDifferentSizes) {
  RunOptions options = sameProgram(2, nullptr, sizeof(Mail));
  options.programs[0].step = [](pipeline_rt_rank *rank, void *arena) {
    auto *mail = static_cast<Mail *>(arena);
    pipeline_rt_send(rank, 1, mail->payload, 4, &mail->request);
    pipeline_rt_wait(rank, &mail->request);
  };
  options.programs[1].step = waitForNobody;
  auto run = start(options);
  EXPECT_THAT(failureOfStep(*run), HasSubstr("has 4 bytes, but 8 are received"));
}

TEST(RunFailure, ActionsThatNest) {
  auto run = start(sameProgram(1, [](pipeline_rt_rank *rank, void *) {
    pipeline_rt_begin_action(rank, 0, 1, 2);
    pipeline_rt_begin_action(rank, 1, 1, 2);
  }));
  EXPECT_EQ(failureOfStep(*run), "rank 0 in step 0, 1F2: an action begins in another");
  run = start(sameProgram(1, [](pipeline_rt_rank *rank, void *) { pipeline_rt_end_action(rank); }));
  EXPECT_THAT(failureOfStep(*run), HasSubstr("an action ends that has not begun"));
  run = start(sameProgram(
      1, [](pipeline_rt_rank *rank, void *) { pipeline_rt_begin_action(rank, 4, 0, 0); }));
  EXPECT_THAT(failureOfStep(*run), HasSubstr("no action of kind 4"));
}

TEST(RunFailure, AContractionWithTooLittleScratch) {
  auto run = start(sameProgram(
      1,
      [](pipeline_rt_rank *rank, void *arena) {
        auto *x = static_cast<float *>(arena);
        pipeline_rt_gemm_f32(1, 1, 64, 64, 64, x, 64, x, 64, x + 4096, 64, 0, x + 8192, 64);
      },
      16384 * 4));
  EXPECT_THAT(failureOfStep(*run),
              AllOf(HasSubstr("rank 0 in step 0: matrix product 64x64x64"),
                    HasSubstr("bytes of scratch memory, but was planned with 64")));
}

TEST(RunFailure, AnEntryOutsideOfTheNormTable) {
  RunOptions options = sameProgram(1, [](pipeline_rt_rank *rank, void *) {
    float g = 1;
    const float *accumulators[] = {&g};
    pipeline_rt_gradient_norm(rank, 3, 1, accumulators, 1);
  });
  options.parameters = 3;
  options.optimizer.clipNorm = 1;
  auto run = start(options);
  EXPECT_THAT(failureOfStep(*run), HasSubstr("3 entries, so none is number 3"));
}

} // namespace
