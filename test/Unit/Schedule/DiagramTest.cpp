//===- DiagramTest.cpp - The drawings in the heads of the generators -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every generator's file names its schedule in its first line and draws it
// below a line such as `p = 4, v = 1, m = 4, F = 1, B = 2:`. What stands
// there must be what the generator makes.
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "pipeline/Schedule/Timeline.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>

namespace pipeline::schedule {
namespace {

std::string draw(const std::string &name, Problem problem, const StageCost &cost) {
  problem.costs = {cost};
  Schedule schedule = valueOf(generate(name, problem));
  return drawTimeline(problem, schedule, valueOf(simulate(problem, schedule, chainOf(problem))));
}

/// Checks every drawing of one file and returns the schedule it is about, or
/// nothing if the file is not about one.
std::string checkFile(const std::filesystem::path &path) {
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  size_t open = line.find('`');
  if (open == std::string::npos)
    return "";
  std::string name = line.substr(open + 1, line.find('`', open + 1) - open - 1);

  int drawings = 0;
  std::string expected, drawn;
  auto compare = [&] { EXPECT_EQ(drawn, expected) << path << " should draw\n" << expected; };
  while (std::getline(file, line) && line.starts_with("//")) {
    int p, v, m;
    StageCost cost;
    double backward;
    bool isFull = std::sscanf(line.c_str(), "// p = %d, v = %d, m = %d, F = %lf, B = %lf:", &p, &v,
                              &m, &cost.forward, &backward) == 5;
    bool isSplit =
        std::sscanf(line.c_str(), "// p = %d, v = %d, m = %d, F = %lf, I = %lf, W = %lf:", &p, &v,
                    &m, &cost.forward, &cost.backwardInput, &cost.backwardWeight) == 6;
    if (isFull || isSplit) {
      compare();
      if (isFull)
        cost.backward = backward;
      expected = draw(name, makeProblem(p, v, m, findGenerator(name)->defaultPlacement), cost);
      drawn.clear();
      ++drawings;
    } else if (size_t row = line.find("rank "); row == 7 && line.find('|') != std::string::npos) {
      drawn += line.substr(row) + "\n";
    }
  }
  compare();
  EXPECT_GT(drawings, 0) << path << " draws nothing";
  return name;
}

TEST(Diagram, OfEveryScheduleIsWhatItsGeneratorMakes) {
  std::set<std::string_view> known;
  for (const Generator &generator : generators())
    if (!generator.takes(Option::Csv)) // What that makes is in the file.
      known.insert(generator.name);
  std::set<std::string> found;
  for (const auto &entry : std::filesystem::directory_iterator(PIPELINE_GENERATORS_DIR))
    if (entry.path().extension() == ".cpp")
      if (std::string name = checkFile(entry.path()); !name.empty()) {
        EXPECT_TRUE(known.count(name)) << name;
        EXPECT_TRUE(found.insert(name).second) << name;
      }
  EXPECT_EQ(found.size(), known.size()) << "a schedule has no drawing";
}

TEST(Timeline, DrawsIdleTimeAndLongActions) {
  Problem problem = makeProblem(2, 1, 2);
  Schedule schedule = valueOf(generate("1f1b", problem));
  EXPECT_EQ(drawTimeline(problem, schedule, valueOf(simulate(problem, schedule, chainOf(problem)))),
            "rank 0 | F0 F1 .  .  B0 -- .  B1 --\n"
            "rank 1 | .  F0 B0 -- F1 B1 -- .  .\n");
}

TEST(Timeline, NamesStagesWhereRanksHaveSeveral) {
  Problem problem = makeProblem(1, 2, 1);
  Schedule schedule = valueOf(generate("none", problem));
  EXPECT_EQ(drawTimeline(problem, schedule, valueOf(simulate(problem, schedule, chainOf(problem)))),
            "rank 0 | 0F0 1F0 1B0 --- 0B0 ---\n");
}

} // namespace
} // namespace pipeline::schedule
