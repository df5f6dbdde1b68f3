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
    std::unique_ptr<TargetCalls> target = chooseTarget();
    if (!target)
      return signalPassFailure();
    SymbolTable symbols(module);
    RuntimeCalls runtime(symbols, *target);
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

private:
  /// What the programs and the code of layers are for; null after an error.
  std::unique_ptr<TargetCalls> chooseTarget() {
    ModuleOp module = getOperation();
    auto programs = module.getOps<ProgramOp>();
    bool haveStreams =
        llvm::any_of(programs, [](ProgramOp program) { return program.getStreams(); });
    std::unique_ptr<TargetCalls> target =
        haveStreams ? TargetCalls::createForCuda() : TargetCalls::createForCpu();
    for (ProgramOp program : programs) {
      if (program.getStreams() != haveStreams) {
        program.emitOpError("has no streams, but others have; run --pipe-assign-streams on all "
                            "programs at once");
        return nullptr;
      }
      if (failed(target->check(program)))
        return nullptr;
    }
    for (auto function : module.getOps<func::FuncOp>())
      if (function->hasAttr(PipeDialect::getFunctionAttrName()) && failed(target->check(function)))
        return nullptr;
    return target;
  }
};
} // namespace
} // namespace pipeline
