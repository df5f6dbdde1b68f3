//===- ValueSources.h - Where the elements of a value come from -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks back from a value through the ops that pass elements on as they are, or
// that compute with them: for what is known of an index, and for its name.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_GUARD_VALUESOURCES_H
#define PIPELINE_LIB_FRONTEND_GUARD_VALUESOURCES_H

#include "mlir/IR/Value.h"

namespace pipeline {

/// The values of which every element of `value` is an element, unchanged: the source of a reshape
/// or a slice, both sides of a select, what the body of a parallel op yields. Empty where `value`
/// is computed. A scalar counts as a tensor of one element.
llvm::SmallVector<mlir::Value> getForwardedValues(mlir::Value value);

/// The arguments of the model from whose elements `value` is computed, each once, in their order.
/// What only decides which element is taken, the condition of a select or an index, does not count.
llvm::SmallVector<mlir::BlockArgument> findSourceArguments(mlir::Value value);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_GUARD_VALUESOURCES_H
