//===- ZeroBubbleOrderTest.cpp - The inner loop of the search ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Schedule/ZeroBubble/Heuristic.h"
#include "../../../lib/Schedule/ZeroBubble/OrderTimes.h"
#include "../../../lib/Schedule/ZeroBubble/Random.h"
#include "Support.h"
#include "pipeline/Schedule/Simulator.h"
#include "pipeline/Schedule/Verifier.h"

#include <algorithm>

namespace pipeline::schedule::zerobubble {
namespace {

Problem makeRandomProblem(Random &random) {
  Problem problem = makeProblem(1 + random.below(6), 1, 2 + random.below(9));
  auto time = [&] { return random.below(7) * 0.5; };
  for (int32_t stage = 0; stage < problem.ranks; ++stage) {
    problem.costs.push_back({time(), time(), time(), std::nullopt});
    int64_t activation = random.below(5);
    problem.memory.push_back({activation, random.below(static_cast<uint32_t>(activation) + 1)});
    problem.memoryLimits.push_back(activation + random.below(16));
  }
  for (int32_t hop = 1; hop < problem.ranks; ++hop)
    problem.latencies.push_back(time());
  return problem;
}

TEST(ZeroBubbleOrder, EveryStartIsValid) {
  Random random(5);
  for (int trial = 0; trial < 200; ++trial) {
    Problem problem = makeRandomProblem(random);
    TickProblem ticks = TickProblem::from(problem);
    std::vector<Order> orders = startingOrders(ticks);
    ASSERT_FALSE(orders.empty());
    for (size_t i = 0; i < orders.size(); ++i) {
      Schedule schedule = toSchedule(problem, orders[i], "start");
      Diagnostics diagnostics = verify(problem, schedule, chainOf(problem));
      for (Constraint constraint : {Constraint::S1, Constraint::S2, Constraint::S3, Constraint::S7})
        ASSERT_EQ(diagnostics.count(constraint), 0) << "trial " << trial << " order " << i;
      OrderTimes times(ticks);
      ASSERT_EQ(times.load(orders[i]), !diagnostics.hasErrors());
      // The first is the one that works under any limit.
      ASSERT_FALSE(i == 0 && diagnostics.hasErrors()) << diagnostics.errorText();
    }
  }
}

TEST(ZeroBubbleOrder, TimesOfAChangeAreThoseOfASimulation) {
  Random random(6);
  int simulatedChanges = 0, taken = 0, hung = 0;
  for (int trial = 0; trial < 60; ++trial) {
    Problem problem = makeRandomProblem(random);
    TickProblem ticks = TickProblem::from(problem);
    OrderTimes times(ticks);
    ASSERT_TRUE(times.load(startingOrders(ticks).front()));
    for (int change = 0; change < 200; ++change) {
      int32_t stage = static_cast<int32_t>(random.below(ticks.stages));
      int32_t from = 1 + static_cast<int32_t>(random.below(ticks.actions() - 1));
      int32_t to = 1 + static_cast<int32_t>(random.below(ticks.actions() - 1));
      Order before = times.order();
      Ticks spanBefore = times.largestSpan();
      Ticks sumBefore = times.sumOfSpans();
      if (!times.propose(stage, std::min(from, to), std::max(from, to),
                         [&](Work *works) { std::swap(works[from], works[to]); })) {
        ASSERT_EQ(times.order(), before);
        continue;
      }
      ++simulatedChanges;
      ASSERT_TRUE(isLawful(ticks, stage, times.order().of(stage)));
      Schedule schedule = toSchedule(problem, times.order(), "changed");
      Expected<Simulation> simulation = simulate(problem, schedule, chainOf(problem));
      bool runs = times.simulateChange(Ticks{1} << 59);
      ASSERT_EQ(runs, static_cast<bool>(simulation));
      hung += !runs;
      if (runs) {
        double sum = 0;
        for (const RankTimes &rank : simulation->ranks)
          sum += rank.span();
        ASSERT_NEAR(static_cast<double>(times.largestSpan()) / ticks.scale, simulation->largestSpan,
                    1e-9);
        ASSERT_NEAR(static_cast<double>(times.sumOfSpans()) / ticks.scale, sum, 1e-9);
      }
      if (runs && random.below(2) == 0) {
        times.accept();
        ++taken;
        continue;
      }
      times.reject();
      ASSERT_EQ(times.order(), before);
      ASSERT_EQ(times.largestSpan(), spanBefore);
      ASSERT_EQ(times.sumOfSpans(), sumBefore);
    }
  }
  EXPECT_GT(simulatedChanges, 1000); // Everything occurs.
  EXPECT_GT(taken, 300);
  EXPECT_GT(hung, 20);
}

TEST(ZeroBubbleOrder, TheLongestPathOfAnAdjacentSwapIsABound) {
  // Two neighbours, neither of which leads to what the other needs: the paths
  // through them are exact, so the largest span is at least as long.
  Random random(8);
  int seen = 0, exact = 0;
  for (int trial = 0; trial < 100; ++trial) {
    Problem problem = makeRandomProblem(random);
    TickProblem ticks = TickProblem::from(problem);
    OrderTimes times(ticks);
    ASSERT_TRUE(times.load(startingOrders(ticks).back()) ||
                times.load(startingOrders(ticks).front()));
    for (int change = 0; change < 50; ++change) {
      int32_t stage = static_cast<int32_t>(random.below(ticks.stages));
      int32_t at = 1 + static_cast<int32_t>(random.below(ticks.actions() - 2));
      if (!times.propose(stage, at, at + 1,
                         [&](Work *works) { std::swap(works[at], works[at + 1]); }))
        continue;
      Ticks path = times.longestPathThroughChange();
      if (times.simulateChange(Ticks{1} << 59)) {
        ++seen;
        ASSERT_LE(path, times.largestSpan()) << "trial " << trial;
        exact += path == times.largestSpan();
        times.accept();
      } else {
        times.reject();
      }
    }
  }
  EXPECT_GT(seen, 300);
  EXPECT_GT(exact, seen / 10);
}

TEST(ZeroBubbleOrder, ASpanBeyondTheLimitIsGivenUp) {
  Problem problem = makeProblem(4, 1, 6);
  TickProblem ticks = TickProblem::from(problem);
  OrderTimes times(ticks);
  ASSERT_TRUE(times.load(oneFOneBOrder(ticks, false)));
  Ticks span = times.largestSpan();
  // W of the last microbatch first of all its works: nothing is won by that.
  auto proposeSwap = [&] {
    return times.propose(3, 1, 2, [](Work *works) { std::swap(works[1], works[2]); });
  };
  ASSERT_FALSE(proposeSwap()); // F I W: a W before its I is not lawful.
  auto delay = [&] {
    return times.propose(3, 2, 4,
                         [](Work *works) { std::rotate(works + 2, works + 3, works + 5); });
  };
  ASSERT_TRUE(delay());
  ASSERT_TRUE(times.simulateChange(span));
  times.reject();
  ASSERT_TRUE(delay());
  EXPECT_FALSE(times.simulateChange(span / 2));
  times.reject();
  EXPECT_EQ(times.largestSpan(), span);
}

TEST(ZeroBubbleOrder, ACriticalPathLeadsToTheLargestSpan) {
  Random random(9);
  for (int trial = 0; trial < 100; ++trial) {
    Problem problem = makeRandomProblem(random);
    TickProblem ticks = TickProblem::from(problem);
    OrderTimes times(ticks);
    ASSERT_TRUE(times.load(startingOrders(ticks).front()));
    std::vector<Place> path;
    times.findCriticalPath(path);
    // From the last action of a stage to a first one, and no action twice.
    EXPECT_EQ(path.front().position, ticks.actions() - 1);
    EXPECT_EQ(path.back().position, 0);
    // What lies on it takes, with the latencies between, all of the time.
    Ticks time = 0;
    for (size_t i = 0; i < path.size(); ++i) {
      time += ticks.costs[path[i].stage][times.order().of(path[i].stage)[path[i].position]];
      if (i + 1 < path.size() && path[i].stage != path[i + 1].stage)
        time += ticks.latencies[std::min(path[i].stage, path[i + 1].stage)];
    }
    EXPECT_EQ(time - ticks.head(path.front().stage) + ticks.head(path.back().stage),
              times.largestSpan());
  }
}

TEST(ZeroBubbleRandom, IsTheSameOnEveryMachine) {
  Random random(1);
  std::vector<uint32_t> numbers;
  for (int i = 0; i < 4; ++i)
    numbers.push_back(random.below(1000000));
  EXPECT_THAT(numbers, testing::ElementsAre(544323, 221960, 259451, 705790));
}

TEST(ZeroBubbleRandom, HasTheDistributionsThatItNames) {
  Random random(2);
  constexpr int count = 200000;
  double exponential = 0, squared = 0, near = 0, uniform = 0;
  for (int i = 0; i < count; ++i) {
    double value = static_cast<double>(random.exponential(1 << 20)) / (1 << 20);
    ASSERT_GE(value, 0);
    exponential += value / count;
    squared += value * value / count;
    near += static_cast<double>(random.nearBelow(1000)) / count;
    uniform += static_cast<double>(random.below(1000)) / count;
  }
  EXPECT_NEAR(exponential, 1, 0.05);
  EXPECT_NEAR(squared, 2, 0.2);
  EXPECT_NEAR(near, 333, 5);
  EXPECT_NEAR(uniform, 500, 5);
}

} // namespace
} // namespace pipeline::schedule::zerobubble
