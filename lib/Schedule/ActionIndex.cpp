//===- ActionIndex.cpp - Where each action stands ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ActionIndex.h"

namespace pipeline::schedule {

namespace {
std::string number(int64_t value) { return std::to_string(value); }
} // namespace

ActionIndex::ActionIndex(const Problem &problem, const Schedule &schedule, Diagnostics &diagnostics)
    : problem(problem), schedule(schedule), diagnostics(diagnostics),
      microbatches(problem.microbatches) {
  size_t pairs = static_cast<size_t>(problem.stages()) * microbatches;
  forward.assign(pairs, -1);
  backward.assign(pairs, -1);
  for (int32_t rank = 0; rank < static_cast<int32_t>(schedule.ranks.size()); ++rank)
    for (int32_t i = 0; i < static_cast<int32_t>(schedule.ranks[rank].size()); ++i)
      enter(rank, i);
  checkComplete();
}

void ActionIndex::report(Constraint constraint, int32_t rank, int32_t position,
                         const Action &action, std::string text) {
  diagnostics.add({constraint, Severity::Error, rank, position, action, std::move(text)});
}

void ActionIndex::enter(int32_t rank, int32_t position) {
  Action action = schedule.ranks[rank][position];
  if (action.stage < 0 || action.stage >= problem.stages())
    return report(constraintOf(action), rank, position, action,
                  "there is no stage " + number(action.stage) + "; the stages are 0 to " +
                      number(problem.stages() - 1));
  if (action.microbatch < 0 || action.microbatch >= microbatches)
    return report(constraintOf(action), rank, position, action,
                  "there is no microbatch " + number(action.microbatch) +
                      "; the microbatches are 0 to " + number(microbatches - 1));
  if (int32_t owner = problem.rankOf(action); owner != rank)
    return report(constraintOf(action), rank, position, action,
                  "stage " + number(action.stage) + " belongs to rank " + number(owner) +
                      (problem.placement.copies() == 1
                           ? ""
                           : " for microbatch " + number(action.microbatch)));

  if (problem.forwardOnly && action.kind != Kind::F)
    return report(Constraint::S2, rank, position, action,
                  "is no forward, and the problem has nothing else");

  if (action.kind == Kind::W && weight.empty())
    weight.assign(forward.size(), -1);
  std::vector<int32_t> &positions = action.kind == Kind::F   ? forward
                                    : action.kind == Kind::W ? weight
                                                             : backward;
  int32_t &entry = positions[pairOf(action.stage, action.microbatch)];
  if (entry >= 0)
    return report(constraintOf(action), rank, position, action,
                  "done before, by " + toString(schedule.ranks[rank][entry]) + " at position " +
                      number(entry));
  entry = position;
}

void ActionIndex::checkComplete() {
  if (schedule.ranks.size() > static_cast<size_t>(problem.ranks))
    diagnostics.add({Constraint::S1, Severity::Error, problem.ranks, -1, std::nullopt,
                     "the schedule has " + number(static_cast<int64_t>(schedule.ranks.size())) +
                         " ranks, but the problem has " + number(problem.ranks)});
  for (int32_t stage = 0; stage < problem.stages(); ++stage) {
    for (int32_t microbatch = 0; microbatch < microbatches; ++microbatch) {
      int32_t rank = problem.rankOf(stage, microbatch);
      auto missing = [&](Kind kind, const char *text) {
        Action action{kind, stage, microbatch};
        report(constraintOf(action), rank, -1, action, text);
      };
      if (positionOf(Kind::F, stage, microbatch) < 0)
        missing(Kind::F, "the forward is missing");
      if (problem.forwardOnly)
        continue;
      int32_t back = positionOf(Kind::B, stage, microbatch);
      int32_t late = positionOf(Kind::W, stage, microbatch);
      if (back < 0) {
        if (late < 0)
          missing(Kind::B, "the backward is missing: one B, or one I and one W");
        else
          missing(Kind::I, "W occurs without its I");
        continue;
      }
      Action action = schedule.ranks[rank][back];
      if (action.kind == Kind::I && late < 0)
        missing(Kind::W, "I occurs without its W");
      if (action.kind == Kind::B && late >= 0)
        report(Constraint::S2, rank, late, {Kind::W, stage, microbatch},
               "B at position " + number(back) + " has done it already");
    }
  }
}

} // namespace pipeline::schedule
