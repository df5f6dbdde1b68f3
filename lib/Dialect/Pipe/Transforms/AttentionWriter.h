//===- AttentionWriter.h - Writes a recognised attention --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_ATTENTIONWRITER_H
#define PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_ATTENTIONWRITER_H

#include "pipeline/Analysis/AttentionPattern.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

/// Puts a `pipe.attention` in the place of a pattern's output. What made it stays where it is, with
/// no user.
AttentionOp writeAttention(const AttentionPattern &pattern, mlir::Location loc);

} // namespace pipeline

#endif // PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_ATTENTIONWRITER_H
