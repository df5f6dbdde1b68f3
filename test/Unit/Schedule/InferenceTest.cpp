//===- InferenceTest.cpp - Schedules without backwards ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Inference.h"
#include "Support.h"
#include "pipeline/Schedule/Communication.h"
#include "pipeline/Schedule/CommunicationVerifier.h"
#include "pipeline/Schedule/Verifier.h"

#include <algorithm>

namespace pipeline::schedule {
namespace {

Dataflow forwardChain(const Problem &problem) {
  return valueOf(forwardsOf(problem, chainOf(problem)));
}

TEST(Inference, KeepsTheForwardsInTheirOrder) {
  Schedule schedule = parsed("0F0 0F1 0B0 0F2 0B1 0B2\n1F0 1I0 1F1 1W0 1B1 1F2 1B2");
  schedule.updates = WeightUpdates::Stashed;
  schedule.updateInterval = 1;
  EXPECT_EQ(toString(forwardsOf(schedule)), "0F0 0F1 0F2\n1F0 1F1 1F2\n");
  EXPECT_EQ(forwardsOf(schedule).updates, WeightUpdates::AtEnd);
  EXPECT_EQ(forwardsOf(schedule).updateInterval, 0);
}

TEST(Inference, HasNoEdgesOfGradients) {
  Problem problem = makeProblem(4, 2, 4);
  Dataflow dataflow = forwardChain(problem);
  EXPECT_EQ(dataflow.edges().size(), 7u);
  for (const StageEdge &edge : dataflow.edges())
    EXPECT_EQ(edge.consumerKind, Kind::F);
}

TEST(Inference, EverySchedulesForwardsAreValidAndEnd) {
  for (const Generator &generator : generators()) {
    if (generator.takes(Option::Search))
      continue; // Seconds of search, for a schedule like the others.
    forEachSchedule(generator, 5, 3, 9, [](const Problem &training, const Schedule &whole) {
      Problem problem = forwardsOf(training);
      Schedule schedule = forwardsOf(whole);
      Dataflow dataflow = forwardChain(problem);
      Diagnostics diagnostics = verify(problem, schedule, dataflow);
      EXPECT_FALSE(diagnostics.hasErrors()) << diagnostics.errorText();
      Simulation simulation = valueOf(simulateForwards(problem, schedule, dataflow));
      EXPECT_GE(simulation.makespan, simulation.lowerBound.makespan);
      EXPECT_GE(simulation.largestSpan, simulation.lowerBound.span);
      EXPECT_EQ(schedule.numActions(), int64_t{problem.stages()} * problem.microbatches);
      for (const RankTimes &times : simulation.ranks)
        EXPECT_EQ(times.peakInFlight, 1);
      CommunicationPlan plan =
          valueOf(placeCommunication(problem, schedule, dataflow, messagesOf(problem, dataflow)));
      EXPECT_TRUE(verifyCommunication(eventsOf(problem, plan)).empty());
    });
  }
}

TEST(Inference, RefusesBackwardsAndMissingForwards) {
  Problem problem = forwardsOf(makeProblem(2, 1, 2));
  Dataflow dataflow = forwardChain(problem);
  Diagnostics diagnostics = verify(problem, parsed("0F0 0F1\n1F0 1F1 1B0"), dataflow);
  EXPECT_EQ(diagnostics.errorText(),
            "S2: rank 1, position 2, 1B0: is no forward, and the problem has nothing else");
  EXPECT_EQ(verify(problem, parsed("0F0 0F1\n1F0"), dataflow).count(Constraint::S1), 1);
  EXPECT_EQ(verify(problem, parsed("0F0 0F1\n1F0 1F0 1F1"), dataflow).count(Constraint::S1), 1);
  // A training problem still needs them all.
  Problem training = makeProblem(2, 1, 2);
  EXPECT_EQ(verify(training, parsed("0F0 0F1\n1F0 1F1"), chainOf(training)).count(Constraint::S2),
            4);
}

TEST(Inference, MeetsItsBound) {
  // One rank is slow: what comes before and after it adds up.
  Problem problem = forwardsOf(makeProblem(3, 1, 5));
  problem.costs = {{1}, {4}, {2}};
  problem.latencies = {.5};
  Schedule schedule = forwardsOf(valueOf(generate("1f1b", problem)));
  Simulation simulation = valueOf(simulateForwards(problem, schedule, forwardChain(problem)));
  EXPECT_EQ(simulation.makespan, 1 + .5 + 5 * 4 + .5 + 2);
  EXPECT_EQ(simulation.lowerBound.makespan, simulation.makespan);
  EXPECT_EQ(simulation.lowerBound.span, 20);
}

TEST(Inference, TakesAsLongWithBlockingSends) {
  Problem problem = forwardsOf(makeProblem(4, 1, 8));
  Schedule schedule = forwardsOf(valueOf(generate("gpipe", problem)));
  Dataflow dataflow = forwardChain(problem);
  EXPECT_EQ(valueOf(simulateForwards(problem, schedule, dataflow, SendMode::Blocking)).makespan,
            valueOf(simulateForwards(problem, schedule, dataflow)).makespan);
}

TEST(Inference, KeepsNothingThatALimitCouldForbid) {
  Problem training = makeProblem(2, 1, 4);
  training.memoryLimits = {1, 1};
  Problem problem = forwardsOf(training);
  EXPECT_TRUE(problem.memoryLimits.empty());
  Schedule schedule = parsed("0F0 0F1 0F2 0F3\n1F0 1F1 1F2 1F3");
  EXPECT_FALSE(verify(problem, schedule, forwardChain(problem)).hasErrors());
}

} // namespace
} // namespace pipeline::schedule
