//===- AnnotatePointers.cpp - pipe-cpu-annotate-pointers ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires a `pipe.function` on buffers. What the convention promises about them
// (each its own memory, at 64 bytes) is written where LLVM reads it.
//
//===----------------------------------------------------------------------===//

#include "CpuFunctions.h"

#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_ANNOTATEPOINTERSPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {
struct AnnotatePointersPass : impl::AnnotatePointersPassBase<AnnotatePointersPass> {
  using AnnotatePointersPassBase::AnnotatePointersPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!isCpuFunction(function))
      return;
    Builder builder(&getContext());
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      if (!isa<MemRefType>(function.getArgument(i).getType()))
        continue;
      function.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(), builder.getUnitAttr());
      function.setArgAttr(i, LLVM::LLVMDialect::getAlignAttrName(),
                          builder.getI64IntegerAttr(PipeDialect::bufferAlignment));
    }
  }
};
} // namespace
} // namespace pipeline
