//===- RankContext.h - What stands behind pipeline_rt_rank: one rank of a run -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_RANKCONTEXT_H
#define PIPELINE_RUNTIME_LIB_RANKCONTEXT_H

#include "Run/ScalarTable.h"
#include "pipeline-runtime/Run.h"

#include <chrono>
#include <csetjmp>
#include <memory>
#include <string>
#include <vector>

namespace pipeline::runtime {

using Clock = std::chrono::steady_clock;

/// What the ranks of a run share. Only the driving thread writes, between steps, but for the
/// scalars.
struct RunContext {
  RunContext(const RunOptions &options, std::unique_ptr<Transport> transport)
      : options(options), transport(std::move(transport)),
        scalars(options.outputs, options.microbatches) {}

  const RunOptions options;
  const std::unique_ptr<Transport> transport;
  ScalarTable scalars;
  /// The source's number for each of the options' inputs.
  std::vector<std::int32_t> sourceInputs;
  /// -1 before the first step.
  std::int64_t step = -1;
  StepConstants constants;
  const Clock::time_point origin = Clock::now();

  bool clips() const { return options.optimizer.clipNorm > 0; }
};

} // namespace pipeline::runtime

/// One rank. Used by the rank's thread alone during a step, and read by others between steps.
struct pipeline_rt_rank {
  using Run = pipeline::runtime::RunContext;
  using Clock = pipeline::runtime::Clock;

  pipeline_rt_rank(Run &run, std::int32_t index) : run(run), index(index) {}
  ~pipeline_rt_rank();
  pipeline_rt_rank(const pipeline_rt_rank &) = delete;
  pipeline_rt_rank &operator=(const pipeline_rt_rank &) = delete;

  /// Allocates everything that the rank ever uses; a failure fails the run.
  void allocate();

  /// Runs an entry point to its end, or until it is left because the run has failed.
  void enter(pipeline::runtime::RankProgram::EntryPoint entryPoint);

  /// Forgets the gradient norm of the last step.
  void beginStep();

  // The C ABI. False if the run has failed.
  bool beginAction(std::int32_t kind, std::int32_t stage, std::int64_t microbatch);
  bool endAction();
  bool loadInput(std::int32_t input, std::int64_t microbatch, void *destination,
                 std::int64_t bytes);
  bool reportScalar(std::int32_t output, std::int64_t microbatch, float value);
  bool recordNorm(std::int32_t entry, const pipeline::runtime::Gradient &gradient, std::int64_t n);
  bool exchangeNorms();

  /// Fails the run with a message that says where this rank is. False.
  bool fail(const std::string &message);

  /// Leaves the rank program. Called where no object with a destructor is alive between here and
  /// enter().
  [[noreturn]] void leave() { std::longjmp(landing, 1); }

  Run &run;
  const std::int32_t index;
  void *arena = nullptr;
  std::int64_t allocatedBytes = 0;
  Clock::duration busy{}, contracting{};

  /// What updates multiply gradients with.
  float gradientScale = 1;
  double gradientNorm = 0;

  std::vector<pipeline::runtime::TraceEvent> events;
  std::int64_t droppedEvents = 0;

private:
  void record(Clock::time_point end);

  std::jmp_buf landing;
  /// The action that runs, if one does.
  bool inAction = false;
  pipeline::runtime::TraceEvent action;
  Clock::time_point actionStart;
  /// The table of sums of squares, and room for its sum over the ranks.
  std::vector<double> norms, normSums;
};

namespace pipeline::runtime {

/// For functions that are not given a rank: fails the run that this thread computes for; outside of
/// a run, prints the message and ends the process.
void failCallingThread(const std::string &message);

/// Leaves the rank program that this thread runs. Called after failCallingThread has returned.
[[noreturn]] void leaveCallingThread();

/// Adds its own lifetime to the contraction time of the calling thread's rank.
class ContractionTimer {
public:
  ContractionTimer();
  ~ContractionTimer();
  ContractionTimer(const ContractionTimer &) = delete;
  ContractionTimer &operator=(const ContractionTimer &) = delete;

private:
  pipeline_rt_rank *rank;
  Clock::time_point start;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_RANKCONTEXT_H
