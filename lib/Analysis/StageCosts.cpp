//===- StageCosts.cpp - What the stages of a graph cost ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/StageCosts.h"
#include "pipeline/Analysis/CostModel.h"

using namespace mlir;

namespace pipeline {

std::vector<schedule::StageCost> estimateStageCosts(GraphOp graph) {
  std::vector<schedule::StageCost> costs(graph.getStages());
  SymbolTableCollection symbols;
  for (auto compute : graph.getBody().getOps<ComputeOp>()) {
    auto function = symbols.lookupNearestSymbolFrom<func::FuncOp>(graph, compute.getCalleeAttr());
    if (!function || function.isExternal())
      return {};
    double time = estimateCost(function, symbols);
    schedule::StageCost &cost = costs[compute.getStage()];
    switch (compute.getKind()) {
    case ActionKind::Forward:
      cost.forward = time;
      break;
    case ActionKind::Backward:
      cost.backward = time;
      break;
    case ActionKind::BackwardInput:
      cost.backwardInput = time;
      break;
    case ActionKind::BackwardWeight:
      cost.backwardWeight = time;
      break;
    }
  }
  return costs;
}

} // namespace pipeline
