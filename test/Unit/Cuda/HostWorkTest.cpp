//===- HostWorkTest.cpp - How many calls of CUDA a program makes -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Seconds mean nothing on the fake device; numbers of calls are those of a device.
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::IsEmpty;

namespace {

/// What all ranks together did for some steps of programs with that many actions.
HostWork workOf(std::int32_t ranks, int steps, int actions, const Body &action) {
  CudaTestRun::Setting setting;
  setting.ranks = ranks;
  setting.step = [=](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    for (int i = 0; i < actions; ++i) {
      pipeline_rt_begin_action(rank, PIPELINE_RT_FORWARD, index, 0);
      action(rank, index, arena);
      pipeline_rt_end_action(rank);
    }
  };
  CudaTestRun run(std::move(setting));
  HostWork sum;
  for (int i = 0; i < steps; ++i)
    run.step();
  for (std::int32_t rank = 0; rank < ranks; ++rank) {
    HostWork work = run.run->statistics(rank).hostWork;
    sum.seconds += work.seconds;
    sum.actions += work.actions;
    sum.calls += work.calls;
  }
  EXPECT_THAT(run.finish(), IsEmpty());
  return sum;
}

/// Calls of an action beside what every step has.
std::int64_t callsOf(std::int32_t ranks, const Body &action) {
  constexpr int steps = 3;
  HostWork few = workOf(ranks, steps, 2, action), many = workOf(ranks, steps, 6, action);
  std::int64_t actions = many.actions - few.actions;
  EXPECT_EQ(actions, (steps - 1) * 4 * ranks);
  EXPECT_EQ((many.calls - few.calls) % actions, 0);
  return (many.calls - few.calls) / actions;
}

void gemm(pipeline_rt_rank *rank, char *arena, bool hasBias) {
  static const pipeline_rt_cuda_gemm_shape shapes[] = {
      {2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, PIPELINE_RT_CUDA_NO_EPILOGUE, 1, 0, 16, 0, 256},
      {2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, PIPELINE_RT_CUDA_BIAS, 1, 0, 16, 0, 256}};
  auto *values = reinterpret_cast<float *>(arena);
  pipeline_rt_cuda_gemm(rank, &shapes[hasBias], values, values + 4, values + 8,
                        hasBias ? values + 16 : nullptr, nullptr, arena + 1024);
}

TEST(CudaHostWork, AKernelIsOneCall) {
  EXPECT_EQ(callsOf(1, [](pipeline_rt_rank *rank, std::int32_t,
                          char *arena) { stamp(rank, arena, 16, 0); }),
            1);
}

TEST(CudaHostWork, AContractionIsOneCallAndOneForEachOperandOfItsEpilogue) {
  for (bool hasBias : {false, true})
    EXPECT_EQ(callsOf(1, [=](pipeline_rt_rank *rank, std::int32_t,
                             char *arena) { gemm(rank, arena, hasBias); }),
              hasBias ? 2 : 1);
}

TEST(CudaHostWork, AKernelAndAContraction) {
  EXPECT_EQ(callsOf(2,
                    [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
                      stamp(rank, arena, 4, 0);
                      gemm(rank, arena, false);
                    }),
            2);
}

/// A copy and two events that are recorded and waited for, together for both ranks.
TEST(CudaHostWork, AMessageIsFiveCalls) {
  EXPECT_EQ(callsOf(1,
                    [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
                      pipeline_rt_cuda_send(rank, 0, arena, 64);
                      pipeline_rt_cuda_recv(rank, 0, arena + 64, 64);
                    }),
            5);
}

TEST(CudaHostWork, AWaitOfAStreamIsTwoCalls) {
  EXPECT_EQ(callsOf(1,
                    [](pipeline_rt_rank *rank, std::int32_t, char *) {
                      pipeline_rt_cuda_record(rank, 0, PIPELINE_RT_CUDA_COMPUTE);
                      pipeline_rt_cuda_wait(rank, 0, PIPELINE_RT_CUDA_SEND);
                      // Its own stream is behind it anyway.
                      pipeline_rt_cuda_wait(rank, 0, PIPELINE_RT_CUDA_COMPUTE);
                    }),
            2);
}

/// Of the first step, in which algorithms are chosen and code is loaded, nothing counts.
TEST(CudaHostWork, TheFirstStepDoesNotCount) {
  auto action = [](pipeline_rt_rank *rank, std::int32_t, char *arena) { gemm(rank, arena, true); };
  HostWork first = workOf(1, 1, 3, action), two = workOf(1, 2, 3, action),
           three = workOf(1, 3, 3, action);
  EXPECT_EQ(first.calls + first.actions, 0);
  EXPECT_EQ(first.seconds, 0);
  EXPECT_EQ(two.actions, 3);
  EXPECT_GT(two.seconds, 0);
  EXPECT_EQ(three.actions, 6);
  EXPECT_EQ(three.calls, 2 * two.calls);
}

/// A wait for a record of an earlier step would order nothing.
TEST(CudaHostWork, WhatAnEarlierStepRecordedIsNotWaitedFor) {
  auto action = [](pipeline_rt_rank *rank, std::int32_t, char *) {
    pipeline_rt_cuda_wait(rank, 0, PIPELINE_RT_CUDA_SEND);
    pipeline_rt_cuda_record(rank, 0, PIPELINE_RT_CUDA_COMPUTE);
  };
  auto nothing = [](pipeline_rt_rank *, std::int32_t, char *) {};
  EXPECT_EQ(workOf(1, 3, 1, action).calls - workOf(1, 3, 1, nothing).calls, 2);
}

} // namespace
