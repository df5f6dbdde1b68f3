//===- CallFailureTest.cpp - Whatever call fails, the run ends with a message -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

enum : std::int32_t { Computed, Received };

/// A bit of everything: kernels, a contraction, messages both ways, an input, a norm and an update.
void everything(pipeline_rt_rank *rank, std::int32_t index, char *arena) {
  auto *values = reinterpret_cast<float *>(arena);
  pipeline_rt_cuda_load_input(rank, 0, 0, arena + 512, 64, PIPELINE_RT_CUDA_COMPUTE);
  stamp(rank, arena, 16, 0);
  advance(rank, arena + 256, arena, 16, 1);
  static const pipeline_rt_cuda_gemm_shape shape{
      2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, PIPELINE_RT_CUDA_BIAS, 1, 0, 16, 0, 256};
  pipeline_rt_cuda_gemm(rank, &shape, values + 256, values + 260, values + 264, values + 272,
                        nullptr, arena + 2048);
  pipeline_rt_cuda_record(rank, Computed, PIPELINE_RT_CUDA_COMPUTE);
  pipeline_rt_cuda_wait(rank, Computed, PIPELINE_RT_CUDA_SEND);
  pipeline_rt_cuda_group_begin(rank);
  pipeline_rt_cuda_send(rank, 1 - index, arena + 256, 64);
  pipeline_rt_cuda_recv(rank, 1 - index, arena + 768, 64);
  pipeline_rt_cuda_group_end(rank);
  pipeline_rt_cuda_record(rank, Received, PIPELINE_RT_CUDA_RECEIVE);
  pipeline_rt_cuda_wait(rank, Received, PIPELINE_RT_CUDA_COMPUTE);
  // The gradient is 0, the parameter arena + 1536.
  const float *gradient = values + 320;
  pipeline_rt_cuda_gradient_norm(rank, index, 1, &gradient, 16);
  pipeline_rt_cuda_exchange_norms(rank);
  pipeline_rt_cuda_update_adamw(rank, values + 384, 1, &gradient, values + 400, values + 416, 16);
  pipeline_rt_cuda_update_sgd(rank, values + 384, 1, &gradient, 16);
}

/// How steps reach the devices, and ranks one another.
enum class Kind { Copies, Graphs, Nccl };

struct CallFailure : ::testing::TestWithParam<Kind> {
  void SetUp() override {
    TensorInput input{"x", {std::vector<unsigned char>(64, 1)}};
    ASSERT_TRUE(createTensorSource({input}, source).ok());
  }

  CudaTestRun::Setting setting(std::int64_t failCall, std::uint64_t seed) {
    CudaTestRun::Setting setting;
    setting.failCall = failCall;
    setting.graph = GetParam() == Kind::Graphs;
    setting.seed = seed;
    setting.step = everything;
    setting.nccl = GetParam() == Kind::Nccl;
    setting.initialize = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
      pipeline_rt_cuda_init_normal(rank, reinterpret_cast<float *>(arena), 16, "w", 0, 1);
    };
    setting.options.inputs = {"x"};
    setting.options.source = source.get();
    setting.options.parameters = 2;
    setting.options.optimizer.clipNorm = 1;
    return setting;
  }

  std::unique_ptr<DataSource> source;
};

#ifdef PIPELINE_TEST_NCCL
INSTANTIATE_TEST_SUITE_P(All, CallFailure,
                         ::testing::Values(Kind::Copies, Kind::Graphs, Kind::Nccl));
#else
INSTANTIATE_TEST_SUITE_P(All, CallFailure, ::testing::Values(Kind::Copies, Kind::Graphs));
#endif

/// Runs as many steps as there are kinds of. The failure, or nothing.
std::string outcomeOf(CudaTestRun &run) {
  for (int i = 0; i < (CallFailure::GetParam() == Kind::Graphs ? 3 : 2) && run.status.ok(); ++i) {
    StepResult result;
    run.status = run.run->step(result);
  }
  return run.status.message();
}

TEST_P(CallFailure, EveryCallEndsTheRunWithItsName) {
  std::int64_t calls = 0;
  {
    CudaTestRun run(setting(0, 1));
    ASSERT_EQ(outcomeOf(run), "");
    ASSERT_THAT(run.finish(), IsEmpty());
    calls = run.device.calls();
  }
  // Threads take turns as they like, so a number is another call from time to time; the last ones
  // are those that only destroy.
  ASSERT_GT(calls, 150);
  std::int64_t failures = 0;
  for (std::int64_t call = 1; call <= calls; ++call) {
    CudaTestRun run(setting(call, static_cast<std::uint64_t>(call)));
    std::string message = outcomeOf(run);
    std::vector<std::string> faults = run.finish();
    std::string failed = run.device.failedCall();
    ASSERT_THAT(faults, IsEmpty()) << "call " << call << ", " << failed;
    // What is called to give back what the run had fails nobody.
    bool gives = failed.find("Destroy") != std::string::npos || failed == "cudaFree" ||
                 failed == "cudaFreeHost" || failed == "cudaLibraryUnload" ||
                 failed == "cudaStreamSynchronize" || failed == "ncclCommFinalize" ||
                 failed == "ncclCommAbort" || failed.empty();
    // At the end of a run communicators are looked at once more.
    gives |= failed == "ncclCommGetAsyncError" && message.empty();
    if (gives)
      continue;
    ++failures;
    ASSERT_THAT(message, HasSubstr(failed + " failed: ")) << "call " << call;
  }
  EXPECT_GT(failures, 100);
}

} // namespace
