//===- WeightVersions.h - Which weights a microbatch sees -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An asynchronous schedule updates the weights of a stage while microbatches
// are in flight. Which version each of them uses, in forward and backward
// alike, and how many versions a stage must keep follows from the rule of the
// updates alone; S9 makes sure that the order of the actions agrees.
//
// Version k of a stage is what k updates have made of it. Update k, from 0,
// stands right after the last backward (B, or W) of microbatch
// (k + 1) * interval - 1, changes version k into version k + 1, and takes the
// gradients of the microbatches of interval k, which is why backwards must
// ascend.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_WEIGHTVERSIONS_H
#define PIPELINE_SCHEDULE_WEIGHTVERSIONS_H

#include "pipeline/Schedule/Expected.h"
#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <algorithm>
#include <cstdint>

namespace pipeline::schedule {

class WeightVersions {
public:
  /// The rule for `problem`. Without updates on the way `interval` is not
  /// looked at; else it must be at least 1 and divide m, and every stage must
  /// have one owner.
  static Expected<WeightVersions> create(const Problem &problem, WeightUpdates updates,
                                         int32_t interval);

  /// By how many microbatches the version that one sees lags behind it, on
  /// `stage`.
  ///
  ///  * AtEnd: 0.
  ///  * Stashed: n-1-s on stage s of n, as 1f1b has n-1-s microbatches in flight
  ///    before the next forward.
  ///  * DoubleBuffered: the interval.
  int32_t lagOf(int32_t stage) const {
    switch (rule) {
    case WeightUpdates::AtEnd:
      return 0;
    case WeightUpdates::Stashed:
      return stages - 1 - stage;
    case WeightUpdates::DoubleBuffered:
      return interval;
    }
    return 0;
  }

  /// The version that the forward and the backward of `microbatch` use: in
  /// whole numbers, max(0, microbatch - lag) / interval. That is
  ///
  ///  * AtEnd: 0.
  ///  * Stashed with an interval of 1: w(t+1) = w(t) - lr * grad
  ///    f(w_0(t-n+1), ..., w_n-1(t)). (PipeDream, arXiv 1806.03377)
  ///  * DoubleBuffered: max(microbatch / interval - 1, 0) on every stage,
  ///    W(t+1) = W(t) - lr * grad f(W(t-1)). (PipeDream-2BW, arXiv 2006.09503)
  int32_t versionOf(int32_t stage, int32_t microbatch) const {
    return std::max(0, microbatch - lagOf(stage)) / interval;
  }

  /// The latest version as the backward of `microbatch` runs. The update that
  /// takes its gradient makes the next one.
  int32_t latestAtBackward(int32_t microbatch) const { return microbatch / interval; }

  /// By how many updates the weights of a gradient are older than those to
  /// which it is applied.
  int32_t stalenessOf(int32_t stage, int32_t microbatch) const {
    return latestAtBackward(microbatch) - versionOf(stage, microbatch);
  }

  /// Whether the weights of a stage are updated right after its backward of
  /// `microbatch`. Of an asynchronous schedule.
  bool isUpdateDueAfter(int32_t microbatch) const { return (microbatch + 1) % interval == 0; }

  /// How many updates every stage sees over all microbatches.
  int32_t updates() const { return microbatches / interval; }

  /// How many versions a stage keeps at most while all microbatches run. In a
  /// ring of so many, version k stands in slot k mod ringSize from the update
  /// that makes it until its last reader is done; with one, updates are in
  /// place.
  ///
  ///  * AtEnd: 1.
  ///  * Stashed: n - s on stage s of n with an interval of 1, in general
  ///    1 + ceil((n-1-s) / interval); no more than there are updates.
  ///  * DoubleBuffered: 2, or 1 where there is one update.
  int32_t ringSize(int32_t stage) const {
    // After the last update nobody reads an older version.
    return std::min(ringSizeOfStream(stage), updates());
  }

  /// The same where further microbatches follow without draining.
  int32_t ringSizeOfStream(int32_t stage) const {
    return 1 + (lagOf(stage) + interval - 1) / interval;
  }

  /// The slot of the version that `microbatch` uses.
  int32_t slotOf(int32_t stage, int32_t microbatch) const {
    return versionOf(stage, microbatch) % ringSize(stage);
  }

private:
  WeightVersions(WeightUpdates rule, int32_t stages, int32_t microbatches, int32_t interval)
      : rule(rule), stages(stages), microbatches(microbatches), interval(interval) {}

  WeightUpdates rule;
  int32_t stages;
  int32_t microbatches;
  int32_t interval;
};

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_WEIGHTVERSIONS_H
