//===- SpareTime.cpp - When a rank may do what nobody waits for -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/SpareTime.h"

#include "EndTimes.h"

#include <algorithm>

namespace pipeline::schedule {

namespace {

/// By rank: the position of the last action that another rank needs; -1 where
/// there is none.
std::vector<int32_t> findLastNeeded(const Problem &problem, const Schedule &schedule,
                                    const Dataflow &dataflow, const ActionIndex &index) {
  std::vector<int32_t> last(problem.ranks, -1);
  for (int32_t rank = 0; rank < problem.ranks; ++rank)
    for (const Action &action : schedule.ranks[rank])
      for (const Need &need : dataflow.needs(action))
        if (int32_t owner = problem.rankOf(need.stage, action.microbatch); owner != rank)
          last[owner] =
              std::max(last[owner], index.positionOf(need.kind, need.stage, action.microbatch));
  return last;
}

} // namespace

Expected<SpareTime> findSpareTime(const Problem &problem, const Schedule &schedule,
                                  const Dataflow &dataflow) {
  Diagnostics diagnostics;
  ActionIndex index(problem, schedule, diagnostics);
  if (diagnostics.hasErrors())
    return Error{diagnostics.errorText()};
  Expected<EndTimes<int32_t>> ends = findUnitEnds(problem, schedule, dataflow, index);
  if (!ends)
    return Error{ends.error()};

  std::vector<int32_t> lastNeeded = findLastNeeded(problem, schedule, dataflow, index);
  SpareTime spare(problem.ranks);
  for (int32_t rank = 0; rank < problem.ranks; ++rank) {
    int32_t free = 0;
    for (const Action &action : schedule.ranks[rank]) {
      auto position = static_cast<int32_t>(spare[rank].size());
      int32_t end = (*ends)[rank][position];
      bool idles = end - unitTimeOf(action.kind) > free;
      spare[rank].push_back(idles || position > lastNeeded[rank]);
      free = end;
    }
  }
  return spare;
}

} // namespace pipeline::schedule
