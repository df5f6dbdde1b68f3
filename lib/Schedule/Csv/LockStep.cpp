//===- LockStep.cpp - How torch draws interleaved 1F1B ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LockStep.h"

#include <algorithm>

namespace pipeline::schedule::csv {

/// The forwards before the first backward, if the list is forwards, then
/// forward and backward in turn, then backwards, and all of these full ones.
static std::optional<int32_t> warmUpOf(const std::vector<Action> &actions) {
  auto firstBackward = std::find_if_not(actions.begin(), actions.end(), isForward);
  int64_t ahead = firstBackward - actions.begin();
  int64_t size = static_cast<int64_t>(actions.size());
  // The last of these forwards makes the first turn, unless there are none.
  int64_t warmUp = 2 * ahead == size ? ahead : ahead - 1;
  for (int64_t i = warmUp; i < size; ++i) {
    bool forward = i < size - warmUp && (i - warmUp) % 2 == 0;
    if (actions[i].kind != (forward ? Kind::F : Kind::B))
      return std::nullopt;
  }
  return static_cast<int32_t>(warmUp);
}

std::optional<Slots> lockStep(const Problem &problem, const Schedule &schedule) {
  int64_t p = problem.ranks;
  int64_t forwards = int64_t{problem.chunks} * problem.microbatches;
  if (!problem.placement.isLoop(problem.ranks))
    return std::nullopt;

  Slots slots(problem.ranks);
  std::optional<int32_t> last = warmUpOf(schedule.ranks[problem.placement.ownerOf(p - 1)]);
  if (!last || *last == forwards)
    return std::nullopt;
  for (int32_t place = 0; place < p; ++place) {
    int32_t rank = problem.placement.ownerOf(place);
    const std::vector<Action> &actions = schedule.ranks[rank];
    int64_t distance = 2 * (p - 1 - place);
    std::optional<int32_t> warmUp = warmUpOf(actions);
    if (warmUp != std::min(*last + distance, forwards))
      return std::nullopt;

    std::vector<int32_t> &own = slots[rank];
    own.reserve(actions.size());
    int64_t slot = place;
    for (int32_t i = 0; i < *warmUp; ++i)
      own.push_back(static_cast<int32_t>(slot++));
    if (*warmUp > 0)
      slot = std::max(slot, p * problem.chunks + distance);
    for (size_t i = *warmUp; i < actions.size(); ++i) {
      if (i >= actions.size() - *warmUp)
        ++slot; // No forward is left for this turn.
      own.push_back(static_cast<int32_t>(slot++));
    }
  }
  return slots;
}

} // namespace pipeline::schedule::csv
