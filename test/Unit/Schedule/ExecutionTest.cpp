//===- ExecutionTest.cpp - Work is linear in the actions --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What verifying, simulating and placing do with actions is counted: they all
// are an execution that visits each action once and sees each need once.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Schedule/Execution.h"
#include "../../../lib/Schedule/RingBuffer.h"
#include "AllSchedules.h"
#include "RandomSchedule.h"

#include <deque>

namespace pipeline::schedule {
namespace {

/// Executes a schedule; checks that everything comes once and after its needs.
void checkExecution(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow) {
  Diagnostics diagnostics;
  ActionIndex index(problem, schedule, diagnostics);
  ASSERT_FALSE(diagnostics.hasErrors());
  int64_t needs = 0, seen = 0, visited = 0;
  for (const std::vector<Action> &actions : schedule.ranks)
    for (const Action &action : actions)
      needs += static_cast<int64_t>(dataflow.needs(action).size());
  std::vector<int32_t> done(problem.ranks, 0);
  Execution execution(problem, schedule, dataflow, index);
  bool complete = execution.run(
      [&](int32_t rank, int32_t position, const Action &action) {
        ASSERT_EQ(position, done[rank]++);
        ASSERT_EQ(action, schedule.ranks[rank][position]);
        ++visited;
      },
      [&](int32_t, int32_t owner, int32_t position, const Need &, const Action &) {
        ASSERT_LT(position, done[owner]);
        ++seen;
      });
  ASSERT_TRUE(complete);
  EXPECT_EQ(visited, schedule.numActions());
  EXPECT_EQ(seen, needs);
}

TEST(Execution, VisitsEachActionAndNeedOnce) {
  forEverySchedule({1, 2, 4, 6}, {1, 2, 3}, {4, 12, 48},
                   [](const Generator &, const Problem &problem, const Schedule &schedule) {
                     checkExecution(problem, schedule, chainOf(problem));
                   });
  for (uint32_t seed = 0; seed < 100; ++seed) {
    RandomCase random = makeRandomCase(seed, /*secondCopies=*/true);
    checkExecution(random.problem, random.schedule, random.dataflow);
  }
}

TEST(RingBuffer, IsAQueue) {
  std::mt19937 random(1);
  RingBuffer<int> ring;
  std::deque<int> queue;
  for (int i = 0; i < 5000; ++i) {
    // It grows while elements lie across its end, and shrinks to nothing.
    if (random() % 5 < (i / 500 % 2 ? 2u : 3u)) {
      ring.push_back(i);
      queue.push_back(i);
    } else if (!queue.empty()) {
      ring.pop_front();
      queue.pop_front();
    }
    ASSERT_EQ(ring.size(), queue.size());
    for (size_t at = 0; at < queue.size(); ++at)
      ASSERT_EQ(ring[at], queue[at]);
  }
}

} // namespace
} // namespace pipeline::schedule
