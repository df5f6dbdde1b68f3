//===- WeightFiller.cpp - Weight gradients where a rank is idle -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WeightFiller.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace pipeline::schedule {

/// The rounds that are run in time before one is repeated: so many that what
/// the first ones still have to do with the head has passed, and that a worse
/// round shows in the time of them all.
static constexpr int32_t roundsInTime = 16;

namespace {

/// The list of one rank with its W's, and where the last round stands in it.
struct FilledRank {
  std::vector<Action> actions;
  size_t roundBegin = 0;
  size_t roundEnd = 0;
  /// The W's that are left over before and after the round.
  size_t weightsAtBegin = 0;
  size_t weightsAtEnd = 0;
};

struct Filled {
  std::vector<FilledRank> ranks;
  /// The places of the W's in the last round.
  WeightPlaces weightPlaces;
  double largestSpan = 0;
  double makespan = 0;

  /// Whether the last round leaves as many W's as the one before it, so that it
  /// can be run again.
  bool isRepeatable() const {
    return std::all_of(ranks.begin(), ranks.end(), [](const FilledRank &list) {
      return list.weightsAtBegin == list.weightsAtEnd;
    });
  }
};

/// Runs a backbone in time and puts W's into it. A rank goes on as soon as it
/// is known when what it needs arrives; its choices depend on nothing else, so
/// the order in which ranks are served does not matter.
class Filler {
public:
  /// Without `weightPlaces`, times decide in the rounds too.
  Filler(const Problem &problem, const Backbone &backbone, int32_t limit, int32_t patientStages,
         const WeightPlaces *weightPlaces)
      : problem(problem), backbone(backbone), limit(limit), patientStages(patientStages),
        weightPlaces(weightPlaces), ranks(problem.ranks),
        ends(2 * static_cast<size_t>(problem.stages()) * problem.microbatches, notYet) {
    filled.ranks.resize(problem.ranks);
    filled.weightPlaces.assign(problem.ranks, std::vector<int32_t>(perRound() + 1, 0));
    for (int32_t rank = 0; rank < problem.ranks; ++rank) {
      size_t size = backbone.ranks[rank].size();
      filled.ranks[rank].actions.reserve(size + size / 2);
      ranks[rank].loopBegin = backbone.loopBegins[rank];
      ranks[rank].loopEnd = backbone.loopBegins[rank] + perRound() * backbone.rounds;
    }
    for (int32_t stage = 0; stage < problem.stages(); ++stage) {
      const StageCost &cost = problem.costOf(stage);
      ranks[problem.placement.ownerOf(stage)].tolerance +=
          1e-9 * (cost.of(Kind::F) + cost.of(Kind::I) + cost.of(Kind::W));
    }
  }

  Filled run();

private:
  static constexpr double notYet = -1;

  struct RankState {
    size_t next = 0; ///< of the backbone's list
    double time = 0;
    double start = -1;
    int32_t inFlight = 0;
    /// All W's so far; those from `nextWeight` on are still to be run.
    std::vector<Action> weights;
    size_t nextWeight = 0;
    size_t loopBegin = 0;
    size_t loopEnd = 0;
    /// Below this, times are equal but for rounding.
    double tolerance = 0;

    bool hasWeight() const { return nextWeight < weights.size(); }
    size_t numWeights() const { return weights.size() - nextWeight; }
    bool isInLoop() const { return loopBegin <= next && next < loopEnd; }
  };

  /// The actions of a round of the backbone.
  size_t perRound() const { return 2 * static_cast<size_t>(problem.chunks); }

  double &endOf(Kind kind, int32_t stage, int32_t microbatch) {
    size_t row = 2 * static_cast<size_t>(stage) + (kind == Kind::F ? 0 : 1);
    return ends[row * problem.microbatches + microbatch];
  }

  double arrivalOf(const Action &action);
  void advance(int32_t rank);
  void fillBefore(int32_t rank, const Action &action, double arrival);
  void append(int32_t rank, const Action &action);
  void runWeight(int32_t rank);
  void runWeights(int32_t rank, size_t place);
  void wakeConsumer(const Action &action);

  const Problem &problem;
  const Backbone &backbone;
  int32_t limit;
  int32_t patientStages;
  const WeightPlaces *weightPlaces;
  std::vector<RankState> ranks;
  /// When F and I of a stage and microbatch have ended, or notYet.
  std::vector<double> ends;
  /// Ranks that may be able to go on.
  std::vector<int32_t> awake;
  Filled filled;
};

/// When everything that `action` needs has arrived, or notYet.
double Filler::arrivalOf(const Action &action) {
  int32_t neighbour = action.stage + (isForward(action) ? -1 : 1);
  if (neighbour < 0 || neighbour == problem.stages())
    return 0; // Of what it needs on its own rank, the rank has kept the order.
  double end = endOf(action.kind, neighbour, action.microbatch);
  bool isLocal = problem.placement.ownerOf(neighbour) == problem.placement.ownerOf(action.stage);
  if (end == notYet || isLocal)
    return end;
  return end + problem.latencyBetween(neighbour, action.stage);
}

void Filler::append(int32_t rank, const Action &action) {
  RankState &state = ranks[rank];
  if (state.start < 0)
    state.start = state.time;
  state.time += problem.costOf(action);
  filled.ranks[rank].actions.push_back(action);
}

void Filler::runWeight(int32_t rank) {
  RankState &state = ranks[rank];
  append(rank, state.weights[state.nextWeight++]);
  --state.inFlight;
}

/// Runs the W's that have their place before `action`, which can start at
/// `arrival` and not earlier.
void Filler::fillBefore(int32_t rank, const Action &action, double arrival) {
  RankState &state = ranks[rank];
  if (state.isInLoop() && weightPlaces)
    runWeights(rank, (state.next - state.loopBegin) % perRound());
  while (isForward(action) && state.inFlight == limit) {
    assert(state.hasWeight() && "the backbone exceeds the limit");
    runWeight(rank);
  }
  if (state.isInLoop() && weightPlaces)
    return;
  bool isPatient = action.kind == Kind::I && action.stage < patientStages;
  while (state.hasWeight() && arrival > state.time + state.tolerance) {
    double cost = problem.costOf(state.weights[state.nextWeight]);
    if (!isPatient && arrival - state.time < cost - state.tolerance)
      break;
    runWeight(rank);
  }
}

/// Runs the W's that have the given place in a round. There may be fewer, in
/// the first rounds.
void Filler::runWeights(int32_t rank, size_t place) {
  for (int32_t count = (*weightPlaces)[rank][place]; count > 0 && ranks[rank].hasWeight(); --count)
    runWeight(rank);
}

/// The rank of the stage that takes what `action` makes may be waiting for it.
void Filler::wakeConsumer(const Action &action) {
  int32_t neighbour = action.stage + (isForward(action) ? 1 : -1);
  if (neighbour >= 0 && neighbour < problem.stages())
    awake.push_back(problem.placement.ownerOf(neighbour));
}

/// Runs what the rank can run by now.
void Filler::advance(int32_t rank) {
  RankState &state = ranks[rank];
  const std::vector<Action> &actions = backbone.ranks[rank];
  FilledRank &list = filled.ranks[rank];
  for (; state.next < actions.size(); ++state.next) {
    Action action = actions[state.next];
    double arrival = arrivalOf(action);
    if (arrival == notYet)
      return;
    bool isInLastRound = state.isInLoop() && state.next + perRound() >= state.loopEnd;
    size_t place = isInLastRound ? state.next + perRound() - state.loopEnd : 0;
    if (isInLastRound && place == 0) {
      list.roundBegin = list.actions.size();
      list.weightsAtBegin = state.numWeights();
    }
    size_t weightsBegin = list.actions.size();
    fillBefore(rank, action, arrival);
    if (isInLastRound)
      filled.weightPlaces[rank][place] = static_cast<int32_t>(list.actions.size() - weightsBegin);

    state.time = std::max(state.time, arrival);
    append(rank, action);
    endOf(action.kind, action.stage, action.microbatch) = state.time;
    if (isForward(action))
      ++state.inFlight;
    else
      state.weights.push_back({Kind::W, action.stage, action.microbatch});

    if (weightPlaces && state.isInLoop() && (state.next + 1 - state.loopBegin) % perRound() == 0)
      runWeights(rank, perRound());
    if (isInLastRound && place + 1 == perRound()) {
      list.roundEnd = list.actions.size();
      list.weightsAtEnd = state.numWeights();
    }
    wakeConsumer(action);
  }
}

Filled Filler::run() {
  for (int32_t rank = problem.ranks - 1; rank >= 0; --rank)
    awake.push_back(rank);
  while (!awake.empty()) {
    int32_t rank = awake.back();
    awake.pop_back();
    advance(rank);
  }
  for (int32_t rank = 0; rank < problem.ranks; ++rank) {
    RankState &state = ranks[rank];
    assert(state.next == backbone.ranks[rank].size() && "the backbone cannot be run");
    while (state.hasWeight())
      runWeight(rank);
    filled.largestSpan = std::max(filled.largestSpan, state.time - state.start);
    filled.makespan = std::max(filled.makespan, state.time);
  }
  return std::move(filled);
}

/// Puts W's into the backbone of a problem in several ways and takes the best:
/// first by the largest span, then by the makespan.
class BestFiller {
public:
  BestFiller(const Problem &problem, const Backbone &backbone, int32_t limit)
      : problem(problem), backbone(backbone), limit(limit) {}

  Filled fill() {
    // Where the rounds go by the times, they show which places suit these. Not
    // every rank need have come to a round that can be repeated.
    WeightPlaces byTimes = Filler(problem, backbone, limit, 1, nullptr).run().weightPlaces;
    for (int32_t rank = 0; rank < problem.ranks; ++rank)
      if (std::accumulate(byTimes[rank].begin(), byTimes[rank].end(), 0) != problem.chunks)
        byTimes[rank] = backbone.weightPlaces[rank];

    const WeightPlaces *places = &backbone.weightPlaces;
    best = Filler(problem, backbone, limit, 1, places).run();
    if (byTimes != backbone.weightPlaces && takeIfBetter(1, byTimes))
      places = &byTimes;
    for (int64_t patient = 2; patient <= problem.ranks; patient *= 2)
      if (!takeIfBetter(static_cast<int32_t>(patient), *places))
        break;
    return std::move(best);
  }

private:
  bool takeIfBetter(int32_t patientStages, const WeightPlaces &places) {
    Filled next = Filler(problem, backbone, limit, patientStages, &places).run();
    double tolerance = 1e-9 * next.makespan;
    if (!next.isRepeatable() || next.largestSpan > best.largestSpan + tolerance ||
        (next.largestSpan > best.largestSpan - tolerance &&
         next.makespan > best.makespan - tolerance))
      return false;
    best = std::move(next);
    return true;
  }

  const Problem &problem;
  const Backbone &backbone;
  int32_t limit;
  Filled best;
};

/// `list` with its last round run `times` more.
std::vector<Action> repeatRound(const FilledRank &list, int32_t times) {
  std::vector<Action> actions;
  size_t perRound = list.roundEnd - list.roundBegin;
  actions.reserve(list.actions.size() + perRound * static_cast<size_t>(times));
  auto append = [&](size_t begin, size_t end, int32_t later) {
    for (size_t i = begin; i < end; ++i) {
      const Action &action = list.actions[i];
      actions.push_back({action.kind, action.stage, action.microbatch + later});
    }
  };
  append(0, list.roundEnd, 0);
  for (int32_t later = 1; later <= times; ++later)
    append(list.roundBegin, list.roundEnd, later);
  append(list.roundEnd, list.actions.size(), times);
  return actions;
}

} // namespace

Schedule fillWeights(std::string name, const Problem &problem, int32_t limit,
                     int32_t microbatchesBeforeRounds,
                     const std::function<Backbone(const Problem &)> &makeBackbone) {
  Problem core = problem;
  core.microbatches = std::min(problem.microbatches, microbatchesBeforeRounds + roundsInTime);
  Filled filled = BestFiller(core, makeBackbone(core), limit).fill();
  int32_t repetitions = problem.microbatches - core.microbatches;
  assert((repetitions == 0 || filled.isRepeatable()) &&
         "the places of W's in a round do not suit its memory");

  Schedule schedule{std::move(name), {}};
  schedule.ranks.reserve(problem.ranks);
  for (const FilledRank &list : filled.ranks)
    schedule.ranks.push_back(repeatRound(list, repetitions));
  return schedule;
}

} // namespace pipeline::schedule
