//===- Annealing.h - A search over the orders of all stages -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Simulated annealing: a random change of one stage's order is taken if it
// costs nothing, or little by the temperature, which falls. A change puts an
// action elsewhere in its stage's order or swaps two; most start on a critical
// path. The cost of an order is its largest span and a tenth of the mean of
// all spans, which leads over the plains where the largest stays the same.
//
// An order that repeats itself stays one: a change of the repeated part is
// made in each repetition, others go around it.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_ANNEALING_H
#define PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_ANNEALING_H

#include "Ticks.h"

#include <cstdint>
#include <vector>

namespace pipeline::schedule::zerobubble {

/// Counts the schedules that are evaluated.
struct Budget {
  int64_t allowed = 0;
  int64_t used = 0;

  int64_t left() const { return allowed - used; }
};

/// Where the orders of all stages repeat themselves: from a position of each
/// stage on, `times` times the same `actions` works.
struct Repetition {
  int32_t actions = 0;
  int32_t times = 0;
  std::vector<int32_t> begins; ///< by stage

  int32_t length() const { return actions * times; }
};

/// An order and its largest span.
struct Candidate {
  Order order;
  Ticks span = 0;
  /// Of length 0 in an order without a repeated part.
  Repetition repetition = {};
};

/// Anneals `start`, which must be lawful and executable, until its span meets
/// the goal or `evaluations` more schedules have been evaluated, or the budget
/// is used up. Gives the best order seen.
Candidate anneal(const Instance &instance, Candidate start, int64_t evaluations, uint64_t seed,
                 Budget &budget);

} // namespace pipeline::schedule::zerobubble

#endif // PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_ANNEALING_H
