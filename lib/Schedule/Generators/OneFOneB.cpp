//===- OneFOneB.cpp - Schedule `1f1b` ---------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rank warms up with as many forwards as there are stages after its own,
// then alternates one forward and one backward, then drains: gpipe's time,
// with at most p - s microbatches in flight on stage s. (Harlap et al.,
// PipeDream, arXiv 1806.03377, with a flush after every batch)
//
// p = 4, v = 1, m = 4, F = 1, B = 2:
//
//     rank 0 | F0 F1 F2 F3 .  .  .  .  .  .  B0 -- .  B1 -- .  B2 -- .  B3 --
//     rank 1 | .  F0 F1 F2 .  .  .  .  B0 -- F3 B1 -- .  B2 -- .  B3 -- .  .
//     rank 2 | .  .  F0 F1 .  .  B0 -- F2 B1 -- F3 B2 -- .  B3 -- .  .  .  .
//     rank 3 | .  .  .  F0 B0 -- F1 B1 -- F2 B2 -- F3 B3 -- .  .  .  .  .  .
//
// p = 3, v = 1, m = 6, F = 1, B = 2:
//
//     rank 0 | F0 F1 F2 .  .  .  .  B0 -- F3 B1 -- F4 B2 -- F5 B3 -- .  B4 -- .  B5 --
//     rank 1 | .  F0 F1 .  .  B0 -- F2 B1 -- F3 B2 -- F4 B3 -- F5 B4 -- .  B5 -- .  .
//     rank 2 | .  .  F0 B0 -- F1 B1 -- F2 B2 -- F3 B3 -- F4 B4 -- F5 B5 -- .  .  .  .
//
//===----------------------------------------------------------------------===//

#include "Alternation.h"
#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

Expected<Schedule> generateOneFOneB(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireOneChunk(problem, "1f1b"); !status)
    return Error{status.error()};
  return alternateFullBackwards(problem, "1f1b", /*perStage=*/1);
}

} // namespace pipeline::schedule
