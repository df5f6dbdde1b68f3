//===- PipeToLLVM.cpp - From rank programs to code --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires phase `planned`; establishes `lowered` together with the upstream
// lowerings that follow. Decides nothing: what runs, in which order and where
// its bytes are is in the programs.
//
//===----------------------------------------------------------------------===//

#include "ProgramLowering.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pipeline/Conversion/PipeToLLVM/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_CONVERTPIPETOLLVMPASS
#include "pipeline/Conversion/PipeToLLVM/Passes.h.inc"

namespace {
struct ConvertPipeToLLVMPass : impl::ConvertPipeToLLVMPassBase<ConvertPipeToLLVMPass> {
  using ConvertPipeToLLVMPassBase::ConvertPipeToLLVMPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(requirePhase(module, Phase::Planned, "convert-pipe-to-llvm")))
      return signalPassFailure();
    FailureOr<GraphOp> graph = getGraph(module);
    if (failed(graph))
      return signalPassFailure();
    for (auto program : module.getOps<ProgramOp>())
      if (program.getStreams()) {
        program.emitOpError("has streams, which a CPU lacks: convert-pipe-to-llvm makes code that "
                            "waits on the host; leave out --pipe-assign-streams");
        return signalPassFailure();
      }
    SymbolTable symbols(module);
    RuntimeCalls runtime(symbols);
    FunctionCalls functions(symbols, runtime);
    for (auto program : llvm::make_early_inc_range(module.getOps<ProgramOp>())) {
      ProgramLowering(program, *graph, symbols, runtime, functions).run();
      symbols.erase(program);
    }
    symbols.erase(*graph);
    functions.eraseUnused();
    runtime.finish();
    // Of no meaning any more, and LLVM's translation would remark on it.
    for (auto function : module.getOps<func::FuncOp>())
      for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
        for (StringRef name :
             {PipeDialect::getAccumulatorAttrName(), PipeDialect::getPackableAttrName(),
              PipeDialect::getPackingAttrName(), PipeDialect::getPackedAttrName()})
          function.removeArgAttr(i, name);
  }
};
} // namespace
} // namespace pipeline
