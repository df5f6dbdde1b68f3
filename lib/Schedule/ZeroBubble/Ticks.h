//===- Ticks.h - A one-chunk problem in whole numbers -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the search for zero-bubble orders works on: one stage per rank, in the
// order of dataflow, and times in ticks, which are whole numbers. Sums of whole
// numbers don't depend on their order or on the machine, so neither does what
// the search finds.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_TICKS_H
#define PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_TICKS_H

#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace pipeline::schedule::zerobubble {

using Ticks = int64_t;

/// F, I and W as indices of tables.
enum Work : uint8_t { Forward, BackwardInput, BackwardWeight };
constexpr int32_t numWorks = 3;

/// A problem with one chunk per rank, by stage.
struct TickProblem {
  int32_t stages = 0;
  int32_t microbatches = 0;
  std::vector<std::array<Ticks, numWorks>> costs;
  /// From a stage to the next, in both directions; one less than stages.
  std::vector<Ticks> latencies;
  /// By how much each work changes what the stage's rank holds.
  std::vector<std::array<int64_t, numWorks>> memoryChanges;
  /// What the stage's rank may hold; the largest number where there is no limit.
  std::vector<int64_t> limits;
  /// Ticks per unit of time, a power of two.
  double scale = 1;

  /// The problem must have one chunk per rank, one owner per stage.
  static TickProblem from(const Problem &problem);

  /// Actions of a stage: 3m.
  int32_t actions() const { return numWorks * microbatches; }
  /// Of all actions of a stage.
  Ticks busy(int32_t stage) const;
  /// The start of the first action of a stage, which is F of microbatch 0 in
  /// every order.
  Ticks head(int32_t stage) const;
  /// The most microbatches of `count` of which a stage may hold all that F
  /// leaves.
  int32_t mostInFlight(int32_t stage, int32_t count) const;
};

/// What no order can beat.
struct Goal {
  Ticks span = 0;       ///< the largest span, and a little for rounding
  Ticks sumOfSpans = 0; ///< of all stages
};

/// A problem and what its bound says.
struct Instance {
  TickProblem problem;
  Goal goal;
  double boundSpan = 0; ///< in the unit of time of the problem it comes from

  /// `problem` with another number of microbatches.
  static Instance of(const Problem &problem, int32_t microbatches);
};

/// What every stage does, stage by stage, `actions` works each. Each work runs
/// its microbatches in ascending order, so their numbers follow.
struct Order {
  int32_t stages = 0;
  int32_t actions = 0;
  std::vector<Work> works;

  Order() = default;
  Order(int32_t stages, int32_t actions)
      : stages(stages), actions(actions), works(static_cast<size_t>(stages) * actions) {}

  Work *of(int32_t stage) { return works.data() + static_cast<size_t>(stage) * actions; }
  const Work *of(int32_t stage) const {
    return works.data() + static_cast<size_t>(stage) * actions;
  }

  friend bool operator==(const Order &, const Order &) = default;
};

/// Whether a stage has every work m times, F before I before W of every
/// microbatch, and what its rank holds stays within the limit.
bool isLawful(const TickProblem &problem, int32_t stage, const Work *works);

/// `order` as a schedule of `problem`.
Schedule toSchedule(const Problem &problem, const Order &order, std::string_view name);

} // namespace pipeline::schedule::zerobubble

#endif // PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_TICKS_H
