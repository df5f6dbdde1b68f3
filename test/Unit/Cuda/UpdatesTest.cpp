//===- UpdatesTest.cpp - Updates on devices have the bits of the host's -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"

#include "RankContext.h"
#include "pipeline-runtime/Optimizer.h"

#include <cmath>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

/// Of each rank: a parameter with two accumulators, and one with one; n is no multiple of anything.
constexpr std::int64_t n = 1003;
struct Parameters {
  float p[n], m[n], v[n], first[n], second[n];
  float q[n], third[n];
  float weight, padding[3];
};

const char *const names[] = {"p", "a", "b", "q", "c"};

/// The same calls for programs of the host and of devices.
struct Host {
  static constexpr auto normal = pipeline_rt_init_normal;
  static constexpr auto norm = pipeline_rt_gradient_norm;
  static constexpr auto exchangeNorms = pipeline_rt_exchange_norms;
  static constexpr auto exchangeWeights = pipeline_rt_exchange_weights;
  static constexpr auto adamW = pipeline_rt_update_adamw;
  static constexpr auto sgd = pipeline_rt_update_sgd;
  static constexpr auto report = pipeline_rt_report_scalar;
};
struct Device {
  static constexpr auto normal = pipeline_rt_cuda_init_normal;
  static constexpr auto norm = pipeline_rt_cuda_gradient_norm;
  static constexpr auto exchangeNorms = pipeline_rt_cuda_exchange_norms;
  static constexpr auto exchangeWeights = pipeline_rt_cuda_exchange_weights;
  static constexpr auto adamW = pipeline_rt_cuda_update_adamw;
  static constexpr auto sgd = pipeline_rt_cuda_update_sgd;
  static constexpr auto report = pipeline_rt_cuda_report_scalar;
};

template <typename Abi>
void initialize(pipeline_rt_rank *rank, void *arena) {
  auto &own = *static_cast<Parameters *>(arena);
  std::int32_t index = rank->index;
  float *values[] = {own.p, own.first, own.second, own.q, own.third};
  for (int i = 0; i < 5; ++i) {
    char name[] = {names[i][0], static_cast<char>('0' + index), 0};
    Abi::normal(rank, values[i], n, name, 0, 1);
  }
  Abi::normal(rank, &own.weight, 1, "weight", 2 + static_cast<float>(index), 0);
}

template <typename Abi>
void step(pipeline_rt_rank *rank, void *arena) {
  auto &own = *static_cast<Parameters *>(arena);
  const float *both[] = {own.first, own.second}, *one[] = {own.third};
  bool weighs = rank->run.options.lossWeight.has_value();
  Abi::report(rank, 0, rank->index, &own.weight);
  if (weighs) {
    Abi::report(rank, 1, rank->index, &own.weight);
    Abi::exchangeWeights(rank);
  }
  Abi::norm(rank, 2 * rank->index, 2, both, n);
  Abi::norm(rank, 2 * rank->index + 1, 1, one, n);
  Abi::exchangeNorms(rank);
  Abi::adamW(rank, own.p, 2, both, own.m, own.v, n);
  Abi::sgd(rank, own.q, 1, one, n);
}

struct UpdatesCase {
  double clipNorm;
  bool weighs;
  /// Steps are graphs, although each has other constants.
  bool graph = false;
};

struct CudaUpdates : ::testing::TestWithParam<UpdatesCase> {
  static constexpr std::int32_t ranks = 2;

  RunOptions options() const {
    RunOptions options;
    options.microbatches = ranks;
    options.parameters = 2 * ranks;
    options.seed = 5;
    options.optimizer.weightDecay = 0.1;
    options.optimizer.warmupSteps = 3;
    options.optimizer.clipNorm = GetParam().clipNorm;
    if (GetParam().weighs) {
      options.outputs = 2;
      options.lossWeight = 1;
    }
    return options;
  }
};
INSTANTIATE_TEST_SUITE_P(All, CudaUpdates,
                         ::testing::Values(UpdatesCase{0, false}, UpdatesCase{0, true},
                                           UpdatesCase{1.5, false}, UpdatesCase{1.5, true},
                                           UpdatesCase{1e9, false}, UpdatesCase{0, false, true},
                                           UpdatesCase{1.5, true, true}));

TEST_P(CudaUpdates, HaveTheBitsOfTheHost) {
  RunOptions hostOptions = options();
  hostOptions.programs.assign(ranks, {sizeof(Parameters), initialize<Host>, step<Host>});
  std::unique_ptr<pipeline::runtime::Run> host;
  ASSERT_TRUE(
      pipeline::runtime::Run::create(hostOptions, createThreadsTransport(ranks), host).ok());
  ASSERT_TRUE(host->initialize().ok());

  CudaTestRun::Setting setting;
  setting.seed = 9;
  setting.arenaBytes = sizeof(Parameters);
  setting.reportsLoss = false;
  setting.graph = GetParam().graph;
  setting.options = options();
  setting.initialize = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    initialize<Device>(rank, arena);
  };
  setting.step = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    step<Device>(rank, arena);
  };
  CudaTestRun device(std::move(setting));
  ASSERT_TRUE(device.status.ok()) << device.status.message();

  for (int i = 0; i < 6; ++i) {
    StepResult expected;
    Status status = host->step(expected);
    ASSERT_TRUE(status.ok()) << status.message();
    StepResult result = device.step();
    EXPECT_EQ(result.loss, expected.loss);
    // The sums of squares have other orders; what they are rounded to is the same here.
    EXPECT_NEAR(result.gradientNorm, expected.gradientNorm, 1e-12 * expected.gradientNorm);
    EXPECT_EQ(static_cast<float>(result.gradientNorm), static_cast<float>(expected.gradientNorm));
  }
  for (std::int32_t rank = 0; rank < ranks; ++rank) {
    std::vector<char> bytes = device.read<char>(rank, 0, sizeof(Parameters));
    EXPECT_EQ(std::memcmp(bytes.data(), host->arena(rank), sizeof(Parameters)), 0) << rank;
  }
  EXPECT_THAT(device.finish(), IsEmpty());
}

/// Where a call runs all steps, the program says of each update which it is.
template <typename Abi>
void allSteps(pipeline_rt_rank *rank, void *arena, std::int64_t steps) {
  auto &own = *static_cast<Parameters *>(arena);
  const float *both[] = {own.first, own.second}, *one[] = {own.third};
  for (std::int64_t step = 0; step < steps; ++step) {
    Abi::report(rank, 0, step, &own.weight);
    pipeline_rt_begin_update(rank, step, step);
    Abi::adamW(rank, own.p, 2, both, own.m, own.v, n);
    Abi::sgd(rank, own.q, 1, one, n);
  }
}

TEST(CudaUpdatesOfOneCall, HaveTheBitsOfTheHost) {
  constexpr std::int64_t steps = 4;
  RunOptions options;
  options.stepsOfProgram = steps;
  options.optimizer.warmupSteps = 3;
  options.optimizer.weightDecay = 0.1;
  RunOptions hostOptions = options;
  hostOptions.programs = {
      {sizeof(Parameters), initialize<Host>,
       [](pipeline_rt_rank *rank, void *arena) { allSteps<Host>(rank, arena, steps); }}};
  std::unique_ptr<pipeline::runtime::Run> host;
  ASSERT_TRUE(pipeline::runtime::Run::create(hostOptions, createThreadsTransport(1), host).ok());
  ASSERT_TRUE(host->initialize().ok());

  CudaTestRun::Setting setting;
  setting.ranks = 1;
  setting.arenaBytes = sizeof(Parameters);
  setting.reportsLoss = false;
  setting.options = options;
  setting.initialize = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    initialize<Device>(rank, arena);
  };
  setting.step = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    allSteps<Device>(rank, arena, steps);
  };
  CudaTestRun device(std::move(setting));
  for (std::int64_t i = 0; i < steps; ++i) {
    StepResult result;
    ASSERT_TRUE(host->step(result).ok());
    device.step();
  }
  std::vector<char> bytes = device.read<char>(0, 0, sizeof(Parameters));
  EXPECT_EQ(std::memcmp(bytes.data(), host->arena(0), sizeof(Parameters)), 0);
  EXPECT_THAT(device.finish(), IsEmpty());
}

TEST(CudaUpdatesErrors, WeightsThatAreAllZero) {
  CudaTestRun::Setting setting;
  setting.ranks = 1;
  setting.reportsLoss = false;
  setting.options.outputs = 2;
  setting.options.lossWeight = 1;
  setting.step = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    for (std::int32_t output = 0; output < 2; ++output)
      pipeline_rt_cuda_report_scalar(rank, output, 0, reinterpret_cast<float *>(arena));
    pipeline_rt_cuda_exchange_weights(rank);
  };
  CudaTestRun run(std::move(setting));
  EXPECT_THAT(run.expectFailure(), HasSubstr("weights"));
}

TEST(CudaUpdatesErrors, RanksThatDoNotMeet) {
  CudaTestRun::Setting setting;
  setting.options.parameters = 2;
  setting.options.optimizer.clipNorm = 1;
  setting.step = [](pipeline_rt_rank *rank, std::int32_t index, char *) {
    if (index == 0)
      pipeline_rt_cuda_exchange_norms(rank);
  };
  CudaTestRun run(std::move(setting));
  EXPECT_THAT(run.expectFailure(), HasSubstr("rank 0 waits for all ranks to sum"));
}

} // namespace
