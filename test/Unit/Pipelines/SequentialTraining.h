//===- SequentialTraining.h - Training by formulas alone --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reference that asynchronous schedules are held to. It goes through the
// microbatches one after the other and through the nodes of each in the order of
// the graph. It keeps every version of every parameter there ever was; which of
// them a stage uses for a microbatch is a formula that it is given. It knows of no
// ranks, schedules, programs, pools or messages.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_PIPELINES_SEQUENTIALTRAINING_H
#define PIPELINE_TEST_UNIT_PIPELINES_SEQUENTIALTRAINING_H

#include "StageGraph.h"
#include "TrainingRecord.h"

#include <cstdint>
#include <functional>

namespace pipeline::test {

/// When weights change, and which of them a microbatch uses.
struct UpdateRule {
  /// An update comes after every so many microbatches, and takes the mean of their
  /// gradients.
  std::int64_t interval;
  /// How many updates the weights have seen that `stage` uses for the forward and
  /// the backward of `microbatch`; both from 0, the microbatch in the whole run.
  std::function<std::int64_t(std::int64_t stage, std::int64_t microbatch)> versionOf;
};

/// What a synchronous schedule does with `microbatches` in a step.
UpdateRule synchronousRule(std::int64_t microbatches);

/// PipeDream with weight stashing (arXiv 1806.03377, section 3.3), of n stages:
///
///     w(t+1) = w(t) - lr * grad f(w_1(t-n+1), w_2(t-n+2), ..., w_n(t))
///
/// where f is the loss of microbatch t, and w_s(t) = w_s(0) for t < 0.
UpdateRule pipeDreamRule(std::int64_t stages);

/// PipeDream-2BW (arXiv 2006.09503, section 3.1) with m microbatches to an update:
/// microbatch k, from 1, uses version max(floor((k-1)/m) - 1, 0) on every stage, so
///
///     W(t+1) = W(t) - lr * grad f(W(t-1))
UpdateRule pipeDream2BWRule(std::int64_t microbatches);

/// Trains `graph` by `rule`.
TrainingRecord trainInSequence(const StageGraph &graph, const UpdateRule &rule,
                               const TrainingOptions &options);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_PIPELINES_SEQUENTIALTRAINING_H
