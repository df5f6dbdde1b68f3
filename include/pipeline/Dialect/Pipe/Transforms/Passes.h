//===- Passes.h - Passes of the pipe dialect --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From a model to planned rank programs, one pass a phase. Their descriptions,
// with IR before and after, are in Passes.td and, generated, in docs/Passes.md.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_PASSES_H
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "pipeline/Analysis/BalancedPartition.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "pipeline/Differentiation/Recompute.h"
#include "pipeline/Schedule/Communication.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline {

#define GEN_PASS_DECL
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_PASSES_H
