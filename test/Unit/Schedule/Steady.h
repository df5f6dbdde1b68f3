//===- Steady.h - Schedules that repeat -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A schedule has a period of P microbatches if P more of them insert one block
// into every rank's list: the new list is the old one up to some place, the
// block, and the old rest with its microbatches P later.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_SCHEDULE_STEADY_H
#define PIPELINE_TEST_UNIT_SCHEDULE_STEADY_H

#include "pipeline/Schedule/Schedule.h"

#include <algorithm>
#include <cstdint>

namespace pipeline::schedule {

/// Whether `longer`, the order for `period` more microbatches, inserts a block
/// into the list `shorter`.
inline bool insertsOneBlock(const std::vector<Action> &shorter, const std::vector<Action> &longer,
                            int32_t period) {
  size_t prefix =
      std::mismatch(shorter.begin(), shorter.end(), longer.begin(), longer.end()).first -
      shorter.begin();
  size_t suffix = 0;
  while (suffix < shorter.size()) {
    Action action = shorter[shorter.size() - 1 - suffix];
    action.microbatch += period;
    if (!(action == longer[longer.size() - 1 - suffix]))
      break;
    ++suffix;
  }
  return prefix + suffix >= shorter.size();
}

inline bool insertsOneBlock(const Schedule &shorter, const Schedule &longer, int32_t period) {
  for (size_t rank = 0; rank < shorter.ranks.size(); ++rank)
    if (!insertsOneBlock(shorter.ranks[rank], longer.ranks[rank], period))
      return false;
  return true;
}

} // namespace pipeline::schedule

#endif // PIPELINE_TEST_UNIT_SCHEDULE_STEADY_H
