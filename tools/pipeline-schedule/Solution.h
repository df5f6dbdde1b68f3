//===- Solution.h - A schedule, and what is known about it ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_SCHEDULE_SOLUTION_H
#define PIPELINE_TOOLS_PIPELINE_SCHEDULE_SOLUTION_H

#include "Costs.h"
#include "Options.h"

#include "pipeline/Schedule/Dataflow.h"
#include "pipeline/Schedule/Schedule.h"
#include "pipeline/Schedule/Simulator.h"

#include <string>
#include <vector>

namespace pipeline::explorer {

/// A problem and a schedule that the verifier accepts.
struct Solution {
  schedule::Problem problem;
  schedule::Schedule schedule;
  schedule::Dataflow dataflow;
  /// Of the generator, then of the verifier; a sentence each.
  std::vector<std::string> remarks;
  /// Whether the memory of the problem is counted in bytes.
  bool hasBytes = false;
};

/// Makes the problem, generates the schedule, verifies it. `csv` is the text of
/// the file that options name.
schedule::Expected<Solution> solve(const schedule::Generator &generator, const Options &options,
                                   const Costs &costs, std::string_view csv);

/// Takes the sizes that options lack from `csv`, the text of their file: what is
/// compared with a file gets as many ranks and microbatches.
schedule::Status adoptSizes(Options &options, std::string_view csv);

/// Simulates with the way of sending that was asked for.
schedule::Expected<schedule::Simulation> simulate(const Solution &solution,
                                                  schedule::SendMode mode);

/// A solution on the time line, next to the other way of sending.
struct Measurement {
  schedule::SendMode send;
  schedule::Simulation simulation;
  /// With the other way of sending.
  double otherMakespan;
  /// The most that each rank holds at once, in bytes; empty without them.
  std::vector<int64_t> peakBytes;
};

schedule::Expected<Measurement> measure(const Solution &solution, const Options &options);

/// The largest of all ranks.
int32_t largestPeak(const schedule::Simulation &simulation);

} // namespace pipeline::explorer

#endif // PIPELINE_TOOLS_PIPELINE_SCHEDULE_SOLUTION_H
