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

#include <optional>
#include <span>
#include <string_view>

namespace pipeline::schedule {

/// How many forwards an interleaved schedule does before its first backward.
enum class WarmUp : uint8_t {
  /// 2(p-1-r) + (v-1)N, Megatron's: hides latency.
  Full,
  /// (p-1-r) + (v-1)N: the same time without latency, in less memory.
  Lean,
};

/// What one may ask of a generator besides the problem. Each schedule takes
/// some of it, which its row in the table says; the rest must stay as it is.
struct GeneratorOptions {
  /// Microbatches that an interleaved schedule runs through one chunk before
  /// it turns to the next (N). 0: the schedule's default.
  int32_t groupSize = 0;
  WarmUp warmUp = WarmUp::Full;
  /// How many schedules a search may evaluate. None: about a second's worth.
  std::optional<int64_t> searchBudget = std::nullopt;
  /// Whether a search is to give a prefix, a repeated pattern and a suffix, so
  /// that the programs stay small; what that costs becomes a remark.
  bool periodic = false;
  /// Microbatches from one update of the weights to the next, of an
  /// asynchronous schedule. 0: the schedule's default.
  int32_t updateInterval = 0;
  /// The text of a file of schedules, for `csv`.
  std::string_view csv = {};
};

/// The members of GeneratorOptions, as bits.
enum class Option : uint8_t {
  None = 0,
  GroupSize = 1,
  WarmUp = 2,
  Search = 4, ///< searchBudget and periodic
  UpdateInterval = 8,
  Csv = 16,
};
constexpr Option operator|(Option a, Option b) {
  return static_cast<Option>(static_cast<uint8_t>(a) | static_cast<uint8_t>(b));
}

/// Which backwards a schedule has.
enum class Backwards : uint8_t {
  Full,  ///< B
  Split, ///< I and W, or some of both
};

/// One row of the table of schedules.
struct Generator {
  std::string_view name;
  /// One line for a list of schedules.
  std::string_view summary;
  /// What a caller takes who did not choose.
  int32_t defaultChunks;
  PlacementKind defaultPlacement;
  Backwards backwards;
  Option options; ///< those that it takes
  /// Makes the order for a problem that Problem::check accepts. Fails where
  /// the schedule's preconditions on (p, v, m), the placement or the options
  /// do not hold, with the rule, the numbers and the nearest values that
  /// work; it never gives something else than was asked for.
  Expected<Schedule> (*generate)(const Problem &problem, const GeneratorOptions &options);

  bool takes(Option option) const {
    return (static_cast<uint8_t>(options) & static_cast<uint8_t>(option)) != 0;
  }
};

/// All rows, in the order in which a list shows them.
std::span<const Generator> generators();

/// The row of that name, or null.
const Generator *findGenerator(std::string_view name);

/// Checks `problem` and generates the schedule called `name`. An unknown name
/// is an error that lists the known ones, an option that the schedule does not
/// take one that names those that do.
Expected<Schedule> generate(std::string_view name, const Problem &problem,
                            const GeneratorOptions &options = {});

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_GENERATORS_H
