//===- WeightFiller.h - Weight gradients where a rank is idle ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a schedule with split backwards decides first is the order of its
// forwards and input gradients, its backbone: that order says what ranks wait
// for. Nobody waits for a weight gradient, so these go where a rank is idle, or
// where its memory must be freed, which depends on the times of the problem.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_GENERATORS_WEIGHTFILLER_H
#define PIPELINE_LIB_SCHEDULE_GENERATORS_WEIGHTFILLER_H

#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace pipeline::schedule {

/// The places of W's in a round, of every rank: how many are run before its k-th
/// action, and at last after all of them; together as many as it has stages.
using WeightPlaces = std::vector<std::vector<int32_t>>;

/// The forwards and input gradients of every rank, in order.
///
/// A backbone has a head, rounds, and a tail. In a round a rank runs F and I
/// once on each of its stages, and each round is the one before it with the
/// next microbatch. Rounds stand at a consistent cut: what ranks do before
/// their k-th round needs nothing from any rank's k-th round or later. So one
/// more microbatch is one more round, and a tail that can be run after one
/// round can be run after the next.
struct Backbone {
  std::vector<std::vector<Action>> ranks;
  int32_t rounds = 0;
  /// Where the rounds of every rank begin.
  std::vector<size_t> loopBegins;
  /// Places that suit every round; where times lead to better ones, those are
  /// taken.
  WeightPlaces weightPlaces;
};

/// Makes the schedule `name` of backbones: `makeBackbone` gives that of a
/// problem for any number of microbatches. No rank holds more than `limit`
/// pairs of a stage and a microbatch, which the backbone without W's may not
/// exceed either.
///
/// W's go in the order of their I's. A rank runs one before a forward for which
/// it has no memory left. Where it is idle, times decide: it runs one where it
/// would be idle for at least as long as that takes; also where it would be idle
/// at all before an input gradient of the first few stages, since nobody waits
/// for that of the first. How many stages are taken as such is tried out.
///
/// In the rounds W's have fixed places, so that each is like the one before: the
/// better of those that the backbone names, and those which times lead to.
///
/// This is done for `microbatchesBeforeRounds` and some rounds, or fewer where
/// there are no more microbatches; longer schedules repeat the last round. So
/// their programs have a size that does not depend on m.
///
/// Takes time linear in the number of actions, and, for what is not repeated,
/// in the logarithm of p.
Schedule fillWeights(std::string name, const Problem &problem, int32_t limit,
                     int32_t microbatchesBeforeRounds,
                     const std::function<Backbone(const Problem &)> &makeBackbone);

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_GENERATORS_WEIGHTFILLER_H
