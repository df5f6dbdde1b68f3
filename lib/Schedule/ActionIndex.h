//===- ActionIndex.h - Where each action stands -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The inverse of a schedule: from (kind, stage, microbatch) to the place in
// the list of the stage's rank. Building it is what checks S1 and S2, so
// whoever has an index of a schedule without a diagnostic may look up anything.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_ACTIONINDEX_H
#define PIPELINE_LIB_SCHEDULE_ACTIONINDEX_H

#include "pipeline/Schedule/Diagnostic.h"
#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <cstdint>
#include <vector>

namespace pipeline::schedule {

class ActionIndex {
public:
  /// Indexes `schedule` and reports every violation of S1 and S2.
  ActionIndex(const Problem &problem, const Schedule &schedule, Diagnostics &diagnostics);

  /// The position of an action on the rank that owns its stage; kinds B and I
  /// both find the backward, B or I. -1 where there is none.
  int32_t positionOf(Kind kind, int32_t stage, int32_t microbatch) const {
    const std::vector<int32_t> &positions = kind == Kind::F   ? forward
                                            : kind == Kind::W ? weight
                                                              : backward;
    return positions.empty() ? -1 : positions[pairOf(stage, microbatch)];
  }

private:
  size_t pairOf(int32_t stage, int32_t microbatch) const {
    return static_cast<size_t>(stage) * microbatches + microbatch;
  }
  void enter(int32_t rank, int32_t position);
  void checkComplete();
  void report(Constraint constraint, int32_t rank, int32_t position, const Action &action,
              std::string text);
  static Constraint constraintOf(const Action &action) {
    return action.kind == Kind::F ? Constraint::S1 : Constraint::S2;
  }

  const Problem &problem;
  const Schedule &schedule;
  Diagnostics &diagnostics;
  int32_t microbatches;
  std::vector<int32_t> forward;
  std::vector<int32_t> backward;
  /// Empty as long as no W occurs, which saves a third.
  std::vector<int32_t> weight;
};

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_ACTIONINDEX_H
