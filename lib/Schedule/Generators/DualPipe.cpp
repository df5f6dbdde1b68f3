//===- DualPipe.cpp - Schedule `dualpipe` -----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two pipelines at once over the same ranks, one down and one up, so that every
// rank holds a stage of either: twice the parameters. In the steady state a
// rank pairs a forward of one direction with a backward of the other, which
// lets hardware hide the communication of one behind the work of the other. At
// the ends, where there is nothing to pair with, backwards are split and W
// fills the gaps. (DeepSeek-V3, arXiv 2412.19437, section 3.2.1; the eight
// steps of the order: DualPipeOrder.h)
//
// Even microbatches run down on the first copies, odd ones up on the second. A
// pair is written F, then B. What F makes then leaves before B is done, and the
// bubble on the first and last rank is, for W <= I <= F <= B,
//
//     (p/2-1) (F + B - 2W)
//
// The report's (p/2-1) (F&B + B - 3W) counts a pair as one piece of work, whose
// results come as it ends; with F&B = F + B that is (p/2-1) I more. Every rank
// has p + 1 microbatches in flight at most, and all have as many.
//
// Preconditions: two owners per stage; p even; m even, m >= 2p.
//
// p = 4, v = 1, m = 8, F = 1, I = 1, W = 1:
//
//     rank 0 | F0 F2 F4 F1 I1 W1 F3 F6 B3 -- F5 B0 -- B5 -- F7 .  B2 -- B7 -- I4 W4 I6 W6
//     rank 1 | .  F0 F1 F2 F3 F4 B1 -- F5 B0 -- F6 B3 -- F7 B2 -- B5 -- B4 -- I7 I6 W7 W6
//     rank 2 | .  F1 F0 F3 F2 F5 B0 -- F4 B1 -- F7 B2 -- F6 B3 -- B4 -- B5 -- I6 I7 W6 W7
//     rank 3 | F1 F3 F5 F0 I0 W0 F2 F7 B2 -- F4 B1 -- B4 -- F6 .  B3 -- B6 -- I5 W5 I7 W7
//
//===----------------------------------------------------------------------===//

#include "DualPipeOrder.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

static Status checkMicrobatches(int32_t p, int32_t m) {
  if (m / 2 < p)
    return Error{
        "dualpipe needs at least twice as many microbatches as ranks, but " + std::to_string(m) +
        " is less than 2 * " + std::to_string(p) +
        "; use microbatches=" + std::to_string(int64_t{2} * p) +
        (m % 2 == 0 && m >= 4 ? ", or ranks=" + std::to_string(m / 4 * 2) : std::string())};
  if (m % 2 != 0)
    return Error{"dualpipe needs an even number of microbatches, one half for each direction, "
                 "but microbatches is " +
                 std::to_string(m) + "; use microbatches=" + std::to_string(m - 1) + " or " +
                 std::to_string(int64_t{m} + 1)};
  return Status::success();
}

Expected<Schedule> generateDualPipe(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireTwoDirections(problem, "dualpipe"); !status)
    return Error{status.error()};
  if (Status status = checkMicrobatches(problem.ranks, problem.microbatches); !status)
    return Error{status.error()};

  Schedule schedule{"dualpipe", std::vector<std::vector<Action>>(problem.ranks)};
  fillTwoDirections(problem, schedule,
                    [](const Lanes &lanes) { return DualPipeOrder(lanes).write(); });
  return schedule;
}

} // namespace pipeline::schedule
