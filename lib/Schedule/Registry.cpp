//===- Registry.cpp - The schedules that are known by name ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Generators.h"

#include <string>

namespace pipeline::schedule {

#define PIPELINE_SCHEDULE(name, function, chunks, placement, summary)                              \
  Expected<Schedule> function(const Problem &problem);
#include "Generators/Schedules.def"
#undef PIPELINE_SCHEDULE

static constexpr Generator table[] = {
#define PIPELINE_SCHEDULE(name, function, chunks, placement, summary)                              \
  {name, summary, chunks, PlacementKind::placement, function},
#include "Generators/Schedules.def"
#undef PIPELINE_SCHEDULE
};

std::span<const Generator> generators() { return table; }

const Generator *findGenerator(std::string_view name) {
  for (const Generator &generator : table)
    if (generator.name == name)
      return &generator;
  return nullptr;
}

Expected<Schedule> generate(std::string_view name, const Problem &problem) {
  const Generator *generator = findGenerator(name);
  if (!generator) {
    std::string known;
    for (const Generator &row : table)
      known += (known.empty() ? "" : ", ") + std::string(row.name);
    return Error{"no schedule is called '" + std::string(name) + "'; the known ones are " + known};
  }
  if (Status status = problem.check(); !status)
    return Error{status.error()};
  return generator->generate(problem);
}

} // namespace pipeline::schedule
