//===- CsvGeneratorTest.cpp - The schedule `csv` ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CsvInputs.h"

namespace pipeline::schedule {
namespace {

std::string errorOf(const Problem &problem, std::string_view text) {
  Expected<Schedule> schedule = generate("csv", problem, {.csv = text});
  return schedule ? "accepted" : schedule.error();
}

TEST(FromCsv, GivesTheOrderOfEitherForm) {
  for (std::string name : {"zbv-p4-v2-m8", "zbv-p4-v2-m8-comm", "dualpipev-p4-v2-m8"}) {
    const std::string &text = csvInputs().at(name);
    Problem problem = makeProblem(4, 2, 8, PlacementKind::V);
    Schedule schedule = valueOf(generate("csv", problem, {.csv = text}));
    EXPECT_EQ(schedule, valueOf(readCsv(text)).schedule);
    EXPECT_EQ(schedule.name, "csv");
  }
}

TEST(FromCsv, TheNameOfAPlacementDoesNotMatter) {
  Problem problem = makeProblem(2, 1, 1);
  problem.placement = Placement::list({0, 1});
  EXPECT_EQ(errorOf(problem, "0F0,,0B0\n,1F0,1B0\n"), "accepted");
}

TEST(FromCsv, NeedsAFile) {
  EXPECT_EQ(errorOf(makeProblem(2, 1, 1), ""),
            "csv takes its order from a file, but none is given or it is empty; give one, such as "
            "csv=FILE");
}

TEST(FromCsv, TheErrorsAreThoseOfTheFile) {
  EXPECT_EQ(errorOf(makeProblem(1, 1, 1), "0F0\n"),
            "row 1, column 1: 0F0 has no backward; add 0B0, or 0I0 and 0W0, behind it (rows and "
            "columns count from 1)");
}

TEST(FromCsv, TheProblemMustBeTheFiles) {
  const std::string &text = csvInputs().at("zbv-p4-v2-m8");
  std::string held = "the file holds a schedule for ranks=4 chunks=2 microbatches=8 placement=v, "
                     "but ";
  std::string remedy = " is asked for; use the former, or another file";
  EXPECT_EQ(errorOf(makeProblem(8, 1, 8, PlacementKind::V), text),
            held + "ranks=8 chunks=1 microbatches=8 placement=v" + remedy);
  EXPECT_EQ(errorOf(makeProblem(4, 2, 16, PlacementKind::V), text),
            held + "ranks=4 chunks=2 microbatches=16 placement=v" + remedy);
  EXPECT_EQ(errorOf(makeProblem(4, 2, 8), text),
            held + "ranks=4 chunks=2 microbatches=8 placement=loop" + remedy);
}

TEST(FromCsv, OtherSchedulesTakeNoFile) {
  EXPECT_EQ(generate("1f1b", makeProblem(1, 1, 1), {.csv = "0F0,0B0"}).error(),
            "1f1b has no file, but one is given; leave it out, or use csv");
}

} // namespace
} // namespace pipeline::schedule
