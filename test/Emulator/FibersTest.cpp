//===- FibersTest.cpp - Threads of a block meet, or do not ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fibers.h"
#include "AccessWatch.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <vector>

using namespace pipeline::test;

namespace {

constexpr uint32_t everyone = 0xffffffff, wholeWarp = 31;

std::string runThreads(Dim3 size, uint64_t seed, std::function<void()> run) {
  return runBlock({.size = size, .seed = seed, .run = std::move(run)});
}

TEST(Fibers, StandInABlock) {
  std::vector<uint32_t> seen(24);
  EXPECT_EQ(runThreads({4, 3, 2}, 5,
                       [&] {
                         Dim3 thread = getThread();
                         seen[thread.x + 4 * (thread.y + 3 * thread.z)] += 1;
                       }),
            "");
  EXPECT_THAT(seen, testing::Each(1));
}

TEST(Fibers, ShuffleAsPtxSays) {
  std::vector<uint32_t> down(32), up(32), other(32), first(32);
  for (uint64_t seed : {0, 1, 2})
    EXPECT_EQ(runThreads({32, 1, 1}, seed,
                         [&] {
                           uint32_t x = getThread().x;
                           // In halves of a warp.
                           down[x] = meet(Meeting::shuffleDown, everyone, x, 4, 0x100f);
                           up[x] = meet(Meeting::shuffleUp, everyone, x, 4, 0x1000);
                           other[x] = meet(Meeting::shuffleXor, everyone, x, 16, wholeWarp);
                           first[x] = meet(Meeting::shuffleIndex, everyone, x, 0, 0x100f);
                         }),
              "");
  for (uint32_t x = 0; x < 32; ++x) {
    EXPECT_EQ(down[x], x % 16 < 12 ? x + 4 : x);
    EXPECT_EQ(up[x], x % 16 >= 4 ? x - 4 : x);
    EXPECT_EQ(other[x], x ^ 16);
    EXPECT_EQ(first[x], x / 16 * 16);
  }
}

/// What a warp writes before a barrier, others see behind it, whoever runs first.
TEST(Fibers, WaitAtBarriers) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    std::vector<uint32_t> values(96), sums(96);
    EXPECT_EQ(runThreads({96, 1, 1}, seed,
                         [&] {
                           uint32_t x = getThread().x;
                           for (uint32_t round = 1; round <= 3; ++round) {
                             values[x] = x * round;
                             meet(Meeting::barrier, 0, 0, 0, 0);
                             sums[x] += values[95 - x];
                             meet(Meeting::barrier, 0, 0, 0, 0);
                           }
                         }),
              "");
    for (uint32_t x = 0; x < 96; ++x)
      EXPECT_EQ(sums[x], (95 - x) * 6);
  }
}

TEST(Fibers, SayWhenThreadsDoNotMeet) {
  auto ofWarp = [](std::function<void(uint32_t)> run) {
    return runThreads({32, 1, 1}, 3, [run] { run(getThread().x); });
  };
  auto barrier = [] { meet(Meeting::barrier, 0, 0, 0, 0); };
  EXPECT_EQ(ofWarp([&](uint32_t x) {
              if (x != 7)
                barrier();
            }),
            "threads wait for others that do not come");
  EXPECT_EQ(ofWarp([&](uint32_t x) {
              if (x < 16)
                barrier();
              else
                meet(Meeting::sync, everyone, 0, 0, wholeWarp);
            }),
            "threads wait for others that do not come");
  EXPECT_EQ(ofWarp([&](uint32_t x) {
              meet(x < 16 ? Meeting::sync : Meeting::shuffleDown, everyone, 0, 0, wholeWarp);
            }),
            "threads of a warp meet at different ops");
  EXPECT_EQ(ofWarp([&](uint32_t) { meet(Meeting::sync, 0xffff, 0, 0, wholeWarp); }),
            "a thread meets others without being in the mask");
  EXPECT_EQ(ofWarp([&](uint32_t x) {
              meet(Meeting::shuffleDown, x < 16 ? 0xffff : 0xffff0000, x, 16, wholeWarp);
            }),
            "a shuffle reads a thread that is not in the mask");
  // What was left in the middle does no harm to the next block.
  EXPECT_EQ(ofWarp([&](uint32_t) { barrier(); }), "");
}

/// Threads that access what a test says.
std::string watchThreads(uint32_t threads, std::function<void(AccessWatch &, uint32_t)> run) {
  AccessWatch watch;
  watch.block = {{0, 1024}};
  watch.beginBlock(threads);
  std::string error = runBlock(
      {.size = {threads, 1, 1}, .run = [&] { run(watch, getThreadNumber()); }, .watch = &watch});
  return error.empty() ? watch.error() : error;
}

TEST(AccessWatch, FindsRaces) {
  auto exchange = [](Meeting kind, uint32_t partner) {
    return watchThreads(64, [=](AccessWatch &watch, uint32_t thread) {
      watch.access(thread, thread * 4, 4, 4, 4, /*writes=*/true);
      if (kind != Meeting::none)
        meet(kind, everyone, 0, 0, wholeWarp);
      watch.access(thread, (thread ^ partner) * 4, 4, 4, 4, /*writes=*/false);
    });
  };
  EXPECT_EQ(exchange(Meeting::none, 0), "");
  EXPECT_THAT(exchange(Meeting::none, 1), testing::HasSubstr("race: thread"));
  // A shuffle orders no memory, and what a warp does orders no other.
  EXPECT_THAT(exchange(Meeting::shuffleXor, 1), testing::HasSubstr("race: thread"));
  EXPECT_EQ(exchange(Meeting::sync, 1), "");
  EXPECT_THAT(exchange(Meeting::sync, 32), testing::HasSubstr("race: thread"));
  EXPECT_EQ(exchange(Meeting::barrier, 32), "");
}

TEST(AccessWatch, FindsBlocksThatWriteTheSame) {
  AccessWatch watch;
  watch.device = {{0, 1024}};
  for (int block = 0; block < 2; ++block) {
    watch.beginBlock(32);
    watch.access(0, block * 4, 4, 4, 4, /*writes=*/true);
  }
  EXPECT_EQ(watch.error(), "");
  watch.access(1, 0, 4, 4, 4, /*writes=*/false);
  EXPECT_THAT(watch.error(), testing::HasSubstr("thread 0 of another block writes"));
}

TEST(AccessWatch, FindsWhatIsNotAligned) {
  EXPECT_EQ(watchThreads(1,
                         [](AccessWatch &watch, uint32_t thread) {
                           watch.access(thread, 8, 16, 4, 16, /*writes=*/false);
                         }),
            "thread 0 reads 16 bytes at an address that 16 does not divide");
}

} // namespace
