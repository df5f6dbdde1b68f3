//===- DualPipeTest.cpp - Schedules `dualpipe` and `dualpipev` --*- C++ -*-===//
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
#include <map>
#include <tuple>

namespace pipeline::schedule {
namespace {

using testing::Each;
using testing::HasSubstr;

Problem dualPipe(int32_t p, int32_t m) {
  return makeProblem(p, 1, m, PlacementKind::Bidirectional);
}
Problem dualPipeV(int32_t p, int32_t m) { return makeProblem(p, 2, m, PlacementKind::V); }

std::string errorOf(std::string_view name, const Problem &problem) {
  Expected<Schedule> schedule = generate(name, problem);
  return schedule ? "accepted" : schedule.error();
}

double makespanOf(const Problem &problem, const Schedule &schedule) {
  return valueOf(simulate(problem, schedule, chainOf(problem))).makespan;
}

/// The order as published, by hand from figure 5 of the report (p = 8, m = 20)
/// for its first rank: ten microbatches of each direction.
TEST(DualPipe, IsThePublishedOrder) {
  Schedule schedule = valueOf(generate("dualpipe", dualPipe(8, 20)));
  std::vector<Action> expected = valueOf(parseActions(
      // Down, until the other direction arrives; then one of it.
      "0F0 0F2 0F4 0F6 0F8 0F10 0F12 7F1 "
      // Its backwards, with W at once.
      "7I1 7W1 7F3 7I3 7W3 7F5 7I5 7W5 7F7 "
      // Pairs of a forward and a backward of the two directions.
      "0F14 7B7 7F9 0B0 0F16 7B9 7F11 0B2 0F18 7B11 7F13 0B4 "
      "7B13 7F15 0B6 7B15 7F17 0B8 7B17 7F19 0B10 "
      // The rest, I first.
      "7B19 0I12 0W12 0I14 0W14 0I16 0W16 0I18 0W18"));
  EXPECT_EQ(schedule.ranks[0], expected);
  // The last rank does the same for the other direction.
  for (Action &action : expected)
    action.microbatch ^= 1;
  EXPECT_EQ(schedule.ranks[7], expected);
}

TEST(DualPipe, TheMiddleRankHoldsBackItsWeights) {
  Schedule schedule = valueOf(generate("dualpipe", dualPipe(4, 8)));
  EXPECT_EQ(schedule.ranks[1], valueOf(parseActions("1F0 2F1 1F2 2F3 1F4 2B1 2F5 1B0 1F6 2B3 2F7 "
                                                    "1B2 2B5 1B4 2I7 1I6 2W7 1W6")));
}

TEST(DualPipe, DualPipeVIsItFolded) {
  // The rank of distance d runs stages d and 2p-1-d in both; a lane of
  // dualpipe has every other microbatch.
  for (int32_t p = 1; p <= 8; ++p)
    for (int32_t m = 2 * p; m <= 2 * p + 5; ++m) {
      Schedule folded = valueOf(generate("dualpipev", dualPipeV(p, m)));
      Schedule two = valueOf(generate("dualpipe", dualPipe(2 * p, 2 * m)));
      for (int32_t rank = 0; rank < p; ++rank) {
        for (Action &action : two.ranks[rank])
          action.microbatch /= 2;
        ASSERT_EQ(two.ranks[rank], folded.ranks[rank]) << "p=" << p << " m=" << m;
      }
    }
}

TEST(DualPipe, EveryLegalSizeIsValidWithinItsPeak) {
  auto check = [](const Problem &problem, std::string_view name, int32_t peak) {
    SCOPED_TRACE(std::string(name) + " p=" + std::to_string(problem.ranks) +
                 " m=" + std::to_string(problem.microbatches));
    Schedule schedule = valueOf(generate(name, problem));
    Diagnostics diagnostics = verify(problem, schedule, chainOf(problem));
    EXPECT_TRUE(diagnostics.all().empty()) << diagnostics.errorText();
    EXPECT_THAT(peakInFlight(schedule), Each(peak));
  };
  for (int32_t p = 2; p <= 24; p += 2)
    for (int32_t m = 2 * p; m <= 2 * p + 20; m += 2)
      check(dualPipe(p, m), "dualpipe", p + 1);
  for (int32_t p = 1; p <= 16; ++p)
    for (int32_t m = 2 * p; m <= 2 * p + 20; ++m)
      check(dualPipeV(p, m), "dualpipev", 2 * p + 1);
}

TEST(DualPipe, HasFullBackwardsBesideForwardsAndSplitOnesAtTheEnds) {
  Schedule schedule = valueOf(generate("dualpipe", dualPipe(6, 24)));
  for (const Action &action : schedule.ranks[2]) {
    int32_t k = action.microbatch / 2;
    if (action.kind == Kind::I || action.kind == Kind::W) {
      EXPECT_TRUE(k < 1 || k >= 9) << toString(action);
    }
  }
}

/// Of dualpipe on p ranks and dualpipev on p / 2, per stage.
double bubble(int32_t p, const StageCost &cost) {
  return (p / 2 - 1) * (cost.of(Kind::F) + cost.of(Kind::B) - 2 * cost.of(Kind::W));
}

// A pair is one forward after the other's backward here, and what it makes
// goes out as soon as it is there: the bubble is (p/2-1)(F + B - 2W) for
// W <= I <= F <= B, and every rank but those in the middle waits less.
TEST(DualPipe, BubbleOfPairsInSequence) {
  for (StageCost cost : {StageCost{1, 1, 1, {}}, StageCost{2, 2, 1, {}}, StageCost{2, 1, 1, {}},
                         StageCost{3, 2, 2, {}}, StageCost{4, 4, 3, {}}, StageCost{1, 1, 0, {}}})
    for (int32_t p = 2; p <= 16; p += 2)
      for (int32_t m = 2 * p; m <= 2 * p + 24; m += 2) {
        Problem problem = dualPipe(p, m);
        problem.costs = {cost};
        double perMicrobatch = cost.of(Kind::F) + cost.of(Kind::B);
        EXPECT_DOUBLE_EQ(makespanOf(problem, valueOf(generate("dualpipe", problem))),
                         m * perMicrobatch + bubble(p, cost))
            << "p=" << p << " m=" << m;
        problem = dualPipeV(p / 2, m);
        problem.costs = {cost};
        EXPECT_DOUBLE_EQ(makespanOf(problem, valueOf(generate("dualpipev", problem))),
                         2 * m * perMicrobatch + bubble(p, cost));
      }
}

/// The makespan where a forward and the full backward that follows it are one
/// piece of work: it starts when both can, and gives its results as it ends.
double makespanOfJoinedPairs(const Problem &problem, const Schedule &schedule) {
  using Key = std::tuple<bool, int32_t, int32_t>; // Forward?, stage, microbatch.
  std::map<Key, double> ends;
  std::vector<size_t> next(problem.ranks, 0);
  std::vector<double> free(problem.ranks, 0);
  auto inputsOf = [&](const Action &action) {
    int32_t last = problem.stages() - 1;
    std::vector<Key> inputs;
    if (isForward(action) && action.stage > 0)
      inputs.push_back({true, action.stage - 1, action.microbatch});
    if (isBackward(action) && action.stage < last)
      inputs.push_back({false, action.stage + 1, action.microbatch});
    if (isBackward(action) && action.stage == last)
      inputs.push_back({true, last, action.microbatch});
    return inputs;
  };
  for (bool again = true; again;) {
    again = false;
    for (int32_t rank = 0; rank < problem.ranks; ++rank) {
      const std::vector<Action> &actions = schedule.ranks[rank];
      size_t at = next[rank];
      if (at == actions.size())
        continue;
      size_t end = at + 1;
      if (isForward(actions[at]) && end < actions.size() && actions[end].kind == Kind::B)
        ++end;
      double start = free[rank];
      double length = 0;
      bool ready = true;
      for (size_t i = at; i < end; ++i) {
        length += problem.costOf(actions[i]);
        for (const Key &input : inputsOf(actions[i])) {
          auto found = ends.find(input);
          ready = ready && found != ends.end();
          if (ready)
            start = std::max(start, found->second);
        }
      }
      if (!ready)
        continue;
      for (size_t i = at; i < end; ++i)
        if (actions[i].kind != Kind::W)
          ends[{isForward(actions[i]), actions[i].stage, actions[i].microbatch}] = start + length;
      free[rank] = start + length;
      next[rank] = end;
      again = true;
    }
  }
  return *std::max_element(free.begin(), free.end());
}

// The formula of the report, (p/2-1)(F&B + B - 3W), counts pairs as one piece
// of work. It holds with F&B = F + B for F = I >= W.
TEST(DualPipe, BubbleOfJoinedPairsIsThePublishedOne) {
  for (StageCost cost : {StageCost{1, 1, 1, {}}, StageCost{2, 2, 1, {}}, StageCost{4, 4, 3, {}}})
    for (int32_t p = 2; p <= 16; p += 2)
      for (int32_t m = 2 * p; m <= 2 * p + 8; m += 2) {
        Problem problem = dualPipe(p, m);
        problem.costs = {cost};
        double f = cost.of(Kind::F), b = cost.of(Kind::B), w = cost.of(Kind::W);
        EXPECT_DOUBLE_EQ(makespanOfJoinedPairs(problem, valueOf(generate("dualpipe", problem))),
                         m * (f + b) + (p / 2 - 1) * ((f + b) + b - 3 * w))
            << "p=" << p << " m=" << m;
      }
}

// What torch's order of the same name takes, by the same simulator: makespan
// and peak in unit times.
TEST(DualPipeV, IsNoWorseThanTorchs) {
  struct Case {
    int32_t p, m, makespan, peak;
  };
  for (auto [p, m, makespan, peak] : {Case{2, 4, 25, 5}, {4, 8, 51, 9}, {8, 16, 103, 17}}) {
    Problem problem = dualPipeV(p, m);
    Schedule schedule = valueOf(generate("dualpipev", problem));
    EXPECT_EQ(makespanOf(problem, schedule), makespan);
    EXPECT_THAT(peakInFlight(schedule), Each(peak));
    // No order of any schedule takes less.
    EXPECT_EQ(lowerBound(problem, chainOf(problem), false).makespan, makespan);
  }
}

TEST(DualPipe, TwoMoreMicrobatchesInsertOneBlock) {
  for (int32_t p = 2; p <= 12; p += 2)
    for (int32_t m = 2 * p; m <= 2 * p + 12; m += 2)
      EXPECT_TRUE(insertsOneBlock(valueOf(generate("dualpipe", dualPipe(p, m))),
                                  valueOf(generate("dualpipe", dualPipe(p, m + 2))), 2))
          << "p=" << p << " m=" << m;
  for (int32_t p = 1; p <= 8; ++p)
    for (int32_t m = 2 * p; m <= 2 * p + 8; ++m)
      EXPECT_TRUE(insertsOneBlock(valueOf(generate("dualpipev", dualPipeV(p, m))),
                                  valueOf(generate("dualpipev", dualPipeV(p, m + 1))), 1))
          << "p=" << p << " m=" << m;
}

TEST(DualPipe, FollowsThePlacementWhateverItsRanks) {
  Problem problem = dualPipe(4, 10);
  problem.placement = Placement::list({2, 0, 3, 1}, {1, 3, 0, 2});
  Schedule schedule = valueOf(generate("dualpipe", problem));
  EXPECT_TRUE(verify(problem, schedule, chainOf(problem)).all().empty());
  problem = dualPipeV(3, 7);
  problem.placement = Placement::list({2, 0, 1, 1, 0, 2});
  schedule = valueOf(generate("dualpipev", problem));
  EXPECT_TRUE(verify(problem, schedule, chainOf(problem)).all().empty());
}

TEST(DualPipe, NamesWhatIsWrongAndWhatWorks) {
  EXPECT_EQ(errorOf("dualpipe", makeProblem(4, 1, 8)),
            "dualpipe runs pipelines in both directions over the same ranks, but the placement is "
            "loop; use placement=bidirectional");
  Problem crossed = dualPipe(2, 8);
  crossed.placement = Placement::list({0, 1}, {0, 1});
  EXPECT_THAT(errorOf("dualpipe", crossed), HasSubstr("but the placement is 0,1/0,1"));
  EXPECT_EQ(errorOf("dualpipe", makeProblem(4, 2, 8, PlacementKind::Bidirectional)),
            "dualpipe runs one chunk per rank in each direction, but chunks is 2; use chunks=1");
  EXPECT_EQ(errorOf("dualpipe", dualPipe(3, 8)),
            "dualpipe needs an even number of ranks, but ranks is 3; use ranks=2 or 4");
  EXPECT_EQ(errorOf("dualpipe", dualPipe(1, 8)),
            "dualpipe needs an even number of ranks, but ranks is 1; use ranks=2");
  EXPECT_EQ(errorOf("dualpipe", dualPipe(8, 10)),
            "dualpipe needs at least twice as many microbatches as ranks, but 10 is less than "
            "2 * 8; use microbatches=16, or ranks=4");
  EXPECT_EQ(errorOf("dualpipe", dualPipe(8, 11)),
            "dualpipe needs at least twice as many microbatches as ranks, but 11 is less than "
            "2 * 8; use microbatches=16");
  EXPECT_EQ(errorOf("dualpipe", dualPipe(4, 9)),
            "dualpipe needs an even number of microbatches, one half for each direction, but "
            "microbatches is 9; use microbatches=8 or 10");
  EXPECT_THAT(errorOf("dualpipev", makeProblem(4, 1, 8, PlacementKind::V)),
              HasSubstr("dualpipev runs 2 chunks per rank, but chunks is 1; use chunks=2"));
  EXPECT_THAT(errorOf("dualpipev", makeProblem(4, 2, 8)), HasSubstr("use placement=v"));
  EXPECT_EQ(errorOf("dualpipev", dualPipeV(4, 7)),
            "dualpipev needs at least twice as many microbatches as ranks, but 7 is less than "
            "2 * 4; use microbatches=8, or ranks=3");
}

TEST(DualPipe, TheValuesThatItNamesWork) {
  for (int32_t p = 2; p <= 12; p += 2)
    for (int32_t m = 1; m < 2 * p; ++m) {
      EXPECT_EQ(errorOf("dualpipe", dualPipe(p, 2 * p)), "accepted");
      if (m % 2 == 0 && m >= 4) {
        EXPECT_THAT(errorOf("dualpipe", dualPipe(p, m)),
                    HasSubstr(", or ranks=" + std::to_string(m / 4 * 2)));
        EXPECT_EQ(errorOf("dualpipe", dualPipe(m / 4 * 2, m)), "accepted");
      }
    }
  for (int32_t m = 9; m < 20; m += 2)
    for (int32_t better : {m - 1, m + 1})
      EXPECT_EQ(errorOf("dualpipe", dualPipe(4, better)), "accepted");
  for (int32_t p = 2; p <= 8; ++p)
    for (int32_t m = 2; m < 2 * p; ++m) {
      EXPECT_EQ(errorOf("dualpipev", dualPipeV(m / 2, m)), "accepted");
      EXPECT_EQ(errorOf("dualpipev", dualPipeV(p, 2 * p)), "accepted");
    }
}

} // namespace
} // namespace pipeline::schedule
