//===- ChimeraTest.cpp - Schedule `chimera` ---------------------*- C++ -*-===//
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
#include <cmath>

namespace pipeline::schedule {
namespace {

using testing::HasSubstr;

Problem bothWays(int32_t p, int32_t m) {
  return makeProblem(p, 1, m, PlacementKind::Bidirectional);
}

Schedule chimera(const Problem &problem) { return valueOf(generate("chimera", problem)); }

std::string errorOf(const Problem &problem) {
  Expected<Schedule> schedule = generate("chimera", problem);
  return schedule ? "accepted" : schedule.error();
}

/// Calls `check(problem)` for units of every even p.
template <typename Check>
void forEachSize(Check &&check) {
  for (int32_t p = 2; p <= 16; p += 2)
    for (int32_t units = 1; units <= 5; ++units) {
      SCOPED_TRACE("p=" + std::to_string(p) + " units=" + std::to_string(units));
      check(bothWays(p, p * units));
    }
}

// The unit of p = 4 by its slots. The paper numbers the microbatches of the two
// directions 0, 1 and 2, 3.
TEST(Chimera, OrderOfAUnit) {
  EXPECT_EQ(toString(chimera(bothWays(4, 4))), "0F0 0F2 3F1 3B1 3F3 3B3 0B0 0B2\n"
                                               "1F0 2F1 1F2 2F3 2B1 1B0 2B3 1B2\n"
                                               "1F1 2F0 1F3 2F2 2B0 1B1 2B2 1B3\n"
                                               "0F1 0F3 3F0 3B0 3F2 3B2 0B1 0B3\n");
}

TEST(Chimera, EverySizeIsValid) {
  forEachSize([](const Problem &problem) {
    Diagnostics diagnostics = verify(problem, chimera(problem), chainOf(problem));
    EXPECT_TRUE(diagnostics.all().empty()) << diagnostics.errorText();
  });
}

TEST(Chimera, MakespanIsTheFormula) {
  for (auto [f, b] : {std::pair{1, 1}, {1, 2}, {1, 3}, {2, 3}, {2, 1}})
    forEachSize([f = f, b = b](Problem problem) {
      StageCost cost;
      cost.forward = f;
      cost.backward = b;
      problem.costs = {cost};
      int32_t p = problem.ranks, m = problem.microbatches;
      EXPECT_EQ(valueOf(simulate(problem, chimera(problem), chainOf(problem))).makespan,
                m * (f + b) + (p / 2 - 1) * (f + b + (2 * m / p - 1) * std::abs(b - f)));
    });
}

TEST(Chimera, BubbleAtEqualTimesIsThePublishedOne) {
  forEachSize([](Problem problem) {
    StageCost cost;
    cost.backward = 1;
    problem.costs = {cost};
    int32_t p = problem.ranks, m = problem.microbatches;
    Simulation simulation = valueOf(simulate(problem, chimera(problem), chainOf(problem)));
    EXPECT_NEAR(simulation.bubbleMakespan, (p - 2.) / (2 * m + p - 2), 1e-12);
    EXPECT_EQ(simulation.makespan, simulation.lowerBound.makespan);
  });
}

TEST(Chimera, PeakGrowsTowardsTheMiddle) {
  forEachSize([](const Problem &problem) {
    int32_t p = problem.ranks;
    std::vector<int32_t> peaks = peakInFlight(chimera(problem));
    for (int32_t rank = 0; rank < p; ++rank)
      EXPECT_EQ(peaks[rank], p / 2 + 1 + std::min(rank, p - 1 - rank));
  });
}

TEST(Chimera, AUnitMoreInsertsOneBlock) {
  for (int32_t p = 2; p <= 12; p += 2)
    for (int32_t m = 2 * p; m <= 4 * p; m += p)
      EXPECT_TRUE(insertsOneBlock(chimera(bothWays(p, m)), chimera(bothWays(p, m + p)), p))
          << "p=" << p << " m=" << m;
}

TEST(Chimera, NamesWhatIsWrongAndWhatWorks) {
  EXPECT_THAT(errorOf(makeProblem(4, 1, 8)), HasSubstr("use placement=bidirectional"));
  EXPECT_EQ(errorOf(bothWays(5, 10)),
            "chimera needs an even number of ranks, but ranks is 5; use ranks=4 or 6");
  EXPECT_EQ(errorOf(bothWays(4, 10)),
            "chimera runs units of one microbatch per rank, but 10 microbatches are no multiple of "
            "4 ranks; use microbatches=8 or 12");
  EXPECT_EQ(errorOf(bothWays(4, 3)),
            "chimera runs units of one microbatch per rank, but 3 microbatches are no multiple of "
            "4 ranks; use microbatches=4");
  for (int32_t m : {4, 8, 12})
    EXPECT_EQ(errorOf(bothWays(4, m)), "accepted");
}

} // namespace
} // namespace pipeline::schedule
