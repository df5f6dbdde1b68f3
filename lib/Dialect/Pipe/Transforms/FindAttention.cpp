//===- FindAttention.cpp - Attention by its structure -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires phase `model` or `partitioned`; keeps it. What an attention looks like is
// known to Analysis/AttentionPattern; here layers are walked, and what nothing reads
// any more is erased.
//
//===----------------------------------------------------------------------===//

#include "AttentionWriter.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_FINDATTENTIONPASS
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

namespace {
struct FindAttentionPass : impl::FindAttentionPassBase<FindAttentionPass> {
  using FindAttentionPassBase::FindAttentionPassBase;
  void runOnOperation() override;

private:
  void runOn(LayerOp layer);
};
} // namespace

static void remark(const AttentionPattern &pattern, Location loc) {
  InFlightDiagnostic text = emitRemark(loc);
  text << "attention of " << pattern.getSize(pattern.getNumBatchDims()) << " rows and "
       << pattern.getSize(pattern.getNumBatchDims() + 1) << " keys";
  if (pattern.getNumBatchDims() == 0)
    return;
  text << ", ";
  llvm::interleave(
      llvm::seq(pattern.getNumBatchDims()), [&](unsigned dim) { text << pattern.getSize(dim); },
      [&] { text << " x "; });
  text << " times";
}

void FindAttentionPass::runOn(LayerOp layer) {
  Block &body = layer.getBody().front();
  SmallVector<linalg::LinalgOp> candidates(body.getOps<linalg::LinalgOp>());
  bool isChanged = false;
  for (linalg::LinalgOp op : candidates) {
    std::string reason;
    std::optional<AttentionPattern> pattern = matchAttention(op, reason);
    if (pattern) {
      if (report)
        remark(*pattern, op.getLoc());
      writeAttention(*pattern, op.getLoc());
      ++numFound;
      isChanged = true;
    } else if (report && !reason.empty()) {
      op->emitRemark("looks like attention, but ") << reason;
    }
  }
  if (!isChanged)
    return;
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

void FindAttentionPass::runOnOperation() {
  ModuleOp module = getOperation();
  if (getPhase(module) != Phase::Partitioned &&
      failed(requirePhase(module, Phase::Model, getArgument())))
    return signalPassFailure();
  module.walk([&](LayerOp layer) { runOn(layer); });
}

} // namespace pipeline
