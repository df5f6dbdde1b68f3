//===- VerifierTest.cpp - Each constraint, broken alone ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Verifier.h"
#include "BruteForce.h"
#include "RandomSchedule.h"
#include "Support.h"

namespace pipeline::schedule {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> textsOf(const Diagnostics &diagnostics) {
  std::vector<std::string> texts;
  for (const Diagnostic &diagnostic : diagnostics.all())
    texts.push_back(toString(diagnostic));
  return texts;
}

/// What is wrong with a schedule of two ranks for two microbatches.
std::vector<std::string> verifyTwoRanks(std::string_view text) {
  Problem problem = makeProblem(2, 1, 2);
  return textsOf(verify(problem, parsed(text), chainOf(problem)));
}

TEST(Verifier, AcceptsWhatIsRight) {
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0B0 0B1\n"
                             "1F0 1B0 1F1 1B1"),
              ElementsAre());
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0I0 0W0 0B1\n"
                             "1F0 1I0 1F1 1B1 1W0"),
              ElementsAre("S11: rank 1, position 4, 1W0: accumulates its gradient after that of "
                          "microbatch 1: the sum's bits differ from those of one rank"));
}

TEST(Verifier, S1MissingForward) {
  EXPECT_THAT(verifyTwoRanks("0F0 0B0 0B1\n"
                             "1F0 1B0 1F1 1B1"),
              ElementsAre("S1: rank 0, 0F1: the forward is missing"));
}

TEST(Verifier, S1DoubleForward) {
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0F0 0B0 0B1\n"
                             "1F0 1B0 1F1 1B1"),
              ElementsAre("S1: rank 0, position 2, 0F0: done before, by 0F0 at position 0"));
}

TEST(Verifier, S1ForwardOnTheWrongRank) {
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 1F1 0B0 0B1\n"
                             "1F0 1B0 1B1"),
              ElementsAre("S1: rank 0, position 2, 1F1: stage 1 belongs to rank 1",
                          "S1: rank 1, 1F1: the forward is missing"));
}

TEST(Verifier, S1UnknownStageOrMicrobatchOrRank) {
  EXPECT_THAT(
      verifyTwoRanks("0F0 0F1 0B0 0B1 2F0\n"
                     "1F0 1B0 1F1 1B1 1F2"),
      ElementsAre("S1: rank 0, position 4, 2F0: there is no stage 2; the stages are 0 to 1",
                  "S1: rank 1, position 4, 1F2: there is no microbatch 2; the microbatches are "
                  "0 to 1"));
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0B0 0B1\n"
                             "1F0 1B0 1F1 1B1\n"
                             "0F0"),
              ElementsAre("S1: rank 2, position 0, 0F0: stage 0 belongs to rank 0",
                          "S1: rank 2: the schedule has 3 ranks, but the problem has 2"));
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0B0 0B1"),
              ElementsAre("S1: rank 1, 1F0: the forward is missing",
                          "S2: rank 1, 1B0: the backward is missing: one B, or one I and one W",
                          "S1: rank 1, 1F1: the forward is missing",
                          "S2: rank 1, 1B1: the backward is missing: one B, or one I and one W"));
}

TEST(Verifier, S2MissingBackward) {
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0B0\n"
                             "1F0 1B0 1F1 1B1"),
              ElementsAre("S2: rank 0, 0B1: the backward is missing: one B, or one I and one W"));
}

TEST(Verifier, S2DoubleBackward) {
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0B0 0B0 0B1\n"
                             "1F0 1B0 1F1 1B1"),
              ElementsAre("S2: rank 0, position 3, 0B0: done before, by 0B0 at position 2"));
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0B0 0B1\n"
                             "1F0 1B0 1I0 1W0 1F1 1B1"),
              ElementsAre("S2: rank 1, position 2, 1I0: done before, by 1B0 at position 1",
                          "S2: rank 1, position 3, 1W0: B at position 1 has done it already"));
}

TEST(Verifier, S2HalfABackward) {
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0I0 0B1\n"
                             "1F0 1B0 1F1 1B1"),
              ElementsAre("S2: rank 0, 0W0: I occurs without its W"));
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0B0 0B1\n"
                             "1F0 1W0 1F1 1B1"),
              ElementsAre("S2: rank 1, 1I0: W occurs without its I"));
}

TEST(Verifier, S2BackwardOnTheWrongRank) {
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0B0\n"
                             "1F0 1B0 1F1 1B1 0B1"),
              ElementsAre("S2: rank 1, position 4, 0B1: stage 0 belongs to rank 0",
                          "S2: rank 0, 0B1: the backward is missing: one B, or one I and one W"));
}

TEST(Verifier, S3BackwardBeforeForward) {
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0B0 0B1\n"
                             "1F0 1B0 1B1 1F1"),
              ElementsAre("S3: rank 1, position 2, 1B1: stands before 1F1 at position 3, which it "
                          "needs"));
}

TEST(Verifier, S3WeightsBeforeInputs) {
  EXPECT_THAT(verifyTwoRanks("0F0 0F1 0W0 0I0 0B1\n"
                             "1F0 1B0 1F1 1B1"),
              ElementsAre("S3: rank 0, position 2, 0W0: stands before 0I0 at position 3, which it "
                          "needs"));
}

TEST(Verifier, S4PrintsTheCycle) {
  EXPECT_THAT(verifyTwoRanks("0F0 0B0 0F1 0B1\n"
                             "1F0 1F1 1B0 1B1"),
              ElementsAre("S4: rank 0, position 1, 0B0: waits for 1B0 at position 2 of rank 1, in "
                          "a cycle of 2 ranks",
                          "S4: rank 1, position 1, 1F1: waits for 0F1 at position 2 of rank 0, in "
                          "a cycle of 2 ranks"));
}

TEST(Verifier, S4LeavesOutRanksThatOnlyWaitForTheCycle) {
  Problem problem = makeProblem(3, 1, 2);
  Diagnostics diagnostics = verify(problem,
                                   parsed("0F0 0F1 0B0 0B1\n"
                                          "1F0 1B0 1F1 1B1\n"
                                          "2F0 2F1 2B0 2B1"),
                                   chainOf(problem));
  EXPECT_EQ(diagnostics.count(Constraint::S4), 2);
  EXPECT_THAT(diagnostics.errorText(), HasSubstr("S4: rank 1, position 1, 1B0"));
  EXPECT_THAT(diagnostics.errorText(), HasSubstr("S4: rank 2, position 1, 2F1"));
}

TEST(Verifier, S4PrintsLongCyclesWhole) {
  // Every rank waits for the backward of the next, and the last, by a skip
  // connection, for a forward of the first.
  constexpr int32_t p = 40;
  Problem problem = makeProblem(p, 1, 2);
  Schedule schedule = valueOf(generate("gpipe", problem));
  for (int32_t stage = 0; stage < p - 1; ++stage)
    schedule.ranks[stage] = {
        {Kind::F, stage, 0}, {Kind::B, stage, 0}, {Kind::F, stage, 1}, {Kind::B, stage, 1}};
  StageEdge skip{Kind::F, 0, Kind::F, p - 1};
  Diagnostics diagnostics =
      verify(problem, schedule, valueOf(Dataflow::chain(problem, std::vector{skip})));
  EXPECT_EQ(diagnostics.count(Constraint::S4), p);
  EXPECT_EQ(diagnostics.all().size(), static_cast<size_t>(p));
}

TEST(Verifier, S4SeesSkipConnections) {
  // Legal for the chain alone is legal with a skip along it; an edge that
  // nothing on the way implies makes a difference.
  Problem problem = makeProblem(2, 2, 1);
  Schedule schedule = parsed("0F0 2F0 2B0 0B0\n"
                             "3F0 1F0 3B0 1B0");
  std::vector<StageEdge> apart = {{Kind::F, 0, Kind::F, 1}, {Kind::F, 0, Kind::F, 3}};
  EXPECT_FALSE(verify(problem, schedule, valueOf(Dataflow::fromEdges(problem, apart))).hasErrors());
  apart.push_back({Kind::F, 1, Kind::F, 3});
  Diagnostics diagnostics = verify(problem, schedule, valueOf(Dataflow::fromEdges(problem, apart)));
  EXPECT_THAT(textsOf(diagnostics),
              ElementsAre("S4: rank 1, position 0, 3F0: waits for 1F0 at position 1 of rank 1, in "
                          "a cycle of 1 rank"));
}

TEST(Verifier, S7CountsOverAllStagesOfARank) {
  Problem problem = makeProblem(1, 2, 2);
  problem.memoryLimits = {2};
  EXPECT_THAT(textsOf(verify(problem, parsed("0F0 1F0 0F1 1B0 0B0 1F1 1B1 0B1"), chainOf(problem))),
              ElementsAre("S7: rank 0, position 2, 0F1: starts number 3 in flight, but the limit "
                          "of the rank is 2"));
  problem.memoryLimits = {3};
  EXPECT_FALSE(
      verify(problem, parsed("0F0 1F0 0F1 1B0 0B0 1F1 1B1 0B1"), chainOf(problem)).hasErrors());
}

TEST(Verifier, S7AnInputGradientFreesNothing) {
  Problem problem = makeProblem(1, 1, 2);
  problem.memoryLimits = {1};
  EXPECT_FALSE(verify(problem, parsed("0F0 0I0 0W0 0F1 0B1"), chainOf(problem)).hasErrors());
  EXPECT_THAT(textsOf(verify(problem, parsed("0F0 0I0 0F1 0W0 0B1"), chainOf(problem))),
              ElementsAre(HasSubstr("S7: rank 0, position 2, 0F1: starts number 2")));
}

TEST(Verifier, S7CountsBytesAndWhatAnInputGradientFrees) {
  Problem problem = makeProblem(1, 1, 2);
  problem.memory = {{.activation = 10, .weightGradient = 4}};
  problem.memoryLimits = {14};
  EXPECT_FALSE(verify(problem, parsed("0F0 0I0 0F1 0W0 0B1"), chainOf(problem)).hasErrors());
  problem.memoryLimits = {13};
  EXPECT_THAT(textsOf(verify(problem, parsed("0F0 0I0 0F1 0W0 0B1"), chainOf(problem))),
              ElementsAre("S7: rank 0, position 2, 0F1: makes the rank hold 14, but its limit is "
                          "13"));
}

TEST(Verifier, S1KnowsTheTwoOwnersOfAStage) {
  Problem problem = makeProblem(2, 1, 2, PlacementKind::Bidirectional);
  EXPECT_TRUE(
      verify(problem, parsed("0F0 1F1 1B1 0B0\n0F1 1F0 1B0 0B1"), chainOf(problem)).all().empty());
  EXPECT_THAT(textsOf(verify(problem, parsed("0F1 1F0 1B0 0B1\n0F0 1F1 1B1 0B0"), chainOf(problem)))
                  .front(),
              HasSubstr("stage 0 belongs to rank 1 for microbatch 1"));
}

TEST(Verifier, S7HoldsPerRank) {
  Problem problem = makeProblem(2, 1, 2);
  problem.memoryLimits = {2, 1};
  Dataflow dataflow = chainOf(problem);
  EXPECT_FALSE(verify(problem, parsed("0F0 0F1 0B0 0B1\n1F0 1B0 1F1 1B1"), dataflow).hasErrors());
  EXPECT_EQ(
      verify(problem, parsed("0F0 0F1 0B0 0B1\n1F0 1F1 1B0 1B1"), dataflow).count(Constraint::S7),
      1);
}

/// What is wrong with a schedule whose weights are updated on the way.
std::vector<std::string> verifyAsynchronous(const Problem &problem, std::string_view text,
                                            WeightUpdates updates, int32_t interval) {
  Schedule schedule = parsed(text);
  schedule.updates = updates;
  schedule.updateInterval = interval;
  return textsOf(verify(problem, schedule, chainOf(problem)));
}

constexpr std::string_view gpipeOfThree = "0F0 0F1 0F2 0B0 0B1 0B2\n"
                                          "1F0 1F1 1F2 1B0 1B1 1B2";

TEST(Verifier, S9ForwardBeforeItsWeights) {
  EXPECT_THAT(verifyAsynchronous(makeProblem(2, 1, 3),
                                 "0F0 0F1 0F2 0B0 0B1 0B2\n"
                                 "1F0 1B0 1F1 1B1 1F2 1B2",
                                 WeightUpdates::Stashed, 1),
              ElementsAre("S9: rank 0, position 2, 0F2: is to use version 1 of its weights, but "
                          "stands after 0 updates of its stage; move it behind the backward of "
                          "microbatch 0"));
}

TEST(Verifier, S9ForwardAfterItsWeightsHaveChanged) {
  EXPECT_THAT(verifyAsynchronous(makeProblem(2, 1, 3),
                                 "0F0 0B0 0F1 0F2 0B1 0B2\n"
                                 "1F0 1B0 1F1 1B1 1F2 1B2",
                                 WeightUpdates::Stashed, 1),
              ElementsAre("S9: rank 0, position 2, 0F1: is to use version 0 of its weights, but "
                          "stands after 1 update of its stage; move it before the backward of "
                          "microbatch 0"));
}

TEST(Verifier, S9GPipeIsNoOrderOfPipeDream) {
  EXPECT_EQ(
      verifyAsynchronous(makeProblem(2, 1, 3), gpipeOfThree, WeightUpdates::Stashed, 1).size(), 3u);
  // With one update at the end it is, and with two buffers as long as nobody
  // needs the second version.
  EXPECT_THAT(verifyAsynchronous(makeProblem(2, 1, 3), gpipeOfThree, WeightUpdates::Stashed, 3),
              ElementsAre());
  EXPECT_THAT(
      verifyAsynchronous(makeProblem(2, 1, 3), gpipeOfThree, WeightUpdates::DoubleBuffered, 3),
      ElementsAre());
  EXPECT_THAT(
      verifyAsynchronous(makeProblem(2, 1, 3), gpipeOfThree, WeightUpdates::DoubleBuffered, 1),
      ElementsAre("S9: rank 0, position 2, 0F2: is to use version 1 of its weights, but stands "
                  "after 0 updates of its stage; move it behind the backward of microbatch 0",
                  "S9: rank 1, position 2, 1F2: is to use version 1 of its weights, but stands "
                  "after 0 updates of its stage; move it behind the backward of microbatch 0"));
}

TEST(Verifier, S9CountsWWhereBackwardsAreSplit) {
  // The update stands after W, not after I.
  EXPECT_THAT(
      verifyAsynchronous(makeProblem(1, 1, 2), "0F0 0I0 0F1 0W0 0B1", WeightUpdates::Stashed, 1),
      ElementsAre("S9: rank 0, position 2, 0F1: is to use version 1 of its weights, but "
                  "stands after 0 updates of its stage; move it behind the backward of "
                  "microbatch 0"));
  EXPECT_THAT(
      verifyAsynchronous(makeProblem(1, 1, 2), "0F0 0I0 0W0 0F1 0B1", WeightUpdates::Stashed, 1),
      ElementsAre());
}

TEST(Verifier, S9UpdatesThatMeanNothing) {
  EXPECT_THAT(verifyAsynchronous(makeProblem(2, 1, 3), gpipeOfThree, WeightUpdates::Stashed, 2),
              ElementsAre("S9: rank 0: weights are updated every 2 microbatches, of which 3 are no "
                          "multiple: the gradients of the last 1 would come to nothing"));
  EXPECT_THAT(verifyAsynchronous(makeProblem(2, 1, 3), gpipeOfThree, WeightUpdates::Stashed, 0),
              ElementsAre(HasSubstr("S9: rank 0: weights are updated while microbatches are in "
                                    "flight, so there must be at least 1 microbatch")));
  EXPECT_THAT(verifyAsynchronous(makeProblem(2, 1, 2, PlacementKind::Bidirectional),
                                 "0F0 1F1 1B1 0B0\n"
                                 "0F1 1F0 1B0 0B1",
                                 WeightUpdates::DoubleBuffered, 2),
              ElementsAre(HasSubstr("S9: rank 0: weights are updated while microbatches are in "
                                    "flight, but the placement gives every stage two owners")));
}

TEST(Verifier, S11IsAnErrorWhereWeightsAreUpdatedOnTheWay) {
  EXPECT_THAT(verifyAsynchronous(makeProblem(1, 1, 4), "0F0 0F1 0F2 0F3 0B1 0B0 0B2 0B3",
                                 WeightUpdates::DoubleBuffered, 4),
              ElementsAre("S11: rank 0, position 5, 0B0: accumulates its gradient after that of "
                          "microbatch 1, but weights are updated on the way: let the backwards of "
                          "the stage ascend, so that each update has its own microbatches"));
  Schedule schedule = parsed("0F0 0F1 0B1 0B0");
  schedule.updates = WeightUpdates::Stashed;
  schedule.updateInterval = 2;
  Problem problem = makeProblem(1, 1, 2);
  EXPECT_TRUE(verify(problem, schedule, chainOf(problem)).hasErrors());
}

TEST(Verifier, S11IsARemark) {
  Problem problem = makeProblem(1, 1, 2);
  Diagnostics diagnostics = verify(problem, parsed("0F0 0F1 0B1 0B0"), chainOf(problem));
  EXPECT_FALSE(diagnostics.hasErrors());
  ASSERT_EQ(diagnostics.count(Constraint::S11), 1);
  EXPECT_EQ(diagnostics.all().front().severity, Severity::Remark);
  EXPECT_EQ(diagnostics.all().front().position, 3);
  // The order of input gradients is free.
  EXPECT_EQ(
      verify(problem, parsed("0F0 0F1 0I1 0I0 0W0 0W1"), chainOf(problem)).count(Constraint::S11),
      0);
}

TEST(Verifier, S12ForwardsOfAStageThatKeepsStateAscend) {
  Problem problem = makeProblem(2, 1, 2);
  Schedule schedule = parsed("0F1 0F0 0B0 0B1\n"
                             "1F1 1F0 1B0 1B1");
  EXPECT_THAT(textsOf(verify(problem, schedule, chainOf(problem))), ElementsAre());
  problem.keepsState = {false, true};
  EXPECT_THAT(textsOf(verify(problem, schedule, chainOf(problem))),
              ElementsAre("S12: rank 1, position 1, 1F0: runs after the forward of microbatch 1, "
                          "but its stage keeps a state that microbatches update in their order; "
                          "let the forwards of the stage ascend"));
}

TEST(Verifier, KeepsAFewDiagnosticsAndCountsAll) {
  Problem problem = makeProblem(1, 1, 100);
  Diagnostics diagnostics = verify(problem, parsed("0F0"), chainOf(problem), 5);
  EXPECT_EQ(diagnostics.count(Constraint::S1), 99);
  EXPECT_EQ(diagnostics.count(Constraint::S2), 100);
  EXPECT_EQ(diagnostics.all().size(), 10u);
  EXPECT_THAT(diagnostics.errorText(), HasSubstr("and 189 more"));
}

TEST(Verifier, AcceptsRandomValidSchedules) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    RandomCase random = makeRandomCase(seed);
    Diagnostics diagnostics = verify(random.problem, random.schedule, random.dataflow);
    ASSERT_FALSE(diagnostics.hasErrors()) << "seed " << seed << "\n" << diagnostics.errorText();
  }
}

/// One random edit of a valid schedule.
void mutate(Schedule &schedule, std::mt19937 &random) {
  auto below = [&](size_t bound) { return random() % bound; };
  std::vector<Action> &actions = schedule.ranks[below(schedule.ranks.size())];
  size_t at = below(actions.size());
  size_t other = below(actions.size());
  switch (below(5)) {
  case 0:
    return std::swap(actions[at], actions[other]);
  case 1:
    actions.erase(actions.begin() + at);
    return;
  case 2:
    actions.insert(actions.begin() + other, Action(actions[at]));
    return;
  case 3: {
    Action moved = actions[at];
    actions.erase(actions.begin() + at);
    actions.insert(actions.begin() + below(actions.size() + 1), moved);
    return;
  }
  default:
    actions[at].stage += static_cast<int32_t>(below(3)) - 1;
    actions[at].microbatch += static_cast<int32_t>(below(3)) - 1;
  }
}

TEST(Verifier, AgreesWithBruteForceOnMutants) {
  std::mt19937 random(7);
  int refused = 0;
  constexpr uint32_t mutants = 4000;
  for (uint32_t seed = 0; seed < mutants; ++seed) {
    RandomCase mutant = makeRandomCase(seed % 200);
    mutate(mutant.schedule, random);
    bool valid = !verify(mutant.problem, mutant.schedule, mutant.dataflow).hasErrors();
    ASSERT_EQ(valid, isValidByBruteForce(mutant.problem, mutant.schedule, mutant.dataflow))
        << toString(mutant.schedule);
    refused += !valid;
  }
  // Both sides occur often enough to mean something.
  EXPECT_GT(refused, 1000);
  EXPECT_LT(refused, 3900);
}

} // namespace
} // namespace pipeline::schedule
