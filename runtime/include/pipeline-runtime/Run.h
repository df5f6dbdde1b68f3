//===- Run.h - A run: ranks as threads, stepping together -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a program that has compiled rank programs uses: it creates a run, initialises it, steps it,
// and reads its results.
//
//   std::unique_ptr<Run> run;
//   Status status = Run::create(options, createThreadsTransport(p), run);
//   status = run->initialize();
//   for (...) { StepResult result; status = run->step(result); }
//
// One thread per rank, started once. A rank's thread allocates the rank's arena, once, in exactly
// the size that its program says, and runs both entry points. After a failure every call gives the
// same message.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_RUN_H
#define PIPELINE_RUNTIME_RUN_H

#include "pipeline-runtime/DataSource.h"
#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Optimizer.h"
#include "pipeline-runtime/Runtime.h"
#include "pipeline-runtime/Trace.h"
#include "pipeline-runtime/Transport.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace pipeline::runtime {

/// One compiled rank program.
struct RankProgram {
  using EntryPoint = void (*)(pipeline_rt_rank *rank, void *arena);

  std::int64_t arenaBytes = 0;
  /// May be null: the arena then stays zero.
  EntryPoint initialize = nullptr;
  EntryPoint step = nullptr;
};

struct RunOptions {
  /// Program r is rank r's.
  std::vector<RankProgram> programs;
  std::int64_t microbatches = 1;
  std::uint64_t seed = 0;
  OptimizerOptions optimizer;
  /// The names behind the numbers of pipeline_rt_load_input, and who offers them. The source is
  /// not owned, outlives the run, and may be null if there are no inputs.
  std::vector<std::string> inputs;
  const DataSource *source = nullptr;
  /// Scalar outputs of a microbatch; number 0 is the loss.
  std::int32_t outputs = 1;
  /// Entries of the table of pipeline_rt_gradient_norm.
  std::int32_t parameters = 0;
  /// Actions of a rank that a trace has room for; 0 does not trace. Later ones are counted and
  /// dropped.
  std::int64_t traceCapacity = 0;
  /// Measure the time in contractions too (two readings of the clock for each).
  bool timeContractions = false;
};

/// What one step gave.
struct StepResult {
  /// From 0.
  std::int64_t step = 0;
  /// Output 0: the mean over the microbatches, summed in their order in f32.
  float loss = 0;
  /// All outputs, the loss included.
  std::vector<float> outputs;
  /// The norm of all gradients before clipping; 0 if the run does not clip.
  double gradientNorm = 0;
  double learningRate = 0;
  double seconds = 0;
};

/// What one rank has used so far.
struct RankStatistics {
  std::int64_t allocatedBytes = 0;
  /// In actions, over all steps.
  double busySeconds = 0;
  /// In contractions, over all steps, where the run measures them.
  double contractionSeconds = 0;
};

class PIPELINE_RT_API Run {
public:
  /// Fails, with null in \p run, for options that do not fit one another or the transport, inputs
  /// that the source lacks, and arenas that can't be allocated.
  static Status create(const RunOptions &options, std::unique_ptr<Transport> transport,
                       std::unique_ptr<Run> &run);
  ~Run();
  Run(const Run &) = delete;
  Run &operator=(const Run &) = delete;

  /// Runs every rank's `initialize`.
  Status initialize();

  /// Runs the next step on every rank. A \p result that is used again is not reallocated.
  Status step(StepResult &result);

  std::int32_t ranks() const;
  RankStatistics statistics(std::int32_t rank) const;
  /// A rank's arena, 64-byte aligned, between steps: for tests and for saving parameters.
  void *arena(std::int32_t rank) const;
  /// What the ranks did, as recorded so far; empty tracks if the run does not trace.
  std::vector<TraceTrack> trace() const;

private:
  struct State;
  explicit Run(std::unique_ptr<State> state);
  std::unique_ptr<State> state;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_RUN_H
