//===- AttentionExpansion.h -------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attention as its description defines it, on whole tensors of scores: what the reference executor
// runs in any element type.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_DIFFERENTIATION_ATTENTIONEXPANSION_H
#define PIPELINE_TEST_UNIT_DIFFERENTIATION_ATTENTIONEXPANSION_H

#include "mlir/IR/BuiltinOps.h"

namespace pipeline::test {

/// Puts structured ops in the place of every `pipe.attention` and `pipe.attention_backward`.
void expandAttention(mlir::ModuleOp module);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_DIFFERENTIATION_ATTENTIONEXPANSION_H
