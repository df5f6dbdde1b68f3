//===- Generators.h - The schedules that are known by name ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A generator says only in which order a rank does its actions. Placing
// communication, proving that nothing deadlocks, rolling loops and planning
// memory work for any valid schedule and never ask its name.
//
// Adding one is a file in lib/Schedule/Generators and a row of its
// Schedules.def.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_GENERATORS_H
#define PIPELINE_SCHEDULE_GENERATORS_H

#include "pipeline/Schedule/Expected.h"
#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <span>
#include <string_view>

namespace pipeline::schedule {

/// One row of the table of schedules.
struct Generator {
  std::string_view name;
  /// One line for a list of schedules.
  std::string_view summary;
  /// What a caller takes who did not choose.
  int32_t defaultChunks;
  PlacementKind defaultPlacement;
  /// Makes the order for a problem that Problem::check accepts. Fails where
  /// the schedule's preconditions on (p, v, m), the placement or the group
  /// size do not hold, with the rule, the numbers and the nearest values that
  /// work; it never gives something else than was asked for.
  Expected<Schedule> (*generate)(const Problem &problem);
};

/// All rows, in the order in which a list shows them.
std::span<const Generator> generators();

/// The row of that name, or null.
const Generator *findGenerator(std::string_view name);

/// Checks `problem` and generates the schedule called `name`. An unknown name
/// is an error that lists the known ones.
Expected<Schedule> generate(std::string_view name, const Problem &problem);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_GENERATORS_H
