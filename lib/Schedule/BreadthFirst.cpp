//===- BreadthFirst.cpp - An order for any placement ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/BreadthFirst.h"

namespace pipeline::schedule {

Schedule breadthFirst(const Problem &problem) {
  Schedule schedule{"breadth-first", std::vector<std::vector<Action>>(problem.ranks)};
  auto run = [&](Kind kind, int32_t stage) {
    for (int32_t microbatch = 0; microbatch < problem.microbatches; ++microbatch)
      schedule.ranks[problem.rankOf(stage, microbatch)].push_back({kind, stage, microbatch});
  };
  for (int32_t stage = 0; stage < problem.stages(); ++stage)
    run(Kind::F, stage);
  for (int32_t stage = problem.stages(); stage-- > 0;)
    run(Kind::B, stage);
  return schedule;
}

} // namespace pipeline::schedule
