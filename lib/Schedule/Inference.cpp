//===- Inference.cpp - A schedule's forwards alone --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Inference.h"

#include <algorithm>
#include <limits>

namespace pipeline::schedule {

Problem forwardsOf(Problem problem) {
  problem.forwardOnly = true;
  problem.memory.clear();
  problem.memoryLimits.clear();
  return problem;
}

Schedule forwardsOf(const Schedule &schedule) {
  Schedule forwards{schedule.name, std::vector<std::vector<Action>>(schedule.ranks.size())};
  forwards.remarks = schedule.remarks;
  for (size_t rank = 0; rank < schedule.ranks.size(); ++rank)
    std::copy_if(schedule.ranks[rank].begin(), schedule.ranks[rank].end(),
                 std::back_inserter(forwards.ranks[rank]), isForward);
  return forwards;
}

Expected<Dataflow> forwardsOf(const Problem &problem, const Dataflow &dataflow) {
  std::vector<StageEdge> edges;
  std::copy_if(dataflow.edges().begin(), dataflow.edges().end(), std::back_inserter(edges),
               [](const StageEdge &edge) { return edge.consumerKind == Kind::F; });
  return Dataflow::fromEdges(problem, edges);
}

namespace {

/// What no order of forwards can beat.
class ForwardBound {
public:
  ForwardBound(const Problem &problem, const Dataflow &dataflow)
      : problem(problem), heads(problem.stages()), tails(problem.stages()) {
    // Values go to later stages only.
    for (int32_t stage = 0; stage < problem.stages(); ++stage)
      for (const Need &need : dataflow.needs(Kind::F, stage))
        heads[stage] =
            std::max(heads[stage], heads[need.stage] + forward(need.stage) + latency(need, stage));
    for (int32_t stage = problem.stages() - 1; stage >= 0; --stage)
      for (const Need &need : dataflow.needs(Kind::F, stage))
        tails[need.stage] =
            std::max(tails[need.stage], latency(need, stage) + forward(stage) + tails[stage]);
  }

  LowerBound find() const {
    LowerBound bound;
    const Placement &placement = problem.placement;
    for (const std::vector<OwnedStage> &owned : placement.stagesByRank(problem.ranks)) {
      double busy = 0;
      double head = std::numeric_limits<double>::infinity();
      double tail = head;
      for (auto [stage, copy] : owned) {
        busy += placement.microbatchesOf(copy, problem.microbatches) * forward(stage);
        head = std::min(head, heads[stage]);
        tail = std::min(tail, tails[stage]);
      }
      bound.span = std::max(bound.span, busy);
      bound.makespan = std::max(bound.makespan, head + busy + tail);
    }
    return bound;
  }

private:
  double forward(int32_t stage) const { return problem.costOf(stage).forward; }

  /// The least over the copies of the stages.
  double latency(const Need &need, int32_t stage) const {
    const Placement &placement = problem.placement;
    for (int32_t copy = 0; copy < placement.copies(); ++copy)
      if (placement.ownerOf(need.stage, copy) == placement.ownerOf(stage, copy))
        return 0;
    return problem.latencyBetween(need.stage, stage);
  }

  const Problem &problem;
  /// The earliest start of a forward of every stage, and the time that must
  /// pass after the end of one.
  std::vector<double> heads;
  std::vector<double> tails;
};

} // namespace

Expected<Simulation> simulateForwards(const Problem &problem, const Schedule &schedule,
                                      const Dataflow &dataflow, SendMode mode) {
  Expected<Simulation> simulation = simulate(problem, schedule, dataflow, mode);
  if (!simulation)
    return simulation;
  for (RankTimes &times : simulation->ranks)
    times.peakInFlight = std::min(times.peakInFlight, 1);
  simulation->lowerBound = ForwardBound(problem, dataflow).find();
  return simulation;
}

} // namespace pipeline::schedule
