//===- RaceTest.cpp - Waits that are missing are found on the fake device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

enum : std::int32_t { Computed, Sent, Received, Free };

/// Two messages through the same places, of which wait number \p missing is left out.
constexpr int waits = 4;
void exchange(pipeline_rt_rank *rank, std::int32_t index, char *arena, int missing) {
  auto wait = [&](int number, std::int32_t event, std::int32_t stream) {
    if (number != missing)
      pipeline_rt_cuda_wait(rank, event, stream);
  };
  for (int round = 0; round < 2; ++round) {
    if (index == 0) {
      wait(0, Sent, PIPELINE_RT_CUDA_COMPUTE);
      stamp(rank, arena, 64, round);
      pipeline_rt_cuda_record(rank, Computed, PIPELINE_RT_CUDA_COMPUTE);
      wait(1, Computed, PIPELINE_RT_CUDA_SEND);
      pipeline_rt_cuda_send(rank, 1, arena, 256);
      pipeline_rt_cuda_record(rank, Sent, PIPELINE_RT_CUDA_SEND);
    } else {
      wait(2, Free, PIPELINE_RT_CUDA_RECEIVE);
      pipeline_rt_cuda_recv(rank, 0, arena, 256);
      pipeline_rt_cuda_record(rank, Received, PIPELINE_RT_CUDA_RECEIVE);
      wait(3, Received, PIPELINE_RT_CUDA_COMPUTE);
      advance(rank, arena + 512, arena, 64, 0);
      pipeline_rt_cuda_record(rank, Free, PIPELINE_RT_CUDA_COMPUTE);
    }
  }
}

std::vector<std::string> faultsOf(int missing, std::uint64_t seed, bool graph = false) {
  CudaTestRun::Setting setting;
  setting.seed = seed;
  setting.graph = graph;
  setting.step = [missing](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    exchange(rank, index, arena, missing);
  };
  CudaTestRun run(std::move(setting));
  // Of a graph the second step is the first launch.
  for (int i = 0; i < (graph ? 3 : 1); ++i)
    run.step();
  return run.finish();
}

TEST(CudaRace, NothingIsFoundWhereNoWaitIsMissing) {
  for (std::uint64_t seed = 0; seed < 200; ++seed)
    for (bool graph : {false, true})
      ASSERT_THAT(faultsOf(-1, seed, graph), IsEmpty());
}

TEST(CudaRace, EachMissingWaitIsFoundWithEverySeed) {
  for (int missing = 0; missing < waits; ++missing)
    for (std::uint64_t seed = 0; seed < 50; ++seed)
      ASSERT_THAT(faultsOf(missing, seed),
                  Contains(AllOf(HasSubstr("race: "), HasSubstr("cudaMemcpyAsync"))))
          << "wait " << missing << ", seed " << seed;
}

TEST(CudaRace, EachMissingWaitIsFoundInAGraph) {
  for (int missing = 0; missing < waits; ++missing)
    for (std::uint64_t seed = 0; seed < 50; ++seed)
      ASSERT_THAT(faultsOf(missing, seed, /*graph=*/true),
                  Contains(AllOf(HasSubstr("race: "), HasSubstr("cudaMemcpyAsync"),
                                 HasSubstr("in a graph"))))
          << "wait " << missing << ", seed " << seed;
}

} // namespace
