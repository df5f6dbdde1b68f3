//===- RankContext.h - What stands behind pipeline_rt_rank: one rank of a run -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_RANKCONTEXT_H
#define PIPELINE_RUNTIME_LIB_RANKCONTEXT_H

#include "Clock.h"
#include "Event.h"
#include "Run/SharedScalars.h"
#include "pipeline-runtime/Device.h"
#include "pipeline-runtime/Run.h"

#include <csetjmp>
#include <memory>
#include <string>
#include <vector>

namespace pipeline::runtime {

/// What the ranks of a run share. Only the driving thread writes, while no rank program runs, but
/// for the scalars and the event.
struct RunContext {
  RunContext(const RunOptions &options, std::unique_ptr<Transport> transport)
      : options(options), transport(std::move(transport)),
        scalars(options.outputs, options.microbatches, options.stepsOfCall(), options.lossWeight),
        checkOf(static_cast<std::size_t>(options.outputs), nullptr) {
    if (options.peers)
      shared = std::make_unique<SharedScalars>(scalars, *options.peers);
    for (const CheckedOutput &check : this->options.checks)
      checkOf[static_cast<std::size_t>(check.output)] = &check;
  }

  const RunOptions options;
  const std::unique_ptr<Transport> transport;
  ScalarTable scalars;
  /// What other processes report of them; null if there are none.
  std::unique_ptr<SharedScalars> shared;
  /// By output: the check that it is, or null.
  std::vector<const CheckedOutput *> checkOf;
  /// The source's number for each of the options' inputs.
  std::vector<std::int32_t> sourceInputs;
  /// The first of the steps that the programs run in the current call; -1 before the first call.
  std::int64_t firstStep = -1;
  const Clock::time_point origin = Clock::now();
  const TickLength tickLength;
  /// What the driving thread sleeps on while the programs run.
  Event progress;

  bool clips() const { return options.optimizer.clipNorm > 0; }
  /// Whether one call of a program runs all steps of the run.
  bool runsAllSteps() const { return options.stepsOfProgram.has_value(); }

  /// Whether a step is the last of a pass over the data and has programs of its own.
  bool isShort(std::int64_t step) const {
    if (!options.shortStep)
      return false;
    std::int64_t whole = options.shortStep->wholeSteps;
    return step % (whole + 1) == whole;
  }
  std::int64_t microbatchesOf(std::int64_t step) const {
    return isShort(step) ? options.shortStep->microbatches : options.microbatches;
  }
  /// The programs of the current call.
  const std::vector<RankProgram> &programs() const {
    return isShort(firstStep) ? options.shortStep->programs : options.programs;
  }

  /// Whether the programs have a microbatch of this number.
  bool hasMicrobatch(std::int64_t number) const {
    return number >= 0 && number < options.stepsOfCall() * microbatchesOf(firstStep);
  }

  /// A microbatch by its step in the run and its number in that step.
  struct Place {
    std::int64_t step;
    std::int64_t microbatch;
  };
  /// By the number that it has in the programs.
  Place placeOf(std::int64_t number) const {
    if (!runsAllSteps())
      return {firstStep, number};
    return {firstStep + number / options.microbatches, number % options.microbatches};
  }
};

} // namespace pipeline::runtime

/// One rank. Used by the rank's thread alone while its program runs, and read by others between.
/// Exported for the libraries of devices, which are parts of the runtime.
struct PIPELINE_RT_API pipeline_rt_rank {
  using Run = pipeline::runtime::RunContext;
  using Clock = pipeline::runtime::Clock;

  pipeline_rt_rank(Run &run, std::int32_t index) : run(run), index(index) {}
  ~pipeline_rt_rank();
  pipeline_rt_rank(const pipeline_rt_rank &) = delete;
  pipeline_rt_rank &operator=(const pipeline_rt_rank &) = delete;

  /// Allocates everything that the rank ever uses; a failure fails the run.
  void allocate();

  /// Reads the rank's initial values from outside into the arena.
  void readInitialValues();

  /// Runs an entry point to its end, or until it is left because the run has failed; and what it
  /// enqueued on a device, if there is one.
  void enter(pipeline::runtime::ProgramKind program,
             pipeline::runtime::RankProgram::EntryPoint entryPoint);

  /// Before a call of the program's steps: the updates of its first step, or none yet where it runs
  /// several; no gradient norm.
  void beginSteps();

  // The C ABI. False if the run has failed.
  bool beginAction(std::int32_t kind, std::int32_t stage, std::int64_t microbatch);
  bool endAction();
  bool loadInput(std::int32_t input, std::int64_t microbatch, void *destination,
                 std::int64_t bytes);
  bool reportScalar(std::int32_t output, std::int64_t microbatch, float value);
  bool beginUpdate(std::int64_t update, std::int64_t microbatch);
  bool checkUpdate();
  /// Between them the rank works on gradients; it does not fail there.
  void beginWork(pipeline::runtime::GradientWork kind);
  void endWork();
  bool exchangeWeights();
  bool recordNorm(std::int32_t entry, const pipeline::runtime::Gradient &gradient, std::int64_t n);
  bool exchangeNorms();

  bool isInAction() const { return inAction; }
  /// That of the latest action or update; -1 before the first step.
  std::int64_t currentStep() const { return step; }
  /// Adds an event to the trace, if there is one.
  void trace(const pipeline::runtime::TraceEvent &event);

  /// Fails the run with a message that says where this rank is. False.
  bool fail(const std::string &message);

  /// Leaves the rank program. Called where no object with a destructor is alive between here and
  /// enter().
  [[noreturn]] void leave() { std::longjmp(landing, 1); }

  Run &run;
  const std::int32_t index;
  /// Where the rank computes, if that is not the host. Its arena is then memory of the device.
  std::unique_ptr<pipeline::runtime::RankDevice> device;
  void *arena = nullptr;
  std::int64_t arenaBytes = 0, allocatedBytes = 0;
  /// Of ranks on the host. Updating is what was done with gradients between actions, which is busy
  /// time too.
  Clock::duration busy{}, updating{};
  /// In ticks.
  std::uint64_t contracting = 0;
  /// That have ended.
  std::int64_t actions = 0;

  /// What updates compute with.
  pipeline::runtime::StepConstants constants;
  float gradientDivisor = 1, gradientScale = 1;
  double gradientNorm = 0;

  std::vector<pipeline::runtime::TraceEvent> events;
  std::int64_t droppedEvents = 0;

private:
  bool allocateArena(std::int64_t bytes);
  void record(pipeline::runtime::TraceEvent event, Clock::time_point start, Clock::time_point end);

  bool failMicrobatch(std::int64_t number);
  bool checkScalar(std::int32_t output, Run::Place place, float value);

  std::jmp_buf landing;
  std::int64_t step = -1;
  /// Whether the constants are those of an update.
  bool hasConstants = false;
  /// The action that runs, if one does.
  bool inAction = false;
  pipeline::runtime::TraceEvent action;
  Clock::time_point actionStart;
  /// The work on gradients that runs, or that ran last.
  pipeline::runtime::TraceEvent work;
  Clock::time_point workStart, workEnd;
  /// The table of sums of squares, and room for its sum over the ranks.
  std::vector<double> norms, normSums;
  /// The loss weights that this rank reports in a step, by microbatch, and room likewise.
  std::vector<double> weights, weightSums;
};

namespace pipeline::runtime {

/// Fills n elements, of 1 to 8 bytes each, with the low bytes of \p bits.
PIPELINE_RT_API void fillElements(void *p, std::int64_t n, std::int32_t elementBytes,
                                  std::uint64_t bits);

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
  std::uint64_t start = 0;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_RANKCONTEXT_H
