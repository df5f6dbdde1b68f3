//===- SimulatorTest.cpp - When each action runs ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Simulator.h"
#include "BruteForce.h"
#include "RandomSchedule.h"
#include "Support.h"
#include "pipeline/Schedule/Verifier.h"

#include <algorithm>
#include <cmath>

namespace pipeline::schedule {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// All stages with the same times.
Problem withCosts(Problem problem, double forward, double backward, double latency = 0) {
  problem.costs = {{forward, backward / 2, backward / 2, std::nullopt}};
  problem.latencies = {latency};
  return problem;
}

Simulation simulated(const Problem &problem, const Schedule &schedule,
                     SendMode mode = SendMode::Async) {
  return valueOf(simulate(problem, schedule, chainOf(problem), mode));
}

double makespanOf(std::string_view name, const Problem &problem) {
  return simulated(problem, valueOf(generate(name, problem))).makespan;
}

//===----------------------------------------------------------------------===//
// One time line in full
//===----------------------------------------------------------------------===//

TEST(Simulator, ReportsEveryNumber) {
  Problem problem = withCosts(makeProblem(2, 1, 2), 1, 2, 0.5);
  Simulation simulation = simulated(problem, valueOf(generate("1f1b", problem)));
  EXPECT_THAT(simulation.starts,
              ElementsAre(ElementsAre(0, 1, 5, 8), ElementsAre(1.5, 2.5, 4.5, 5.5)));
  EXPECT_THAT(simulation.ends,
              ElementsAre(ElementsAre(1, 2, 7, 10), ElementsAre(2.5, 4.5, 5.5, 7.5)));
  EXPECT_EQ(simulation.makespan, 10);
  EXPECT_EQ(simulation.largestSpan, 10);
  EXPECT_EQ(simulation.ranks[0].busy, 6);
  EXPECT_EQ(simulation.ranks[0].span(), 10);
  EXPECT_EQ(simulation.ranks[0].idleInSpan, 4);
  EXPECT_EQ(simulation.ranks[0].peakInFlight, 2);
  EXPECT_EQ(simulation.ranks[1].start, 1.5);
  EXPECT_EQ(simulation.ranks[1].end, 7.5);
  EXPECT_EQ(simulation.ranks[1].idleInSpan, 0);
  EXPECT_EQ(simulation.ranks[1].peakInFlight, 1);
  EXPECT_DOUBLE_EQ(simulation.bubbleMakespan, 1 - 12.0 / 20);
  EXPECT_DOUBLE_EQ(simulation.bubbleSpan, 0.4);
  EXPECT_EQ(simulation.messages, 4);
  EXPECT_EQ(simulation.localHandoffs, 0);
}

TEST(Simulator, CountsHandoffsThatStayOnTheirRank) {
  Problem problem = makeProblem(2, 2, 3, PlacementKind::V); // 0 1 1 0
  Schedule schedule = parsed("0F0 0F1 0F2 3F0 3B0 3F1 3B1 3F2 3B2 0B0 0B1 0B2\n"
                             "1F0 2F0 1F1 2F1 1F2 2F2 2B0 1B0 2B1 1B1 2B2 1B2");
  Simulation simulation = simulated(problem, schedule);
  EXPECT_EQ(simulation.messages, 12);
  EXPECT_EQ(simulation.localHandoffs, 6);
}

TEST(Simulator, FailsWhereTheScheduleIsWrong) {
  Problem problem = makeProblem(2, 1, 2);
  auto errorOf = [&](std::string_view text) {
    Expected<Simulation> simulation = simulate(problem, parsed(text), chainOf(problem));
    return simulation ? "accepted" : simulation.error();
  };
  EXPECT_THAT(errorOf("0F0 0B0 0B1\n1F0 1B0 1F1 1B1"), HasSubstr("0F1: the forward is missing"));
  EXPECT_EQ(errorOf("0F0 0B0 0F1 0B1\n1F0 1F1 1B0 1B1"),
            "S4: rank 0 at position 1, 0B0, waits for 1B0 of rank 1; rank 1 at position 1, 1F1, "
            "waits for 0F1 of rank 0");
}

//===----------------------------------------------------------------------===//
// Closed formulas
//===----------------------------------------------------------------------===//

TEST(Simulator, GPipeAndOneFOneBTakeTheSameTime) {
  for (std::string_view name : {"gpipe", "1f1b"})
    for (double backward : {1.0, 2.0, 3.0})
      forEachSchedule(*findGenerator(name), 16, 1, 64,
                      [&](const Problem &plain, const Schedule &schedule) {
                        Problem problem = withCosts(plain, 1, backward);
                        int32_t p = problem.ranks, m = problem.microbatches;
                        Simulation simulation = simulated(problem, schedule);
                        EXPECT_EQ(simulation.makespan, (m + p - 1) * (1 + backward));
                        for (const RankTimes &rank : simulation.ranks)
                          EXPECT_EQ(simulation.makespan - rank.busy, (p - 1) * (1 + backward));
                        EXPECT_NEAR(simulation.bubbleMakespan, (p - 1.0) / (m + p - 1), 1e-12);
                      });
}

TEST(Simulator, NoneHasNoBubble) {
  forEachSchedule(*findGenerator("none"), 1, 4, 64,
                  [](const Problem &problem, const Schedule &schedule) {
                    Simulation simulation = simulated(problem, schedule);
                    EXPECT_EQ(simulation.makespan, 3.0 * problem.chunks * problem.microbatches);
                    EXPECT_EQ(simulation.bubbleSpan, 0);
                    EXPECT_EQ(simulation.ranks[0].peakInFlight, problem.chunks);
                    EXPECT_EQ(simulation.messages, 0);
                  });
}

TEST(Simulator, InterleavedDividesTheBubbleByTheChunks) {
  // In shares of a rank 3m + 3(p-1)/v; here in chunks, v to a share.
  int swept =
      forEachSchedule(*findGenerator("interleaved-1f1b"), 16, 4, 64,
                      [](const Problem &problem, const Schedule &schedule) {
                        double p = problem.ranks, v = problem.chunks, m = problem.microbatches;
                        EXPECT_EQ(simulated(problem, schedule).makespan, 3 * m * v + 3 * (p - 1));
                      });
  EXPECT_GT(swept, 400);
}

TEST(Simulator, OneFOneBExposesLatency) {
  constexpr double c = 1.0 / 1024;
  for (double backward : {1.0, 2.0})
    for (int32_t p = 2; p <= 16; ++p)
      for (int32_t m = 1; m <= 64; ++m) {
        double bracket = m < p ? 2 * (p - 1) + 2 * std::max(0, m - 2)
                               : 2 * (p - 1) * (m / p) + 2 * (p - 2) +
                                     (m % p == 0 ? 0 : 2 * std::max(1, m % p - 1));
        EXPECT_EQ(makespanOf("1f1b", withCosts(makeProblem(p, 1, m), 1, backward, c)),
                  (m + p - 1) * (1 + backward) + c * bracket)
            << "p=" << p << " m=" << m;
      }
}

TEST(Simulator, GPipeHidesLatency) {
  constexpr double c = 1.0 / 1024;
  for (int32_t p = 1; p <= 16; ++p)
    for (int32_t m = 1; m <= 64; ++m)
      EXPECT_EQ(makespanOf("gpipe", withCosts(makeProblem(p, 1, m), 1, 2, c)),
                (m + p - 1) * 3 + 2 * (p - 1) * c);
}

TEST(Simulator, UnitTimes) {
  EXPECT_EQ(makespanOf("1f1b", makeProblem(4, 1, 8)), 33);
  EXPECT_EQ(makespanOf("interleaved-1f1b", makeProblem(4, 2, 8)), 57);
  EXPECT_EQ(makespanOf("1f1b", makeProblem(8, 1, 24)), 93);
  EXPECT_EQ(makespanOf("interleaved-1f1b", makeProblem(8, 2, 24)), 165);
}

TEST(Simulator, ZeroBubblePaperTables) {
  // Tables 5 and 6 of arXiv 2401.10241: times in ms, bubble of the largest
  // span under 1f1b.
  struct Row {
    int32_t p, m;
    double forward, input, weight, latency, bubble;
  };
  for (const Row &row : {Row{8, 24, 18.522, 18.086, 9.337, .601, .2431},
                         {8, 32, 18.513, 18.086, 9.331, .626, .1985},
                         {8, 64, 18.546, 18.097, 9.321, .762, .1240},
                         {8, 24, 29.718, 29.444, 19.927, .527, .2347},
                         {8, 32, 29.802, 29.428, 19.530, .577, .1898},
                         {8, 64, 29.935, 29.621, 19.388, .535, .1091},
                         {16, 48, 11.347, 11.248, 8.132, .377, .2552},
                         {16, 64, 11.307, 11.254, 8.101, .379, .2082}}) {
    Problem problem = makeProblem(row.p, 1, row.m);
    problem.costs = {{row.forward, row.input, row.weight, std::nullopt}};
    problem.latencies = {row.latency};
    Simulation simulation = simulated(problem, valueOf(generate("1f1b", problem)));
    EXPECT_NEAR(simulation.bubbleSpan, row.bubble, 0.00006) << "p=" << row.p << " m=" << row.m;
  }
}

//===----------------------------------------------------------------------===//
// Against brute force, and the bound
//===----------------------------------------------------------------------===//

TEST(Simulator, AgreesWithAClock) {
  for (uint32_t seed = 0; seed < 400; ++seed) {
    RandomCase random = makeRandomCase(seed);
    Simulation simulation = valueOf(simulate(random.problem, random.schedule, random.dataflow));
    std::optional<StartTimes> starts =
        simulateByBruteForce(random.problem, random.schedule, random.dataflow);
    ASSERT_TRUE(starts);
    ASSERT_EQ(simulation.starts, *starts) << "seed " << seed;
  }
}

TEST(Simulator, RunsPipelinesInBothDirections) {
  Problem problem = makeProblem(2, 1, 2, PlacementKind::Bidirectional);
  Simulation simulation =
      valueOf(simulate(problem, parsed("0F0 1F1 1B1 0B0\n0F1 1F0 1B0 0B1"), chainOf(problem)));
  EXPECT_EQ(simulation.makespan, 6); // Both ranks are busy all the time.
  EXPECT_EQ(simulation.messages, 4);
  EXPECT_EQ(simulation.localHandoffs, 0);
  EXPECT_EQ(simulation.lowerBound.makespan, 6);
}

TEST(Simulator, NeverBeatsTheLowerBound) {
  for (uint32_t seed = 0; seed < 400; ++seed) {
    RandomCase random = makeRandomCase(seed);
    std::vector<int32_t> peaks = peakInFlight(random.schedule);
    random.problem.memoryLimits.assign(peaks.begin(), peaks.end());
    Simulation simulation = valueOf(simulate(random.problem, random.schedule, random.dataflow));
    ASSERT_GE(simulation.makespan + 1e-9, simulation.lowerBound.tightMakespan) << "seed " << seed;
    ASSERT_GE(simulation.largestSpan + 1e-9, simulation.lowerBound.tightSpan) << "seed " << seed;
  }
}

} // namespace
} // namespace pipeline::schedule
