//===- AllocationTest.cpp - What a step allocates ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step allocates nothing once there has been one, and an arena is the only large allocation:
// counted from outside, with everything a training step does in it.
//
//===----------------------------------------------------------------------===//

#include "AllocationCounter.h"
#include "RunTesting.h"

#include "pipeline-runtime/Gemm.h"

#include <cstdio>
#include <fstream>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;

namespace {

constexpr std::int64_t rows = 128, columns = 192, depth = 64, heads = 4;
constexpr std::int64_t microbatches = 4;
constexpr std::int64_t scratchBytes = 2 << 20;

/// What a rank of the test keeps in its arena.
struct Memory {
  alignas(64) float weight[depth * columns];
  alignas(64) float gradient[depth * columns];
  alignas(64) float m[depth * columns];
  alignas(64) float v[depth * columns];
  alignas(64) float x[rows * depth];
  alignas(64) float y[rows * columns];
  alignas(64) float message[rows * columns];
  pipeline_rt_request request;
  alignas(64) std::int32_t tokens[2 * 32];
  alignas(64) char scratch[scratchBytes];
};

void initialize(pipeline_rt_rank *rank, void *arena) {
  auto *memory = static_cast<Memory *>(arena);
  pipeline_rt_init_normal(rank, memory->weight, depth * columns, "weight", 0, 0.02f);
  pipeline_rt_init_normal(rank, memory->x, rows * depth, "x", 0, 1);
}

void compute(pipeline_rt_rank *rank, Memory *memory, std::int64_t i, std::int32_t output) {
  pipeline_rt_begin_action(rank, PIPELINE_RT_FORWARD, 0, i);
  pipeline_rt_load_input(rank, 0, i, memory->tokens, sizeof memory->tokens);
  pipeline_rt_gemm_f32(0, 0, rows, columns, depth, memory->x, depth, memory->weight, columns,
                       memory->y, columns, 0, memory->scratch, scratchBytes);
  // The heads of an attention: k = depth / heads columns of each row.
  constexpr std::int64_t k = depth / heads;
  pipeline_rt_batch_gemm_f32(heads, 0, 1, 32, 32, k, memory->x, depth, k, memory->x + 64 * depth,
                             depth, k, memory->y, 32, 32 * 32, 0, memory->scratch, scratchBytes);
  pipeline_rt_gemm_f32(1, 0, depth, columns, rows, memory->x, depth, memory->y, columns,
                       memory->gradient, columns, 1, memory->scratch, scratchBytes);
  pipeline_rt_end_action(rank);
  float loss = 1;
  pipeline_rt_report_scalar(rank, output, i, &loss);
}

void update(pipeline_rt_rank *rank, Memory *memory) {
  const float *accumulators[] = {memory->gradient};
  pipeline_rt_exchange_norms(rank);
  pipeline_rt_update_adamw(rank, memory->weight, 1, accumulators, memory->m, memory->v,
                           depth * columns);
}

void firstStep(pipeline_rt_rank *rank, void *arena) {
  auto *memory = static_cast<Memory *>(arena);
  pipeline_rt_zero(rank, memory->gradient, sizeof memory->gradient);
  for (std::int64_t i = 0; i < microbatches; ++i) {
    compute(rank, memory, i, 0);
    pipeline_rt_send(rank, 1, memory->y, sizeof memory->y, &memory->request);
    pipeline_rt_wait(rank, &memory->request);
  }
  const float *accumulators[] = {memory->gradient};
  pipeline_rt_gradient_norm(rank, 0, 1, accumulators, depth * columns);
  update(rank, memory);
}

void secondStep(pipeline_rt_rank *rank, void *arena) {
  auto *memory = static_cast<Memory *>(arena);
  for (std::int64_t i = 0; i < microbatches; ++i) {
    pipeline_rt_recv(rank, 0, memory->message, sizeof memory->message, &memory->request);
    pipeline_rt_wait(rank, &memory->request);
    pipeline_rt_gemm_f32(0, 1, rows, depth, columns, memory->message, columns, memory->weight,
                         columns, memory->x, depth, 0, memory->scratch, scratchBytes);
  }
  update(rank, memory);
}

class Allocations : public ::testing::Test {
protected:
  void SetUp() override {
    path = ::testing::TempDir() + "pipeline-allocation-text";
    std::ofstream(path) << std::string(100000, 'a');
    Status status = openText({path, 2, 32, microbatches, 256}, source);
    ASSERT_TRUE(status.ok()) << status.message();
    options.programs = {{sizeof(Memory), initialize, firstStep},
                        {sizeof(Memory), initialize, secondStep}};
    options.microbatches = microbatches;
    options.inputs = {"tokens"};
    options.source = source.get();
    options.parameters = 1;
    options.optimizer.clipNorm = 1;
    options.traceCapacity = 1000;
  }
  void TearDown() override { std::remove(path.c_str()); }

  std::string path;
  std::unique_ptr<DataSource> source;
  RunOptions options;
};

TEST_F(Allocations, NoneInAStepAfterTheFirst) {
  auto run = start(options);
  StepResult result;
  ASSERT_TRUE(run->step(result).ok());
  std::int64_t before = allocationCounts().calls;
  bool ok = true;
  for (int i = 0; i < 10; ++i)
    ok &= run->step(result).ok();
  std::int64_t after = allocationCounts().calls;
  EXPECT_TRUE(ok);
  EXPECT_EQ(after - before, 0);
}

/// All steps in one call: rank 0 does its part of a microbatch before rank 1, which reports it.
constexpr std::int64_t stepsOfCall = 6;

void finishStep(pipeline_rt_rank *rank, Memory *memory, std::int64_t number) {
  if ((number + 1) % microbatches != 0)
    return;
  pipeline_rt_copy(rank, memory->message, memory->y, sizeof memory->y);
  pipeline_rt_begin_update(rank, number / microbatches, number);
  update(rank, memory);
}

void firstOfAllSteps(pipeline_rt_rank *rank, void *arena) {
  auto *memory = static_cast<Memory *>(arena);
  for (std::int64_t number = 0; number < stepsOfCall * microbatches; ++number) {
    compute(rank, memory, number, 1);
    finishStep(rank, memory, number);
    pipeline_rt_send(rank, 1, memory->y, sizeof memory->y, &memory->request);
    pipeline_rt_wait(rank, &memory->request);
  }
}

void secondOfAllSteps(pipeline_rt_rank *rank, void *arena) {
  auto *memory = static_cast<Memory *>(arena);
  for (std::int64_t number = 0; number < stepsOfCall * microbatches; ++number) {
    pipeline_rt_recv(rank, 0, memory->message, sizeof memory->message, &memory->request);
    pipeline_rt_wait(rank, &memory->request);
    finishStep(rank, memory, number);
    compute(rank, memory, number, 0);
  }
}

TEST_F(Allocations, NoneInACallOfSeveralStepsAfterTheFirst) {
  options.programs[0].step = firstOfAllSteps;
  options.programs[1].step = secondOfAllSteps;
  options.optimizer.clipNorm = 0;
  options.outputs = 2;
  options.stepsOfProgram = stepsOfCall;
  auto run = start(options);
  StepResult result;
  ASSERT_TRUE(run->step(result).ok());
  std::int64_t before = allocationCounts().calls;
  bool ok = true;
  for (int i = 1; i < stepsOfCall; ++i)
    ok &= run->step(result).ok();
  std::int64_t after = allocationCounts().calls;
  EXPECT_TRUE(ok);
  EXPECT_EQ(after - before, 0);
}

TEST_F(Allocations, ArenasAreTheOnlyLargeOnes) {
  options.traceCapacity = 0;
  // What oneDNN generates code in, once for each kernel of the process, is not the run's.
  {
    auto run = start(options);
    stepOf(*run);
  }
  AllocationCounts before = allocationCounts();
  auto run = start(options);
  for (int i = 0; i < 3; ++i)
    stepOf(*run);
  AllocationCounts after = allocationCounts();
  EXPECT_EQ(after.largeCalls - before.largeCalls, 2);
  EXPECT_EQ(after.largeBytes - before.largeBytes, 2 * static_cast<std::int64_t>(sizeof(Memory)));
  EXPECT_EQ(run->statistics(0).allocatedBytes, static_cast<std::int64_t>(sizeof(Memory)));
}

} // namespace
