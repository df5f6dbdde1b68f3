//===- ZeroBubbleAutoTest.cpp - The schedule that is searched ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EveryOrder.h"
#include "Support.h"
#include "pipeline/Schedule/Simulator.h"
#include "pipeline/Schedule/Verifier.h"

#include <cstdlib>
#include <random>

namespace pipeline::schedule {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::MatchesRegex;

/// A row of tables 5 and 6 of arXiv 2401.10241, times in ms.
struct Row {
  int32_t p, m;
  double forward, input, weight, latency;
  int64_t hidden, heads;
  double bubbleAtP, bubbleAtTwoP; ///< printed for limits of p and 2p
};
constexpr Row rows[] = {
    {8, 24, 18.522, 18.086, 9.337, .601, 2304, 24, .1585, .0433},
    {8, 32, 18.513, 18.086, 9.331, .626, 2304, 24, .1242, .0039},
    {8, 64, 18.546, 18.097, 9.321, .762, 2304, 24, .0674, .0026},
    {8, 24, 29.718, 29.444, 19.927, .527, 4096, 32, .1323, .0029},
    {8, 32, 29.802, 29.428, 19.530, .577, 4096, 32, .1045, .0022},
    {8, 64, 29.935, 29.621, 19.388, .535, 4096, 32, .0554, .0010},
    {16, 48, 11.347, 11.248, 8.132, .377, 5120, 40, .1397, .0066},
    {16, 64, 11.307, 11.254, 8.101, .379, 5120, 40, .1088, .0054},
};

/// The problem of a row where every rank holds `limit` microbatches.
Problem problemOf(const Row &row, int32_t limit) {
  Problem problem = makeProblem(row.p, 1, row.m);
  problem.costs = {{row.forward, row.input, row.weight, std::nullopt}};
  problem.latencies = {row.latency};
  problem.memory = {{34 * row.hidden + 5 * row.heads * 1024, 32 * row.hidden}};
  problem.memoryLimits.assign(row.p, limit * problem.memory.front().activation);
  return problem;
}

Problem withLimit(Problem problem, int64_t limit) {
  problem.memoryLimits.assign(problem.ranks, limit);
  return problem;
}

GeneratorOptions budgetOf(int64_t budget, bool periodic = false) {
  GeneratorOptions options;
  options.searchBudget = budget;
  options.periodic = periodic;
  return options;
}

/// Searches, and checks what must hold of every result.
Schedule searched(const Problem &problem, const GeneratorOptions &options) {
  Schedule schedule = valueOf(generate("zb-auto", problem, options));
  EXPECT_EQ(verify(problem, schedule, chainOf(problem)).errorText(), "");
  return schedule;
}

Simulation simulated(const Problem &problem, const Schedule &schedule) {
  return valueOf(simulate(problem, schedule, chainOf(problem)));
}

//===----------------------------------------------------------------------===//
// How good the result is
//===----------------------------------------------------------------------===//

TEST(ZeroBubbleAuto, IsNeverWorseThanThePublishedTable) {
  for (const Row &row : rows)
    for (auto [limit, bubble] :
         {std::pair(row.p, row.bubbleAtP), std::pair(2 * row.p, row.bubbleAtTwoP)}) {
      Problem problem = problemOf(row, limit);
      EXPECT_LT(simulated(problem, searched(problem, budgetOf(100))).bubbleSpan, bubble + .00006)
          << "p=" << row.p << " m=" << row.m << " limit=" << limit;
    }
}

TEST(ZeroBubbleAuto, MeetsTheBoundOfTheFirstRow) {
  // The published heuristic has .1339 .1068 .0862 .0719 .0542.
  for (auto [limit, bubble] :
       {std::pair(9, .1279), {10, .0951}, {11, .0672}, {12, .0524}, {13, .0433}}) {
    Problem problem = problemOf(rows[0], limit);
    Simulation simulation = simulated(problem, searched(problem, {}));
    EXPECT_NEAR(simulation.bubbleSpan, bubble, .00005) << "limit " << limit;
    EXPECT_NEAR(simulation.largestSpan, simulation.lowerBound.tightSpan, 1e-6);
  }
}

TEST(ZeroBubbleAuto, FindsForManyMicrobatchesWhatHoldsForAny) {
  // Row 3 is larger than row 1 only in m.
  for (int32_t limit : {9, 12, 13}) {
    Problem problem = problemOf(rows[2], limit);
    Simulation simulation = simulated(problem, searched(problem, {}));
    EXPECT_NEAR(simulation.largestSpan, simulation.lowerBound.tightSpan, 1e-6) << "limit " << limit;
  }
}

TEST(ZeroBubbleAuto, IsNeverWorseThanTheFixedSchedules) {
  for (int32_t p = 1; p <= 8; ++p)
    for (int32_t m : {1, 2, 3, 5, 8, 13, 24}) {
      Problem problem = makeProblem(p, 1, m);
      for (std::string_view name : {"zb-h1", "zb-h2"}) {
        Expected<Schedule> fixed = generate(name, problem);
        if (!fixed)
          continue;
        std::vector<int32_t> peaks = peakInFlight(*fixed);
        problem.memoryLimits.assign(peaks.begin(), peaks.end());
        EXPECT_LE(simulated(problem, searched(problem, budgetOf(20000))).largestSpan,
                  simulated(problem, *fixed).largestSpan)
            << name << " p=" << p << " m=" << m;
      }
    }
}

TEST(ZeroBubbleAuto, FindsTheOptimumOfTinyProblems) {
  std::mt19937 random(7);
  for (int32_t trial = 0; trial < 60; ++trial) {
    int32_t p = 2 + trial % 2;
    Problem problem = makeProblem(p, 1, p == 3 ? 2 : 2 + random() % 2);
    auto time = [&] { return (random() % 5) * 0.25; };
    for (int32_t stage = 0; stage < p; ++stage) {
      problem.costs.push_back({time(), time(), time(), std::nullopt});
      problem.memory.push_back({2, static_cast<int64_t>(random() % 3)});
      problem.memoryLimits.push_back(2 + random() % 5);
    }
    for (int32_t hop = 1; hop < p; ++hop)
      problem.latencies.push_back(time());
    EXPECT_NEAR(simulated(problem, searched(problem, budgetOf(20000))).largestSpan,
                optimumOf(problem, false).largestSpan, 1e-9)
        << "trial " << trial;
  }
}

TEST(ZeroBubbleAuto, UsesTheMemoryThatThereIs) {
  double before = std::numeric_limits<double>::infinity();
  for (int64_t limit : {1, 2, 3, 4, 5, 6, 7}) {
    Problem problem = withLimit(makeProblem(4, 1, 12), limit);
    double span = simulated(problem, searched(problem, budgetOf(30000))).largestSpan;
    EXPECT_LT(span, before) << "limit " << limit;
    before = span;
  }
  EXPECT_EQ(before, 36); // No bubble.
}

//===----------------------------------------------------------------------===//
// What it takes, and what it promises
//===----------------------------------------------------------------------===//

TEST(ZeroBubbleAuto, TakesAnyCostsLatenciesAndLimits) {
  std::mt19937 random(3);
  for (int32_t trial = 0; trial < 150; ++trial) {
    Problem problem = makeProblem(1 + random() % 6, 1, 1 + random() % 12);
    auto time = [&] { return (random() % 9) * 0.25; };
    for (int32_t stage = 0; stage < problem.ranks; ++stage) {
      problem.costs.push_back({time(), time(), time(), std::nullopt});
      int64_t activation = random() % 6;
      problem.memory.push_back({activation, static_cast<int64_t>(random() % (activation + 1))});
      problem.memoryLimits.push_back(activation + random() % 20);
    }
    for (int32_t hop = 1; hop < problem.ranks; ++hop)
      problem.latencies.push_back(time());
    SCOPED_TRACE("trial " + std::to_string(trial));
    Schedule schedule = searched(problem, budgetOf(400, trial % 3 == 0));
    Simulation simulation = simulated(problem, schedule);
    EXPECT_GE(simulation.largestSpan + 1e-9, simulation.lowerBound.tightSpan);
    if (HasFailure())
      return;
  }
}

TEST(ZeroBubbleAuto, TakesRanksInAnotherOrder) {
  Problem problem = makeProblem(4, 1, 8);
  problem.placement = Placement::list({2, 0, 3, 1});
  problem.memoryLimits = {3, 1, 4, 2}; // Falling from stage to stage.
  Schedule schedule = searched(problem, budgetOf(2000));
  Problem straight = makeProblem(4, 1, 8);
  straight.memoryLimits = {4, 3, 2, 1};
  EXPECT_EQ(simulated(problem, schedule).largestSpan,
            simulated(straight, searched(straight, budgetOf(2000))).largestSpan);
}

TEST(ZeroBubbleAuto, TakesProblemsWithoutTime) {
  Problem problem = withLimit(makeProblem(4, 1, 6), 2);
  problem.costs = {{0, 0, 0, std::nullopt}};
  Schedule schedule = searched(problem, budgetOf(100));
  EXPECT_THAT(schedule.remarks, ElementsAre(HasSubstr("largest span 0, after ")));
  problem.costs = {{0, 1, 0, std::nullopt}};
  searched(problem, budgetOf(1000));
  problem.costs = {{1, 0, 1e-9, std::nullopt}};
  searched(problem, budgetOf(1000));
}

TEST(ZeroBubbleAuto, IsTheSameEveryTime) {
  for (bool periodic : {false, true}) {
    Problem problem = problemOf(rows[2], 10);
    Schedule first = searched(problem, budgetOf(3000, periodic));
    EXPECT_EQ(first, searched(problem, budgetOf(3000, periodic)));
  }
}

/// The number before `evaluated schedule` in the last remark.
int64_t evaluatedOf(const Schedule &schedule) {
  const std::string &remark = schedule.remarks.back();
  size_t at = remark.find("after ");
  return at == std::string::npos ? -1 : std::atoll(remark.c_str() + at + 6);
}

TEST(ZeroBubbleAuto, KeepsToItsBudget) {
  // Here the bound is out of reach, so that all of it is used.
  Problem problem = withLimit(makeProblem(8, 1, 64), 4);
  double before = std::numeric_limits<double>::infinity();
  for (int64_t budget : {1, 2, 50, 1000, 8000}) {
    Schedule schedule = searched(problem, budgetOf(budget));
    EXPECT_EQ(evaluatedOf(schedule), budget);
    double span = simulated(problem, schedule).largestSpan;
    EXPECT_LE(span, before);
    before = span;
    // With a pattern as much again, to compare with.
    EXPECT_LE(evaluatedOf(searched(problem, budgetOf(budget, true))), 2 * budget);
  }
}

TEST(ZeroBubbleAuto, SaysHowGoodItIs) {
  Problem problem = withLimit(makeProblem(4, 1, 12), 4);
  EXPECT_THAT(
      searched(problem, budgetOf(1000)).remarks,
      ElementsAre("largest span 39, 1 of the tightest lower bound, after 2 evaluated schedules"));
  problem = withLimit(makeProblem(8, 1, 64), 4);
  EXPECT_THAT(searched(problem, budgetOf(10)).remarks,
              ElementsAre(MatchesRegex("largest span [0-9.]+, [12]\\.[0-9]+ of the tightest lower "
                                       "bound, after 10 evaluated schedules")));
}

TEST(ZeroBubbleAuto, RefusesWhatItCannotSchedule) {
  EXPECT_THAT(generate("zb-auto", makeProblem(4, 2, 8)).error(),
              HasSubstr("zb-auto runs one chunk per rank, but chunks is 2; use chunks=1"));
  EXPECT_THAT(generate("zb-auto", makeProblem(4, 1, 8, PlacementKind::Bidirectional)).error(),
              HasSubstr("zb-auto runs in one direction, but the placement is bidirectional"));
  Problem problem = withLimit(makeProblem(4, 1, 8), 9);
  problem.memory = {{10, 5}};
  EXPECT_THAT(generate("zb-auto", problem).error(),
              HasSubstr("rank 0 may hold 9, but a microbatch of its stage 0 needs 10"));
  EXPECT_THAT(generate("zb-auto", makeProblem(4, 1, 8), budgetOf(0)).error(),
              HasSubstr("the search budget must be at least 1, but is 0"));
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// The kinds of a rank's actions, as letters.
std::string lettersOf(const std::vector<Action> &actions) {
  std::string text;
  for (const Action &action : actions)
    text += letterOf(action.kind);
  return text;
}

/// Whether `longer` is `shorter` with its repeated part, of which a repetition
/// has `count` letters, `added` letters longer.
bool repeatsMore(const std::string &shorter, const std::string &longer, size_t count,
                 size_t added) {
  for (size_t at = 0; at + added + count <= longer.size(); ++at) {
    if (longer.substr(at, added) == longer.substr(at + count, added) &&
        longer.substr(0, at) + longer.substr(at + added) == shorter)
      return true;
  }
  return false;
}

/// Of the remark that a pattern was found.
int32_t patternOf(const Schedule &schedule) {
  int32_t microbatches = 0;
  std::sscanf(schedule.remarks.front().c_str(), "a repeated pattern of %d microbatch",
              &microbatches);
  return microbatches;
}

TEST(ZeroBubbleAuto, RepeatsAPatternHoweverManyMicrobatchesThereAre) {
  for (int64_t limit : {2, 4, 5, 7}) {
    Problem problem = withLimit(makeProblem(4, 1, 60), limit);
    problem.latencies = {0.125};
    Schedule schedule = searched(problem, budgetOf(4000, true));
    int32_t microbatches = patternOf(schedule);
    ASSERT_GE(microbatches, 1) << schedule.remarks.front();
    for (int32_t added : {6, 60}) {
      Problem larger = problem;
      larger.microbatches += added;
      Schedule longer = searched(larger, budgetOf(4000, true));
      EXPECT_EQ(patternOf(longer), microbatches);
      for (int32_t rank = 0; rank < 4; ++rank)
        EXPECT_TRUE(repeatsMore(lettersOf(schedule.ranks[rank]), lettersOf(longer.ranks[rank]),
                                3 * microbatches, 3 * added))
            << "limit " << limit << " rank " << rank;
    }
  }
}

TEST(ZeroBubbleAuto, RepeatsAPatternWithoutCostWhereItCan) {
  // Row 3 meets its bound with a pattern, too.
  Problem problem = problemOf(rows[2], 12);
  Schedule schedule = searched(problem, GeneratorOptions{.periodic = true});
  Simulation simulation = simulated(problem, schedule);
  EXPECT_NEAR(simulation.largestSpan, simulation.lowerBound.tightSpan, 1e-6);
  EXPECT_EQ(schedule.remarks.front(), "a repeated pattern of 1 microbatch costs nothing, as no "
                                      "order has a smaller largest span");
}

TEST(ZeroBubbleAuto, SaysWhatAPatternCosts) {
  Problem problem = withLimit(makeProblem(8, 1, 64), 4);
  Schedule schedule = searched(problem, budgetOf(8000, true));
  EXPECT_THAT(schedule.remarks.front(),
              MatchesRegex("a repeated pattern of [0-9] microbatch(es)? costs (nothing over the "
                           "free search|[0-9.]+% over the free search, whose largest span is "
                           "[0-9.]+)"));
}

TEST(ZeroBubbleAuto, SaysWhenThereIsNoRoomForAPattern) {
  Problem problem = withLimit(makeProblem(4, 1, 14), 4);
  EXPECT_EQ(searched(problem, budgetOf(500, true)).remarks.front(),
            "no pattern is repeated, which takes at least 15 microbatches");
  problem.microbatches = 15;
  EXPECT_GE(patternOf(searched(problem, budgetOf(500, true))), 1);
}

} // namespace
} // namespace pipeline::schedule
