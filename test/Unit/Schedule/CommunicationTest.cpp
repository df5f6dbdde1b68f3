//===- CommunicationTest.cpp - Placing posts and waits ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Communication.h"
#include "BruteForce.h"
#include "RandomSchedule.h"
#include "Support.h"
#include "pipeline/Schedule/CommunicationVerifier.h"

#include <algorithm>
#include <map>

namespace pipeline::schedule {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

CommunicationPlan placed(const Problem &problem, const Schedule &schedule,
                         const Dataflow &dataflow) {
  return valueOf(placeCommunication(problem, schedule, dataflow, messagesOf(problem, dataflow)));
}

CommunicationPlan placed(const Problem &problem, const Schedule &schedule) {
  return placed(problem, schedule, chainOf(problem));
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

std::string faultsOf(const Problem &problem, const CommunicationPlan &plan) {
  std::string text;
  for (const CommunicationFault &fault : verifyCommunication(eventsOf(problem, plan)))
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
  for (const Generator &generator : generators())
    forEachSchedule(generator, 8, 4, 24, [](const Problem &problem, const Schedule &schedule) {
      CommunicationPlan plan = placed(problem, schedule);
      checkSteps(problem, schedule, plan);
      EXPECT_EQ(faultsOf(problem, plan), "");
    });
}

TEST(Communication, OfLargerSchedulesIsFreeOfDeadlock) {
  for (const Generator &generator : generators())
    for (int32_t p : {1, 13, 16})
      for (int32_t m : {16, 63, 64}) {
        Problem problem = makeProblem(p, generator.defaultChunks, m, generator.defaultPlacement);
        if (Expected<Schedule> schedule = generate(generator.name, problem)) {
          EXPECT_EQ(faultsOf(problem, placed(problem, *schedule)), "");
        }
      }
}

TEST(Communication, OfRandomSchedulesWithSkipsIsFreeOfDeadlock) {
  for (uint32_t seed = 0; seed < 500; ++seed) {
    SCOPED_TRACE(seed);
    RandomCase random = makeRandomCase(seed);
    CommunicationPlan plan = placed(random.problem, random.schedule, random.dataflow);
    checkSteps(random.problem, random.schedule, plan);
    ASSERT_EQ(faultsOf(random.problem, plan), "");
    ASSERT_TRUE(runsByBruteForce(random.problem, plan, seed));
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

/// The steps of a rank with microbatches relative to the last action's before:
/// equal for two rounds of a loop.
std::vector<std::tuple<StepType, int32_t, int32_t>> relativeSteps(const std::vector<Step> &steps) {
  std::vector<std::tuple<StepType, int32_t, int32_t>> relative;
  int32_t base = 0;
  for (const Step &step : steps) {
    relative.emplace_back(step.type, step.index, step.microbatch - base);
    if (step.type == StepType::F)
      base = step.microbatch;
  }
  return relative;
}

TEST(Communication, ASchedulesPeriodIsKept) {
  // The program for more microbatches differs by rounds in the middle: what
  // two lengths have before and after them is the same, whole periods long.
  struct Case {
    std::string_view name;
    int32_t p, v, group;
  };
  for (const Case &c : {Case{"gpipe", 4, 1, 0},
                        {"1f1b", 4, 1, 0},
                        {"1f1b", 7, 1, 0},
                        {"interleaved-1f1b", 4, 2, 4},
                        {"interleaved-1f1b", 3, 3, 6}}) {
    int32_t round = c.group == 0 ? 1 : c.group;
    auto stepsFor = [&](int32_t rounds, int32_t rank) {
      Problem problem = makeProblem(c.p, c.v, rounds * round);
      Schedule schedule = valueOf(generate(c.name, problem, {.groupSize = c.group}));
      return relativeSteps(placed(problem, schedule).ranks[rank]);
    };
    for (int32_t rank = 0; rank < c.p; ++rank) {
      auto shorter = stepsFor(24, rank);
      auto longer = stepsFor(25, rank);
      auto longest = stepsFor(26, rank);
      size_t perRound = longer.size() - shorter.size();
      EXPECT_EQ(longest.size() - longer.size(), perRound);
      // All is equal but for gpipe's two loops: there a round is added to each.
      size_t head =
          std::mismatch(shorter.begin(), shorter.end(), longer.begin()).first - shorter.begin();
      size_t tail =
          std::mismatch(shorter.rbegin(), shorter.rend(), longer.rbegin()).first - shorter.rbegin();
      if (c.name == "gpipe") {
        EXPECT_GT(head, shorter.size() / 3) << c.name << " rank " << rank;
        EXPECT_GT(tail, shorter.size() / 3) << c.name << " rank " << rank;
      } else {
        EXPECT_GE(head + tail, shorter.size()) << c.name << " rank " << rank;
      }
    }
  }
}

} // namespace
} // namespace pipeline::schedule
