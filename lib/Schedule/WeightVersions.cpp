//===- WeightVersions.cpp - Which weights a microbatch sees -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/WeightVersions.h"

#include <string>

namespace pipeline::schedule {

Expected<WeightVersions> WeightVersions::create(const Problem &problem, WeightUpdates updates,
                                                int32_t interval) {
  int32_t m = problem.microbatches;
  if (updates == WeightUpdates::AtEnd)
    return WeightVersions(updates, problem.stages(), m, m);
  if (problem.placement.copies() != 1)
    return Error{"weights are updated while microbatches are in flight, but the placement gives "
                 "every stage two owners, whose copies would drift apart; use a placement with "
                 "one owner per stage"};
  if (interval < 1)
    return Error{"weights are updated while microbatches are in flight, so there must be at least "
                 "1 microbatch from one update to the next, but the update interval is " +
                 std::to_string(interval)};
  if (int32_t rest = m % interval; rest != 0)
    return Error{"weights are updated every " + std::to_string(interval) +
                 " microbatches, of which " + std::to_string(m) +
                 " are no multiple: the gradients of the last " + std::to_string(rest) +
                 " would come to nothing"};
  return WeightVersions(updates, problem.stages(), m, interval);
}

} // namespace pipeline::schedule
