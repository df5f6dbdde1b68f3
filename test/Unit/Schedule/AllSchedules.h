//===- AllSchedules.h - Every schedule at many sizes ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_SCHEDULE_ALLSCHEDULES_H
#define PIPELINE_TEST_UNIT_SCHEDULE_ALLSCHEDULES_H

#include "Support.h"

#include <initializer_list>

namespace pipeline::schedule {

/// A schedule of a generator; a search does not search long.
inline Expected<Schedule> generateQuickly(const Generator &generator, const Problem &problem) {
  GeneratorOptions options;
  if (generator.takes(Option::Search))
    options.searchBudget = 1;
  return generate(generator.name, problem, options);
}

/// Calls check(generator, problem, schedule) with every schedule of the table
/// that some of these sizes have, but those from files. Returns how many.
template <typename Check>
int forEverySchedule(std::initializer_list<int32_t> ranks, std::initializer_list<int32_t> chunks,
                     std::initializer_list<int32_t> microbatches, Check &&check) {
  int accepted = 0;
  for (const Generator &generator : generators())
    for (int32_t p : ranks)
      for (int32_t v : chunks)
        for (int32_t m : microbatches) {
          if (generator.takes(Option::Csv) || testing::Test::HasFatalFailure())
            continue;
          Problem problem = makeProblem(p, v, m, generator.defaultPlacement);
          Expected<Schedule> schedule = generateQuickly(generator, problem);
          if (!schedule)
            continue;
          ++accepted;
          SCOPED_TRACE(std::string(generator.name) + " p=" + std::to_string(p) +
                       " v=" + std::to_string(v) + " m=" + std::to_string(m));
          check(generator, problem, *schedule);
        }
  return accepted;
}

} // namespace pipeline::schedule

#endif // PIPELINE_TEST_UNIT_SCHEDULE_ALLSCHEDULES_H
