//===- BalancedPartitionTest.cpp - Splits against brute force ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/BalancedPartition.h"

#include "llvm/ADT/STLExtras.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <numeric>
#include <random>

using namespace pipeline;
using schedule::Placement;
using testing::ElementsAre;

namespace {

double getLargestLoad(llvm::ArrayRef<double> costs, llvm::ArrayRef<size_t> ends,
                      const Placement &placement) {
  return *llvm::max_element(getRankLoads(costs, ends, placement));
}

/// Whether every stage has a layer and every layer a stage.
bool isValid(llvm::ArrayRef<size_t> ends, size_t layers, size_t stages) {
  if (ends.size() != stages || ends.back() != layers)
    return false;
  for (size_t stage = 0; stage < stages; ++stage)
    if (ends[stage] <= getStageBegin(ends, stage))
      return false;
  return true;
}

/// The least largest load over every valid split.
double searchAll(llvm::ArrayRef<double> costs, const Placement &placement, Split &ends) {
  size_t stage = ends.size(), stages = placement.stages(), layers = costs.size();
  if (stage == stages)
    return getLargestLoad(costs, ends, placement);
  size_t begin = ends.empty() ? 0 : ends.back(), behind = stages - stage - 1;
  double best = std::numeric_limits<double>::infinity();
  for (size_t end = behind == 0 ? layers : begin + 1; end + behind <= layers; ++end) {
    ends.push_back(end);
    best = std::min(best, searchAll(costs, placement, ends));
    ends.pop_back();
  }
  return best;
}

double searchAll(llvm::ArrayRef<double> costs, const Placement &placement) {
  Split ends;
  return searchAll(costs, placement, ends);
}

/// Costs of a few kinds: equal, from a few values, widely spread.
std::vector<double> makeCosts(std::mt19937 &random, size_t layers) {
  std::vector<double> costs(layers);
  unsigned kind = random() % 4;
  for (double &cost : costs)
    switch (kind) {
    case 0:
      cost = 3;
      break;
    case 1:
      cost = 1 + random() % 4;
      break;
    case 2:
      cost = 1 + random() % 100000;
      break;
    default:
      cost = std::uniform_real_distribution<double>(1e-3, 1.0)(random);
    }
  return costs;
}

TEST(UniformSplit, FirstStagesTakeWhatRemains) {
  EXPECT_THAT(splitUniform(10, 4), ElementsAre(3, 6, 8, 10));
  EXPECT_THAT(splitUniform(4, 4), ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(splitUniform(7, 1), ElementsAre(7));
}

TEST(MinMaxSplit, EqualsBruteForce) {
  std::mt19937 random(1);
  for (int i = 0; i < 2000; ++i) {
    size_t layers = 1 + random() % 11, stages = 1 + random() % layers;
    std::vector<double> costs = makeCosts(random, layers);
    Placement placement = Placement::loop(static_cast<int32_t>(stages), 1);
    Split ends = splitMinMax(costs, stages);
    ASSERT_TRUE(isValid(ends, layers, stages));
    EXPECT_EQ(getLargestLoad(costs, ends, placement), searchAll(costs, placement));
    EXPECT_EQ(splitBalanced(costs, placement), ends);
  }
}

TEST(MinMaxSplit, OrderOfTheRanksDoesNotMatter) {
  std::vector<double> costs = {4, 1, 1, 2, 8};
  EXPECT_EQ(splitBalanced(costs, Placement::list({2, 0, 1})), splitMinMax(costs, 3));
}

TEST(MinMaxSplit, StagesBelowTheLimitAreNearTheirShare) {
  // 3, 3, 3, 1 has the same limit.
  EXPECT_THAT(splitMinMax(std::vector<double>(10, 1.0), 4), ElementsAre(3, 5, 8, 10));
  // An embedding, twelve blocks, a heavy head.
  std::vector<double> gpt(14, 1.0);
  gpt.front() = 0.05;
  gpt.back() = 1.5;
  EXPECT_THAT(splitMinMax(gpt, 4), ElementsAre(4, 8, 11, 14));
}

TEST(MinMaxSplit, WidelySpreadCostsAreExact) {
  // The small ones are lost in a sum with the large one, but not their layers.
  std::vector<double> costs = {1e-30, 1e300, 1e-30, 1.0, 1.0};
  Split ends = splitMinMax(costs, 3);
  EXPECT_TRUE(isValid(ends, 5, 3));
  EXPECT_EQ(getLargestLoad(costs, ends, Placement::loop(3, 1)), 1e300);
}

TEST(MinMaxSplit, ManyLayersTakeNoTime) {
  std::mt19937 random(2);
  std::vector<double> costs(100000);
  for (double &cost : costs)
    cost = 1 + random() % 1000;
  Split ends = splitMinMax(costs, 4096);
  EXPECT_TRUE(isValid(ends, 100000, 4096));
}

TEST(BalancedSplit, IsNeverWorseThanTheMinMaxSplitAndOftenTheBest) {
  std::mt19937 random(3);
  int cases = 0, best = 0;
  double worst = 1;
  for (int i = 0; i < 1000; ++i) {
    int32_t ranks = 2 + random() % 2, chunks = 2 + random() % 2;
    size_t stages = ranks * chunks, layers = stages + random() % 5;
    std::vector<double> costs = makeCosts(random, layers);
    Placement placement = i % 2 ? Placement::loop(ranks, chunks) : Placement::v(ranks, chunks);
    Split ends = splitBalanced(costs, placement);
    ASSERT_TRUE(isValid(ends, layers, stages));
    double load = getLargestLoad(costs, ends, placement);
    EXPECT_LE(load, getLargestLoad(costs, splitMinMax(costs, stages), placement) * (1 + 1e-12));
    double least = searchAll(costs, placement);
    EXPECT_GE(load, least * (1 - 1e-12));
    ++cases;
    best += load <= least * (1 + 1e-12);
    worst = std::max(worst, load / least);
  }
  RecordProperty("optimal", best);
  EXPECT_GE(best, cases * 9 / 10) << best << " of " << cases << " are optimal";
  EXPECT_LE(worst, 1.5);
}

TEST(BalancedSplit, ChunksOfARankMakeUpForEachOther) {
  // As one piece each, the 6 is on the rank of the 4: 10 against 3. Its rank's other
  // chunk can do less.
  std::vector<double> costs = {1, 1, 1, 1, 6, 1, 1};
  Placement placement = Placement::loop(2, 2);
  Split ends = splitBalanced(costs, placement);
  EXPECT_EQ(getLargestLoad(costs, ends, placement), searchAll(costs, placement));
}

TEST(BalancedSplit, ManyStagesTakeLittleTime) {
  std::mt19937 random(4);
  std::vector<double> costs(1000);
  for (double &cost : costs)
    cost = 1 + random() % 1000;
  Placement placement = Placement::loop(64, 4);
  Split ends = splitBalanced(costs, placement);
  EXPECT_TRUE(isValid(ends, 1000, 256));
  double mean = std::accumulate(costs.begin(), costs.end(), 0.0) / 64;
  EXPECT_LE(getLargestLoad(costs, ends, placement), 1.1 * mean);
}

} // namespace
