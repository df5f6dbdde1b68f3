//===- Registry.cpp - The schedules that are known by name ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Generators.h"

#include <string>

namespace pipeline::schedule {

#define PIPELINE_SCHEDULE(name, function, chunks, placement, backwards, taken, summary)            \
  Expected<Schedule> function(const Problem &problem, const GeneratorOptions &options);
#include "Generators/Schedules.def"
#undef PIPELINE_SCHEDULE

static constexpr Generator table[] = {
#define PIPELINE_SCHEDULE(name, function, chunks, placement, backwards, taken, summary)            \
  {name, summary, chunks, PlacementKind::placement, Backwards::backwards, taken, function},
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

namespace {

/// The schedules that take `option`, as `a, b or c`.
std::string whoTakes(Option option) {
  std::vector<std::string_view> names;
  for (const Generator &row : table)
    if (row.takes(option))
      names.push_back(row.name);
  std::string text;
  for (size_t i = 0; i < names.size(); ++i)
    text += (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + std::string(names[i]);
  return text;
}

/// An option that means nothing to the schedule may not be given.
Status checkOptions(const Generator &generator, const GeneratorOptions &options) {
  auto check = [&](Option option, bool isGiven, const char *missing,
                   const std::string &given) -> Status {
    if (!isGiven || generator.takes(option))
      return Status::success();
    return Error{std::string(generator.name) + " has no " + missing + ", but " + given +
                 "; leave it out, or use " + whoTakes(option)};
  };
  auto number = [](int64_t value) { return std::to_string(value); };
  if (options.groupSize < 0)
    return Error{"the group size must be at least 1, or 0 for the schedule's default, but is " +
                 number(options.groupSize)};
  if (options.updateInterval < 0)
    return Error{
        "the update interval must be at least 1, or 0 for the schedule's default, but is " +
        number(options.updateInterval)};
  if (options.searchBudget && *options.searchBudget < 1)
    return Error{"the search budget must be at least 1, but is " + number(*options.searchBudget)};
  for (Status status :
       {check(Option::GroupSize, options.groupSize != 0, "groups",
              "the group size is " + number(options.groupSize)),
        check(Option::WarmUp, options.warmUp != WarmUp::Full, "choice of warm-up",
              "the warm-up is lean"),
        check(Option::Search, options.searchBudget.has_value(), "search",
              "a search budget is given"),
        check(Option::Search, options.periodic, "search", "a periodic result is asked for"),
        check(Option::UpdateInterval, options.updateInterval != 0,
              "updates between its microbatches",
              "the update interval is " + number(options.updateInterval)),
        check(Option::Csv, !options.csv.empty(), "file", "one is given")})
    if (!status)
      return status;
  return Status::success();
}

} // namespace

Expected<Schedule> generate(std::string_view name, const Problem &problem,
                            const GeneratorOptions &options) {
  const Generator *generator = findGenerator(name);
  if (!generator) {
    std::string known;
    for (const Generator &row : table)
      known += (known.empty() ? "" : ", ") + std::string(row.name);
    return Error{"no schedule is called '" + std::string(name) + "'; the known ones are " + known};
  }
  if (Status status = problem.check(); !status)
    return Error{status.error()};
  if (Status status = checkOptions(*generator, options); !status)
    return Error{status.error()};
  return generator->generate(problem, options);
}

} // namespace pipeline::schedule
