//===- LoopedBfs.cpp - Schedule `looped-bfs` --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// gpipe over v chunks per rank: all forwards of the first chunk, of the
// second, and so on; then all backwards of the last chunk, of the one before
// it, and so on, microbatches ascending throughout. The bubble is v times
// smaller than gpipe's, but every microbatch stays in flight. Its merit is that
// a rank is done with the parameters of a chunk all at once: where they are
// sharded, they are gathered and their gradients are reduced once per chunk and
// pass. With one chunk it is gpipe. (Lamy-Poirier, Breadth-First Pipeline
// Parallelism, arXiv 2211.05953)
//
// Precondition: stages dealt in a loop. With m < p a microbatch comes round
// later than the rank is ready for it, and the bubble grows by (v-1)(p-m)(F+B)
// of a chunk.
//
// p = 3, v = 2, m = 4, F = 1, B = 1:
//
//     rank 0 | 0F0 0F1 0F2 0F3 3F0 3F1 3F2 3F3 .   .   .   .   3B0 3B1 3B2 3B3 0B0 0B1 0B2 0B3
//     rank 1 | .   1F0 1F1 1F2 1F3 4F0 4F1 4F2 4F3 .   .   4B0 4B1 4B2 4B3 1B0 1B1 1B2 1B3 .
//     rank 2 | .   .   2F0 2F1 2F2 2F3 5F0 5F1 5F2 5F3 5B0 5B1 5B2 5B3 2B0 2B1 2B2 2B3 .   .
//
//===----------------------------------------------------------------------===//

#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

Expected<Schedule> generateLoopedBfs(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireLoop(problem, "looped-bfs"); !status)
    return Error{status.error()};

  Schedule schedule{"looped-bfs", std::vector<std::vector<Action>>(problem.ranks)};
  for (std::vector<Action> &actions : schedule.ranks)
    actions.reserve(2 * static_cast<size_t>(problem.chunks) * problem.microbatches);
  auto runAll = [&](Kind kind, int32_t stage) {
    std::vector<Action> &actions = schedule.ranks[problem.placement.ownerOf(stage)];
    for (int32_t microbatch = 0; microbatch < problem.microbatches; ++microbatch)
      actions.push_back({kind, stage, microbatch});
  };
  for (int32_t stage = 0; stage < problem.stages(); ++stage)
    runAll(Kind::F, stage);
  for (int32_t stage = problem.stages() - 1; stage >= 0; --stage)
    runAll(Kind::B, stage);
  return schedule;
}

} // namespace pipeline::schedule
