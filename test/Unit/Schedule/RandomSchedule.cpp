//===- RandomSchedule.cpp - Valid schedules that nobody designed -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomSchedule.h"

#include "Support.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace pipeline::schedule {

namespace {

Problem makeRandomProblem(std::mt19937 &random, bool secondCopies) {
  Problem problem = makeProblem(1 + random() % 4, 1 + random() % 3, 1 + random() % 5);
  std::vector<int32_t> owners;
  for (int32_t stage = 0; stage < problem.stages(); ++stage)
    owners.push_back(problem.placement.ownerOf(stage));
  std::shuffle(owners.begin(), owners.end(), random);
  std::vector<int32_t> mirrors;
  if (secondCopies && random() % 2 == 0) {
    mirrors = owners;
    std::shuffle(mirrors.begin(), mirrors.end(), random);
  }
  problem.placement = Placement::list(owners, mirrors);
  problem.latencies = {(random() % 4) * 0.25};
  for (int32_t stage = 0; stage < problem.stages(); ++stage) {
    auto time = [&] { return (random() % 9) * 0.25; };
    problem.costs.push_back({time(), time(), time(), std::nullopt});
  }
  return problem;
}

std::vector<StageEdge> makeRandomSkips(const Problem &problem, std::mt19937 &random) {
  std::vector<StageEdge> edges;
  for (uint32_t count = problem.stages() < 2 ? 0 : random() % 4; count > 0; --count) {
    int32_t first = random() % (problem.stages() - 1);
    int32_t second = first + 1 + random() % (problem.stages() - 1 - first);
    edges.push_back({Kind::F, first, Kind::F, second});
    if (random() % 2)
      edges.push_back({Kind::B, second, Kind::B, first});
    if (random() % 4 == 0)
      edges.push_back({Kind::F, second, Kind::B, first});
  }
  return edges;
}

} // namespace

RandomCase makeRandomCase(uint32_t seed, bool secondCopies) {
  std::mt19937 random(seed);
  Problem problem = makeRandomProblem(random, secondCopies);
  std::vector<StageEdge> skips = makeRandomSkips(problem, random);
  // One case in four has towers that the chain does not tie together.
  Dataflow dataflow = valueOf(random() % 4 == 0 ? Dataflow::fromEdges(problem, skips)
                                                : Dataflow::chain(problem, skips));

  // What is to be done: kinds, with the backward whole or in two.
  std::vector<Action> open;
  for (int32_t stage = 0; stage < problem.stages(); ++stage)
    for (int32_t microbatch = 0; microbatch < problem.microbatches; ++microbatch) {
      open.push_back({Kind::F, stage, microbatch});
      if (random() % 2) {
        open.push_back({Kind::B, stage, microbatch});
      } else {
        open.push_back({Kind::I, stage, microbatch});
        open.push_back({Kind::W, stage, microbatch});
      }
    }

  Schedule schedule{"random", std::vector<std::vector<Action>>(problem.ranks)};
  std::set<std::tuple<Kind, int32_t, int32_t>> done;
  while (!open.empty()) {
    std::vector<size_t> ready;
    for (size_t i = 0; i < open.size(); ++i) {
      std::span<const Need> needs = dataflow.needs(open[i]);
      if (std::all_of(needs.begin(), needs.end(), [&](const Need &need) {
            return done.count({need.kind, need.stage, open[i].microbatch}) != 0;
          }))
        ready.push_back(i);
    }
    size_t chosen = ready[random() % ready.size()];
    Action action = open[chosen];
    open.erase(open.begin() + chosen);
    schedule.ranks[problem.rankOf(action)].push_back(action);
    int32_t stage = action.stage;
    done.insert({action.kind == Kind::I ? Kind::B : action.kind, stage, action.microbatch});
  }
  return {std::move(problem), std::move(dataflow), std::move(schedule)};
}

} // namespace pipeline::schedule
