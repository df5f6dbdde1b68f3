//===- ZeroBubbleV.cpp - Schedule `zbv` -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two chunks per rank in a V: the first and the last stage share rank 0, so
// that a microbatch's gradients come back to where it started, and every rank
// holds the same. Where F = I = W and m >= 2p-1 no rank is idle within its span,
// in 1f1b's memory, p shares of a rank; the ranks start one after the other, so
// that the whole takes p-1 times F of a chunk beyond their work, which it does
// for m >= p. (Qi et al., Zero Bubble Pipeline Parallelism, arXiv 2401.10241,
// section 6)
//
// The order of F and I is fixed. Rank r runs F of its first chunk 2(p-r)-1
// times, so that F of the second chunk is there when it ends; then r times F of
// either chunk; then p-r times F and I of the second chunk; then F, I of the
// first and F, I of the second chunk in turn; then the backwards that are left.
// W's follow the times of the problem: see WeightFiller.h.
//
// Preconditions: v = 2; stages dealt in a V. Any p and m.
//
// p = 2, v = 2, m = 3, F = 1, I = 1, W = 1:
//
//     rank 0 | 0F0 0F1 0F2 3F0 3I0 3W0 3F1 3I1 3W1 0I0 0W0 3F2 3I2 0I1 3W2 0I2 0W1 0W2 .
//     rank 1 | .   1F0 2F0 1F1 2F1 2I0 2W0 1F2 1I0 1W0 2F2 2I1 1I1 2I2 1I2 2W1 1W1 2W2 1W2
//
//===----------------------------------------------------------------------===//

#include "Preconditions.h"
#include "WeightFiller.h"
#include "pipeline/Schedule/Generators.h"

#include <algorithm>

namespace pipeline::schedule {

namespace {

/// Writes the backbone of one rank.
class RankWriter {
public:
  RankWriter(const Problem &problem, int32_t place, std::vector<Action> &actions)
      : p(problem.ranks), m(problem.microbatches), r(place), actions(actions) {
    actions.reserve(4 * static_cast<size_t>(m));
  }

  /// Returns where the rounds begin.
  size_t write() {
    for (int32_t k = 0; k < 2 * (p - r) - 1; ++k)
      add(Kind::F, 0, k);
    for (int32_t k = 0; k < r; ++k) {
      add(Kind::F, 1, k);
      add(Kind::F, 0, 2 * (p - r) - 1 + k);
    }
    for (int32_t k = 0; k < p - r; ++k) {
      add(Kind::F, 1, r + k);
      add(Kind::I, 1, k);
    }
    size_t loopBegin = actions.size();
    // With fewer microbatches than the warm-up has places, the rest stay empty.
    int32_t places = std::max(m, 2 * p - 1);
    for (int32_t k = 0; k < places - p; ++k) {
      add(Kind::F, 0, 2 * p - 1 - r + k);
      add(Kind::I, 0, k);
      add(Kind::F, 1, p + k);
      add(Kind::I, 1, p - r + k);
    }
    for (int32_t k = 0; k < r; ++k) {
      add(Kind::I, 0, places - p + k);
      add(Kind::I, 1, places - r + k);
    }
    for (int32_t k = 0; k < p - r; ++k)
      add(Kind::I, 0, places - p + r + k);
    return loopBegin;
  }

private:
  void add(Kind kind, int32_t chunk, int32_t microbatch) {
    if (microbatch < m)
      actions.push_back({kind, chunk == 0 ? r : 2 * p - 1 - r, microbatch});
  }

  int32_t p;
  int32_t m;
  int32_t r;
  std::vector<Action> &actions;
};

/// So many microbatches have been begun on rank 0 when its rounds begin.
int32_t microbatchesBeforeRounds(const Problem &problem) { return 2 * problem.ranks - 1; }

Backbone makeBackbone(const Problem &problem) {
  Backbone backbone;
  backbone.ranks.resize(problem.ranks);
  backbone.loopBegins.resize(problem.ranks);
  // In a round of F, I, W, F, I, W.
  backbone.weightPlaces.assign(problem.ranks, {0, 0, 1, 0, 1});
  backbone.rounds = std::max(0, problem.microbatches - microbatchesBeforeRounds(problem));
  for (int32_t place = 0; place < problem.ranks; ++place) {
    int32_t rank = problem.placement.ownerOf(place);
    backbone.loopBegins[rank] = RankWriter(problem, place, backbone.ranks[rank]).write();
  }
  return backbone;
}

} // namespace

Expected<Schedule> generateZeroBubbleV(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireTwoChunksInV(problem, "zbv"); !status)
    return Error{status.error()};
  return fillWeights("zbv", problem, 2 * problem.ranks, microbatchesBeforeRounds(problem),
                     makeBackbone);
}

} // namespace pipeline::schedule
