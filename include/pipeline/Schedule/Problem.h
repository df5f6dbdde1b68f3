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

/// The memory that a stage takes for one microbatch, in any one unit.
struct StageMemory {
  /// What F leaves for the backward (M_B).
  int64_t activation = 1;
  /// What of it I leaves until W (M_W). All of it where it is not given.
  std::optional<int64_t> weightGradient;

  /// By how much an action of `kind` changes what the stage holds, which F
  /// does as it starts and the others as they end.
  int64_t changeBy(Kind kind) const;
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

  /// Whether a solution has forwards and nothing else, as in inference.
  /// Generators solve the whole problem; see Inference.h.
  bool forwardOnly = false;

  /// Which stages keep a state that each forward updates: none, or one entry per
  /// stage. Their forwards run in the order of the microbatches (S12).
  std::vector<bool> keepsState;

  /// None: one unit for F, I and W. One: the same for all stages. Else one
  /// per stage.
  std::vector<StageCost> costs;

  /// The time from the end of a producer to the start of its consumer on
  /// another rank. None: no latency. One: the same everywhere. Else one per
  /// hop: entry s lies between stages s and s + 1, in both directions.
  std::vector<double> latencies;

  /// None: one unit for a stage and a microbatch, kept until the backward has
  /// ended (B, or W where I and W are split), so that a limit counts pairs in
  /// flight. One: the same for all stages. Else one per stage.
  std::vector<StageMemory> memory;

  /// What all stages of each rank may hold together, in the unit of `memory`.
  /// None: no limit. Else one per rank.
  std::vector<int64_t> memoryLimits;

  /// A checked problem with unit costs. `kind` is not List.
  static Expected<Problem> create(int32_t ranks, int32_t chunks, int32_t microbatches,
                                  PlacementKind kind = PlacementKind::Loop);

  int32_t stages() const { return ranks * chunks; }
  int32_t rankOf(int32_t stage, int32_t microbatch) const {
    return placement.rankOf(stage, microbatch);
  }
  int32_t rankOf(const Action &action) const { return rankOf(action.stage, action.microbatch); }
  const StageCost &costOf(int32_t stage) const;
  double costOf(const Action &action) const { return costOf(action.stage).of(action.kind); }
  const StageMemory &memoryOf(int32_t stage) const;

  /// How long a message takes between two stages, which are on different
  /// ranks: where hops differ, as long as the slowest hop between them.
  double latencyBetween(int32_t stage, int32_t other) const;

  /// Limits every rank to so many shares, each the activations of a microbatch
  /// in all stages of a rank: one number for all ranks, or one per rank. None: no
  /// limit. Fails where a share can't be counted in whole stages, or where
  /// `memory` counts something else.
  Status limitShares(const std::vector<double> &shares);

  /// Whether the input makes sense: positive sizes within what an action can
  /// name, v stages of each copy on every rank, as many costs, latencies and
  /// limits as there should be, no negative or infinite time, room for one
  /// microbatch of each stage, one owner of each that keeps state. Everything below assumes that it
  /// does.
  Status check() const;
};

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_PROBLEM_H
