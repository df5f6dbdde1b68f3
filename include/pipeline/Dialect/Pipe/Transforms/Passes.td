//===- Passes.td - Passes of the pipe dialect ----------------*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_PASSES_TD
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

// In the order of the pipeline. Each says which phase it requires and which it
// establishes; the IR in its description is run by test/Transforms.

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_PASSES_TD
