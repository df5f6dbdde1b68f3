//===- TileAttention.cpp - pipe-cpu-tile-attention ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires nothing; establishes that no `pipe.function` holds an attention.
//
//===----------------------------------------------------------------------===//

#include "AttentionTiles.h"
#include "CpuFunctions.h"

#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_TILEATTENTIONPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {

template <typename OpT>
LogicalResult tile(OpT op, RewriterBase &rewriter) {
  if (llvm::is_contained(op.getDomainSizes(), 0))
    return op.emitOpError("has a dimension of size 0; an attention without rows, keys or features "
                          "cannot be compiled: compute its results as constants");
  tileAttention(op, rewriter);
  return success();
}

struct TileAttentionPass : impl::TileAttentionPassBase<TileAttentionPass> {
  using TileAttentionPassBase::TileAttentionPassBase;

  void runOnOperation() override {
    if (!isCpuFunction(getOperation()))
      return;
    IRRewriter rewriter(&getContext());
    SmallVector<Operation *> attentions;
    getOperation().walk([&](Operation *op) {
      if (isa<AttentionOp, AttentionBackwardOp>(op))
        attentions.push_back(op);
    });
    for (Operation *op : attentions) {
      auto forward = dyn_cast<AttentionOp>(op);
      if (failed(forward ? tile(forward, rewriter) : tile(cast<AttentionBackwardOp>(op), rewriter)))
        return signalPassFailure();
    }
  }
};
} // namespace
} // namespace pipeline
