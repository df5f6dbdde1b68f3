//===- RunTesting.h - Runs of rank programs that a test writes by hand -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_RUNTIME_RUNTESTING_H
#define PIPELINE_TEST_UNIT_RUNTIME_RUNTESTING_H

#include "pipeline-runtime/Run.h"
#include "pipeline-runtime/Runtime.h"

#include "gtest/gtest.h"

#include <cstring>
#include <memory>
#include <string>

namespace pipeline::runtime::testing {

/// Options for \p ranks ranks that all run the same program.
inline RunOptions sameProgram(std::int32_t ranks, RankProgram::EntryPoint step,
                              std::int64_t arenaBytes = 0) {
  RunOptions options;
  options.programs.assign(ranks, {arenaBytes, nullptr, step});
  return options;
}

/// Fills floats with one value.
inline void fill(pipeline_rt_rank *rank, float *p, std::int64_t n, float value) {
  std::uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  pipeline_rt_fill(rank, p, n, sizeof(bits), bits);
}

/// A run on threads, initialised.
inline std::unique_ptr<Run> start(const RunOptions &options) {
  std::unique_ptr<Run> run;
  auto ranks = static_cast<std::int32_t>(options.programs.size());
  Status status = Run::create(options, createThreadsTransport(ranks), run);
  EXPECT_TRUE(status.ok()) << status.message();
  if (run) {
    status = run->initialize();
    EXPECT_TRUE(status.ok()) << status.message();
  }
  return run;
}

/// One step that succeeds.
inline StepResult stepOf(Run &run) {
  StepResult result;
  Status status = run.step(result);
  EXPECT_TRUE(status.ok()) << status.message();
  return result;
}

/// Why the next step fails.
inline std::string failureOfStep(Run &run) {
  StepResult result;
  Status status = run.step(result);
  EXPECT_FALSE(status.ok());
  return status.message();
}

/// Why no run is made of these options.
inline std::string failureOfCreate(const RunOptions &options, std::int32_t transportRanks) {
  std::unique_ptr<Run> run;
  Status status = Run::create(options, createThreadsTransport(transportRanks), run);
  EXPECT_FALSE(status.ok());
  EXPECT_EQ(run, nullptr);
  return status.message();
}

} // namespace pipeline::runtime::testing

#endif // PIPELINE_TEST_UNIT_RUNTIME_RUNTESTING_H
