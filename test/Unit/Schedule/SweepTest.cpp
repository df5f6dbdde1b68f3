//===- SweepTest.cpp - Every schedule at every small size -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// p to 16, v to 4, m to 64: whatever a generator accepts passes the verifier
// within its memory, can be simulated, and takes what its formula says. The
// formulas stand in one table, a row per schedule. In them time is per stage:
// F, I, W and B of a chunk, of which v make a share of a rank.
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "pipeline/Schedule/Simulator.h"
#include "pipeline/Schedule/Verifier.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace pipeline::schedule {
namespace {

/// A problem's size and times, in the letters of the formulas.
struct Size {
  int32_t p, v, m;
  double F, I, W;
  double B() const { return I + W; }
  /// What a rank has to do.
  double work() const { return m * v * (F + B()); }
};

/// Which ranks come to their limit.
enum class Met { No, OnSomeRank, OnEveryRank };

/// What is claimed of a schedule. What it takes in time holds within `domain`,
/// the limit of memory always.
struct Claim {
  std::string_view name;
  /// Pairs in flight that a rank does not exceed.
  int32_t (*limit)(const Size &, int32_t rank);
  /// Within the domain.
  Met limitIsMet;
  bool (*domain)(const Size &);
  /// Null where no formula is known.
  double (*makespan)(const Size &);
  double (*largestSpan)(const Size &);
};

bool always(const Size &) { return true; }
bool fillsThePipeline(const Size &s) { return s.m >= s.p; }
bool isEqual(const Size &s) { return s.F == s.I && s.I == s.W; }

int32_t limitOf1F1B(const Size &s, int32_t rank) { return std::min(s.p - rank, s.m); }
double makespanOf1F1B(const Size &s) { return s.work() + (s.p - 1) * (s.F + s.B()); }
double makespanOfH1(const Size &s) { return s.work() + (s.p - 1) * (s.F + s.I - s.W); }

const Claim claims[] = {
    {"none", [](const Size &s, int32_t) { return s.v; }, Met::OnEveryRank, always,
     [](const Size &s) { return s.work(); }, [](const Size &s) { return s.work(); }},
    {"gpipe", [](const Size &s, int32_t) { return s.m; }, Met::OnEveryRank, always, makespanOf1F1B,
     nullptr},
    {"1f1b", limitOf1F1B, Met::OnEveryRank, always, makespanOf1F1B, nullptr},
    {"eager-1f1b", [](const Size &s, int32_t rank) { return std::min(2 * (s.p - rank) - 1, s.m); },
     Met::OnEveryRank, always, makespanOf1F1B, nullptr},
    {"interleaved-1f1b",
     [](const Size &s, int32_t rank) {
       return std::min(2 * (s.p - 1 - rank) + (s.v - 1) * s.p + 1, s.m * s.v);
     },
     Met::OnEveryRank, always, makespanOf1F1B, nullptr},
    {"looped-bfs", [](const Size &s, int32_t) { return s.m * s.v; }, Met::OnEveryRank, always,
     [](const Size &s) { return ((s.v - 1) * std::max(s.m, s.p) + s.m + s.p - 1) * (s.F + s.B()); },
     nullptr},
    {"zb-h1", [](const Size &s, int32_t) { return std::min(s.p, s.m); }, Met::OnEveryRank,
     fillsThePipeline, makespanOfH1, nullptr},
    {"zb-h2", [](const Size &s, int32_t) { return std::min(2 * s.p - 1, s.m); }, Met::OnEveryRank,
     [](const Size &s) { return s.m >= 2 * s.p - 1; }, nullptr,
     [](const Size &s) { return s.work() + std::max(0.0, (s.p - 1) * (s.F + s.I - 2 * s.W)); }},
    // Given a limit of p, which is what zb-h1 holds.
    {"zb-auto", [](const Size &s, int32_t) { return s.p; }, Met::No, fillsThePipeline, nullptr,
     makespanOfH1},
    {"interleaved-zb", [](const Size &s, int32_t) { return s.p * s.v; }, Met::OnEveryRank, always,
     makespanOfH1, nullptr},
    {"zbv", [](const Size &s, int32_t) { return std::min(2 * s.p, 2 * s.m); }, Met::OnEveryRank,
     [](const Size &s) { return isEqual(s) && s.m >= 2 * s.p - 1; },
     [](const Size &s) { return s.work() + (s.p - 1) * s.F; },
     [](const Size &s) { return s.work(); }},
    {"v-half", [](const Size &s, int32_t) { return std::min(2 * ((s.p + 2) / 2), 2 * s.m); },
     Met::OnSomeRank, [](const Size &s) { return isEqual(s) && fillsThePipeline(s); },
     [](const Size &s) { return s.work() + (3 * (s.p - 1) - (s.p > 1 ? s.p % 2 : 0)) * s.F; },
     nullptr},
    {"v-min", [](const Size &s, int32_t) { return std::min(2 * ((s.p + 4) / 3), 2 * s.m); },
     Met::OnSomeRank, [](const Size &s) { return isEqual(s) && fillsThePipeline(s); },
     [](const Size &s) {
       return s.work() + std::max(0, 4 * s.p - 5 + (s.p % 3 == 0 ? 2 : 0)) * s.F;
     },
     nullptr},
    {"dualpipe", [](const Size &s, int32_t) { return s.p + 1; }, Met::OnEveryRank, always,
     [](const Size &s) { return s.work() + (s.p / 2 - 1) * (s.F + s.B() - 2 * s.W); }, nullptr},
    {"dualpipev", [](const Size &s, int32_t) { return 2 * s.p + 1; }, Met::OnEveryRank, always,
     [](const Size &s) { return s.work() + (s.p - 1) * (s.F + s.B() - 2 * s.W); }, nullptr},
    {"chimera",
     [](const Size &s, int32_t rank) { return s.p / 2 + 1 + std::min(rank, s.p - 1 - rank); },
     Met::OnEveryRank, always,
     [](const Size &s) {
       return s.work() +
              (s.p / 2 - 1) * (s.F + s.B() + (2 * s.m / s.p - 1) * std::abs(s.B() - s.F));
     },
     nullptr},
    {"hanayo",
     [](const Size &s, int32_t) {
       return s.m < s.p ? s.v * s.m : s.v * s.p + (s.v - 2) * (s.m % s.p);
     },
     Met::OnSomeRank, always,
     [](const Size &s) {
       return s.v * std::max(s.m, s.p) * (s.F + s.B()) +
              2 * (std::min(s.m, s.p) - 1) * std::max(s.F, s.B());
     },
     nullptr},
    {"pipedream", limitOf1F1B, Met::OnEveryRank, always, makespanOf1F1B, nullptr},
    {"pipedream-2bw", limitOf1F1B, Met::OnEveryRank, always, makespanOf1F1B, nullptr},
};

const Claim *findClaim(std::string_view name) {
  const Claim *claim = std::find_if(std::begin(claims), std::end(claims),
                                    [&](const Claim &row) { return row.name == name; });
  return claim == std::end(claims) ? nullptr : claim;
}

void checkClaim(const Claim &claim, const Size &size, const Simulation &simulation) {
  if (!claim.domain(size))
    return;
  if (claim.makespan) {
    EXPECT_NEAR(simulation.makespan, claim.makespan(size), 1e-9 * simulation.makespan);
  }
  if (claim.largestSpan) {
    EXPECT_NEAR(simulation.largestSpan, claim.largestSpan(size), 1e-9 * simulation.makespan);
  }
  int32_t met = 0;
  for (int32_t rank = 0; rank < size.p; ++rank)
    met += simulation.ranks[rank].peakInFlight == claim.limit(size, rank);
  EXPECT_GE(met, claim.limitIsMet == Met::OnEveryRank  ? size.p
                 : claim.limitIsMet == Met::OnSomeRank ? 1
                                                       : 0);
}

/// Generates, verifies, simulates and compares one schedule. Returns whether
/// the generator takes this size.
bool checkSize(const Generator &generator, const Claim &claim, const Size &size) {
  Problem problem = makeProblem(size.p, size.v, size.m, generator.defaultPlacement);
  problem.costs = {{size.F, size.I, size.W, std::nullopt}};
  for (int32_t rank = 0; rank < size.p; ++rank)
    problem.memoryLimits.push_back(claim.limit(size, rank));
  GeneratorOptions options;
  if (generator.takes(Option::Search))
    options.searchBudget = 50;
  Expected<Schedule> schedule = generate(generator.name, problem, options);
  if (!schedule)
    return false;

  SCOPED_TRACE(testing::Message() << generator.name << " p=" << size.p << " v=" << size.v
                                  << " m=" << size.m << " F=" << size.F << " I=" << size.I
                                  << " W=" << size.W);
  EXPECT_EQ(schedule->name, generator.name);
  Dataflow dataflow = chainOf(problem);
  Diagnostics diagnostics = verify(problem, *schedule, dataflow);
  EXPECT_TRUE(diagnostics.all().empty()) << diagnostics.errorText();
  Expected<Simulation> simulation = simulate(problem, *schedule, dataflow);
  EXPECT_TRUE(simulation) << simulation.error();
  if (!simulation)
    return true;
  EXPECT_GE(simulation->makespan, simulation->lowerBound.makespan * (1 - 1e-9));
  EXPECT_GE(simulation->largestSpan, simulation->lowerBound.span * (1 - 1e-9));
  checkClaim(claim, size, *simulation);
  return true;
}

class Sweep : public testing::TestWithParam<std::string_view> {};

TEST_P(Sweep, HoldsWhatIsClaimed) {
  const Generator &generator = *findGenerator(GetParam());
  const Claim *claim = findClaim(GetParam());
  ASSERT_TRUE(claim) << "no claim is made of " << GetParam() << ": add a row to the table";
  // A search takes its time for every size.
  int32_t stride = generator.takes(Option::Search) ? 3 : 1;
  int32_t accepted = 0;
  for (int32_t p = 1; p <= 16; ++p)
    for (int32_t v = 1; v <= 4; ++v)
      for (int32_t m = 1; m <= 64; m += stride) {
        accepted += checkSize(generator, *claim, {p, v, m, 1, 1, 1});
        if (m % 5 == 0)
          checkSize(generator, *claim, {p, v, m, 3, 2, 2});
        if (HasFailure())
          return; // One failing case says more than a thousand.
      }
  EXPECT_GE(accepted, generator.name == "none" ? 4 * 64 : 16);
}

std::vector<std::string_view> namesToSweep() {
  std::vector<std::string_view> names;
  for (const Generator &generator : generators())
    if (!generator.takes(Option::Csv)) // Its problem is the file's.
      names.push_back(generator.name);
  return names;
}

INSTANTIATE_TEST_SUITE_P(Schedules, Sweep, testing::ValuesIn(namesToSweep()),
                         [](const testing::TestParamInfo<std::string_view> &info) {
                           std::string name(info.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(Claims, EachIsOfASchedule) {
  for (const Claim &claim : claims)
    EXPECT_TRUE(findGenerator(claim.name)) << claim.name;
}

} // namespace
} // namespace pipeline::schedule
