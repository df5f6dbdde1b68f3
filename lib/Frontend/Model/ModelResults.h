//===- ModelResults.h - Loss, weight, buffers and metrics of a model -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef PIPELINE_LIB_FRONTEND_MODEL_MODELRESULTS_H
#define PIPELINE_LIB_FRONTEND_MODEL_MODELRESULTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace pipeline {

/// What a user says of the results of a function: each the index of one or its name.
struct ResultOptions {
  llvm::StringRef loss;
  /// Or the name of an input.
  llvm::StringRef lossWeight;
};

/// Gives `function`, whose arguments are classified, the results of a model, and marks it as one:
/// the loss; the new values of buffers; metrics, which are its other scalars; the weight of the
/// loss. The loss is what `options` says, else what an attribute says, else the only scalar float.
/// What else it returned is dropped with a remark, and a buffer that is returned as it was. Returns
/// how many results were dropped.
mlir::FailureOr<int64_t> formResults(mlir::func::FuncOp function, const ResultOptions &options);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_MODEL_MODELRESULTS_H
