//===- CudaTesting.h - Runs on the fake device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CUDA_CUDATESTING_H
#define PIPELINE_TEST_UNIT_CUDA_CUDATESTING_H

#include "FakeDevice.h"
#include "pipeline-runtime/Cuda.h"
#include "pipeline-runtime/CudaPlatform.h"
#include "pipeline-runtime/Run.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <functional>

namespace pipeline::runtime::testing {

/// What a rank's program does, where its arena is.
using Body = std::function<void(pipeline_rt_rank *rank, std::int32_t index, char *arena)>;

/// The kernels of the tests, by their numbers in `pipeline_rt_cuda_launch`.
enum TestKernel : std::int32_t {
  /// (i32 *p, i64 n, i64 first): p[i] = first + i.
  Stamp,
  /// (i32 *to, i32 *from, i64 n, i64 delta): to[i] = from[i] * 3 + delta.
  Advance,
};
void addTestKernels(fake::FakeDevice &device);
void stamp(pipeline_rt_rank *rank, void *p, std::int64_t n, std::int64_t first);
void advance(pipeline_rt_rank *rank, void *to, const void *from, std::int64_t n,
             std::int64_t delta);

/// A run of ranks on fake devices, all with the same two functions for a program.
struct CudaTestRun {
  struct Setting {
    std::int32_t ranks = 2;
    std::int64_t arenaBytes = 4096;
    std::int32_t events = 8;
    std::uint64_t seed = 0;
    int devices = 1;
    /// Whether they can access one another's memory.
    bool peers = true;
    /// NCCL between the ranks, with messages between all, in place of copies; then each has a
    /// device of its own.
    bool nccl = false;
    /// For a message that waits for its peer, with NCCL.
    double waitSeconds = 600;
    /// Rank r is on device r mod devices.
    Body initialize, step;
    /// Of the options' short step, where they have one.
    Body shortStep;
    /// Behind the step, rank 0 reports a loss of 0 for every microbatch.
    bool reportsLoss = true;
    /// Programs, platform and transport are filled in.
    RunOptions options = {};
    std::int64_t failCall = 0;
    /// Steps as graphs.
    bool graph = false;
    /// Whether cuBLASLt has epilogues.
    bool epilogues = true;
  };
  explicit CudaTestRun(Setting setting);
  ~CudaTestRun();

  /// Runs the steps, ends the run, and checks that the device found nothing.
  void expectSuccess(std::int64_t steps = 1);
  /// Runs steps until one fails; ends the run. The message; the device's faults but for what a
  /// failing call leaves.
  std::string expectFailure(std::int64_t steps = 1);

  StepResult step();
  template <typename T>
  std::vector<T> read(std::int32_t rank, std::int64_t offset, std::int64_t count) {
    std::vector<T> values(static_cast<std::size_t>(count));
    Status status =
        run->read(rank, offset, values.data(), count * static_cast<std::int64_t>(sizeof(T)));
    EXPECT_TRUE(status.ok()) << status.message();
    return values;
  }
  /// Ends the run. What the device found.
  std::vector<std::string> finish();

  fake::FakeDevice device;
  std::unique_ptr<Run> run;
  /// Why the run could not be created or initialised.
  Status status;
};

} // namespace pipeline::runtime::testing

#endif // PIPELINE_TEST_UNIT_CUDA_CUDATESTING_H
