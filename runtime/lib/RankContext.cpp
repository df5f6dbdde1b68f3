//===- RankContext.cpp - One rank of a run ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One rank: its memory, its way in and out of generated code, its clock and tables.
//
//===----------------------------------------------------------------------===//

#include "RankContext.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace pipeline::runtime;

namespace {

constexpr std::size_t arenaAlignment = 64;
constexpr char actionKinds[] = {'F', 'B', 'I', 'W'};
/// Between two works on gradients: shorter than anything else that a rank does there.
constexpr std::chrono::microseconds leastGap{1};

/// The rank whose program the thread runs.
thread_local pipeline_rt_rank *currentRank = nullptr;

std::int64_t nanoseconds(Clock::duration duration) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(duration).count();
}

} // namespace

pipeline_rt_rank::~pipeline_rt_rank() {
  if (!device)
    std::free(arena);
}

bool pipeline_rt_rank::allocateArena(std::int64_t bytes) {
  if (run.options.platform) {
    device = run.options.platform->create(*this);
    if (!device || !device->allocate(bytes))
      return false;
    arena = device->arena();
    allocatedBytes = device->allocatedBytes();
    return true;
  }
  if (bytes == 0)
    return true;
  if (posix_memalign(&arena, arenaAlignment, static_cast<std::size_t>(bytes)) != 0) {
    arena = nullptr;
    return fail("its arena of " + std::to_string(bytes) + " bytes can't be allocated");
  }
  std::memset(arena, 0, static_cast<std::size_t>(bytes));
  allocatedBytes = bytes;
  return true;
}

void pipeline_rt_rank::allocate() {
  // Here, on the rank's own thread, so that its memory is near the core that uses it.
  std::int64_t bytes = run.options.programs[index].arenaBytes;
  if (run.options.shortStep)
    bytes = std::max(bytes, run.options.shortStep->programs[index].arenaBytes);
  if (!allocateArena(bytes))
    return;
  arenaBytes = bytes;
  if (run.clips()) {
    norms.resize(run.options.parameters);
    normSums.resize(run.options.parameters);
  }
  if (run.options.lossWeight) {
    weights.resize(static_cast<std::size_t>(run.options.microbatches));
    weightSums.resize(weights.size());
  }
  events.reserve(static_cast<std::size_t>(run.options.traceCapacity));
}

void pipeline_rt_rank::enter(ProgramKind program, RankProgram::EntryPoint entryPoint) {
  ProgramStart start = device ? device->beginProgram(program) : ProgramStart::Called;
  if (start == ProgramStart::Failed)
    return;
  if (start == ProgramStart::Called) {
    currentRank = this;
    if (setjmp(landing) == 0)
      entryPoint(this, arena);
    currentRank = nullptr;
  }
  if (device && !run.transport->failed())
    (void)device->endProgram();
}

void pipeline_rt_rank::readInitialValues() {
  if (run.options.initialValues.empty())
    return;
  std::vector<unsigned char> staging;
  for (const InitialValue &value : run.options.initialValues[index]) {
    if (!device) {
      readElements(*value.tensor, value.type, static_cast<unsigned char *>(arena) + value.offset);
      continue;
    }
    std::int64_t bytes = value.tensor->elements() * bytesOf(value.type);
    staging.resize(static_cast<std::size_t>(bytes));
    readElements(*value.tensor, value.type, staging.data());
    if (!device->write(value.offset, staging.data(), bytes))
      return;
  }
}

void pipeline_rt_rank::beginSteps() {
  step = run.firstStep;
  hasConstants = !run.runsAllSteps();
  if (hasConstants)
    constants = StepConstants::at(run.options.optimizer, step);
  gradientDivisor = 1;
  gradientScale = 1;
  gradientNorm = 0;
  std::fill(weights.begin(), weights.end(), 0.0);
  std::fill(norms.begin(), norms.end(), 0.0);
}

bool pipeline_rt_rank::beginAction(std::int32_t kind, std::int32_t stage, std::int64_t microbatch) {
  // A rank that only computes notices here that another has failed.
  if (run.transport->failed())
    return false;
  if (inAction)
    return fail("an action begins in another");
  if (kind < 0 || kind >= static_cast<std::int32_t>(sizeof(actionKinds)))
    return fail("there is no action of kind " + std::to_string(kind));
  auto place = run.placeOf(microbatch);
  step = place.step;
  inAction = true;
  workEnd = {};
  action = {actionKinds[kind], stage, place.microbatch, step, 0, 0};
  actionStart = Clock::now();
  return !device || device->beginAction(action);
}

bool pipeline_rt_rank::endAction() {
  Clock::time_point end = Clock::now();
  if (!inAction)
    return fail("an action ends that has not begun");
  inAction = false;
  ++actions;
  if (device)
    return device->endAction();
  busy += end - actionStart;
  record(action, actionStart, end);
  return true;
}

void pipeline_rt_rank::beginWork(GradientWork kind) {
  Clock::time_point start = Clock::now();
  // What follows at once on work of its kind goes on with it, an event for every parameter being
  // more than anybody looks at; an update on the way ends by zeroing its gradients.
  bool goesOn = (work.kind == kind || (work.kind == UpdateParameters && kind == ZeroGradients)) &&
                start - workEnd < leastGap;
  if (!goesOn)
    work.kind = kind;
  work.step = step;
  workStart = goesOn ? workEnd : start;
}

void pipeline_rt_rank::endWork() {
  workEnd = Clock::now();
  busy += workEnd - workStart;
  updating += workEnd - workStart;
  // The event of the work that this goes on with, unless it found no room.
  if (!events.empty() && events.back().kind == work.kind &&
      events.back().end == nanoseconds(workStart - run.origin))
    events.back().end = nanoseconds(workEnd - run.origin);
  else
    record(work, workStart, workEnd);
}

void pipeline_rt_rank::record(TraceEvent event, Clock::time_point start, Clock::time_point end) {
  event.start = nanoseconds(start - run.origin);
  event.end = nanoseconds(end - run.origin);
  trace(event);
}

void pipeline_rt_rank::trace(const TraceEvent &event) {
  if (events.capacity() == 0)
    return;
  if (events.size() == events.capacity())
    ++droppedEvents;
  else
    events.push_back(event);
}

bool pipeline_rt_rank::loadInput(std::int32_t input, std::int64_t microbatch, void *destination,
                                 std::int64_t bytes) {
  if (input < 0 || static_cast<std::size_t>(input) >= run.sourceInputs.size())
    return fail("there is no input number " + std::to_string(input));
  if (!run.hasMicrobatch(microbatch))
    return failMicrobatch(microbatch);
  std::int32_t number = run.sourceInputs[input];
  const InputDescription &description = run.options.source->inputs()[number];
  if (description.bytes != bytes)
    return fail("the model's input '" + description.name + "' has " + std::to_string(bytes) +
                " bytes in a microbatch, but the data has " + std::to_string(description.bytes));
  auto place = run.placeOf(microbatch);
  Status status = run.options.source->load(number, place.step, place.microbatch, destination);
  return status.ok() || fail(status.message());
}

/// Whether the run can go on with what is reported.
bool pipeline_rt_rank::checkScalar(std::int32_t output, Run::Place place, float value) {
  auto where = [&] {
    return "microbatch " + std::to_string(place.microbatch) + " in step " +
           std::to_string(place.step);
  };
  if (output < 0 || output >= run.options.outputs)
    return fail("there is no output " + std::to_string(output) + " of " + where());
  // Text is for failures alone: this is a part of every action that reports something.
  auto number = [&] {
    char text[32];
    std::snprintf(text, sizeof text, "%.9g", value);
    return std::string(text);
  };
  if (const CheckedOutput *check = run.checkOf[static_cast<std::size_t>(output)];
      check && value != 0) {
    // About the data, whatever rank found it.
    run.transport->fail("step " + std::to_string(place.step) + ", microbatch " +
                        std::to_string(place.microbatch) + ": " + check->message + " (" + number() +
                        (value == 1 ? " element)" : " elements)"));
    return false;
  }
  if (output == run.options.lossWeight && !(value >= 0 && std::isfinite(value)))
    return fail("the loss weight of " + where() + " is " + number() +
                ", but must be finite and at least 0");
  if (output == 0 && !std::isfinite(value))
    return fail("the loss of " + where() + " is " + (std::isnan(value) ? "NaN" : "infinite") +
                (run.runsAllSteps()
                     ? "; a lower learning rate or warm-up steps may help"
                     : "; a lower learning rate, warm-up steps or gradient clipping may help"));
  return true;
}

bool pipeline_rt_rank::reportScalar(std::int32_t output, std::int64_t microbatch, float value) {
  if (!run.hasMicrobatch(microbatch))
    return failMicrobatch(microbatch);
  auto place = run.placeOf(microbatch);
  if (!checkScalar(output, place, value))
    return false;
  if (output == run.options.lossWeight)
    weights[static_cast<std::size_t>(place.microbatch)] = value;
  ScalarTable::Report report = run.scalars.report(place.step, output, place.microbatch, value);
  if (run.shared && report != ScalarTable::Report::Twice) {
    run.shared->report(place.step, output, place.microbatch, value);
    // The driving thread tells the others.
    if (run.runsAllSteps())
      run.progress.signal();
  }
  switch (report) {
  case ScalarTable::Report::Taken:
    break;
  case ScalarTable::Report::CompletesStep:
    // Where a call runs one step, its end is what the driving thread waits for.
    if (run.runsAllSteps())
      run.progress.signal();
    break;
  case ScalarTable::Report::Twice:
    return fail("output " + std::to_string(output) + " of microbatch " +
                std::to_string(place.microbatch) + " is reported twice in step " +
                std::to_string(place.step));
  }
  return true;
}

bool pipeline_rt_rank::beginUpdate(std::int64_t update, std::int64_t microbatch) {
  if (!run.hasMicrobatch(microbatch))
    return failMicrobatch(microbatch);
  if (update < 0)
    return fail("there is no update number " + std::to_string(update));
  step = run.placeOf(microbatch).step;
  constants = StepConstants::at(run.options.optimizer, step, update);
  hasConstants = true;
  return true;
}

bool pipeline_rt_rank::checkUpdate() {
  return hasConstants || fail("a parameter is updated before pipeline_rt_begin_update has said for "
                              "which step, in a program that runs " +
                              std::to_string(run.options.stepsOfCall()));
}

bool pipeline_rt_rank::exchangeWeights() {
  if (!run.options.lossWeight)
    return fail("loss weights are exchanged, but the run has none");
  if (!run.transport->sum(index, weights.data(), weightSums.data(),
                          static_cast<std::int64_t>(weights.size())))
    return false;
  double total = 0;
  for (double weight : weights)
    total += weight;
  if (total == 0)
    return fail("the loss weights of all microbatches are 0, so the step has no loss; leave out "
                "batches in which nothing counts");
  gradientDivisor = static_cast<float>(total);
  return true;
}

bool pipeline_rt_rank::recordNorm(std::int32_t entry, const Gradient &gradient, std::int64_t n) {
  if (!run.clips())
    return true;
  if (entry < 0 || static_cast<std::size_t>(entry) >= norms.size())
    return fail("the gradient norm's table has " + std::to_string(norms.size()) +
                " entries, so none is number " + std::to_string(entry));
  norms[entry] = sumOfSquares(gradient, n);
  return true;
}

bool pipeline_rt_rank::exchangeNorms() {
  if (!run.clips())
    return true;
  if (!run.transport->sum(index, norms.data(), normSums.data(),
                          static_cast<std::int64_t>(norms.size())))
    return false;
  double total = 0;
  for (double norm : norms)
    total += norm;
  gradientNorm = std::sqrt(total);
  gradientScale = clippingScale(run.options.optimizer.clipNorm, gradientNorm);
  return true;
}

bool pipeline_rt_rank::failMicrobatch(std::int64_t number) {
  std::string message = "there is no microbatch " + std::to_string(number);
  if (run.runsAllSteps())
    message += " in a program of " + std::to_string(run.options.stepsOfCall()) + " steps of " +
               std::to_string(run.options.microbatches);
  return fail(message);
}

bool pipeline_rt_rank::fail(const std::string &message) {
  std::string where = "rank " + std::to_string(index);
  if (step >= 0)
    where += " in step " + std::to_string(step);
  if (inAction)
    where += ", " + action.name();
  run.transport->fail(where + ": " + message);
  return false;
}

namespace pipeline::runtime {

void fillElements(void *p, std::int64_t n, std::int32_t elementBytes, std::uint64_t bits) {
  auto *bytes = static_cast<unsigned char *>(p);
  std::int64_t total = n * elementBytes;
  if (total <= 0)
    return;
  // The low bytes come first on whatever this runs on. What is filled is copied behind itself.
  std::memcpy(bytes, &bits, static_cast<std::size_t>(elementBytes));
  for (std::int64_t done = elementBytes; done < total; done *= 2)
    std::memcpy(bytes + done, bytes, static_cast<std::size_t>(std::min(done, total - done)));
}

void failCallingThread(const std::string &message) {
  if (currentRank) {
    currentRank->fail(message);
    return;
  }
  std::fprintf(stderr, "pipeline runtime: %s\n", message.c_str());
  std::abort();
}

void leaveCallingThread() { currentRank->leave(); }

ContractionTimer::ContractionTimer()
    : rank(currentRank && currentRank->run.options.timeContractions ? currentRank : nullptr) {
  if (rank)
    start = readTicks();
}

ContractionTimer::~ContractionTimer() {
  if (rank)
    rank->contracting += readTicks() - start;
}

} // namespace pipeline::runtime
