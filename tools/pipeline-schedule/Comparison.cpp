//===- Comparison.cpp - Several schedules in one table ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reports.h"
#include "Table.h"

#include "pipeline/Schedule/Timeline.h"
#include "llvm/ADT/STLExtras.h"

namespace pipeline::explorer {

using namespace schedule;

namespace {

std::string describeOther(const Measurement &measurement) {
  double difference = measurement.otherMakespan - measurement.simulation.makespan;
  return (difference < 0 ? "-" : "+") + formatTime(std::abs(difference));
}

std::vector<std::string> rowOf(const Solution &solution, const Measurement &measurement) {
  const Simulation &simulation = measurement.simulation;
  const LowerBound &bound = simulation.lowerBound;
  return {solution.schedule.name,
          std::to_string(solution.problem.chunks),
          formatTime(simulation.makespan),
          formatRatio(simulation.makespan, bound.makespan),
          formatPercent(simulation.bubbleMakespan),
          formatTime(simulation.largestSpan),
          formatRatio(simulation.largestSpan, bound.span),
          formatPercent(simulation.bubbleSpan),
          formatTime(static_cast<double>(largestPeak(simulation)) / solution.problem.chunks),
          std::to_string(simulation.messages),
          describeOther(measurement)};
}

/// Whether makespans are of unequal work, since ranks have unequally many
/// stages of one cost.
bool isUnequal(const std::vector<Candidate> &candidates, const Options &options) {
  if (options.costOf == CostOf::Rank)
    return false;
  int32_t chunks = 0;
  for (const Candidate &candidate : candidates) {
    if (!candidate.result)
      continue;
    int32_t own = candidate.result->first.problem.chunks;
    if (chunks != 0 && own != chunks)
      return true;
    chunks = own;
  }
  return false;
}

} // namespace

void writeComparison(llvm::raw_ostream &os, const std::vector<Candidate> &candidates,
                     const Options &options) {
  Table table;
  bool isAsync = options.send == SendMode::Async;
  table.add({"", "", "", "of the", "", "largest", "of the", "", "peak", "",
             isAsync ? "blocking" : "async"});
  table.add({"schedule", "v", "makespan", "bound", "bubble", "span", "bound", "bubble", "in flight",
             "messages", "sends"});
  for (const Candidate &candidate : candidates) {
    if (candidate.result)
      table.add(rowOf(candidate.result->first, candidate.result->second));
    else
      table.addText(std::string(candidate.generator->name), candidate.result.error());
  }
  table.print(os, options.width);

  os << "\n";
  printWrapped(os,
               "\"of the bound\" is a multiple of the least that any schedule could reach, \"in "
               "flight\" counts microbatches on the rank that holds most, \"" +
                   std::string(isAsync ? "blocking" : "async") +
                   " sends\" is what they would add to the makespan",
               options.width, 0);
  if (isUnequal(candidates, options))
    printWrapped(os,
                 "remark: the costs are of one stage, so a rank with v stages does v times the "
                 "work for a microbatch; --cost-of=rank divides one cost among them",
                 options.width, 2);
  for (const Candidate &candidate : candidates)
    if (candidate.result)
      for (const std::string &remark : candidate.result->first.remarks)
        printWrapped(os, "remark: " + std::string(candidate.generator->name) + ": " + remark,
                     options.width, 2);
}

void writeComparisonJson(llvm::json::OStream &json, const std::vector<Candidate> &candidates) {
  json.array([&] {
    for (const Candidate &candidate : candidates) {
      if (candidate.result)
        writeJson(json, candidate.result->first, candidate.result->second);
      else
        json.object([&] {
          json.attribute("schedule", llvm::StringRef(candidate.generator->name));
          json.attribute("error", candidate.result.error());
        });
    }
  });
}

void writeList(llvm::raw_ostream &os, const Options &options) {
  Table table;
  for (const Generator &generator : generators()) {
    std::string text(generator.summary);
    if (generator.takes(Option::Csv))
      text += " (--csv=FILE)";
    else if (generator.defaultChunks != 1 || generator.defaultPlacement != PlacementKind::Loop)
      text += " (v=" + std::to_string(generator.defaultChunks) +
              ", placement=" + std::string(nameOf(generator.defaultPlacement)) + ")";
    table.addText(std::string(generator.name), text);
  }
  table.print(os, options.width);
}

} // namespace pipeline::explorer
