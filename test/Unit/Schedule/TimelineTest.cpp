//===- TimelineTest.cpp - Schedules drawn in characters ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Timeline.h"
#include "Support.h"

#include <limits>

namespace pipeline::schedule {
namespace {

std::string draw(const Problem &problem, const Schedule &schedule,
                 const TimelineOptions &options = {}) {
  return drawTimeline(problem, schedule, valueOf(simulate(problem, schedule, chainOf(problem))),
                      options);
}

/// A problem with the given times of F, I and W.
Problem withCosts(Problem problem, double forward, double input, double weight) {
  problem.costs = {{forward, input, weight, std::nullopt}};
  return problem;
}

TEST(Timeline, SaysTheTimeOfEveryFifthColumn) {
  Problem problem = makeProblem(2, 1, 2);
  EXPECT_EQ(draw(problem, valueOf(generate("1f1b", problem)), {.ruler = true}),
            "time   | 0              5\n"
            "rank 0 | F0 F1 .  .  B0 -- .  B1 --\n"
            "rank 1 | .  F0 B0 -- F1 B1 -- .  .\n");
}

TEST(Timeline, IsCutIntoBlocksThatEndAtATick) {
  Problem problem = makeProblem(2, 1, 4);
  // Seven columns would fit.
  EXPECT_EQ(draw(problem, valueOf(generate("gpipe", problem)), {.width = 29, .ruler = true}),
            "time   | 0\n"
            "rank 0 | F0 F1 F2 F3 .\n"
            "rank 1 | .  F0 F1 F2 F3\n"
            "\n"
            "time   | 5\n"
            "rank 0 | .  .  B0 -- B1\n"
            "rank 1 | B0 -- B1 -- B2\n"
            "\n"
            "time   | 10\n"
            "rank 0 | -- B2 -- B3 --\n"
            "rank 1 | -- B3 -- .  .\n");
}

TEST(Timeline, KeepsLinesWithinTheWidth) {
  Problem problem = makeProblem(12, 1, 40);
  Schedule schedule = valueOf(generate("1f1b", problem));
  for (int32_t width : {40, 80, 100}) {
    std::string text = draw(problem, schedule, {.width = width, .ruler = true});
    size_t longest = 0;
    for (size_t begin = 0; begin < text.size();) {
      size_t end = text.find('\n', begin);
      longest = std::max(longest, end - begin);
      begin = end + 1;
    }
    EXPECT_LE(longest, static_cast<size_t>(width));
    EXPECT_GT(longest, static_cast<size_t>(width) / 2);
  }
}

TEST(Timeline, DrawsEveryActionOnceWhereverItIsCut) {
  Problem problem = makeProblem(3, 1, 9);
  Schedule schedule = valueOf(generate("1f1b", problem));
  for (int32_t width : {0, 12, 20, 33, 80}) {
    std::string text = draw(problem, schedule, {.width = width});
    for (char kind : {'F', 'B'})
      EXPECT_EQ(std::count(text.begin(), text.end(), kind), 27) << width << "\n" << text;
  }
}

TEST(Timeline, SqueezesInWhatIsShorterThanAColumn) {
  // F takes its column; the W that starts in the same column as an I has none.
  Problem problem = withCosts(makeProblem(1, 1, 2), .5, 1, .25);
  EXPECT_EQ(draw(problem, parsed("0F0 0I0 0W0 0F1 0I1 0W1")), "rank 0 | F0 W0 I1\n");
}

TEST(TimelineUnit, IsTheCommonStepOfCostsAndLatency) {
  auto unitOf = [](const Problem &problem) {
    return chooseTimelineUnit(problem, parsed("0F0 0I0 0W0"));
  };
  Problem problem = makeProblem(1, 1, 1);
  EXPECT_EQ(unitOf(problem).time, 1);
  EXPECT_EQ(unitOf(withCosts(problem, 4, 6, 2)).time, 2);
  EXPECT_NEAR(unitOf(withCosts(problem, .3, .2, .1)).time, .1, 1e-12);
  EXPECT_TRUE(unitOf(withCosts(problem, .3, .2, .1)).isExact);

  problem.latencies = {.25};
  EXPECT_EQ(unitOf(problem).time, .25);
  EXPECT_TRUE(unitOf(problem).isExact);
}

TEST(TimelineUnit, SaysWhereAnActionTakesNoTime) {
  Problem problem = withCosts(makeProblem(1, 1, 1), 1, 1, 0);
  EXPECT_FALSE(chooseTimelineUnit(problem, parsed("0F0 0I0 0W0")).showsAll);
  EXPECT_TRUE(chooseTimelineUnit(problem, parsed("0F0 0B0")).showsAll);
}

TEST(TimelineUnit, IsTheShortestActionWhereAStepWouldDrawItOut) {
  Problem problem = withCosts(makeProblem(1, 1, 1), 18.522, 18.086, 9.337);
  TimelineUnit unit = chooseTimelineUnit(problem, parsed("0F0 0I0 0W0"));
  EXPECT_EQ(unit.time, 9.337);
  EXPECT_FALSE(unit.isExact);
  EXPECT_TRUE(unit.showsAll);

  unit = chooseTimelineUnit(withCosts(problem, 16, 16, .01), parsed("0F0 0I0 0W0"));
  EXPECT_EQ(unit.time, 1);
  EXPECT_FALSE(unit.showsAll);
}

TEST(TimelineUnit, IsAUnitWhereNothingTakesTime) {
  TimelineUnit unit =
      chooseTimelineUnit(withCosts(makeProblem(1, 1, 1), 0, 0, 0), parsed("0F0 0B0"));
  EXPECT_EQ(unit.time, 1);
  EXPECT_FALSE(unit.showsAll);
}

TEST(FormatTime, HasSixDigitsAndNoZerosBehind) {
  EXPECT_EQ(formatTime(0), "0");
  EXPECT_EQ(formatTime(33), "33");
  EXPECT_EQ(formatTime(0.5), "0.5");
  EXPECT_EQ(formatTime(1.0 / 3), "0.333333");
  EXPECT_EQ(formatTime(1091.34567), "1091.35");
  EXPECT_EQ(formatTime(33 - 1e-12), "33");
  EXPECT_EQ(formatTime(1234567.8), "1234568");
  EXPECT_EQ(formatTime(-0.0000001), "-0.0000001");
  EXPECT_EQ(formatTime(0.000123456789), "0.000123457");
  EXPECT_EQ(formatTime(-2.5), "-2.5");
  EXPECT_EQ(formatTime(std::numeric_limits<double>::max()), "1.79769e+308");
}

} // namespace
} // namespace pipeline::schedule
