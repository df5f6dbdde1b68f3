//===- Report.h - What a run tells before and after -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_REPORT_H
#define PIPELINE_TOOLS_LAUNCH_REPORT_H

#include "Job.h"

#include <cstdint>
#include <iosfwd>
#include <vector>

namespace pipeline::launch {

/// A run from its plan and options to its results.
struct Record {
  explicit Record(const Job &job)
      : job(job), plan(job.plan), options(job.options),
        microbatch(job.plan.interface.microbatch()) {}

  const Job &job;
  const runtime::Plan &plan;
  const LaunchOptions &options;
  const runtime::MicrobatchShape microbatch;
  std::vector<runtime::StepResult> steps;
  /// By rank.
  std::vector<runtime::RankStatistics> ranks;
  /// By rank and parameter, in the order of its plan: a hash of the bits of its
  /// final values. Equal hashes of two runs, or of two ranks, mean equal bits.
  std::vector<std::vector<std::uint64_t>> parameterHashes;
  /// Likewise of the buffers of the model.
  std::vector<std::vector<std::uint64_t>> bufferHashes;

  /// Of the losses of all steps, each as often as its microbatches count.
  double getMeanLoss() const;
  /// Of an output over all microbatches.
  double getMean(std::int32_t output) const;
  /// Of all steps together.
  double getSeconds() const;
  /// Tokens or samples in a second, over all steps but the first, in which kernels are made and
  /// pages touched for the first time; over that one where there is no other.
  double getSpeed() const;
  /// Whether ranks compute on devices, so that the host's times are those of enqueueing.
  bool isOnDevices() const { return plan.code.target == runtime::Target::Cuda; }
  /// The share of the steps' time that `seconds` of a rank are.
  double getShare(double seconds) const { return seconds / getSeconds(); }
};

/// What will run: model, pipeline, optimizer, planned memory. For people.
void printPlan(std::ostream &os, const Record &record);

/// What came out: losses, speed, memory, use of the ranks. For people.
void printResults(std::ostream &os, const Record &record);

/// The whole record, as docs/Runtime.md describes it. For programs.
void writeJson(std::ostream &os, const Record &record);

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_REPORT_H
