//===- None.cpp - Schedule `none` -------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One rank, no pipeline: each microbatch goes forward through all stages and
// backward again before the next one starts. What every other schedule is
// compared with, bit for bit.
//
// p = 1, v = 1, m = 4, F = 1, B = 2:
//
//     rank 0 | F0 B0 -- F1 B1 -- F2 B2 -- F3 B3 --
//
//===----------------------------------------------------------------------===//

#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

Expected<Schedule> generateNone(const Problem &problem, const GeneratorOptions &) {
  if (problem.ranks != 1)
    return Error{"none runs on 1 rank, but ranks is " + std::to_string(problem.ranks) +
                 "; use ranks=1, or a schedule with a pipeline, such as 1f1b"};

  if (Status status = requireOneCopy(problem, "none"); !status)
    return Error{status.error()};

  std::vector<Action> actions;
  actions.reserve(2 * static_cast<size_t>(problem.chunks) * problem.microbatches);
  for (int32_t microbatch = 0; microbatch < problem.microbatches; ++microbatch) {
    for (int32_t stage = 0; stage < problem.chunks; ++stage)
      actions.push_back({Kind::F, stage, microbatch});
    for (int32_t stage = problem.chunks - 1; stage >= 0; --stage)
      actions.push_back({Kind::B, stage, microbatch});
  }
  return Schedule{"none", {std::move(actions)}};
}

} // namespace pipeline::schedule
