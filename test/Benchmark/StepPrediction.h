//===- StepPrediction.h - What a step should take ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The simulator's answer to a trace: with the times that the actions of each stage
// took, how long is a step if messages cost nothing and nobody is interrupted? What
// the step took beyond that was lost between the actions.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_BENCHMARK_STEPPREDICTION_H
#define PIPELINE_TEST_BENCHMARK_STEPPREDICTION_H

#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <optional>
#include <string>
#include <vector>

namespace pipeline::testing {

/// Of a step, in seconds.
struct StepPrediction {
  double seconds = 0;
  /// By rank: in actions, and in updates behind the last of them.
  std::vector<double> actions, updates;
};

/// Simulates `schedule` with the mean times of its stages in a trace of pipeline-run,
/// without the first step. Updates are taken to follow the last action of their rank,
/// as with one stage on each. None where the file is no such trace.
std::optional<StepPrediction> predictStep(const std::string &trace,
                                          const schedule::Problem &problem,
                                          const schedule::Schedule &schedule);

} // namespace pipeline::testing

#endif // PIPELINE_TEST_BENCHMARK_STEPPREDICTION_H
