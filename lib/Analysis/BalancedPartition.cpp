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
    double cost = sums.get(getStageBegin(ends, stage), ends[stage]) / placement.copies();
    for (int32_t copy = 0; copy < placement.copies(); ++copy) {
      size_t rank = placement.ownerOf(static_cast<int32_t>(stage), copy);
      if (rank >= loads.size())
        loads.resize(rank + 1, 0.0);
      loads[rank] += cost;
    }
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
      : sums(costs), placement(placement), ends(std::move(start)),
        loads(getRankLoads(costs, ends, placement)) {}

  Split run() {
    while (moveOneEnd() || moveRunOfEnds(-1) || moveRunOfEnds(1))
      ;
    return std::move(ends);
  }

private:
  /// An end of a stage, not the last one, moved by some layers.
  struct Move {
    size_t stage;
    ptrdiff_t layers;
  };

  bool moveOneEnd();
  bool moveRunOfEnds(ptrdiff_t layers);

  bool canApply(Move move) const;
  void apply(Move move, SmallVectorImpl<double> &loads);
  void revert(ArrayRef<Move> moves);
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

void LocalSearch::apply(Move move, SmallVectorImpl<double> &loads) {
  size_t before = ends[move.stage], after = before + move.layers;
  // Signed: layers come to this stage from the next, or leave it.
  double cost = after > before ? sums.get(before, after) : -sums.get(after, before);
  for (int32_t copy = 0; copy < placement.copies(); ++copy) {
    auto rank = [&](size_t stage) { return placement.ownerOf(static_cast<int32_t>(stage), copy); };
    loads[rank(move.stage)] += cost / placement.copies();
    loads[rank(move.stage + 1)] -= cost / placement.copies();
  }
  ends[move.stage] = after;
}

void LocalSearch::revert(ArrayRef<Move> moves) {
  for (const Move &move : moves)
    ends[move.stage] -= move.layers;
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

/// Moves one end to a better place: layers go from a stage to its neighbour.
bool LocalSearch::moveOneEnd() {
  for (size_t stage = 0; stage + 1 < ends.size(); ++stage) {
    auto fewest =
        static_cast<ptrdiff_t>(getStageBegin(ends, stage)) - static_cast<ptrdiff_t>(ends[stage]);
    auto most = static_cast<ptrdiff_t>(ends[stage + 1] - ends[stage]);
    for (ptrdiff_t layers = fewest + 1; layers < most; ++layers) {
      Move move{stage, layers};
      SmallVector<double> candidate = loads;
      apply(move, candidate);
      if (isBetter(candidate)) {
        loads = std::move(candidate);
        return true;
      }
      revert(move);
    }
  }
  return false;
}

/// Moves successive ends by one layer each: the stages between them shift, and one
/// layer goes from one end of the run to the other.
bool LocalSearch::moveRunOfEnds(ptrdiff_t layers) {
  size_t movable = ends.size() - 1;
  // An end makes room for the next: leftward the first moves first, rightward the
  // last.
  auto getStage = [&](size_t place) { return layers < 0 ? place : movable - 1 - place; };
  for (size_t first = 0; first < movable; ++first) {
    SmallVector<double> candidate = loads;
    SmallVector<Move> moves;
    for (size_t place = first; place < movable; ++place) {
      Move move{getStage(place), layers};
      if (!canApply(move))
        break;
      apply(move, candidate);
      moves.push_back(move);
      if (isBetter(candidate)) {
        loads = std::move(candidate);
        return true;
      }
    }
    revert(moves);
  }
  return false;
}

/// The most that a rank has to do.
static double getLargestLoad(ArrayRef<double> costs, ArrayRef<size_t> ends,
                             const schedule::Placement &placement) {
  return *llvm::max_element(getRankLoads(costs, ends, placement));
}

Split splitBalanced(ArrayRef<double> costs, const schedule::Placement &placement) {
  size_t stages = placement.stages();
  Split minMax = splitMinMax(costs, stages);
  // With one stage a rank it is the best.
  if (placement.copies() == 1 && getRankLoads(costs, minMax, placement).size() == stages)
    return minMax;
  // What is reached depends on the start; on a draw, on the first one.
  Split first = LocalSearch(costs, placement, std::move(minMax)).run();
  Split second = LocalSearch(costs, placement, splitUniform(costs.size(), stages)).run();
  return getLargestLoad(costs, second, placement) < getLargestLoad(costs, first, placement) ? second
                                                                                            : first;
}

} // namespace pipeline
