//===- ProblemTest.cpp - Problems and placements ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support.h"

#include <cmath>

namespace pipeline::schedule {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<int32_t> ownersOf(const Placement &placement) {
  std::vector<int32_t> owners;
  for (int32_t stage = 0; stage < placement.stages(); ++stage)
    owners.push_back(placement.ownerOf(stage));
  return owners;
}

std::string errorOf(const Problem &problem) {
  Status status = problem.check();
  return status ? "accepted" : status.error();
}

TEST(Placement, Loop) {
  EXPECT_THAT(ownersOf(Placement::loop(3, 2)), ElementsAre(0, 1, 2, 0, 1, 2));
}

TEST(Placement, VIsAZigZagForMoreThanTwoChunks) {
  EXPECT_THAT(ownersOf(Placement::v(2, 2)), ElementsAre(0, 1, 1, 0));
  EXPECT_THAT(ownersOf(Placement::v(3, 3)), ElementsAre(0, 1, 2, 2, 1, 0, 0, 1, 2));
}

TEST(Placement, StagesByRank) {
  EXPECT_THAT(Placement::v(2, 2).stagesByRank(2),
              ElementsAre(ElementsAre(OwnedStage{0, 0}, OwnedStage{3, 0}),
                          ElementsAre(OwnedStage{1, 0}, OwnedStage{2, 0})));
}

TEST(Placement, OfTwoDirectionsGivesEveryStageTwoOwners) {
  Placement placement = Placement::bidirectional(4, 1);
  EXPECT_EQ(placement.copies(), 2);
  for (int32_t stage = 0; stage < 4; ++stage) {
    EXPECT_EQ(placement.ownerOf(stage, 0), stage);
    EXPECT_EQ(placement.ownerOf(stage, 1), 3 - stage);
    EXPECT_EQ(placement.rankOf(stage, 6), stage);
    EXPECT_EQ(placement.rankOf(stage, 7), 3 - stage);
  }
  EXPECT_THAT(placement.stagesByRank(4)[1], ElementsAre(OwnedStage{1, 0}, OwnedStage{2, 1}));
  EXPECT_EQ(placement.microbatchesOf(0, 7), 4);
  EXPECT_EQ(placement.microbatchesOf(1, 7), 3);
  EXPECT_FALSE(placement.isLoop(4));
  EXPECT_EQ(placement.toString(), "bidirectional");
}

TEST(Placement, ListsOfTwoOwnersAreReadBack) {
  Placement placement = valueOf(parsePlacement("0,1/1,0", 2, 1));
  EXPECT_EQ(placement.copies(), 2);
  EXPECT_EQ(placement.ownerOf(0, 1), 1);
  EXPECT_EQ(placement.toString(), "0,1/1,0");
  EXPECT_EQ(parsePlacement("0,1/1", 2, 1).error(),
            "'0,1/1' is no placement: it names the owners of 2 stages, but those of 1 second "
            "copies");
}

TEST(Placement, KnowsAVByItsTurns) {
  EXPECT_TRUE(Placement::v(3, 4).isV(3));
  EXPECT_FALSE(Placement::loop(3, 4).isV(3));
  EXPECT_TRUE(Placement::list({1, 0, 0, 1}).isV(2));
}

TEST(Placement, ALoopMayNameItsRanksOtherwise) {
  EXPECT_TRUE(Placement::loop(3, 2).isLoop(3));
  EXPECT_TRUE(Placement::list({1, 0, 1, 0}).isLoop(2));
  EXPECT_FALSE(Placement::v(2, 2).isLoop(2));
}

TEST(Placement, IsWrittenAndReadBack) {
  for (std::string_view text : {"loop", "v", "0,1,1,0"})
    EXPECT_EQ(valueOf(parsePlacement(text, 2, 2)).toString(), text);
  EXPECT_EQ(ownersOf(valueOf(parsePlacement("v", 2, 2))),
            ownersOf(valueOf(parsePlacement("0,1,1,0", 2, 2))));
}

TEST(Placement, RefusesWhatIsNone) {
  for (std::string_view text : {"", "w", "0,", ",0", "0,-1", "0;1", "0,1x", "0,99999999999"}) {
    Expected<Placement> placement = parsePlacement(text, 2, 1);
    ASSERT_FALSE(placement) << text;
    EXPECT_THAT(placement.error(), HasSubstr("is no placement"));
  }
}

TEST(Placement, RefusesImpossibleSizes) {
  for (auto [ranks, chunks] : {std::pair(0, 1), {1, 0}, {-1, -1}, {2147483647, 2147483647}}) {
    Expected<Placement> placement = parsePlacement("loop", ranks, chunks);
    ASSERT_FALSE(placement);
    EXPECT_THAT(placement.error(), HasSubstr("is impossible: both must be at least 1"));
  }
}

TEST(Problem, AcceptsWhatMakesSense) {
  for (int32_t p : {1, 2, 5})
    for (int32_t v : {1, 3})
      for (PlacementKind kind : {PlacementKind::Loop, PlacementKind::V})
        EXPECT_TRUE(makeProblem(p, v, 7, kind).check());
}

TEST(Problem, RefusesSizes) {
  auto errorOf = [](int32_t p, int32_t v, int32_t m) {
    Expected<Problem> problem = Problem::create(p, v, m);
    return problem ? "accepted" : problem.error();
  };
  EXPECT_EQ(errorOf(0, 1, 1), "the number of ranks must be at least 1, but is 0");
  EXPECT_EQ(errorOf(1, -2, 1), "the number of chunks must be at least 1, but is -2");
  EXPECT_EQ(errorOf(1, 1, 0), "the number of microbatches must be at least 1, but is 0");
  EXPECT_THAT(errorOf(2147483647, 2147483647, 2147483647), HasSubstr("more than 134217728 pairs"));
  EXPECT_THAT(errorOf(16, 1, 8388609), HasSubstr("more than 134217728 pairs"));
  EXPECT_FALSE(Problem::create(2, 2, 2, PlacementKind::List));
}

TEST(Problem, RefusesPlacementsThatDoNotFit) {
  Problem problem = makeProblem(2, 2, 4);
  problem.placement = Placement::list({0, 1, 1});
  EXPECT_EQ(errorOf(problem), "the placement has 3 stages, but 2 ranks with 2 chunks each need 4");
  problem.placement = Placement::list({0, 1, 2, 0});
  EXPECT_EQ(errorOf(problem), "the placement puts stage 2 on rank 2, but the ranks are 0 to 1");
  problem.placement = Placement::list({0, 1, 1, 1});
  EXPECT_EQ(errorOf(problem), "the placement gives rank 0 1 stages, but every rank needs 2");
}

TEST(Problem, RefusesImpossibleNumbers) {
  Problem problem = makeProblem(2, 2, 4);
  problem.costs.resize(3);
  EXPECT_THAT(errorOf(problem), HasSubstr("3 stage costs are given, but there are 4 stages"));
  problem.costs.resize(4);
  EXPECT_EQ(errorOf(problem), "accepted");
  problem.costs[3].backwardWeight = -1;
  EXPECT_THAT(errorOf(problem), HasSubstr("must be a time of 0 or more"));
  problem.costs[3].backwardWeight = std::nan("");
  EXPECT_THAT(errorOf(problem), HasSubstr("must be a time of 0 or more"));
  problem.costs.clear();
  problem.latencies = {INFINITY};
  EXPECT_THAT(errorOf(problem), HasSubstr("the latency must be a time of 0 or more"));
  problem.latencies = {0};
  problem.memoryLimits = {1};
  EXPECT_THAT(errorOf(problem), HasSubstr("1 memory limits are given"));
  problem.memoryLimits = {1, 0};
  EXPECT_THAT(errorOf(problem),
              HasSubstr("rank 1 may hold 0, but a microbatch of its stage 1 needs 1"));
}

TEST(Problem, RefusesSecondCopiesThatDoNotFit) {
  Problem problem = makeProblem(2, 1, 4);
  problem.placement = Placement::list({0, 1}, {1, 1});
  EXPECT_EQ(errorOf(problem),
            "the placement gives rank 0 0 stages as second copies, but every rank needs 1");
}

TEST(Problem, RefusesTwoOwnersOfAStageThatKeepsState) {
  Problem problem = makeProblem(2, 1, 2);
  problem.keepsState = {false, true};
  EXPECT_EQ(errorOf(problem), "accepted");
  problem.placement = Placement::bidirectional(2, 1);
  EXPECT_THAT(errorOf(problem),
              HasSubstr("stage 1 keeps a state that each microbatch updates, but has two owners"));
  problem.keepsState = {false, false};
  EXPECT_EQ(errorOf(problem), "accepted");
  problem.keepsState = {true};
  EXPECT_EQ(errorOf(problem), "there are 2 stages, but 1 entries say which keep state");
}

TEST(Problem, RefusesImpossibleMemory) {
  Problem problem = makeProblem(2, 2, 4);
  problem.memory.resize(3);
  EXPECT_THAT(errorOf(problem), HasSubstr("the memory of 3 stages is given, but there are 4"));
  problem.memory = {{.activation = -1}};
  EXPECT_THAT(errorOf(problem), HasSubstr("what F leaves must take 0 or more memory"));
  problem.memory = {{.activation = 4, .weightGradient = 5}};
  EXPECT_THAT(errorOf(problem), HasSubstr("must lie between 0 and what F leaves, 4, but is 5"));
  problem.memory = {{.activation = 4, .weightGradient = 3}};
  EXPECT_EQ(errorOf(problem), "accepted");
  problem.latencies = {1, 2};
  EXPECT_THAT(errorOf(problem), HasSubstr("2 latencies are given, but there are 3 hops"));
}

TEST(Problem, MemoryOfTheActionsOfAMicrobatchAddsUpToNothing) {
  StageMemory memory{.activation = 10, .weightGradient = 4};
  EXPECT_EQ(memory.changeBy(Kind::F), 10);
  EXPECT_EQ(memory.changeBy(Kind::B), -10);
  EXPECT_EQ(memory.changeBy(Kind::I), -6);
  EXPECT_EQ(memory.changeBy(Kind::W), -4);
  EXPECT_EQ(StageMemory{}.changeBy(Kind::I), 0);
}

TEST(Problem, HopsMayHaveTheirOwnLatencies) {
  Problem problem = makeProblem(4, 1, 2);
  EXPECT_EQ(problem.latencyBetween(0, 1), 0);
  problem.latencies = {1, 3, 2};
  EXPECT_EQ(problem.latencyBetween(1, 2), 3);
  EXPECT_EQ(problem.latencyBetween(3, 2), 2);
  EXPECT_EQ(problem.latencyBetween(3, 0), 3);
  problem.latencies = {5};
  EXPECT_EQ(problem.latencyBetween(3, 0), 5);
}

TEST(Problem, BackwardCostsWhatItsPartsDoUnlessSaid) {
  StageCost cost{1, 2, 3, std::nullopt};
  EXPECT_EQ(cost.of(Kind::B), 5);
  cost.backward = 4;
  EXPECT_EQ(cost.of(Kind::B), 4);
  EXPECT_EQ(cost.of(Kind::I), 2);

  Problem problem = makeProblem(2, 1, 1);
  EXPECT_EQ(problem.costOf(Action{Kind::B, 1, 0}), 2); // Units where nothing is said.
  problem.costs = {cost};
  EXPECT_EQ(problem.costOf(Action{Kind::W, 1, 0}), 3); // One for all.
}

} // namespace
} // namespace pipeline::schedule
