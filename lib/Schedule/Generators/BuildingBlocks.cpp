//===- BuildingBlocks.cpp - One microbatch's times, repeated ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BuildingBlocks.h"

#include "WeightFiller.h"

#include <algorithm>
#include <array>

namespace pipeline::schedule {

namespace {

/// The time from one microbatch to the next.
constexpr int32_t period = 6;

using BlockOf = std::function<BuildingBlock(int32_t place)>;

/// How many periods pass before every rank has come to the last action of
/// microbatch 0. From then on each period is a round, until the microbatches
/// end.
int32_t periodsBeforeRounds(const Problem &problem, const BlockOf &blockOf) {
  int32_t latest = 0;
  for (int32_t place = 0; place < problem.ranks; ++place)
    latest = std::max(latest, blockOf(place).firstBackward);
  return latest / period;
}

Backbone repeatBlocks(const Problem &problem, const BlockOf &blockOf) {
  int32_t p = problem.ranks;
  int32_t m = problem.microbatches;
  int32_t before = periodsBeforeRounds(problem, blockOf);
  Backbone backbone;
  backbone.ranks.resize(p);
  backbone.loopBegins.resize(p);
  backbone.weightPlaces.resize(p);
  backbone.rounds = std::max(0, m - before);
  for (int32_t place = 0; place < p; ++place) {
    struct Start {
      int32_t time;
      Kind kind;
      int32_t stage;
    };
    BuildingBlock block = blockOf(place);
    std::array<Start, 4> starts = {{{block.firstForward, Kind::F, place},
                                    {block.secondForward, Kind::F, 2 * p - 1 - place},
                                    {block.secondBackward, Kind::I, 2 * p - 1 - place},
                                    {block.firstBackward, Kind::I, place}}};
    std::sort(starts.begin(), starts.end(),
              [](const Start &a, const Start &b) { return a.time % period < b.time % period; });

    // W's have the units that are free.
    int32_t rank = problem.placement.ownerOf(place);
    int32_t unit = 0;
    for (const Start &start : starts) {
      backbone.weightPlaces[rank].push_back(start.time % period - unit);
      unit = start.time % period + 1;
    }
    backbone.weightPlaces[rank].push_back(period - unit);

    // One period after the other, on all ranks the same: what starts in it
    // needs nothing that starts later.
    std::vector<Action> &actions = backbone.ranks[rank];
    actions.reserve(4 * static_cast<size_t>(m));
    for (int32_t count = 0; count <= m + before; ++count) {
      if (count == before)
        backbone.loopBegins[rank] = actions.size();
      for (const Start &start : starts) {
        int32_t microbatch = count - start.time / period;
        if (microbatch >= 0 && microbatch < m)
          actions.push_back({start.kind, start.stage, microbatch});
      }
    }
  }
  return backbone;
}

} // namespace

Schedule fillBlocks(std::string name, const Problem &problem, int32_t limit,
                    const BlockOf &blockOf) {
  return fillWeights(std::move(name), problem, limit, periodsBeforeRounds(problem, blockOf),
                     [&](const Problem &core) { return repeatBlocks(core, blockOf); });
}

} // namespace pipeline::schedule
