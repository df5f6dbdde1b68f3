//===- Problem.h - What is to be scheduled ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A scheduling problem is an object that can check its own input. Generators
// solve it, the verifier checks a solution, the simulator measures one; none
// of them asks where the problem came from.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_PROBLEM_H
#define PIPELINE_SCHEDULE_PROBLEM_H

#include "pipeline/Schedule/Action.h"
#include "pipeline/Schedule/Expected.h"
#include "pipeline/Schedule/Placement.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace pipeline::schedule {

/// The times of one stage for one microbatch, in any one unit.
struct StageCost {
  double forward = 1;
  double backwardInput = 1;
  double backwardWeight = 1;
  /// The full backward; what I and W take together where it is not given.
  std::optional<double> backward;

  double of(Kind kind) const;
};

/// The (stage, microbatch) pairs that a problem may have: so many actions fit
/// in the memory of an ordinary machine.
constexpr int64_t maxPairs = int64_t{1} << 27;

/// p ranks with v stages each run m microbatches.
struct Problem {
  int32_t ranks = 1;        ///< p
  int32_t chunks = 1;       ///< v, stages of a rank
  int32_t microbatches = 1; ///< m
  Placement placement = Placement::loop(1, 1);

  /// Microbatches that an interleaved schedule runs through one chunk before
  /// it turns to the next. 0: the schedule's default.
  int32_t groupSize = 0;

  /// None: one unit for F, I and W. One: the same for all stages. Else one
  /// per stage.
  std::vector<StageCost> costs;

  /// The time from the end of a producer to the start of its consumer on
  /// another rank.
  double latency = 0;

  /// How many (stage, microbatch) pairs may be in flight on each rank, over
  /// all its stages. None: no limit. Else one per rank.
  std::vector<int32_t> inFlightLimits;

  /// A checked problem with unit costs. `kind` is Loop or V.
  static Expected<Problem> create(int32_t ranks, int32_t chunks, int32_t microbatches,
                                  PlacementKind kind = PlacementKind::Loop);

  int32_t stages() const { return ranks * chunks; }
  int32_t rankOf(int32_t stage) const { return placement.rankOf(stage); }
  const StageCost &costOf(int32_t stage) const;
  double costOf(const Action &action) const { return costOf(action.stage).of(action.kind); }

  /// Whether the input makes sense: positive sizes within what an action can
  /// name, v stages on every rank, as many costs and limits as there should
  /// be, no negative or infinite time. Everything below assumes that it does.
  Status check() const;
};

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_PROBLEM_H
