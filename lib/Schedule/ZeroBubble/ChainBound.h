//===- ChainBound.h - Bounds for one chunk per rank -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bounds from below on the spans of a pipeline with one stage per rank, in
// which every stage needs the one before it and gives its gradient back.
//
// Here F, I and W are the times of a stage, M_B is what F leaves in memory and
// M_W what of it I leaves, L is the limit of the rank, k = floor(L / M_B), at
// most m. R is the return time, from the end of a forward to the start of its
// backward: F, I and two latencies of each later stage.
//
// None of the arguments asks in which order a stage takes the microbatches:
// they are alike, so the n-th F that starts can be called that of microbatch n,
// and the n-th I and W likewise, without breaking what they wait for.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_CHAINBOUND_H
#define PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_CHAINBOUND_H

#include <cstdint>
#include <optional>
#include <vector>

namespace pipeline::schedule::zerobubble {

/// One stage, with a full backward as I and no W where I and W are not split.
struct ChainStage {
  double forward;
  double backwardInput;
  double backwardWeight;
  double latency; ///< to the next stage, and back; 0 on the last
  int64_t activation;
  int64_t weightGradient;
  std::optional<int64_t> limit;
};

struct ChainBounds {
  /// Of every stage's span: m(F + I + W) + max(0, R - (k-1) F) +
  /// max(0, R - (k-1) rho), where rho = max(I + W, W M_B / M_W). Idle before
  /// the first backward, when no more than k forwards fit, and after the last
  /// forward, when only what is resident is left to do. Where m <= k the last
  /// term is void, since both could be the same time. (arXiv 2401.10241 for
  /// equal stages)
  std::vector<double> spans;
  /// At least these, and what the stage's order in time and its memory say.
  std::vector<double> tightSpans;
  /// Of the largest span: at least these, and what pairs of stages say. For
  /// i <= j, the span of i is at least F, I and two latencies from i to j - 1,
  /// the shortest time from the first F to the last I of j, and W of i.
  double tightSpan = 0;
  double tightMakespan = 0;
};

ChainBounds boundChain(const std::vector<ChainStage> &stages, int32_t microbatches);

} // namespace pipeline::schedule::zerobubble

#endif // PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_CHAINBOUND_H
