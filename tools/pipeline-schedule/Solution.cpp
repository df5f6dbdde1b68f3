//===- Solution.cpp - A schedule, and what is known about it ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Solution.h"

#include "pipeline/Schedule/Csv.h"
#include "pipeline/Schedule/Inference.h"
#include "pipeline/Schedule/Timeline.h"
#include "pipeline/Schedule/Verifier.h"

#include <algorithm>
#include <cmath>

namespace pipeline::explorer {

using namespace schedule;

namespace {

/// What a file says may be said again by an option, but not otherwise.
Status checkAgrees(const char *option, int32_t given, int32_t inFile) {
  if (given == 0 || given == inFile)
    return Status::success();
  return Error{"--" + std::string(option) + "=" + std::to_string(given) + ", but the file has " +
               std::to_string(inFile) + "; leave the option out"};
}

Expected<Problem> makeProblemOfFile(const Options &options, std::string_view csv) {
  Expected<ImportedSchedule> file = readCsv(csv);
  if (!file)
    return Error{options.csvPath + ": " + file.error()};
  Problem &problem = file->problem;
  for (const Status &status :
       {checkAgrees("ranks", options.ranks, problem.ranks),
        checkAgrees("chunks", options.chunks, problem.chunks),
        checkAgrees("microbatches", options.microbatches, problem.microbatches)})
    if (!status)
      return Error{status.error()};
  if (!options.placement.empty()) {
    Expected<Placement> placement =
        parsePlacement(options.placement, problem.ranks, problem.chunks);
    if (!placement)
      return Error{"--placement: " + placement.error()};
    if (!placement->hasSameOwners(problem.placement))
      return Error{"--placement=" + options.placement + ", but the file has " +
                   problem.placement.toString() + "; leave the option out"};
  }
  return std::move(problem);
}

/// The sizes and the placement.
Expected<Problem> makeProblem(const Generator &generator, const Options &options,
                              std::string_view csv) {
  if (generator.takes(Option::Csv))
    return makeProblemOfFile(options, csv);
  int32_t chunks = options.chunks == 0 ? generator.defaultChunks : options.chunks;
  if (options.placement.empty())
    return Problem::create(options.ranks, chunks, options.microbatches, generator.defaultPlacement);
  Expected<Problem> problem = Problem::create(options.ranks, chunks, options.microbatches);
  if (!problem)
    return problem;
  Expected<Placement> placement = parsePlacement(options.placement, options.ranks, chunks);
  if (!placement)
    return Error{"--placement: " + placement.error()};
  problem->placement = *std::move(placement);
  return problem;
}

/// Those of the options that the schedule takes.
GeneratorOptions optionsFor(const Generator &generator, const Options &options,
                            std::string_view csv) {
  GeneratorOptions taken;
  if (generator.takes(Option::GroupSize))
    taken.groupSize = options.generator.groupSize;
  if (generator.takes(Option::WarmUp))
    taken.warmUp = options.generator.warmUp;
  if (generator.takes(Option::Search)) {
    taken.searchBudget = options.generator.searchBudget;
    taken.periodic = options.generator.periodic;
  }
  if (generator.takes(Option::UpdateInterval))
    taken.updateInterval = options.generator.updateInterval;
  if (generator.takes(Option::Csv))
    taken.csv = csv;
  return taken;
}

/// The first remark about each constraint, and how many more there are.
void addRemarks(const Diagnostics &diagnostics, std::vector<std::string> &remarks) {
  std::vector<Constraint> seen;
  for (const Diagnostic &diagnostic : diagnostics.all()) {
    if (diagnostic.severity != Severity::Remark ||
        std::find(seen.begin(), seen.end(), diagnostic.constraint) != seen.end())
      continue;
    seen.push_back(diagnostic.constraint);
    std::string text = toString(diagnostic);
    if (int64_t count = diagnostics.count(diagnostic.constraint); count > 1)
      text += " (and " + std::to_string(count - 1) + " more)";
    remarks.push_back(std::move(text));
  }
}

/// The most that each rank holds at once, in the unit of the problem's memory.
std::vector<int64_t> findPeaks(const Problem &problem, const Schedule &schedule) {
  std::vector<int64_t> peaks;
  for (const std::vector<Action> &actions : schedule.ranks) {
    int64_t held = 0;
    int64_t peak = 0;
    for (const Action &action : actions) {
      held += problem.memoryOf(action.stage).changeBy(action.kind);
      peak = std::max(peak, held);
    }
    peaks.push_back(peak);
  }
  return peaks;
}

/// What is wrong, and where it is but a limit of memory, what to do about it.
Error describeErrors(const Problem &problem, const Schedule &schedule, bool hasBytes,
                     const Diagnostics &diagnostics) {
  std::string text = diagnostics.errorText();
  if (diagnostics.count(Constraint::S7) != diagnostics.numErrors())
    return Error{text};
  std::vector<int64_t> peaks = findPeaks(problem, schedule);
  auto most = static_cast<double>(*std::max_element(peaks.begin(), peaks.end()));
  text += "\n" + schedule.name + " needs a memory limit of " +
          formatTime(hasBytes ? most : most / problem.chunks) +
          (hasBytes                 ? " bytes"
           : most == problem.chunks ? " microbatch"
                                    : " microbatches");
  std::string searching;
  for (const Generator &generator : generators())
    if (generator.takes(Option::Search) && generator.name != schedule.name)
      searching += (searching.empty() ? "" : ", ") + std::string(generator.name);
  return Error{text + (searching.empty() ? "" : "; what keeps to a limit is " + searching)};
}

} // namespace

Expected<Solution> solve(const Generator &generator, const Options &options, const Costs &costs,
                         std::string_view csv) {
  Expected<Problem> problem = makeProblem(generator, options, csv);
  if (!problem)
    return Error{problem.error()};
  if (Status status = costs.applyTo(*problem); !status)
    return Error{status.error()};
  bool hasBytes = costs.areBytes() && !options.forwardOnly;
  // What is not kept has no limit, so the order is not to be restricted by one.
  if (options.forwardOnly) {
    problem->memory.clear();
    problem->memoryLimits.clear();
  }

  Expected<Schedule> order =
      generate(generator.name, *problem, optionsFor(generator, options, csv));
  if (!order)
    return Error{order.error()};
  Expected<Dataflow> dataflow = Dataflow::chain(*problem);
  if (dataflow && options.forwardOnly) {
    *problem = forwardsOf(*problem);
    *order = forwardsOf(*order);
    dataflow = forwardsOf(*problem, *dataflow);
  }
  if (!dataflow)
    return Error{dataflow.error()};

  // A schedule that is wrong everywhere is understood from its first faults.
  constexpr int32_t keptPerConstraint = 4;
  Diagnostics diagnostics = verify(*problem, *order, *dataflow, keptPerConstraint);
  if (diagnostics.hasErrors())
    return describeErrors(*problem, *order, hasBytes, diagnostics);
  Solution solution{*std::move(problem), *std::move(order), *std::move(dataflow), {}, hasBytes};
  solution.remarks = solution.schedule.remarks;
  addRemarks(diagnostics, solution.remarks);
  return solution;
}

Status adoptSizes(Options &options, std::string_view csv) {
  Expected<ImportedSchedule> file = readCsv(csv);
  if (!file)
    return Error{options.csvPath + ": " + file.error()};
  if (options.ranks == 0)
    options.ranks = file->problem.ranks;
  if (options.microbatches == 0)
    options.microbatches = file->problem.microbatches;
  return Status::success();
}

Expected<Simulation> simulate(const Solution &solution, SendMode mode) {
  Expected<Simulation> simulation =
      solution.problem.forwardOnly
          ? simulateForwards(solution.problem, solution.schedule, solution.dataflow, mode)
          : schedule::simulate(solution.problem, solution.schedule, solution.dataflow, mode);
  if (simulation && !std::isfinite(simulation->makespan))
    return Error{"the times add up to more than a number can hold; give them in a larger unit"};
  return simulation;
}

static Expected<double> findMakespan(const Solution &solution, SendMode mode) {
  Expected<Simulation> simulation = simulate(solution, mode);
  if (!simulation)
    return Error{simulation.error()};
  return simulation->makespan;
}

Expected<Measurement> measure(const Solution &solution, const Options &options) {
  // First, and gone before the next: a time line of millions of actions is large.
  Expected<double> otherMakespan = findMakespan(
      solution, options.send == SendMode::Async ? SendMode::Blocking : SendMode::Async);
  if (!otherMakespan)
    return Error{otherMakespan.error()};
  Expected<Simulation> simulation = simulate(solution, options.send);
  if (!simulation)
    return Error{simulation.error()};
  return Measurement{options.send, *std::move(simulation), *otherMakespan,
                     solution.hasBytes ? findPeaks(solution.problem, solution.schedule)
                                       : std::vector<int64_t>()};
}

int32_t largestPeak(const Simulation &simulation) {
  int32_t peak = 0;
  for (const RankTimes &times : simulation.ranks)
    peak = std::max(peak, times.peakInFlight);
  return peak;
}

} // namespace pipeline::explorer
