//===- AllocationTest.cpp - Arenas are all that a run allocates -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ToolRunner.h"

#include <numeric>
#include <sstream>

using namespace pipeline::testing;

namespace {

/// A line of the watch: what was allocated in one call of the runtime.
struct Allocations {
  std::string what;
  int64_t calls = 0, largeCalls = 0, largeBytes = 0;
};

std::vector<Allocations> watch(std::vector<std::string> arguments, Report &report) {
  std::string lines = scratchPath("allocations");
  report = train(tinyGpt2(), std::move(arguments),
                 {"LD_PRELOAD=" PIPELINE_ALLOCATION_WATCH, "PIPELINE_ALLOCATION_WATCH=" + lines});
  std::vector<Allocations> all;
  std::istringstream stream(readFile(lines));
  for (Allocations line; stream >> line.what >> line.calls >> line.largeCalls >> line.largeBytes;)
    all.push_back(line);
  return all;
}

class Allocation : public ::testing::TestWithParam<std::vector<std::string>> {};

TEST_P(Allocation, IsTheArenasAndNothingAfterTheFirstStep) {
  constexpr size_t steps = 6;
  std::vector<std::string> arguments = GetParam();
  arguments.push_back("--steps=" + std::to_string(steps));
  Report report;
  std::vector<Allocations> all = watch(arguments, report);
  ASSERT_EQ(all.size(), 2 + steps);
  ASSERT_EQ(all[0].what, "create");
  ASSERT_EQ(all[1].what, "initialize");

  int64_t arenas = 0;
  for (const RankReport &rank : report.ranks)
    arenas += rank.allocated;
  EXPECT_EQ(all[0].largeCalls, static_cast<int64_t>(report.ranks.size()));
  EXPECT_EQ(all[0].largeBytes, arenas);
  EXPECT_EQ(all[1].largeCalls, 0);
  // The first step makes oneDNN's kernels, in pages that it maps for their code.
  EXPECT_EQ(all[2].largeCalls, 0);
  for (size_t step = 1; step < steps; ++step)
    EXPECT_EQ(all[2 + step].calls, 0) << "step " << step;
}

INSTANTIATE_TEST_SUITE_P(
    Pipelines, Allocation,
    ::testing::Values(std::vector<std::string>{"--microbatches=4"},
                      std::vector<std::string>{"--microbatches=4", "--pack-weights=false"},
                      std::vector<std::string>{"--ranks=2", "--microbatches=4", "--clip-norm=1"},
                      std::vector<std::string>{"--ranks=4", "--chunks=2", "--microbatches=8",
                                               "--schedule=interleaved-1f1b"}));

} // namespace
