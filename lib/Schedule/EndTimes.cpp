//===- EndTimes.cpp - When each action ends ---------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EndTimes.h"

namespace pipeline::schedule {

Expected<EndTimes<int32_t>> findUnitEnds(const Problem &problem, const Schedule &schedule,
                                         const Dataflow &dataflow, const ActionIndex &index) {
  static_assert(4 * maxPairs <= INT32_MAX, "the sum of all unit times is to fit");
  EndTimes<int32_t> ends;
  ends.reserve(schedule.ranks.size());
  for (const std::vector<Action> &actions : schedule.ranks)
    ends.emplace_back(actions.size());
  Status status = findEnds(
      problem, schedule, dataflow, index, ends,
      [](const Action &action) { return unitTimeOf(action.kind); },
      [](int32_t, int32_t) { return 0; }, [](int32_t, int32_t, int32_t) {});
  if (!status)
    return Error{status.error()};
  return ends;
}

} // namespace pipeline::schedule
