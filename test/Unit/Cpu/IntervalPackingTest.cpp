//===- IntervalPackingTest.cpp - Placing buffers by lifetime ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No two buffers that are alive at once overlap, and lifetimes share bytes.
//
//===----------------------------------------------------------------------===//

#include "IntervalPacking.h"

#include "gtest/gtest.h"

#include <random>
#include <vector>

using namespace pipeline;

namespace {

TEST(IntervalPackingTest, nothingTakesNothing) { EXPECT_EQ(packIntervals({}, 64), 0); }

TEST(IntervalPackingTest, livesOneAfterTheOtherShareBytes) {
  std::vector<LiveInterval> intervals = {{1000, 0, 1}, {1000, 2, 3}, {500, 4, 4}};
  EXPECT_EQ(packIntervals(intervals, 64), 1024);
  for (const LiveInterval &interval : intervals)
    EXPECT_EQ(interval.offset, 0);
}

TEST(IntervalPackingTest, aBufferReadWhereAnotherIsWrittenIsAliveWithIt) {
  std::vector<LiveInterval> intervals = {{64, 0, 1}, {64, 1, 2}};
  EXPECT_EQ(packIntervals(intervals, 64), 128);
}

TEST(IntervalPackingTest, theSmallestGapIsTaken) {
  // 0..3: three large ones; the second and the third end and leave gaps of 256 and 128.
  std::vector<LiveInterval> intervals = {{1024, 0, 9}, {512, 0, 9}, {256, 0, 1}, {256, 0, 9},
                                         {128, 0, 1},  {128, 0, 9}, {100, 5, 6}};
  packIntervals(intervals, 64);
  EXPECT_EQ(intervals.back().offset, intervals[4].offset);
}

TEST(IntervalPackingTest, manyRandomLivesNeverOverlap) {
  std::mt19937 random(7);
  for (int round = 0; round < 50; ++round) {
    std::vector<LiveInterval> intervals(40);
    int64_t total = 0;
    for (LiveInterval &interval : intervals) {
      interval.size = random() % 5000;
      interval.first = random() % 30;
      interval.last = interval.first + random() % 10;
      total += (interval.size + 63) / 64 * 64;
    }
    int64_t bytes = packIntervals(intervals, 64);
    EXPECT_LE(bytes, total);
    for (size_t i = 0; i < intervals.size(); ++i) {
      EXPECT_EQ(intervals[i].offset % 64, 0);
      EXPECT_LE(intervals[i].offset + intervals[i].size, bytes);
      for (size_t j = 0; j < i; ++j)
        if (intervals[i].overlaps(intervals[j]))
          EXPECT_TRUE(intervals[i].offset + intervals[i].size <= intervals[j].offset ||
                      intervals[j].offset + intervals[j].size <= intervals[i].offset);
    }
  }
}

} // namespace
