//===- EndTimes.h - When each action ends -----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The times of a schedule whose transfers occupy no rank: those of a problem's
// costs, which the simulator reports, and unit times, which decide where
// communication goes.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_ENDTIMES_H
#define PIPELINE_LIB_SCHEDULE_ENDTIMES_H

#include "Execution.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace pipeline::schedule {

/// Of every action, by rank and position.
template <typename Time>
using EndTimes = std::vector<std::vector<Time>>;

/// Fills `ends`, whose lists have the lengths of the ranks', from the time that
/// each action takes, costOf(action), and the latency between two stages on
/// different ranks, latencyOf(stage, stage). Calls start(rank, position, time)
/// for every action on the way. The schedule satisfies S1 and S2, as found in
/// making `index`; fails where it breaks S3 or S4.
template <typename Time, typename CostOf, typename LatencyOf, typename Starter>
Status findEnds(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
                const ActionIndex &index, EndTimes<Time> &ends, CostOf &&costOf,
                LatencyOf &&latencyOf, Starter &&start) {
  // When each rank can start its next action, as far as is known.
  std::vector<Time> ready(problem.ranks, 0);
  auto see = [&](int32_t rank, int32_t owner, int32_t position, const Need &need,
                 const Action &action) {
    if (owner != rank)
      ready[rank] =
          std::max(ready[rank], ends[owner][position] + latencyOf(need.stage, action.stage));
  };
  auto visit = [&](int32_t rank, int32_t position, const Action &action) {
    start(rank, position, ready[rank]);
    ready[rank] += costOf(action);
    ends[rank][position] = ready[rank];
  };
  Execution execution(problem, schedule, dataflow, index);
  if (execution.run(visit, see))
    return Status::success();
  return Error{"S4: " + describeCycle(schedule, execution.cycle())};
}

/// How long an action takes in unit times: F, I and W one, B two.
inline int32_t unitTimeOf(Kind kind) { return kind == Kind::B ? 2 : 1; }

/// The ends in unit times, without latency. Whole numbers: the actions of as
/// many pairs as a problem may have fit one after another.
Expected<EndTimes<int32_t>> findUnitEnds(const Problem &problem, const Schedule &schedule,
                                         const Dataflow &dataflow, const ActionIndex &index);

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_ENDTIMES_H
