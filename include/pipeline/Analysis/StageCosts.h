//===- StageCosts.h - What the stages of a graph cost -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_STAGECOSTS_H
#define PIPELINE_ANALYSIS_STAGECOSTS_H

#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "pipeline/Schedule/Problem.h"

namespace pipeline {

/// One entry per stage, in nanoseconds of the cost model's machine, estimated from
/// the functions of a graph's actions. None where a function has no body to judge
/// by: then every action counts as one unit.
std::vector<schedule::StageCost> estimateStageCosts(GraphOp graph);

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_STAGECOSTS_H
