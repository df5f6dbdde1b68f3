//===- TileRows.cpp - pipe-cpu-tile-rows ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires a prepared `pipe.function`; establishes that every row op inside has at
// most one loop with more than one iteration, apart from those that cannot be
// tiled. Moves ops and splits loops, so no bit changes.
//
//===----------------------------------------------------------------------===//

#include "CpuFunctions.h"
#include "FuseSiblings.h"
#include "MergeEqualOps.h"
#include "RowGroup.h"
#include "StructuredOps.h"
#include "TileAndFuse.h"

#include "pipeline/Conversion/Cpu/Passes.h"

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_TILEROWSPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {

/// On an op that upstream's tiling refused: it becomes loops later.
constexpr llvm::StringLiteral leaveAttrName = "pipe_cpu.leave";

/// Tiles the row ops of one block.
struct RowTiler {
  Block &block;
  IRRewriter &rewriter;
  bool fuse;

  /// Whether anything was tiled.
  bool run() {
    bool changed = false;
    while (linalg::GenericOp root = findRoot()) {
      if (tile(root))
        changed = true;
      else
        root->setAttr(leaveAttrName, rewriter.getUnitAttr());
    }
    if (fuse && changed)
      fuseSiblingLoops(block, rewriter);
    return changed;
  }

  /// The last op that is to be tiled.
  linalg::GenericOp findRoot() {
    for (Operation &op : llvm::reverse(block)) {
      auto generic = dyn_cast<linalg::GenericOp>(op);
      if (generic && isRowOp(generic) && !generic->use_empty() &&
          !generic->hasAttr(leaveAttrName) &&
          (countRealLoops(generic) > 1 || hasScalarRows(generic)))
        return generic;
    }
    return nullptr;
  }

  /// Whether `op` computes one number per row from sums over rows (a mean, a
  /// standard deviation): then its rows are all of its loops.
  bool hasScalarRows(linalg::GenericOp op) {
    unsigned loops = op.getNumLoops();
    if (!fuse || loops == 0 || op.getNumParallelLoops() != loops)
      return false;
    return llvm::any_of(op.getDpsInputs(), [&](Value value) {
      auto producer = value.getDefiningOp<linalg::GenericOp>();
      return producer && isRowOp(producer) && producer->getBlock() == &block &&
             producer.getNumParallelLoops() == loops && producer.getNumLoops() == loops + 1 &&
             producer.getIteratorTypesArray().back() == utils::IteratorType::reduction &&
             countRealLoops(producer) > 1;
    });
  }

  bool tile(linalg::GenericOp root) {
    unsigned loops = root.getNumLoops();
    SmallVector<OpFoldResult> sizes(loops, rewriter.getIndexAttr(1));
    unsigned tiled = loops;
    if (!hasScalarRows(root)) {
      sizes.back() = rewriter.getIndexAttr(0);
      --tiled;
    }

    std::optional<RowGroup> group;
    if (fuse)
      group.emplace(root, tiled);
    llvm::SmallPtrSet<Operation *, 8> yielded;
    scf::SCFTileAndFuseOptions options;
    options.tilingOptions.setTileSizes(sizes);
    options.setFusionControlFn(
        [&](tensor::ExtractSliceOp slice, OpResult producer,
            bool) -> std::optional<scf::SCFTileAndFuseOptions::ControlFnResult> {
          Operation *op = producer.getOwner();
          if (isa<linalg::FillOp>(op) && op->getBlock() == &block && computesOneRow(slice, tiled))
            return scf::SCFTileAndFuseOptions::ControlFnResult{false};
          std::optional<RowRole> role = group ? group->getRole(op) : std::nullopt;
          if (!role)
            return std::nullopt;
          return scf::SCFTileAndFuseOptions::ControlFnResult{*role == RowRole::yielded &&
                                                             yielded.insert(op).second};
        });

    Operation *nest = tileAndFuseProducers(root, options, rewriter);
    if (!nest)
      return false;
    // What was computed outside before is dead: slices of it in the nest, then itself.
    eraseDeadOps(nest, rewriter);
    eraseDeadOps(block, rewriter);
    // Users of what the nest yields may stand before it.
    sortTopologically(&block);
    return true;
  }

  /// Whether a slice is a different row in every iteration of the nest, so that
  /// computing it there repeats nothing.
  static bool computesOneRow(tensor::ExtractSliceOp slice, unsigned tiledLoops) {
    llvm::SmallPtrSet<Value, 4> variables;
    for (OpFoldResult offset : slice.getMixedOffsets())
      if (auto value = dyn_cast<Value>(offset)) {
        if (!isa<BlockArgument>(value))
          return false;
        variables.insert(value);
      }
    return variables.size() == tiledLoops;
  }
};

/// The function's block and those of the control flow in it.
SmallVector<Block *> collectBlocks(func::FuncOp function) {
  SmallVector<Block *> blocks;
  function.walk([&](Operation *op) {
    if (isa<func::FuncOp, scf::ForOp, scf::IfOp, scf::WhileOp>(op))
      for (Region &region : op->getRegions())
        for (Block &block : region)
          blocks.push_back(&block);
  });
  return blocks;
}

struct TileRowsPass : impl::TileRowsPassBase<TileRowsPass> {
  using TileRowsPassBase::TileRowsPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!isCpuFunction(function) || callsCpuFunctions(function))
      return;
    IRRewriter rewriter(&getContext());
    // A producer inside a nest may have loops of its own: until none has two.
    for (bool changed = true; changed;) {
      changed = false;
      for (Block *block : collectBlocks(function))
        changed |= RowTiler{*block, rewriter, fuse}.run();
      if (failed(dropUnitDims(function, UnitDims::slice)))
        return signalPassFailure();
      if (!fuse || !changed)
        continue;
      // In loops only: what is equal outside was no copy that tiling made.
      for (Block *block : collectBlocks(function))
        if (isa<scf::ForOp>(block->getParentOp()))
          mergeEqualOps(*block, rewriter);
      eraseDeadOps(function, rewriter);
    }
    function.walk([](Operation *op) { op->removeAttr(leaveAttrName); });
  }
};
} // namespace
} // namespace pipeline
