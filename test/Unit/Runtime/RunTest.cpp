//===- RunTest.cpp - Runs that go well --------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The life of a run that goes well: arenas, steps, inputs, outputs, updates, clocks.
//
//===----------------------------------------------------------------------===//

#include "RunTesting.h"

#include "pipeline-runtime/Gemm.h"
#include "pipeline-runtime/Random.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <thread>
#include <vector>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;

namespace {

void reportOne(pipeline_rt_rank *rank, std::int64_t microbatch, float value) {
  pipeline_rt_report_scalar(rank, 0, microbatch, &value);
}

TEST(Run, ArenasAreAsPlannedAndZero) {
  auto step = [](pipeline_rt_rank *rank, void *arena) { reportOne(rank, 0, 1); };
  RunOptions options;
  options.programs = {{1000, nullptr, step}};
  auto run = start(options);
  EXPECT_EQ(run->ranks(), 1);
  EXPECT_EQ(run->statistics(0).allocatedBytes, 1000);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(run->arena(0)) % 64, 0u);
  std::vector<char> zeros(1000);
  EXPECT_EQ(std::memcmp(run->arena(0), zeros.data(), 1000), 0);
}

TEST(Run, AnArenaOfNothing) {
  auto run = start(sameProgram(1, [](pipeline_rt_rank *rank, void *) { reportOne(rank, 0, 1); }));
  EXPECT_EQ(run->statistics(0).allocatedBytes, 0);
  stepOf(*run);
}

TEST(Run, InitialValuesDependOnSeedAndNameAlone) {
  auto initialize = [](pipeline_rt_rank *rank, void *arena) {
    auto *values = static_cast<float *>(arena);
    pipeline_rt_init_normal(rank, values, 40, "w", 1, 0.5f);
    fill(rank, values + 40, 10, 0.25f);
    fill(rank, values + 50, 10, 7);
    pipeline_rt_zero(rank, values + 50, 10 * sizeof(float));
  };
  RunOptions options = sameProgram(2, [](pipeline_rt_rank *, void *) {}, 60 * sizeof(float));
  for (RankProgram &program : options.programs)
    program.initialize = initialize;
  options.seed = 99;
  auto run = start(options);
  std::vector<float> expected(60, 0.0f);
  fillNormal(expected.data(), 40, 99, "w", 1, 0.5f);
  std::fill_n(expected.begin() + 40, 10, 0.25f);
  for (std::int32_t rank = 0; rank < 2; ++rank)
    EXPECT_EQ(std::memcmp(run->arena(rank), expected.data(), 60 * sizeof(float)), 0);
}

TEST(Run, OutputsAreMeansInMicrobatchOrder) {
  // Reported out of order and by several ranks; summed in order, where 1 is lost beside 1e8.
  RunOptions options = sameProgram(2, nullptr);
  options.programs[0].step = [](pipeline_rt_rank *rank, void *) {
    float metric = 4;
    reportOne(rank, 2, -1e8f);
    reportOne(rank, 0, 1e8f);
    for (std::int64_t i = 0; i < 4; ++i)
      pipeline_rt_report_scalar(rank, 1, i, &metric);
  };
  options.programs[1].step = [](pipeline_rt_rank *rank, void *) {
    reportOne(rank, 3, 8);
    reportOne(rank, 1, 1);
  };
  options.microbatches = 4;
  options.outputs = 2;
  auto run = start(options);
  for (std::int64_t step = 0; step < 3; ++step) {
    StepResult result = stepOf(*run);
    EXPECT_EQ(result.step, step);
    EXPECT_EQ(result.loss, 2.0f);
    EXPECT_EQ(result.outputs, (std::vector<float>{2.0f, 4.0f}));
    EXPECT_GT(result.seconds, 0);
  }
}

TEST(Run, InputsAreFoundByName) {
  std::unique_ptr<DataSource> source;
  ASSERT_TRUE(createTensorSource({{"a", {{1}, {2}}}, {"b", {{30}, {40}}}}, source).ok());
  RunOptions options = sameProgram(
      1,
      [](pipeline_rt_rank *rank, void *arena) {
        auto *bytes = static_cast<unsigned char *>(arena);
        for (std::int64_t i = 0; i < 2; ++i) {
          pipeline_rt_load_input(rank, 0, i, bytes, 1);
          pipeline_rt_load_input(rank, 1, i, bytes + 1, 1);
          reportOne(rank, i, static_cast<float>(bytes[0] * 100 + bytes[1]));
        }
      },
      2);
  options.microbatches = 2;
  options.source = source.get();
  options.inputs = {"b", "a"}; // the model's order, not the source's
  auto run = start(options);
  EXPECT_EQ(stepOf(*run).loss, (3001.0f + 4002.0f) / 2);
}

/// A message down the ranks and back, with a request behind each payload.
struct Mail {
  float payload[16];
  pipeline_rt_request request;
};

TEST(Run, MessagesBetweenRanks) {
  constexpr std::int32_t ranks = 4;
  RunOptions options = sameProgram(ranks, nullptr, sizeof(Mail));
  options.programs[0].step = [](pipeline_rt_rank *rank, void *arena) {
    auto *mail = static_cast<Mail *>(arena);
    fill(rank, mail->payload, 16, 1);
    pipeline_rt_send(rank, 1, mail->payload, sizeof mail->payload, &mail->request);
    pipeline_rt_wait(rank, &mail->request);
  };
  options.programs[1].step = [](pipeline_rt_rank *rank, void *arena) {
    auto *mail = static_cast<Mail *>(arena);
    pipeline_rt_recv(rank, 0, mail->payload, sizeof mail->payload, &mail->request);
    pipeline_rt_wait(rank, &mail->request);
    mail->payload[3] += 1;
    pipeline_rt_send(rank, 2, mail->payload, sizeof mail->payload, &mail->request);
    pipeline_rt_wait(rank, &mail->request);
  };
  options.programs[2].step = [](pipeline_rt_rank *rank, void *arena) {
    auto *mail = static_cast<Mail *>(arena);
    pipeline_rt_recv(rank, 1, mail->payload, sizeof mail->payload, &mail->request);
    pipeline_rt_wait(rank, &mail->request);
    reportOne(rank, 0, mail->payload[3]);
  };
  options.programs[3].step = [](pipeline_rt_rank *, void *) {};
  auto run = start(options);
  for (int i = 0; i < 50; ++i)
    EXPECT_EQ(stepOf(*run).loss, 2.0f);
}

TEST(Run, ASendIsWaitedForInTheNextStep) {
  struct State {
    std::int64_t steps;
    std::int64_t word;
    pipeline_rt_request request;
  };
  RunOptions options = sameProgram(2, nullptr, sizeof(State));
  options.programs[0].step = [](pipeline_rt_rank *rank, void *arena) {
    auto *state = static_cast<State *>(arena);
    if (state->steps > 0)
      pipeline_rt_wait(rank, &state->request);
    state->word = state->steps++;
    pipeline_rt_send(rank, 1, &state->word, 8, &state->request);
  };
  options.programs[1].step = [](pipeline_rt_rank *rank, void *arena) {
    auto *state = static_cast<State *>(arena);
    pipeline_rt_recv(rank, 0, &state->word, 8, &state->request);
    pipeline_rt_wait(rank, &state->request);
    reportOne(rank, 0, static_cast<float>(state->word));
  };
  auto run = start(options);
  for (int i = 0; i < 20; ++i)
    EXPECT_EQ(stepOf(*run).loss, static_cast<float>(i));
}

/// Two parameters of three elements, with one accumulator and two.
struct Training {
  float first[3], firstGradient[3];
  float second[3], secondGradients[2][3];
  float m[3], v[3];
};

void setGradients(Training *training) {
  for (int i = 0; i < 3; ++i) {
    training->firstGradient[i] = static_cast<float>(i + 1);
    training->secondGradients[0][i] = 2;
    training->secondGradients[1][i] = static_cast<float>(i);
  }
}

void recordFirst(pipeline_rt_rank *rank, Training *training) {
  const float *accumulators[] = {training->firstGradient};
  pipeline_rt_gradient_norm(rank, 0, 1, accumulators, 3);
}
void recordSecond(pipeline_rt_rank *rank, Training *training) {
  const float *accumulators[] = {training->secondGradients[0], training->secondGradients[1]};
  pipeline_rt_gradient_norm(rank, 1, 2, accumulators, 3);
}
void updateFirst(pipeline_rt_rank *rank, Training *training) {
  const float *accumulators[] = {training->firstGradient};
  pipeline_rt_update_sgd(rank, training->first, 1, accumulators, 3);
}
void updateSecond(pipeline_rt_rank *rank, Training *training) {
  const float *accumulators[] = {training->secondGradients[0], training->secondGradients[1]};
  pipeline_rt_update_adamw(rank, training->second, 2, accumulators, training->m, training->v, 3);
}

void trainBoth(pipeline_rt_rank *rank, void *arena) {
  auto *training = static_cast<Training *>(arena);
  setGradients(training);
  recordFirst(rank, training);
  recordSecond(rank, training);
  pipeline_rt_exchange_norms(rank);
  updateFirst(rank, training);
  updateSecond(rank, training);
  reportOne(rank, 0, 1);
}
void trainFirst(pipeline_rt_rank *rank, void *arena) {
  auto *training = static_cast<Training *>(arena);
  setGradients(training);
  recordFirst(rank, training);
  pipeline_rt_exchange_norms(rank);
  updateFirst(rank, training);
  reportOne(rank, 0, 1);
}
void trainSecond(pipeline_rt_rank *rank, void *arena) {
  auto *training = static_cast<Training *>(arena);
  setGradients(training);
  recordSecond(rank, training);
  pipeline_rt_exchange_norms(rank);
  updateSecond(rank, training);
}

TEST(Run, ClippingIsTheSameHoweverManyRanks) {
  RunOptions one = sameProgram(1, trainBoth, sizeof(Training));
  one.parameters = 2;
  one.optimizer.clipNorm = 0.5;
  one.optimizer.learningRate = 0.125;
  one.optimizer.weightDecay = 0;
  RunOptions two = one;
  two.programs = {{sizeof(Training), nullptr, trainFirst},
                  {sizeof(Training), nullptr, trainSecond}};
  auto single = start(one), both = start(two);
  double norm = std::sqrt(1.0 + 4 + 9 + 4 + 9 + 16);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(stepOf(*single).gradientNorm, norm);
    EXPECT_EQ(stepOf(*both).gradientNorm, norm);
  }
  auto *expected = static_cast<Training *>(single->arena(0));
  auto *first = static_cast<Training *>(both->arena(0));
  auto *second = static_cast<Training *>(both->arena(1));
  auto scale = static_cast<float>(0.5 / (norm + 1e-6));
  float value = 0;
  for (int i = 0; i < 3; ++i)
    value -= 0.125f * (scale * 2);
  EXPECT_EQ(expected->first[1], value);
  EXPECT_EQ(std::memcmp(expected->first, first->first, sizeof first->first), 0);
  EXPECT_EQ(std::memcmp(expected->second, second->second, sizeof second->second), 0);
  EXPECT_NE(second->second[0], 0);
}

TEST(Run, WithoutClippingNormsCostNothing) {
  RunOptions options = sameProgram(1, trainBoth, sizeof(Training));
  options.optimizer.learningRate = 1; // no entries in the table, none needed
  options.optimizer.weightDecay = 0;
  auto run = start(options);
  EXPECT_EQ(stepOf(*run).gradientNorm, 0);
  EXPECT_EQ(static_cast<Training *>(run->arena(0))->first[2], -3.0f);
}

TEST(Run, TheLearningRateFollowsTheStep) {
  RunOptions options = sameProgram(1, trainBoth, sizeof(Training));
  options.optimizer.learningRate = 1;
  options.optimizer.weightDecay = 0;
  options.optimizer.warmupSteps = 4;
  auto run = start(options);
  EXPECT_EQ(stepOf(*run).learningRate, 0.25);
  EXPECT_EQ(stepOf(*run).learningRate, 0.5);
  EXPECT_EQ(static_cast<Training *>(run->arena(0))->first[0], -0.75f);
}

TEST(Run, WorkOnGradientsIsTimedAndTraced) {
  RunOptions options = sameProgram(1, [](pipeline_rt_rank *rank, void *) {
    static float values[4096], moments[2][4096];
    const float *accumulators[] = {values};
    pipeline_rt_zero(rank, values, sizeof values);
    pipeline_rt_begin_action(rank, PIPELINE_RT_BACKWARD, 0, 0);
    pipeline_rt_end_action(rank);
    pipeline_rt_gradient_norm(rank, 0, 1, accumulators, 4096);
    pipeline_rt_exchange_norms(rank);
    pipeline_rt_update_adamw(rank, values, 1, accumulators, moments[0], moments[1], 4096);
    reportOne(rank, 0, 1);
  });
  options.parameters = 1;
  options.optimizer.clipNorm = 1;
  options.traceCapacity = 10;
  auto run = start(options);
  stepOf(*run);
  stepOf(*run);
  std::string names;
  double total = 0, updates = 0;
  std::vector<TraceTrack> tracks = run->trace();
  for (const TraceEvent &event : tracks.front().events) {
    names += event.name() + std::to_string(event.step) + " ";
    total += 1e-9 * static_cast<double>(event.end - event.start);
    if (!event.isAction())
      updates += 1e-9 * static_cast<double>(event.end - event.start);
  }
  EXPECT_EQ(names, "zero0 0B00 norm0 update0 zero1 0B01 norm1 update1 ");
  RankStatistics used = run->statistics(0);
  EXPECT_NEAR(used.busySeconds, total, 1e-7);
  EXPECT_NEAR(used.updateSeconds, updates, 1e-7);
  EXPECT_LT(used.updateSeconds, used.busySeconds);
}

TEST(Run, WorkOnGradientsThatGoesOnIsOneEvent) {
  RunOptions options = sameProgram(1, [](pipeline_rt_rank *rank, void *) {
    static float values[4];
    for (int i = 0; i < 1000; ++i)
      pipeline_rt_zero(rank, values, sizeof values);
    reportOne(rank, 0, 1);
  });
  options.traceCapacity = 2000;
  auto run = start(options);
  stepOf(*run);
  // Far fewer, even where the machine interrupts the rank a few times.
  EXPECT_LT(run->trace().front().events.size(), 500u);
}

TEST(Run, ActionsAreTimedAndTraced) {
  RunOptions options = sameProgram(2, [](pipeline_rt_rank *rank, void *) {
    for (std::int64_t i = 0; i < 2; ++i) {
      pipeline_rt_begin_action(rank, static_cast<std::int32_t>(i), 5, i);
      std::this_thread::sleep_for(std::chrono::milliseconds(4));
      pipeline_rt_end_action(rank);
    }
  });
  options.programs[0].step = [](pipeline_rt_rank *rank, void *) { reportOne(rank, 0, 1); };
  options.traceCapacity = 3;
  auto run = start(options);
  stepOf(*run);
  stepOf(*run);
  EXPECT_EQ(run->statistics(0).busySeconds, 0);
  EXPECT_GE(run->statistics(1).busySeconds, 0.016);
  std::vector<TraceTrack> tracks = run->trace();
  ASSERT_EQ(tracks.size(), 2u);
  EXPECT_EQ(tracks[1].name, "rank 1");
  EXPECT_TRUE(tracks[0].events.empty());
  ASSERT_EQ(tracks[1].events.size(), 3u);
  EXPECT_EQ(tracks[1].dropped, 1);
  EXPECT_EQ(tracks[1].events[0].name(), "5F0");
  EXPECT_EQ(tracks[1].events[1].name(), "5B1");
  EXPECT_EQ(tracks[1].events[2].step, 1);
  EXPECT_GE(tracks[1].events[0].end - tracks[1].events[0].start, 4000000);
  EXPECT_GE(tracks[1].events[1].start, tracks[1].events[0].end);
}

TEST(Run, ContractionsAreTimedOnRequest) {
  static double elapsed;
  auto step = [](pipeline_rt_rank *rank, void *arena) {
    auto *x = static_cast<float *>(arena);
    auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < 1000; ++i)
      pipeline_rt_gemm_f32(0, 0, 64, 64, 64, x, 64, x + 4096, 64, x + 8192, 64, 0, x + 12288,
                           65536);
    elapsed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    reportOne(rank, 0, x[8192]);
  };
  RunOptions options = sameProgram(1, step, 12288 * 4 + 65536);
  auto quiet = start(options);
  stepOf(*quiet);
  EXPECT_EQ(quiet->statistics(0).contractionSeconds, 0);
  options.timeContractions = true;
  auto timed = start(options);
  // A step is nothing else, unless the thread loses its core between two of them.
  double share = 0, before = 0;
  for (int i = 0; i < 10; ++i) {
    stepOf(*timed);
    double after = timed->statistics(0).contractionSeconds;
    share = std::max(share, (after - before) / elapsed);
    before = after;
  }
  EXPECT_GT(share, 0.5);
  EXPECT_LT(share, 1.5);
}

TEST(Run, MoreRanksThanCores) {
  constexpr std::int32_t ranks = 32;
  RunOptions options = sameProgram(
      ranks, [](pipeline_rt_rank *rank, void *arena) { pipeline_rt_exchange_norms(rank); }, 64);
  options.programs[7].step = [](pipeline_rt_rank *rank, void *) {
    pipeline_rt_exchange_norms(rank);
    reportOne(rank, 0, 3);
  };
  options.optimizer.clipNorm = 1;
  options.parameters = 4;
  auto run = start(options);
  for (int i = 0; i < 20; ++i)
    EXPECT_EQ(stepOf(*run).loss, 3.0f);
}

} // namespace
