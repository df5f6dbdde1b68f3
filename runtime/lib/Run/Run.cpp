//===- Run.cpp - The life of a run, from checked options to results -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Run.h"

#include "../RankContext.h"
#include "OptionChecks.h"
#include "RankTeam.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace pipeline::runtime {

struct Run::State {
  State(const RunOptions &options, std::unique_ptr<Transport> transport)
      : context(options, std::move(transport)), listening(context), team(context) {}

  /// What the ranks made of the last command.
  Status outcome() const {
    const Transport &transport = *context.transport;
    return transport.failed() ? Status::failure(transport.failure()) : Status();
  }

  /// Lets the programs begin their next steps, if those that they ran last are all given.
  Status beginSteps();

  /// Waits until the next step is complete; \p end is the time when it was.
  Status awaitStep(Clock::time_point &end);
  /// The same, where ranks are in other processes too.
  Status awaitSharedStep(Clock::time_point &end);

  RunContext context;
  /// Tells this run what comes from other processes, and them of its failure.
  struct Listening {
    explicit Listening(RunContext &context);
    ~Listening() {
      if (peers)
        peers->listen({});
    }
    Listening(const Listening &) = delete;
    Listening &operator=(const Listening &) = delete;
    Peers *peers;
  } listening;
  /// The step that is given next, and the one behind the last that the programs were told to run.
  std::int64_t nextStep = 0, endOfSteps = 0;
  /// The end of the step that was given last, or the beginning of the programs.
  Clock::time_point lastEnd;
  /// Whether the others know that this process has ended the current call of the programs.
  bool toldEnd = false;
  RankTeam team;
};

Run::State::Listening::Listening(RunContext &context) : peers(context.options.peers.get()) {
  if (!peers)
    return;
  Transport &transport = *context.transport;
  transport.setFailureListener([&context, this](const std::string &message) {
    (void)peers->fail(message);
    context.progress.signal();
  });
  peers->listen({.told =
                     [&](std::int32_t rank, const std::string &text) {
                       if (std::string error = context.shared->take(rank, text); !error.empty())
                         transport.fail(error);
                       context.progress.signal();
                     },
                 .failed = [&](const std::string &message) { transport.fail(message); },
                 .left =
                     [&](std::int32_t rank) {
                       context.shared->leave(rank);
                       context.progress.signal();
                     }});
}

Status Run::State::beginSteps() {
  if (nextStep < endOfSteps)
    return Status();
  if (Status status = outcome(); !status.ok())
    return status;
  std::int64_t steps = context.options.stepsOfCall();
  if (context.runsAllSteps() && nextStep > 0)
    return Status::failure("the rank programs run " + std::to_string(steps) +
                           " steps, and have run them; compile them for more");
  context.firstStep = nextStep;
  endOfSteps = nextStep + steps;
  toldEnd = false;
  if (context.shared)
    context.shared->begin(nextStep, steps, context.microbatchesOf(nextStep));
  else
    context.scalars.begin(nextStep, context.microbatchesOf(nextStep));
  lastEnd = Clock::now();
  team.begin(RankTeam::Command::Step);
  return Status();
}

Status Run::State::awaitSharedStep(Clock::time_point &end) {
  SharedScalars &shared = *context.shared;
  const Transport &transport = *context.transport;
  // The others wait for this process's end as well.
  auto haveAllEnded = [&] { return toldEnd && shared.haveOthersEnded(); };
  auto isThere = [&] {
    return haveAllEnded() || (nextStep + 1 < endOfSteps && context.scalars.isComplete(nextStep));
  };
  while (!isThere()) {
    bool isIdle = team.isIdle();
    if (isIdle && transport.failed())
      return outcome();
    shared.send();
    if (isIdle && !std::exchange(toldEnd, true))
      shared.sendEnd();
    if (std::int32_t gone = shared.whoIsGone(); gone >= 0)
      context.transport->fail("the process of rank " + std::to_string(gone) +
                              " has ended before the others");
    context.progress.await(
        [&] {
          return isThere() || shared.hasUnsent() || team.isIdle() != isIdle ||
                 (transport.failed() ? isIdle : shared.whoIsGone() >= 0);
        },
        /*spins=*/0, [] {});
  }
  end = nextStep + 1 < endOfSteps ? std::max(lastEnd, context.scalars.completedAt(nextStep))
                                  : Clock::now();
  // A step that was complete before the run failed is given out.
  return context.scalars.isComplete(nextStep) ? Status() : outcome();
}

Status Run::State::awaitStep(Clock::time_point &end) {
  if (context.shared)
    return awaitSharedStep(end);
  if (nextStep + 1 < endOfSteps) {
    team.awaitUnless([&] { return context.scalars.isComplete(nextStep); });
    if (context.scalars.isComplete(nextStep)) {
      // Another rank may have completed it after a later one.
      end = std::max(lastEnd, context.scalars.completedAt(nextStep));
      return Status();
    }
  }
  team.await();
  end = Clock::now();
  return outcome();
}

/// Finds each of the model's inputs in the source.
static Status bindInputs(const RunOptions &options, std::vector<std::int32_t> &numbers) {
  static const std::vector<InputDescription> nothing;
  const auto &offered = options.source ? options.source->inputs() : nothing;
  for (const std::string &input : options.inputs) {
    std::int32_t number = 0;
    std::string names;
    for (const InputDescription &description : offered) {
      if (description.name == input)
        break;
      names += (names.empty() ? "'" : ", '") + description.name + "'";
      ++number;
    }
    if (number == static_cast<std::int32_t>(offered.size()))
      return Status::failure("the model reads the input '" + input + "', but the data has " +
                             (names.empty() ? "none" : "only " + names));
    numbers.push_back(number);
  }
  return Status();
}

Run::Run(std::unique_ptr<State> state) : state(std::move(state)) {}
Run::~Run() = default;

Status Run::create(const RunOptions &options, std::unique_ptr<Transport> transport,
                   std::unique_ptr<Run> &run) {
  run = nullptr;
  std::vector<std::int32_t> inputs;
  if (Status status = checkOptions(options, *transport); !status.ok())
    return status;
  if (Status status = bindInputs(options, inputs); !status.ok())
    return status;

  auto state = std::make_unique<State>(options, std::move(transport));
  state->context.sourceInputs = std::move(inputs);
  state->team.perform(RankTeam::Command::Allocate);
  if (Status status = state->outcome(); !status.ok())
    return status;
  run.reset(new Run(std::move(state)));
  return Status();
}

Status Run::initialize() {
  if (Status status = state->outcome(); !status.ok())
    return status;
  if (!state->team.isIdle())
    return Status::failure("the rank programs are running their steps, so they can't initialize");
  state->team.perform(RankTeam::Command::Initialize);
  return state->outcome();
}

Status Run::step(StepResult &result) {
  RunContext &context = state->context;
  if (Status status = state->beginSteps(); !status.ok())
    return status;
  Clock::time_point end;
  if (Status status = state->awaitStep(end); !status.ok())
    return status;

  std::int64_t step = state->nextStep;
  if (Status status = context.scalars.average(step, result.outputs, result.lossWeight);
      !status.ok()) {
    context.transport->fail(status.message());
    return status;
  }
  result.step = step;
  result.microbatches = context.microbatchesOf(step);
  result.gradientDivisor = context.options.lossWeight ? result.lossWeight : 1;
  result.loss = result.outputs.front();
  // The rank may be running, if it has no norm to tell.
  result.gradientNorm = context.clips() ? state->team.first().gradientNorm : 0;
  result.learningRate = context.options.optimizer.learningRateAt(step);
  result.seconds = std::chrono::duration<double>(end - state->lastEnd).count();
  state->lastEnd = end;
  ++state->nextStep;
  return Status();
}

std::int32_t Run::ranks() const { return state->context.transport->ranks(); }

bool Run::isHere(std::int32_t rank) const { return state->team.find(rank) != nullptr; }

RankStatistics Run::statistics(std::int32_t rank) const {
  if (!isHere(rank))
    return {};
  const pipeline_rt_rank &context = *state->team.find(rank);
  auto seconds = [](Clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
  };
  return {context.allocatedBytes, seconds(context.busy), seconds(context.updating),
          state->context.tickLength.secondsOf(context.contracting),
          context.device ? context.device->hostWork() : HostWork()};
}

void *Run::arena(std::int32_t rank) const {
  return isHere(rank) ? state->team.find(rank)->arena : nullptr;
}

Status Run::read(std::int32_t rank, std::int64_t offset, void *to, std::int64_t bytes) const {
  if (!isHere(rank))
    return Status::failure("the arena of rank " + std::to_string(rank) + " is in another process");
  const pipeline_rt_rank &context = *state->team.find(rank);
  if (offset < 0 || bytes < 0 || offset > context.arenaBytes || bytes > context.arenaBytes - offset)
    return Status::failure("bytes " + std::to_string(offset) + " to " +
                           std::to_string(offset + bytes) + " do not lie in the arena of rank " +
                           std::to_string(rank) + ", which has " +
                           std::to_string(context.arenaBytes));
  if (context.device)
    return context.device->read(offset, to, bytes);
  if (bytes)
    std::memcpy(to, static_cast<const char *>(context.arena) + offset,
                static_cast<std::size_t>(bytes));
  return Status();
}

std::int64_t Run::traceTime() const {
  auto time = Clock::now() - state->context.origin;
  return std::chrono::duration_cast<std::chrono::nanoseconds>(time).count();
}

std::vector<TraceTrack> Run::trace() const {
  std::vector<TraceTrack> tracks;
  for (std::int32_t rank = 0; rank < ranks(); ++rank) {
    if (!isHere(rank))
      continue;
    const pipeline_rt_rank &context = *state->team.find(rank);
    tracks.push_back({"rank " + std::to_string(rank), context.events, context.droppedEvents});
  }
  return tracks;
}

} // namespace pipeline::runtime
