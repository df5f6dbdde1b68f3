//===- SvgTest.cpp - Schedules as pictures ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Svg.h"
#include "Support.h"
#include "pipeline/Schedule/Simulator.h"

#include <map>
#include <regex>
#include <set>

namespace pipeline::schedule {
namespace {

std::string draw(const Problem &problem, const Schedule &schedule) {
  return drawSvg(problem, schedule, valueOf(simulate(problem, schedule, chainOf(problem))));
}

std::string draw(const char *name, const Problem &problem) {
  return draw(problem, valueOf(generate(name, problem)));
}

int64_t count(const std::string &text, std::string_view part) {
  int64_t found = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

/// Every match of the first group of `pattern`.
std::vector<std::string> matches(const std::string &text, const char *pattern) {
  std::vector<std::string> found;
  std::regex regex(pattern);
  for (auto it = std::sregex_iterator(text.begin(), text.end(), regex);
       it != std::sregex_iterator(); ++it)
    found.push_back((*it)[1]);
  return found;
}

double attribute(const std::string &text, const char *name) {
  return std::stod(matches(text, (std::string("<svg[^>]* ") + name + "=\"([0-9.]+)\"").c_str())[0]);
}

/// A lightness between 0 and 255, of a colour such as #8cbce6.
double lightness(const std::string &color) {
  auto part = [&](size_t at) { return std::stoi(color.substr(at, 2), nullptr, 16); };
  return .2126 * part(1) + .7152 * part(3) + .0722 * part(5);
}

TEST(Svg, IsWellFormed) {
  std::string text = draw("zb-h1", makeProblem(4, 1, 8));
  std::vector<std::string> open;
  std::regex tag("<(/?)([a-z]+)[^<>]*?(/?)>");
  std::string rest = std::regex_replace(text, tag, "");
  EXPECT_EQ(rest.find_first_of("<>"), std::string::npos);
  for (auto it = std::sregex_iterator(text.begin(), text.end(), tag); it != std::sregex_iterator();
       ++it) {
    if (!(*it)[3].str().empty())
      continue;
    if ((*it)[1].str().empty()) {
      open.push_back((*it)[2]);
      continue;
    }
    ASSERT_FALSE(open.empty());
    EXPECT_EQ(open.back(), (*it)[2]);
    open.pop_back();
  }
  EXPECT_TRUE(open.empty());
}

TEST(Svg, StandsAlone) {
  std::string text = draw("zb-h1", makeProblem(2, 1, 4));
  EXPECT_EQ(count(text, "http"), 1) << "beside the name of the format";
  std::set<std::string> defined;
  for (const std::string &id : matches(text, "id=\"([^\"]+)\""))
    EXPECT_TRUE(defined.insert(id).second) << id;
  for (const std::string &id : matches(text, "url\\(#([^)]+)\\)"))
    EXPECT_TRUE(defined.count(id)) << id;
}

TEST(Svg, HasABoxPerActionAtItsTime) {
  Problem problem = makeProblem(2, 1, 3);
  problem.costs = {{2, 3, 1, std::nullopt}};
  Schedule schedule = valueOf(generate("1f1b", problem));
  Simulation simulation = valueOf(simulate(problem, schedule, chainOf(problem)));
  std::string text = drawSvg(problem, schedule, simulation);
  EXPECT_EQ(count(text, "</title></rect>"), 12);

  // One scale for all of them.
  std::regex box("x=\"([0-9.]+)\" width=\"([0-9.]+)\" height=\"[0-9.]+\"><title>([0-9FB]+),");
  std::map<std::string, std::pair<double, double>> boxes;
  for (auto it = std::sregex_iterator(text.begin(), text.end(), box); it != std::sregex_iterator();
       ++it)
    boxes[(*it)[3]] = {std::stod((*it)[1]), std::stod((*it)[2])};
  ASSERT_EQ(boxes.size(), 12u);
  double scale = boxes["0F0"].second / 2;
  for (int32_t rank = 0; rank < 2; ++rank)
    for (size_t i = 0; i < schedule.ranks[rank].size(); ++i) {
      auto [x, width] = boxes[toString(schedule.ranks[rank][i])];
      EXPECT_NEAR(x, scale * simulation.starts[rank][i], .02);
      EXPECT_NEAR(width, scale * problem.costOf(schedule.ranks[rank][i]), .02);
    }
}

TEST(Svg, SaysWhatItShows) {
  std::string text = draw("1f1b", makeProblem(4, 1, 8));
  EXPECT_EQ(count(text, ">1f1b: p = 4, v = 1, m = 8</text>"), 1);
  EXPECT_EQ(count(text, ">makespan 33, bubble 27.3 % of the makespan, 27.3 % of the largest span<"),
            1);
  for (const char *label : {">rank 0<", ">rank 3<", ">time<", ">0<", ">30<", ">F: forward<",
                            ">B: backward<", ">idle<", ">number: microbatch<"})
    EXPECT_EQ(count(text, label), 1) << label;
  for (const char *absent : {"rank 4", "gradient", "shade"})
    EXPECT_EQ(count(text, absent), 0) << absent;
}

TEST(Svg, NumbersEveryBoxWhereMicrobatchesAreMany) {
  for (const char *name : {"1f1b", "interleaved-1f1b", "zb-h1"}) {
    const Generator *generator = findGenerator(name);
    Problem problem = makeProblem(16, generator->defaultChunks, 64);
    Schedule schedule = valueOf(generate(name, problem));
    std::string text = draw(problem, schedule);
    EXPECT_EQ(count(text, "class=\"number "), schedule.numActions()) << name;
    // What a screen or a page can hold, and numbers that can be read on it.
    EXPECT_LT(attribute(text, "width"), 8000) << name;
    EXPECT_GE(std::stod(matches(text, "\\.number\\{[^}]*font-size:([0-9.]+)px")[0]), 9);
  }
}

TEST(Svg, LeavesOutNumbersThatDoNotFit) {
  Problem problem = makeProblem(2, 1, 16);
  problem.costs = {{1, 1, .01, std::nullopt}};
  std::string text = draw("zb-h1", problem);
  EXPECT_EQ(count(text, "</title></rect>"), 2 * 16 * 3);
  EXPECT_EQ(count(text, "class=\"number tW"), 0);
  EXPECT_EQ(count(text, "class=\"number tF"), 2 * 16);
  EXPECT_EQ(count(text, "class=\"number tI"), 2 * 16);
}

TEST(Svg, TellsKindsApartWithoutColour) {
  // F is plain, B, I and W are hatched in three ways.
  Problem problem = makeProblem(1, 1, 2);
  std::string text = draw(problem, parsed("0F0 0B0 0F1 0I1 0W1"));
  EXPECT_EQ(count(text, "class=\"box F0\""), 3); // one in the legend
  std::vector<std::string> lines =
      matches(text, "stroke-width=\"[.0-9]+\" d=\"([^\"]+)\"/></pattern>");
  EXPECT_EQ(std::set<std::string>(lines.begin(), lines.end()).size(), 3u);
  std::vector<std::string> plain = matches(text, "\n\\.F0\\{fill:(#[0-9a-f]{6})\\}");
  std::vector<std::string> hatched =
      matches(text, "<pattern id=\"[BIW]0\"[^>]*><path fill=\"(#[0-9a-f]{6})\"");
  ASSERT_EQ(plain.size(), 1u);
  ASSERT_EQ(hatched.size(), 3u);
  // B is dark, with light numbers.
  EXPECT_LT(lightness(hatched[0]), lightness(plain[0]) - 80);
  EXPECT_EQ(count(text, ".tB0{fill:#fff}"), 1);
  EXPECT_EQ(count(text, ".tF0{"), 0);
}

TEST(Svg, ShadesChunks) {
  std::string text = draw("interleaved-1f1b", makeProblem(2, 3, 4));
  std::vector<std::string> shades = matches(text, "\n\\.F[0-9]\\{fill:(#[0-9a-f]{6})\\}");
  ASSERT_EQ(shades.size(), 3u);
  EXPECT_GT(lightness(shades[0]), lightness(shades[1]) + 15);
  EXPECT_GT(lightness(shades[1]), lightness(shades[2]) + 15);
  EXPECT_EQ(count(text, "class=\"box F2\""), 2 * 4 + 1);
  EXPECT_EQ(count(text, ">number: microbatch, shade: chunk<"), 1);
}

TEST(Svg, ShadesTheCopiesOfAStage) {
  Problem problem = makeProblem(2, 1, 2, PlacementKind::Bidirectional);
  std::string text = draw(problem, parsed("0F0 1F1 1B1 0B0\n0F1 1F0 1B0 0B1"));
  for (const char *paint : {"F0", "F1", "B0", "B1"})
    EXPECT_EQ(count(text, "class=\"box " + std::string(paint) + "\""), 3) << paint;
  EXPECT_EQ(count(text, ">number: microbatch, shade: copy<"), 1);
}

TEST(Svg, EscapesNames) {
  Problem problem = makeProblem(1, 1, 1);
  Schedule schedule = parsed("0F0 0B0");
  schedule.name = "a<b> & \"c\"";
  std::string text = draw(problem, schedule);
  EXPECT_EQ(count(text, "a&lt;b&gt; &amp; &quot;c&quot;: p = 1"), 2);
  EXPECT_EQ(count(text, "a<b>"), 0);
}

TEST(Svg, StandsTimesOfZero) {
  Problem problem = makeProblem(2, 1, 2);
  problem.costs = {{0, 0, 0, std::nullopt}};
  std::string text = draw("1f1b", problem);
  EXPECT_EQ(count(text, "nan"), 0);
  EXPECT_EQ(count(text, "inf"), 0);
  EXPECT_EQ(count(text, "</title></rect>"), 0);
}

} // namespace
} // namespace pipeline::schedule
