//===- SeveralStepsTest.cpp - Programs that run all steps in one call -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rank programs that run all steps in one call, as those of asynchronous schedules do: the same
// results as step by step, handed over in order and while the ranks go on.
//
//===----------------------------------------------------------------------===//

#include "RunTesting.h"

#include "gmock/gmock.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstring>
#include <thread>
#include <vector>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::ElementsAre;

namespace {

void reportOne(pipeline_rt_rank *rank, std::int64_t microbatch, float value,
               std::int32_t output = 0) {
  pipeline_rt_report_scalar(rank, output, microbatch, &value);
}

/// Options for ranks that run \p steps steps in one call.
RunOptions programsOf(std::int64_t steps, std::int64_t microbatches,
                      std::initializer_list<RankProgram::EntryPoint> programs,
                      std::int64_t arenaBytes = 0) {
  RunOptions options;
  for (RankProgram::EntryPoint program : programs)
    options.programs.push_back({arenaBytes, nullptr, program});
  options.microbatches = microbatches;
  // One step a call is a synchronous program.
  if (steps > 1)
    options.stepsOfProgram = steps;
  return options;
}

std::vector<StepResult> stepsOf(Run &run, std::int64_t steps) {
  std::vector<StepResult> results;
  for (std::int64_t step = 0; step < steps; ++step)
    results.push_back(stepOf(run));
  return results;
}

/// One input `x` of four floats that tell their step, microbatch and place.
class NumberedSource final : public DataSource {
public:
  const std::vector<InputDescription> &inputs() const override { return descriptions; }
  Status load(std::int32_t, std::int64_t step, std::int64_t microbatch,
              void *destination) const override {
    auto *values = static_cast<float *>(destination);
    for (int i = 0; i < 4; ++i)
      values[i] = static_cast<float>(step * 100 + microbatch * 10 + i);
    return Status();
  }

private:
  std::vector<InputDescription> descriptions{{"x", 4 * sizeof(float)}};
};

//===----------------------------------------------------------------------===//
// The same work, step by step and in one call
//===----------------------------------------------------------------------===//

constexpr std::int64_t microbatches = 3, steps = 7;

/// A stage: four weights, and room for as many messages as one rank may be ahead.
struct Stage {
  static constexpr std::int64_t ahead = 5;
  float weight[4], gradient[4], m[4], v[4];
  struct Mail {
    float payload[4];
    pipeline_rt_request request;
  } mails[ahead];
};

void initializeStage(pipeline_rt_rank *rank, void *arena) {
  pipeline_rt_init_normal(rank, static_cast<Stage *>(arena)->weight, 4, "weight", 0, 1);
}

/// The update after the last microbatch of each step.
template <std::int64_t steps>
void finishMicrobatch(pipeline_rt_rank *rank, Stage &stage, std::int64_t number) {
  if ((number + 1) % microbatches != 0)
    return;
  if (steps > 1)
    pipeline_rt_begin_update(rank, number / microbatches, number);
  const float *accumulators[] = {stage.gradient};
  pipeline_rt_update_adamw(rank, stage.weight, 1, accumulators, stage.m, stage.v, 4);
  pipeline_rt_zero(rank, stage.gradient, sizeof stage.gradient);
}

/// Waits for nothing but a free message.
template <std::int64_t steps>
void runFirstStage(pipeline_rt_rank *rank, void *arena) {
  auto &stage = *static_cast<Stage *>(arena);
  for (std::int64_t number = 0; number < steps * microbatches; ++number) {
    Stage::Mail &mail = stage.mails[number % Stage::ahead];
    if (number >= Stage::ahead)
      pipeline_rt_wait(rank, &mail.request);
    pipeline_rt_begin_action(rank, PIPELINE_RT_FORWARD, 0, number);
    pipeline_rt_load_input(rank, 0, number, mail.payload, sizeof mail.payload);
    for (int i = 0; i < 4; ++i) {
      stage.gradient[i] += mail.payload[i] * 0.125f;
      mail.payload[i] *= stage.weight[i];
    }
    pipeline_rt_end_action(rank);
    pipeline_rt_send(rank, 1, mail.payload, sizeof mail.payload, &mail.request);
    finishMicrobatch<steps>(rank, stage, number);
  }
  for (std::int64_t i = 0; i < std::min(Stage::ahead, steps * microbatches); ++i)
    pipeline_rt_wait(rank, &stage.mails[i].request);
}

template <std::int64_t steps>
void runSecondStage(pipeline_rt_rank *rank, void *arena) {
  auto &stage = *static_cast<Stage *>(arena);
  Stage::Mail &mail = stage.mails[0];
  for (std::int64_t number = 0; number < steps * microbatches; ++number) {
    pipeline_rt_recv(rank, 0, mail.payload, sizeof mail.payload, &mail.request);
    pipeline_rt_wait(rank, &mail.request);
    pipeline_rt_begin_action(rank, PIPELINE_RT_BACKWARD, 1, number);
    float loss = 0;
    for (int i = 0; i < 4; ++i) {
      loss += stage.weight[i] * mail.payload[i];
      stage.gradient[i] += mail.payload[i];
    }
    reportOne(rank, number, loss);
    pipeline_rt_end_action(rank);
    finishMicrobatch<steps>(rank, stage, number);
  }
}

template <std::int64_t stepsOfProgram>
RunOptions trainingOptions(const DataSource &source) {
  RunOptions options =
      programsOf(stepsOfProgram, microbatches,
                 {runFirstStage<stepsOfProgram>, runSecondStage<stepsOfProgram>}, sizeof(Stage));
  for (RankProgram &program : options.programs)
    program.initialize = initializeStage;
  options.inputs = {"x"};
  options.source = &source;
  options.optimizer.learningRate = 0.25;
  options.optimizer.warmupSteps = 3;
  options.optimizer.decay = LearningRateDecay::Cosine;
  options.optimizer.totalSteps = steps;
  options.traceCapacity = 3 * steps * microbatches;
  return options;
}

TEST(SeveralSteps, GiveTheBitsOfStepByStep) {
  NumberedSource source;
  auto one = start(trainingOptions<1>(source)), all = start(trainingOptions<steps>(source));
  for (std::int64_t step = 0; step < steps; ++step) {
    StepResult expected = stepOf(*one), result = stepOf(*all);
    EXPECT_EQ(result.step, step);
    EXPECT_EQ(result.loss, expected.loss);
    EXPECT_EQ(result.outputs, expected.outputs);
    EXPECT_EQ(result.learningRate, expected.learningRate);
    EXPECT_EQ(result.gradientNorm, 0);
  }
  for (std::int32_t rank = 0; rank < 2; ++rank)
    EXPECT_EQ(std::memcmp(one->arena(rank), all->arena(rank), offsetof(Stage, mails)), 0);
  EXPECT_NE(static_cast<Stage *>(all->arena(0))->m[3], 0);
}

TEST(SeveralSteps, ActionsAreTracedWithinTheirSteps) {
  NumberedSource source;
  auto run = start(trainingOptions<steps>(source));
  stepsOf(*run, steps);
  std::vector<TraceTrack> tracks = run->trace();
  ASSERT_EQ(tracks.size(), 2u);
  for (std::size_t rank = 0; rank < 2; ++rank) {
    std::vector<TraceEvent> events = tracks[rank].events;
    EXPECT_EQ(std::count_if(events.begin(), events.end(),
                            [](const TraceEvent &event) { return event.name() == "update"; }),
              steps);
    std::erase_if(events, [](const TraceEvent &event) { return !event.isAction(); });
    ASSERT_EQ(events.size(), static_cast<std::size_t>(steps * microbatches));
    for (std::int64_t number = 0; number < steps * microbatches; ++number) {
      EXPECT_EQ(events[number].step, number / microbatches);
      EXPECT_EQ(events[number].microbatch, number % microbatches);
    }
    EXPECT_GT(run->statistics(static_cast<std::int32_t>(rank)).busySeconds, 0);
    if (rank == 1)
      EXPECT_EQ(events[microbatches + 1].name(), "1B1");
  }
}

//===----------------------------------------------------------------------===//
// When results are given
//===----------------------------------------------------------------------===//

/// What a rank waits for that the test or another rank lets go.
std::atomic<std::int64_t> gate;

void waitForGate(std::int64_t value) {
  for (std::int64_t seen = gate; seen < value; seen = gate)
    gate.wait(seen);
}
void openGate(std::int64_t value) {
  gate = value;
  gate.notify_all();
}

class SeveralStepsInTime : public ::testing::Test {
protected:
  void SetUp() override { gate = 0; }
};

TEST_F(SeveralStepsInTime, AStepIsGivenWhileTheProgramsRun) {
  // The rank begins a step only once the one before has been given.
  auto run = start(programsOf(5, 2, {[](pipeline_rt_rank *rank, void *) {
                                for (std::int64_t step = 0; step < 5; ++step) {
                                  waitForGate(step);
                                  reportOne(rank, 2 * step, static_cast<float>(step));
                                  reportOne(rank, 2 * step + 1, static_cast<float>(step));
                                }
                              }}));
  for (std::int64_t step = 0; step < 5; ++step) {
    EXPECT_EQ(stepOf(*run).loss, static_cast<float>(step));
    openGate(step + 1);
  }
}

TEST_F(SeveralStepsInTime, TheLastStepIsGivenWhenTheProgramsHaveEnded) {
  auto run = start(programsOf(2, 1, {[](pipeline_rt_rank *rank, void *arena) {
                                reportOne(rank, 0, 1);
                                reportOne(rank, 1, 1);
                                std::this_thread::sleep_for(std::chrono::milliseconds(20));
                                *static_cast<int *>(arena) = 7;
                              }},
                              64));
  stepsOf(*run, 2);
  EXPECT_EQ(*static_cast<int *>(run->arena(0)), 7);
}

TEST_F(SeveralStepsInTime, ARankMayBeAheadByAllSteps) {
  // Rank 0 has ended before rank 1 begins, and reports its last microbatch first.
  RunOptions options = programsOf(4, 3,
                                  {[](pipeline_rt_rank *rank, void *) {
                                     for (std::int64_t number = 11; number >= 0; --number)
                                       reportOne(rank, number, static_cast<float>(number), 1);
                                     openGate(1);
                                   },
                                   [](pipeline_rt_rank *rank, void *) {
                                     waitForGate(1);
                                     for (std::int64_t number = 0; number < 12; ++number)
                                       reportOne(rank, number, static_cast<float>(number / 3));
                                   }});
  options.outputs = 2;
  auto run = start(options);
  for (std::int64_t step = 0; step < 4; ++step) {
    StepResult result = stepOf(*run);
    EXPECT_EQ(result.step, step);
    EXPECT_THAT(result.outputs,
                ElementsAre(static_cast<float>(step), static_cast<float>(3 * step + 1)));
  }
}

TEST_F(SeveralStepsInTime, StepsThatAreCompleteOutOfOrderAreGivenInOrder) {
  auto run = start(programsOf(3, 1, {[](pipeline_rt_rank *rank, void *) {
                                for (std::int64_t number = 2; number >= 0; --number)
                                  reportOne(rank, number, static_cast<float>(number));
                              }}));
  for (std::int64_t step = 0; step < 3; ++step) {
    StepResult result = stepOf(*run);
    EXPECT_EQ(result.loss, static_cast<float>(step));
    EXPECT_GE(result.seconds, 0);
  }
}

TEST(SeveralSteps, LossesAreMeansInMicrobatchOrder) {
  // 1 is lost beside 1e8: as if summed in the order 1e8, 1, -1e8, 8.
  auto run = start(programsOf(2, 4, {[](pipeline_rt_rank *rank, void *) {
                                for (std::int64_t first : {0, 4}) {
                                  reportOne(rank, first + 2, -1e8f);
                                  reportOne(rank, first + 3, 8);
                                  reportOne(rank, first + 1, 1);
                                  reportOne(rank, first, 1e8f);
                                }
                              }}));
  EXPECT_EQ(stepOf(*run).loss, 2.0f);
  EXPECT_EQ(stepOf(*run).loss, 2.0f);
}

/// Turns of two ranks and of who reads. Relaxed, so that they order no memory: for the thread
/// sanitizer, only the run itself makes what one rank reports visible to who reads the step that
/// another completes.
constexpr std::int64_t sharedSteps = 20;
std::atomic<std::int64_t> halves, given;

void awaitTurn(const std::atomic<std::int64_t> &turns, std::int64_t value) {
  while (turns.load(std::memory_order_relaxed) < value)
    std::this_thread::yield();
}

TEST(SeveralSteps, RanksShareTheReportsOfAStep) {
  halves = given = 0;
  auto run = start(programsOf(sharedSteps, 2,
                              {[](pipeline_rt_rank *rank, void *) {
                                 for (std::int64_t step = 0; step < sharedSteps; ++step) {
                                   awaitTurn(given, step);
                                   reportOne(rank, 2 * step, static_cast<float>(step));
                                   halves.store(step + 1, std::memory_order_relaxed);
                                 }
                               },
                               [](pipeline_rt_rank *rank, void *) {
                                 for (std::int64_t step = 0; step < sharedSteps; ++step) {
                                   awaitTurn(halves, step + 1);
                                   reportOne(rank, 2 * step + 1, 3);
                                 }
                               }}));
  for (std::int64_t step = 0; step < sharedSteps; ++step) {
    EXPECT_EQ(stepOf(*run).loss, (static_cast<float>(step) + 3) / 2);
    given.store(step + 1, std::memory_order_relaxed);
  }
}

TEST(SeveralSteps, SecondsAreThoseOfThePrograms) {
  using namespace std::chrono;
  RunOptions options = programsOf(3, 1, {[](pipeline_rt_rank *rank, void *) {
                                    for (std::int64_t number = 0; number < 3; ++number) {
                                      if (number == 1)
                                        std::this_thread::sleep_for(milliseconds(20));
                                      reportOne(rank, number, 1);
                                    }
                                    std::this_thread::sleep_for(milliseconds(10));
                                  }});
  auto run = start(options);
  auto begin = steady_clock::now();
  std::vector<StepResult> results = stepsOf(*run, 3);
  double all = duration<double>(steady_clock::now() - begin).count();
  EXPECT_GE(results[1].seconds, 0.02);
  EXPECT_GE(results[2].seconds, 0.01);
  EXPECT_LE(results[0].seconds + results[1].seconds + results[2].seconds, all);
}

TEST_F(SeveralStepsInTime, ReadingLateDoesNotStretchThem) {
  using namespace std::chrono;
  auto run = start(programsOf(3, 1, {[](pipeline_rt_rank *rank, void *) {
                                reportOne(rank, 0, 1);
                                reportOne(rank, 1, 1);
                                openGate(1);
                                reportOne(rank, 2, 1);
                              }}));
  auto begin = steady_clock::now();
  StepResult first = stepOf(*run);
  waitForGate(1);
  double elapsed = duration<double>(steady_clock::now() - begin).count();
  std::this_thread::sleep_for(milliseconds(20));
  StepResult second = stepOf(*run);
  EXPECT_LE(first.seconds + second.seconds, elapsed);
}

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

/// A parameter for each optimizer, updated after every microbatch, as PipeDream does.
struct Parameters {
  float sgd, adamw, m, v;
};

TEST(SeveralSteps, UpdatesHaveTheRateOfTheirStepAndTheBiasOfTheirNumber) {
  constexpr std::int64_t steps = 3, microbatches = 4;
  static constexpr float gradient = 0.75f;
  RunOptions options =
      programsOf(steps, microbatches, {[](pipeline_rt_rank *rank, void *arena) {
                   auto *parameters = static_cast<Parameters *>(arena);
                   const float *accumulators[] = {&gradient};
                   for (std::int64_t number = 0; number < steps * microbatches; ++number) {
                     reportOne(rank, number, 1);
                     pipeline_rt_begin_update(rank, number, number);
                     pipeline_rt_update_sgd(rank, &parameters->sgd, 1, accumulators, 1);
                     pipeline_rt_update_adamw(rank, &parameters->adamw, 1, accumulators,
                                              &parameters->m, &parameters->v, 1);
                   }
                 }},
                 sizeof(Parameters));
  options.optimizer.learningRate = 0.5;
  options.optimizer.warmupSteps = 2;
  auto run = start(options);
  EXPECT_EQ(stepOf(*run).learningRate, 0.25);
  EXPECT_EQ(stepOf(*run).learningRate, 0.5);
  EXPECT_EQ(stepOf(*run).learningRate, 0.5);

  Parameters expected = {};
  const float *accumulators[] = {&gradient};
  for (std::int64_t update = 0; update < steps * microbatches; ++update) {
    OptimizerOptions rate = options.optimizer;
    rate.learningRate = update < microbatches ? 0.25 : 0.5;
    rate.warmupSteps = 0;
    updateSgd(StepConstants::at(rate, update), {accumulators, 1}, &expected.sgd, 1);
    updateAdamW(StepConstants::at(rate, update), {accumulators, 1}, &expected.adamw, &expected.m,
                &expected.v, 1);
  }
  EXPECT_EQ(std::memcmp(run->arena(0), &expected, sizeof expected), 0);
}

TEST(SeveralSteps, ANextVersionOfAParameterBeginsAsACopy) {
  auto run = start(programsOf(
      2, 1, {[](pipeline_rt_rank *rank, void *arena) {
        auto *versions = static_cast<std::array<float, 3> *>(arena);
        const float gradient[] = {1, 1, 1};
        const float *accumulators[] = {gradient};
        fill(rank, versions[0].data(), 3, 2);
        for (std::int64_t number = 0; number < 2; ++number) {
          reportOne(rank, number, 1);
          pipeline_rt_copy(rank, versions + number + 1, versions + number, sizeof *versions);
          pipeline_rt_begin_update(rank, number, number);
          pipeline_rt_update_sgd(rank, versions[number + 1].data(), 1, accumulators, 3);
        }
        pipeline_rt_copy(rank, versions, versions, 0);
      }},
      3 * sizeof(std::array<float, 3>)));
  stepsOf(*run, 2);
  auto *versions = static_cast<std::array<float, 3> *>(run->arena(0));
  EXPECT_THAT(versions[0], ElementsAre(2, 2, 2));
  EXPECT_LT(versions[1][2], versions[0][2]);
  EXPECT_LT(versions[2][2], versions[1][2]);
}

} // namespace
