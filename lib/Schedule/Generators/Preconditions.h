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

/// Each rank is to have one stage.
inline Status requireOneChunk(const Problem &problem, std::string_view name) {
  if (problem.chunks == 1)
    return requireOneCopy(problem, name);
  return Error{std::string(name) + " runs one chunk per rank, but chunks is " +
               std::to_string(problem.chunks) + "; use chunks=1, or interleaved-1f1b"};
}

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_GENERATORS_PRECONDITIONS_H
