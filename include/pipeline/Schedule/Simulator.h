//===- Simulator.h - When each action runs ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each rank runs its actions in order. An action starts when the rank is free
// and what it needs has arrived: the end of the producer, plus the latency if
// that is on another rank. Time is in the unit of the problem's costs and
// starts at 0.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_SIMULATOR_H
#define PIPELINE_SCHEDULE_SIMULATOR_H

#include "pipeline/Schedule/Dataflow.h"
#include "pipeline/Schedule/Expected.h"
#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <cstdint>
#include <vector>

namespace pipeline::schedule {

/// How messages are sent.
enum class SendMode {
  /// A transfer occupies no rank.
  Async,
  /// Sender and receiver meet: between two actions, a rank offers what it has
  /// made and takes what it is offered, and goes on when all of that is over
  /// and it has what its next action needs. A transfer starts when both of its
  /// ranks are between two actions, and occupies both. That is the best that
  /// programs can do whose sends block; nobody waits for ever.
  Blocking,
};

/// The times of one rank.
struct RankTimes {
  double busy = 0;       ///< sum of its actions
  double start = 0;      ///< of its first action
  double end = 0;        ///< of its last action
  double idleInSpan = 0; ///< span minus busy
  int32_t peakInFlight = 0;

  double span() const { return end - start; }
};

/// What no schedule of the problem can beat; see lowerBound.
struct LowerBound {
  double makespan = 0;
  double span = 0; ///< of the largest span
  /// The same by all arguments that are known; at least the two above.
  double tightMakespan = 0;
  double tightSpan = 0;
  /// Of every rank's own span.
  std::vector<double> rankSpans;
};

struct Simulation {
  /// Of every action, by rank and position.
  std::vector<std::vector<double>> starts;
  std::vector<std::vector<double>> ends;
  std::vector<RankTimes> ranks;

  double makespan = 0; ///< from 0 to the last end
  double largestSpan = 0;
  /// The idle share of all ranks over the makespan: 1 - busy / (p makespan).
  double bubbleMakespan = 0;
  /// The idle share of the rank with the largest span, over that span.
  double bubbleSpan = 0;

  int64_t messages = 0;      ///< values that went to another rank
  int64_t localHandoffs = 0; ///< values that went to another stage of the same rank
  LowerBound lowerBound;
};

/// Simulates `schedule`. Fails with the first violations where it breaks S1 to
/// S4. Takes time linear in the number of actions; with blocking sends times
/// the logarithm of the number of ranks.
Expected<Simulation> simulate(const Problem &problem, const Schedule &schedule,
                              const Dataflow &dataflow, SendMode mode = SendMode::Async);

/// Bounds from below what any schedule can reach, with full backwards if
/// `fusedBackward`, else with I and W.
///
/// For every rank, its span is at least its busy time, and the makespan is at
/// least the time before it can start, its span, and what must follow its last
/// action. With one chunk per rank and the chain in the dataflow, its span
/// is at least
///
///     m(F + I + W) + max(0, R - (k-1) F) + max(0, R - (k-1) rho)
///
/// for k < m, where k is how many microbatches its limit holds (its bytes
/// divided by M_B), R the time from the end of a forward to the start of its
/// backward (F, I and two latencies of each later stage), and rho =
/// max(I + W, W M_B / M_W) the most work that a microbatch's worth of memory
/// holds. For k >= m the last term is void and m stands for k. For fused
/// backwards B stands for I and for rho, and W is 0. (arXiv 2401.10241 for equal
/// stages; M_B and M_W as in StageMemory)
///
/// `makespan` and `span` are these. `tightMakespan` and `tightSpan` also know
/// that two ranks wait for each other, in which order a rank must do its work,
/// and that memory held too long is missing elsewhere. Linear in p and m.
LowerBound lowerBound(const Problem &problem, const Dataflow &dataflow, bool fusedBackward);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_SIMULATOR_H
