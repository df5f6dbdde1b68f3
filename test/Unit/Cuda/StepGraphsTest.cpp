//===- StepGraphsTest.cpp - Steps as graphs do what steps do ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Messages, updates, races and failing calls have their tests with graphs beside those without.
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"

#include <atomic>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

enum : std::int32_t { Computed, Sent, Received, Free };

/// Rank 0 loads each microbatch and makes something of it, rank 1 of that, and reports it as the
/// loss; what has been is in memory that all steps share.
constexpr int microbatches = 3;
constexpr std::int64_t bytes = 64;

/// One input, whose words say step and microbatch.
class CountingSource : public DataSource {
public:
  const std::vector<InputDescription> &inputs() const override { return descriptions; }
  Status load(std::int32_t, std::int64_t step, std::int64_t microbatch,
              void *destination) const override {
    if (step == brokenStep)
      return Status::failure("the disk is gone");
    std::fill_n(static_cast<std::int32_t *>(destination), bytes / 4,
                static_cast<std::int32_t>(100 * step + microbatch));
    return Status();
  }

  std::int64_t brokenStep = -1;

private:
  std::vector<InputDescription> descriptions{{"x", bytes}};
};

void step(pipeline_rt_rank *rank, std::int32_t index, char *arena, std::int64_t count) {
  for (std::int64_t i = 0; i < count; ++i) {
    pipeline_rt_begin_action(rank, PIPELINE_RT_FORWARD, index, i);
    if (index == 0) {
      pipeline_rt_cuda_wait(rank, Sent, PIPELINE_RT_CUDA_COMPUTE);
      pipeline_rt_cuda_load_input(rank, 0, i, arena, bytes, PIPELINE_RT_CUDA_COMPUTE);
      advance(rank, arena + 512, arena, 16, 1);
      pipeline_rt_cuda_record(rank, Computed, PIPELINE_RT_CUDA_COMPUTE);
      pipeline_rt_cuda_wait(rank, Computed, PIPELINE_RT_CUDA_SEND);
      pipeline_rt_cuda_send(rank, 1, arena + 512, bytes);
      pipeline_rt_cuda_record(rank, Sent, PIPELINE_RT_CUDA_SEND);
    } else {
      pipeline_rt_cuda_wait(rank, Free, PIPELINE_RT_CUDA_RECEIVE);
      pipeline_rt_cuda_recv(rank, 0, arena, bytes);
      pipeline_rt_cuda_record(rank, Received, PIPELINE_RT_CUDA_RECEIVE);
      pipeline_rt_cuda_wait(rank, Received, PIPELINE_RT_CUDA_COMPUTE);
      advance(rank, arena + 512, arena, 16, 2);
      pipeline_rt_cuda_record(rank, Free, PIPELINE_RT_CUDA_COMPUTE);
      pipeline_rt_cuda_report_scalar(rank, 0, i, reinterpret_cast<const float *>(arena + 512));
      advance(rank, arena + 1024, arena + 1024, 16, 1);
    }
    pipeline_rt_end_action(rank);
  }
}

struct CudaStepGraphs : ::testing::Test {
  CudaTestRun::Setting setting(std::uint64_t seed, bool graph, int devices = 1) {
    CudaTestRun::Setting setting;
    setting.seed = seed;
    setting.graph = graph;
    setting.devices = devices;
    setting.reportsLoss = false;
    setting.step = [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
      step(rank, index, arena, microbatches);
    };
    setting.options.microbatches = microbatches;
    setting.options.inputs = {"x"};
    setting.options.source = &source;
    return setting;
  }

  CountingSource source;
};

/// What some steps gave, and what the ranks' arenas are in the end.
struct Outcome {
  std::vector<std::uint32_t> losses;
  std::vector<std::vector<char>> arenas;
  bool operator==(const Outcome &) const = default;
};

Outcome outcomeOf(CudaTestRun::Setting setting, int steps) {
  CudaTestRun run(std::move(setting));
  Outcome outcome;
  for (int i = 0; i < steps; ++i) {
    outcome.losses.emplace_back();
    float loss = run.step().loss;
    std::memcpy(&outcome.losses.back(), &loss, sizeof loss);
  }
  for (std::int32_t rank = 0; rank < 2; ++rank)
    outcome.arenas.push_back(run.read<char>(rank, 0, 4096));
  EXPECT_THAT(run.finish(), IsEmpty());
  return outcome;
}

TEST_F(CudaStepGraphs, GiveTheBitsOfSteps) {
  constexpr int steps = 6;
  Outcome expected = outcomeOf(setting(0, false), steps);
  // Inputs differ from step to step, so losses do.
  for (int i = 1; i < steps; ++i)
    ASSERT_NE(expected.losses[0], expected.losses[static_cast<std::size_t>(i)]);
  for (int devices : {1, 2})
    for (std::uint64_t seed = 0; seed < 50; ++seed)
      ASSERT_EQ(outcomeOf(setting(seed, true, devices), steps), expected) << "seed " << seed;
}

HostWork workOf(CudaTestRun::Setting setting, int steps) {
  CudaTestRun run(std::move(setting));
  for (int i = 0; i < steps; ++i)
    run.step();
  HostWork sum;
  for (std::int32_t rank = 0; rank < 2; ++rank) {
    sum.actions += run.run->statistics(rank).hostWork.actions;
    sum.calls += run.run->statistics(rank).hostWork.calls;
  }
  EXPECT_THAT(run.finish(), IsEmpty());
  return sum;
}

/// Of all ranks together; the first step and the one that is captured do not count.
TEST_F(CudaStepGraphs, AStepIsOneCall) {
  HostWork work = workOf(setting(1, true), 7);
  EXPECT_EQ(work.calls, 5);
  EXPECT_EQ(work.actions, 5 * 2 * microbatches);
  EXPECT_EQ(workOf(setting(1, true), 2).actions, 0);
  // Without: per step 8 of rank 0 and 9 of rank 1 for a microbatch with its message, but the first
  // waits for nothing; and the copies before and behind the step.
  HostWork without = workOf(setting(1, false), 3);
  EXPECT_EQ(without.actions, 2 * 2 * microbatches);
  EXPECT_GT(without.calls, 2 * 2 * 5 * microbatches);
}

/// A step that is shorter has a graph of its own, which is captured when it comes again.
TEST_F(CudaStepGraphs, AShortStep) {
  auto shortened = [&](std::uint64_t seed, bool graph) {
    CudaTestRun::Setting own = setting(seed, graph);
    own.shortStep = [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
      step(rank, index, arena, 1);
    };
    own.options.shortStep = ShortStep{{}, 1, 2};
    return own;
  };
  // Three passes and one more step.
  constexpr int steps = 10;
  Outcome expected = outcomeOf(shortened(0, false), steps);
  ASSERT_NE(expected.losses[2], expected.losses[5]);
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    ASSERT_EQ(outcomeOf(shortened(seed, true), steps), expected) << "seed " << seed;
  EXPECT_EQ(workOf(shortened(0, true), steps).calls, steps - 4);
}

TEST_F(CudaStepGraphs, TheProgramIsCalledTwice) {
  static std::atomic<int> calls;
  calls = 0;
  CudaTestRun::Setting own = setting(1, true);
  own.step = [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    ++calls;
    step(rank, index, arena, microbatches);
  };
  CudaTestRun run(std::move(own));
  for (int i = 0; i < 5; ++i)
    run.step();
  EXPECT_EQ(calls, 2 * 2);
  EXPECT_THAT(run.finish(), IsEmpty());
}

//===--- Failure ----------------------------------------------------------===//

TEST_F(CudaStepGraphs, ProgramsOfAllStepsAreRefused) {
  CudaTestRun::Setting own = setting(1, true);
  own.options.stepsOfProgram = 3;
  CudaTestRun run(std::move(own));
  EXPECT_THAT(run.expectFailure(), HasSubstr("a step can't be a CUDA graph where the rank programs "
                                             "run all steps in one call"));
}

TEST_F(CudaStepGraphs, NcclIsRefused) {
  CudaTestRun::Setting own = setting(1, true);
  own.nccl = true;
  CudaTestRun run(std::move(own));
  EXPECT_THAT(run.expectFailure(), HasSubstr("not yet where they are by NCCL"));
}

/// The step, and in its second call something that no step may have.
std::string failureOf(CudaTestRun::Setting setting, const Body &atLast) {
  static std::atomic<int> calls;
  calls = 0;
  setting.step = [=, body = std::move(setting.step)](pipeline_rt_rank *rank, std::int32_t index,
                                                     char *arena) {
    body(rank, index, arena);
    if (calls++ >= 2)
      atLast(rank, index, arena);
  };
  CudaTestRun run(std::move(setting));
  return run.expectFailure(5);
}

TEST_F(CudaStepGraphs, AMessageWithoutItsOtherHalf) {
  EXPECT_THAT(failureOf(setting(1, true),
                        [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
                          if (index == 0)
                            pipeline_rt_cuda_send(rank, 1, arena, bytes);
                        }),
              HasSubstr("the step can't become a CUDA graph: streams wait for messages"));
}

TEST_F(CudaStepGraphs, AWaitOfTheHost) {
  EXPECT_THAT(failureOf(setting(1, true),
                        [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
                          pipeline_rt_cuda_init_normal(rank, reinterpret_cast<float *>(arena), 4,
                                                       "w", 0, 1);
                        }),
              HasSubstr("the host can't wait for the device in a step that becomes a CUDA graph"));
}

/// Whoever has come to the end of the step does not wait for a rank that has failed.
TEST_F(CudaStepGraphs, ARankThatFailsWhileItIsKept) {
  EXPECT_THAT(failureOf(setting(1, true),
                        [](pipeline_rt_rank *rank, std::int32_t index, char *) {
                          if (index == 1)
                            pipeline_rt_fail(rank, "enough");
                        }),
              HasSubstr("rank 1 in step 1: enough"));
}

TEST_F(CudaStepGraphs, AnInputThatCanNotBeRead) {
  // In a step that is launched the runtime reads inputs itself.
  source.brokenStep = 3;
  CudaTestRun run(setting(1, true));
  EXPECT_THAT(run.expectFailure(5), HasSubstr("rank 0 in step 3: the disk is gone"));
}

} // namespace
