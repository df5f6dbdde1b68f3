//===- BlockingSimulation.cpp - Times where sends block ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockingSimulation.h"

#include "pipeline/Schedule/Communication.h"
#include "pipeline/Schedule/CommunicationVerifier.h"

#include <algorithm>

namespace pipeline::schedule {

namespace {

/// Runs a plan's actions and posts. A rank comes to the posts between two
/// actions, meets its partners there, and goes on when all transfers are over.
class BlockingRunner {
public:
  BlockingRunner(const Problem &problem, const CommunicationPlan &plan, Simulation &simulation)
      : problem(problem), plan(plan), simulation(simulation), ranks(problem.ranks),
        posted(plan.messages.size() * problem.microbatches, false) {}

  /// Whether all ranks came to their end.
  bool run() {
    for (int32_t rank = problem.ranks - 1; rank >= 0; --rank)
      runnable.push_back(rank);
    while (!runnable.empty()) {
      int32_t rank = runnable.back();
      runnable.pop_back();
      runRank(rank);
    }
    return std::all_of(ranks.begin(), ranks.end(), [](const Rank &rank) { return rank.ended; });
  }

private:
  struct Rank {
    size_t step = 0;
    int32_t position = 0;
    /// When it came to the posts that it is in, and when it can leave them.
    double arrival = 0;
    double leave = 0;
    /// Transfers whose partner has yet to come.
    int32_t pending = 0;
    bool ended = false;
  };

  void runRank(int32_t number) {
    Rank &rank = ranks[number];
    const std::vector<Step> &steps = plan.ranks[number];
    while (true) {
      for (; rank.step < steps.size() && !steps[rank.step].isAction(); ++rank.step)
        if (steps[rank.step].isPost())
          meet(rank, steps[rank.step]);
      if (rank.pending > 0)
        return; // Whoever comes to the last of its transfers resumes it here.
      if (rank.step == steps.size()) {
        rank.ended = true;
        return;
      }
      runAction(number, rank, steps[rank.step++].action());
    }
  }

  void runAction(int32_t number, Rank &rank, const Action &action) {
    simulation.starts[number][rank.position] = rank.leave;
    rank.arrival = rank.leave + problem.costOf(action);
    rank.leave = rank.arrival;
    simulation.ends[number][rank.position] = rank.arrival;
    ++rank.position;
  }

  /// Posts a transfer. Whoever posts second fixes its time; the partner is
  /// still where it posted.
  void meet(Rank &rank, const Step &step) {
    const StageEdge &edge = plan.messages[step.message()].edge;
    size_t bit = static_cast<size_t>(step.message()) * problem.microbatches + step.microbatch;
    if (!posted[bit]) {
      posted[bit] = true;
      ++rank.pending;
      return;
    }
    int32_t peer = problem.rankOf(
        step.type == StepType::PostSend ? edge.consumerStage : edge.producerStage, step.microbatch);
    Rank &partner = ranks[peer];
    double over = std::max(rank.arrival, partner.arrival) +
                  problem.latencyBetween(edge.producerStage, edge.consumerStage);
    rank.leave = std::max(rank.leave, over);
    partner.leave = std::max(partner.leave, over);
    if (--partner.pending == 0)
      runnable.push_back(peer);
  }

  const Problem &problem;
  const CommunicationPlan &plan;
  Simulation &simulation;
  std::vector<Rank> ranks;
  /// The transfers that one side has come to.
  std::vector<bool> posted;
  std::vector<int32_t> runnable;
};

} // namespace

Status simulateBlocking(const Problem &problem, const Schedule &schedule, const Dataflow &dataflow,
                        Simulation &simulation) {
  Expected<CommunicationPlan> plan =
      placeCommunication(problem, schedule, dataflow, messagesOf(problem, dataflow));
  if (!plan)
    return Error{plan.error()};
  if (BlockingRunner(problem, *plan, simulation).run())
    return Status::success();
  std::vector<CommunicationFault> faults =
      verifyCommunication(eventsOf(problem, *plan, WaitMode::BetweenActions));
  return Error{"S5: with blocking sends, " + faults.front().text};
}

} // namespace pipeline::schedule
