//===- Problem.cpp - What is to be scheduled --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Problem.h"

#include <cmath>
#include <string>

namespace pipeline::schedule {

double StageCost::of(Kind kind) const {
  switch (kind) {
  case Kind::F:
    return forward;
  case Kind::B:
    return backward.value_or(backwardInput + backwardWeight);
  case Kind::I:
    return backwardInput;
  case Kind::W:
    return backwardWeight;
  }
  return 0;
}

const StageCost &Problem::costOf(int32_t stage) const {
  static const StageCost unit;
  if (costs.empty())
    return unit;
  return costs.size() == 1 ? costs.front() : costs[stage];
}

namespace {

std::string number(int64_t value) { return std::to_string(value); }

/// The sizes of a problem, before anything is allocated by them.
Status checkSizes(int32_t ranks, int32_t chunks, int32_t microbatches) {
  auto atLeastOne = [](const char *what, int32_t value) -> Status {
    if (value >= 1)
      return Status::success();
    return Error{std::string("the number of ") + what + " must be at least 1, but is " +
                 number(value)};
  };
  if (Status status = atLeastOne("ranks", ranks); !status)
    return status;
  if (Status status = atLeastOne("chunks", chunks); !status)
    return status;
  if (Status status = atLeastOne("microbatches", microbatches); !status)
    return status;
  // Divisions, since the product of three sizes can exceed 64 bits.
  int64_t stages = int64_t{ranks} * chunks;
  if (stages > maxPairs / microbatches)
    return Error{number(ranks) + " ranks, " + number(chunks) + " chunks and " +
                 number(microbatches) + " microbatches have more than " + number(maxPairs) +
                 " pairs of a stage and a microbatch; use fewer of them"};
  return Status::success();
}

Status checkPlacement(const Problem &problem) {
  const Placement &placement = problem.placement;
  if (placement.stages() != problem.stages())
    return Error{"the placement has " + number(placement.stages()) + " stages, but " +
                 number(problem.ranks) + " ranks with " + number(problem.chunks) +
                 " chunks each need " + number(problem.stages())};
  std::vector<int32_t> owned(problem.ranks);
  for (int32_t stage = 0; stage < placement.stages(); ++stage) {
    int32_t rank = placement.rankOf(stage);
    if (rank < 0 || rank >= problem.ranks)
      return Error{"the placement puts stage " + number(stage) + " on rank " + number(rank) +
                   ", but the ranks are 0 to " + number(problem.ranks - 1)};
    ++owned[rank];
  }
  for (int32_t rank = 0; rank < problem.ranks; ++rank)
    if (owned[rank] != problem.chunks)
      return Error{"the placement gives rank " + number(rank) + " " + number(owned[rank]) +
                   " stages, but every rank needs " + number(problem.chunks)};
  return Status::success();
}

Status checkTime(const char *what, double time) {
  if (std::isfinite(time) && time >= 0)
    return Status::success();
  return Error{std::string(what) + " must be a time of 0 or more, but is " + std::to_string(time)};
}

Status checkTimes(const Problem &problem) {
  size_t given = problem.costs.size();
  if (given > 1 && given != static_cast<size_t>(problem.stages()))
    return Error{number(given) + " stage costs are given, but there are " +
                 number(problem.stages()) + " stages; give one cost per stage, or one for all"};
  for (const StageCost &cost : problem.costs)
    for (Kind kind : {Kind::F, Kind::B, Kind::I, Kind::W})
      if (Status status = checkTime("the cost of a stage", cost.of(kind)); !status)
        return status;
  return checkTime("the latency", problem.latency);
}

Status checkLimits(const Problem &problem) {
  size_t given = problem.inFlightLimits.size();
  if (given != 0 && given != static_cast<size_t>(problem.ranks))
    return Error{number(given) + " limits on what is in flight are given, but there are " +
                 number(problem.ranks) + " ranks; give one limit per rank"};
  for (int32_t rank = 0; rank < static_cast<int32_t>(given); ++rank)
    if (problem.inFlightLimits[rank] < 1)
      return Error{"rank " + number(rank) + " may have " + number(problem.inFlightLimits[rank]) +
                   " microbatches in flight, but needs at least 1 to run"};
  return Status::success();
}

} // namespace

Expected<Problem> Problem::create(int32_t ranks, int32_t chunks, int32_t microbatches,
                                  PlacementKind kind) {
  if (Status status = checkSizes(ranks, chunks, microbatches); !status)
    return Error{status.error()};
  if (kind == PlacementKind::List)
    return Error{"a list placement needs its list; choose loop or v, or set the placement"};
  Problem problem;
  problem.ranks = ranks;
  problem.chunks = chunks;
  problem.microbatches = microbatches;
  problem.placement =
      kind == PlacementKind::V ? Placement::v(ranks, chunks) : Placement::loop(ranks, chunks);
  return problem;
}

Status Problem::check() const {
  if (Status status = checkSizes(ranks, chunks, microbatches); !status)
    return status;
  if (Status status = checkPlacement(*this); !status)
    return status;
  if (groupSize < 0)
    return Error{"the group size must be at least 1, or 0 for the schedule's default, but is " +
                 number(groupSize)};
  if (Status status = checkTimes(*this); !status)
    return status;
  return checkLimits(*this);
}

} // namespace pipeline::schedule
