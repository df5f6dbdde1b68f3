//===- BlockingTest.cpp - Sends that block ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AllSchedules.h"
#include "BruteForce.h"
#include "RandomSchedule.h"
#include "pipeline/Schedule/Simulator.h"

namespace pipeline::schedule {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Simulation simulated(const Problem &problem, const Schedule &schedule,
                     SendMode mode = SendMode::Async) {
  return valueOf(simulate(problem, schedule, chainOf(problem), mode));
}

Problem withCosts(Problem problem, double forward, double backward, double latency = 0) {
  problem.costs = {{forward, backward / 2, backward / 2, backward}};
  problem.latencies = {latency};
  return problem;
}

TEST(BlockingSimulator, CostsGPipeAndOneFOneBNothing) {
  for (std::string_view name : {"gpipe", "1f1b"})
    for (double backward : {1.0, 2.0, 3.0})
      for (int32_t p = 1; p <= 16; ++p)
        for (int32_t m = 1; m <= 64; ++m) {
          Problem problem = withCosts(makeProblem(p, 1, m), 1, backward);
          Schedule schedule = valueOf(generate(name, problem));
          ASSERT_EQ(simulated(problem, schedule, SendMode::Blocking).makespan,
                    simulated(problem, schedule).makespan)
              << name << " p=" << p << " m=" << m;
        }
}

TEST(BlockingSimulator, RunsEverySchedule) {
  // Nobody waits for ever, whatever the placement; and it is never faster.
  int count =
      forEverySchedule({1, 2, 3, 4, 6, 8}, {1, 2, 3, 4}, {1, 2, 4, 7, 8, 12, 24},
                       [](const Generator &, const Problem &problem, const Schedule &schedule) {
                         double async = simulated(problem, schedule).makespan;
                         double blocking =
                             simulated(problem, schedule, SendMode::Blocking).makespan;
                         ASSERT_GE(blocking, async);
                         // A send waits for an action of its receiver at most, so a rank's idle
                         // time before an action is bounded by what it waits for.
                         ASSERT_LE(blocking, 2 * async);
                       });
  EXPECT_GT(count, 500);
}

TEST(BlockingSimulator, AgreesWithBruteForce) {
  for (uint32_t seed = 0; seed < 400; ++seed) {
    RandomCase random = makeRandomCase(seed, /*secondCopies=*/true);
    std::optional<StartTimes> starts =
        simulateBlockingByBruteForce(random.problem, random.schedule, random.dataflow);
    ASSERT_TRUE(starts) << "seed " << seed;
    Simulation simulation =
        valueOf(simulate(random.problem, random.schedule, random.dataflow, SendMode::Blocking));
    ASSERT_EQ(simulation.starts, *starts) << "seed " << seed;
    EXPECT_GE(simulation.makespan,
              valueOf(simulate(random.problem, random.schedule, random.dataflow)).makespan);
  }
}

TEST(BlockingSimulator, AgreesWithBruteForceOnEverySchedule) {
  forEverySchedule({2, 3, 4}, {1, 2, 3}, {3, 4, 8},
                   [](const Generator &, const Problem &plain, const Schedule &schedule) {
                     for (double latency : {0.0, 0.25}) {
                       Problem problem = plain;
                       problem.latencies = {latency};
                       std::optional<StartTimes> starts =
                           simulateBlockingByBruteForce(problem, schedule, chainOf(problem));
                       ASSERT_TRUE(starts);
                       ASSERT_EQ(simulated(problem, schedule, SendMode::Blocking).starts, *starts);
                     }
                   });
}

TEST(BlockingSimulator, IsNoSlowerThanAnyPlaceOfTheReceives) {
  // Receives by need may hang; where they do not, no action starts sooner.
  int hang = 0, slower = 0;
  for (uint32_t seed = 0; seed < 400; ++seed) {
    RandomCase random = makeRandomCase(seed, /*secondCopies=*/true);
    random.problem.latencies.clear();
    CommunicationPlan plan =
        valueOf(placeCommunication(random.problem, random.schedule, random.dataflow,
                                   messagesOf(random.problem, random.dataflow)));
    std::optional<StartTimes> byNeed = simulateMeetingsByBruteForce(random.problem, plan);
    if (!byNeed) {
      ++hang;
      continue;
    }
    Simulation simulation =
        valueOf(simulate(random.problem, random.schedule, random.dataflow, SendMode::Blocking));
    for (size_t rank = 0; rank < byNeed->size(); ++rank)
      for (size_t i = 0; i < (*byNeed)[rank].size(); ++i)
        ASSERT_LE(simulation.starts[rank][i], (*byNeed)[rank][i]) << "seed " << seed;
    slower += simulation.starts != *byNeed;
  }
  EXPECT_GT(hang, 10); // All three occur.
  EXPECT_GT(slower, 10);
}

TEST(BlockingSimulator, LatencyHoldsBothSides) {
  Problem problem = withCosts(makeProblem(2, 1, 1), 1, 2, 0.5);
  Simulation simulation =
      simulated(problem, valueOf(generate("1f1b", problem)), SendMode::Blocking);
  EXPECT_THAT(simulation.starts, ElementsAre(ElementsAre(0, 5), ElementsAre(1.5, 2.5)));
}

TEST(BlockingSimulator, ASenderWaitsForABusyReceiver) {
  // Rank 1 is in its long backward when the second value is ready.
  Problem problem = makeProblem(2, 1, 2);
  problem.costs = {{1, 0.5, 0.5, std::nullopt}, {1, 4, 4, std::nullopt}};
  Simulation simulation =
      simulated(problem, parsed("0F0 0F1 0B0 0B1\n1F0 1B0 1F1 1B1"), SendMode::Blocking);
  EXPECT_THAT(simulation.starts, ElementsAre(ElementsAre(0, 1, 10, 19), ElementsAre(1, 2, 10, 11)));
}

TEST(BlockingSimulator, RefusesWhatCannotRun) {
  Problem problem = makeProblem(2, 1, 2);
  Expected<Simulation> simulation = simulate(problem, parsed("0F0 0B0 0F1 0B1\n1F0 1F1 1B0 1B1"),
                                             chainOf(problem), SendMode::Blocking);
  ASSERT_FALSE(simulation);
  EXPECT_THAT(simulation.error(), HasSubstr("S4: rank 0 at position 1, 0B0, waits for 1B0"));
}

} // namespace
} // namespace pipeline::schedule
