//===- LoopNarrowing.h ------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes out of a loop what it carries for no one.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_LOOPNARROWING_H
#define PIPELINE_LIB_DIFFERENTIATION_LOOPNARROWING_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace pipeline {

/// Removes from every loop of `function` the carried values on which no result that is read
/// depends, and the ops that only make those.
void narrowLoops(mlir::func::FuncOp function);

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_LOOPNARROWING_H
