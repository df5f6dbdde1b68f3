//===- Execution.cpp - Running a schedule without time ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execution.h"

#include <string>

namespace pipeline::schedule {

std::vector<BlockedRank> Execution::cycle() const {
  // A blocked rank needs an action of a blocked rank, so whoever follows the
  // needs comes back to where it has been.
  int32_t rank = 0;
  while (rank < problem.ranks && isFinished(rank))
    ++rank;
  if (rank == problem.ranks)
    return {};
  std::vector<int32_t> seenAt(problem.ranks, -1);
  std::vector<BlockedRank> path;
  while (seenAt[rank] < 0) {
    seenAt[rank] = static_cast<int32_t>(path.size());
    const Action &action = schedule.ranks[rank][cursors[rank]];
    Place needed = placeOf(dataflow.needs(action)[metNeeds[rank]], action);
    path.push_back({rank, cursors[rank], needed.rank, needed.position});
    rank = needed.rank;
  }
  return {path.begin() + seenAt[rank], path.end()};
}

std::string describeCycle(const Schedule &schedule, const std::vector<BlockedRank> &cycle) {
  std::string text;
  for (const BlockedRank &blocked : cycle) {
    text += text.empty() ? "" : "; ";
    text += "rank " + std::to_string(blocked.rank) + " at position " +
            std::to_string(blocked.position) + ", " +
            toString(schedule.ranks[blocked.rank][blocked.position]) + ", waits for " +
            toString(schedule.ranks[blocked.neededRank][blocked.neededPosition]) + " of rank " +
            std::to_string(blocked.neededRank);
  }
  return text;
}

} // namespace pipeline::schedule
