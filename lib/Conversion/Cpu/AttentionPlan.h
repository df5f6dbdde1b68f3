//===- AttentionPlan.h - The tiles of an attention --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which rows are computed together, and with which keys. A function of the op alone:
// it decides how sums over rows are divided.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_ATTENTIONPLAN_H
#define PIPELINE_LIB_CONVERSION_CPU_ATTENTIONPLAN_H

#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>

namespace mlir {
class Block;
} // namespace mlir

namespace pipeline {

/// Tiles of equal shape, one behind the other.
struct TileRun {
  int64_t firstRow = 0;
  /// Rows of each tile, and how many tiles there are.
  int64_t rows = 0, count = 0;
  /// The keys that are computed, from the first on; no row of the run sees a later one.
  int64_t keys = 0;
};

/// The tiles of `rows` rows, in order. A row r sees no key behind r + `horizon`, if that is
/// given; one with r + `horizon` < 0 sees none.
llvm::SmallVector<TileRun> planTiles(int64_t rows, int64_t keys, std::optional<int64_t> horizon);

/// The horizon that a body of scores shows: behind it, it yields minus infinity, which leaves a
/// key without any influence. A finite number as good as that counts where nothing but the
/// raw score could be as low.
///
/// The body's last two arguments are the indices of row and key.
std::optional<int64_t> findHorizon(mlir::Block &scores);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_ATTENTIONPLAN_H
