//===- Chimera.cpp - Schedule `chimera` -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two pipelines in opposite directions over the same ranks, each 1f1b for one
// half of the microbatches: where one leaves a rank idle, the other has work.
// Half of 1f1b's bubble for twice the parameters. (Li and Hoefler, Chimera,
// arXiv 2107.06925, section 3)
//
// A unit has p microbatches. Stage s of a direction runs the k-th of its p/2 in
// slots s + 2k (F) and 2p-1-s + 2k (B), where F and B take one each; the slots
// of the two directions differ in parity on every rank, so they never meet.
// Even microbatches run down, odd ones up. More microbatches are more units, 2p
// slots apart: the first forwards of one fill the gaps in the last backwards of
// the unit before (the paper's direct concatenation). It takes
//
//     m(F + B) + (p/2-1) (F + B + (2m/p - 1) |B - F|)
//
// which at F = B is 2m + p - 2 slots and a bubble of (p-2)/(2m+p-2), the paper's.
// Where B is longer every further unit costs two more waits. At most
// p/2 + 1 + d microbatches are in flight on the ranks at distance d from the
// ends: p/2 + 1 on the first and last, p in the middle.
//
// Preconditions: two owners per stage; p even; m a multiple of p.
//
// p = 4, v = 1, m = 8, F = 1, B = 1:
//
//     rank 0 | F0 F2 .  F1 B1 F3 B3 B0 F4 B2 F6 F5 B5 F7 B7 B4 .  B6
//     rank 1 | .  F0 F1 F2 F3 B1 B0 B3 B2 F4 F5 F6 F7 B5 B4 B7 B6 .
//     rank 2 | .  F1 F0 F3 F2 B0 B1 B2 B3 F5 F4 F7 F6 B4 B5 B6 B7 .
//     rank 3 | F1 F3 .  F0 B0 F2 B2 B1 F5 B3 F7 F4 B4 F6 B6 B5 .  B7
//
// p = 4, v = 1, m = 4, F = 1, B = 2:
//
//     rank 0 | F0 F2 .  F1 B1 -- F3 B3 -- .  B0 -- .  .  B2 --
//     rank 1 | .  F0 F1 F2 F3 .  B1 -- B0 -- B3 -- B2 -- .  .
//     rank 2 | .  F1 F0 F3 F2 .  B0 -- B1 -- B2 -- B3 -- .  .
//     rank 3 | F1 F3 .  F0 B0 -- F2 B2 -- .  B1 -- .  .  B3 --
//
//===----------------------------------------------------------------------===//

#include "Lanes.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

namespace {

/// Writes the list of one rank, in the order of its time slots. They are two
/// streams that alternate, since their parities differ:
///
///  * d + 2n: a unit's forwards of the near lane, then its backwards of the far
///    one, then the next unit;
///  * 2H-1-d + 2n: forwards of the far lane, then backwards of the near one.
class ChimeraOrder {
public:
  explicit ChimeraOrder(const Lanes &lanes) : lanes(lanes) {}

  std::vector<Action> write() {
    int32_t slots = 2 * lanes.count;
    // What the first stream does before the second begins.
    int32_t lead = lanes.depth - lanes.distance;
    actions.reserve(2 * static_cast<size_t>(slots));
    for (int32_t slot = 0; slot < slots + lead; ++slot) {
      if (slot >= lead)
        emit(lanes.far, lanes.near, slot - lead);
      if (slot < slots)
        emit(lanes.near, lanes.far, slot);
    }
    return std::move(actions);
  }

private:
  /// The action in the n-th slot of a stream.
  void emit(const Lane &forwards, const Lane &backwards, int32_t n) {
    int32_t unit = n / (2 * lanes.depth);
    int32_t k = unit * lanes.depth + n % lanes.depth;
    bool isForward = n % (2 * lanes.depth) < lanes.depth;
    actions.push_back(isForward ? forwards.action(Kind::F, k) : backwards.action(Kind::B, k));
  }

  const Lanes &lanes;
  std::vector<Action> actions;
};

Status checkMicrobatches(int32_t p, int32_t m) {
  int32_t rest = m % p;
  if (rest == 0)
    return Status::success();
  return Error{
      "chimera runs units of one microbatch per rank, but " + std::to_string(m) +
      " microbatches are no multiple of " + std::to_string(p) +
      " ranks; use microbatches=" + (m > p ? std::to_string(m - rest) + " or " : std::string()) +
      std::to_string(int64_t{m} - rest + p)};
}

} // namespace

Expected<Schedule> generateChimera(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireTwoDirections(problem, "chimera"); !status)
    return Error{status.error()};
  if (Status status = checkMicrobatches(problem.ranks, problem.microbatches); !status)
    return Error{status.error()};

  Schedule schedule{"chimera", std::vector<std::vector<Action>>(problem.ranks)};
  fillTwoDirections(problem, schedule,
                    [](const Lanes &lanes) { return ChimeraOrder(lanes).write(); });
  return schedule;
}

} // namespace pipeline::schedule
