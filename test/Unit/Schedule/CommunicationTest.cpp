//===- CommunicationTest.cpp - Placing posts and waits ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Communication.h"
#include "AllSchedules.h"
#include "BruteForce.h"
#include "RandomSchedule.h"
#include "Support.h"
#include "pipeline/Schedule/CommunicationVerifier.h"

#include <algorithm>
#include <map>
#include <set>

namespace pipeline::schedule {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

CommunicationPlan placed(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
                         TransferOrder order = TransferOrder::Unordered) {
  return valueOf(
      placeCommunication(problem, schedule, dataflow, messagesOf(problem, dataflow), order));
}

CommunicationPlan placed(const Problem &problem, const Schedule &schedule,
                         TransferOrder order = TransferOrder::Unordered) {
  return placed(problem, schedule, chainOf(problem), order);
}

std::vector<std::string> stepsOf(const CommunicationPlan &plan, int32_t rank) {
  std::vector<std::string> steps;
  for (const Step &step : plan.ranks[rank])
    steps.push_back(toString(step));
  return steps;
}

/// What holds for the steps of any plan: the actions are the schedule's; each
/// message is posted and waited for once on either side; a receive is waited
/// for right before its consumer, and a send posted right after its producer.
void checkSteps(const Problem &problem, const Schedule &schedule, const CommunicationPlan &plan) {
  ASSERT_EQ(plan.ranks.size(), schedule.ranks.size());
  for (int32_t rank = 0; rank < problem.ranks; ++rank) {
    const std::vector<Step> &steps = plan.ranks[rank];
    std::vector<Action> actions;
    std::map<std::tuple<StepType, int32_t, int32_t>, int> times;
    for (size_t i = 0; i < steps.size(); ++i) {
      const Step &step = steps[i];
      if (step.isAction()) {
        actions.push_back(step.action());
        continue;
      }
      ++times[{step.type, step.message(), step.microbatch}];
      const StageEdge &edge = plan.messages[step.message()].edge;
      bool isSend = step.type == StepType::PostSend || step.type == StepType::WaitSend;
      ASSERT_EQ(problem.rankOf(isSend ? edge.producerStage : edge.consumerStage, step.microbatch),
                rank);
      auto isAt = [&](size_t at, Kind kind, int32_t stage) {
        Action action = steps[at].action();
        return action.stage == stage && action.microbatch == step.microbatch &&
               isForward(action) == (kind == Kind::F);
      };
      if (step.type == StepType::PostSend) {
        size_t at = i;
        while (steps[at].type == StepType::PostSend)
          --at;
        ASSERT_TRUE(steps[at].isAction() && isAt(at, edge.producerKind, edge.producerStage));
      }
      if (step.type == StepType::WaitReceive) {
        size_t at = i;
        while (steps[at].type == StepType::WaitReceive)
          ++at;
        ASSERT_TRUE(steps[at].isAction() && isAt(at, edge.consumerKind, edge.consumerStage));
      }
    }
    ASSERT_EQ(actions, schedule.ranks[rank]);
    for (const auto &[step, count] : times)
      ASSERT_EQ(count, 1);
    size_t expected = 0;
    for (const Message &message : plan.messages)
      for (int32_t end :
           {message.source(problem.placement), message.destination(problem.placement)})
        expected += end == rank
                        ? 2 * problem.placement.microbatchesOf(message.copy, problem.microbatches)
                        : 0;
    ASSERT_EQ(times.size(), expected);
  }
}

std::string faultsOf(const Problem &problem, const CommunicationPlan &plan,
                     bool streamOrdered = false) {
  std::string text;
  for (const CommunicationFault &fault :
       verifyPlan(problem, plan, {.streamOrdered = streamOrdered, .groups = {}}))
    text += fault.text + "\n";
  return text;
}

TEST(Communication, OfTwoRanksInFull) {
  // Messages by edge: 0 is F of stage 0 to F of stage 1, 1 is its gradient.
  Problem problem = makeProblem(2, 1, 3);
  CommunicationPlan plan = placed(problem, valueOf(generate("1f1b", problem)));
  // Times of rank 0: F 0, 1, 6 and B 4, 7, 10; of rank 1: F 1, 4, 7 and B 2,
  // 5, 8. Send 0[1] is received at 4; B0 starts then, so F2 may rely on it.
  EXPECT_THAT(stepsOf(plan, 0),
              ElementsAre("0F0", "post send 0[0]", "0F1", "post send 0[1]",                  //
                          "wait send 0[0]", "post receive 1[0]", "wait receive 1[0]", "0B0", //
                          "wait send 0[1]", "0F2", "post send 0[2]",                         //
                          "post receive 1[1]", "wait receive 1[1]", "0B1",                   //
                          "wait send 0[2]", "post receive 1[2]", "wait receive 1[2]", "0B2"));
  EXPECT_THAT(stepsOf(plan, 1),
              ElementsAre("post receive 0[0]", "wait receive 0[0]", "1F0", "1B0", "post send 1[0]",
                          "post receive 0[1]", "wait receive 0[1]", "1F1", "wait send 1[0]", "1B1",
                          "post send 1[1]", "post receive 0[2]", "wait receive 0[2]", "1F2",
                          "wait send 1[1]", "1B2", "post send 1[2]", "wait send 1[2]"));
}

TEST(Communication, OfEveryScheduleIsFreeOfDeadlock) {
  int count = forEverySchedule(
      {1, 2, 3, 4, 5, 6, 7, 8}, {1, 2, 3, 4}, {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24},
      [](const Generator &, const Problem &problem, const Schedule &schedule) {
        CommunicationPlan plan = placed(problem, schedule);
        checkSteps(problem, schedule, plan);
        ASSERT_EQ(faultsOf(problem, plan), "");
      });
  EXPECT_GT(count, 2000);
}

TEST(Communication, OfLargerSchedulesIsFreeOfDeadlock) {
  forEverySchedule({13, 16}, {1, 2, 4}, {16, 39, 63, 64},
                   [](const Generator &, const Problem &problem, const Schedule &schedule) {
                     ASSERT_EQ(faultsOf(problem, placed(problem, schedule)), "");
                   });
}

TEST(Communication, OfRandomSchedulesWithSkipsIsFreeOfDeadlock) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    RandomCase random = makeRandomCase(seed, /*secondCopies=*/true);
    CommunicationPlan plan = placed(random.problem, random.schedule, random.dataflow);
    checkSteps(random.problem, random.schedule, plan);
    ASSERT_EQ(faultsOf(random.problem, plan), "");
    ASSERT_TRUE(runsByBruteForce(random.problem, plan, seed));
  }
}

TEST(Communication, IsTheSameWrittenOutAndNot) {
  for (TransferOrder order : {TransferOrder::Unordered, TransferOrder::Stream})
    for (uint32_t seed = 0; seed < 50; ++seed) {
      RandomCase random = makeRandomCase(seed, /*secondCopies=*/true);
      std::vector<Message> messages = messagesOf(random.problem, random.dataflow);
      PlacedCommunication places =
          valueOf(findPlaces(random.problem, random.schedule, random.dataflow, messages, order));
      CommunicationPlan plan = placed(random.problem, random.schedule, random.dataflow, order);
      EXPECT_EQ(places.plan().ranks, plan.ranks);
      for (int32_t rank = 0; rank < random.problem.ranks; ++rank)
        EXPECT_EQ(places.stepsOf(rank), plan.ranks[rank]);
      EXPECT_TRUE(
          verifyPlan(places, {.streamOrdered = order == TransferOrder::Stream, .groups = {}})
              .empty());
    }
}

TEST(Communication, AForwardedValueGoesOnFromItsConsumer) {
  // Stage 0's value is used by 1 and 3; it goes 0 -> 1 -> 3, and the sum of its
  // gradients comes back 3 -> 1 -> 0. Stage 2 stands aside of it.
  Problem problem = makeProblem(4, 1, 6);
  std::vector<Message> messages;
  for (StageEdge edge : {StageEdge{Kind::F, 0, Kind::F, 1}, {Kind::F, 1, Kind::F, 3}})
    messages.push_back({7, edge});
  for (StageEdge edge : {StageEdge{Kind::B, 3, Kind::B, 1}, {Kind::B, 1, Kind::B, 0}})
    messages.push_back({8, edge});
  std::vector<Message> chain = messagesOf(problem, chainOf(problem));
  messages.insert(messages.end(), chain.begin(), chain.end());
  for (std::string_view name : {"gpipe", "1f1b"}) {
    Schedule schedule = valueOf(generate(name, problem));
    CommunicationPlan plan =
        valueOf(placeCommunication(problem, schedule, chainOf(problem), messages));
    checkSteps(problem, schedule, plan);
    EXPECT_EQ(faultsOf(problem, plan), "");
    // Rank 1 has received its hop when it runs F0 and sends the next after it.
    std::vector<std::string> steps = stepsOf(plan, 1);
    auto at = [&](std::string_view step) {
      return std::find(steps.begin(), steps.end(), step) - steps.begin();
    };
    EXPECT_LT(at("wait receive 0[0]"), at("1F0"));
    EXPECT_LT(at("1F0"), at("post send 1[0]"));
    EXPECT_LT(at("post send 1[0]"), at("1F1"));
  }
}

TEST(Communication, AChannelIsReceivedInTheOrderOfItsSends) {
  // Rank 0 owns stages 0 and 1; rank 1 uses the value of stage 1 first. What
  // stage 0 sent before it on the same channel is posted before it.
  Problem problem = makeProblem(2, 2, 1);
  problem.placement = Placement::list({0, 0, 1, 1});
  std::vector<StageEdge> edges = {{Kind::F, 0, Kind::F, 3}, {Kind::F, 1, Kind::F, 2}};
  Schedule schedule = parsed("0F0 1F0 1B0 0B0\n"
                             "2F0 3F0 3B0 2B0");
  CommunicationPlan plan = placed(problem, schedule, valueOf(Dataflow::fromEdges(problem, edges)));
  EXPECT_THAT(stepsOf(plan, 1),
              ElementsAre("post receive 0[0]", "post receive 1[0]", "wait receive 1[0]", "2F0",
                          "wait receive 0[0]", "3F0", "3B0", "2B0"));
}

TEST(Communication, CostsAndLatencyDoNotChangeThePlan) {
  Problem problem = makeProblem(4, 2, 8);
  Schedule schedule = valueOf(generate("interleaved-1f1b", problem));
  CommunicationPlan plan = placed(problem, schedule);
  problem.costs = {{3, 0.1, 7, std::nullopt}};
  problem.latencies = {5};
  EXPECT_EQ(placed(problem, schedule).ranks, plan.ranks);
}

TEST(Communication, LocalHandoffsAreNoMessages) {
  Problem problem = makeProblem(2, 2, 1, PlacementKind::V);
  EXPECT_EQ(messagesOf(problem, chainOf(problem)).size(), 4u);
  Expected<CommunicationPlan> plan =
      placeCommunication(problem, parsed("0F0 3F0 3B0 0B0\n1F0 2F0 2B0 1B0"), chainOf(problem),
                         std::vector<Message>{{0, {Kind::F, 1, Kind::F, 2}}});
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error(), "a message goes from stage 1 to stage 2, but rank 1 owns both; hand such "
                          "values over without a message");
}

TEST(Communication, RefusesWhatCannotRun) {
  Problem problem = makeProblem(2, 1, 2);
  Expected<CommunicationPlan> plan =
      placeCommunication(problem, parsed("0F0 0B0 0F1 0B1\n1F0 1F1 1B0 1B1"), chainOf(problem), {});
  ASSERT_FALSE(plan);
  EXPECT_THAT(plan.error(), HasSubstr("S4: rank 0 at position 1, 0B0, waits for 1B0"));

  // A message is a need, whether the dataflow has it or not.
  Problem towers = makeProblem(2, 1, 1);
  Dataflow none = valueOf(Dataflow::fromEdges(towers, {}));
  std::vector<Message> messages = {{0, {Kind::F, 0, Kind::F, 1}}, {0, {Kind::F, 1, Kind::B, 0}}};
  EXPECT_TRUE(placeCommunication(towers, parsed("0F0 0B0\n1F0 1B0"), none, messages));
  messages.push_back({0, {Kind::B, 0, Kind::F, 1}});
  EXPECT_FALSE(placeCommunication(towers, parsed("0F0 0B0\n1F0 1B0"), none, messages));
}

//===----------------------------------------------------------------------===//
// Periods
//===----------------------------------------------------------------------===//

/// A rank's steps, with microbatches as differences from one to the next:
/// equal for two rounds of a loop.
using Differences = std::vector<std::tuple<StepType, int32_t, int32_t>>;

Differences differencesOf(const std::vector<Step> &steps) {
  Differences differences;
  int32_t last = 0;
  for (const Step &step : steps) {
    differences.emplace_back(step.type, step.index,
                             step.isGroupMark() ? 0 : step.microbatch - last);
    if (!step.isGroupMark())
      last = step.microbatch;
  }
  return differences;
}

Differences differencesOf(const std::vector<Action> &actions) {
  std::vector<Step> steps;
  for (const Action &action : actions)
    steps.push_back(Step::run(action));
  return differencesOf(steps);
}

/// Into how many parts a list falls of which each but its last entry stands
/// earlier in the list, be it in part within itself: a loop is one part, whatever
/// its number of rounds.
int partsOf(const Differences &list) {
  int parts = 0;
  for (size_t at = 0; at < list.size(); ++parts) {
    size_t longest = 0;
    for (size_t from = 0; from < at; ++from) {
      size_t length = 0;
      while (at + length < list.size() && list[from + length] == list[at + length])
        ++length;
      longest = std::max(longest, length);
    }
    at += longest + 1;
  }
  return parts;
}

TEST(Communication, ASchedulesPeriodIsKept) {
  // More microbatches are more rounds of the same loops.
  constexpr int32_t ranks = 4, round = 2 * ranks;
  std::set<std::string_view> periodic;
  for (const Generator &generator : generators()) {
    if (generator.takes(Option::Csv) || generator.takes(Option::Search))
      continue;
    auto problemFor = [&](int32_t rounds) {
      return makeProblem(generator.name == "none" ? 1 : ranks, generator.defaultChunks,
                         rounds * round, generator.defaultPlacement);
    };
    Problem small = problemFor(5), large = problemFor(6);
    Schedule shorter = valueOf(generate(generator.name, small));
    Schedule longer = valueOf(generate(generator.name, large));
    for (TransferOrder order : {TransferOrder::Unordered, TransferOrder::Stream}) {
      CommunicationPlan fewer = placed(small, shorter, order), more = placed(large, longer, order);
      for (int32_t rank = 0; rank < small.ranks; ++rank) {
        if (partsOf(differencesOf(shorter.ranks[rank])) !=
            partsOf(differencesOf(longer.ranks[rank])))
          continue;
        periodic.insert(generator.name);
        EXPECT_EQ(partsOf(differencesOf(fewer.ranks[rank])),
                  partsOf(differencesOf(more.ranks[rank])))
            << generator.name << " rank " << rank;
      }
    }
  }
  EXPECT_EQ(periodic.size(), generators().size() - 2);
}

} // namespace
} // namespace pipeline::schedule
