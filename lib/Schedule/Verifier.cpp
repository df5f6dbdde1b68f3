//===- Verifier.cpp - Whether a schedule is right ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Verifier.h"

#include "ActionIndex.h"
#include "Execution.h"
#include "RankChecker.h"

#include <algorithm>

namespace pipeline::schedule {

namespace {

void reportCycle(const Schedule &schedule, const std::vector<BlockedRank> &cycle,
                 Diagnostics &diagnostics) {
  std::string size = cycle.size() == 1 ? "1 rank" : std::to_string(cycle.size()) + " ranks";
  for (const BlockedRank &blocked : cycle) {
    const Action &needed = schedule.ranks[blocked.neededRank][blocked.neededPosition];
    diagnostics.add({Constraint::S4, Severity::Error, blocked.rank, blocked.position,
                     schedule.ranks[blocked.rank][blocked.position],
                     "waits for " + toString(needed) + " at position " +
                         std::to_string(blocked.neededPosition) + " of rank " +
                         std::to_string(blocked.neededRank) + ", in a cycle of " + size});
  }
}

} // namespace

Diagnostics verify(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
                   int32_t keptPerConstraint) {
  Diagnostics diagnostics(keptPerConstraint);
  ActionIndex index(problem, schedule, diagnostics);
  // Where actions are missing or double, their order means nothing.
  if (diagnostics.hasErrors())
    return diagnostics;

  Expected<WeightVersions> versions =
      WeightVersions::create(problem, schedule.updates, schedule.updateInterval);
  if (!versions)
    diagnostics.add({Constraint::S9, Severity::Error, 0, -1, std::nullopt, versions.error()});
  RankChecker checker(problem, schedule, index, versions ? &*versions : nullptr, diagnostics);
  for (int32_t rank = 0; rank < problem.ranks; ++rank)
    checker.check(rank);

  // An action before what it needs on its own stage would be found again, as a
  // cycle of one.
  if (diagnostics.count(Constraint::S3) != 0)
    return diagnostics;
  Execution execution(problem, schedule, dataflow, index);
  if (!execution.run([](int32_t, int32_t, const Action &) {}))
    reportCycle(schedule, execution.cycle(), diagnostics);
  return diagnostics;
}

std::vector<int32_t> peakInFlight(const Schedule &schedule) {
  std::vector<int32_t> peaks;
  peaks.reserve(schedule.ranks.size());
  for (const std::vector<Action> &actions : schedule.ranks) {
    int32_t inFlight = 0;
    int32_t peak = 0;
    for (const Action &action : actions) {
      if (isForward(action))
        peak = std::max(peak, ++inFlight);
      if (endsMicrobatch(action))
        --inFlight;
    }
    peaks.push_back(peak);
  }
  return peaks;
}

} // namespace pipeline::schedule
