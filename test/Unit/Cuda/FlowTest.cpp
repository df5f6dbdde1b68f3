//===- FlowTest.cpp - What goes to a device and comes back ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"
#include "OwnKernels.h"
#include "pipeline-runtime/Random.h"

#include <cmath>
#include <limits>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::AllOf;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

CudaTestRun::Setting oneRank(std::uint64_t seed, Body step) {
  CudaTestRun::Setting setting;
  setting.ranks = 1;
  setting.seed = seed;
  setting.step = std::move(step);
  return setting;
}

void nothing(pipeline_rt_rank *, std::int32_t, char *) {}

TEST(CudaFlow, AnArenaIsZeroAndReadAnywhere) {
  CudaTestRun run(oneRank(1, nothing));
  EXPECT_THAT(run.read<char>(0, 0, 4096), Each(0));
  EXPECT_GE(run.run->statistics(0).allocatedBytes, 4096);
  char byte = 0;
  EXPECT_THAT(run.run->read(0, 4096 + 256, &byte, 1).message(),
              HasSubstr("do not lie in the arena of rank 0"));
  run.expectSuccess();
}

TEST(CudaFlow, InitialValuesHaveTheBitsOfTheHost) {
  CudaTestRun::Setting setting = oneRank(2, nothing);
  setting.options.seed = 77;
  setting.initialize = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    pipeline_rt_cuda_init_normal(rank, reinterpret_cast<float *>(arena), 501, "w", 0.5f, 2.0f);
    pipeline_rt_cuda_fill(rank, arena + 2048, 7, 2, 0x1234);
  };
  CudaTestRun run(std::move(setting));
  std::vector<float> expected(501);
  fillNormal(expected.data(), 501, 77, "w", 0.5f, 2.0f);
  EXPECT_EQ(run.read<float>(0, 0, 501), expected);
  EXPECT_THAT(run.read<std::uint16_t>(0, 2048, 7), Each(0x1234));
  EXPECT_THAT(run.read<char>(0, 2048 + 14, 100), Each(0));
  run.expectSuccess();
}

TEST(CudaFlow, KernelsRunInTheOrderOfTheirCalls) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    CudaTestRun run(oneRank(seed, [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
      stamp(rank, arena, 64, 1);
      for (int i = 0; i < 5; ++i)
        advance(rank, arena, arena, 64, i);
      pipeline_rt_cuda_copy(rank, arena + 512, arena, 256);
      pipeline_rt_cuda_zero(rank, arena, 128);
    }));
    run.step();
    std::int32_t expected = 1;
    for (int i = 0; i < 5; ++i)
      expected = expected * 3 + i;
    EXPECT_EQ(run.read<std::int32_t>(0, 512, 1)[0], expected);
    EXPECT_THAT(run.read<std::int32_t>(0, 0, 32), Each(0));
    EXPECT_NE(run.read<std::int32_t>(0, 128, 1)[0], 0);
    EXPECT_THAT(run.finish(), IsEmpty());
  }
}

//===--- Inputs -----------------------------------------------------------===//

/// A source of one input: microbatch i is full of i.
std::unique_ptr<DataSource> numbered(int microbatches, std::size_t bytes) {
  TensorInput input{"x", {}};
  for (int i = 0; i < microbatches; ++i)
    input.microbatches.emplace_back(bytes, static_cast<unsigned char>(i + 1));
  std::unique_ptr<DataSource> source;
  EXPECT_TRUE(createTensorSource({input}, source).ok());
  return source;
}

/// Staging memory is used again and again, and no microbatch gets another's bytes, however late the
/// device copies them.
TEST(CudaFlow, InputsArriveHoweverLateTheyAreCopied) {
  constexpr std::int64_t bytes = 64;
  constexpr int microbatches = 6;
  auto source = numbered(microbatches, bytes);
  for (std::uint64_t seed = 0; seed < 200; ++seed)
    for (std::int32_t stream : {PIPELINE_RT_CUDA_COMPUTE, PIPELINE_RT_CUDA_RECEIVE}) {
      CudaTestRun::Setting setting =
          oneRank(seed, [=](pipeline_rt_rank *rank, std::int32_t, char *arena) {
            for (int i = 0; i < microbatches; ++i)
              pipeline_rt_cuda_load_input(rank, 0, i, arena + i * bytes, bytes, stream);
          });
      setting.options.microbatches = microbatches;
      setting.options.inputs = {"x"};
      setting.options.source = source.get();
      CudaTestRun run(std::move(setting));
      for (int step = 0; step < 2; ++step) {
        run.step();
        for (int i = 0; i < microbatches; ++i)
          ASSERT_THAT(run.read<char>(0, i * bytes, bytes), Each(i + 1)) << "seed " << seed;
      }
      ASSERT_THAT(run.finish(), IsEmpty());
    }
}

/// A copy that is held behind a message does not hold the host: the message that would free it may
/// be posted later by this very rank.
TEST(CudaFlow, InputsDoNotWaitForMessagesThatComeLater) {
  constexpr std::int64_t bytes = 64;
  constexpr int loads = 40;
  auto source = numbered(1, bytes);
  CudaTestRun::Setting setting = oneRank(3, [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    pipeline_rt_cuda_recv(rank, 0, arena, 16);
    for (int i = 0; i < loads; ++i)
      pipeline_rt_cuda_load_input(rank, 0, 0, arena + 64, bytes, PIPELINE_RT_CUDA_RECEIVE);
    pipeline_rt_cuda_send(rank, 0, arena + 256, 16);
  });
  setting.options.inputs = {"x"};
  setting.options.source = source.get();
  CudaTestRun run(std::move(setting));
  run.step();
  EXPECT_THAT(run.read<char>(0, 64, bytes), Each(1));
  EXPECT_THAT(run.finish(), IsEmpty());
}

TEST(CudaFlow, AnInputOfAnotherSizeIsAnError) {
  auto source = numbered(1, 64);
  CudaTestRun::Setting setting = oneRank(3, [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    pipeline_rt_cuda_load_input(rank, 0, 0, arena, 32, PIPELINE_RT_CUDA_COMPUTE);
  });
  setting.options.inputs = {"x"};
  setting.options.source = source.get();
  CudaTestRun run(std::move(setting));
  EXPECT_THAT(run.expectFailure(), HasSubstr("has 32 bytes in a microbatch, but the data has 64"));
}

//===--- Outputs ----------------------------------------------------------===//

/// A program that reports `value` + its microbatch as every output.
CudaTestRun::Setting reporting(std::uint64_t seed, std::int32_t outputs, std::int64_t microbatches,
                               float value) {
  CudaTestRun::Setting setting =
      oneRank(seed, [=](pipeline_rt_rank *rank, std::int32_t, char *arena) {
        for (std::int64_t i = 0; i < microbatches; ++i)
          for (std::int32_t output = 0; output < outputs; ++output) {
            // Each value in the same place: a later one must not overtake the copy.
            float own = value + static_cast<float>(i);
            std::int32_t bits;
            std::memcpy(&bits, &own, sizeof bits);
            stamp(rank, arena, 1, bits);
            pipeline_rt_cuda_report_scalar(rank, output, i, reinterpret_cast<float *>(arena));
          }
      });
  setting.reportsLoss = false;
  setting.options.microbatches = microbatches;
  setting.options.outputs = outputs;
  return setting;
}

TEST(CudaFlow, LossesAreReadBehindTheStep) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    CudaTestRun run(reporting(seed, 2, 4, 10));
    for (int i = 0; i < 3; ++i) {
      StepResult result = run.step();
      EXPECT_EQ(result.loss, 11.5f);
      EXPECT_THAT(result.outputs, ::testing::ElementsAre(11.5f, 11.5f));
    }
    EXPECT_THAT(run.finish(), IsEmpty());
  }
}

TEST(CudaFlow, ALossThatIsNotFiniteEndsTheRun) {
  CudaTestRun run(reporting(4, 1, 2, std::numeric_limits<float>::quiet_NaN()));
  EXPECT_THAT(run.expectFailure(), AllOf(HasSubstr("the loss of microbatch"), HasSubstr("NaN")));
}

TEST(CudaFlow, AChecksMessageIsTheModels) {
  CudaTestRun::Setting setting = reporting(4, 2, 1, 3);
  setting.options.checks = {{1, "tokens are outside of the table"}};
  CudaTestRun run(std::move(setting));
  EXPECT_THAT(run.expectFailure(), HasSubstr("tokens are outside of the table (3 elements)"));
}

TEST(CudaFlow, AnOutputThatIsReportedTooOftenIsAnError) {
  CudaTestRun::Setting setting = oneRank(5, [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    for (int i = 0; i < 2; ++i)
      pipeline_rt_cuda_report_scalar(rank, 0, 0, reinterpret_cast<float *>(arena));
  });
  setting.reportsLoss = false;
  CudaTestRun run(std::move(setting));
  EXPECT_THAT(run.expectFailure(), HasSubstr("more than the 1 scalars"));
}

/// Where a call runs all steps, each step is given out although the program goes on.
TEST(CudaFlow, StepsOfOneCall) {
  constexpr std::int64_t steps = 30;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    CudaTestRun::Setting setting = reporting(seed, 1, 2 * steps, 0);
    setting.options.microbatches = 2;
    setting.options.stepsOfProgram = steps;
    CudaTestRun run(std::move(setting));
    for (std::int64_t i = 0; i < steps; ++i)
      EXPECT_EQ(run.step().loss, 2 * static_cast<float>(i) + 0.5f);
    EXPECT_THAT(run.finish(), IsEmpty());
  }
}

//===--- Errors of programs -----------------------------------------------===//

std::string failureOf(Body step) {
  CudaTestRun run(oneRank(6, std::move(step)));
  return run.expectFailure();
}

TEST(CudaFlow, ErrorsOfPrograms) {
  EXPECT_THAT(failureOf([](pipeline_rt_rank *rank, std::int32_t, char *) {
                pipeline_rt_cuda_launch(rank, 2, 1, 1, 1, 1, 1, 1, 0, nullptr, 0);
              }),
              HasSubstr("there is no kernel number 2 of 2"));
  EXPECT_THAT(failureOf([](pipeline_rt_rank *rank, std::int32_t, char *) {
                pipeline_rt_cuda_record(rank, 8, PIPELINE_RT_CUDA_COMPUTE);
              }),
              HasSubstr("there is no event number 8 of 8"));
  EXPECT_THAT(failureOf([](pipeline_rt_rank *rank, std::int32_t, char *) {
                pipeline_rt_cuda_record(rank, 1, 3);
              }),
              HasSubstr("there is no stream number 3"));
  EXPECT_THAT(
      failureOf([](pipeline_rt_rank *rank, std::int32_t, char *) {
        pipeline_rt_cuda_record(rank, 1, PIPELINE_RT_CUDA_SEND);
        pipeline_rt_cuda_record(rank, 1, PIPELINE_RT_CUDA_COMPUTE);
      }),
      HasSubstr("event 1 is recorded on the compute stream, but belongs to the send stream"));
  EXPECT_THAT(failureOf([](pipeline_rt_rank *rank, std::int32_t, char *) {
                pipeline_rt_cuda_group_begin(rank);
              }),
              HasSubstr("the program ends within a group"));
  EXPECT_THAT(failureOf([](pipeline_rt_rank *rank, std::int32_t, char *) {
                pipeline_rt_cuda_group_end(rank);
              }),
              HasSubstr("a group of messages ends that has not begun"));
  EXPECT_THAT(failureOf([](pipeline_rt_rank *rank, std::int32_t, char *arena) {
                pipeline_rt_request request;
                pipeline_rt_send(rank, 0, arena, 4, &request);
              }),
              HasSubstr("the program was not compiled for CUDA"));
}

TEST(CudaFlow, APlatformWithAnotherTransportIsRefused) {
  pipeline::fake::FakeDevice device;
  pipeline::fake::addOwnKernels(device);
  CudaOptions cudaOptions;
  cudaOptions.ranks = {{0, 0}};
  CudaRun cuda;
  ASSERT_TRUE(createCopyRun(cudaOptions, cuda).ok());
  RunOptions options;
  options.platform = std::move(cuda.platform);
  options.programs = {{64, nullptr, [](pipeline_rt_rank *, void *) {}}};
  std::unique_ptr<pipeline::runtime::Run> run;
  EXPECT_THAT(pipeline::runtime::Run::create(options, createThreadsTransport(1), run).message(),
              HasSubstr("its transport is not of the same CudaRun"));
  options.platform.reset();
  EXPECT_THAT(device.finish(), IsEmpty());
}

TEST(CudaFlow, WhatCannotBeRunIsRefused) {
  CudaRun run;
  pipeline::fake::FakeDevice device({1, 2, -1});
  CudaOptions options;
  options.ranks = {{0, 0}, {2, 0}};
  EXPECT_THAT(createCopyRun(options, run).message(),
              HasSubstr("rank 1 computes on device 2, but there are 2"));
  EXPECT_THAT(device.finish(), IsEmpty());
}

} // namespace
