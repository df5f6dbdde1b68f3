//===- PlanMemory.cpp - A place in the arena for every buffer ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires phase `ranked`; establishes `planned`. How many slots a pool has was
// decided by lifetimes when programs were made; what is left is the workspace,
// which is known once functions are on buffers, and the places.
//
//===----------------------------------------------------------------------===//

#include "PackParameters.h"
#include "mlir/IR/Builders.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "pipeline/Analysis/MemoryPlan.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_PLANMEMORYPASS
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

/// One buffer for the scratch memory of all actions of a rank, as large as the
/// largest needs: a rank runs one action at a time.
static void addWorkspace(ProgramOp program, SymbolTable &symbols) {
  int64_t bytes = 0;
  program.walk([&](ActionOp action) {
    auto callee = symbols.lookup<func::FuncOp>(action.getCallee());
    auto workspace = callee->getAttrOfType<IntegerAttr>(PipeDialect::getWorkspaceAttrName());
    bytes = std::max(bytes, workspace.getInt());
  });
  if (bytes == 0)
    return;
  Block &block = program.getBody().front();
  OpBuilder builder = OpBuilder::atBlockBegin(&block);
  for (Operation &op : block)
    if (isa<BufferOp, PoolOp>(op))
      builder.setInsertionPointAfter(&op);
  auto tensor = RankedTensorType::get({bytes}, builder.getI8Type());
  auto workspace = BufferOp::create(builder, program.getLoc(), BufferType::getFor(tensor),
                                    BufferKind::Workspace, "workspace", /*offset=*/IntegerAttr(),
                                    /*init=*/Attribute());
  program.walk([&](ActionOp action) { action.getWorkspaceMutable().assign(workspace); });
}

namespace {
struct PlanMemoryPass : impl::PlanMemoryPassBase<PlanMemoryPass> {
  using PlanMemoryPassBase::PlanMemoryPassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    PlanMemoryPassBase::getDependentDialects(registry);
    OpPassManager pm(ModuleOp::getOperationName());
    if (succeeded(parsePassPipeline(codegen, pm, llvm::nulls())))
      pm.getDependentDialects(registry);
  }

  void runOnOperation() override {
    if (failed(requirePhase(getOperation(), Phase::Ranked, "pipe-plan-memory")) ||
        failed(bringToBuffers()))
      return signalPassFailure();
    SymbolTable symbols(getOperation());
    for (auto program : getOperation().getOps<ProgramOp>()) {
      if (failed(addPackedParameters(program, symbols)))
        return signalPassFailure();
      addWorkspace(program, symbols);
      assignOffsets(program);
      ++numPrograms;
    }
  }

  /// Compiles functions that are still on tensors.
  LogicalResult bringToBuffers() {
    ModuleOp module = getOperation();
    auto isOnTensors = [](func::FuncOp function) {
      return function->hasAttr(PipeDialect::getFunctionAttrName()) &&
             !function->hasAttr(PipeDialect::getWorkspaceAttrName());
    };
    if (llvm::none_of(module.getOps<func::FuncOp>(), isOnTensors))
      return success();
    markPackable(module);
    OpPassManager pm(ModuleOp::getOperationName());
    std::string reason;
    llvm::raw_string_ostream stream(reason);
    if (failed(parsePassPipeline(codegen, pm, stream)))
      return module.emitError("pipe-plan-memory: 'codegen=")
             << codegen << "' is no pass pipeline: " << reason;
    if (failed(runPipeline(pm, module)))
      return failure();
    for (auto function : module.getOps<func::FuncOp>())
      if (isOnTensors(function))
        return function.emitOpError("has no workspace; '") << codegen << "' has not compiled it";
    return success();
  }
};
} // namespace
} // namespace pipeline
