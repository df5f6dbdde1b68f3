//===- DeviceTimesTest.cpp - Traces show when a device was at it -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On the fake device an operation of any stream takes a microsecond.
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

namespace {

constexpr std::int64_t microsecond = 1000;

void action(pipeline_rt_rank *rank, std::int32_t kind, std::int32_t stage, std::int64_t microbatch,
            char *arena, int kernels) {
  pipeline_rt_begin_action(rank, kind, stage, microbatch);
  // A part of the action.
  pipeline_rt_cuda_zero(rank, arena, 16);
  for (int i = 0; i < kernels; ++i)
    stamp(rank, arena, 4, i);
  pipeline_rt_end_action(rank);
}

/// Events by their names and steps.
std::vector<std::string> namesOf(const TraceTrack &track) {
  std::vector<std::string> names;
  for (const TraceEvent &event : track.events)
    names.push_back(event.name() + " " + std::to_string(event.step));
  return names;
}

void expectInOrder(const TraceTrack &track) {
  std::int64_t last = 0;
  for (const TraceEvent &event : track.events) {
    // Half a microsecond for what CUDA rounds.
    EXPECT_GE(event.start, last - microsecond / 2) << event.name();
    EXPECT_GE(event.end, event.start) << event.name();
    last = event.end;
  }
}

TEST(CudaDeviceTimes, AreThoseOfTheDevice) {
  CudaTestRun::Setting setting;
  setting.ranks = 1;
  setting.reportsLoss = false;
  setting.options.traceCapacity = 100;
  setting.step = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    action(rank, PIPELINE_RT_FORWARD, 0, 0, arena, 3);
    action(rank, PIPELINE_RT_BACKWARD, 0, 0, arena, 8);
    pipeline_rt_cuda_report_scalar(rank, 0, 0, reinterpret_cast<float *>(arena));
  };
  CudaTestRun run(std::move(setting));
  run.step();
  TraceTrack track = run.run->trace().front();
  ASSERT_THAT(namesOf(track), ElementsAre("0F0 0", "0B0 0"));
  // The zero, the kernels, and the second event itself. One stream alone has something to do.
  EXPECT_NEAR(track.events[0].end - track.events[0].start, 5 * microsecond, 10);
  EXPECT_NEAR(track.events[1].end - track.events[1].start, 10 * microsecond, 10);
  EXPECT_NEAR(track.events[1].start - track.events[0].end, microsecond, 10);
  EXPECT_EQ(run.run->statistics(0).busySeconds, 0);
  EXPECT_THAT(run.finish(), IsEmpty());
}

TEST(CudaDeviceTimes, WorkOnGradientsIsOneEventUntilSomethingElseComes) {
  CudaTestRun::Setting setting;
  setting.reportsLoss = false;
  setting.options.traceCapacity = 100;
  setting.options.parameters = 2;
  setting.options.optimizer.clipNorm = 1;
  setting.step = [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    auto *values = reinterpret_cast<float *>(arena);
    const float *accumulators[] = {values};
    pipeline_rt_cuda_zero(rank, arena, 64);
    pipeline_rt_cuda_zero(rank, arena + 64, 64);
    action(rank, PIPELINE_RT_FORWARD, index, 0, arena + 1024, 1);
    for (std::int32_t i = 0; i < 2; ++i)
      pipeline_rt_cuda_gradient_norm(rank, i, 1, accumulators, 8);
    pipeline_rt_cuda_exchange_norms(rank);
    pipeline_rt_cuda_update_sgd(rank, values + 64, 1, accumulators, 8);
    pipeline_rt_cuda_zero(rank, arena, 64);
    pipeline_rt_cuda_record(rank, 0, PIPELINE_RT_CUDA_SEND);
    pipeline_rt_cuda_wait(rank, 0, PIPELINE_RT_CUDA_COMPUTE);
    pipeline_rt_cuda_update_sgd(rank, values + 64, 1, accumulators, 8);
    if (index == 0)
      pipeline_rt_cuda_report_scalar(rank, 0, 0, reinterpret_cast<float *>(arena));
  };
  CudaTestRun run(std::move(setting));
  run.step();
  run.step();
  for (const TraceTrack &track : run.run->trace()) {
    std::string stage = track.name == "rank 0" ? "0" : "1";
    EXPECT_THAT(namesOf(track),
                ElementsAre("zero 0", stage + "F0 0", "norm 0", "update 0", "update 0", "zero 1",
                            stage + "F0 1", "norm 1", "update 1", "update 1"));
    expectInOrder(track);
  }
  EXPECT_THAT(run.finish(), IsEmpty());
}

/// More actions than are on the way at once. A rank that waits for another is not at its action.
TEST(CudaDeviceTimes, ManyActionsOfRanksThatWait) {
  constexpr std::int64_t count = 3000;
  CudaTestRun::Setting setting;
  setting.options.microbatches = count;
  setting.options.traceCapacity = 2 * count;
  setting.reportsLoss = false;
  setting.step = [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    for (std::int64_t i = 0; i < count; ++i) {
      if (index == 1) {
        pipeline_rt_cuda_wait(rank, 1, PIPELINE_RT_CUDA_RECEIVE);
        pipeline_rt_cuda_recv(rank, 0, arena, 16);
        pipeline_rt_cuda_record(rank, 0, PIPELINE_RT_CUDA_RECEIVE);
        pipeline_rt_cuda_wait(rank, 0, PIPELINE_RT_CUDA_COMPUTE);
        action(rank, PIPELINE_RT_FORWARD, index, i, arena + 64, 1);
        pipeline_rt_cuda_record(rank, 1, PIPELINE_RT_CUDA_COMPUTE);
        pipeline_rt_cuda_report_scalar(rank, 0, i, reinterpret_cast<float *>(arena + 64));
        continue;
      }
      action(rank, PIPELINE_RT_FORWARD, index, i, arena + 64, 1);
      pipeline_rt_cuda_send(rank, 1, arena, 16);
    }
  };
  CudaTestRun run(std::move(setting));
  run.step();
  for (const TraceTrack &track : run.run->trace()) {
    ASSERT_THAT(track.events, SizeIs(count));
    for (std::int64_t i = 0; i < count; ++i)
      EXPECT_EQ(track.events[static_cast<std::size_t>(i)].microbatch, i);
    expectInOrder(track);
  }
  EXPECT_THAT(run.finish(), IsEmpty());
}

/// Nothing can be asked of the events of a graph; the first step is called, and has times.
TEST(CudaDeviceTimes, StepsThatAreGraphsHaveNone) {
  CudaTestRun::Setting setting;
  setting.graph = true;
  setting.options.traceCapacity = 100;
  setting.step = [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    action(rank, PIPELINE_RT_FORWARD, index, 0, arena, 1);
  };
  CudaTestRun run(std::move(setting));
  for (int i = 0; i < 3; ++i)
    run.step();
  EXPECT_THAT(namesOf(run.run->trace()[1]), ElementsAre("1F0 0"));
  EXPECT_THAT(run.finish(), IsEmpty());
}

/// Times cost calls, so they are not taken unless somebody looks at them.
TEST(CudaDeviceTimes, AreTakenForTracesAlone) {
  auto callsOf = [](std::int64_t capacity) {
    CudaTestRun::Setting setting;
    setting.ranks = 1;
    setting.options.traceCapacity = capacity;
    setting.step = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
      action(rank, PIPELINE_RT_FORWARD, 0, 0, arena, 1);
    };
    CudaTestRun run(std::move(setting));
    run.step();
    run.step();
    std::int64_t calls = run.run->statistics(0).hostWork.calls;
    EXPECT_THAT(run.finish(), IsEmpty());
    return calls;
  };
  EXPECT_GT(callsOf(10), callsOf(0));
}

/// A call for times that fails ends the run as any other.
TEST(CudaDeviceTimes, CallsThatFail) {
  std::int64_t last = 0;
  for (std::int64_t call = 1; call <= last + 1; ++call) {
    CudaTestRun::Setting setting;
    setting.ranks = 1;
    setting.options.traceCapacity = 10;
    setting.failCall = call;
    setting.step = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
      action(rank, PIPELINE_RT_FORWARD, 0, 0, arena, 1);
    };
    CudaTestRun run(std::move(setting));
    StepResult result;
    Status status = run.status.ok() ? run.run->step(result) : run.status;
    std::string failed = run.device.failedCall();
    if (failed.starts_with("cudaEvent") && !failed.starts_with("cudaEventDestroy"))
      EXPECT_FALSE(status.ok()) << failed;
    last = failed.empty() ? last : call;
    EXPECT_THAT(run.finish(), IsEmpty()) << failed;
  }
  EXPECT_GT(last, 10);
}

} // namespace
