//===- PipeOps.td - The whole dialect ---------------------------*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_IR_PIPEOPS_TD
#define PIPELINE_DIALECT_PIPE_IR_PIPEOPS_TD

include "pipeline/Dialect/Pipe/IR/PipeAttentionOps.td"
include "pipeline/Dialect/Pipe/IR/PipeGraphOps.td"
include "pipeline/Dialect/Pipe/IR/PipeModelOps.td"
include "pipeline/Dialect/Pipe/IR/PipeProgramOps.td"
include "pipeline/Dialect/Pipe/IR/PipeStreamOps.td"

#endif // PIPELINE_DIALECT_PIPE_IR_PIPEOPS_TD
