//===- RankChecker.h - What is checked rank by rank -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The constraints that are about one rank's list: S3, S7, S9, S11 and S12. Each
// rank is passed over once or twice.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_RANKCHECKER_H
#define PIPELINE_LIB_SCHEDULE_RANKCHECKER_H

#include "ActionIndex.h"
#include "pipeline/Schedule/WeightVersions.h"

#include <cstdint>
#include <vector>

namespace pipeline::schedule {

class RankChecker {
public:
  /// The schedule must satisfy S1 and S2, as found in making `index`. Without
  /// `versions`, S9 is not checked.
  RankChecker(const Problem &problem, const Schedule &schedule, const ActionIndex &index,
              const WeightVersions *versions, Diagnostics &diagnostics);

  /// Checks the list of `rank`, once.
  void check(int32_t rank);

private:
  void checkOrder(int32_t rank, int32_t position, const Action &action);
  void checkForwardOrder(int32_t rank, int32_t position, const Action &action);
  void checkGradientOrder(int32_t rank, int32_t position, const Action &action);
  void checkWeightVersion(int32_t rank, int32_t position, const Action &action);
  void checkMemory(int32_t rank);

  bool isAsynchronous() const { return schedule.updates != WeightUpdates::AtEnd; }

  const Problem &problem;
  const Schedule &schedule;
  const ActionIndex &index;
  const WeightVersions *versions;
  Diagnostics &diagnostics;
  /// Of every copy of a stage, the latest microbatch whose gradient was
  /// accumulated.
  std::vector<int32_t> lastGradient;
  /// Of every stage, the latest microbatch whose forward has run.
  std::vector<int32_t> lastForward;
  /// Of every stage of an asynchronous schedule, the updates so far.
  std::vector<int32_t> updates;
};

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_RANKCHECKER_H
