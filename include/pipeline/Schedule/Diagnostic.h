//===- Diagnostic.h - What is wrong with a schedule, and where --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_DIAGNOSTIC_H
#define PIPELINE_SCHEDULE_DIAGNOSTIC_H

#include "pipeline/Schedule/Action.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pipeline::schedule {

/// The constraints on schedules, by the numbers under which they are known.
enum class Constraint : uint8_t {
  S1 = 1, ///< every F exactly once, on the rank that owns its stage
  S2,     ///< exactly one backward: one B, or one I and one W
  S3,     ///< on a stage: F before its backward, I before W
  S4,     ///< program order and dataflow together are acyclic
  S5,     ///< with communication inserted, no wait is for ever
  S6,     ///< the k-th send of a channel is its k-th receive, alike in type and size
  S7,     ///< what is in flight on a rank stays within its limit
  S8,     ///< a buffer is not reused before its send is waited for
  S9,     ///< asynchronous: a backward uses the weights of its forward
  S10,    ///< devices: accesses that conflict are ordered
  S11,    ///< on a stage, gradients accumulate in microbatch order
  S12,    ///< on a stage that keeps state, forwards run in microbatch order
};

/// `S1` to `S12`.
std::string nameOf(Constraint constraint);

enum class Severity : uint8_t { Error, Remark };

/// One finding about one place of a schedule.
struct Diagnostic {
  Constraint constraint;
  Severity severity;
  int32_t rank;
  /// Place in the rank's list, or -1 where the finding is that one is missing.
  int32_t position;
  /// The action there, or the one that is missing.
  std::optional<Action> action;
  std::string text;
};

/// `S3: rank 1, position 4, 1B2: ...`
std::string toString(const Diagnostic &diagnostic);

/// Collects findings: all are counted, the first few of each constraint are
/// kept, since one slip in a generator can break every action; of S4, which is
/// reported as one cycle, all.
class Diagnostics {
public:
  explicit Diagnostics(int32_t keptPerConstraint = 16) : keptPerConstraint(keptPerConstraint) {}

  void add(Diagnostic diagnostic);

  /// What was kept, in the order of finding.
  const std::vector<Diagnostic> &all() const { return kept; }
  /// How many there were of one constraint, kept or not.
  int64_t count(Constraint constraint) const { return counts[static_cast<size_t>(constraint)]; }
  bool hasErrors() const { return errors != 0; }
  int64_t numErrors() const { return errors; }

  /// The errors that were kept, one per line, and how many more there are.
  std::string errorText() const;

private:
  int32_t keptPerConstraint;
  std::vector<Diagnostic> kept;
  int64_t counts[13] = {};
  int64_t errors = 0;
};

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_DIAGNOSTIC_H
