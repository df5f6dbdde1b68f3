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
    // All at once: a stage's function has thousands of arguments, and what is set for one
    // of them rewrites the list.
    SmallVector<DictionaryAttr> attributes;
    function.getAllArgAttrs(attributes);
    attributes.resize(function.getNumArguments(), builder.getDictionaryAttr({}));
    for (auto [type, dictionary] : llvm::zip_equal(function.getArgumentTypes(), attributes)) {
      if (!isa<MemRefType>(type))
        continue;
      NamedAttrList list(dictionary);
      list.set(LLVM::LLVMDialect::getNoAliasAttrName(), builder.getUnitAttr());
      list.set(LLVM::LLVMDialect::getAlignAttrName(),
               builder.getI64IntegerAttr(PipeDialect::bufferAlignment));
      dictionary = list.getDictionary(&getContext());
    }
    function.setAllArgAttrs(attributes);
  }
};
} // namespace
} // namespace pipeline
