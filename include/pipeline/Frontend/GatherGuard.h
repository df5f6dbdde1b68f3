//===- GatherGuard.h - Reads by index that stay in their tensor -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef PIPELINE_FRONTEND_GATHERGUARD_H
#define PIPELINE_FRONTEND_GATHERGUARD_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace pipeline {

/// What guardGathers added.
struct GuardCounts {
  int64_t gathers = 0; ///< reads and writes by index that are clamped and checked
  int64_t asserts = 0; ///< asserts that became checks
};

/// Makes `model`, a formed model or one in phase `model`, safe for any data: each index of a tensor
/// that is not provably in range is clamped into it, and how often it was not is a further result,
/// a `pipe.check`. A `cf.assert` becomes a check too, unless it holds always or says what the check
/// of an index says. An op that cannot be guarded is an error at its location; nothing has been
/// changed then.
mlir::FailureOr<GuardCounts> guardGathers(mlir::func::FuncOp model);

} // namespace pipeline

#endif // PIPELINE_FRONTEND_GATHERGUARD_H
