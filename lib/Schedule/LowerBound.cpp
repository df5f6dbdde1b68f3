//===- LowerBound.cpp - What no schedule can beat ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Zero Bubble (arXiv 2401.10241) gives the bound for equal stages; here every
// rank has its own. What is said of ranks with one stage each stands in
// ZeroBubble/ChainBound.h.
//
//===----------------------------------------------------------------------===//

#include "ZeroBubble/ChainBound.h"
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
    LowerBound bound;
    bound.rankSpans.reserve(problem.ranks);
    for (int32_t rank = 0; rank < problem.ranks; ++rank)
      addRank(rank, bound);
    bound.tightSpan = bound.span;
    bound.tightMakespan = bound.makespan;
    if (problem.chunks == 1 && problem.placement.copies() == 1 && hasChain())
      addChain(bound);
    return bound;
  }

private:
  /// What holds for any stages of a rank.
  void addRank(int32_t rank, LowerBound &bound) const {
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
    bound.rankSpans.push_back(busy);
    bound.span = std::max(bound.span, busy);
    bound.makespan = std::max(bound.makespan, head + busy + tail);
  }

  /// What holds besides where every rank has one stage of a chain.
  void addChain(LowerBound &bound) const {
    std::vector<zerobubble::ChainStage> stages;
    for (int32_t stage = 0; stage < problem.stages(); ++stage) {
      int32_t rank = problem.placement.ownerOf(stage);
      const StageMemory &memory = problem.memoryOf(stage);
      zerobubble::ChainStage &own = stages.emplace_back();
      own.forward = forward(stage);
      own.backwardInput = backward(stage);
      own.backwardWeight = fused ? 0 : problem.costOf(stage).of(Kind::W);
      own.latency = stage + 1 < problem.stages() ? latency(stage, stage + 1) : 0;
      own.activation = memory.activation;
      own.weightGradient = fused ? 0 : memory.weightGradient.value_or(memory.activation);
      if (!problem.memoryLimits.empty())
        own.limit = problem.memoryLimits[rank];
    }
    zerobubble::ChainBounds chain = zerobubble::boundChain(stages, problem.microbatches);
    for (int32_t stage = 0; stage < problem.stages(); ++stage) {
      bound.span = std::max(bound.span, chain.spans[stage]);
      bound.makespan = std::max(bound.makespan, heads[stage] + chain.spans[stage]);
      bound.rankSpans[problem.placement.ownerOf(stage)] = chain.tightSpans[stage];
      bound.tightMakespan = std::max(bound.tightMakespan, heads[stage] + chain.tightSpans[stage]);
    }
    bound.tightSpan = std::max(bound.span, chain.tightSpan);
    bound.tightMakespan = std::max({bound.tightMakespan, bound.makespan, chain.tightMakespan});
  }

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

  const Problem &problem;
  const Dataflow &dataflow;
  bool fused;
  std::vector<std::vector<OwnedStage>> byRank;
  std::vector<double> heads;
  std::vector<double> tails;
};

} // namespace

LowerBound lowerBound(const Problem &problem, const Dataflow &dataflow, bool fusedBackward) {
  return BoundFinder(problem, dataflow, fusedBackward).find();
}

} // namespace pipeline::schedule
