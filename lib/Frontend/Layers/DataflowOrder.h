//===- DataflowOrder.h - The order in which cuts are sought -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_DATAFLOWORDER_H
#define PIPELINE_LIB_FRONTEND_LAYERS_DATAFLOWORDER_H

#include "OwnedGraph.h"

namespace pipeline {

/// The ops that the loss depends on, depth first from it: each stands just before the
/// first op that needs it, so that the ops of a block stand together in whatever order
/// they were written, and everything before a residual connection's value stands
/// before everything that is computed of it.
///
/// Ops that depend on no input or no parameter, and that are read far apart (a relative
/// position bias that all blocks add), stand in front: no block is the one they are of.
std::vector<unsigned> getDataflowOrder(const OwnedGraph &graph);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_DATAFLOWORDER_H
