//===- LowerBoundTest.cpp - What no schedule can beat -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EveryOrder.h"
#include "Support.h"
#include "pipeline/Schedule/Simulator.h"

#include <algorithm>
#include <limits>
#include <random>

namespace pipeline::schedule {
namespace {

LowerBound boundOf(const Problem &problem, bool fusedBackward = false) {
  return lowerBound(problem, chainOf(problem), fusedBackward);
}

Problem withCosts(Problem problem, double forward, double backward, double latency = 0) {
  problem.costs = {{forward, backward / 2, backward / 2, std::nullopt}};
  problem.latencies = {latency};
  return problem;
}

TEST(LowerBound, OfOneFOneBUnderItsOwnMemoryIsMet) {
  // With fused backwards, p in flight on rank 0 and no latency nothing beats
  // (m + p - 1)(F + B).
  for (int32_t p = 1; p <= 8; ++p)
    for (int32_t m = 1; m <= 20; ++m) {
      Problem problem = withCosts(makeProblem(p, 1, m), 1, 2);
      for (int32_t rank = 0; rank < p; ++rank)
        problem.memoryLimits.push_back(std::min(p - rank, m));
      LowerBound bound = boundOf(problem, true);
      EXPECT_EQ(bound.makespan, (m + p - 1) * 3.0) << "p=" << p << " m=" << m;
      EXPECT_EQ(bound.tightMakespan, bound.makespan);
    }
}

TEST(LowerBound, OfSeveralChunksIsHeadAndWorkAndTail) {
  Problem problem = withCosts(makeProblem(4, 2, 8), 1, 2, 0.5);
  LowerBound fused = boundOf(problem, true);
  EXPECT_EQ(fused.span, 8 * 2 * 3);
  // The last rank starts after three forwards and hops, and three backwards
  // and hops follow it.
  EXPECT_EQ(fused.makespan, 3 * 1.5 + 48 + 3 * 2.5);
  // Weight gradients may come last, and nobody waits for them.
  EXPECT_EQ(boundOf(problem).makespan, 3 * 1.5 + 48);
  EXPECT_EQ(boundOf(problem).tightSpan, 48);
}

TEST(LowerBound, OfOneChunkKnowsTheReturnTime) {
  Problem problem = makeProblem(4, 1, 8); // F = I = W = 1.
  // Rank 0 waits 6 for its first backward, and has 7 forwards to fill that.
  EXPECT_EQ(boundOf(problem).span, 24);
  problem.memoryLimits = {4, 4, 4, 4};
  // Now only 3 forwards: 3 idle before; after, 3 times I and W fill all of 6.
  EXPECT_EQ(boundOf(problem).span, 24 + 3);
  problem.memoryLimits = {2, 4, 4, 4};
  EXPECT_EQ(boundOf(problem).span, 24 + 5 + 4);
}

TEST(LowerBound, OfFewMicrobatchesCountsOneBracket) {
  // With m within the limit the time before the first backward may be the one
  // after the last forward.
  Problem problem = makeProblem(4, 1, 3);
  EXPECT_EQ(boundOf(problem).span, 9 + 6 - 2);
  problem.memoryLimits = {3, 3, 3, 3};
  EXPECT_EQ(boundOf(problem).span, 9 + 6 - 2);
}

TEST(LowerBound, CountsBytesOfEveryStage) {
  Problem problem = makeProblem(4, 1, 8);
  // I leaves half: twice as many Ws find room, but take no longer than I and W.
  problem.memory = {{10, 5}};
  problem.memoryLimits = {20, 40, 40, 40};
  EXPECT_EQ(boundOf(problem).span, 24 + 5 + 4);
  // I leaves a quarter, so that four Ws find room beside the last forward.
  problem.memory = {{12, 3}};
  problem.memoryLimits = {24, 48, 48, 48};
  EXPECT_EQ(boundOf(problem).span, 24 + 5 + 2);
  // And with what is between two multiples, more; 2 microbatches still.
  problem.memoryLimits = {33, 48, 48, 48};
  EXPECT_EQ(boundOf(problem).span, 24 + 5 + 0);
  // A stage that takes less has room for more.
  problem.memory = {{6, 6}, {12, 12}, {12, 12}, {12, 12}};
  problem.memoryLimits = {24, 48, 48, 48};
  EXPECT_EQ(boundOf(problem).span, 24 + 3);
}

TEST(LowerBound, AddsTheLatencyOfEveryHop) {
  Problem problem = makeProblem(4, 1, 8);
  problem.memoryLimits = {4, 4, 4, 4};
  problem.latencies = {0.25, 0.5, 1};
  // R of rank 0 is 6 + 2 * 1.75; its brackets are 3 + 3.5 and 3.5.
  EXPECT_EQ(boundOf(problem).span, 24 + 6.5 + 3.5);
}

TEST(LowerBound, TakesStagesAsTheyAre) {
  Problem problem = makeProblem(3, 1, 6);
  problem.costs = {{1, 1, 1, std::nullopt}, {2, 3, 1, std::nullopt}, {1, 2, 2, std::nullopt}};
  problem.memoryLimits = {3, 3, 3};
  // Rank 0: R = 5 + 3. Rank 1: R = 3, nothing is idle, but it has the most work.
  EXPECT_EQ(boundOf(problem).span, std::max(18 + 6 + 4, 36));
  // It starts 1 after the beginning.
  EXPECT_EQ(boundOf(problem).makespan, 37);
}

TEST(LowerBound, KnowsThatRanksWaitForEachOther) {
  // Row 1 of tables 5 and 6 of arXiv 2401.10241. From 13 on more memory gains
  // nothing.
  Problem problem = makeProblem(8, 1, 24);
  problem.costs = {{18.522, 18.086, 9.337, std::nullopt}};
  problem.latencies = {0.601};
  problem.memory = {{34 * 2304 + 5 * 24 * 1024, 32 * 2304}};
  double busy = 24 * (18.522 + 18.086 + 9.337);
  for (auto [limit, bubble] : {std::pair(9, .1279),
                               {10, .0951},
                               {11, .0672},
                               {12, .0524},
                               {13, .0433},
                               {14, .0433},
                               {16, .0433},
                               {24, .0433}}) {
    problem.memoryLimits.assign(8, limit * problem.memory.front().activation);
    LowerBound bound = boundOf(problem);
    EXPECT_NEAR(1 - busy / bound.tightSpan, bubble, .00005) << "limit " << limit;
    EXPECT_LE(bound.span, bound.tightSpan);
  }
}

TEST(LowerBound, KnowsThatLittleMemoryMustBeTurnedOver) {
  // One microbatch at a time: nothing runs beside it.
  Problem problem = makeProblem(4, 1, 8);
  problem.memoryLimits = {1, 1, 1, 1};
  EXPECT_EQ(boundOf(problem).tightSpan, 8 * (4 + 4 + 1));
}

TEST(LowerBound, IsNotBeatenByAnyOrderOfATinyProblem) {
  std::mt19937 random(1);
  int met = 0;
  int cases = 0;
  for (int32_t trial = 0; trial < 120; ++trial) {
    bool fused = trial % 3 == 0;
    int32_t p = 1 + random() % 3;
    Problem problem = makeProblem(p, 1, p == 3 ? 2 : 1 + random() % 3);
    auto time = [&] { return (random() % 5) * 0.5; };
    for (int32_t stage = 0; stage < p; ++stage) {
      problem.costs.push_back({time(), time(), time(), std::nullopt});
      int64_t activation = random() % 5;
      problem.memory.push_back({activation, random() % (activation + 1)});
      problem.memoryLimits.push_back(activation + random() % 9);
      if (stage + 1 < p)
        problem.latencies.push_back(time());
    }
    if (p == 1)
      problem.latencies.clear();
    LowerBound bound = boundOf(problem, fused);
    Optimum optimum = optimumOf(problem, fused);
    SCOPED_TRACE("trial " + std::to_string(trial));
    ASSERT_LE(bound.span, bound.tightSpan);
    ASSERT_LE(bound.makespan, bound.tightMakespan);
    ASSERT_LE(bound.tightSpan, optimum.largestSpan + 1e-9);
    ASSERT_LE(bound.tightMakespan, optimum.makespan + 1e-9);
    for (int32_t rank = 0; rank < p; ++rank)
      ASSERT_LE(bound.rankSpans[rank], optimum.spans[rank] + 1e-9);
    ++cases;
    met += bound.tightSpan >= optimum.largestSpan - 1e-9;
  }
  // A bound that says nothing is not beaten either.
  EXPECT_GT(met, cases * 3 / 4);
}

} // namespace
} // namespace pipeline::schedule
