//===- SeveralStepsFailureTest.cpp - Calls of several steps that go wrong -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that run all steps in one call and go wrong: what was complete is still given, messages
// name the step, and nobody is left waiting.
//
//===----------------------------------------------------------------------===//

#include "RunTesting.h"

#include "gmock/gmock.h"

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <thread>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::AllOf;
using ::testing::HasSubstr;

namespace {

void reportOne(pipeline_rt_rank *rank, std::int64_t microbatch, float value = 1) {
  pipeline_rt_report_scalar(rank, 0, microbatch, &value);
}

void doNothing(pipeline_rt_rank *, void *) {}

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

/// One rank that runs three steps of two microbatches in a call.
RunOptions threeSteps(RankProgram::EntryPoint program) {
  RunOptions options = sameProgram(1, program, 64);
  options.microbatches = 2;
  options.stepsOfProgram = 3;
  return options;
}

std::string failureOfFirstStep(RankProgram::EntryPoint program) {
  auto run = start(threeSteps(program));
  return failureOfStep(*run);
}

TEST(SeveralStepsFailure, OptionsThatDoNotFit) {
  RunOptions options = threeSteps(doNothing);
  options.stepsOfProgram = 0;
  EXPECT_THAT(failureOfCreate(options, 1), HasSubstr("at least 1 step, not 0"));

  options = threeSteps(doNothing);
  options.optimizer.clipNorm = 1;
  EXPECT_THAT(failureOfCreate(options, 1),
              AllOf(HasSubstr("gradients can't be clipped"), HasSubstr("run 3 steps"),
                    HasSubstr("synchronous schedule, or a clipping norm of 0")));

  // A program of one step that updates on the way can't clip either.
  options.stepsOfProgram = 1;
  EXPECT_THAT(failureOfCreate(options, 1), HasSubstr("gradients can't be clipped"));

  options = threeSteps(doNothing);
  options.stepsOfProgram = std::int64_t{1} << 60;
  EXPECT_THAT(failureOfCreate(options, 1), HasSubstr("run fewer steps"));
  options.stepsOfProgram = 3;
  options.microbatches = std::int64_t{1} << 62;
  EXPECT_THAT(failureOfCreate(options, 1), HasSubstr("at most 134217728 values"));
}

TEST(SeveralStepsFailure, StepsThatWereCompleteAreGivenFirst) {
  RunOptions options = threeSteps([](pipeline_rt_rank *rank, void *) {
    for (std::int64_t number = 0; number < 5; ++number) {
      pipeline_rt_begin_action(rank, PIPELINE_RT_BACKWARD, 2, number);
      reportOne(rank, number, static_cast<float>(number));
      pipeline_rt_end_action(rank);
    }
    pipeline_rt_begin_action(rank, PIPELINE_RT_BACKWARD, 2, 5);
    pipeline_rt_fail(rank, "out of luck");
    std::abort();
  });
  options.programs.push_back({sizeof(Mail), nullptr, waitForNobody});
  auto run = start(options);
  EXPECT_EQ(stepOf(*run).loss, 0.5f);
  // The run has failed by now; who reads late gets what was complete all the same.
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_EQ(stepOf(*run).loss, 2.5f);
  EXPECT_EQ(failureOfStep(*run), "rank 0 in step 2, 2B1: out of luck");
  EXPECT_EQ(failureOfStep(*run), "rank 0 in step 2, 2B1: out of luck") << "for good";
  EXPECT_FALSE(run->initialize().ok());
}

TEST(SeveralStepsFailure, AfterTheLastLossFailsTheLastStep) {
  RunOptions options = threeSteps([](pipeline_rt_rank *rank, void *) {
    for (std::int64_t number = 0; number < 6; ++number)
      reportOne(rank, number);
    pipeline_rt_begin_update(rank, 0, 5);
    pipeline_rt_fail(rank, "too late");
  });
  auto run = start(options);
  stepOf(*run);
  stepOf(*run);
  EXPECT_EQ(failureOfStep(*run), "rank 0 in step 2: too late");
}

TEST(SeveralStepsFailure, ADeadlockInALaterStep) {
  RunOptions options = threeSteps([](pipeline_rt_rank *rank, void *) {
    for (std::int64_t number = 0; number < 6; ++number)
      reportOne(rank, number);
  });
  options.programs.push_back({sizeof(Mail), nullptr, waitForNobody});
  auto run = start(options);
  stepOf(*run);
  stepOf(*run);
  EXPECT_THAT(failureOfStep(*run),
              HasSubstr("rank 0 has ended its program; rank 1 waits for receive 1 from rank 0"));
}

TEST(SeveralStepsFailure, ALossThatIsNotANumberNamesItsStep) {
  auto run = start(threeSteps([](pipeline_rt_rank *rank, void *) {
    for (std::int64_t number = 0; number < 6; ++number)
      reportOne(rank, number, number == 3 ? std::nanf("") : 1);
  }));
  stepOf(*run);
  EXPECT_THAT(failureOfStep(*run),
              AllOf(HasSubstr("the loss of microbatch 1 in step 1 is NaN; a lower learning rate"),
                    Not(HasSubstr("clipping"))));
}

TEST(SeveralStepsFailure, OutputsThatAreMissingDoubleOrUnknown) {
  auto run = start(threeSteps([](pipeline_rt_rank *rank, void *) {
    for (std::int64_t number : {0, 1, 2, 4, 5})
      reportOne(rank, number);
  }));
  stepOf(*run);
  EXPECT_EQ(failureOfStep(*run), "no rank reported output 0 of microbatch 1 in step 1");
  EXPECT_EQ(failureOfStep(*run), "no rank reported output 0 of microbatch 1 in step 1");

  run = start(threeSteps([](pipeline_rt_rank *rank, void *) {
    for (std::int64_t number = 0; number < 5; ++number)
      reportOne(rank, number);
  }));
  stepOf(*run);
  stepOf(*run);
  EXPECT_EQ(failureOfStep(*run), "no rank reported output 0 of microbatch 1 in step 2");

  run = start(threeSteps([](pipeline_rt_rank *rank, void *) {
    for (std::int64_t number : {0, 1, 4, 4})
      reportOne(rank, number);
  }));
  stepOf(*run);
  EXPECT_THAT(failureOfStep(*run),
              HasSubstr("output 0 of microbatch 0 is reported twice in step 2"));

  EXPECT_THAT(failureOfFirstStep([](pipeline_rt_rank *rank, void *) { reportOne(rank, 6); }),
              HasSubstr("there is no microbatch 6 in a program of 3 steps of 2"));
  EXPECT_THAT(failureOfFirstStep([](pipeline_rt_rank *rank, void *) { reportOne(rank, -1); }),
              HasSubstr("there is no microbatch -1"));
  EXPECT_THAT(failureOfFirstStep([](pipeline_rt_rank *rank, void *) {
                float value = 1;
                pipeline_rt_report_scalar(rank, 1, 5, &value);
              }),
              HasSubstr("there is no output 1 of microbatch 1 in step 2"));
}

TEST(SeveralStepsFailure, AnInputOfNoMicrobatch) {
  std::unique_ptr<DataSource> source;
  ASSERT_TRUE(createTensorSource({{"x", {{1}}}}, source).ok());
  RunOptions options = threeSteps([](pipeline_rt_rank *rank, void *arena) {
    pipeline_rt_load_input(rank, 0, 5, arena, 1);
    pipeline_rt_load_input(rank, 0, 6, arena, 1);
  });
  options.inputs = {"x"};
  options.source = source.get();
  auto run = start(options);
  EXPECT_THAT(failureOfStep(*run),
              HasSubstr("there is no microbatch 6 in a program of 3 steps of 2"));
}

TEST(SeveralStepsFailure, UpdatesThatDoNotSayWhich) {
  EXPECT_THAT(failureOfFirstStep([](pipeline_rt_rank *rank, void *) {
                float parameter = 1, gradient = 1;
                const float *accumulators[] = {&gradient};
                pipeline_rt_update_sgd(rank, &parameter, 1, accumulators, 1);
              }),
              HasSubstr("updated before pipeline_rt_begin_update"));
  EXPECT_THAT(failureOfFirstStep([](pipeline_rt_rank *rank, void *) {
                float parameter = 1, gradient = 1, m = 0, v = 0;
                const float *accumulators[] = {&gradient};
                pipeline_rt_update_adamw(rank, &parameter, 1, accumulators, &m, &v, 1);
              }),
              HasSubstr("updated before pipeline_rt_begin_update"));
  EXPECT_THAT(failureOfFirstStep(
                  [](pipeline_rt_rank *rank, void *) { pipeline_rt_begin_update(rank, -2, 0); }),
              HasSubstr("there is no update number -2"));
  EXPECT_THAT(failureOfFirstStep(
                  [](pipeline_rt_rank *rank, void *) { pipeline_rt_begin_update(rank, 0, 6); }),
              HasSubstr("there is no microbatch 6"));
}

TEST(SeveralStepsFailure, MoreStepsThanTheProgramsRun) {
  auto run = start(threeSteps([](pipeline_rt_rank *rank, void *) {
    for (std::int64_t number = 0; number < 6; ++number)
      reportOne(rank, number);
  }));
  for (int step = 0; step < 3; ++step)
    stepOf(*run);
  EXPECT_EQ(failureOfStep(*run),
            "the rank programs run 3 steps, and have run them; compile them for more");
}

/// Steps that never end by themselves.
void reportOneStepAndGoOn(pipeline_rt_rank *rank, void *) {
  reportOne(rank, 0);
  reportOne(rank, 1);
  for (std::int64_t i = 0;; ++i) {
    pipeline_rt_begin_action(rank, PIPELINE_RT_FORWARD, 0, i % 6);
    pipeline_rt_end_action(rank);
  }
}

TEST(SeveralStepsFailure, InitialisingWhileTheProgramsRun) {
  auto run = start(threeSteps(reportOneStepAndGoOn));
  stepOf(*run);
  EXPECT_THAT(run->initialize().message(), HasSubstr("programs are running"));
}

TEST(SeveralStepsFailure, ARunThatIsGivenUpEndsItsPrograms) {
  RunOptions options = threeSteps(reportOneStepAndGoOn);
  options.programs.push_back({sizeof(Mail), nullptr, waitForNobody});
  auto run = start(options);
  stepOf(*run);
  run.reset();
}

} // namespace
