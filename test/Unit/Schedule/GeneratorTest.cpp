//===- GeneratorTest.cpp - The schedules that are known by name -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support.h"

#include <set>

namespace pipeline::schedule {
namespace {

using testing::HasSubstr;

std::string errorOf(std::string_view name, const Problem &problem,
                    const GeneratorOptions &options = {}) {
  Expected<Schedule> schedule = generate(name, problem, options);
  return schedule ? "accepted" : schedule.error();
}

TEST(Generators, TheTableNamesEachOnce) {
  std::set<std::string_view> names;
  for (const Generator &generator : generators()) {
    EXPECT_TRUE(names.insert(generator.name).second) << generator.name;
    EXPECT_FALSE(generator.summary.empty());
    EXPECT_EQ(findGenerator(generator.name), &generator);
  }
  EXPECT_THAT(names, testing::IsSupersetOf(
                         {"none",       "gpipe",  "1f1b",      "eager-1f1b",    "interleaved-1f1b",
                          "looped-bfs", "zb-h1",  "zb-h2",     "zb-auto",       "interleaved-zb",
                          "zbv",        "v-half", "v-min",     "dualpipe",      "dualpipev",
                          "chimera",    "hanayo", "pipedream", "pipedream-2bw", "csv"}));
  EXPECT_EQ(findGenerator("2f2b"), nullptr);
}

TEST(Generators, AnUnknownNameListsTheKnownOnes) {
  EXPECT_THAT(errorOf("2f2b", makeProblem(2, 1, 2)),
              HasSubstr("no schedule is called '2f2b'; the known ones are none, gpipe, 1f1b"));
}

TEST(Generators, TheProblemIsChecked) {
  Problem problem = makeProblem(2, 1, 2);
  problem.microbatches = 0;
  EXPECT_THAT(errorOf("1f1b", problem), HasSubstr("microbatches must be at least 1"));
}

TEST(Generators, DefaultsWork) {
  for (const Generator &generator : generators()) {
    if (generator.takes(Option::Csv))
      continue; // It makes nothing without a file.
    int32_t ranks = generator.name == "none" ? 1 : 4;
    EXPECT_EQ(errorOf(generator.name,
                      makeProblem(ranks, generator.defaultChunks, 8, generator.defaultPlacement)),
              "accepted");
  }
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

/// Options with one set, and how that is refused by a schedule that does not
/// take it.
struct OptionCase {
  Option option;
  GeneratorOptions options;
  std::string refusal;
};

const OptionCase optionCases[] = {
    {Option::GroupSize, {.groupSize = 4}, " has no groups, but the group size is 4; "},
    {Option::WarmUp,
     {.warmUp = WarmUp::Lean},
     " has no choice of warm-up, but the warm-up is lean; "},
    {Option::Search, {.searchBudget = 100}, " has no search, but a search budget is given; "},
    {Option::Search, {.periodic = true}, " has no search, but a periodic result is asked for; "},
    {Option::UpdateInterval,
     {.updateInterval = 4},
     " has no updates between its microbatches, but the update interval is 4; "},
    {Option::Csv, {.csv = "0F0,0B0"}, " has no file, but one is given; "},
};

/// `a`, `a or b`, `a, b or c`.
std::string alternatives(const std::vector<std::string> &names) {
  std::string text;
  for (size_t i = 0; i < names.size(); ++i)
    text += (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + names[i];
  return text;
}

TEST(GeneratorOptions, AreRefusedWhereTheyMeanNothing) {
  for (const OptionCase &optionCase : optionCases) {
    std::vector<std::string> takers;
    for (const Generator &generator : generators())
      if (generator.takes(optionCase.option))
        takers.emplace_back(generator.name);
    EXPECT_FALSE(takers.empty()) << optionCase.refusal;
    for (const Generator &generator : generators())
      if (!generator.takes(optionCase.option)) {
        Problem problem = makeProblem(generator.name == "none" ? 1 : 4, generator.defaultChunks, 8,
                                      generator.defaultPlacement);
        EXPECT_EQ(errorOf(generator.name, problem, optionCase.options),
                  std::string(generator.name) + optionCase.refusal + "leave it out, or use " +
                      alternatives(takers));
      }
  }
}

TEST(GeneratorOptions, NameWhoTakesThem) {
  Problem problem = makeProblem(2, 1, 4);
  EXPECT_EQ(errorOf("1f1b", problem, {.warmUp = WarmUp::Lean}),
            "1f1b has no choice of warm-up, but the warm-up is lean; leave it out, or use "
            "interleaved-1f1b");
  EXPECT_EQ(errorOf("gpipe", problem, {.searchBudget = 1000}),
            "gpipe has no search, but a search budget is given; leave it out, or use zb-auto");
  EXPECT_EQ(errorOf("zb-h1", problem, {.csv = "0F0"}),
            "zb-h1 has no file, but one is given; leave it out, or use csv");
}

TEST(GeneratorOptions, AreCheckedWhereTheyMeanSomething) {
  Problem problem = makeProblem(2, 2, 4);
  EXPECT_EQ(errorOf("interleaved-1f1b", problem, {.groupSize = -1}),
            "the group size must be at least 1, or 0 for the schedule's default, but is -1");
  EXPECT_EQ(errorOf("zb-auto", makeProblem(2, 1, 4), {.searchBudget = 0}),
            "the search budget must be at least 1, but is 0");
  EXPECT_EQ(errorOf("pipedream-2bw", makeProblem(2, 1, 4), {.updateInterval = -2}),
            "the update interval must be at least 1, or 0 for the schedule's default, but is -2");
}

} // namespace
} // namespace pipeline::schedule
