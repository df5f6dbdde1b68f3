//===- EqualLayers.h - Layers that are the same code ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_EQUALLAYERS_H
#define PIPELINE_ANALYSIS_EQUALLAYERS_H

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

/// Whether two layers take the same types and do the same with them, op by op:
/// they can share their functions. Names and locations may differ.
bool haveEqualBodies(LayerOp a, LayerOp b);

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_EQUALLAYERS_H
