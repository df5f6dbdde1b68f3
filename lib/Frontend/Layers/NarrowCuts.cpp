//===- NarrowCuts.cpp - Cuts where least crosses ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NarrowCuts.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

using llvm::ArrayRef;

namespace pipeline {

namespace {
struct CutSearch {
  ArrayRef<double> costs;
  ArrayRef<size_t> heavies;
  ArrayRef<double> cuts;
  double smallest;

  bool isPart(size_t begin, size_t end) const {
    return costs[end] - costs[begin] >= smallest && heavies[end] > heavies[begin];
  }
  std::optional<size_t> findBest(size_t begin, size_t end) const;
};
} // namespace

std::optional<size_t> CutSearch::findBest(size_t begin, size_t end) const {
  // Between two heavy positions, the last of the cheapest places.
  std::vector<size_t> places;
  for (size_t cut = begin + 1; cut < end; ++cut) {
    if (!isPart(begin, cut) || !isPart(cut, end))
      continue;
    bool isFirst = places.empty() || heavies[places.back()] != heavies[cut];
    if (isFirst)
      places.push_back(cut);
    else if (cuts[cut] <= cuts[places.back()])
      places.back() = cut;
  }
  auto getPrice = [&](size_t cut) {
    return std::pair(cuts[cut], std::abs(costs[begin] + costs[end] - 2 * costs[cut]));
  };
  auto best = std::min_element(places.begin(), places.end(),
                               [&](size_t a, size_t b) { return getPrice(a) < getPrice(b); });
  return best == places.end() ? std::nullopt : std::optional(*best);
}

std::vector<size_t> findNarrowCuts(ArrayRef<double> costs, ArrayRef<size_t> heavies,
                                   ArrayRef<double> cuts, size_t begin, size_t end,
                                   double smallest) {
  CutSearch search{costs, heavies, cuts, smallest};
  std::vector<size_t> found;
  std::vector<std::pair<size_t, size_t>> parts = {{begin, end}};
  while (!parts.empty()) {
    auto [from, to] = parts.back();
    parts.pop_back();
    std::optional<size_t> cut = search.findBest(from, to);
    if (!cut)
      continue;
    found.push_back(*cut);
    parts.emplace_back(from, *cut);
    parts.emplace_back(*cut, to);
  }
  std::sort(found.begin(), found.end());
  return found;
}

} // namespace pipeline
