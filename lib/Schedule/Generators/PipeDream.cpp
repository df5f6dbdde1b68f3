//===- PipeDream.cpp - Schedule `pipedream` ---------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// 1f1b that never drains: a stage updates its weights after every backward and
// goes on. There is no bubble but that of the first and the last microbatches
// of a run, however many microbatches one counts as a step; the price is
// staleness. A forward takes the latest weights of its stage and its backward
// the same ones, so that its gradient is one of a model that existed: stage s
// of n keeps n - s versions. With all of them,
//
//     w(t+1) = w(t) - lr * grad f(w_0(t-n+1), w_1(t-n+2), ..., w_n-1(t))
//
// where w_s(t) is version t of stage s, version 0 for t < 0: microbatch i finds
// version max(0, i - (n-1-s)) on stage s. (Harlap et al., PipeDream, arXiv
// 1806.03377)
//
// Preconditions: one chunk per rank.
//
// p = 4, v = 1, m = 5, F = 1, B = 2:
//
//     rank 0 | F0 F1 F2 F3 .  .  .  .  .  .  B0 -- F4 B1 -- .  B2 -- .  B3 -- .  B4 --
//     rank 1 | .  F0 F1 F2 .  .  .  .  B0 -- F3 B1 -- F4 B2 -- .  B3 -- .  B4 -- .  .
//     rank 2 | .  .  F0 F1 .  .  B0 -- F2 B1 -- F3 B2 -- F4 B3 -- .  B4 -- .  .  .  .
//     rank 3 | .  .  .  F0 B0 -- F1 B1 -- F2 B2 -- F3 B3 -- F4 B4 -- .  .  .  .  .  .
//
//===----------------------------------------------------------------------===//

#include "Asynchronous.h"
#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

Expected<Schedule> generatePipeDream(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireOneChunk(problem, "pipedream"); !status)
    return Error{status.error()};
  return asynchronousOneFOneB(problem, "pipedream", WeightUpdates::Stashed, 1);
}

} // namespace pipeline::schedule
