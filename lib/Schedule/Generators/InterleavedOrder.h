//===- InterleavedOrder.h - Groups of microbatches, chunk by chunk -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_GENERATORS_INTERLEAVEDORDER_H
#define PIPELINE_LIB_SCHEDULE_GENERATORS_INTERLEAVEDORDER_H

#include "pipeline/Schedule/Problem.h"

#include <algorithm>
#include <vector>

namespace pipeline::schedule {

/// A chunk of a rank and a microbatch.
struct ChunkRun {
  int32_t chunk;
  int32_t microbatch;
};

/// The order of a rank's forwards, the same on every rank: microbatches are cut
/// into groups of `groupSize`, the last takes the rest, and each group runs
/// through the chunks one by one. The order of the backwards is this one with
/// the chunks reversed.
inline std::vector<ChunkRun> interleavedOrder(const Problem &problem, int32_t groupSize) {
  std::vector<ChunkRun> order;
  order.reserve(static_cast<size_t>(problem.chunks) * problem.microbatches);
  for (int64_t first = 0; first < problem.microbatches; first += groupSize) {
    int32_t end = static_cast<int32_t>(std::min<int64_t>(first + groupSize, problem.microbatches));
    for (int32_t chunk = 0; chunk < problem.chunks; ++chunk)
      for (int32_t microbatch = static_cast<int32_t>(first); microbatch < end; ++microbatch)
        order.push_back({chunk, microbatch});
  }
  return order;
}

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_GENERATORS_INTERLEAVEDORDER_H
