//===- Heuristic.h - Orders to start a search from --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_HEURISTIC_H
#define PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_HEURISTIC_H

#include "Ticks.h"

#include <optional>
#include <vector>

namespace pipeline::schedule::zerobubble {

/// The choices that the published heuristic leaves open; all are tried.
struct HeuristicFlags {
  /// Whether a rank warms up with the forward that would delay its first
  /// backward.
  bool delayFirstBackward;
  /// Whether a rank leaves out a forward when it is further ahead of the next
  /// rank than it need be.
  bool holdBackForwards;
  /// Whether a gap that is too short for W is filled with W although it does
  /// not make the largest sum of gaps any larger.
  bool fillSmallGaps;
};

/// The heuristic of Zero Bubble (arXiv 2401.10241, section 3.1): forwards and
/// backwards alternate, and W goes where a gap or the memory asks for it.
/// Nothing where the flags lead beyond a limit of memory.
std::optional<Order> heuristicOrder(const TickProblem &problem, HeuristicFlags flags);

/// 1f1b with I and W split: valid under every limit, with as many forwards
/// before the first backward as the distance from the last rank and the limits
/// allow. W comes right after its I or, to delay it as zb-h1 does, as many
/// backwards later as the stage's number, but earlier where memory asks for it.
Order oneFOneBOrder(const TickProblem &problem, bool delayWeights);

/// All of these, without repetition and each lawful on every stage.
std::vector<Order> startingOrders(const TickProblem &problem);

} // namespace pipeline::schedule::zerobubble

#endif // PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_HEURISTIC_H
