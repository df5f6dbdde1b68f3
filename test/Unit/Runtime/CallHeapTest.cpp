//===- CallHeapTest.cpp - The fixed blocks of library calls -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The fixed blocks of library calls, apart from the operators that use them.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/CallHeap.h"

#include "gtest/gtest.h"

#include <cstdint>
#include <set>
#include <thread>
#include <vector>

using namespace pipeline::runtime;

namespace {

TEST(CallHeap, ServesOnlyWithinAScope) {
  EXPECT_EQ(allocateFromCallHeap(8), nullptr);
  void *p;
  {
    CallHeapScope scope;
    p = allocateFromCallHeap(8);
    EXPECT_NE(p, nullptr);
  }
  EXPECT_EQ(allocateFromCallHeap(8), nullptr);
  EXPECT_TRUE(releaseToCallHeap(p)) << "also after the scope";
}

TEST(CallHeap, KnowsItsOwn) {
  int local;
  EXPECT_FALSE(releaseToCallHeap(&local));
  EXPECT_FALSE(releaseToCallHeap(nullptr));
}

TEST(CallHeap, DistinctAndAligned) {
  CallHeapScope scope;
  std::set<void *> all;
  for (std::size_t bytes : {0, 1, 16, 17, 104, 0}) {
    void *p = allocateFromCallHeap(bytes);
    ASSERT_NE(p, nullptr);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(p) % alignof(std::max_align_t), 0u);
    EXPECT_TRUE(all.insert(p).second);
  }
  for (void *p : all)
    EXPECT_TRUE(releaseToCallHeap(p));
}

TEST(CallHeap, IsWholeAgainWhenNothingIsAlive) {
  CallHeapScope scope;
  for (int round = 0; round < 1000; ++round) {
    void *p = allocateFromCallHeap(1000), *q = allocateFromCallHeap(1000);
    ASSERT_NE(p, nullptr);
    ASSERT_NE(q, nullptr);
    EXPECT_TRUE(releaseToCallHeap(q));
    EXPECT_TRUE(releaseToCallHeap(p));
  }
}

TEST(CallHeap, SaysWhenItIsFull) {
  CallHeapScope scope;
  EXPECT_EQ(allocateFromCallHeap(1 << 20), nullptr);
  EXPECT_EQ(allocateFromCallHeap(SIZE_MAX), nullptr);
  std::vector<void *> all;
  while (void *p = allocateFromCallHeap(100))
    all.push_back(p);
  EXPECT_GT(all.size(), 30u);
  for (void *p : all)
    EXPECT_TRUE(releaseToCallHeap(p));
  void *p = allocateFromCallHeap(100);
  EXPECT_NE(p, nullptr);
  releaseToCallHeap(p);
}

TEST(CallHeap, ThreadsHaveBlocksOfTheirOwn) {
  // More threads, one after the other, than there are blocks.
  for (int round = 0; round < 300; ++round) {
    std::thread([] {
      CallHeapScope scope;
      void *p = allocateFromCallHeap(64);
      ASSERT_NE(p, nullptr);
      std::thread([p] { EXPECT_TRUE(releaseToCallHeap(p)); }).join();
    }).join();
  }
}

} // namespace
