//===- PeersTest.cpp - Devices that reach one another, and such that don't -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::HasSubstr;

namespace {

/// Devices copy from one another where they can, and through the host where not.
TEST(CudaPeers, CopiesTakeTheShortWay) {
  for (bool peers : {true, false})
    for (bool graph : {false, true}) {
      CudaTestRun::Setting setting;
      setting.ranks = 5;
      setting.devices = 3;
      setting.peers = peers;
      setting.graph = graph;
      setting.step = [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
        if (index == 0)
          stamp(rank, arena, 16, 1);
        pipeline_rt_cuda_record(rank, 0, PIPELINE_RT_CUDA_COMPUTE);
        pipeline_rt_cuda_wait(rank, 0, PIPELINE_RT_CUDA_RECEIVE);
        pipeline_rt_cuda_wait(rank, 0, PIPELINE_RT_CUDA_SEND);
        if (index > 0)
          pipeline_rt_cuda_recv(rank, index - 1, arena, 64);
        pipeline_rt_cuda_record(rank, 1, PIPELINE_RT_CUDA_RECEIVE);
        pipeline_rt_cuda_wait(rank, 1, PIPELINE_RT_CUDA_SEND);
        if (index < 4)
          pipeline_rt_cuda_send(rank, index + 1, arena, 64);
      };
      CudaTestRun run(std::move(setting));
      for (int i = 0; i < 3; ++i)
        run.step();
      EXPECT_EQ(run.read<std::int32_t>(4, 0, 16), run.read<std::int32_t>(0, 0, 16));
      EXPECT_EQ(run.read<std::int32_t>(4, 0, 16)[15], 16);
      EXPECT_EQ(run.device.stagedCopies() == 0, peers);
      EXPECT_THAT(run.finish(), ::testing::IsEmpty());
    }
}

TEST(CudaPeers, ACallThatFailsEndsTheRun) {
  // Each rank makes it with each other device.
  for (const char *name : {"cudaDeviceCanAccessPeer", "cudaDeviceEnablePeerAccess"})
    for (std::int64_t call = 1;; ++call) {
      CudaTestRun::Setting setting;
      setting.devices = 2;
      setting.failCall = call;
      setting.step = [](pipeline_rt_rank *, std::int32_t, char *) {};
      CudaTestRun run(std::move(setting));
      std::string failed = run.device.failedCall(), message = run.status.message();
      EXPECT_THAT(run.finish(), ::testing::IsEmpty());
      ASSERT_NE(failed, "") << name << " is never called";
      if (failed == name) {
        EXPECT_THAT(message, HasSubstr(failed + " failed: "));
        break;
      }
    }
}

} // namespace
