//===- LowerBound.cpp - What no schedule can beat ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Zero Bubble (arXiv 2401.10241) gives the bound for equal stages; here every
// rank has its own.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Simulator.h"

#include <algorithm>
#include <limits>

namespace pipeline::schedule {

namespace {

class BoundFinder {
public:
  BoundFinder(const Problem &problem, const Dataflow &dataflow, bool fusedBackward)
      : problem(problem), dataflow(dataflow), fused(fusedBackward),
        byRank(problem.placement.stagesByRank(problem.ranks)) {}

  LowerBound find() {
    findHeads();
    findTails();
    bool single = problem.chunks == 1 && problem.placement.copies() == 1 && hasChain();
    if (single)
      findReturns();

    LowerBound bound;
    for (int32_t rank = 0; rank < problem.ranks; ++rank) {
      double busy = 0;
      double head = std::numeric_limits<double>::infinity();
      // Where I and W are split, a rank's last action is a W, which nobody
      // waits for.
      double tail = fused ? head : 0;
      for (auto [stage, copy] : byRank[rank]) {
        busy += problem.placement.microbatchesOf(copy, problem.microbatches) *
                (forward(stage) + backwardAndWeight(stage));
        head = std::min(head, heads[stage]);
        if (fused)
          tail = std::min(tail, tails[stage]);
      }
      double span = single ? spanOfSingleStage(rank, byRank[rank].front().stage) : busy;
      bound.span = std::max(bound.span, span);
      bound.makespan = std::max({bound.makespan, head + span, head + busy + tail});
    }
    return bound;
  }

private:
  double forward(int32_t stage) const { return problem.costOf(stage).of(Kind::F); }
  /// The time after which earlier stages may go on.
  double backward(int32_t stage) const {
    return problem.costOf(stage).of(fused ? Kind::B : Kind::I);
  }
  double backwardAndWeight(int32_t stage) const {
    const StageCost &cost = problem.costOf(stage);
    return fused ? cost.of(Kind::B) : cost.of(Kind::I) + cost.of(Kind::W);
  }
  double latency(int32_t from, int32_t to) const {
    const Placement &placement = problem.placement;
    double least = problem.latencyBetween(from, to);
    for (int32_t copy = 0; copy < placement.copies(); ++copy)
      if (placement.ownerOf(from, copy) == placement.ownerOf(to, copy))
        least = 0;
    return least;
  }

  /// The earliest start of a forward of every stage.
  void findHeads() {
    heads.assign(problem.stages(), 0);
    for (int32_t stage = 0; stage < problem.stages(); ++stage)
      for (const Need &need : dataflow.needs(Kind::F, stage))
        heads[stage] = std::max(heads[stage], heads[need.stage] + forward(need.stage) +
                                                  latency(need.stage, stage));
  }

  /// The time that must pass after the end of a backward of every stage.
  /// Gradients go to earlier stages, so a stage's consumers come before it.
  void findTails() {
    tails.assign(problem.stages(), 0);
    for (int32_t stage = 0; stage < problem.stages(); ++stage)
      for (const Need &need : dataflow.needs(Kind::B, stage))
        if (need.kind == Kind::B)
          tails[need.stage] = std::max(tails[need.stage],
                                       latency(need.stage, stage) + backward(stage) + tails[stage]);
  }

  /// Whether every stage needs the one before it and gives its gradient back.
  bool hasChain() const {
    for (int32_t stage = 1; stage < problem.stages(); ++stage) {
      auto has = [&](const StageEdge &edge) {
        return std::binary_search(dataflow.edges().begin(), dataflow.edges().end(), edge);
      };
      if (!has({Kind::F, stage - 1, Kind::F, stage}) || !has({Kind::B, stage, Kind::B, stage - 1}))
        return false;
    }
    return true;
  }

  /// The time from the end of a forward to the start of its backward.
  void findReturns() {
    returns.assign(problem.stages(), 0);
    for (int32_t stage = problem.stages() - 2; stage >= 0; --stage)
      returns[stage] = returns[stage + 1] + forward(stage + 1) + backward(stage + 1) +
                       2 * latency(stage, stage + 1);
  }

  double spanOfSingleStage(int32_t rank, int32_t stage) const {
    double m = problem.microbatches;
    double limit = m;
    if (int64_t activation = problem.memoryOf(stage).activation;
        !problem.memoryLimits.empty() && activation > 0)
      limit = std::min(m, static_cast<double>(problem.memoryLimits[rank] / activation));
    double span = m * (forward(stage) + backwardAndWeight(stage));
    // Idle before the first backward: no more forwards fit than the limit.
    span += std::max(0.0, returns[stage] - (limit - 1) * forward(stage));
    // Idle after the last forward: only work that is resident fills it.
    if (limit < m)
      span += std::max(0.0, returns[stage] - (limit - 1) * backwardAndWeight(stage));
    return span;
  }

  const Problem &problem;
  const Dataflow &dataflow;
  bool fused;
  std::vector<std::vector<OwnedStage>> byRank;
  std::vector<double> heads;
  std::vector<double> tails;
  std::vector<double> returns;
};

} // namespace

LowerBound lowerBound(const Problem &problem, const Dataflow &dataflow, bool fusedBackward) {
  return BoundFinder(problem, dataflow, fusedBackward).find();
}

} // namespace pipeline::schedule
