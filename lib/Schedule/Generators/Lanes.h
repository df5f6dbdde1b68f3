//===- Lanes.h - Ranks on which two pipelines meet --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cut a pipeline of 2H stages in the middle and fold it: stage d comes to lie
// beside stage 2H-1-d. That is what a rank holds in a V of H ranks, where every
// microbatch passes twice, and what it holds where pipelines of 2H ranks run in
// both directions, where it is passed by the microbatches of either direction.
// An order that is written for the two lanes of such a rank serves both:
// dualpipev is dualpipe folded.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_GENERATORS_LANES_H
#define PIPELINE_LIB_SCHEDULE_GENERATORS_LANES_H

#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <string>
#include <string_view>

namespace pipeline::schedule {

/// One stage and the microbatches that pass it on one rank.
struct Lane {
  int32_t stage;
  int32_t firstMicrobatch;
  int32_t step;

  /// Of the k-th microbatch of the lane.
  Action action(Kind kind, int32_t k) const { return {kind, stage, firstMicrobatch + k * step}; }
};

/// What a rank of a folded pipeline runs.
struct Lanes {
  int32_t depth;    ///< H: the stages of a lane's pipeline are 2H
  int32_t distance; ///< d, from 0 to H-1: stages between the near lane's entry and the rank
  Lane near;        ///< stage d, in the first half
  Lane far;         ///< stage 2H-1-d, in the second half
  int32_t count;    ///< microbatches of each lane
};

/// Every stage is to have two owners that face each other, and the ranks are
/// to be an even number, since no rank faces itself.
inline Status requireTwoDirections(const Problem &problem, std::string_view name) {
  const Placement &placement = problem.placement;
  int32_t p = problem.ranks;
  if (problem.chunks != 1)
    return Error{std::string(name) + " runs one chunk per rank in each direction, but chunks is " +
                 std::to_string(problem.chunks) + "; use chunks=1"};
  bool faces = placement.copies() == 2;
  for (int32_t stage = 0; faces && stage < p; ++stage)
    faces = placement.ownerOf(stage, 1) == placement.ownerOf(p - 1 - stage, 0);
  if (!faces)
    return Error{std::string(name) +
                 " runs pipelines in both directions over the same ranks, but the placement is " +
                 placement.toString() + "; use placement=bidirectional"};
  if (p % 2 != 0)
    return Error{std::string(name) + " needs an even number of ranks, but ranks is " +
                 std::to_string(p) + "; use ranks=" +
                 (p > 1 ? std::to_string(p - 1) + " or " : std::string()) + std::to_string(p + 1)};
  return Status::success();
}

/// Fills the lists of all ranks of a V of two chunks: `orderOf(lanes)` gives one.
template <typename OrderOf>
void fillV(const Problem &problem, Schedule &schedule, OrderOf &&orderOf) {
  int32_t p = problem.ranks;
  for (int32_t stage = 0; stage < p; ++stage)
    schedule.ranks[problem.placement.ownerOf(stage)] =
        orderOf(Lanes{p, stage, {stage, 0, 1}, {2 * p - 1 - stage, 0, 1}, problem.microbatches});
}

/// Fills the lists of all ranks between which pipelines run in two directions.
/// The near direction of a rank is the one that reaches it first.
template <typename OrderOf>
void fillTwoDirections(const Problem &problem, Schedule &schedule, OrderOf &&orderOf) {
  int32_t p = problem.ranks;
  for (int32_t copy = 0; copy < 2; ++copy)
    for (int32_t stage = 0; stage < p / 2; ++stage)
      schedule.ranks[problem.placement.ownerOf(stage, copy)] = orderOf(Lanes{
          p / 2, stage, {stage, copy, 2}, {p - 1 - stage, 1 - copy, 2}, problem.microbatches / 2});
}

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_GENERATORS_LANES_H
