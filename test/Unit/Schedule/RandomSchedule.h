//===- RandomSchedule.h - Valid schedules that nobody designed --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_SCHEDULE_RANDOMSCHEDULE_H
#define PIPELINE_TEST_UNIT_SCHEDULE_RANDOMSCHEDULE_H

#include "pipeline/Schedule/Dataflow.h"
#include "pipeline/Schedule/Schedule.h"

#include <random>

namespace pipeline::schedule {

struct RandomCase {
  Problem problem;
  Dataflow dataflow;
  Schedule schedule;
};

/// A small problem with any placement, costs, latency and skip connections,
/// and a schedule of it that is valid: whatever is ready is done in any order,
/// with B or with I and W. With `secondCopies` every other case has two owners
/// per stage.
RandomCase makeRandomCase(uint32_t seed, bool secondCopies = false);

} // namespace pipeline::schedule

#endif // PIPELINE_TEST_UNIT_SCHEDULE_RANDOMSCHEDULE_H
