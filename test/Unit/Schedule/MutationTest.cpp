//===- MutationTest.cpp - One edit of what is right -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random single edits of every schedule of the table, and of its communication.
// What the verifiers say of each mutant is what plain search finds; none is
// accepted that can't run.
//
//===----------------------------------------------------------------------===//

#include "AllSchedules.h"
#include "BruteForce.h"
#include "RandomSchedule.h"
#include "pipeline/Schedule/CommunicationVerifier.h"
#include "pipeline/Schedule/Simulator.h"
#include "pipeline/Schedule/Verifier.h"

#include <algorithm>
#include <map>
#include <random>

namespace pipeline::schedule {
namespace {

/// One random edit of a list of lists: two entries change places, or one goes,
/// is doubled, is moved within its list or to another, or is changed by
/// `retarget`. Returns its name.
template <typename Entry, typename Retarget>
std::string edit(std::vector<std::vector<Entry>> &ranks, std::mt19937 &random,
                 Retarget &&retarget) {
  auto below = [&](size_t bound) { return static_cast<std::ptrdiff_t>(random() % bound); };
  auto chosen = [&]() -> std::vector<Entry> & {
    while (true)
      if (std::vector<Entry> &list = ranks[below(ranks.size())]; !list.empty())
        return list;
  };
  std::vector<Entry> &list = chosen();
  std::ptrdiff_t at = below(list.size());
  Entry entry = list[at];
  switch (below(7)) {
  case 0:
    std::swap(list[at], list[below(list.size())]);
    return "swap";
  case 1:
    list.erase(list.begin() + at);
    return "drop";
  case 2:
    list.insert(list.begin() + below(list.size() + 1), entry);
    return "duplicate";
  case 3:
    list.erase(list.begin() + at);
    list.insert(list.begin() + below(list.size() + 1), entry);
    return "move";
  case 4: // A short way, which more often stays valid.
    std::swap(list[at], list[std::min<size_t>(at + 1, list.size() - 1)]);
    return "swap with the next";
  case 5: {
    list.erase(list.begin() + at);
    std::vector<Entry> &other = ranks[below(ranks.size())];
    other.insert(other.begin() + below(other.size() + 1), entry);
    return "move to a rank";
  }
  default:
    retarget(list[at]);
    return "retarget";
  }
}

void retargetAction(Action &action, std::mt19937 &random) {
  auto step = [&] { return static_cast<int32_t>(random() % 3) - 1; };
  switch (random() % 3) {
  case 0:
    action.stage = action.stage + step();
    return;
  case 1:
    action.microbatch += step();
    return;
  default:
    action.kind = static_cast<Kind>(random() % 4);
  }
}

/// The largest sum of what the actions of a rank take and give, by plain
/// addition.
bool keepsLimits(const Problem &problem, const Schedule &schedule) {
  for (size_t rank = 0; rank < problem.memoryLimits.size(); ++rank) {
    int64_t held = 0;
    for (const Action &action : schedule.ranks[rank]) {
      held += problem.memoryOf(action.stage).changeBy(action.kind);
      if (held > problem.memoryLimits[rank])
        return false;
    }
  }
  return true;
}

/// How often each verdict occurred.
struct Verdicts {
  std::map<std::string, int> accepted, refused;

  void count(const std::string &edit, bool valid) { ++(valid ? accepted : refused)[edit]; }
  /// Both sides occur often enough to mean something.
  void check() const {
    for (const char *name : {"swap", "move", "swap with the next", "retarget"})
      EXPECT_GT(accepted.count(name), 0u) << name;
    for (const char *name :
         {"swap", "drop", "duplicate", "move", "swap with the next", "move to a rank", "retarget"})
      EXPECT_GT(refused.count(name), 0u) << name;
  }
};

void checkScheduleMutant(const Problem &problem, const Schedule &mutant, const Dataflow &dataflow,
                         Verdicts &verdicts, const std::string &edit) {
  Diagnostics diagnostics = verify(problem, mutant, dataflow);
  bool executable = isValidByBruteForce(problem, mutant, dataflow);
  bool valid = executable && keepsLimits(problem, mutant);
  verdicts.count(edit, valid);
  if (!diagnostics.hasErrors()) {
    ASSERT_TRUE(valid) << toString(mutant);
  } else if (mutant.updates == WeightUpdates::AtEnd) {
    ASSERT_FALSE(valid) << toString(mutant) << diagnostics.errorText();
  } else if (valid) {
    // Only the versions of weights and the order of their gradients can be
    // wrong, which are another's subject.
    ASSERT_EQ(diagnostics.numErrors(),
              diagnostics.count(Constraint::S9) + diagnostics.count(Constraint::S11));
  }
  Expected<Simulation> simulation = simulate(problem, mutant, dataflow);
  ASSERT_EQ(static_cast<bool>(simulation), executable) << toString(mutant);
  if (executable) {
    ASSERT_EQ(simulation->starts, *simulateByBruteForce(problem, mutant, dataflow));
    ASSERT_TRUE(simulate(problem, mutant, dataflow, SendMode::Blocking));
  }
}

TEST(Mutation, OfEverySchedule) {
  std::mt19937 random(1);
  Verdicts verdicts;
  int count = forEverySchedule(
      {1, 2, 3, 4}, {1, 2}, {1, 2, 4, 8},
      [&](const Generator &, const Problem &problem, const Schedule &schedule) {
        for (int i = 0; i < 24; ++i) {
          Schedule mutant = schedule;
          std::string name =
              edit(mutant.ranks, random, [&](Action &action) { retargetAction(action, random); });
          checkScheduleMutant(problem, mutant, chainOf(problem), verdicts, name);
        }
      });
  EXPECT_GT(count, 80);
  verdicts.check();
}

TEST(Mutation, OfLimits) {
  // A limit at the peak holds, one less does not; and mutants of schedules that
  // are just within their limits are refused where they go beyond.
  std::mt19937 random(2);
  forEverySchedule({2, 3, 4}, {1, 2}, {2, 4, 8},
                   [&](const Generator &, const Problem &free, const Schedule &schedule) {
                     Problem problem = free;
                     std::vector<int32_t> peaks = peakInFlight(schedule);
                     problem.memoryLimits.assign(peaks.begin(), peaks.end());
                     Dataflow dataflow = chainOf(problem);
                     ASSERT_EQ(verify(problem, schedule, dataflow).count(Constraint::S7), 0);
                     Verdicts verdicts;
                     for (int i = 0; i < 8; ++i) {
                       Schedule mutant = schedule;
                       std::string name = edit(mutant.ranks, random, [&](Action &action) {
                         retargetAction(action, random);
                       });
                       checkScheduleMutant(problem, mutant, dataflow, verdicts, name);
                     }
                     int32_t rank = static_cast<int32_t>(random() % problem.ranks);
                     --problem.memoryLimits[rank];
                     ASSERT_GT(verify(problem, schedule, dataflow).count(Constraint::S7), 0);
                   });
}

TEST(Mutation, OfRandomSchedules) {
  std::mt19937 random(3);
  Verdicts verdicts;
  for (uint32_t i = 0; i < 2000; ++i) {
    RandomCase mutant = makeRandomCase(i % 200, /*secondCopies=*/true);
    std::string name = edit(mutant.schedule.ranks, random,
                            [&](Action &action) { retargetAction(action, random); });
    checkScheduleMutant(mutant.problem, mutant.schedule, mutant.dataflow, verdicts, name);
  }
  verdicts.check();
}

//===----------------------------------------------------------------------===//
// Communication
//===----------------------------------------------------------------------===//

void retargetStep(Step &step, std::mt19937 &random) {
  if (step.isAction())
    return;
  auto change = [&] { return static_cast<int32_t>(random() % 3) - 1; };
  switch (random() % 3) {
  case 0:
    step.index = step.index + change();
    return;
  case 1:
    step.microbatch += change();
    return;
  default:
    step.type = static_cast<StepType>(4 + random() % 6);
  }
}

/// Actions stay as they are, in their order: they are the other tests' subject.
bool keepsActions(const CommunicationPlan &plan, const CommunicationPlan &mutant) {
  auto actionsOf = [](const std::vector<Step> &steps) {
    std::vector<Step> actions;
    std::copy_if(steps.begin(), steps.end(), std::back_inserter(actions),
                 [](const Step &step) { return step.isAction(); });
    return actions;
  };
  for (size_t rank = 0; rank < plan.ranks.size(); ++rank)
    if (actionsOf(plan.ranks[rank]) != actionsOf(mutant.ranks[rank]))
      return false;
  return true;
}

/// Compares the verdicts on `count` mutants of a plan, as transfers progress
/// independently and as streams.
void checkPlanMutants(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
                      TransferOrder order, int count, std::mt19937 &random,
                      Verdicts (&verdicts)[2]) {
  CommunicationPlan plan = valueOf(
      placeCommunication(problem, schedule, dataflow, messagesOf(problem, dataflow), order));
  for (int i = 0; i < count; ++i) {
    CommunicationPlan mutant = plan;
    std::string name = edit(mutant.ranks, random, [&](Step &step) { retargetStep(step, random); });
    if (!keepsActions(plan, mutant))
      continue;
    for (bool streamOrdered : {false, true}) {
      std::vector<CommunicationFault> faults =
          verifyPlan(problem, mutant, {.streamOrdered = streamOrdered, .groups = {}});
      bool runs = runsByBruteForce(problem, mutant, random(), streamOrdered);
      ASSERT_EQ(runs, runsByBruteForce(problem, mutant, random(), streamOrdered));
      ASSERT_EQ(faults.empty(), runs) << name << (streamOrdered ? " on streams: " : ": ")
                                      << (faults.empty() ? "no fault" : faults.front().text);
      verdicts[streamOrdered].count(name, runs);
    }
  }
}

TEST(Mutation, OfTheCommunicationOfEverySchedule) {
  std::mt19937 random(4);
  Verdicts verdicts[2];
  forEverySchedule({2, 3}, {1, 2}, {1, 3, 4},
                   [&](const Generator &, const Problem &problem, const Schedule &schedule) {
                     for (TransferOrder order : {TransferOrder::Unordered, TransferOrder::Stream})
                       checkPlanMutants(problem, schedule, chainOf(problem), order, 16, random,
                                        verdicts);
                   });
  verdicts[0].check();
  verdicts[1].check();
}

TEST(Mutation, OfTheCommunicationOfRandomSchedules) {
  std::mt19937 random(5);
  Verdicts verdicts[2];
  for (uint32_t seed = 0; seed < 100; ++seed) {
    RandomCase base = makeRandomCase(seed, /*secondCopies=*/true);
    if (messagesOf(base.problem, base.dataflow).empty())
      continue;
    SCOPED_TRACE(seed);
    for (TransferOrder order : {TransferOrder::Unordered, TransferOrder::Stream})
      checkPlanMutants(base.problem, base.schedule, base.dataflow, order, 4, random, verdicts);
    if (testing::Test::HasFatalFailure())
      return;
  }
  verdicts[0].check();
  verdicts[1].check();
}

TEST(Mutation, OfAWaitIsRefused) {
  // Each wait alone: without it a buffer is never known to be free (S8).
  forEverySchedule(
      {2, 3}, {1, 2}, {3, 4},
      [&](const Generator &, const Problem &problem, const Schedule &schedule) {
        Dataflow dataflow = chainOf(problem);
        for (TransferOrder order : {TransferOrder::Unordered, TransferOrder::Stream}) {
          CommunicationPlan plan = valueOf(placeCommunication(
              problem, schedule, dataflow, messagesOf(problem, dataflow), order));
          for (size_t rank = 0; rank < plan.ranks.size(); ++rank)
            for (size_t i = 0; i < plan.ranks[rank].size(); ++i) {
              if (plan.ranks[rank][i].type != StepType::WaitSend)
                continue;
              CommunicationPlan mutant = plan;
              mutant.ranks[rank].erase(mutant.ranks[rank].begin() + static_cast<long>(i));
              auto faults = verifyPlan(
                  problem, mutant, {.streamOrdered = order == TransferOrder::Stream, .groups = {}});
              ASSERT_EQ(faults.size(), 1u);
              ASSERT_EQ(faults.front().constraint, Constraint::S8);
            }
        }
      });
}

} // namespace
} // namespace pipeline::schedule
