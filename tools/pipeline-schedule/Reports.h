//===- Reports.h - What is shown of a schedule ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_SCHEDULE_REPORTS_H
#define PIPELINE_TOOLS_PIPELINE_SCHEDULE_REPORTS_H

#include "Solution.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace pipeline::explorer {

/// The time line and its numbers, for people.
void writeText(llvm::raw_ostream &os, const Solution &solution, const Measurement &measurement,
               const Options &options);

/// The numbers, for programs; JsonReport.cpp says which.
void writeJson(llvm::json::OStream &json, const Solution &solution, const Measurement &measurement);

/// The order as torch.distributed.pipelining reads it. `file` is the text that
/// the order is from, or empty: it comes back as it is where it has the form
/// that is asked for. Fails where the communication could hang, which its
/// placing rules out.
schedule::Expected<std::string> makeCsv(const Solution &solution, bool withCommunication,
                                        std::string_view file);

/// The time line in Chrome's trace format, of the same shape as that of a run.
/// Fails where it is too long for that.
schedule::Status writeTrace(llvm::raw_ostream &os, const Solution &solution,
                            const schedule::Simulation &simulation);

/// A schedule of a comparison: its numbers, or why it is refused.
struct Candidate {
  const schedule::Generator *generator;
  schedule::Expected<std::pair<Solution, Measurement>> result;
};

/// One table, for people.
void writeComparison(llvm::raw_ostream &os, const std::vector<Candidate> &candidates,
                     const Options &options);

/// An array with an object for each, that of writeJson or one with `schedule`
/// and `error`.
void writeComparisonJson(llvm::json::OStream &json, const std::vector<Candidate> &candidates);

/// The schedules and their defaults.
void writeList(llvm::raw_ostream &os, const Options &options);

/// `loop`, `v`, `bidirectional`, or the owners, shortened.
std::string describePlacement(const schedule::Problem &problem);

} // namespace pipeline::explorer

#endif // PIPELINE_TOOLS_PIPELINE_SCHEDULE_REPORTS_H
