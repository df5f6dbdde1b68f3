//===- CudaTesting.cpp - Runs on the fake device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"

#include "OwnKernels.h"
#include "RankContext.h"

namespace pipeline::runtime::testing {
namespace {

/// Of the run that there is; programs are plain functions and can't have their own.
Body initializeBody, stepBody, shortBody;

/// Room for the loss that the harness reports, behind the arena that a test asked for.
constexpr std::int64_t lossBytes = 256;

template <typename T>
fake::Access ranged(T *first, std::int64_t n, bool writes) {
  return {first, n * static_cast<std::int64_t>(sizeof(T)), writes};
}

std::uint64_t wordOf(const void *pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

} // namespace

void addTestKernels(fake::FakeDevice &device) {
  device.add("stamp", {{8, 8, 8},
                       [](const fake::Launch &launch) {
                         return std::vector{ranged(launch.argument<std::int32_t *>(0),
                                                   launch.argument<std::int64_t>(1), true)};
                       },
                       [](const fake::Launch &launch) {
                         auto *p = launch.argument<std::int32_t *>(0);
                         for (std::int64_t i = 0; i < launch.argument<std::int64_t>(1); ++i)
                           p[i] = static_cast<std::int32_t>(launch.argument<std::int64_t>(2) + i);
                       }});
  device.add("advance", {{8, 8, 8, 8},
                         [](const fake::Launch &launch) {
                           auto n = launch.argument<std::int64_t>(2);
                           return std::vector{ranged(launch.argument<std::int32_t *>(1), n, false),
                                              ranged(launch.argument<std::int32_t *>(0), n, true)};
                         },
                         [](const fake::Launch &launch) {
                           auto *to = launch.argument<std::int32_t *>(0);
                           auto *from = launch.argument<std::int32_t *>(1);
                           for (std::int64_t i = 0; i < launch.argument<std::int64_t>(2); ++i)
                             to[i] = from[i] * 3 + launch.argument<std::int32_t>(3);
                         }});
}

void stamp(pipeline_rt_rank *rank, void *p, std::int64_t n, std::int64_t first) {
  std::uint64_t words[] = {wordOf(p), static_cast<std::uint64_t>(n),
                           static_cast<std::uint64_t>(first)};
  pipeline_rt_cuda_launch(rank, Stamp, 1, 1, 1, 32, 1, 1, 0, words, 3);
}

void advance(pipeline_rt_rank *rank, void *to, const void *from, std::int64_t n,
             std::int64_t delta) {
  std::uint64_t words[] = {wordOf(to), wordOf(from), static_cast<std::uint64_t>(n),
                           static_cast<std::uint64_t>(delta)};
  pipeline_rt_cuda_launch(rank, Advance, 2, 1, 1, 32, 1, 1, 64 * 1024, words, 4);
}

CudaTestRun::CudaTestRun(Setting setting)
    : device({.seed = setting.seed,
              .devices = setting.nccl ? setting.ranks : setting.devices,
              .peers = setting.peers,
              .epilogues = setting.epilogues}) {
  if (setting.nccl)
    setting.devices = setting.ranks;
  fake::addOwnKernels(device);
  addTestKernels(device);
  device.failCall(setting.failCall);
  initializeBody = std::move(setting.initialize);
  stepBody = std::move(setting.step);
  shortBody = std::move(setting.shortStep);
  if (setting.reportsLoss)
    stepBody = [body = std::move(stepBody), place = setting.arenaBytes,
                count = setting.options.microbatches](pipeline_rt_rank *rank, std::int32_t index,
                                                      char *arena) {
      body(rank, index, arena);
      if (index != 0)
        return;
      pipeline_rt_cuda_zero(rank, arena + place, sizeof(float));
      for (std::int64_t microbatch = 0; microbatch < count; ++microbatch)
        pipeline_rt_cuda_report_scalar(rank, 0, microbatch,
                                       reinterpret_cast<const float *>(arena + place));
    };

  static const char image[] = "the tests'";
  CudaOptions cudaOptions;
  cudaOptions.modules = {{"tests", image}};
  cudaOptions.kernels = {{0, "stamp"}, {0, "advance"}};
  for (std::int32_t rank = 0; rank < setting.ranks; ++rank)
    cudaOptions.ranks.push_back({rank % setting.devices, setting.events});
  for (std::int32_t source = 0; source < setting.ranks; ++source)
    for (std::int32_t destination = 0; destination < setting.ranks; ++destination)
      cudaOptions.channels.push_back({source, destination});
  cudaOptions.waitTime = std::chrono::duration<double>(setting.waitSeconds);
  cudaOptions.graph = setting.graph;
  CudaRun cuda;
  status = (setting.nccl ? createNcclRun : createCopyRun)(cudaOptions, cuda);
  if (!status.ok())
    return;

  RunOptions options = setting.options;
  options.platform = cuda.platform;
  RankProgram program{setting.arenaBytes + lossBytes,
                      [](pipeline_rt_rank *rank, void *arena) {
                        if (initializeBody)
                          initializeBody(rank, rank->index, static_cast<char *>(arena));
                      },
                      [](pipeline_rt_rank *rank, void *arena) {
                        stepBody(rank, rank->index, static_cast<char *>(arena));
                      }};
  options.programs.assign(static_cast<std::size_t>(setting.ranks), program);
  if (options.shortStep) {
    program.step = [](pipeline_rt_rank *rank, void *arena) {
      shortBody(rank, rank->index, static_cast<char *>(arena));
    };
    options.shortStep->programs.assign(static_cast<std::size_t>(setting.ranks), program);
  }
  cuda.platform.reset();
  status = Run::create(options, std::move(cuda.transport), run);
  if (status.ok())
    status = run->initialize();
}

CudaTestRun::~CudaTestRun() {
  run.reset();
  initializeBody = stepBody = shortBody = nullptr;
}

StepResult CudaTestRun::step() {
  StepResult result;
  Status stepped = run->step(result);
  EXPECT_TRUE(stepped.ok()) << stepped.message();
  return result;
}

std::vector<std::string> CudaTestRun::finish() {
  run.reset();
  return device.finish();
}

void CudaTestRun::expectSuccess(std::int64_t steps) {
  ASSERT_TRUE(status.ok()) << status.message();
  for (std::int64_t i = 0; i < steps; ++i)
    step();
  EXPECT_THAT(finish(), ::testing::IsEmpty());
}

std::string CudaTestRun::expectFailure(std::int64_t steps) {
  for (std::int64_t i = 0; i < steps && status.ok(); ++i) {
    StepResult result;
    status = run->step(result);
  }
  EXPECT_FALSE(status.ok());
  // Whatever fails, everything is given back and nothing is used after that.
  EXPECT_THAT(finish(), ::testing::IsEmpty());
  return status.message();
}

} // namespace pipeline::runtime::testing
