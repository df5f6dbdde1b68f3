//===- NarrowCutsTest.cpp - Cuts of a sequence without repetition -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Layers/NarrowCuts.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <optional>
#include <random>

using namespace pipeline;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {
struct Row {
  std::vector<double> costs = {0}, cuts = {0};
  std::vector<size_t> heavies = {0};

  void add(double cost, bool isHeavy, double cutBehind) {
    costs.push_back(costs.back() + cost);
    heavies.push_back(heavies.back() + (isHeavy ? 1 : 0));
    cuts.push_back(cutBehind);
  }
  size_t size() const { return costs.size() - 1; }
  std::vector<size_t> cut(double smallest) const {
    return findNarrowCuts(costs, heavies, cuts, 0, size(), smallest);
  }
  bool isPart(size_t begin, size_t end, double smallest) const {
    return costs[end] - costs[begin] >= smallest && heavies[end] > heavies[begin];
  }
  /// The least price at which [begin, end) can be cut in two.
  std::optional<double> getCheapest(size_t begin, size_t end, double smallest) const {
    std::optional<double> cheapest;
    for (size_t i = begin + 1; i < end; ++i)
      if (isPart(begin, i, smallest) && isPart(i, end, smallest))
        cheapest = std::min(cheapest.value_or(cuts[i]), cuts[i]);
    return cheapest;
  }
};
} // namespace

TEST(NarrowCuts, CutsWhereLeastCrosses) {
  Row row;
  for (double cut : {8, 2, 8, 8, 1, 8})
    row.add(1, true, cut);
  EXPECT_THAT(row.cut(2), ElementsAre(2, 4)) << "what is behind the cheapest cut is too small";
  EXPECT_THAT(row.cut(1), ElementsAre(1, 2, 3, 4, 5));
}

TEST(NarrowCuts, CutsInTheMiddleWhereAllIsEqual) {
  Row row;
  for (int i = 0; i < 8; ++i)
    row.add(1, true, 1);
  EXPECT_THAT(row.cut(2), ElementsAre(2, 4, 6));
}

TEST(NarrowCuts, PartsBeginWithWhatIsHeavy) {
  Row row;
  for (bool isHeavy : {true, false, false, true, false, true})
    row.add(1, isHeavy, 1);
  EXPECT_THAT(row.cut(1), ElementsAre(3, 5));
}

TEST(NarrowCuts, LeavesNoPartWithoutSomethingHeavy) {
  Row row;
  row.add(4, true, 1);
  row.add(4, false, 1);
  row.add(4, false, 1);
  EXPECT_THAT(row.cut(1), IsEmpty());
  row.add(4, true, 1);
  EXPECT_THAT(row.cut(1), ElementsAre(3));
}

TEST(NarrowCuts, PartsAreLargeEnoughAndCutWherePossible) {
  std::mt19937 random(7);
  for (int round = 0; round < 500; ++round) {
    Row row;
    size_t size = 1 + random() % 40;
    for (size_t i = 0; i < size; ++i)
      row.add(random() % 5, random() % 2 == 0, random() % 6);
    double smallest = 1 + random() % 12;
    std::vector<size_t> cuts = row.cut(smallest);

    std::vector<size_t> ends = cuts;
    ends.push_back(size);
    size_t begin = 0;
    for (size_t end : ends) {
      if (!cuts.empty()) {
        EXPECT_TRUE(row.isPart(begin, end, smallest));
      }
      EXPECT_FALSE(row.getCheapest(begin, end, smallest));
      begin = end;
    }
    // The cheapest cut of all is one of them.
    if (std::optional<double> cheapest = row.getCheapest(0, size, smallest)) {
      EXPECT_TRUE(std::any_of(cuts.begin(), cuts.end(),
                              [&](size_t cut) { return row.cuts[cut] == *cheapest; }));
    }
  }
}
