//===- Support.h - What the tests of schedules share ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_SCHEDULE_SUPPORT_H
#define PIPELINE_TEST_UNIT_SCHEDULE_SUPPORT_H

#include "pipeline/Schedule/Dataflow.h"
#include "pipeline/Schedule/Generators.h"
#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace pipeline::schedule {

/// The value of `expected`, which must have one.
template <typename T>
T valueOf(Expected<T> expected) {
  if (!expected) {
    ADD_FAILURE() << expected.error();
    std::abort();
  }
  return *std::move(expected);
}

inline Problem makeProblem(int32_t ranks, int32_t chunks, int32_t microbatches,
                           PlacementKind kind = PlacementKind::Loop) {
  return valueOf(Problem::create(ranks, chunks, microbatches, kind));
}

inline Dataflow chainOf(const Problem &problem) { return valueOf(Dataflow::chain(problem)); }

inline Schedule parsed(std::string_view text) { return valueOf(parseSchedule("test", text)); }

/// Calls `check` with every problem of the sweep that `generator` accepts, and
/// its schedule; returns how many there were.
template <typename Check>
int forEachSchedule(const Generator &generator, int32_t maxRanks, int32_t maxChunks,
                    int32_t maxMicrobatches, Check &&check) {
  int accepted = 0;
  for (int32_t p = 1; p <= maxRanks; ++p)
    for (int32_t v = 1; v <= maxChunks; ++v)
      for (int32_t m = 1; m <= maxMicrobatches; ++m) {
        Problem problem = makeProblem(p, v, m, generator.defaultPlacement);
        Expected<Schedule> schedule = generate(generator.name, problem);
        if (!schedule)
          continue;
        ++accepted;
        SCOPED_TRACE(std::string(generator.name) + " p=" + std::to_string(p) +
                     " v=" + std::to_string(v) + " m=" + std::to_string(m));
        check(problem, *schedule);
        if (testing::Test::HasFailure())
          return accepted; // One failing case says more than a thousand.
      }
  return accepted;
}

} // namespace pipeline::schedule

#endif // PIPELINE_TEST_UNIT_SCHEDULE_SUPPORT_H
