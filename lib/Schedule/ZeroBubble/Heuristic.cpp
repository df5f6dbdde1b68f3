//===- Heuristic.cpp - Orders to start a search from ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Heuristic.h"

#include <algorithm>

namespace pipeline::schedule::zerobubble {

namespace {

/// Builds one order, microbatch by microbatch, over all stages at once.
class HeuristicBuilder {
public:
  HeuristicBuilder(const TickProblem &problem, HeuristicFlags flags)
      : problem(problem), flags(flags), stages(problem.stages), microbatches(problem.microbatches),
        states(stages), wanted(stages) {
    for (State &state : states) {
      state.works.reserve(problem.actions());
      for (std::vector<Ticks> &ends : state.ends)
        ends.reserve(microbatches);
    }
  }

  std::optional<Order> build() {
    warmUp();
    for (int32_t backward = 1; backward < microbatches; ++backward) {
      chooseForwards();
      if (!runForwards() || !runBackwards())
        return std::nullopt;
    }
    Order order(stages, problem.actions());
    for (int32_t stage = 0; stage < stages; ++stage) {
      while (count(stage, BackwardWeight) < microbatches)
        run(stage, BackwardWeight);
      std::copy(states[stage].works.begin(), states[stage].works.end(), order.of(stage));
      if (!isLawful(problem, stage, order.of(stage)))
        return std::nullopt;
    }
    return order;
  }

private:
  struct State {
    std::vector<Work> works;
    std::vector<Ticks> ends[numWorks]; ///< by work and microbatch
    Ticks clock = 0;
    Ticks idle = 0; ///< since the first action
    int64_t held = 0;
  };

  int32_t count(int32_t stage, Work work) const {
    return static_cast<int32_t>(states[stage].ends[work].size());
  }
  Ticks cost(int32_t stage, Work work) const { return problem.costs[stage][work]; }
  int64_t change(int32_t stage, Work work) const { return problem.memoryChanges[stage][work]; }
  bool hasWeightLeft(int32_t stage) const {
    return count(stage, BackwardWeight) < count(stage, BackwardInput);
  }
  bool hasRoom(int32_t stage, int64_t held) const {
    return held <= problem.limits[stage] - change(stage, Forward);
  }
  /// When the input of a stage's next F or I has arrived.
  Ticks arrival(int32_t stage, Work work) const {
    int32_t from = work == Forward ? stage - 1 : stage + 1;
    if (work == BackwardWeight || from < 0 || from == stages)
      return 0;
    return states[from].ends[work][count(stage, work)] + problem.latencies[std::min(stage, from)];
  }

  void run(int32_t stage, Work work) {
    State &state = states[stage];
    Ticks start = std::max(state.clock, arrival(stage, work));
    if (!state.works.empty())
      state.idle += start - state.clock;
    mostIdle = std::max(mostIdle, state.idle);
    state.clock = start + cost(stage, work);
    state.held += change(stage, work);
    state.ends[work].push_back(state.clock);
    state.works.push_back(work);
  }

  /// As many forwards as fit before the first backward, then that.
  void warmUp() {
    for (int32_t stage = 0; stage < stages; ++stage)
      run(stage, Forward);
    // When the first backward of a stage may start, from the last stage on.
    std::vector<int32_t> more(stages, 0);
    Ticks ready = states[stages - 1].clock + cost(stages - 1, BackwardInput);
    for (int32_t stage = stages - 2; stage >= 0; --stage) {
      ready += problem.latencies[stage];
      Ticks clock = states[stage].clock;
      int64_t held = states[stage].held;
      while (1 + more[stage] < microbatches && hasRoom(stage, held) &&
             (flags.delayFirstBackward ? clock < ready : clock + cost(stage, Forward) <= ready)) {
        // Forwards of no length would never fill the gap.
        if (cost(stage, Forward) == 0 && more[stage] >= stages)
          break;
        ++more[stage];
        clock += cost(stage, Forward);
        held += change(stage, Forward);
      }
      ready = std::max(clock, ready) + cost(stage, BackwardInput);
    }
    // A stage stays a forward ahead of the next one, as long as it has any.
    for (int32_t stage = 1; stage < stages; ++stage)
      if (1 + more[stage - 1] < microbatches)
        more[stage] = std::min(more[stage], std::max(0, more[stage - 1] - 1));
    for (int32_t stage = 0; stage < stages; ++stage)
      for (int32_t forward = 0; forward < more[stage]; ++forward)
        run(stage, Forward);
    for (int32_t stage = stages - 1; stage >= 0; --stage)
      run(stage, BackwardInput);
  }

  /// Which stages run a forward before the next backward.
  void chooseForwards() {
    for (int32_t stage = 0; stage < stages; ++stage)
      wanted[stage] = count(stage, Forward) < microbatches && !mayHoldBack(stage);
    // A stage whose successor waits can wait, too.
    for (int32_t stage = stages - 2; stage >= 0; --stage)
      wanted[stage] = wanted[stage] && wanted[stage + 1];
  }

  /// Whether a stage is so far ahead of the next one that its forward can wait.
  bool mayHoldBack(int32_t stage) const {
    if (!flags.holdBackForwards || stage + 1 == stages ||
        count(stage, Forward) < count(stage + 1, Forward) + 2)
      return false;
    const State &state = states[stage];
    Ticks nextBackward = states[stage + 1].clock + cost(stage + 1, Forward) +
                         cost(stage + 1, BackwardInput) + problem.latencies[stage];
    if (state.clock >= nextBackward)
      return true;
    // What the forward takes, with the Ws that make room for it.
    Ticks time = cost(stage, Forward);
    int64_t held = state.held;
    for (int32_t weights = count(stage, BackwardWeight);
         !hasRoom(stage, held) && weights < count(stage, BackwardInput); ++weights) {
      time += cost(stage, BackwardWeight);
      held += change(stage, BackwardWeight);
    }
    if (state.clock + time <= nextBackward)
      return false;
    return nextBackward - state.clock <= mostIdle - state.idle;
  }

  bool runForwards() {
    for (int32_t stage = 0; stage < stages; ++stage) {
      if (!wanted[stage])
        continue;
      while (!hasRoom(stage, states[stage].held)) {
        if (!hasWeightLeft(stage))
          return false;
        run(stage, BackwardWeight);
      }
      if (stage > 0 && count(stage - 1, Forward) == count(stage, Forward))
        return false;
      if (stage > 0)
        fillGap(stage, Forward);
      run(stage, Forward);
    }
    return true;
  }

  bool runBackwards() {
    for (int32_t stage = stages - 1; stage >= 0; --stage) {
      if (count(stage, BackwardInput) == count(stage, Forward))
        return false;
      if (stage + 1 < stages)
        fillGap(stage, BackwardInput);
      // After the last forward of the first stage nothing is gained by waiting
      // with W.
      if (stage == 0 && count(stage, Forward) == microbatches)
        while (hasWeightLeft(stage))
          run(stage, BackwardWeight);
      run(stage, BackwardInput);
    }
    return true;
  }

  /// Fills the time until the input of the next F or I arrives with Ws, the
  /// last of which may be longer than what is left.
  void fillGap(int32_t stage, Work work) {
    State &state = states[stage];
    Ticks ready = arrival(stage, work);
    while (hasWeightLeft(stage) && state.clock + cost(stage, BackwardWeight) <= ready)
      run(stage, BackwardWeight);
    Ticks gap = ready - state.clock;
    if (gap > 0 && hasWeightLeft(stage) && (flags.fillSmallGaps || gap > mostIdle - state.idle))
      run(stage, BackwardWeight);
  }

  const TickProblem &problem;
  HeuristicFlags flags;
  int32_t stages;
  int32_t microbatches;
  std::vector<State> states;
  Ticks mostIdle = 0; ///< of all stages
  std::vector<uint8_t> wanted;
};

} // namespace

std::optional<Order> heuristicOrder(const TickProblem &problem, HeuristicFlags flags) {
  return HeuristicBuilder(problem, flags).build();
}

Order oneFOneBOrder(const TickProblem &problem, bool delayWeights) {
  Order order(problem.stages, problem.actions());
  // No stage may warm up with more forwards than the one before it, which would
  // wait for a backward meanwhile.
  int32_t inFlight = problem.microbatches;
  for (int32_t stage = 0; stage < problem.stages; ++stage) {
    inFlight = std::min(
        {inFlight, problem.stages - stage, problem.mostInFlight(stage, problem.microbatches)});
    Work *next = order.of(stage);
    const std::array<int64_t, numWorks> &changes = problem.memoryChanges[stage];
    int32_t forwards = 0, weights = 0;
    int64_t held = 0;
    auto run = [&](Work work) {
      *next++ = work;
      held += changes[work];
    };
    for (int32_t backwards = 0; backwards < problem.microbatches; ++backwards) {
      for (; forwards < std::min(problem.microbatches, backwards + inFlight); ++forwards) {
        for (; held > problem.limits[stage] - changes[Forward]; ++weights)
          run(BackwardWeight);
        run(Forward);
      }
      run(BackwardInput);
      if (backwards - weights >= (delayWeights ? stage : 0)) {
        run(BackwardWeight);
        ++weights;
      }
    }
    for (; weights < problem.microbatches; ++weights)
      run(BackwardWeight);
  }
  return order;
}

std::vector<Order> startingOrders(const TickProblem &problem) {
  std::vector<Order> orders;
  auto add = [&](Order order) {
    if (std::find(orders.begin(), orders.end(), order) == orders.end())
      orders.push_back(std::move(order));
  };
  for (bool delay : {true, false})
    add(oneFOneBOrder(problem, delay));
  for (bool delay : {true, false})
    for (bool hold : {true, false})
      for (bool fill : {true, false})
        if (std::optional<Order> order = heuristicOrder(problem, {delay, hold, fill}))
          add(*std::move(order));
  return orders;
}

} // namespace pipeline::schedule::zerobubble
