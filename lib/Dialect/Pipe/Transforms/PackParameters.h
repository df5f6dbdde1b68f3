//===- PackParameters.h - Which parameters are packed, and when ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_PACKPARAMETERS_H
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_PACKPARAMETERS_H

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

/// Marks the arguments of functions on tensors that are matrices of f32 and
/// parameters wherever the function is called, by the graphs or by each other, as
/// `pipe.packable`. That is a property of the graph: how a product of a layer is
/// computed must not depend on partition or schedule.
void markPackable(mlir::ModuleOp module);

/// Gives the actions of a program the packed parameters that their functions, on
/// buffers, take: buffers of kind `packed`, one for each parameter and packing, and
/// a `pipe.pack` before the first action that reads it. A parameter in versions is
/// packed before each action, since the action before may have seen another.
mlir::LogicalResult addPackedParameters(ProgramOp program, mlir::SymbolTable &symbols);

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_PACKPARAMETERS_H
