//===- ChainBound.cpp - Bounds for one chunk per rank -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainBound.h"

#include <algorithm>
#include <limits>

namespace pipeline::schedule::zerobubble {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The bounds of one stage.
class StageBounds {
public:
  StageBounds(const ChainStage &stage, double returnTime, int32_t microbatches)
      : stage(stage), m(microbatches), k(microbatches), f(stage.forward), i(stage.backwardInput),
        w(stage.backwardWeight), back(returnTime) {
    if (stage.limit && stage.activation > 0)
      k = std::min<int64_t>(m, *stage.limit / stage.activation);
  }

  double busy() const { return static_cast<double>(m) * (f + i + w); }

  double span() const {
    double span = busy() + std::max(0.0, back - static_cast<double>(k - 1) * f);
    if (k < m)
      span += std::max(0.0, back - residentWork());
    return span;
  }

  /// The k-th F after the n-th can't start before the n-th microbatch has left
  /// the memory, since k hold all of it; and likewise for those that hold only
  /// what I leaves.
  double turnover() const {
    double span = turnoverOf(k, f + back + i);
    if (stage.limit && stage.weightGradient > 0)
      span = std::max(span, turnoverOf(std::min<int64_t>(m, *stage.limit / stage.weightGradient),
                                       f + back + i + w));
    return span;
  }

  /// Memory times time: what the microbatches take for at least as long as they
  /// must, against what the limit gives. At the beginning less can be used,
  /// since forwards take their time and the first backward ends no earlier than
  /// F + R + I; at the end less, since what is held has its work before it.
  double area() const {
    if (!stage.limit || *stage.limit <= 0 || k >= m)
      return 0;
    double limit = static_cast<double>(*stage.limit);
    double activation = static_cast<double>(stage.activation);
    double left = static_cast<double>(stage.weightGradient);
    double count = static_cast<double>(k);
    double needed = static_cast<double>(m) * (activation * (f + back + i) + left * w);

    double firstEnd = std::max(count * f, f + back + i);
    double before = count * f * (limit - activation * (count + 1) / 2) +
                    (firstEnd - count * f) * (limit - count * activation);
    double rate = perWork(activation, i + w);
    if (left > 0)
      rate = std::max(rate, perWork(left, w));
    double lastBegin = rate < infinity && rate > 0 ? (limit - activation) / rate : 0;
    double after = (limit - activation) * lastBegin / 2;

    // The two can't be the same time in a span that is long enough for both.
    double either = (needed + std::max(before, after)) / limit;
    return either < firstEnd + lastBegin ? either : (needed + before + after) / limit;
  }

  /// From the start of the first F to the end of the last I.
  double window() const {
    double least = infinity;
    // By the Is that come before the last F.
    for (int64_t backwards = m - k; backwards < m; ++backwards)
      least = std::min(least, windowWith(backwards));
    return least;
  }

private:
  static double perWork(double amount, double time) { return time > 0 ? amount / time : infinity; }

  /// What can be run between the last F and its I: Is and Ws of what fits
  /// beside the microbatch of the F.
  double residentWork() const {
    double most = static_cast<double>(k - 1) * (i + w);
    // Ws that take no memory can be saved up without limit.
    if (stage.weightGradient == 0)
      return w > 0 ? infinity : most;
    most = std::max(most, static_cast<double>(k - 1) * w * static_cast<double>(stage.activation) /
                              static_cast<double>(stage.weightGradient));
    // A limit between two multiples of M_B leaves room for Ws.
    int64_t room = *stage.limit - stage.activation;
    for (int64_t whole = 0; whole < k; ++whole) {
      int64_t parts = (room - whole * stage.activation) / stage.weightGradient;
      most = std::max(most, static_cast<double>(whole) * (i + w) +
                                static_cast<double>(std::min(parts, m - 1 - whole)) * w);
    }
    return most;
  }

  double turnoverOf(int64_t slots, double held) const {
    int64_t rounds = (m - 1) / slots, rest = (m - 1) % slots;
    return static_cast<double>(rounds) * std::max(held, static_cast<double>(slots) * f) +
           static_cast<double>(rest) * f + f + back + i + w;
  }

  double windowWith(int64_t backwards) const {
    double forwards = static_cast<double>(m) * f;
    double rest = static_cast<double>(m - 1 - backwards) * i;
    if (backwards == 0)
      return std::max(forwards + std::max(back, rest) + i,
                      std::max(forwards, f + back) + static_cast<double>(m) * i);
    // What the last F finds in memory: Ws that must have made room for it.
    double weights = 0;
    if (stage.limit && stage.weightGradient > 0) {
      int64_t room = *stage.limit - (m - backwards) * stage.activation;
      weights = static_cast<double>(std::max<int64_t>(0, backwards - room / stage.weightGradient));
    }
    double idle = std::max(0.0, back - static_cast<double>(std::min(k, m - 1) - 1) * f);
    return forwards + static_cast<double>(backwards) * i + weights * w + idle +
           std::max(back, rest) + i;
  }

  const ChainStage &stage;
  int64_t m;
  int64_t k;
  double f, i, w;
  double back;
};

} // namespace

ChainBounds boundChain(const std::vector<ChainStage> &stages, int32_t microbatches) {
  size_t count = stages.size();
  std::vector<double> returns(count, 0);
  for (size_t stage = count - 1; stage-- > 0;) {
    const ChainStage &next = stages[stage + 1];
    returns[stage] =
        returns[stage + 1] + next.forward + next.backwardInput + 2 * stages[stage].latency;
  }

  ChainBounds bounds;
  // The time before the first F of this stage. For a stage `earlier` up to
  // this one, the longest of these: from the first F of `earlier` to that of
  // this one, and from the last I of this one to the last W of `earlier`
  // (around); the latter alone (behind).
  double head = 0;
  double around = 0;
  double behind = 0;
  for (size_t stage = 0; stage < count; ++stage) {
    const ChainStage &own = stages[stage];
    StageBounds of(own, returns[stage], microbatches);
    around = std::max(around, own.backwardWeight);
    behind = std::max(behind, own.backwardWeight);
    double span = of.span();
    double window = of.window();
    double tight = std::max({span, of.turnover(), of.area(), window + own.backwardWeight});
    bounds.spans.push_back(span);
    bounds.tightSpans.push_back(tight);
    bounds.tightSpan = std::max({bounds.tightSpan, tight, window + around});
    bounds.tightMakespan = std::max({bounds.tightMakespan, head + tight, head + window + behind});
    head += own.forward + own.latency;
    around += own.forward + own.backwardInput + 2 * own.latency;
    behind += own.backwardInput + own.latency;
  }
  return bounds;
}

} // namespace pipeline::schedule::zerobubble
