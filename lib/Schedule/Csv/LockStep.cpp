//===- LockStep.cpp - How torch draws interleaved 1F1B ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LockStep.h"

#include <algorithm>

namespace pipeline::schedule::csv {

/// Whether the list is so many forwards, then forward and backward in turn,
/// then so many backwards, and all of these full ones.
static bool takesTurns(const std::vector<Action> &actions, int64_t warmUp) {
  int64_t size = static_cast<int64_t>(actions.size());
  for (int64_t i = 0; i < size; ++i) {
    bool forward = i < warmUp || (i < size - warmUp && (i - warmUp) % 2 == 0);
    if (actions[i].kind != (forward ? Kind::F : Kind::B))
      return false;
  }
  return true;
}

std::optional<Slots> lockStep(const Problem &problem, const Schedule &schedule) {
  int64_t p = problem.ranks;
  int64_t v = problem.chunks;
  int64_t forwards = v * problem.microbatches;
  if (p < 2 || v < 2 || !problem.placement.isLoop(problem.ranks))
    return std::nullopt;

  const std::vector<Action> &last = schedule.ranks[problem.placement.ownerOf(problem.ranks - 1)];
  int64_t ahead = std::find_if_not(last.begin(), last.end(), isForward) - last.begin();
  // One of these belongs to the first turn.
  int64_t groupSize = (ahead - 1) / (v - 1);
  if (ahead - 1 != (v - 1) * groupSize || groupSize < p || groupSize > problem.microbatches)
    return std::nullopt;

  Slots slots(problem.ranks);
  for (int32_t place = 0; place < p; ++place) {
    int32_t rank = problem.placement.ownerOf(place);
    const std::vector<Action> &actions = schedule.ranks[rank];
    int64_t distance = 2 * (p - 1 - place);
    int64_t warmUp = std::min((v - 1) * groupSize + distance, forwards);
    if (static_cast<int64_t>(actions.size()) != 2 * forwards || !takesTurns(actions, warmUp))
      return std::nullopt;

    std::vector<int32_t> &own = slots[rank];
    own.reserve(actions.size());
    int64_t slot = place;
    for (int64_t i = 0; i < 2 * forwards; ++i) {
      if (i == warmUp)
        slot = std::max(slot, p * v + distance);
      if (i >= 2 * forwards - warmUp)
        ++slot; // No forward is left for this turn.
      own.push_back(static_cast<int32_t>(slot++));
    }
  }
  return slots;
}

} // namespace pipeline::schedule::csv
