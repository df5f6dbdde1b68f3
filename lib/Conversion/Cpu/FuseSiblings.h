//===- FuseSiblings.h - Merging loops that read the same tensors ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two loops with equal bounds, neither of which needs the other's result, become
// one: what both read is loaded once.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_FUSESIBLINGS_H
#define PIPELINE_LIB_CONVERSION_CPU_FUSESIBLINGS_H

#include "mlir/IR/PatternMatch.h"

namespace pipeline {

/// Merges independent loops of `block`, and then of the merged bodies, that slice
/// a common tensor.
void fuseSiblingLoops(mlir::Block &block, mlir::RewriterBase &rewriter);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_FUSESIBLINGS_H
