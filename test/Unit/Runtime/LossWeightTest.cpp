//===- LossWeightTest.cpp - Weighted losses, checks, short steps -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Outputs that are not metrics, the weight of the loss and checks; and steps that the data does not
// fill, which have programs of their own.
//
//===----------------------------------------------------------------------===//

#include "RunTesting.h"

#include <cmath>
#include <limits>
#include <vector>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;

namespace {

void report(pipeline_rt_rank *rank, std::int32_t output, std::int64_t microbatch, float value) {
  pipeline_rt_report_scalar(rank, output, microbatch, &value);
}

//===----------------------------------------------------------------------===//
// The weight of the loss
//===----------------------------------------------------------------------===//

/// Of three microbatches. They are reported by two ranks, out of order.
constexpr float losses[] = {2, 5, 11};
constexpr float weights[] = {1, 0, 3};

void reportEven(pipeline_rt_rank *rank) {
  for (std::int64_t i : {2, 0}) {
    report(rank, 0, i, losses[i]);
    report(rank, 1, i, weights[i]);
  }
}

void reportOdd(pipeline_rt_rank *rank) {
  report(rank, 0, 1, losses[1]);
  report(rank, 1, 1, weights[1]);
}

/// A parameter, and behind it the two accumulators of its gradient.
void update(pipeline_rt_rank *rank, void *arena) {
  auto *p = static_cast<float *>(arena);
  pipeline_rt_exchange_weights(rank);
  p[1] = 8;
  p[2] = 4;
  const float *accumulators[] = {p + 1, p + 2};
  pipeline_rt_gradient_norm(rank, 0, 2, accumulators, 1);
  pipeline_rt_exchange_norms(rank);
  pipeline_rt_update_sgd(rank, p, 2, accumulators, 1);
}

/// Output 1 is the weight.
RunOptions weighted() {
  RunOptions options = sameProgram(2, nullptr, 3 * sizeof(float));
  options.programs[0].step = [](pipeline_rt_rank *rank, void *arena) {
    reportEven(rank);
    update(rank, arena);
  };
  options.programs[1].step = [](pipeline_rt_rank *rank, void *arena) {
    reportOdd(rank);
    update(rank, arena);
  };
  options.microbatches = 3;
  options.outputs = 2;
  options.lossWeight = 1;
  options.parameters = 1;
  options.optimizer.learningRate = 1;
  options.optimizer.weightDecay = 0;
  return options;
}

TEST(LossWeight, TheLossIsTheWeightedMean) {
  auto run = start(weighted());
  StepResult result = stepOf(*run);
  EXPECT_EQ(result.loss, (1 * 2.0f + 3 * 11.0f) / 4);
  EXPECT_EQ(result.outputs, (std::vector<float>{8.75f, 4}));
  EXPECT_EQ(result.lossWeight, 4);
  EXPECT_EQ(result.gradientDivisor, 4);
  EXPECT_EQ(result.microbatches, 3);
}

TEST(LossWeight, EveryRankDividesItsGradientsByTheSum) {
  auto run = start(weighted());
  for (std::int64_t step = 1; step <= 2; ++step) {
    stepOf(*run);
    for (std::int32_t rank = 0; rank < 2; ++rank)
      EXPECT_EQ(*static_cast<float *>(run->arena(rank)), -3.0f * static_cast<float>(step));
  }
}

TEST(LossWeight, TheNormIsThatOfTheDividedGradient) {
  RunOptions options = weighted();
  options.optimizer.clipNorm = 1;
  // Only the first rank has the entry.
  options.programs[1].step = [](pipeline_rt_rank *rank, void *) {
    reportOdd(rank);
    pipeline_rt_exchange_weights(rank);
    pipeline_rt_exchange_norms(rank);
  };
  auto run = start(options);
  EXPECT_EQ(stepOf(*run).gradientNorm, 3);
  EXPECT_NEAR(*static_cast<float *>(run->arena(0)), -1, 1e-6);
}

TEST(LossWeight, WithoutOneTheDivisorIsOne) {
  auto run =
      start(sameProgram(1, [](pipeline_rt_rank *rank, void *) { report(rank, 0, 0, 2.5f); }));
  StepResult result = stepOf(*run);
  EXPECT_EQ(result.gradientDivisor, 1);
  EXPECT_EQ(result.lossWeight, 1);
}

RunOptions weighsBy(RankProgram::EntryPoint step) {
  RunOptions options = sameProgram(1, step);
  options.outputs = 2;
  options.lossWeight = 1;
  return options;
}

TEST(LossWeight, ASumOfZeroFails) {
  auto training = weighsBy([](pipeline_rt_rank *rank, void *) {
    report(rank, 0, 0, 1);
    report(rank, 1, 0, 0);
    pipeline_rt_exchange_weights(rank);
  });
  EXPECT_EQ(failureOfStep(*start(training)),
            "rank 0 in step 0: the loss weights of all microbatches are 0, so the step has no "
            "loss; leave out batches in which nothing counts");
  auto evaluation = weighsBy([](pipeline_rt_rank *rank, void *) {
    report(rank, 0, 0, 1);
    report(rank, 1, 0, 0);
  });
  EXPECT_EQ(failureOfStep(*start(evaluation)),
            "the loss weights of step 0 are all 0, so it has no loss; leave out batches in which "
            "nothing counts");
}

TEST(LossWeight, MustBeFiniteAndNotNegative) {
  auto negative = weighsBy([](pipeline_rt_rank *rank, void *) { report(rank, 1, 0, -1); });
  EXPECT_EQ(failureOfStep(*start(negative)),
            "rank 0 in step 0: the loss weight of microbatch 0 in step 0 is -1, but must be finite "
            "and at least 0");
  auto infinite = weighsBy([](pipeline_rt_rank *rank, void *) {
    report(rank, 1, 0, std::numeric_limits<float>::infinity());
  });
  EXPECT_NE(failureOfStep(*start(infinite)).find("is inf, but must be finite"), std::string::npos);
}

TEST(LossWeight, OptionsThatDoNotFit) {
  RunOptions options = weighted();
  options.lossWeight = 0;
  EXPECT_NE(failureOfCreate(options, 2).find("output 0 can't be a check or the loss weight"),
            std::string::npos);
  options.lossWeight = 2;
  EXPECT_NE(failureOfCreate(options, 2).find("output 2 can't be"), std::string::npos);
  options.lossWeight = 1;
  options.stepsOfProgram = 4;
  EXPECT_NE(failureOfCreate(options, 2).find("take a synchronous schedule"), std::string::npos);
}

TEST(LossWeight, ProgramsThatExchangeNone) {
  auto run = start(
      sameProgram(1, [](pipeline_rt_rank *rank, void *) { pipeline_rt_exchange_weights(rank); }));
  EXPECT_EQ(failureOfStep(*run),
            "rank 0 in step 0: loss weights are exchanged, but the run has none");
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

RunOptions checked(RankProgram::EntryPoint step) {
  RunOptions options = sameProgram(1, step);
  options.microbatches = 2;
  options.outputs = 3;
  options.checks = {{1, "a token is outside [0, 256)"}, {2, "a mask is negative"}};
  return options;
}

TEST(Check, FailsTheRunWithItsMessageAndCount) {
  auto several = checked([](pipeline_rt_rank *rank, void *) {
    report(rank, 1, 0, 0);
    report(rank, 1, 1, 3);
  });
  EXPECT_EQ(failureOfStep(*start(several)),
            "step 0, microbatch 1: a token is outside [0, 256) (3 elements)");
  auto one = checked([](pipeline_rt_rank *rank, void *) { report(rank, 2, 0, 1); });
  EXPECT_EQ(failureOfStep(*start(one)), "step 0, microbatch 0: a mask is negative (1 element)");
  auto unknown = checked([](pipeline_rt_rank *rank, void *) { report(rank, 2, 0, NAN); });
  EXPECT_NE(failureOfStep(*start(unknown)).find("a mask is negative (nan elements)"),
            std::string::npos);
}

TEST(Check, PassesAtZero) {
  auto run = start(checked([](pipeline_rt_rank *rank, void *) {
    for (std::int64_t i = 0; i < 2; ++i) {
      report(rank, 0, i, 4);
      report(rank, 1, i, 0);
      report(rank, 2, i, 0);
    }
  }));
  EXPECT_EQ(stepOf(*run).outputs, (std::vector<float>{4, 0, 0}));
}

TEST(Check, ItsOutputMustExist) {
  RunOptions options = checked([](pipeline_rt_rank *, void *) {});
  options.outputs = 2;
  EXPECT_NE(failureOfCreate(options, 1).find("output 2 can't be a check"), std::string::npos);
}

//===----------------------------------------------------------------------===//
// Short steps
//===----------------------------------------------------------------------===//

/// Programs that report their number of microbatches as every loss, where \p Reports, and count
/// their calls in the arena, each at its own place.
template <std::int64_t Microbatches, int Place, bool Reports>
void countedStep(pipeline_rt_rank *rank, void *arena) {
  ++static_cast<float *>(arena)[Place];
  for (std::int64_t i = 0; Reports && i < Microbatches; ++i)
    report(rank, 0, i, Microbatches);
}

RunOptions shortened() {
  RunOptions options;
  options.programs = {{64, nullptr, countedStep<4, 0, true>},
                      {64, nullptr, countedStep<4, 0, false>}};
  options.microbatches = 4;
  ShortStep shortStep;
  shortStep.programs = {{128, nullptr, countedStep<3, 1, false>},
                        {128, nullptr, countedStep<3, 1, true>}};
  shortStep.microbatches = 3;
  shortStep.wholeSteps = 2;
  options.shortStep = shortStep;
  return options;
}

TEST(ShortStep, EndsEveryPassOverTheData) {
  auto run = start(shortened());
  std::vector<float> seen;
  for (int step = 0; step < 7; ++step) {
    StepResult result = stepOf(*run);
    EXPECT_EQ(static_cast<float>(result.microbatches), result.loss);
    EXPECT_EQ(result.lossWeight, result.loss);
    seen.push_back(result.loss);
  }
  EXPECT_EQ(seen, (std::vector<float>{4, 4, 3, 4, 4, 3, 4}));
}

TEST(ShortStep, SharesTheArenaWhichIsAsLargeAsTheLarger) {
  auto run = start(shortened());
  for (int step = 0; step < 6; ++step)
    stepOf(*run);
  for (std::int32_t rank = 0; rank < 2; ++rank) {
    EXPECT_EQ(run->statistics(rank).allocatedBytes, 128);
    EXPECT_EQ(static_cast<float *>(run->arena(rank))[0], 4);
    EXPECT_EQ(static_cast<float *>(run->arena(rank))[1], 2);
  }
}

TEST(ShortStep, HasFewerMicrobatches) {
  RunOptions options = shortened();
  for (RankProgram &program : options.shortStep->programs)
    program.step = [](pipeline_rt_rank *rank, void *) { report(rank, 0, 3, 1); };
  auto run = start(options);
  stepOf(*run);
  stepOf(*run);
  EXPECT_NE(failureOfStep(*run).find("there is no microbatch 3"), std::string::npos);
}

TEST(ShortStep, OptionsThatDoNotFit) {
  auto expect = [](void (*change)(RunOptions &), const char *message) {
    RunOptions options = shortened();
    change(options);
    std::string failure = failureOfCreate(options, 2);
    EXPECT_NE(failure.find(message), std::string::npos) << failure;
  };
  expect([](RunOptions &options) { options.shortStep->microbatches = 4; },
         "a short step has from 1 to 3 microbatches, not 4");
  expect([](RunOptions &options) { options.shortStep->microbatches = 0; },
         "a short step has from 1 to 3 microbatches, not 0");
  expect([](RunOptions &options) { options.shortStep->wholeSteps = 0; },
         "at least 1 whole step comes before a short one, not 0");
  expect([](RunOptions &options) { options.shortStep->programs.pop_back(); },
         "the run has 2 rank programs, but 1 for its short step");
  expect([](RunOptions &options) { options.shortStep->programs[1].step = nullptr; },
         "rank 1 has no step function");
  expect([](RunOptions &options) { options.stepsOfProgram = 3; },
         "the rank programs run all steps in one call");
}

} // namespace
