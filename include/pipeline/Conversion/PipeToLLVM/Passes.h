//===- Passes.h - From rank programs to code --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_PASSES_H
#define PIPELINE_CONVERSION_PIPETOLLVM_PASSES_H

#include "mlir/Pass/Pass.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

#define GEN_PASS_DECL
#include "pipeline/Conversion/PipeToLLVM/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "pipeline/Conversion/PipeToLLVM/Passes.h.inc"

/// The functions that a program becomes: `step` and `initialize` of its name.
std::string getStepName(ProgramOp program);
std::string getInitializeName(ProgramOp program);

} // namespace pipeline

#endif // PIPELINE_CONVERSION_PIPETOLLVM_PASSES_H
