//===- BalancedPartition.cpp - Layers split into stages ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/BalancedPartition.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

#include <cmath>
#include <limits>

using namespace llvm;

namespace pipeline {

namespace {
/// Sums of successive layers.
class PrefixSums {
public:
  explicit PrefixSums(ArrayRef<double> costs) {
    sums.push_back(0);
    for (double cost : costs)
      sums.push_back(sums.back() + cost);
  }

  size_t getLayers() const { return sums.size() - 1; }
  double getTotal() const { return sums.back(); }
  /// The cost of the layers [begin, end).
  double get(size_t begin, size_t end) const { return sums[end] - sums[begin]; }

  /// The greatest end such that [begin, end) costs at most `limit`.
  size_t getReach(size_t begin, double limit) const {
    auto first = sums.begin() + static_cast<ptrdiff_t>(begin);
    auto beyond = std::partition_point(first, sums.end(),
                                       [&](double sum) { return sum - sums[begin] <= limit; });
    return beyond - sums.begin() - 1;
  }

private:
  std::vector<double> sums;
};
} // namespace

SmallVector<double> getRankLoads(ArrayRef<double> costs, ArrayRef<size_t> ends,
                                 const schedule::Placement &placement) {
  SmallVector<double> loads;
  PrefixSums sums(costs);
  for (size_t stage = 0; stage < ends.size(); ++stage) {
    size_t rank = placement.rankOf(static_cast<int32_t>(stage));
    if (rank >= loads.size())
      loads.resize(rank + 1, 0.0);
    loads[rank] += sums.get(getStageBegin(ends, stage), ends[stage]);
  }
  return loads;
}

Split splitUniform(size_t layers, size_t stages) {
  Split ends;
  for (size_t stage = 0; stage < stages; ++stage)
    ends.push_back(getStageBegin(ends, stage) + layers / stages + (stage < layers % stages));
  return ends;
}

//===----------------------------------------------------------------------===//
// One stage for each rank
//===----------------------------------------------------------------------===//

/// Whether so many stages suffice, none of which costs more than `limit`. Fewer do
/// too: there are enough layers to split them further.
static bool isFeasible(const PrefixSums &sums, size_t stages, double limit) {
  size_t begin = 0;
  for (size_t stage = 0; stage < stages && begin < sums.getLayers(); ++stage) {
    size_t end = sums.getReach(begin, limit);
    if (end == begin)
      return false;
    begin = end;
  }
  return begin == sums.getLayers();
}

/// The least feasible limit. Positive doubles are ordered as their bits are.
static double getLeastLimit(const PrefixSums &sums, size_t stages) {
  uint64_t infeasible = 0, feasible = bit_cast<uint64_t>(sums.getTotal());
  while (feasible - infeasible > 1) {
    uint64_t middle = infeasible + (feasible - infeasible) / 2;
    (isFeasible(sums, stages, bit_cast<double>(middle)) ? feasible : infeasible) = middle;
  }
  return bit_cast<double>(feasible);
}

/// For every stage, the first layer at which it may begin, so that the layers from
/// there on fit into it and those behind it: filled greedily from the back.
static SmallVector<size_t> getEarliestBegins(const PrefixSums &sums, size_t stages, double limit) {
  SmallVector<size_t> begins(stages + 1, sums.getLayers());
  for (size_t stage = stages; stage-- > 0;) {
    size_t begin = begins[stage + 1];
    while (begin > 0 && sums.get(begin - 1, begins[stage + 1]) <= limit)
      --begin;
    begins[stage] = begin;
  }
  return begins;
}

Split splitMinMax(ArrayRef<double> costs, size_t stages) {
  assert(stages > 0 && stages <= costs.size() && "no stage is empty");
  PrefixSums sums(costs);
  double limit = getLeastLimit(sums, stages);
  SmallVector<size_t> earliest = getEarliestBegins(sums, stages, limit);
  Split ends;
  for (size_t stage = 0, begin = 0; stage < stages; ++stage) {
    size_t behind = stages - stage - 1;
    size_t least = std::max(begin + 1, earliest[stage + 1]);
    size_t most = std::min(sums.getReach(begin, limit), costs.size() - behind);
    double share = sums.get(begin, costs.size()) / static_cast<double>(behind + 1);
    size_t end = least;
    while (end < most &&
           std::abs(sums.get(begin, end + 1) - share) <= std::abs(sums.get(begin, end) - share))
      ++end;
    ends.push_back(end);
    begin = end;
  }
  return ends;
}

//===----------------------------------------------------------------------===//
// Several stages for each rank
//===----------------------------------------------------------------------===//

namespace {
/// A split under improvement: the loads of ranks as its ends move.
class LocalSearch {
public:
  LocalSearch(ArrayRef<double> costs, const schedule::Placement &placement, Split start)
      : sums(costs), placement(placement), ends(std::move(start)) {
    loads = getRankLoads(costs, ends, placement);
  }

  Split run() {
    while (improve())
      ;
    return std::move(ends);
  }

private:
  /// An end of a stage, and by how many layers it moves.
  struct Move {
    size_t stage;
    ptrdiff_t layers;
  };

  /// Ends of stages may move, but for the last one.
  size_t getMovable() const { return ends.size() - 1; }
  bool isOnRank(size_t stage, size_t rank) const {
    return placement.rankOf(static_cast<int32_t>(stage)) == static_cast<int32_t>(rank);
  }

  bool improve();
  bool tryMoves(ArrayRef<Move> moves);
  bool canApply(Move move) const;
  void apply(Move move, SmallVectorImpl<double> &changed);
  /// Better: a smaller maximum, or the same one with loads nearer to each other.
  bool isBetter(ArrayRef<double> candidate) const;

  PrefixSums sums;
  const schedule::Placement &placement;
  Split ends;
  SmallVector<double> loads;
};
} // namespace

bool LocalSearch::canApply(Move move) const {
  ptrdiff_t end = static_cast<ptrdiff_t>(ends[move.stage]) + move.layers;
  return end > static_cast<ptrdiff_t>(getStageBegin(ends, move.stage)) &&
         end < static_cast<ptrdiff_t>(ends[move.stage + 1]);
}

void LocalSearch::apply(Move move, SmallVectorImpl<double> &changed) {
  auto rank = [&](size_t stage) { return placement.rankOf(static_cast<int32_t>(stage)); };
  size_t before = ends[move.stage], after = before + move.layers;
  // Signed: layers come to this stage from the next, or leave it.
  double cost = after > before ? sums.get(before, after) : -sums.get(after, before);
  changed[rank(move.stage)] += cost;
  changed[rank(move.stage + 1)] -= cost;
  ends[move.stage] = after;
}

bool LocalSearch::isBetter(ArrayRef<double> candidate) const {
  auto squares = [](ArrayRef<double> values) {
    double sum = 0;
    for (double value : values)
      sum += value * value;
    return sum;
  };
  double before = *llvm::max_element(loads), after = *llvm::max_element(candidate);
  // Sums of loads carry rounding: what is no more than that is no improvement, or
  // the search could go in circles.
  constexpr double tolerance = 1e-12;
  if (after < before * (1 - tolerance))
    return true;
  return after <= before && squares(candidate) < squares(loads) * (1 - tolerance);
}

bool LocalSearch::tryMoves(ArrayRef<Move> moves) {
  SmallVector<double> candidate = loads;
  size_t applied = 0;
  while (applied < moves.size() && canApply(moves[applied]))
    apply(moves[applied++], candidate);
  if (applied == moves.size() && isBetter(candidate)) {
    loads = std::move(candidate);
    return true;
  }
  while (applied-- > 0)
    ends[moves[applied].stage] -= moves[applied].layers;
  return false;
}

/// Makes one move that helps: one end to anywhere, or two ends by one layer each. One
/// of them bounds a stage of the most loaded rank: other moves can't lower its load.
bool LocalSearch::improve() {
  size_t busiest = llvm::max_element(loads) - loads.begin();
  SmallVector<size_t> bounds;
  for (size_t stage = 0; stage < getMovable(); ++stage)
    if (isOnRank(stage, busiest) || isOnRank(stage + 1, busiest))
      bounds.push_back(stage);
  for (size_t stage : bounds) {
    auto fewest =
        static_cast<ptrdiff_t>(getStageBegin(ends, stage)) - static_cast<ptrdiff_t>(ends[stage]);
    auto most = static_cast<ptrdiff_t>(ends[stage + 1] - ends[stage]);
    for (ptrdiff_t layers = fewest + 1; layers < most; ++layers)
      if (layers != 0 && tryMoves(Move{stage, layers}))
        return true;
  }
  for (size_t stage : bounds)
    for (size_t other = 0; other < getMovable(); ++other)
      for (ptrdiff_t layers : {-1, 1})
        for (ptrdiff_t otherLayers : {-1, 1})
          if (other != stage && tryMoves({Move{stage, layers}, Move{other, otherLayers}}))
            return true;
  return false;
}

Split splitBalanced(ArrayRef<double> costs, const schedule::Placement &placement) {
  Split start = splitMinMax(costs, placement.stages());
  // With one stage a rank there is nothing to gain: the search would only move
  // loads below the largest.
  SmallVector<double> loads = getRankLoads(costs, start, placement);
  if (loads.size() == start.size())
    return start;
  return LocalSearch(costs, placement, std::move(start)).run();
}

} // namespace pipeline
