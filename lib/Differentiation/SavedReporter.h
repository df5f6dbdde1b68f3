//===- SavedReporter.h - Why a value is kept --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a SavedReport of one layer.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_SAVEDREPORTER_H
#define PIPELINE_LIB_DIFFERENTIATION_SAVEDREPORTER_H

#include "ResidualChoice.h"

#include "pipeline/Differentiation/SavedReport.h"

namespace pipeline {

/// Tells what `choice` is in `mode` and what it would be in the others. `names` are those that
/// values have without being residuals.
SavedReport reportSaved(JointComputation &joint, const ResidualChoice &choice, Recompute mode,
                        const llvm::DenseMap<mlir::Value, LayerValue> &names);

/// What the op that makes `value` is, in a word or few: `matmul`, `exp`, `sum`; what an argument
/// is.
std::string describeOp(mlir::Value value);

/// Where a value's op stands: the name that a frontend gave it, else a line of a file; empty where
/// neither is known.
std::string describePlace(mlir::Location loc);

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_SAVEDREPORTER_H
