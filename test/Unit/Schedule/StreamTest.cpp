//===- StreamTest.cpp - Transfers that keep their order ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Communication placed with TransferOrder::Stream: what each rank does, that
// nothing hangs, and that in unit times nothing is late.
//
//===----------------------------------------------------------------------===//

#include "AllSchedules.h"
#include "BruteForce.h"
#include "RandomSchedule.h"
#include "pipeline/Schedule/CommunicationVerifier.h"
#include "pipeline/Schedule/Simulator.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace pipeline::schedule {
namespace {

using testing::ElementsAre;

CommunicationPlan placedOnStreams(const Problem &problem, const Schedule &schedule,
                                  const Dataflow &dataflow) {
  return valueOf(placeCommunication(problem, schedule, dataflow, messagesOf(problem, dataflow),
                                    TransferOrder::Stream));
}

/// When each action ends in unit times, looked up by what it is; backwards of
/// either sort are B.
std::map<std::tuple<Kind, int32_t, int32_t>, double>
unitEnds(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow) {
  Problem unit = problem;
  unit.costs.clear();
  unit.latencies.clear();
  Simulation simulation = valueOf(simulate(unit, schedule, dataflow));
  std::map<std::tuple<Kind, int32_t, int32_t>, double> ends;
  for (size_t rank = 0; rank < schedule.ranks.size(); ++rank)
    for (size_t i = 0; i < schedule.ranks[rank].size(); ++i) {
      const Action &action = schedule.ranks[rank][i];
      Kind kind = isBackward(action) ? Kind::B : action.kind;
      ends[{kind, int32_t{action.stage}, action.microbatch}] = simulation.ends[rank][i];
    }
  return ends;
}

/// The posts of every rank ascend in one order of all transfers.
void checkOrder(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
                const CommunicationPlan &plan) {
  auto ends = unitEnds(problem, schedule, dataflow);
  for (const std::vector<Step> &steps : plan.ranks) {
    std::tuple<double, int32_t, int32_t> last{-1, -1, -1};
    for (const Step &step : steps) {
      if (!step.isPost())
        continue;
      const Message &message = plan.messages[step.message()];
      std::tuple<double, int32_t, int32_t> moment{
          ends.at({message.edge.producerKind, message.edge.producerStage, step.microbatch}),
          message.source(problem.placement), step.message()};
      ASSERT_LT(last, moment) << toString(step);
      last = moment;
    }
  }
}

/// The programs where each group is waited for right after it: the latest that
/// blocking calls could do.
CommunicationPlan waitingAtOnce(const CommunicationPlan &plan) {
  CommunicationPlan eager{plan.messages, {}};
  for (const std::vector<Step> &steps : plan.ranks) {
    std::vector<Step> &result = eager.ranks.emplace_back();
    std::vector<Step> waits;
    bool inGroup = false;
    for (const Step &step : steps) {
      if (step.isWait())
        continue;
      result.push_back(step);
      if (step.isGroupMark())
        inGroup = step.type == StepType::GroupBegin;
      if (step.isPost())
        waits.push_back(
            {step.type == StepType::PostSend ? StepType::WaitSend : StepType::WaitReceive,
             step.index, step.microbatch});
      if (!inGroup) {
        result.insert(result.end(), waits.begin(), waits.end());
        waits.clear();
      }
    }
  }
  return eager;
}

/// The programs with each post on its own, as --pipe-lower-to-ranks writes them.
CommunicationPlan withoutGroups(const CommunicationPlan &plan) {
  CommunicationPlan result = plan;
  for (std::vector<Step> &steps : result.ranks)
    std::erase_if(steps, [](const Step &step) { return step.isGroupMark(); });
  return result;
}

std::string faultsOf(const Problem &problem, const CommunicationPlan &plan, bool streamOrdered) {
  std::string text;
  for (const CommunicationFault &fault :
       verifyPlan(problem, plan, {.streamOrdered = streamOrdered, .groups = {}}))
    text += fault.text + "\n";
  return text;
}

/// Both sides of all transfers are there once, groups are small and hold
/// nothing but posts.
void checkSteps(const CommunicationPlan &plan) {
  for (const std::vector<Step> &steps : plan.ranks) {
    size_t size = 0;
    bool inGroup = false;
    for (const Step &step : steps) {
      if (step.isGroupMark()) {
        ASSERT_TRUE(size == 0 || (size > 1 && size <= maxGroupSize));
        inGroup = step.type == StepType::GroupBegin;
        size = 0;
      } else if (inGroup) {
        ASSERT_TRUE(step.isPost());
        ++size;
      }
    }
  }
}

void checkPlan(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow) {
  CommunicationPlan plan = placedOnStreams(problem, schedule, dataflow);
  checkSteps(plan);
  for (bool streamOrdered : {false, true}) {
    ASSERT_EQ(faultsOf(problem, plan, streamOrdered), "");
    ASSERT_EQ(faultsOf(problem, waitingAtOnce(plan), streamOrdered), "");
  }
  // Blocking calls, one by one: then how streams progress makes no difference.
  ASSERT_EQ(faultsOf(problem, waitingAtOnce(withoutGroups(plan)), false), "");
}

TEST(Stream, OfTwoRanksInFull) {
  // Message 0 is F of stage 0 to F of stage 1, 1 is its gradient. Times of rank
  // 0: F 0, 1, 6 and B 4, 7, 10; of rank 1: F 1, 4, 7 and B 2, 5, 8.
  Problem problem = makeProblem(2, 1, 3);
  CommunicationPlan plan =
      placedOnStreams(problem, valueOf(generate("1f1b", problem)), chainOf(problem));
  std::vector<std::vector<std::string>> steps;
  for (const std::vector<Step> &list : plan.ranks)
    for (steps.emplace_back(); const Step &step : list)
      steps.back().push_back(toString(step));
  EXPECT_THAT(steps[0],
              ElementsAre("0F0", "post send 0[0]", "0F1",                               //
                          "wait send 0[0]", "group begin", "post send 0[1]",            //
                          "post receive 1[0]", "group end", "wait receive 1[0]", "0B0", //
                          "wait send 0[1]", "0F2", "group begin", "post send 0[2]",     //
                          "post receive 1[1]", "group end", "wait receive 1[1]", "0B1", //
                          "wait send 0[2]", "post receive 1[2]", "wait receive 1[2]", "0B2"));
  EXPECT_THAT(steps[1],
              ElementsAre("post receive 0[0]", "wait receive 0[0]", "1F0", "post receive 0[1]", //
                          "1B0", "post send 1[0]", "wait receive 0[1]", "1F1",                  //
                          "wait send 1[0]", "1B1", "group begin", "post receive 0[2]",          //
                          "post send 1[1]", "group end", "wait receive 0[2]", "1F2",            //
                          "wait send 1[1]", "1B2", "post send 1[2]", "wait send 1[2]"));
}

TEST(Stream, OfEveryScheduleIsFreeOfDeadlock) {
  int count = forEverySchedule(
      {1, 2, 3, 4, 5, 6, 7, 8}, {1, 2, 3, 4}, {1, 2, 3, 4, 5, 6, 8, 11, 12, 16, 24},
      [](const Generator &, const Problem &problem, const Schedule &schedule) {
        checkPlan(problem, schedule, chainOf(problem));
      });
  EXPECT_GT(count, 1500);
}

TEST(Stream, OfLargerSchedulesIsFreeOfDeadlock) {
  forEverySchedule({13, 16}, {1, 2, 4}, {39, 64},
                   [](const Generator &, const Problem &problem, const Schedule &schedule) {
                     checkPlan(problem, schedule, chainOf(problem));
                   });
}

TEST(Stream, OfRandomSchedulesIsFreeOfDeadlock) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    RandomCase random = makeRandomCase(seed, /*secondCopies=*/true);
    checkPlan(random.problem, random.schedule, random.dataflow);
    CommunicationPlan plan = placedOnStreams(random.problem, random.schedule, random.dataflow);
    checkOrder(random.problem, random.schedule, random.dataflow, plan);
    for (bool streamOrdered : {false, true})
      ASSERT_TRUE(runsByBruteForce(random.problem, plan, seed, streamOrdered));
  }
}

TEST(Stream, EveryRankPostsInOneOrder) {
  forEverySchedule({2, 4, 6}, {1, 2, 3}, {6, 12},
                   [](const Generator &, const Problem &problem, const Schedule &schedule) {
                     Dataflow dataflow = chainOf(problem);
                     checkOrder(problem, schedule, dataflow,
                                placedOnStreams(problem, schedule, dataflow));
                   });
}

TEST(Stream, ReceivesByNeedDoNotSufficeThere) {
  // The reason for the order: with receives by need, a send that is taken late
  // holds up its stream, also where all posts between two actions are a group.
  Problem problem = makeProblem(4, 2, 8);
  CommunicationPlan plan =
      valueOf(placeCommunication(problem, valueOf(generate("interleaved-1f1b", problem)),
                                 chainOf(problem), messagesOf(problem, chainOf(problem))));
  EXPECT_EQ(faultsOf(problem, plan, /*streamOrdered=*/false), "");
  EXPECT_NE(faultsOf(problem, plan, /*streamOrdered=*/true), "");
  for (std::vector<Step> &steps : plan.ranks) {
    std::vector<Step> grouped, posts, waits;
    for (const Step &step : steps) {
      if (!step.isAction()) {
        (step.isPost() ? posts : waits).push_back(step);
        continue;
      }
      grouped.push_back({StepType::GroupBegin, 0, 0});
      grouped.insert(grouped.end(), posts.begin(), posts.end());
      grouped.push_back({StepType::GroupEnd, 0, 0});
      grouped.insert(grouped.end(), waits.begin(), waits.end());
      grouped.push_back(step);
      posts.clear();
      waits.clear();
    }
    grouped.insert(grouped.end(), posts.begin(), posts.end());
    grouped.insert(grouped.end(), waits.begin(), waits.end());
    steps = grouped;
  }
  EXPECT_EQ(faultsOf(problem, plan, /*streamOrdered=*/false), "");
  EXPECT_NE(faultsOf(problem, plan, /*streamOrdered=*/true), "");
}

/// Whether all transfers get through where a rank's sends are one queue and its receives
/// another, a send waits for the actions before it, and actions wait for receives.
bool runsOnTwoQueues(const Problem &problem, const CommunicationPlan &plan) {
  struct Transfer {
    int32_t message, microbatch;
    /// Steps of `compute` before it.
    size_t needed;
  };
  struct Rank {
    /// Actions, which have no message, and waits for receives.
    std::vector<Transfer> sends, receives, compute;
    size_t sent = 0, received = 0, computed = 0;
  };
  std::vector<Rank> ranks(plan.ranks.size());
  for (size_t rank = 0; rank < ranks.size(); ++rank)
    for (const Step &step : plan.ranks[rank]) {
      auto &[sends, receives, compute, s, r, c] = ranks[rank];
      if (step.type == StepType::PostSend)
        sends.push_back({step.message(), step.microbatch, compute.size()});
      else if (step.type == StepType::PostReceive)
        receives.push_back({step.message(), step.microbatch, 0});
      else if (step.isAction() || step.type == StepType::WaitReceive)
        compute.push_back({step.isAction() ? -1 : step.message(), step.microbatch, 0});
    }
  std::set<std::pair<int32_t, int32_t>> through;
  for (bool changed = true; changed;) {
    changed = false;
    for (Rank &rank : ranks) {
      for (; rank.computed < rank.compute.size(); ++rank.computed, changed = true)
        if (const Transfer &next = rank.compute[rank.computed];
            next.message >= 0 && !through.count({next.message, next.microbatch}))
          break;
      for (; rank.sent < rank.sends.size(); ++rank.sent, changed = true) {
        const Transfer &send = rank.sends[rank.sent];
        Rank &peer = ranks[plan.messages[send.message].destination(problem.placement)];
        if (send.needed > rank.computed || peer.received == peer.receives.size() ||
            peer.receives[peer.received].message != send.message ||
            peer.receives[peer.received].microbatch != send.microbatch)
          break;
        ++peer.received;
        through.insert({send.message, send.microbatch});
      }
    }
  }
  return std::all_of(ranks.begin(), ranks.end(), [](const Rank &rank) {
    return rank.sent == rank.sends.size() && rank.received == rank.receives.size() &&
           rank.computed == rank.compute.size();
  });
}

TEST(Stream, ReceivesByNeedHangOnTwoQueuesToo) {
  std::set<std::string> hanging;
  forEverySchedule(
      {2, 4, 8}, {1, 2, 3}, {4, 8, 16, 24},
      [&](const Generator &generator, const Problem &problem, const Schedule &schedule) {
        Dataflow dataflow = chainOf(problem);
        CommunicationPlan byNeed =
            valueOf(placeCommunication(problem, schedule, dataflow, messagesOf(problem, dataflow)));
        if (!runsOnTwoQueues(problem, byNeed))
          hanging.insert(std::string(generator.name));
        ASSERT_TRUE(runsOnTwoQueues(problem, placedOnStreams(problem, schedule, dataflow)));
      });
  EXPECT_THAT(hanging, ElementsAre("interleaved-zb"));
}

TEST(Stream, NothingIsLateInUnitTimes) {
  // Every action starts when it would if transfers were independent.
  auto check = [](const Problem &problem, const Schedule &schedule, const Dataflow &dataflow) {
    Problem unit = problem;
    unit.costs.clear();
    unit.latencies.clear();
    CommunicationPlan plan = placedOnStreams(unit, schedule, dataflow);
    std::optional<StartTimes> starts = simulateStreamsByBruteForce(unit, plan);
    ASSERT_TRUE(starts);
    ASSERT_EQ(*starts, valueOf(simulate(unit, schedule, dataflow)).starts);
  };
  forEverySchedule({2, 3, 4}, {1, 2, 3}, {3, 4, 8, 12},
                   [&](const Generator &, const Problem &problem, const Schedule &schedule) {
                     check(problem, schedule, chainOf(problem));
                   });
  for (uint32_t seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE(seed);
    RandomCase random = makeRandomCase(seed, /*secondCopies=*/true);
    check(random.problem, random.schedule, random.dataflow);
  }
}

TEST(Stream, LargeGroupsAreCut) {
  // Rank 0 makes a hundred values in a row, of which rank 1 uses the last first.
  constexpr int32_t m = 100;
  Problem problem = makeProblem(2, 1, m);
  std::vector<StageEdge> edges = {{Kind::F, 0, Kind::F, 1}};
  Dataflow dataflow = valueOf(Dataflow::fromEdges(problem, edges));
  Schedule schedule{"test", std::vector<std::vector<Action>>(2)};
  for (int32_t i = 0; i < m; ++i)
    schedule.ranks[0].push_back({Kind::F, 0, i});
  for (int32_t i = 0; i < m; ++i)
    schedule.ranks[0].push_back({Kind::B, 0, i});
  for (int32_t i = m - 1; i >= 0; --i) {
    schedule.ranks[1].push_back({Kind::F, 1, i});
    schedule.ranks[1].push_back({Kind::B, 1, i});
  }
  checkPlan(problem, schedule, dataflow);
  CommunicationPlan plan = placedOnStreams(problem, schedule, dataflow);
  EXPECT_EQ(
      std::count(plan.ranks[1].begin(), plan.ranks[1].end(), Step(StepType::GroupBegin, 0, 0)), 4);
}

} // namespace
} // namespace pipeline::schedule
