//===- FromCsv.cpp - The schedule of a file ---------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Any order, from a file as torch.distributed.pipelining writes and reads
// them (Csv.h): orders that another tool made or that a person edited. Of a
// file with communication the actions are taken, since messages are placed
// anew for every schedule. There is nothing to draw, as what it makes is in the
// file.
//
// Preconditions: those of readCsv, which proves the file; and the problem has
// the file's ranks, chunks, microbatches and owners.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Csv.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

/// As options of a command line, which is how a caller would mend them.
static std::string describe(const Problem &problem) {
  return "ranks=" + std::to_string(problem.ranks) + " chunks=" + std::to_string(problem.chunks) +
         " microbatches=" + std::to_string(problem.microbatches) +
         " placement=" + problem.placement.toString();
}

Expected<Schedule> generateFromCsv(const Problem &problem, const GeneratorOptions &options) {
  if (options.csv.empty())
    return Error{"csv takes its order from a file, but none is given or it is empty; give one, "
                 "such as csv=FILE"};
  Expected<ImportedSchedule> imported = readCsv(options.csv);
  if (!imported)
    return Error{imported.error()};
  const Problem &held = imported->problem;
  if (held.ranks != problem.ranks || held.chunks != problem.chunks ||
      held.microbatches != problem.microbatches || !held.placement.hasSameOwners(problem.placement))
    return Error{"the file holds a schedule for " + describe(held) + ", but " + describe(problem) +
                 " is asked for; use the former, or another file"};
  return std::move(imported->schedule);
}

} // namespace pipeline::schedule
