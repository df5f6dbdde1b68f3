//===- VGeneratorTest.cpp - zbv, v-half and v-min ---------------*- C++ -*-===//
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
#include <random>

namespace pipeline::schedule {
namespace {

using testing::Each;

constexpr std::string_view names[] = {"zbv", "v-half", "v-min"};

std::string errorOf(std::string_view name, const Problem &problem) {
  Expected<Schedule> schedule = generate(name, problem);
  return schedule ? "accepted" : schedule.error();
}

Problem inV(int32_t p, int32_t m) { return makeProblem(p, 2, m, PlacementKind::V); }

Problem inV(int32_t p, int32_t m, const StageCost &cost, double latency) {
  Problem problem = inV(p, m);
  problem.costs = {cost};
  problem.latencies = {latency};
  return problem;
}

Simulation simulated(std::string_view name, const Problem &problem) {
  return valueOf(simulate(problem, valueOf(generate(name, problem)), chainOf(problem)));
}

/// Pairs in flight that no rank exceeds.
int32_t limitOf(std::string_view name, int32_t p) {
  return name == "zbv" ? 2 * p : 2 * (name == "v-half" ? (p + 2) / 2 : (p + 4) / 3);
}

/// Times and latencies that differ from stage to stage and hop to hop, some 0.
Problem withRandomTimes(Problem problem, uint32_t seed) {
  std::mt19937 random(seed);
  double spread = std::uniform_real_distribution<>(0, 1.5)(random);
  auto time = [&] {
    return random() % 20 == 0 ? 0 : std::uniform_real_distribution<>(1, 1 + spread)(random);
  };
  for (int32_t stage = 0; stage < problem.stages(); ++stage)
    problem.costs.push_back({time(), time(), time(), std::nullopt});
  for (int32_t hop = 0; hop + 1 < problem.stages(); ++hop)
    problem.latencies.push_back(random() % 3 * spread);
  return problem;
}

//===----------------------------------------------------------------------===//
// zbv
//===----------------------------------------------------------------------===//

TEST(ZeroBubbleV, Order) {
  EXPECT_EQ(toString(valueOf(generate("zbv", inV(2, 4)))),
            "0F0 0F1 0F2 3F0 3I0 3W0 3F1 3I1 3W1 0F3 0I0 0W0 3F2 3I2 3W2 0I1 0W1 3F3 3I3 0I2 3W3 "
            "0I3 0W2 0W3\n"
            "1F0 2F0 1F1 2F1 2I0 2W0 1F2 1I0 1W0 2F2 2I1 2W1 1F3 1I1 1W1 2F3 2I2 1I2 2I3 1I3 2W2 "
            "1W2 2W3 1W3\n");
}

TEST(ZeroBubbleV, UnitTimes) {
  for (auto [p, m, makespan, span] : {std::array{4, 8, 51, 48}, {8, 24, 151, 144}}) {
    Simulation simulation = simulated("zbv", inV(p, m));
    EXPECT_EQ(simulation.makespan, makespan);
    for (const RankTimes &rank : simulation.ranks) {
      EXPECT_EQ(rank.span(), span);
      EXPECT_EQ(rank.peakInFlight, 2 * p);
    }
  }
}

TEST(ZeroBubbleV, TakesLittleMoreThanItsWorkFromPMicrobatchesOn) {
  for (int32_t p = 1; p <= 16; ++p)
    for (int32_t m = p; m < 2 * p; ++m)
      EXPECT_EQ(simulated("zbv", inV(p, m)).makespan, 6 * m + p - 1) << "p=" << p << " m=" << m;
}

TEST(ZeroBubbleV, IsNoWorseThanTorchs) {
  // What torch.distributed.pipelining 2.15 makes takes, in unit times per
  // chunk, so long and holds so many chunk activations.
  for (auto [p, m, makespan, peak] : {std::array{2, 4, 25, 4}, {4, 8, 51, 8}, {8, 16, 103, 16}}) {
    Simulation simulation = simulated("zbv", inV(p, m));
    EXPECT_LE(simulation.makespan, makespan);
    for (const RankTimes &rank : simulation.ranks)
      EXPECT_LE(rank.peakInFlight, peak);
  }
}

struct PaperRow {
  int32_t p, m;
  double forward, input, weight, latency, bubble;
};

/// Tables 5 and 6 of arXiv 2401.10241: times of a rank in ms, bubble of zbv's
/// largest span.
const PaperRow paper[] = {
    {8, 24, 18.522, 18.086, 9.337, .601, .0703},  {8, 32, 18.513, 18.086, 9.331, .626, .0543},
    {8, 64, 18.546, 18.097, 9.321, .762, .0298},  {8, 24, 29.718, 29.444, 19.927, .527, .0403},
    {8, 32, 29.802, 29.428, 19.530, .577, .0326}, {8, 64, 29.935, 29.621, 19.388, .535, .0166},
    {16, 48, 11.347, 11.248, 8.132, .377, .0498}, {16, 64, 11.307, 11.254, 8.101, .379, .0381},
};

Problem problemOf(const PaperRow &row) {
  return inV(row.p, row.m, {row.forward / 2, row.input / 2, row.weight / 2, std::nullopt},
             row.latency);
}

TEST(ZeroBubbleV, IsNoWorseThanThePaper) {
  for (const PaperRow &row : paper) {
    Simulation simulation = simulated("zbv", problemOf(row));
    EXPECT_LE(simulation.bubbleSpan, row.bubble + 0.00005) << "p=" << row.p << " m=" << row.m;
    for (const RankTimes &rank : simulation.ranks)
      EXPECT_LE(rank.peakInFlight, 2 * row.p);
  }
}

TEST(ZeroBubbleV, FollowsTheTimes) {
  // In each of these rows the order for unit times has more bubble, by a
  // twentieth or more.
  for (const PaperRow &row : paper) {
    Problem problem = problemOf(row);
    Schedule forUnits = valueOf(generate("zbv", inV(row.p, row.m)));
    EXPECT_GT(valueOf(simulate(problem, forUnits, chainOf(problem))).bubbleSpan,
              simulated("zbv", problem).bubbleSpan * 1.04)
        << "p=" << row.p << " m=" << row.m;
  }
}

//===----------------------------------------------------------------------===//
// v-half and v-min
//===----------------------------------------------------------------------===//

TEST(VHalf, Order) {
  EXPECT_EQ(toString(valueOf(generate("v-half", inV(2, 3)))),
            "0F0 3F0 0F1 3I0 3W0 3F1 0F2 0I0 3I1 0W0 3W1 3F2 0I1 3I2 0W1 3W2 0I2 0W2\n"
            "1F0 2F0 1F1 2F1 2I0 1I0 2W0 1F2 1W0 2F2 2I1 1I1 2W1 1W1 2I2 1I2 2W2 1W2\n");
}

TEST(VMin, Order) {
  EXPECT_EQ(toString(valueOf(generate("v-min", inV(2, 3)))),
            "0F0 3F0 3I0 0F1 0I0 3W0 3F1 3I1 0W0 0F2 0I1 3W1 3F2 3I2 0W1 3W2 0I2 0W2\n"
            "1F0 2F0 2I0 1I0 1F1 2F1 2W0 1W0 2I1 1I1 1F2 2F2 2W1 1W1 2I2 1I2 2W2 1W2\n");
}

TEST(VHalfAndVMin, HaveAboutAHalfAndTwoThirdsOfTheBubble) {
  for (int32_t p = 2; p <= 16; ++p) {
    int32_t m = 4 * p;
    Problem whole = makeProblem(p, 1, m);
    whole.costs = {{2, 2, 2, std::nullopt}};
    double work = 6 * m;
    double bubble = simulated("1f1b", whole).makespan - work;
    EXPECT_NEAR((simulated("v-half", inV(p, m)).makespan - work) / bubble, 1.0 / 2, 0.09) << p;
    EXPECT_NEAR((simulated("v-min", inV(p, m)).makespan - work) / bubble, 2.0 / 3,
                p == 2 ? 0.17 : 0.09)
        << p;
  }
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

TEST(InV, PeakIsTheLimit) {
  for (std::string_view name : names)
    for (int32_t p = 1; p <= 32; ++p) {
      std::vector<int32_t> peaks = peakInFlight(valueOf(generate(name, inV(p, 3 * p))));
      int32_t limit = limitOf(name, p);
      EXPECT_EQ(*std::max_element(peaks.begin(), peaks.end()), limit) << name << " p=" << p;
      // Every third rank of v-min has one to spare where p mod 3 is 2.
      int32_t spare = name == "v-min" && p % 3 == 2 ? 1 : 0;
      EXPECT_THAT(peaks, Each(testing::Ge(limit - spare))) << name << " p=" << p;
    }
}

TEST(InV, AreValidWhateverTheTimes) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    std::mt19937 random(seed);
    auto p = static_cast<int32_t>(1 + random() % 12);
    auto m = static_cast<int32_t>(1 + random() % 70);
    Problem problem = withRandomTimes(inV(p, m), seed);
    for (std::string_view name : names) {
      SCOPED_TRACE(testing::Message() << name << " seed " << seed << " p=" << p << " m=" << m);
      problem.memoryLimits.assign(p, limitOf(name, p));
      Schedule schedule = valueOf(generate(name, problem));
      ASSERT_TRUE(verify(problem, schedule, chainOf(problem)).all().empty());
    }
  }
}

TEST(InV, OneMoreMicrobatchInsertsOneBlock) {
  for (uint32_t seed = 0; seed < 40; ++seed)
    for (std::string_view name : names) {
      std::mt19937 random(seed);
      auto p = static_cast<int32_t>(1 + random() % 10);
      auto make = [&](int32_t m) {
        // Even seeds have unit times.
        Problem problem = seed % 2 == 0 ? inV(p, m) : withRandomTimes(inV(p, m), seed);
        return valueOf(generate(name, problem));
      };
      Schedule shorter = make(2 * p + 15);
      for (int32_t m = 2 * p + 16; m <= 2 * p + 24; ++m) {
        Schedule longer = make(m);
        ASSERT_TRUE(insertsOneBlock(shorter, longer, 1))
            << name << " seed " << seed << " p=" << p << " m=" << m;
        shorter = std::move(longer);
      }
    }
}

TEST(InV, LongSchedulesKeepTheTimeOfARound) {
  for (std::string_view name : names)
    for (double latency : {0.0, 0.125}) {
      auto idle = [&](int32_t m) {
        Problem problem = inV(6, m, {1, 1, 1, std::nullopt}, latency);
        return simulated(name, problem).largestSpan - 6 * m;
      };
      double perHundred = idle(300) - idle(200);
      EXPECT_EQ(idle(200) - idle(100), perHundred) << name << " " << latency;
      // v-min has no slack at all: where messages take time, every round waits.
      if (name == "v-min" && latency > 0)
        EXPECT_GT(perHundred, 0);
      else
        EXPECT_EQ(perHundred, 0) << name << " " << latency;
    }
}

TEST(InV, FollowTheVWhateverItsRanks) {
  for (std::string_view name : names) {
    Problem problem = inV(3, 40);
    problem.placement = Placement::list({2, 0, 1, 1, 0, 2});
    Schedule schedule = valueOf(generate(name, problem));
    EXPECT_TRUE(verify(problem, schedule, chainOf(problem)).all().empty());
    EXPECT_EQ(valueOf(simulate(problem, schedule, chainOf(problem))).makespan,
              simulated(name, inV(3, 40)).makespan);
  }
}

TEST(InV, NameWhatIsWrongAndWhatWorks) {
  for (std::string_view view : names) {
    std::string name(view);
    EXPECT_EQ(errorOf(name, makeProblem(4, 1, 8)),
              name + " runs 2 chunks per rank, but chunks is 1; use chunks=2, or zb-h1 with "
                     "chunks=1");
    EXPECT_EQ(errorOf(name, makeProblem(4, 2, 8)),
              name + " needs stages that go down the ranks and up again, but the placement is "
                     "loop; use placement=v");
    EXPECT_EQ(errorOf(name, makeProblem(4, 2, 8, PlacementKind::Bidirectional)),
              name + " needs stages that go down the ranks and up again, but the placement is "
                     "bidirectional; use placement=v");
    EXPECT_EQ(errorOf(name, inV(4, 8)), "accepted");
  }
}

} // namespace
} // namespace pipeline::schedule
