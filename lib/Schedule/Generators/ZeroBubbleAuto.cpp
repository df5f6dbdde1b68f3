//===- ZeroBubbleAuto.cpp - Schedule `zb-auto` ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches the order with the smallest largest span, for any costs of the
// stages, latencies of the hops and memory limits of the ranks: the more memory
// a rank has, the smaller the bubble, down to none. Without limits a rank may
// hold all microbatches. The search starts from the published heuristic (Qi et al.,
// Zero Bubble, arXiv 2401.10241, section 3.1) and goes on until it meets the
// lower bound or has evaluated as many schedules as it may.
//
// A periodic result consists of a prefix, a pattern that is repeated, and a
// suffix; what that costs becomes a remark.
//
// Preconditions: v = 1; one owner per stage.
//
// p = 4, v = 1, m = 4, F = 1, I = 1, W = 1:
//
//     rank 0 | F0 F1 F2 F3 .  .  .  I0 W0 I1 W1 I2 W2 I3 W3
//     rank 1 | .  F0 F1 F2 .  .  I0 F3 I1 W0 I2 W1 I3 W2 W3
//     rank 2 | .  .  F0 F1 .  I0 F2 I1 F3 I2 W0 I3 W1 W2 W3
//     rank 3 | .  .  .  F0 I0 F1 I1 F2 I2 F3 I3 W0 W1 W2 W3
//
//===----------------------------------------------------------------------===//

#include "../ZeroBubble/Search.h"
#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"
#include "pipeline/Schedule/Simulator.h"
#include "pipeline/Schedule/Verifier.h"

#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace pipeline::schedule {

namespace {

using zerobubble::Candidate;
using zerobubble::Search;

/// A time or a ratio, in as many digits as a person reads.
std::string number(double value, int digits = 6) {
  char text[32];
  std::snprintf(text, sizeof text, "%.*g", digits, value);
  return text;
}

std::string count(int64_t value, const char *what, const char *plural) {
  return std::to_string(value) + " " + what + (value == 1 ? "" : plural);
}

/// Makes a schedule of an order and proves it right: what a search says of
/// itself is not taken on trust.
Expected<Schedule> toCheckedSchedule(const Problem &problem, const Candidate &candidate) {
  Schedule schedule = toSchedule(problem, candidate.order, "zb-auto");
  Diagnostics diagnostics = verify(problem, schedule, *Dataflow::chain(problem));
  if (diagnostics.hasErrors())
    return Error{"zb-auto made an order that is not valid, which is a fault of its search: " +
                 diagnostics.errorText()};
  return schedule;
}

/// What the pattern of a schedule costs over a free search, which is spared
/// where nothing can be better.
std::string describePattern(Search &search, const Candidate &periodic) {
  std::string text = "a repeated pattern of " +
                     count(periodic.repetition.actions / zerobubble::numWorks, "microbatch", "es");
  if (search.meetsBound(periodic))
    return text + " costs nothing, as no order has a smaller largest span";
  Candidate free = search.findAny();
  if (free.span >= periodic.span)
    return text + " costs nothing over the free search";
  double percent = 100 * (search.timeOf(periodic.span) / search.timeOf(free.span) - 1);
  return text + " costs " + number(percent, 3) + "% over the free search, whose largest span is " +
         number(search.timeOf(free.span));
}

/// Why there is no pattern.
std::string describeLack(const Problem &problem, const Search &search) {
  int32_t least = search.leastMicrobatchesOfPattern();
  if (problem.microbatches < least)
    return "no pattern is repeated, which takes at least " + count(least, "microbatch", "es");
  return "no pattern was found that can be repeated";
}

std::string describeSpan(const Search &search, double span) {
  std::string text = "largest span " + number(span);
  if (search.boundSpan() > 0)
    text += ", " + number(span / search.boundSpan()) + " of the tightest lower bound";
  return text + ", after " + count(search.evaluated(), "evaluated schedule", "s");
}

} // namespace

Expected<Schedule> generateZeroBubbleAuto(const Problem &problem, const GeneratorOptions &options) {
  if (Status status = requireOneChunk(problem, "zb-auto"); !status)
    return Error{status.error()};

  Search search(problem, options.searchBudget);
  std::vector<std::string> remarks;
  std::optional<Candidate> best;
  if (options.periodic) {
    best = search.findPeriodic();
    remarks.push_back(best ? describePattern(search, *best) : describeLack(problem, search));
  }
  if (!best)
    best = search.findAny();

  Expected<Schedule> schedule = toCheckedSchedule(problem, *best);
  if (!schedule)
    return schedule;
  Expected<Simulation> simulation = simulate(problem, *schedule, *Dataflow::chain(problem));
  if (!simulation)
    return Error{simulation.error()};
  remarks.push_back(describeSpan(search, simulation->largestSpan));
  schedule->remarks = std::move(remarks);
  return schedule;
}

} // namespace pipeline::schedule
