//===- EqualLayers.cpp - Layers that are the same code ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/EqualLayers.h"

#include "mlir/IR/OperationSupport.h"

using namespace mlir;

namespace pipeline {

bool haveEqualBodies(LayerOp a, LayerOp b) {
  return a.getInputs().getTypes() == b.getInputs().getTypes() &&
         OperationEquivalence::isRegionEquivalentTo(&a.getBody(), &b.getBody(),
                                                    OperationEquivalence::IgnoreLocations);
}

} // namespace pipeline
