//===- PipeDreamTest.cpp - Schedules with updates on the way ----*- C++ -*-===//
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
#include <cstdlib>

namespace pipeline::schedule {
namespace {

using testing::HasSubstr;

std::string errorOf(std::string_view name, const Problem &problem, int32_t interval = 0) {
  Expected<Schedule> schedule = generate(name, problem, {.updateInterval = interval});
  return schedule ? "accepted" : schedule.error();
}

TEST(PipeDream, IsTheOrderOf1f1bWithUpdates) {
  for (int32_t p = 1; p <= 8; ++p)
    for (int32_t m = 1; m <= 20; ++m) {
      Problem problem = makeProblem(p, 1, m);
      Schedule schedule = valueOf(generate("pipedream", problem));
      EXPECT_EQ(schedule.ranks, valueOf(generate("1f1b", problem)).ranks);
      EXPECT_EQ(schedule.updates, WeightUpdates::Stashed);
      EXPECT_EQ(schedule.updateInterval, 1);
    }
}

TEST(PipeDream, IsValidWithPeakPMinusR) {
  for (std::string_view name : {"pipedream", "pipedream-2bw"})
    for (int32_t p = 1; p <= 12; ++p)
      for (int32_t m = p; m <= 30; ++m) {
        Problem problem = makeProblem(p, 1, m);
        Schedule schedule = valueOf(generate(name, problem));
        Diagnostics diagnostics = verify(problem, schedule, chainOf(problem));
        ASSERT_TRUE(diagnostics.all().empty()) << name << " p=" << p << " m=" << m << "\n"
                                               << diagnostics.errorText();
        std::vector<int32_t> peaks = peakInFlight(schedule);
        for (int32_t rank = 0; rank < p; ++rank)
          EXPECT_EQ(peaks[rank], p - rank);
      }
}

TEST(PipeDream, HasNoBubbleBetweenItsIntervals) {
  // One fill and one drain for the whole run, whatever the interval.
  for (int32_t p = 1; p <= 8; ++p)
    for (int32_t intervals = 1; intervals <= 4; ++intervals) {
      Problem problem = makeProblem(p, 1, intervals * p);
      Schedule schedule = valueOf(generate("pipedream-2bw", problem, {.updateInterval = p}));
      EXPECT_EQ(valueOf(simulate(problem, schedule, chainOf(problem))).makespan,
                3 * (problem.microbatches + p - 1));
    }
}

TEST(PipeDream, OneMoreMicrobatchInsertsOneBlock) {
  for (int32_t p = 1; p <= 8; ++p)
    for (int32_t m = p; m <= 16; ++m)
      EXPECT_TRUE(insertsOneBlock(valueOf(generate("pipedream", makeProblem(p, 1, m))),
                                  valueOf(generate("pipedream", makeProblem(p, 1, m + 1))), 1));
}

TEST(PipeDream2BW, UpdatesAtTheEndOfEachInterval) {
  Problem problem = makeProblem(4, 1, 24);
  Schedule schedule = valueOf(generate("pipedream-2bw", problem));
  EXPECT_EQ(schedule.updates, WeightUpdates::DoubleBuffered);
  EXPECT_EQ(schedule.updateInterval, 24);
  EXPECT_EQ(valueOf(generate("pipedream-2bw", problem, {.updateInterval = 8})).updateInterval, 8);
}

TEST(PipeDream2BW, TakesEveryIntervalOfAtLeastPThatDividesM) {
  for (int32_t p = 1; p <= 6; ++p)
    for (int32_t m = 1; m <= 24; ++m)
      for (int32_t interval = 1; interval <= 26; ++interval) {
        Problem problem = makeProblem(p, 1, m);
        Expected<Schedule> schedule =
            generate("pipedream-2bw", problem, {.updateInterval = interval});
        ASSERT_EQ(static_cast<bool>(schedule), interval >= p && m % interval == 0)
            << "p=" << p << " m=" << m << " interval=" << interval;
        if (schedule) {
          EXPECT_TRUE(verify(problem, *schedule, chainOf(problem)).all().empty());
        }
      }
}

TEST(PipeDream2BW, NamesWhatIsWrongAndWhatWorks) {
  EXPECT_EQ(errorOf("pipedream-2bw", makeProblem(4, 1, 3)),
            "pipedream-2bw needs at least as many microbatches as ranks, but 3 is less than 4; use "
            "microbatches=4");
  EXPECT_EQ(errorOf("pipedream-2bw", makeProblem(4, 1, 3), 1),
            "pipedream-2bw needs at least as many microbatches as ranks, but 3 is less than 4; use "
            "microbatches=4 and update-interval=4");
  EXPECT_EQ(errorOf("pipedream-2bw", makeProblem(4, 1, 24), 3),
            "pipedream-2bw needs at least as many microbatches from one update to the next as "
            "ranks, but an interval of 3 is less than 4; use update-interval=4");
  EXPECT_EQ(errorOf("pipedream-2bw", makeProblem(4, 1, 24), 10),
            "pipedream-2bw needs microbatches in whole intervals, but 24 are no multiple of 10; "
            "use microbatches=20 or 30, or update-interval=12");
  EXPECT_EQ(errorOf("pipedream-2bw", makeProblem(4, 1, 5), 10),
            "pipedream-2bw needs microbatches in whole intervals, but 5 are no multiple of 10; "
            "use microbatches=10, or update-interval=5");
}

TEST(PipeDream2BW, TheValuesThatItNamesWork) {
  auto named = [](const std::string &text, const std::string &what) {
    size_t at = text.find(what);
    return at == std::string::npos ? 0 : std::atoi(text.c_str() + at + what.size());
  };
  for (int32_t p = 1; p <= 6; ++p)
    for (int32_t m = 1; m <= 24; ++m)
      for (int32_t interval = 1; interval <= 26; ++interval) {
        std::string text = errorOf("pipedream-2bw", makeProblem(p, 1, m), interval);
        if (text == "accepted")
          continue;
        int32_t betterM = named(text, "microbatches=");
        int32_t orM = named(text, " or ");
        int32_t betterInterval = named(text, "update-interval=");
        ASSERT_GT(betterInterval, 0) << text;
        if (text.find(" and update-interval=") != std::string::npos) {
          EXPECT_EQ(errorOf("pipedream-2bw", makeProblem(p, 1, betterM), betterInterval),
                    "accepted");
          continue;
        }
        EXPECT_EQ(errorOf("pipedream-2bw", makeProblem(p, 1, m), betterInterval), "accepted");
        for (int32_t better : {betterM, orM})
          if (better > 0) {
            EXPECT_EQ(errorOf("pipedream-2bw", makeProblem(p, 1, better), interval), "accepted");
          }
      }
}

TEST(PipeDream, RefusesWhatItHasNot) {
  for (std::string name : {"pipedream", "pipedream-2bw"}) {
    EXPECT_EQ(errorOf(name, makeProblem(2, 2, 4)),
              name + " runs one chunk per rank, but chunks is 2; use chunks=1, or "
                     "interleaved-1f1b");
    EXPECT_THAT(errorOf(name, makeProblem(2, 1, 4, PlacementKind::Bidirectional)),
                HasSubstr("use placement=loop"));
  }
  EXPECT_EQ(errorOf("pipedream", makeProblem(2, 1, 4), 2),
            "pipedream has no updates between its microbatches, but the update interval is 2; "
            "leave it out, or use pipedream-2bw");
}

} // namespace
} // namespace pipeline::schedule
