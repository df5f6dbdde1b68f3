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
  auto getPrice = [&](size_t cut) {
    return std::pair(cuts[cut], std::abs(costs[begin] + costs[end] - 2 * costs[cut]));
  };
  std::optional<size_t> best;
  for (size_t cut = begin + 1; cut < end; ++cut)
    if (isPart(begin, cut) && isPart(cut, end) && (!best || getPrice(cut) < getPrice(*best)))
      best = cut;
  return best;
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
