//===- SpareTimeTest.cpp - Work that delays nobody --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/SpareTime.h"
#include "AllSchedules.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace pipeline::schedule {
namespace {

/// The actions of a rank before which there is spare time.
std::string spareOf(const Schedule &schedule, const SpareTime &spare, int32_t rank) {
  std::string text;
  for (size_t i = 0; i < spare[rank].size(); ++i)
    if (spare[rank][i])
      text += (text.empty() ? "" : " ") + toString(schedule.ranks[rank][i]);
  return text;
}

TEST(SpareTime, IsIdleTimeAndWhatNobodyNeedsAnyMore) {
  Problem problem = makeProblem(2, 1, 3);
  // time   0   1   2   3   4   5   6   7   8   9   10  11
  // rank 0 0F0 0F1 .   0B0 --- 0F2 0B1 --- .   0B2 ---
  // rank 1 .   1F0 1B0 --- 1F1 1B1 --- 1F2 1B2 ---
  Schedule schedule = parsed("0F0 0F1 0B0 0F2 0B1 0B2\n1F0 1B0 1F1 1B1 1F2 1B2");
  SpareTime spare = valueOf(findSpareTime(problem, schedule, chainOf(problem)));
  EXPECT_EQ(spareOf(schedule, spare, 0), "0B0 0B1 0B2");
  EXPECT_EQ(spareOf(schedule, spare, 1), "1F0");
}

TEST(SpareTime, IsAllTimeOfASingleRank) {
  Problem problem = makeProblem(1, 1, 2);
  Schedule schedule = parsed("0F0 0B0 0F1 0B1");
  SpareTime spare = valueOf(findSpareTime(problem, schedule, chainOf(problem)));
  EXPECT_EQ(spareOf(schedule, spare, 0), "0F0 0B0 0F1 0B1");
}

TEST(SpareTime, NeedsAValidSchedule) {
  Problem problem = makeProblem(2, 1, 1);
  Expected<SpareTime> spare = findSpareTime(problem, parsed("0B0 0F0\n1F0 1B0"), chainOf(problem));
  ASSERT_FALSE(spare);
  EXPECT_THAT(spare.error(), testing::HasSubstr("S4"));
}

/// When each action ends in unit times if `rank` has one unit of other work
/// before its action at `position`.
std::vector<std::vector<int32_t>> endsWith(const Problem &problem, const Schedule &schedule,
                                           const Dataflow &dataflow, int32_t rank,
                                           size_t position) {
  // Of forwards, of backwards, and of W's.
  std::map<std::tuple<char, int32_t, int32_t>, int32_t> done;
  auto keyOf = [](Kind kind, int32_t stage, int32_t microbatch) {
    return std::tuple(kind == Kind::F ? 'F' : kind == Kind::W ? 'W' : 'B', stage, microbatch);
  };
  std::vector<std::vector<int32_t>> ends(schedule.ranks.size());
  for (bool moved = true; moved;) {
    moved = false;
    for (size_t r = 0; r < ends.size(); ++r) {
      if (ends[r].size() == schedule.ranks[r].size())
        continue;
      const Action &action = schedule.ranks[r][ends[r].size()];
      int32_t start = ends[r].empty() ? 0 : ends[r].back();
      if (static_cast<int32_t>(r) == rank && ends[r].size() == position)
        ++start;
      bool isReady = true;
      for (const Need &need : dataflow.needs(action)) {
        auto met = done.find(keyOf(need.kind, need.stage, action.microbatch));
        isReady &= met != done.end();
        if (isReady)
          start = std::max(start, met->second);
      }
      if (!isReady)
        continue;
      moved = true;
      ends[r].push_back(start + (action.kind == Kind::B ? 2 : 1));
      done[keyOf(action.kind, action.stage, action.microbatch)] = ends[r].back();
    }
  }
  return ends;
}

TEST(SpareTime, DelaysNoOtherRank) {
  forEverySchedule({2, 4}, {1, 2}, {4, 8},
                   [](const Generator &, const Problem &problem, const Schedule &schedule) {
                     Dataflow dataflow = chainOf(problem);
                     SpareTime spare = valueOf(findSpareTime(problem, schedule, dataflow));
                     std::vector<std::vector<int32_t>> without =
                         endsWith(problem, schedule, dataflow, -1, 0);
                     for (int32_t rank = 0; rank < problem.ranks; ++rank) {
                       ASSERT_EQ(spare[rank].size(), schedule.ranks[rank].size());
                       for (size_t position = 0; position < spare[rank].size(); ++position) {
                         if (!spare[rank][position])
                           continue;
                         std::vector<std::vector<int32_t>> ends =
                             endsWith(problem, schedule, dataflow, rank, position);
                         ends[rank] = without[rank];
                         ASSERT_EQ(ends, without) << "rank " << rank << ", position " << position;
                       }
                     }
                   });
}

} // namespace
} // namespace pipeline::schedule
