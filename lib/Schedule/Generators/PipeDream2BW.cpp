//===- PipeDream2BW.cpp - Schedule `pipedream-2bw` --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As pipedream, but gradients add up over an interval of microbatches before
// the weights change, and two versions suffice: microbatch i of interval
// b = i / interval uses version max(b - 1, 0) in forward and backward, so the
// weights are late by one update on every stage alike:
//
//     W(t+1) = W(t) - lr * grad f(W(t-1))
//
// Version b would not do, since the first forwards of interval b stand before
// the last backwards of interval b - 1. Where the interval has at least as
// many microbatches as there are ranks, they stand after all of interval b - 2:
// version b - 1 exists, and version b - 2 is needed no more. (Narayanan et al.,
// PipeDream-2BW, arXiv 2006.09503)
//
// Preconditions: one chunk per rank; interval >= p; m a multiple of the
// interval, which is m itself if not asked for otherwise: one update a step.
//
// p = 3, v = 1, m = 6, F = 1, B = 2:
//
//     rank 0 | F0 F1 F2 .  .  .  .  B0 -- F3 B1 -- F4 B2 -- F5 B3 -- .  B4 -- .  B5 --
//     rank 1 | .  F0 F1 .  .  B0 -- F2 B1 -- F3 B2 -- F4 B3 -- F5 B4 -- .  B5 -- .  .
//     rank 2 | .  .  F0 B0 -- F1 B1 -- F2 B2 -- F3 B3 -- F4 B4 -- F5 B5 -- .  .  .  .
//
//===----------------------------------------------------------------------===//

#include "Asynchronous.h"
#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

namespace {

std::string number(int64_t value) { return std::to_string(value); }

/// The interval nearest to `wanted` that works for p ranks and m >= p
/// microbatches; m itself does.
int32_t nearestInterval(int32_t p, int32_t m, int32_t wanted) {
  auto works = [&](int32_t interval) { return interval >= p && m % interval == 0; };
  int32_t start = std::min(wanted, m);
  for (int32_t distance = 0;; ++distance) {
    if (works(start + distance))
      return start + distance;
    if (distance < start && works(start - distance))
      return start - distance;
  }
}

/// `asked` is 0 where the interval is left to the schedule.
Status checkInterval(int32_t p, int32_t m, int32_t asked) {
  if (m < p)
    return Error{"pipedream-2bw needs at least as many microbatches as ranks, but " + number(m) +
                 " is less than " + number(p) + "; use microbatches=" + number(p) +
                 (asked == 0 ? "" : " and update-interval=" + number(p))};
  int32_t interval = asked == 0 ? m : asked;
  if (interval < p)
    return Error{"pipedream-2bw needs at least as many microbatches from one update to the next "
                 "as ranks, but an interval of " +
                 number(interval) + " is less than " + number(p) +
                 "; use update-interval=" + number(nearestInterval(p, m, interval))};
  if (int32_t rest = m % interval; rest != 0)
    return Error{"pipedream-2bw needs microbatches in whole intervals, but " + number(m) +
                 " are no multiple of " + number(interval) + "; use microbatches=" +
                 (m > interval ? number(m - rest) + " or " : std::string()) +
                 number(int64_t{m} - rest + interval) +
                 ", or update-interval=" + number(nearestInterval(p, m, interval))};
  return Status::success();
}

} // namespace

Expected<Schedule> generatePipeDream2BW(const Problem &problem, const GeneratorOptions &options) {
  if (Status status = requireOneChunk(problem, "pipedream-2bw"); !status)
    return Error{status.error()};
  int32_t m = problem.microbatches;
  if (Status status = checkInterval(problem.ranks, m, options.updateInterval); !status)
    return Error{status.error()};
  int32_t interval = options.updateInterval == 0 ? m : options.updateInterval;
  return asynchronousOneFOneB(problem, "pipedream-2bw", WeightUpdates::DoubleBuffered, interval);
}

} // namespace pipeline::schedule
