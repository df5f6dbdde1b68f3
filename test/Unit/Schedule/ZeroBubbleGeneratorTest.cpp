//===- ZeroBubbleGeneratorTest.cpp - zb-h1, zb-h2, interleaved-zb -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steady.h"
#include "Support.h"
#include "pipeline/Schedule/Simulator.h"
#include "pipeline/Schedule/Verifier.h"

#include <algorithm>

namespace pipeline::schedule {
namespace {

using testing::Each;

std::string errorOf(std::string_view name, const Problem &problem) {
  Expected<Schedule> schedule = generate(name, problem);
  return schedule ? "accepted" : schedule.error();
}

Problem withCosts(Problem problem, const StageCost &cost, double latency = 0) {
  problem.costs = {cost};
  problem.latencies = {latency};
  return problem;
}

Simulation simulated(std::string_view name, const Problem &problem) {
  return valueOf(simulate(problem, valueOf(generate(name, problem)), chainOf(problem)));
}

/// Times in which no W is longer than F or I: the domain of the formulas.
const StageCost shortWeights[] = {
    {1, 1, 1, std::nullopt}, {2, 3, 2, std::nullopt},    {1, 1, 0.5, std::nullopt},
    {1, 2, 1, std::nullopt}, {2, 1, 0.25, std::nullopt}, {16, 14, 9, std::nullopt},
};

//===----------------------------------------------------------------------===//
// zb-h1
//===----------------------------------------------------------------------===//

TEST(ZeroBubbleH1, Order) {
  EXPECT_EQ(toString(valueOf(generate("zb-h1", makeProblem(3, 1, 4)))),
            "0F0 0F1 0F2 0I0 0W0 0F3 0I1 0W1 0I2 0W2 0I3 0W3\n"
            "1F0 1F1 1I0 1F2 1I1 1W0 1F3 1I2 1W1 1I3 1W2 1W3\n"
            "2F0 2I0 2F1 2I1 2F2 2I2 2W0 2F3 2I3 2W1 2W2 2W3\n");
  EXPECT_EQ(toString(valueOf(generate("zb-h1", makeProblem(3, 1, 1)))),
            "0F0 0I0 0W0\n1F0 1I0 1W0\n2F0 2I0 2W0\n");
}

TEST(ZeroBubbleH1, UnitTimes) {
  EXPECT_EQ(simulated("zb-h1", makeProblem(4, 1, 8)).makespan, 27);
  EXPECT_EQ(simulated("zb-h1", makeProblem(8, 1, 24)).makespan, 79);
}

TEST(ZeroBubbleH1, BubbleIsTheFormula) {
  for (const StageCost &cost : shortWeights)
    for (int32_t p = 1; p <= 16; ++p)
      for (int32_t m = p; m <= 64; ++m) {
        double f = cost.forward, i = cost.backwardInput, w = cost.backwardWeight;
        ASSERT_EQ(simulated("zb-h1", withCosts(makeProblem(p, 1, m), cost)).makespan,
                  m * (f + i + w) + (p - 1) * (f + i - w))
            << "p=" << p << " m=" << m << " F=" << f << " I=" << i << " W=" << w;
      }
}

TEST(ZeroBubbleH1, HasTheBubblesOfThePaper) {
  // Tables 5 and 6 of arXiv 2401.10241: times in ms, bubble of the largest span.
  struct Row {
    int32_t p, m;
    double forward, input, weight, latency, bubble;
  };
  for (const Row &row : {Row{8, 24, 18.522, 18.086, 9.337, .601, .1585},
                         {8, 32, 18.513, 18.086, 9.331, .626, .1242},
                         {8, 64, 18.546, 18.097, 9.321, .762, .0674},
                         {8, 24, 29.718, 29.444, 19.927, .527, .1323},
                         {8, 32, 29.802, 29.428, 19.530, .577, .1045},
                         {8, 64, 29.935, 29.621, 19.388, .535, .0554},
                         {16, 48, 11.347, 11.248, 8.132, .377, .1397},
                         {16, 64, 11.307, 11.254, 8.101, .379, .1088}}) {
    Problem problem = withCosts(makeProblem(row.p, 1, row.m),
                                {row.forward, row.input, row.weight, std::nullopt}, row.latency);
    EXPECT_NEAR(simulated("zb-h1", problem).bubbleSpan, row.bubble, 0.00006)
        << "p=" << row.p << " m=" << row.m;
  }
}

//===----------------------------------------------------------------------===//
// zb-h2
//===----------------------------------------------------------------------===//

TEST(ZeroBubbleH2, Order) {
  EXPECT_EQ(toString(valueOf(generate("zb-h2", makeProblem(3, 1, 6)))),
            "0F0 0F1 0F2 0F3 0F4 0I0 0W0 0F5 0I1 0W1 0I2 0W2 0I3 0W3 0I4 0W4 0I5 0W5\n"
            "1F0 1F1 1F2 1I0 1F3 1I1 1F4 1I2 1W0 1F5 1I3 1W1 1I4 1W2 1I5 1W3 1W4 1W5\n"
            "2F0 2I0 2F1 2I1 2F2 2I2 2F3 2I3 2F4 2I4 2W0 2F5 2I5 2W1 2W2 2W3 2W4 2W5\n");
}

TEST(ZeroBubbleH2, ForwardsInFlightShrinkFromRankToRank) {
  for (int32_t p = 1; p <= 16; ++p) {
    Schedule schedule = valueOf(generate("zb-h2", makeProblem(p, 1, 40)));
    for (int32_t rank = 0; rank < p; ++rank) {
      auto isBackwardAction = [](const Action &action) { return isBackward(action); };
      const std::vector<Action> &actions = schedule.ranks[rank];
      EXPECT_EQ(std::find_if(actions.begin(), actions.end(), isBackwardAction) - actions.begin(),
                2 * p - 1 - 2 * rank);
    }
    EXPECT_THAT(peakInFlight(schedule), Each(2 * p - 1));
  }
}

TEST(ZeroBubbleH2, BubbleWithinTheSpanIsTheFormula) {
  for (const StageCost &cost : shortWeights)
    for (int32_t p = 1; p <= 16; ++p)
      for (int32_t m = 2 * p - 1; m <= 64; ++m) {
        double f = cost.forward, i = cost.backwardInput, w = cost.backwardWeight;
        ASSERT_EQ(simulated("zb-h2", withCosts(makeProblem(p, 1, m), cost)).largestSpan,
                  m * (f + i + w) + std::max(0.0, (p - 1) * (f + i - 2 * w)))
            << "p=" << p << " m=" << m << " F=" << f << " I=" << i << " W=" << w;
      }
}

TEST(ZeroBubbleH2, MeetsTheBoundOfSpansWhereTimesAreEqual) {
  for (int32_t p = 1; p <= 16; ++p) {
    Problem problem = makeProblem(p, 1, 40);
    problem.memoryLimits.assign(p, 2 * p - 1);
    Simulation simulation = simulated("zb-h2", problem);
    EXPECT_EQ(simulation.largestSpan, simulation.lowerBound.span);
    EXPECT_EQ(simulation.bubbleSpan, 0);
  }
}

//===----------------------------------------------------------------------===//
// interleaved-zb
//===----------------------------------------------------------------------===//

TEST(InterleavedZeroBubble, Order) {
  EXPECT_EQ(toString(valueOf(generate("interleaved-zb", makeProblem(2, 2, 4)))),
            "0F0 0F1 2F0 2F1 2I0 2W0 0F2 2I1 2W1 0F3 0I0 0W0 2F2 0I1 0W1 2F3 2I2 2W2 2I3 2W3 0I2 "
            "0W2 0I3 0W3\n"
            "1F0 1F1 3F0 3I0 3F1 3I1 3W0 1F2 1I0 3W1 1F3 1I1 1W0 3F2 3I2 1W1 3F3 3I3 3W2 1I2 3W3 "
            "1I3 1W2 1W3\n");
}

TEST(InterleavedZeroBubble, IsNoWorseThanTorchs) {
  // What torch.distributed.pipelining 2.15 makes takes, in unit times per
  // chunk, so long and holds so many chunk activations.
  struct Row {
    int32_t p, v, m, makespan, peak;
  };
  for (const Row &row : {Row{4, 2, 8, 51, 8}, {4, 3, 12, 111, 12}, {8, 2, 16, 103, 16}}) {
    Problem problem = makeProblem(row.p, row.v, row.m);
    Simulation simulation = simulated("interleaved-zb", problem);
    EXPECT_EQ(simulation.makespan, row.makespan);
    for (const RankTimes &rank : simulation.ranks)
      EXPECT_EQ(rank.peakInFlight, row.peak);
  }
}

TEST(InterleavedZeroBubble, DividesTheBubbleOfH1ByTheChunks) {
  for (const StageCost &cost : shortWeights)
    for (int32_t p = 1; p <= 16; ++p)
      for (int32_t v = 2; v <= 4; ++v)
        for (int32_t m = p; m <= 64; m += p) {
          // In chunks, v to a share of a rank.
          double f = cost.forward, i = cost.backwardInput, w = cost.backwardWeight;
          ASSERT_EQ(simulated("interleaved-zb", withCosts(makeProblem(p, v, m), cost)).makespan,
                    m * v * (f + i + w) + (p - 1) * (f + i - w))
              << "p=" << p << " v=" << v << " m=" << m << " F=" << f << " I=" << i << " W=" << w;
        }
}

TEST(InterleavedZeroBubble, NamesWhatIsWrongAndWhatWorks) {
  EXPECT_EQ(errorOf("interleaved-zb", makeProblem(4, 1, 8)),
            "interleaved-zb interleaves at least 2 chunks per rank, but chunks is 1; use chunks=2, "
            "or zb-h1");
  EXPECT_EQ(errorOf("interleaved-zb", makeProblem(4, 2, 8, PlacementKind::V)),
            "interleaved-zb needs stages that go round the ranks, but the placement is v; use "
            "placement=loop");
  EXPECT_EQ(errorOf("interleaved-zb", makeProblem(4, 2, 10)),
            "interleaved-zb needs a number of microbatches that is a multiple of the number of "
            "ranks, but 10 is no multiple of 4; use microbatches=8 or 12");
  EXPECT_EQ(errorOf("interleaved-zb", makeProblem(4, 2, 3)),
            "interleaved-zb needs a number of microbatches that is a multiple of the number of "
            "ranks, but 3 is no multiple of 4; use microbatches=4");
  for (int32_t m : {4, 8, 12})
    EXPECT_EQ(errorOf("interleaved-zb", makeProblem(4, 2, m)), "accepted");
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

TEST(ZeroBubble, RefusesMoreChunksWhereOneIsMeant) {
  for (std::string name : {"zb-h1", "zb-h2"}) {
    EXPECT_EQ(errorOf(name, makeProblem(2, 2, 4)),
              name + " runs one chunk per rank, but chunks is 2; use chunks=1, or interleaved-zb");
    EXPECT_EQ(errorOf("interleaved-zb", makeProblem(2, 2, 4)), "accepted");
  }
}

TEST(ZeroBubble, FollowsTheStagesWhateverTheirRanks) {
  for (std::string_view name : {"zb-h1", "zb-h2", "interleaved-zb"}) {
    bool isInterleaved = name == "interleaved-zb";
    Problem problem = makeProblem(3, isInterleaved ? 2 : 1, 6);
    problem.placement =
        isInterleaved ? Placement::list({2, 0, 1, 2, 0, 1}) : Placement::list({2, 0, 1});
    Schedule schedule = valueOf(generate(name, problem));
    EXPECT_TRUE(verify(problem, schedule, chainOf(problem)).all().empty());
    Problem loop = makeProblem(3, problem.chunks, 6);
    EXPECT_EQ(valueOf(simulate(problem, schedule, chainOf(problem))).makespan,
              simulated(name, loop).makespan);
  }
}

TEST(ZeroBubble, MoreMicrobatchesInsertOneBlock) {
  for (std::string_view name : {"zb-h1", "zb-h2", "interleaved-zb"})
    for (int32_t p = 1; p <= 8; ++p)
      for (int32_t v = 1; v <= 3; ++v) {
        bool isInterleaved = name == "interleaved-zb";
        if (isInterleaved != (v > 1))
          continue;
        int32_t period = isInterleaved ? p : 1;
        auto make = [&](int32_t m) { return valueOf(generate(name, makeProblem(p, v, m))); };
        for (int32_t m = 4 * p; m <= 6 * p; m += period)
          EXPECT_TRUE(insertsOneBlock(make(m), make(m + period), period))
              << name << " p=" << p << " v=" << v << " m=" << m;
      }
}

} // namespace
} // namespace pipeline::schedule
