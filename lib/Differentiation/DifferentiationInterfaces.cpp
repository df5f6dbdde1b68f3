//===- DifferentiationInterfaces.cpp ----------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interfaces' generated code, and what they say of types and captured values.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Differentiation/DifferentiationInterfaces.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/RegionUtils.h"
#include "pipeline/Differentiation/ReverseSweep.h"
#include "pipeline/Differentiation/ScalarContext.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

#include "pipeline/Differentiation/DifferentiationInterfaces.cpp.inc"

bool pipeline::carriesGradient(Type type) {
  return isa<FloatType, ComplexType>(getElementTypeOrSelf(type));
}

void pipeline::appendOperandsAndCaptures(Operation *op, SmallVectorImpl<Value> &paths) {
  llvm::SetVector<Value> values(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), values);
  llvm::append_range(paths, values);
}
