//===- GPipe.cpp - Schedule `gpipe` -----------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All forwards, then all backwards, microbatches ascending in both: the
// simplest pipeline, which keeps every microbatch in flight. (Huang et al.,
// arXiv 1811.06965, section 2.3)
//
// p = 4, v = 1, m = 4, F = 1, B = 2:
//
//     rank 0 | F0 F1 F2 F3 .  .  .  .  .  .  .  .  .  B0 -- B1 -- B2 -- B3 --
//     rank 1 | .  F0 F1 F2 F3 .  .  .  .  .  .  B0 -- B1 -- B2 -- B3 -- .  .
//     rank 2 | .  .  F0 F1 F2 F3 .  .  .  B0 -- B1 -- B2 -- B3 -- .  .  .  .
//     rank 3 | .  .  .  F0 F1 F2 F3 B0 -- B1 -- B2 -- B3 -- .  .  .  .  .  .
//
//===----------------------------------------------------------------------===//

#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

Expected<Schedule> generateGPipe(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireOneChunk(problem, "gpipe"); !status)
    return Error{status.error()};

  Schedule schedule{"gpipe", std::vector<std::vector<Action>>(problem.ranks)};
  for (int32_t stage = 0; stage < problem.ranks; ++stage) {
    std::vector<Action> &actions = schedule.ranks[problem.placement.ownerOf(stage)];
    actions.reserve(2 * static_cast<size_t>(problem.microbatches));
    for (Kind kind : {Kind::F, Kind::B})
      for (int32_t microbatch = 0; microbatch < problem.microbatches; ++microbatch)
        actions.push_back({kind, stage, microbatch});
  }
  return schedule;
}

} // namespace pipeline::schedule
