//===- Exports.cpp - Files for other programs -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reports.h"

#include "pipeline-runtime/Trace.h"
#include "pipeline/Schedule/Communication.h"
#include "pipeline/Schedule/CommunicationVerifier.h"
#include "pipeline/Schedule/Csv.h"
#include "pipeline/Schedule/Timeline.h"

#include <cmath>
#include <sstream>

namespace pipeline::explorer {

using namespace schedule;

Expected<std::string> makeCsv(const Solution &solution, bool withCommunication,
                              std::string_view file) {
  // What a file says beyond the order is kept: idle time, pairs, where its messages are posted.
  if (!file.empty()) {
    Expected<CsvFile> cells = CsvFile::parse(file);
    if (!cells)
      return Error{cells.error()};
    if (cells->hasCommunication() == withCommunication)
      return toString(*cells);
  }
  if (!withCommunication)
    return writeCsv(solution.problem, solution.schedule, solution.dataflow);
  Expected<CommunicationPlan> plan =
      placeCommunication(solution.problem, solution.schedule, solution.dataflow,
                         messagesOf(solution.problem, solution.dataflow));
  if (!plan)
    return Error{plan.error()};
  std::vector<CommunicationFault> faults = verifyCommunication(eventsOf(solution.problem, *plan));
  if (!faults.empty())
    return Error{nameOf(faults.front().constraint) + ": " + faults.front().text};
  return writeCsv(solution.problem, *plan);
}

Status writeTrace(llvm::raw_ostream &os, const Solution &solution, const Simulation &simulation) {
  // A unit of cost is shown as a millisecond; events count nanoseconds.
  constexpr double nanosecondsOfUnit = 1e6;
  constexpr double longest = 9e12;
  if (simulation.makespan > longest)
    return Error{"a trace shows a unit of time as a millisecond and can be " + formatTime(longest) +
                 " units long, but the makespan is " + formatTime(simulation.makespan) +
                 "; give the times in a larger unit"};
  auto nanoseconds = [](double time) { return std::llround(time * nanosecondsOfUnit); };
  std::vector<runtime::TraceTrack> tracks;
  for (int32_t rank = 0; rank < solution.problem.ranks; ++rank) {
    runtime::TraceTrack &track = tracks.emplace_back();
    track.name = "rank " + std::to_string(rank);
    const std::vector<Action> &actions = solution.schedule.ranks[rank];
    track.events.reserve(actions.size());
    for (size_t i = 0; i < actions.size(); ++i) {
      runtime::TraceEvent &event = track.events.emplace_back();
      event.kind = letterOf(actions[i].kind);
      event.stage = actions[i].stage;
      event.microbatch = actions[i].microbatch;
      event.start = nanoseconds(simulation.starts[rank][i]);
      event.end = nanoseconds(simulation.ends[rank][i]);
    }
  }
  std::ostringstream text;
  runtime::writeTrace(text, solution.schedule.name, tracks);
  os << text.view();
  return Status::success();
}

} // namespace pipeline::explorer
