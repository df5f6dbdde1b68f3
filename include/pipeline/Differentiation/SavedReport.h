//===- SavedReport.h - What a backward has of the forward -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For people who want to know where their memory goes: each value of a layer that its backward
// reads, what became of it, and why.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIFFERENTIATION_SAVEDREPORT_H
#define PIPELINE_DIFFERENTIATION_SAVEDREPORT_H

#include "pipeline/Differentiation/LayerValue.h"
#include "pipeline/Differentiation/Recompute.h"

#include "mlir/IR/BuiltinTypes.h"

#include <map>
#include <string>
#include <vector>

namespace pipeline {

/// How a backward gets at a value of the forward.
enum class SavedFate {
  Held,  ///< an input or a result of the layer, which is there anyway
  Kept,  ///< a residual
  Again, ///< it is computed again
};

struct SavedRow {
  /// What makes the value: `matmul`, `exp`, `sum`.
  std::string value;
  /// Where that stands: a name, or a line of a file; empty where it isn't known.
  std::string place;
  mlir::RankedTensorType type;
  int64_t bytes;
  SavedFate fate;
  std::string reason;
  /// Of a value that is held: which one.
  std::optional<LayerValue> held;
};

/// What one mode keeps of a layer for its backward.
struct SavedTotal {
  int64_t residualBytes = 0;
  /// The inputs and results that the backward reads.
  std::vector<LayerValue> held;
};

struct SavedReport {
  /// In the mode that was chosen, in program order.
  std::vector<SavedRow> rows;
  /// In every mode.
  std::map<Recompute, SavedTotal> totals;
};

} // namespace pipeline

#endif // PIPELINE_DIFFERENTIATION_SAVEDREPORT_H
