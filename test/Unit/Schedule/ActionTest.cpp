//===- ActionTest.cpp - Actions and their notation --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support.h"

namespace pipeline::schedule {
namespace {

using testing::HasSubstr;

TEST(Action, IsWrittenAndReadBack) {
  for (Kind kind : {Kind::F, Kind::B, Kind::I, Kind::W})
    for (int32_t stage : {0, 7, maxStage})
      for (int32_t microbatch : {0, 3, 2147483647}) {
        Action action{kind, stage, microbatch};
        EXPECT_EQ(valueOf(parseAction(toString(action))), action) << toString(action);
      }
  EXPECT_EQ(toString(Action{Kind::F, 0, 3}), "0F3");
  EXPECT_EQ(toString(Action{Kind::W, 12, 40}), "12W40");
}

TEST(Action, RefusesWhatIsNone) {
  auto errorOf = [](std::string_view text) {
    Expected<Action> action = parseAction(text);
    return action ? "accepted" : action.error();
  };
  EXPECT_THAT(errorOf(""), HasSubstr("'' is no action: it does not start with the number"));
  EXPECT_THAT(errorOf("F3"), HasSubstr("does not start with the number of a stage"));
  EXPECT_THAT(errorOf("-1F3"), HasSubstr("does not start with the number of a stage"));
  EXPECT_THAT(errorOf("99999999999F3"), HasSubstr("does not start with the number of a stage"));
  EXPECT_THAT(errorOf("134217728F3"), HasSubstr("stage 134217728 is beyond the largest"));
  EXPECT_THAT(errorOf("0"), HasSubstr("the kind is missing"));
  EXPECT_THAT(errorOf("0G3"), HasSubstr("'G' is not a kind"));
  EXPECT_THAT(errorOf("0BW3"), HasSubstr("the number of a microbatch does not follow the kind"));
  EXPECT_THAT(errorOf("0F"), HasSubstr("the number of a microbatch does not follow the kind"));
  EXPECT_THAT(errorOf("0F2147483648"), HasSubstr("number of a microbatch does not follow"));
  EXPECT_THAT(errorOf("0F3x"), HasSubstr("'x' follows the microbatch"));
  EXPECT_THAT(errorOf("0G3"), HasSubstr("such as 0F3")); // The remedy.
}

TEST(Action, ListsTakeSpacesAndCommas) {
  std::vector<Action> expected = {{Kind::F, 0, 0}, {Kind::F, 0, 1}, {Kind::B, 0, 0}};
  EXPECT_EQ(valueOf(parseActions("0F0 0F1,,0B0")), expected);
  EXPECT_EQ(valueOf(parseActions(" 0F0,\t0F1\r\n0B0 ")), expected);
  EXPECT_TRUE(valueOf(parseActions(" , ")).empty());
}

TEST(Schedule, IsWrittenAndReadBack) {
  Schedule schedule = parsed("0F0 0F1 0B0 0B1\n\n1F0 1B0 1F1 1B1\n");
  ASSERT_EQ(schedule.ranks.size(), 2u);
  EXPECT_EQ(schedule.numActions(), 8);
  EXPECT_EQ(toString(schedule), "0F0 0F1 0B0 0B1\n1F0 1B0 1F1 1B1\n");
  EXPECT_EQ(valueOf(parseSchedule("test", toString(schedule))), schedule);
}

TEST(Schedule, ErrorsNameTheLine) {
  Expected<Schedule> schedule = parseSchedule("test", "0F0 0B0\n1F0 1X0");
  ASSERT_FALSE(schedule);
  EXPECT_THAT(schedule.error(), HasSubstr("line 2: '1X0' is no action"));
}

} // namespace
} // namespace pipeline::schedule
