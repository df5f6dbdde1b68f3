//===- WaveTest.cpp - Schedule `hanayo` -------------------------*- C++ -*-===//
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

Problem waves(int32_t p, int32_t w, int32_t m) {
  return makeProblem(p, 2 * w, m, PlacementKind::V);
}

Schedule hanayo(const Problem &problem) { return valueOf(generate("hanayo", problem)); }

std::string errorOf(const Problem &problem) {
  Expected<Schedule> schedule = generate("hanayo", problem);
  return schedule ? "accepted" : schedule.error();
}

Simulation simulateWith(Problem &problem, double forward, double backward) {
  StageCost cost;
  cost.forward = forward;
  cost.backward = backward;
  problem.costs = {cost};
  return valueOf(simulate(problem, hanayo(problem), chainOf(problem)));
}

/// Calls `check(problem)` over many sizes, short m and remainders included.
template <typename Check>
void forEachSize(int32_t maxRanks, int32_t maxWaves, Check &&check) {
  for (int32_t p = 1; p <= maxRanks; ++p)
    for (int32_t w = 1; w <= maxWaves; ++w)
      for (int32_t m = 1; m <= 3 * p + 2; ++m) {
        SCOPED_TRACE("p=" + std::to_string(p) + " w=" + std::to_string(w) +
                     " m=" + std::to_string(m));
        check(waves(p, w, m));
        if (testing::Test::HasFailure())
          return;
      }
}

TEST(Hanayo, OrderOfTwoRanks) {
  // One wave: 0 and 3 on rank 0, 1 and 2, where it turns, on rank 1.
  EXPECT_EQ(toString(hanayo(waves(2, 1, 3))), "0F0 0F1 3F0 3B0 0F2 3F1 3B1 0B0 3F2 3B2 0B1 0B2\n"
                                              "1F0 2F0 1F1 2F1 2B0 1F2 1B0 2F2 2B1 1B1 2B2 1B2\n");
}

TEST(Hanayo, EverySizeIsValid) {
  forEachSize(9, 4, [](const Problem &problem) {
    Diagnostics diagnostics = verify(problem, hanayo(problem), chainOf(problem));
    EXPECT_TRUE(diagnostics.all().empty()) << diagnostics.errorText();
  });
}

TEST(Hanayo, MakespanIsTheFormula) {
  for (auto [f, b] : {std::pair{1, 1}, {1, 2}, {1, 3}, {2, 3}, {2, 1}, {3, 1}})
    forEachSize(8, 3, [f = f, b = b](Problem problem) {
      int32_t p = problem.ranks, v = problem.chunks, m = problem.microbatches;
      EXPECT_EQ(simulateWith(problem, f, b).makespan,
                v * std::max(m, p) * (f + b) + 2 * (std::min(m, p) - 1) * std::max(f, b));
    });
}

TEST(Hanayo, NothingBeatsItAtEqualTimes) {
  forEachSize(8, 3, [](Problem problem) {
    if (problem.microbatches < problem.ranks)
      return;
    Simulation simulation = simulateWith(problem, 1, 1);
    EXPECT_EQ(simulation.makespan, simulation.lowerBound.makespan);
  });
}

// (2p-2)/(3pw+p-1) in the paper, of B = 2F and m = p.
TEST(Hanayo, BubbleIsWithinThePublishedOne) {
  for (int32_t p = 2; p <= 12; ++p)
    for (int32_t w = 1; w <= 4; ++w) {
      Problem problem = waves(p, w, p);
      double ratio = simulateWith(problem, 1, 2).bubbleMakespan;
      EXPECT_NEAR(ratio, (2. * p - 2) / (3 * p * w + 2 * p - 2), 1e-12);
      EXPECT_LT(ratio, (2. * p - 2) / (3 * p * w + p - 1));
      ratio = simulateWith(problem, 1, 1).bubbleMakespan;
      EXPECT_NEAR(ratio, (p - 1.) / (2 * p * w + p - 1), 1e-12);
    }
}

TEST(Hanayo, PeakIsAbout1f1bs) {
  forEachSize(8, 3, [](const Problem &problem) {
    int32_t p = problem.ranks, v = problem.chunks, m = problem.microbatches;
    // v stages make one of 1f1b's p microbatches.
    int32_t most = m < p ? v * m : v * p + (v - 2) * (m % p);
    std::vector<int32_t> peaks = peakInFlight(hanayo(problem));
    EXPECT_EQ(*std::max_element(peaks.begin(), peaks.end()), most);
    if (m >= 2 * p) {
      EXPECT_THAT(peaks, testing::Each(most));
    }
  });
}

TEST(Hanayo, PMoreMicrobatchesInsertOneBlock) {
  for (int32_t p = 1; p <= 6; ++p)
    for (int32_t w = 1; w <= 3; ++w)
      for (int32_t m = 3 * p; m <= 6 * p; ++m)
        EXPECT_TRUE(insertsOneBlock(hanayo(waves(p, w, m)), hanayo(waves(p, w, m + p)), p))
            << "p=" << p << " w=" << w << " m=" << m;
  // One wave has no groups: one more does.
  for (int32_t p = 1; p <= 6; ++p)
    for (int32_t m = 2 * p; m <= 5 * p; ++m)
      EXPECT_TRUE(insertsOneBlock(hanayo(waves(p, 1, m)), hanayo(waves(p, 1, m + 1)), 1));
}

TEST(Hanayo, FollowsThePlacementWhateverItsRanks) {
  Problem problem = waves(3, 1, 5);
  problem.placement = Placement::list({2, 0, 1, 1, 0, 2});
  EXPECT_TRUE(verify(problem, hanayo(problem), chainOf(problem)).all().empty());
}

TEST(Hanayo, NamesWhatIsWrongAndWhatWorks) {
  EXPECT_EQ(errorOf(makeProblem(4, 3, 8, PlacementKind::V)),
            "hanayo runs 2 chunks per rank for each wave, but chunks is 3; use chunks=2 or 4");
  EXPECT_EQ(errorOf(makeProblem(4, 1, 8, PlacementKind::V)),
            "hanayo runs 2 chunks per rank for each wave, but chunks is 1; use chunks=2");
  EXPECT_EQ(errorOf(makeProblem(4, 2, 8)),
            "hanayo needs stages that go down the ranks and up again, but the placement is loop; "
            "use placement=v");
}

} // namespace
} // namespace pipeline::schedule
