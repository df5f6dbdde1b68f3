//===- Simulator.cpp - When each action runs --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Simulator.h"

#include "ActionIndex.h"
#include "BlockingSimulation.h"
#include "EndTimes.h"
#include "pipeline/Schedule/Verifier.h"

#include <algorithm>

namespace pipeline::schedule {

namespace {

/// Fills starts and ends, with transfers that occupy no rank.
Status simulateAsync(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
                     const ActionIndex &index, Simulation &simulation) {
  return findEnds(
      problem, schedule, dataflow, index, simulation.ends,
      [&](const Action &action) { return problem.costOf(action); },
      [&](int32_t from, int32_t to) { return problem.latencyBetween(from, to); },
      [&](int32_t rank, int32_t position, double start) {
        simulation.starts[rank][position] = start;
      });
}

void measureRanks(const Problem &problem, const Schedule &schedule, Simulation &simulation) {
  std::vector<int32_t> peaks = peakInFlight(schedule);
  simulation.ranks.resize(problem.ranks);
  double busy = 0;
  for (int32_t rank = 0; rank < problem.ranks; ++rank) {
    RankTimes &times = simulation.ranks[rank];
    for (const Action &action : schedule.ranks[rank])
      times.busy += problem.costOf(action);
    times.start = simulation.starts[rank].front();
    times.end = simulation.ends[rank].back();
    times.idleInSpan = times.span() - times.busy;
    times.peakInFlight = peaks[rank];

    busy += times.busy;
    simulation.makespan = std::max(simulation.makespan, times.end);
    if (times.span() > simulation.largestSpan) {
      simulation.largestSpan = times.span();
      simulation.bubbleSpan = times.idleInSpan / times.span();
    }
  }
  if (simulation.makespan > 0)
    simulation.bubbleMakespan = 1 - busy / (problem.ranks * simulation.makespan);
}

void countMessages(const Problem &problem, const Dataflow &dataflow, Simulation &simulation) {
  const Placement &placement = problem.placement;
  for (const StageEdge &edge : dataflow.edges())
    for (int32_t copy = 0; copy < placement.copies(); ++copy) {
      bool local = placement.ownerOf(edge.producerStage, copy) ==
                   placement.ownerOf(edge.consumerStage, copy);
      (local ? simulation.localHandoffs : simulation.messages) +=
          placement.microbatchesOf(copy, problem.microbatches);
    }
}

} // namespace

Expected<Simulation> simulate(const Problem &problem, const Schedule &schedule,
                              const Dataflow &dataflow, SendMode mode) {
  Diagnostics diagnostics;
  ActionIndex index(problem, schedule, diagnostics);
  if (diagnostics.hasErrors())
    return Error{diagnostics.errorText()};

  Simulation simulation;
  for (const std::vector<Action> &actions : schedule.ranks) {
    simulation.starts.emplace_back(actions.size());
    simulation.ends.emplace_back(actions.size());
  }
  Status status = mode == SendMode::Async
                      ? simulateAsync(problem, schedule, dataflow, index, simulation)
                      : simulateBlocking(problem, schedule, dataflow, index, simulation);
  if (!status)
    return Error{status.error()};

  measureRanks(problem, schedule, simulation);
  countMessages(problem, dataflow, simulation);
  simulation.lowerBound = lowerBound(problem, dataflow, !schedule.hasSplitBackwards());
  return simulation;
}

} // namespace pipeline::schedule
