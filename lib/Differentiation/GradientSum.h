//===- GradientSum.h - Adds the terms of one gradient, in their order --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_GRADIENTSUM_H
#define PIPELINE_LIB_DIFFERENTIATION_GRADIENTSUM_H

#include "pipeline/Differentiation/ReverseSweep.h"

namespace pipeline {

/// The sum of `terms`, at least one, of a gradient of type `type`.
mlir::Value sumTerms(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type type,
                     llvm::ArrayRef<GradientTerm> terms);

/// `accumulator` with `terms` added to it, one after the other. `isReadElsewhere` tells of terms,
/// and of what they are made from, whether something that is not in the IR yet will read them.
mlir::Value addTermsInto(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value accumulator,
                         llvm::ArrayRef<GradientTerm> terms,
                         llvm::function_ref<bool(mlir::Value)> isReadElsewhere);

/// `lhs + rhs` for scalars and tensors.
mlir::Value createSum(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value lhs,
                      mlir::Value rhs);

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_GRADIENTSUM_H
