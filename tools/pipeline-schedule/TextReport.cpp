//===- TextReport.cpp - What people are shown -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reports.h"
#include "Table.h"

#include "pipeline/Schedule/Timeline.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace pipeline::explorer {

using namespace schedule;

std::string describePlacement(const Problem &problem) {
  std::string text = problem.placement.toString();
  constexpr size_t longest = 40;
  return text.size() <= longest ? text : text.substr(0, longest) + "...";
}

namespace {

/// The values of all stages: one, or from the least to the largest.
template <typename Get>
std::string describeRange(const Problem &problem, Get &&get) {
  double least = get(0);
  double largest = least;
  for (int32_t stage = 1; stage < problem.stages(); ++stage) {
    least = std::min(least, get(stage));
    largest = std::max(largest, get(stage));
  }
  return formatTime(least) + (least == largest ? "" : " to " + formatTime(largest));
}

/// `F = 1, B = 2, no latency`
std::string describeCosts(const Solution &solution) {
  const Problem &problem = solution.problem;
  std::string text;
  bool occurs[4] = {};
  for (const std::vector<Action> &actions : solution.schedule.ranks)
    for (const Action &action : actions)
      occurs[static_cast<size_t>(action.kind)] = true;
  for (Kind kind : {Kind::F, Kind::B, Kind::I, Kind::W})
    if (occurs[static_cast<size_t>(kind)])
      text += std::string(1, letterOf(kind)) + " = " +
              describeRange(problem, [&](int32_t s) { return problem.costOf(s).of(kind); }) + ", ";
  if (llvm::all_of(problem.latencies, [](double latency) { return latency == 0; }))
    return text + "no latency";
  auto [least, largest] = std::minmax_element(problem.latencies.begin(), problem.latencies.end());
  return text + "latency " + formatTime(*least) +
         (*least == *largest ? "" : " to " + formatTime(*largest));
}

std::string describeUpdates(const Schedule &schedule) {
  std::string text = "weights change after every ";
  text += schedule.updateInterval == 1 ? "backward"
                                       : std::to_string(schedule.updateInterval) + " backwards";
  return text + " of a stage; " +
         (schedule.updates == WeightUpdates::Stashed
              ? "each forward's version is kept for its backward"
              : "two versions are kept");
}

void writeHead(llvm::raw_ostream &os, const Solution &solution, int32_t width) {
  const Problem &problem = solution.problem;
  std::string head = solution.schedule.name;
  if (problem.forwardOnly)
    head += ", forwards only";
  head += ": " + count(problem.ranks, "rank") + ", " + count(problem.chunks, "chunk") + " each (" +
          describePlacement(problem) + "), " + count(problem.microbatches, "microbatch");
  if (problem.microbatches != 1)
    head.insert(head.size() - 1, "e");
  printWrapped(os, head, width, 2);
  printWrapped(os, describeCosts(solution), width, 2);
  if (solution.schedule.updates != WeightUpdates::AtEnd)
    printWrapped(os, describeUpdates(solution.schedule), width, 2);
}

void writeTimeline(llvm::raw_ostream &os, const Solution &solution, const Measurement &measurement,
                   int32_t width) {
  TimelineUnit unit = chooseTimelineUnit(solution.problem, solution.schedule);
  os << "a column is a time of " << formatTime(unit.time);
  if (!unit.isExact)
    os << ", starts and ends are rounded down";
  if (!unit.showsAll)
    os << ", actions shorter than one may be missing";
  os << "\n\n"
     << drawTimeline(solution.problem, solution.schedule, measurement.simulation,
                     {.unit = unit.time, .width = width, .ruler = true});
}

/// The idle share if a rank with that busy time had the span of the bound.
double boundOfBubble(const Simulation &simulation) {
  auto largest =
      std::max_element(simulation.ranks.begin(), simulation.ranks.end(),
                       [](const RankTimes &a, const RankTimes &b) { return a.span() < b.span(); });
  double bound = simulation.lowerBound.span;
  return bound > 0 ? std::max(0.0, 1 - largest->busy / bound) : 0;
}

void writeTotals(llvm::raw_ostream &os, const Solution &solution, const Simulation &simulation) {
  const LowerBound &bound = simulation.lowerBound;
  double busy = 0;
  for (const RankTimes &times : simulation.ranks)
    busy += times.busy;
  double leastIdle = bound.makespan > 0 ? 1 - busy / (solution.problem.ranks * bound.makespan) : 0;

  Table table;
  table.add({"", "value", "bound", "value / bound"});
  table.add({"makespan", formatTime(simulation.makespan), formatTime(bound.makespan),
             formatRatio(simulation.makespan, bound.makespan)});
  table.add({"largest span", formatTime(simulation.largestSpan), formatTime(bound.span),
             formatRatio(simulation.largestSpan, bound.span)});
  table.add({"bubble of the makespan", formatPercent(simulation.bubbleMakespan),
             formatPercent(leastIdle)});
  table.add({"bubble of the largest span", formatPercent(simulation.bubbleSpan),
             formatPercent(boundOfBubble(simulation))});
  table.add({"messages", std::to_string(simulation.messages)});
  table.add({"local hand-offs", std::to_string(simulation.localHandoffs)});
  table.add({"actions", std::to_string(solution.schedule.numActions())});
  table.print(os, 0);
}

/// What the other way of sending would cost, or gain.
void writeSending(llvm::raw_ostream &os, const Measurement &measurement) {
  double makespan = measurement.simulation.makespan;
  double difference = measurement.otherMakespan - makespan;
  os << (measurement.send == SendMode::Async ? "with blocking sends: makespan "
                                             : "with asynchronous sends: makespan ")
     << formatTime(measurement.otherMakespan) << ", " << (difference < 0 ? "-" : "+")
     << formatTime(std::abs(difference));
  if (makespan > 0)
    os << " (" << formatPercent(difference / makespan) << ")";
  os << "\n";
}

void writeRanks(llvm::raw_ostream &os, const Solution &solution, const Measurement &measurement,
                int32_t width) {
  const Problem &problem = solution.problem;
  bool hasShares = problem.chunks > 1;
  bool hasBytes = !measurement.peakBytes.empty();
  bool hasLimits = !problem.memoryLimits.empty();

  Table table;
  std::vector<std::string> head = {"", "span", "busy", "idle", "peak in flight"};
  if (hasShares)
    head.emplace_back("microbatches");
  if (hasBytes)
    head.emplace_back("peak bytes");
  if (hasLimits)
    head.emplace_back("limit");
  table.add(head);
  for (int32_t rank = 0; rank < problem.ranks; ++rank) {
    const RankTimes &times = measurement.simulation.ranks[rank];
    std::vector<std::string> row = {"rank " + std::to_string(rank), formatTime(times.span()),
                                    formatTime(times.busy), formatTime(times.idleInSpan),
                                    std::to_string(times.peakInFlight)};
    if (hasShares)
      row.push_back(formatTime(static_cast<double>(times.peakInFlight) / problem.chunks));
    if (hasBytes)
      row.push_back(std::to_string(measurement.peakBytes[rank]));
    if (hasLimits)
      row.push_back(std::to_string(problem.memoryLimits[rank]));
    table.add(row);
  }
  table.print(os, 0);
  if (hasShares)
    printWrapped(os,
                 "in flight: pairs of a stage and a microbatch; " + std::to_string(problem.chunks) +
                     " make a microbatch of a rank",
                 width, 0);
}

} // namespace

void writeText(llvm::raw_ostream &os, const Solution &solution, const Measurement &measurement,
               const Options &options) {
  writeHead(os, solution, options.width);
  writeTimeline(os, solution, measurement, options.width);
  os << "\n";
  writeTotals(os, solution, measurement.simulation);
  writeSending(os, measurement);
  os << "\n";
  writeRanks(os, solution, measurement, options.width);
  if (!solution.remarks.empty())
    os << "\n";
  for (const std::string &remark : solution.remarks)
    printWrapped(os, "remark: " + remark, options.width, 2);
}

} // namespace pipeline::explorer
