//===- Run.h - A run: ranks as threads, and their steps ---------*- C++ -*-===//
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
// A run may have its ranks in several processes (Peers.h), each of which makes and steps a Run with
// the same options; every process gets the results of every step, and the failure of any.
//
// The ranks meet after each step, unless their programs run all steps in one call: an asynchronous
// schedule does not drain between steps. The first call of `step` then lets the programs begin, and
// each call hands over the next step once it is complete, while the programs go on.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_RUN_H
#define PIPELINE_RUNTIME_RUN_H

#include "pipeline-runtime/DataSource.h"
#include "pipeline-runtime/Device.h"
#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Optimizer.h"
#include "pipeline-runtime/Peers.h"
#include "pipeline-runtime/Runtime.h"
#include "pipeline-runtime/Tensor.h"
#include "pipeline-runtime/Trace.h"
#include "pipeline-runtime/Transport.h"

#include <cstdint>
#include <memory>
#include <optional>
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

/// What a parameter starts from, in place of what its rank's program would give it.
struct InitialValue {
  /// Not owned; needed until the run is initialised.
  const StoredTensor *tensor = nullptr;
  /// The element type in the arena, which the tensor can be read as.
  ElementType type = ElementType::F32;
  /// Of the first byte, in the rank's arena.
  std::int64_t offset = 0;
};

/// An output that counts what is wrong with a microbatch: where it is not 0, the run fails with the
/// message.
struct CheckedOutput {
  std::int32_t output = 0;
  std::string message;
};

/// The last step of every pass over the data, where it has fewer microbatches than the others.
struct ShortStep {
  /// Program r is rank r's. It keeps parameters, optimizer state and buffers where the other one
  /// does; its `initialize` is not run.
  std::vector<RankProgram> programs;
  /// At least 1, and fewer than those of a whole step.
  std::int64_t microbatches = 0;
  /// The whole steps of a pass, at least 1, which come before it.
  std::int64_t wholeSteps = 0;
};

struct RunOptions {
  /// Program r is rank r's.
  std::vector<RankProgram> programs;
  /// Of a step.
  std::int64_t microbatches = 1;
  /// Of programs that run all steps in one call of `step` and update weights on the way: how many
  /// there are. None: a call runs one step. With it the gradient of a step never exists as a whole,
  /// so the run can't clip; and 8 bytes are kept for each output of each microbatch of the run.
  std::optional<std::int64_t> stepsOfProgram = std::nullopt;

  /// Not with programs that run all steps.
  std::optional<ShortStep> shortStep = std::nullopt;

  std::int64_t stepsOfCall() const { return stepsOfProgram.value_or(1); }
  std::uint64_t seed = 0;
  /// By rank; or none at all. A rank's thread reads its own, and touches no others.
  std::vector<std::vector<InitialValue>> initialValues;
  OptimizerOptions optimizer;
  /// What the ranks compute on; null for the host. The transport must belong to it.
  std::shared_ptr<Platform> platform = nullptr;
  /// The other processes, where each has one rank of the run; null for all ranks in this one. The
  /// transport must reach them.
  std::shared_ptr<Peers> peers = nullptr;
  /// The names behind the numbers of pipeline_rt_load_input, and who offers them. The source is
  /// not owned, outlives the run, and may be null if there are no inputs.
  std::vector<std::string> inputs;
  const DataSource *source = nullptr;
  /// Scalar outputs of a microbatch; number 0 is the loss. What is neither checked nor the loss
  /// weight is a metric.
  std::int32_t outputs = 1;
  std::vector<CheckedOutput> checks;
  /// The output that says what a microbatch's loss counts for. Without, all count the same, and the
  /// programs' gradients are already those of the mean.
  std::optional<std::int32_t> lossWeight = std::nullopt;
  /// Entries of the table of pipeline_rt_gradient_norm.
  std::int32_t parameters = 0;
  /// Events of a rank that a trace has room for; 0 does not trace. Later ones are counted and
  /// dropped.
  std::int64_t traceCapacity = 0;
  /// Measure the time in contractions too (two readings of the processor's counter for each).
  bool timeContractions = false;
};

/// What one step gave.
struct StepResult {
  /// From 0.
  std::int64_t step = 0;
  std::int64_t microbatches = 0;
  /// Output 0: the mean over the microbatches, summed in their order in f32; with loss weights the
  /// weighted mean, summed in f64.
  float loss = 0;
  /// All outputs by their number. The loss; the means of metrics; the sums of checks, which are 0,
  /// and of the loss weights.
  std::vector<float> outputs;
  /// What the step's loss counts for beside others: the sum of its loss weights, or without any its
  /// number of microbatches.
  double lossWeight = 0;
  /// What the sums in the gradients' accumulators are divided by to be the step's gradients: the
  /// sum of the loss weights, or without any 1.
  double gradientDivisor = 1;
  /// The norm of all gradients before clipping; 0 if the run does not clip.
  double gradientNorm = 0;
  double learningRate = 0;
  /// Of the ranks' programs; where they run several steps, from the completion of the step before
  /// (of the first: from their beginning) to this one's. The sum over all steps is the time that
  /// the programs took.
  double seconds = 0;
};

/// What one rank has used so far.
struct RankStatistics {
  std::int64_t allocatedBytes = 0;
  /// In actions and in work on gradients between them, over all steps.
  double busySeconds = 0;
  /// Of that, in work on gradients: making them zero, their norm, updates.
  double updateSeconds = 0;
  /// In contractions, over all steps, where the run measures them.
  double contractionSeconds = 0;
  /// On a platform: the host's work for the rank's device, apart from busySeconds.
  HostWork hostWork;
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

  /// Runs every rank's `initialize`, and gives the initial values from outside their places.
  Status initialize();

  /// Gives the result of the next step. A \p result that is used again is not reallocated.
  ///
  /// Runs the step on every rank; or, where the programs run several, lets them begin if they have
  /// not, and returns as soon as all outputs of the step are reported, of the last when the
  /// programs have ended. A failure is given after the steps that were complete before it. Steps
  /// beyond the programs' are refused.
  Status step(StepResult &result);

  std::int32_t ranks() const;
  /// Whether a rank is in this process. What follows knows of no other: `statistics` are 0, an
  /// arena is null, `read` fails, and a trace has no track of it.
  bool isHere(std::int32_t rank) const;

  // The rest while no program runs: between steps, or before the first and after the last where the
  // programs run several.

  RankStatistics statistics(std::int32_t rank) const;
  /// A rank's arena, 64-byte aligned: for tests. With a platform it is memory of a device, which
  /// only `read` can read.
  void *arena(std::int32_t rank) const;
  /// Copies bytes of a rank's arena, wherever it is.
  Status read(std::int32_t rank, std::int64_t offset, void *to, std::int64_t bytes) const;
  /// What the ranks did, as recorded so far; empty tracks if the run does not trace.
  std::vector<TraceTrack> trace() const;
  /// Now, as the times of a trace: in nanoseconds.
  std::int64_t traceTime() const;

private:
  struct State;
  explicit Run(std::unique_ptr<State> state);
  std::unique_ptr<State> state;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_RUN_H
