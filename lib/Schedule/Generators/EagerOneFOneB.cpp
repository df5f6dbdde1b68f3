//===- EagerOneFOneB.cpp - Schedule `eager-1f1b` ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// 1f1b that warms up twice as far: 2(p-1-s) forwards on stage s. The time
// without latency is the same; but where 1f1b waits for a message in each of
// its rounds, here one more forward is always at hand, so that latency is paid
// once on the way down and once on the way up. It costs up to 2(p-s) - 1
// microbatches in flight instead of p-s. (Fan et al., DAPPLE, arXiv 2007.01045,
// policy B)
//
// p = 3, v = 1, m = 6, F = 1, B = 2:
//
//     rank 0 | F0 F1 F2 F3 F4 .  .  B0 -- F5 B1 -- .  B2 -- .  B3 -- .  B4 -- .  B5 --
//     rank 1 | .  F0 F1 F2 .  B0 -- F3 B1 -- F4 B2 -- F5 B3 -- .  B4 -- .  B5 -- .  .
//     rank 2 | .  .  F0 B0 -- F1 B1 -- F2 B2 -- F3 B3 -- F4 B4 -- F5 B5 -- .  .  .  .
//
//===----------------------------------------------------------------------===//

#include "Alternation.h"
#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

Expected<Schedule> generateEagerOneFOneB(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireOneChunk(problem, "eager-1f1b"); !status)
    return Error{status.error()};
  return alternateFullBackwards(problem, "eager-1f1b", /*perStage=*/2);
}

} // namespace pipeline::schedule
