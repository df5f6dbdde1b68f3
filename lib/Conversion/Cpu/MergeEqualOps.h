//===- MergeEqualOps.h - One op for what is computed twice ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_MERGEEQUALOPS_H
#define PIPELINE_LIB_CONVERSION_CPU_MERGEEQUALOPS_H

#include "mlir/IR/PatternMatch.h"

namespace pipeline {

/// Merges the structured ops of `block` that compute the same from the same and
/// differ only in the memory that they write, which no comparison of operands (CSE)
/// sees: tiling fuses a producer once for each reader, and gives one of the copies
/// the place of a result that leaves the loop. That place is kept.
void mergeEqualOps(mlir::Block &block, mlir::RewriterBase &rewriter);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_MERGEEQUALOPS_H
