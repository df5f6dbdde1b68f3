//===- AttentionPlan.cpp - The tiles of an attention ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See AttentionPlan.h.
//
//===----------------------------------------------------------------------===//

#include "AttentionPlan.h"

#include <algorithm>

namespace pipeline {
namespace {

/// Measured at 128, 1024 and 4096 keys: products of fewer than 64 rows are slow, since each
/// reads all keys; more than 128 rows gain nothing.
constexpr int64_t fewestRows = 64, mostRows = 128;

/// Scores of a tile beyond which it takes fewer rows than 128: 256 KB of f32 stay in a
/// second-level cache beside keys and values.
constexpr int64_t goodTile = 1 << 16;

/// Scores of a tile beyond which it takes fewer rows than 64.
constexpr int64_t largestTile = 1 << 20;

/// Runs that see different keys. Each is code of its own: twice as many would skip a
/// tenth more, but take twice as long to compile.
constexpr int64_t mostRuns = 4;

int64_t chooseHeight(int64_t rows, int64_t keys, bool skips) {
  int64_t height = std::clamp(goodTile / keys, fewestRows, mostRows);
  if (skips)
    height = std::clamp(rows / mostRuns, fewestRows, height);
  height = std::min({height, std::max<int64_t>(largestTile / keys, 1), rows});
  // A height that divides the rows needs no code for a rest.
  for (int64_t other = height; 2 * other > height; --other)
    if (rows % other == 0)
      return other;
  return height;
}

} // namespace

llvm::SmallVector<TileRun> planTiles(int64_t rows, int64_t keys, std::optional<int64_t> horizon) {
  int64_t height = chooseHeight(rows, keys, horizon.has_value());
  llvm::SmallVector<TileRun> runs;
  auto addRun = [&](int64_t first, int64_t tileRows, int64_t count) {
    int64_t last = first + tileRows * count - 1;
    // A row that sees no key is what its hidden scores make of it: that takes all of them.
    bool seesAny = horizon && first + *horizon >= 0;
    int64_t seen = seesAny ? std::min(last + *horizon + 1, keys) : keys;
    if (!runs.empty() && runs.back().keys == seen && runs.back().rows == tileRows)
      runs.back().count += count;
    else
      runs.push_back({first, tileRows, count, seen});
  };
  int64_t tiles = rows / height, numRuns = horizon ? std::min(mostRuns, tiles) : 1;
  for (int64_t run = 0; run < numRuns; ++run) {
    int64_t begin = run * tiles / numRuns, end = (run + 1) * tiles / numRuns;
    addRun(begin * height, height, end - begin);
  }
  if (rows % height != 0)
    addRun(tiles * height, rows % height, 1);
  return runs;
}

} // namespace pipeline
