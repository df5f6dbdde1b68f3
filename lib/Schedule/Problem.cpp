//===- Problem.cpp - What is to be scheduled --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Problem.h"

#include <algorithm>
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

int64_t StageMemory::changeBy(Kind kind) const {
  int64_t left = weightGradient.value_or(activation);
  switch (kind) {
  case Kind::F:
    return activation;
  case Kind::B:
    return -activation;
  case Kind::I:
    return left - activation;
  case Kind::W:
    return -left;
  }
  return 0;
}

/// The entry of `stage` in a list that has none, one for all, or one per stage.
template <typename T>
static const T &entryOf(const std::vector<T> &list, int32_t stage) {
  static const T unit{};
  if (list.empty())
    return unit;
  return list.size() == 1 ? list.front() : list[stage];
}

const StageCost &Problem::costOf(int32_t stage) const { return entryOf(costs, stage); }

const StageMemory &Problem::memoryOf(int32_t stage) const { return entryOf(memory, stage); }

double Problem::latencyBetween(int32_t stage, int32_t other) const {
  if (latencies.size() <= 1)
    return latencies.empty() ? 0 : latencies.front();
  auto [first, last] = std::minmax(stage, other);
  return *std::max_element(latencies.begin() + first, latencies.begin() + last);
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
  for (int32_t copy = 0; copy < placement.copies(); ++copy) {
    std::vector<int32_t> owned(problem.ranks);
    for (int32_t stage = 0; stage < placement.stages(); ++stage) {
      int32_t rank = placement.ownerOf(stage, copy);
      if (rank < 0 || rank >= problem.ranks)
        return Error{"the placement puts stage " + number(stage) + " on rank " + number(rank) +
                     ", but the ranks are 0 to " + number(problem.ranks - 1)};
      ++owned[rank];
    }
    for (int32_t rank = 0; rank < problem.ranks; ++rank)
      if (owned[rank] != problem.chunks)
        return Error{"the placement gives rank " + number(rank) + " " + number(owned[rank]) +
                     " stages" + (copy == 1 ? " as second copies" : "") +
                     ", but every rank needs " + number(problem.chunks)};
  }
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
  size_t hops = static_cast<size_t>(problem.stages()) - 1;
  if (size_t given = problem.latencies.size(); given > 1 && given != hops)
    return Error{number(given) + " latencies are given, but there are " + number(hops) +
                 " hops between stages; give one latency per hop, or one for all"};
  for (double latency : problem.latencies)
    if (Status status = checkTime("the latency", latency); !status)
      return status;
  return Status::success();
}

Status checkMemory(const Problem &problem) {
  size_t given = problem.memory.size();
  if (given > 1 && given != static_cast<size_t>(problem.stages()))
    return Error{"the memory of " + number(given) + " stages is given, but there are " +
                 number(problem.stages()) + " stages; give one entry per stage, or one for all"};
  for (const StageMemory &memory : problem.memory) {
    if (memory.activation < 0)
      return Error{"what F leaves must take 0 or more memory, but takes " +
                   number(memory.activation)};
    if (int64_t left = memory.weightGradient.value_or(0); left < 0 || left > memory.activation)
      return Error{"what I leaves until W must lie between 0 and what F leaves, " +
                   number(memory.activation) + ", but is " + number(left)};
  }
  return Status::success();
}

Status checkLimits(const Problem &problem) {
  size_t given = problem.memoryLimits.size();
  if (given == 0)
    return Status::success();
  if (given != static_cast<size_t>(problem.ranks))
    return Error{number(given) + " memory limits are given, but there are " +
                 number(problem.ranks) + " ranks; give one limit per rank"};
  std::vector<std::vector<OwnedStage>> byRank = problem.placement.stagesByRank(problem.ranks);
  for (int32_t rank = 0; rank < problem.ranks; ++rank)
    for (const OwnedStage &owned : byRank[rank])
      if (int64_t least = problem.memoryOf(owned.stage).activation;
          problem.memoryLimits[rank] < least)
        return Error{"rank " + number(rank) + " may hold " + number(problem.memoryLimits[rank]) +
                     ", but a microbatch of its stage " + number(owned.stage) + " needs " +
                     number(least)};
  return Status::success();
}

} // namespace

Expected<Problem> Problem::create(int32_t ranks, int32_t chunks, int32_t microbatches,
                                  PlacementKind kind) {
  if (Status status = checkSizes(ranks, chunks, microbatches); !status)
    return Error{status.error()};
  if (kind == PlacementKind::List)
    return Error{"a list placement needs its list; choose loop, v or bidirectional, or set the "
                 "placement"};
  Problem problem;
  problem.ranks = ranks;
  problem.chunks = chunks;
  problem.microbatches = microbatches;
  problem.placement = kind == PlacementKind::V ? Placement::v(ranks, chunks)
                      : kind == PlacementKind::Bidirectional
                          ? Placement::bidirectional(ranks, chunks)
                          : Placement::loop(ranks, chunks);
  return problem;
}

Status Problem::limitShares(const std::vector<double> &shares) {
  if (shares.empty())
    return Status::success();
  if (!memory.empty())
    return Error{"a limit in microbatches is given, but the memory of the stages is known; give it "
                 "in their unit"};
  if (shares.size() != 1 && shares.size() != static_cast<size_t>(ranks))
    return Error{number(static_cast<int64_t>(shares.size())) +
                 " memory limits are given, but there are " + number(ranks) +
                 " ranks; give one limit per rank, or one for all"};
  memoryLimits.clear();
  for (int32_t rank = 0; rank < ranks; ++rank) {
    // v activations of a stage make one share.
    double pairs = shares[shares.size() == 1 ? 0 : rank] * chunks;
    if (!(pairs >= 1) || pairs > static_cast<double>(maxPairs) || pairs != std::floor(pairs))
      return Error{"a memory limit must be a number of microbatches that makes whole activations "
                   "of the " +
                   number(chunks) + " stages of a rank, at least one, but is " +
                   std::to_string(pairs / chunks)};
    memoryLimits.push_back(static_cast<int64_t>(pairs));
  }
  return Status::success();
}

/// Of two owners each would see every other microbatch's update.
static Status checkState(const Problem &problem) {
  if (problem.keepsState.empty())
    return Status::success();
  if (problem.keepsState.size() != static_cast<size_t>(problem.stages()))
    return Error{"there are " + std::to_string(problem.stages()) + " stages, but " +
                 std::to_string(problem.keepsState.size()) + " entries say which keep state"};
  auto stage = std::find(problem.keepsState.begin(), problem.keepsState.end(), true);
  if (problem.placement.copies() == 1 || stage == problem.keepsState.end())
    return Status::success();
  return Error{"stage " + std::to_string(stage - problem.keepsState.begin()) +
               " keeps a state that each microbatch updates, but has two owners, each of which "
               "would see half of them; choose a schedule that gives a stage one owner, such as "
               "1f1b or zbv"};
}

Status Problem::check() const {
  if (Status status = checkSizes(ranks, chunks, microbatches); !status)
    return status;
  if (Status status = checkPlacement(*this); !status)
    return status;
  if (Status status = checkTimes(*this); !status)
    return status;
  if (Status status = checkMemory(*this); !status)
    return status;
  if (Status status = checkState(*this); !status)
    return status;
  return checkLimits(*this);
}

} // namespace pipeline::schedule
