//===- Preconditions.h - What several schedules ask for ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_GENERATORS_PRECONDITIONS_H
#define PIPELINE_LIB_SCHEDULE_GENERATORS_PRECONDITIONS_H

#include "pipeline/Schedule/Problem.h"

#include <string>
#include <string_view>

namespace pipeline::schedule {

/// Every stage is to have one owner.
inline Status requireOneCopy(const Problem &problem, std::string_view name) {
  if (problem.placement.copies() == 1)
    return Status::success();
  return Error{std::string(name) + " runs in one direction, but the placement is " +
               problem.placement.toString() + "; use placement=loop"};
}

/// Each rank is to have one stage. `forMore` is the schedule for more of them.
inline Status requireOneChunk(const Problem &problem, std::string_view name,
                              std::string_view forMore = "interleaved-1f1b") {
  if (problem.chunks == 1)
    return requireOneCopy(problem, name);
  return Error{std::string(name) + " runs one chunk per rank, but chunks is " +
               std::to_string(problem.chunks) + "; use chunks=1, or " + std::string(forMore)};
}

/// Stages are to go round the ranks, each with one owner.
inline Status requireLoop(const Problem &problem, std::string_view name) {
  if (problem.placement.isLoop(problem.ranks))
    return Status::success();
  return Error{std::string(name) + " needs stages that go round the ranks, but the placement is " +
               problem.placement.toString() + "; use placement=loop"};
}

/// Each rank is to have two stages, dealt down the ranks and up again.
inline Status requireTwoChunksInV(const Problem &problem, std::string_view name) {
  if (problem.chunks != 2)
    return Error{std::string(name) + " runs 2 chunks per rank, but chunks is " +
                 std::to_string(problem.chunks) + "; use chunks=2, or zb-h1 with chunks=1"};
  if (problem.placement.isV(problem.ranks))
    return Status::success();
  return Error{std::string(name) +
               " needs stages that go down the ranks and up again, but the placement is " +
               problem.placement.toString() + "; use placement=v"};
}

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_GENERATORS_PRECONDITIONS_H
