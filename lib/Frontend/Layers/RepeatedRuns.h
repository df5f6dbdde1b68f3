//===- RepeatedRuns.h - The longest repetitions of a sequence ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Knows nothing of ops: positions, and which of them match.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_REPEATEDRUNS_H
#define PIPELINE_LIB_FRONTEND_LAYERS_REPEATEDRUNS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>
#include <vector>

namespace pipeline {

/// The positions [begin, begin + count * period) hold the same block `count` times.
struct RepeatedRun {
  size_t begin, period, count;

  size_t getEnd() const { return begin + count * period; }
  bool operator==(const RepeatedRun &) const = default;
};

/// A sequence in which repetitions are sought.
struct Sequence {
  /// The sum of the costs of all positions before each; n + 1 numbers.
  std::vector<double> costs;
  /// How many positions before each hold what a block must have one of; n + 1.
  std::vector<size_t> heavies;
  /// What a cut before each position costs; n + 1 numbers.
  std::vector<double> cuts;
  /// Whether two positions, the first before the second, hold the same.
  llvm::function_ref<bool(size_t, size_t)> match;

  size_t size() const { return costs.size() - 1; }
};

/// The repetition within [begin, end) that covers the most cost: `period` positions,
/// of which one is heavy, twice or more. Of those that cover as much, the one of the
/// shortest period; and of its rotations, the one whose cuts, that at its end
/// included, cost the least, the last of several: what precedes the first block, an
/// embedding's norm, resembles blocks more often than what follows the last one.
std::optional<RepeatedRun> findRepeatedRun(const Sequence &sequence, size_t begin, size_t end);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_REPEATEDRUNS_H
