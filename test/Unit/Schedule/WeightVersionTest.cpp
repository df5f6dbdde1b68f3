//===- WeightVersionTest.cpp - Which weights a microbatch sees --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The closed forms against walks of the lists: what the order of the actions
// makes of versions and rings, and what a model trained in that order becomes.
//
//===----------------------------------------------------------------------===//

#include "BruteForce.h"
#include "Support.h"
#include "pipeline/Schedule/Verifier.h"
#include "pipeline/Schedule/WeightVersions.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <random>

namespace pipeline::schedule {
namespace {

using testing::HasSubstr;

WeightVersions versionsOf(const Problem &problem, const Schedule &schedule) {
  return valueOf(WeightVersions::create(problem, schedule.updates, schedule.updateInterval));
}

/// The order of 1f1b with any updates on the way.
Schedule asynchronous(const Problem &problem, WeightUpdates updates, int32_t interval) {
  Schedule schedule = valueOf(generate("1f1b", problem));
  schedule.updates = updates;
  schedule.updateInterval = interval;
  return schedule;
}

std::vector<int32_t> divisorsOf(int32_t m) {
  std::vector<int32_t> divisors;
  for (int32_t d = 1; d <= m; ++d)
    if (m % d == 0)
      divisors.push_back(d);
  return divisors;
}

/// Calls `check(problem, schedule)` for every asynchronous 1f1b of the sweep.
template <typename Check>
void forEachAsynchronous(int32_t maxRanks, int32_t maxMicrobatches, Check &&check) {
  for (int32_t p = 1; p <= maxRanks; ++p)
    for (int32_t m = 1; m <= maxMicrobatches; ++m)
      for (WeightUpdates updates : {WeightUpdates::Stashed, WeightUpdates::DoubleBuffered})
        for (int32_t interval : divisorsOf(m)) {
          if (updates == WeightUpdates::DoubleBuffered && interval < p)
            continue;
          Problem problem = makeProblem(p, 1, m);
          SCOPED_TRACE("p=" + std::to_string(p) + " m=" + std::to_string(m) +
                       " interval=" + std::to_string(interval) +
                       (updates == WeightUpdates::Stashed ? " stashed" : " double-buffered"));
          check(problem, asynchronous(problem, updates, interval));
          if (testing::Test::HasFailure())
            return;
        }
}

TEST(WeightVersions, OfPipeDreamByHand) {
  Problem problem = makeProblem(4, 1, 8);
  WeightVersions versions = versionsOf(problem, valueOf(generate("pipedream", problem)));
  // The first stage is three updates behind, the last one none.
  std::vector<std::vector<int32_t>> expected = {{0, 0, 0, 0, 1, 2, 3, 4},
                                                {0, 0, 0, 1, 2, 3, 4, 5},
                                                {0, 0, 1, 2, 3, 4, 5, 6},
                                                {0, 1, 2, 3, 4, 5, 6, 7}};
  for (int32_t stage = 0; stage < 4; ++stage)
    for (int32_t i = 0; i < 8; ++i) {
      EXPECT_EQ(versions.versionOf(stage, i), expected[stage][i]);
      EXPECT_EQ(versions.stalenessOf(stage, i), std::min(i, 3 - stage));
      EXPECT_TRUE(versions.isUpdateDueAfter(i));
    }
  for (int32_t stage = 0; stage < 4; ++stage) {
    EXPECT_EQ(versions.lagOf(stage), 3 - stage);
    EXPECT_EQ(versions.ringSize(stage), 4 - stage);
  }
  EXPECT_EQ(versions.updates(), 8);
}

TEST(WeightVersions, Of2BWByHand) {
  Problem problem = makeProblem(2, 1, 12);
  WeightVersions versions =
      versionsOf(problem, valueOf(generate("pipedream-2bw", problem, {.updateInterval = 3})));
  int32_t expected[] = {0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2};
  for (int32_t stage = 0; stage < 2; ++stage)
    for (int32_t i = 0; i < 12; ++i) {
      EXPECT_EQ(versions.versionOf(stage, i), expected[i]);
      EXPECT_EQ(versions.slotOf(stage, i), expected[i] % 2);
      EXPECT_EQ(versions.isUpdateDueAfter(i), i % 3 == 2);
    }
  EXPECT_EQ(versions.updates(), 4);
  EXPECT_EQ(versions.ringSize(0), 2);
  // A single update has one version before it and none after it is done.
  EXPECT_EQ(versionsOf(problem, valueOf(generate("pipedream-2bw", problem))).ringSize(0), 1);
}

TEST(WeightVersions, OfASynchronousScheduleThereIsOne) {
  Problem problem = makeProblem(3, 2, 6, PlacementKind::V);
  WeightVersions versions = valueOf(WeightVersions::create(problem, WeightUpdates::AtEnd, 0));
  for (int32_t stage = 0; stage < 6; ++stage) {
    EXPECT_EQ(versions.ringSize(stage), 1);
    EXPECT_EQ(versions.ringSizeOfStream(stage), 1);
    for (int32_t i = 0; i < 6; ++i)
      EXPECT_EQ(versions.versionOf(stage, i), 0);
  }
  EXPECT_EQ(versions.updates(), 1);
}

/// The stage's updates before each of its forwards, by counting.
std::map<std::pair<int32_t, int32_t>, int32_t> updatesBeforeForwards(const Schedule &schedule) {
  std::map<std::pair<int32_t, int32_t>, int32_t> counts;
  for (const std::vector<Action> &actions : schedule.ranks)
    for (size_t at = 0; at < actions.size(); ++at)
      if (isForward(actions[at])) {
        int64_t done = std::count_if(actions.begin(), actions.begin() + at, [&](const Action &a) {
          return endsMicrobatch(a) && a.stage == actions[at].stage;
        });
        counts[{actions[at].stage, actions[at].microbatch}] =
            static_cast<int32_t>(done / schedule.updateInterval);
      }
  return counts;
}

TEST(WeightVersions, StashedForwardsFindTheirsAsTheLatest) {
  forEachAsynchronous(6, 18, [](const Problem &problem, const Schedule &schedule) {
    WeightVersions versions = versionsOf(problem, schedule);
    for (auto [pair, updates] : updatesBeforeForwards(schedule)) {
      int32_t version = versions.versionOf(pair.first, pair.second);
      if (schedule.updates == WeightUpdates::Stashed) {
        EXPECT_EQ(version, updates);
      } else {
        EXPECT_TRUE(version == updates || version == updates - 1);
      }
    }
  });
}

/// Walks a rank's list with rings of `size` slots: whether every action finds
/// its version where it should be.
bool findsItsVersions(const std::vector<Action> &actions, const WeightVersions &versions,
                      int32_t size) {
  std::vector<int32_t> ring(size, -1);
  ring[0] = 0;
  int32_t latest = 0;
  for (const Action &action : actions) {
    int32_t version = versions.versionOf(action.stage, action.microbatch);
    if (ring[version % size] != version)
      return false;
    if (!endsMicrobatch(action) || !versions.isUpdateDueAfter(action.microbatch))
      continue;
    // Made from the version before it, which a ring of one overwrites.
    ++latest;
    ring[latest % size] = latest;
  }
  return latest == versions.updates();
}

TEST(WeightVersions, RingsAreAsLargeAsTheyMustBeAndNoLarger) {
  forEachAsynchronous(6, 18, [](const Problem &problem, const Schedule &schedule) {
    WeightVersions versions = versionsOf(problem, schedule);
    for (int32_t rank = 0; rank < problem.ranks; ++rank) {
      int32_t size = versions.ringSize(rank);
      EXPECT_TRUE(findsItsVersions(schedule.ranks[rank], versions, size));
      if (size > 1) {
        EXPECT_FALSE(findsItsVersions(schedule.ranks[rank], versions, size - 1));
      }
      EXPECT_LE(size, versions.ringSizeOfStream(rank));
      if (versions.updates() > problem.ranks) {
        EXPECT_EQ(size, versions.ringSizeOfStream(rank));
      }
    }
  });
}

TEST(WeightVersions, PipeDreamKeepsNMinusS) {
  for (int32_t p = 1; p <= 12; ++p)
    for (int32_t m : {p, 3 * p}) {
      Problem problem = makeProblem(p, 1, m);
      WeightVersions versions = versionsOf(problem, valueOf(generate("pipedream", problem)));
      for (int32_t stage = 0; stage < p; ++stage)
        EXPECT_EQ(versions.ringSize(stage), p - stage);
    }
}

/// A model of one weight per stage, x_s+1 = w_s * x_s, and the loss
/// (x_n - 1)^2 / 2 of a microbatch, with doubles that are computed alike
/// wherever a version is the same.
struct Chain {
  static double input(int32_t microbatch) { return 1 + 0.25 * (microbatch % 5); }
  static double start(int32_t stage) { return 0.5 + 0.125 * stage; }
  static constexpr double rate = 0.0625;
};

/// Trains in the order of the schedule, with rings of versions.
std::vector<double> trainByActions(const Problem &problem, const Schedule &schedule) {
  WeightVersions versions = versionsOf(problem, schedule);
  int32_t n = problem.stages();
  std::vector<std::vector<double>> rings(n);
  std::vector<int32_t> latest(n, 0);
  std::vector<double> gradients(n, 0);
  for (int32_t stage = 0; stage < n; ++stage) {
    rings[stage].assign(versions.ringSize(stage), 0);
    rings[stage][0] = Chain::start(stage);
  }
  std::map<std::pair<int32_t, int32_t>, double> values, derivatives;
  for (int32_t i = 0; i < problem.microbatches; ++i)
    values[{0, i}] = Chain::input(i);

  std::vector<size_t> next(problem.ranks, 0);
  for (bool again = true; again;) {
    again = false;
    for (int32_t rank = 0; rank < problem.ranks; ++rank) {
      if (next[rank] == schedule.ranks[rank].size())
        continue;
      const Action &action = schedule.ranks[rank][next[rank]];
      int32_t s = action.stage, i = action.microbatch;
      double weight = rings[s][versions.slotOf(s, i)];
      if (isForward(action)) {
        if (!values.count({s, i}))
          continue;
        values[{s + 1, i}] = weight * values[{s, i}];
        if (s == n - 1)
          derivatives[{n, i}] = values[{n, i}] - 1;
      } else {
        if (!derivatives.count({s + 1, i}))
          continue;
        gradients[s] += derivatives[{s + 1, i}] * values[{s, i}];
        derivatives[{s, i}] = derivatives[{s + 1, i}] * weight;
        if (versions.isUpdateDueAfter(i)) {
          int32_t size = versions.ringSize(s);
          double before = rings[s][latest[s] % size];
          rings[s][++latest[s] % size] = before - Chain::rate * gradients[s];
          gradients[s] = 0;
        }
      }
      ++next[rank];
      again = true;
    }
  }
  std::vector<double> weights;
  for (int32_t stage = 0; stage < n; ++stage)
    weights.push_back(rings[stage][latest[stage] % versions.ringSize(stage)]);
  return weights;
}

/// Trains as the papers' formulas say, one microbatch after the other, with
/// all versions at hand. `versionOf(stage, t)` is what update t's gradients
/// are taken at.
template <typename VersionOf>
std::vector<double> trainByFormula(int32_t n, int32_t m, int32_t interval, VersionOf &&versionOf) {
  std::vector<std::vector<double>> history(n);
  for (int32_t stage = 0; stage < n; ++stage)
    history[stage] = {Chain::start(stage)};
  for (int32_t t = 0; t < m / interval; ++t) {
    std::vector<double> gradients(n, 0);
    for (int32_t i = t * interval; i < (t + 1) * interval; ++i) {
      std::vector<double> values = {Chain::input(i)};
      for (int32_t stage = 0; stage < n; ++stage)
        values.push_back(history[stage][versionOf(stage, t)] * values.back());
      double derivative = values.back() - 1;
      for (int32_t stage = n - 1; stage >= 0; --stage) {
        gradients[stage] += derivative * values[stage];
        derivative *= history[stage][versionOf(stage, t)];
      }
    }
    for (int32_t stage = 0; stage < n; ++stage)
      history[stage].push_back(history[stage].back() - Chain::rate * gradients[stage]);
  }
  std::vector<double> weights;
  for (const std::vector<double> &versions : history)
    weights.push_back(versions.back());
  return weights;
}

TEST(WeightVersions, TrainingIsThePapersFormulaBitForBit) {
  for (int32_t n = 1; n <= 6; ++n)
    for (int32_t m = n; m <= 24; ++m) {
      Problem problem = makeProblem(n, 1, m);
      // w(t+1) = w(t) - lr grad f(w_0(t-n+1), ..., w_n-1(t))
      EXPECT_EQ(
          trainByActions(problem, valueOf(generate("pipedream", problem))),
          trainByFormula(
              n, m, 1, [n](int32_t stage, int32_t t) { return std::max(0, t - (n - 1) + stage); }))
          << "n=" << n << " m=" << m;
      // W(t+1) = W(t) - lr grad f(W(t-1))
      for (int32_t interval : divisorsOf(m))
        if (interval >= n) {
          EXPECT_EQ(
              trainByActions(problem, valueOf(generate("pipedream-2bw", problem,
                                                       {.updateInterval = interval}))),
              trainByFormula(n, m, interval, [](int32_t, int32_t t) { return std::max(0, t - 1); }))
              << "n=" << n << " m=" << m << " interval=" << interval;
        }
    }
}

TEST(WeightVersions, RefuseRulesThatMeanNothing) {
  auto errorOf = [](const Problem &problem, int32_t interval) {
    Expected<WeightVersions> versions =
        WeightVersions::create(problem, WeightUpdates::DoubleBuffered, interval);
    return versions ? "accepted" : versions.error();
  };
  EXPECT_THAT(errorOf(makeProblem(2, 1, 4), 0), HasSubstr("but the update interval is 0"));
  EXPECT_THAT(errorOf(makeProblem(2, 1, 4), 3),
              HasSubstr("every 3 microbatches, of which 4 are no multiple: the gradients of the "
                        "last 1 would come to nothing"));
  EXPECT_THAT(errorOf(makeProblem(2, 1, 4, PlacementKind::Bidirectional), 2),
              HasSubstr("use a placement with one owner per stage"));
  EXPECT_EQ(errorOf(makeProblem(2, 1, 4), 2), "accepted");
}

/// What S9 and S11 say of a schedule that may be executed, by counting.
bool usesItsVersionsByBruteForce(const Problem &problem, const Schedule &schedule) {
  WeightVersions versions = versionsOf(problem, schedule);
  for (const std::vector<Action> &actions : schedule.ranks) {
    std::map<int32_t, int32_t> last;
    for (const Action &action : actions)
      if (endsMicrobatch(action)) {
        if (last.count(action.stage) && last[action.stage] > action.microbatch)
          return false;
        last[action.stage] = action.microbatch;
      }
  }
  for (auto [pair, updates] : updatesBeforeForwards(schedule)) {
    int32_t version = versions.versionOf(pair.first, pair.second);
    bool isKept = schedule.updates == WeightUpdates::Stashed
                      ? updates == version
                      : updates == version || updates == version + 1;
    if (!isKept)
      return false;
  }
  return true;
}

TEST(WeightVersions, TheVerifierAgreesWithBruteForceOnMutants) {
  std::mt19937 random(11);
  auto below = [&](size_t bound) { return random() % bound; };
  int refused = 0, versionFaults = 0;
  constexpr int mutants = 3000;
  for (int i = 0; i < mutants; ++i) {
    int32_t p = 1 + static_cast<int32_t>(below(4));
    int32_t m = p * (1 + static_cast<int32_t>(below(4)));
    Problem problem = makeProblem(p, 1, m);
    bool stashed = below(2) == 0;
    Schedule schedule =
        asynchronous(problem, stashed ? WeightUpdates::Stashed : WeightUpdates::DoubleBuffered,
                     stashed && below(2) == 0 ? 1 : p);
    // Neighbours change places, which most orders survive.
    for (int edits = 1 + static_cast<int>(below(2)); edits > 0; --edits) {
      std::vector<Action> &actions = schedule.ranks[below(p)];
      size_t at = below(actions.size() - 1);
      std::swap(actions[at], actions[at + 1]);
    }
    Dataflow dataflow = chainOf(problem);
    Diagnostics diagnostics = verify(problem, schedule, dataflow);
    bool valid = isValidByBruteForce(problem, schedule, dataflow) &&
                 usesItsVersionsByBruteForce(problem, schedule);
    ASSERT_EQ(!diagnostics.hasErrors(), valid) << toString(schedule) << diagnostics.errorText()
                                               << "\ninterval " << schedule.updateInterval;
    refused += !valid;
    versionFaults += diagnostics.numErrors() == diagnostics.count(Constraint::S9) && !valid;
  }
  // Both sides occur often enough to mean something, and S9 alone does.
  EXPECT_GT(refused, mutants / 5);
  EXPECT_LT(refused, mutants * 4 / 5);
  EXPECT_GT(versionFaults, mutants / 20);
}

} // namespace
} // namespace pipeline::schedule
