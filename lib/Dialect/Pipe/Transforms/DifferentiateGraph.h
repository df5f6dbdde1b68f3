//===- DifferentiateGraph.h - Stage functions and their graph ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATEGRAPH_H
#define PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATEGRAPH_H

#include "DifferentiateProgram.h"

namespace pipeline {

/// Writes what every action of `program` calls as a function, equal ones once,
/// and the graph of the actions, where `builder` stands. With a split backward it
/// has I and W nodes and no B.
GraphOp writeGraph(mlir::OpBuilder &builder, const FlatModel &model, MicrobatchProgram &program,
                   LayerLibrary &library, Backwards backwards);

} // namespace pipeline

#endif // PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATEGRAPH_H
