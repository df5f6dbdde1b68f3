//===- Ticks.cpp - A one-chunk problem in whole numbers ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ticks.h"

#include "pipeline/Schedule/Simulator.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace pipeline::schedule::zerobubble {

namespace {

constexpr Kind kinds[numWorks] = {Kind::F, Kind::I, Kind::W};

/// The power of two by which times become ticks: no order takes longer than
/// all work and all messages one after the other, and that is to stay far
/// below what a tick count can hold.
double scaleOf(const Problem &problem) {
  double total = 0;
  for (int32_t stage = 0; stage < problem.stages(); ++stage) {
    for (Kind kind : kinds)
      total += problem.costOf(stage).of(kind);
    if (stage + 1 < problem.stages())
      total += 2 * problem.latencyBetween(stage, stage + 1);
  }
  total *= problem.microbatches;
  if (total <= 0)
    return 1;
  int exponent = 0;
  std::frexp(total, &exponent);
  return std::ldexp(1.0, 56 - exponent);
}

} // namespace

TickProblem TickProblem::from(const Problem &problem) {
  TickProblem result;
  result.stages = problem.ranks;
  result.microbatches = problem.microbatches;
  result.scale = scaleOf(problem);
  auto toTicks = [&](double time) { return static_cast<Ticks>(std::llround(time * result.scale)); };
  for (int32_t stage = 0; stage < problem.ranks; ++stage) {
    std::array<Ticks, numWorks> &costs = result.costs.emplace_back();
    std::array<int64_t, numWorks> &changes = result.memoryChanges.emplace_back();
    for (int32_t work = 0; work < numWorks; ++work) {
      costs[work] = toTicks(problem.costOf(stage).of(kinds[work]));
      changes[work] = problem.memoryOf(stage).changeBy(kinds[work]);
    }
    if (stage + 1 < problem.ranks)
      result.latencies.push_back(toTicks(problem.latencyBetween(stage, stage + 1)));
    result.limits.push_back(problem.memoryLimits.empty()
                                ? std::numeric_limits<int64_t>::max()
                                : problem.memoryLimits[problem.placement.ownerOf(stage)]);
  }
  return result;
}

Ticks TickProblem::busy(int32_t stage) const {
  return microbatches *
         (costs[stage][Forward] + costs[stage][BackwardInput] + costs[stage][BackwardWeight]);
}

Ticks TickProblem::head(int32_t stage) const {
  Ticks head = 0;
  for (int32_t earlier = 0; earlier < stage; ++earlier)
    head += costs[earlier][Forward] + latencies[earlier];
  return head;
}

int32_t TickProblem::mostInFlight(int32_t stage, int32_t count) const {
  int64_t activation = memoryChanges[stage][Forward];
  if (activation == 0)
    return count;
  return static_cast<int32_t>(std::min<int64_t>(count, limits[stage] / activation));
}

Instance Instance::of(const Problem &problem, int32_t microbatches) {
  Problem resized = problem;
  resized.microbatches = microbatches;
  LowerBound bound = lowerBound(resized, *Dataflow::chain(resized), /*fusedBackward=*/false);
  Instance instance{TickProblem::from(resized), {}, bound.tightSpan};
  // Each of the times on a longest path was rounded by half a tick, and the
  // bound at the precision of its number.
  double scale = instance.problem.scale;
  Ticks rounding = instance.problem.actions() + 4 * instance.problem.stages;
  instance.goal.span = static_cast<Ticks>(bound.tightSpan * scale * (1 + 1e-12)) + rounding;
  for (double span : bound.rankSpans)
    instance.goal.sumOfSpans += static_cast<Ticks>(span * scale * (1 - 1e-12));
  return instance;
}

bool isLawful(const TickProblem &problem, int32_t stage, const Work *works) {
  int32_t counts[numWorks] = {};
  int64_t held = 0;
  for (int32_t at = 0; at < problem.actions(); ++at) {
    Work work = works[at];
    ++counts[work];
    held += problem.memoryChanges[stage][work];
    if (counts[BackwardWeight] > counts[BackwardInput] || counts[BackwardInput] > counts[Forward] ||
        held > problem.limits[stage])
      return false;
  }
  return counts[Forward] == problem.microbatches && counts[BackwardInput] == problem.microbatches;
}

Schedule toSchedule(const Problem &problem, const Order &order, std::string_view name) {
  Schedule schedule{std::string(name), std::vector<std::vector<Action>>(problem.ranks)};
  for (int32_t stage = 0; stage < order.stages; ++stage) {
    std::vector<Action> &actions = schedule.ranks[problem.placement.ownerOf(stage)];
    actions.reserve(order.actions);
    int32_t counts[numWorks] = {};
    for (int32_t at = 0; at < order.actions; ++at) {
      Work work = order.of(stage)[at];
      actions.push_back({kinds[work], stage, counts[work]++});
    }
  }
  return schedule;
}

} // namespace pipeline::schedule::zerobubble
