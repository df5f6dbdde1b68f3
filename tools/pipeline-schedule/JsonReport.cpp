//===- JsonReport.cpp - What programs are told ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   {
//     "schedule": "1f1b", "ranks": 4, "chunks": 1, "microbatches": 8, "stages": 4,
//     "placement": "loop", "forward_only": false,
//     "send": "async",                    or "blocking": what the times are of
//     "makespan": 33,
//     "lower_bound": {"makespan": 33, "span": 33},
//     "bubble_makespan": 0.27, "bubble_span": 0.27,        shares, from 0 to 1
//     "messages": 48, "local_handoffs": 0, "actions": 64,
//     "span": [33, ...], "busy": [24, ...], "idle_in_span": [9, ...],     by rank
//     "peak_in_flight": [4, ...],         pairs of a stage and a microbatch, by rank
//     "peak_bytes": [...],                by rank, where there are activation_bytes
//     "memory_limit": [...],              by rank, where there is one: bytes or pairs
//     "makespan_async": 33,
//     "makespan_blocking": 33,
//     "updates": "at-end",                or "stashed", "double-buffered": of weights
//     "update_interval": 1,               backwards from one to the next; not at-end
//     "remarks": ["..."]
//   }
//
//===----------------------------------------------------------------------===//

#include "Reports.h"

namespace pipeline::explorer {

using namespace schedule;
using llvm::json::OStream;

namespace {

template <typename Get>
void writeByRank(OStream &json, llvm::StringRef key, const Simulation &simulation, Get &&get) {
  json.attributeArray(key, [&] {
    for (const RankTimes &times : simulation.ranks)
      json.value(get(times));
  });
}

void writeNumbers(OStream &json, llvm::StringRef key, const std::vector<int64_t> &numbers) {
  if (numbers.empty())
    return;
  json.attributeArray(key, [&] {
    for (int64_t number : numbers)
      json.value(number);
  });
}

const char *nameOf(WeightUpdates updates) {
  switch (updates) {
  case WeightUpdates::AtEnd:
    return "at-end";
  case WeightUpdates::Stashed:
    return "stashed";
  case WeightUpdates::DoubleBuffered:
    return "double-buffered";
  }
  return "";
}

} // namespace

void writeJson(OStream &json, const Solution &solution, const Measurement &measurement) {
  const Problem &problem = solution.problem;
  const Simulation &simulation = measurement.simulation;
  json.object([&] {
    json.attribute("schedule", solution.schedule.name);
    json.attribute("ranks", problem.ranks);
    json.attribute("chunks", problem.chunks);
    json.attribute("microbatches", problem.microbatches);
    json.attribute("stages", problem.stages());
    json.attribute("placement", problem.placement.toString());
    json.attribute("forward_only", problem.forwardOnly);
    json.attribute("send", measurement.send == SendMode::Async ? "async" : "blocking");
    json.attribute("makespan", simulation.makespan);
    json.attributeObject("lower_bound", [&] {
      json.attribute("makespan", simulation.lowerBound.makespan);
      json.attribute("span", simulation.lowerBound.span);
    });
    json.attribute("bubble_makespan", simulation.bubbleMakespan);
    json.attribute("bubble_span", simulation.bubbleSpan);
    json.attribute("messages", simulation.messages);
    json.attribute("local_handoffs", simulation.localHandoffs);
    json.attribute("actions", solution.schedule.numActions());
    writeByRank(json, "span", simulation, [](const RankTimes &times) { return times.span(); });
    writeByRank(json, "busy", simulation, [](const RankTimes &times) { return times.busy; });
    writeByRank(json, "idle_in_span", simulation,
                [](const RankTimes &times) { return times.idleInSpan; });
    writeByRank(json, "peak_in_flight", simulation,
                [](const RankTimes &times) { return times.peakInFlight; });
    writeNumbers(json, "peak_bytes", measurement.peakBytes);
    writeNumbers(json, "memory_limit", problem.memoryLimits);
    bool isAsync = measurement.send == SendMode::Async;
    json.attribute(isAsync ? "makespan_async" : "makespan_blocking", simulation.makespan);
    json.attribute(isAsync ? "makespan_blocking" : "makespan_async", measurement.otherMakespan);
    json.attribute("updates", nameOf(solution.schedule.updates));
    if (solution.schedule.updates != WeightUpdates::AtEnd)
      json.attribute("update_interval", solution.schedule.updateInterval);
    json.attributeArray("remarks", [&] {
      for (const std::string &remark : solution.remarks)
        json.value(remark);
    });
  });
}

} // namespace pipeline::explorer
