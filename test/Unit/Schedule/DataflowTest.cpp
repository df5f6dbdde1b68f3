//===- DataflowTest.cpp - What an action needs ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support.h"

namespace pipeline::schedule {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Dataflow, Chain) {
  Dataflow dataflow = chainOf(makeProblem(3, 1, 1));
  EXPECT_TRUE(dataflow.needs(Kind::F, 0).empty());
  EXPECT_THAT(dataflow.needs(Kind::F, 2), ElementsAre(Need{Kind::F, 1}));
  EXPECT_THAT(dataflow.needs(Kind::B, 2), ElementsAre(Need{Kind::F, 2}));
  EXPECT_THAT(dataflow.needs(Kind::B, 1), ElementsAre(Need{Kind::F, 1}, Need{Kind::B, 2}));
  EXPECT_THAT(dataflow.needs(Kind::I, 1), ElementsAre(Need{Kind::F, 1}, Need{Kind::B, 2}));
  EXPECT_THAT(dataflow.needs(Kind::W, 1), ElementsAre(Need{Kind::B, 1}));
  EXPECT_EQ(dataflow.edges().size(), 4u);
}

TEST(Dataflow, SkipConnectionsComeOnTop) {
  StageEdge skip{Kind::F, 0, Kind::F, 2};
  StageEdge gradient{Kind::B, 2, Kind::B, 0};
  StageEdge known{Kind::F, 0, Kind::F, 1}; // Of the chain: not counted twice.
  Dataflow dataflow =
      valueOf(Dataflow::chain(makeProblem(3, 1, 1), std::vector{gradient, skip, known}));
  EXPECT_THAT(dataflow.needs(Kind::F, 2), ElementsAre(Need{Kind::F, 0}, Need{Kind::F, 1}));
  EXPECT_THAT(dataflow.needs(Kind::B, 0),
              ElementsAre(Need{Kind::F, 0}, Need{Kind::B, 1}, Need{Kind::B, 2}));
  EXPECT_EQ(dataflow.edges().size(), 6u);
}

TEST(Dataflow, EdgesInsteadOfTheChain) {
  StageEdge skip{Kind::F, 0, Kind::F, 2};
  StageEdge residual{Kind::F, 0, Kind::B, 1};
  Dataflow dataflow =
      valueOf(Dataflow::fromEdges(makeProblem(3, 1, 1), std::vector{skip, residual}));
  EXPECT_TRUE(dataflow.needs(Kind::F, 1).empty());
  EXPECT_THAT(dataflow.needs(Kind::F, 2), ElementsAre(Need{Kind::F, 0}));
  EXPECT_THAT(dataflow.needs(Kind::B, 1), ElementsAre(Need{Kind::F, 1}, Need{Kind::F, 0}));
}

TEST(Dataflow, RefusesImpossibleEdges) {
  auto errorOf = [](StageEdge edge) {
    Expected<Dataflow> dataflow = Dataflow::chain(makeProblem(3, 1, 1), std::vector{edge});
    return dataflow ? "accepted" : dataflow.error();
  };
  EXPECT_THAT(errorOf({Kind::F, 0, Kind::F, 3}), HasSubstr("a stage that does not exist"));
  EXPECT_THAT(errorOf({Kind::F, -1, Kind::F, 1}), HasSubstr("a stage that does not exist"));
  EXPECT_THAT(errorOf({Kind::W, 1, Kind::B, 0}), HasSubstr("has kind W"));
  EXPECT_THAT(errorOf({Kind::B, 1, Kind::I, 0}), HasSubstr("has kind I"));
  EXPECT_THAT(errorOf({Kind::F, 1, Kind::B, 1}), HasSubstr("does not leave its stage"));
  EXPECT_THAT(errorOf({Kind::B, 1, Kind::F, 2}), HasSubstr("makes a forward need a backward"));
  EXPECT_THAT(errorOf({Kind::F, 2, Kind::F, 1}), HasSubstr("against the order of the stages"));
  EXPECT_THAT(errorOf({Kind::B, 0, Kind::B, 1}), HasSubstr("against the order of the stages"));
  EXPECT_EQ(errorOf({Kind::F, 2, Kind::B, 0}), "accepted");
}

} // namespace
} // namespace pipeline::schedule
