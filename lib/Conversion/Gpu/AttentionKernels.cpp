//===- AttentionKernels.cpp - pipe-gpu-attention-kernels --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires fused attentions on buffers; establishes that they are kernels and launches.
// What else a function launches may be ops or launches yet.
//
//===----------------------------------------------------------------------===//

#include "FmaAttentionKernel.h"
#include "GpuCode.h"
#include "KernelFunction.h"
#include "TensorCoreAttentionKernel.h"

#include "pipeline/Conversion/Gpu/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_ATTENTIONKERNELSPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

std::unique_ptr<AttentionKernel> createAttentionKernel(Operation *op, const AttentionSpace &space,
                                                       const AttentionKernelPlan &plan,
                                                       gpu::GPUModuleOp module,
                                                       SymbolTable &symbols, IRRewriter &rewriter) {
  if (op->hasAttr("bf16") && TensorCoreAttentionKernel::hasRoomFor(space))
    return std::make_unique<TensorCoreAttentionKernel>(op, space, plan, module, symbols, rewriter);
  return std::make_unique<FmaAttentionKernel>(op, space, plan, module, symbols, rewriter);
}

namespace {

struct AttentionKernelsPass : impl::AttentionKernelsPassBase<AttentionKernelsPass> {
  using AttentionKernelsPassBase::AttentionKernelsPassBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa<FusedAttentionOp, FusedAttentionBackwardOp>(op))
        ops.push_back(op);
    });
    if (ops.empty())
      return;
    gpu::GPUModuleOp module = getKernelModule(getOperation());
    auto countKernels = [&] { return llvm::range_size(module.getOps<gpu::GPUFuncOp>()); };
    auto before = countKernels();
    SymbolTable symbols(module);
    for (Operation *op : ops) {
      if (op->getNumResults() != 0) {
        op->emitOpError("is on tensors; pipe-gpu-attention-kernels runs behind bufferisation");
        return signalPassFailure();
      }
      auto forward = dyn_cast<FusedAttentionOp>(op);
      if (failed(forward ? launchAttention(forward, module, symbols, rewriter)
                         : launchAttention(cast<FusedAttentionBackwardOp>(op), module, symbols,
                                           rewriter)))
        return signalPassFailure();
    }
    numKernels = countKernels() - before;
  }
};
} // namespace
} // namespace pipeline
