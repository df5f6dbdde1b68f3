//===- RepeatedRunsTest.cpp - Repetitions against brute force ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Layers/RepeatedRuns.h"

#include "gtest/gtest.h"

#include <random>
#include <string>

using namespace pipeline;

namespace {
/// A text whose positions match where they hold the same letter. Capitals are heavy; what
/// a letter costs is its distance from 'a' or 'A', and 1.
class Text {
public:
  explicit Text(std::string letters, std::vector<double> cuts = {}) : letters(std::move(letters)) {
    sequence.costs = {0};
    sequence.heavies = {0};
    for (char c : this->letters) {
      sequence.costs.push_back(sequence.costs.back() + 1 + (isHeavy(c) ? c - 'A' : c - 'a'));
      sequence.heavies.push_back(sequence.heavies.back() + (isHeavy(c) ? 1 : 0));
    }
    sequence.cuts = cuts.empty() ? std::vector<double>(this->letters.size() + 1) : cuts;
    sequence.match = match;
  }
  Text(const Text &) = delete;

  std::optional<RepeatedRun> find() const { return findRepeatedRun(sequence, 0, letters.size()); }
  std::optional<RepeatedRun> findByBruteForce() const;

private:
  static bool isHeavy(char c) { return c >= 'A' && c <= 'Z'; }
  bool repeats(size_t begin, size_t end, size_t period) const {
    for (size_t i = begin; i + period < end; ++i)
      if (letters[i] != letters[i + period])
        return false;
    return true;
  }
  double getCutCost(const RepeatedRun &run) const {
    double cost = 0;
    for (size_t cut = run.begin; cut <= run.getEnd(); cut += run.period)
      cost += sequence.cuts[cut];
    return cost;
  }

  std::string letters;
  std::function<bool(size_t, size_t)> match = [this](size_t a, size_t b) {
    return letters[a] == letters[b];
  };
  Sequence sequence;
};
} // namespace

std::optional<RepeatedRun> Text::findByBruteForce() const {
  std::optional<RepeatedRun> best;
  double most = 0;
  for (size_t period = 1; period <= letters.size() / 2; ++period)
    for (size_t begin = 0; begin + 2 * period <= letters.size(); ++begin)
      for (size_t count = 2; begin + count * period <= letters.size(); ++count) {
        RepeatedRun run{begin, period, count};
        double cost = sequence.costs[run.getEnd()] - sequence.costs[begin];
        if (repeats(begin, run.getEnd(), period) &&
            sequence.heavies[begin + period] > sequence.heavies[begin] && cost > most) {
          best = run;
          most = cost;
        }
      }
  if (!best)
    return best;
  // The rotations that the same repetition has room for.
  RepeatedRun rotated = *best;
  for (RepeatedRun run = *best;
       run.getEnd() <= letters.size() && repeats(best->begin, run.getEnd(), run.period);
       ++run.begin)
    if (getCutCost(run) <= getCutCost(rotated))
      rotated = run;
  return rotated;
}

TEST(RepeatedRuns, FindsTheBlocksOfAText) {
  EXPECT_EQ(Text("eAbAbAbh").find(), (RepeatedRun{1, 2, 3}));
  EXPECT_EQ(Text("AbcAbcAbc").find(), (RepeatedRun{0, 3, 3}));
}

TEST(RepeatedRuns, NeedsTwoBlocksWithSomethingHeavy) {
  EXPECT_EQ(Text("AbCd").find(), std::nullopt);
  EXPECT_EQ(Text("ababab").find(), std::nullopt);
  EXPECT_EQ(Text("").find(), std::nullopt);
}

TEST(RepeatedRuns, TakesTheShortestPeriodOfThoseThatCoverAsMuch) {
  EXPECT_EQ(Text("AAAA").find(), (RepeatedRun{0, 1, 4}));
}

TEST(RepeatedRuns, TakesTheRotationThatIsCutCheapest) {
  // 'n' before and after each 'A': whether it is the block's first or last is said by
  // the cuts.
  EXPECT_EQ(Text("nAnAn", {9, 1, 9, 1, 9, 1}).find(), (RepeatedRun{1, 2, 2}));
  EXPECT_EQ(Text("nAnAn", {1, 9, 1, 9, 1, 9}).find(), (RepeatedRun{0, 2, 2}));
  EXPECT_EQ(Text("nAnAn", {1, 1, 1, 1, 1, 1}).find(), (RepeatedRun{1, 2, 2}))
      << "of equal ones the last";
}

TEST(RepeatedRuns, AgreesWithBruteForce) {
  std::mt19937 random(5);
  for (int round = 0; round < 3000; ++round) {
    std::string letters;
    std::vector<double> cuts(1, 0);
    size_t size = random() % 24;
    for (size_t i = 0; i < size; ++i) {
      letters += "aABb"[random() % (2 + round % 3)];
      cuts.push_back(random() % 3);
    }
    Text text(letters, cuts);
    EXPECT_EQ(text.find(), text.findByBruteForce()) << letters;
  }
}
