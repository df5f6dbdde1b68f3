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

/// What a row op may cost, in additions, to be computed twice where its value is
/// needed both inside a row and before the loop.
constexpr unsigned cheapRepeatCost = 8;

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

    llvm::SetVector<Operation *> group = findGroup(root);
    llvm::SmallPtrSet<Value, 8> yielded;
    scf::SCFTileAndFuseOptions options;
    options.tilingOptions.setTileSizes(sizes);
    options.setFusionControlFn([&](tensor::ExtractSliceOp slice, OpResult producer, bool)
                                   -> std::optional<scf::SCFTileAndFuseOptions::ControlFnResult> {
      if (!computesOneRow(slice, tiled) || !keepsSums(producer, slice))
        return std::nullopt;
      Operation *nest = block.findAncestorOpInBlock(*slice);
      std::optional<bool> yield = mayFuse(producer, root, group, nest);
      if (!yield)
        return std::nullopt;
      return scf::SCFTileAndFuseOptions::ControlFnResult{*yield && yielded.insert(producer).second};
    });

    if (!tileAndFuseProducers(root, options, rewriter))
      return false;
    eraseDeadOps(block.getParentOp(), rewriter);
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

  /// Whether the producer of a slice sums in the same order as the whole: not if it
  /// sums columns and the slice is one column, which would be summed as a row.
  static bool keepsSums(OpResult producer, tensor::ExtractSliceOp slice) {
    auto op = dyn_cast<linalg::GenericOp>(producer.getOwner());
    if (!op || op.getNumReductionLoops() == 0 ||
        op.getIteratorTypesArray().back() == utils::IteratorType::reduction)
      return true;
    std::optional<unsigned> position = op.getIndexingMapMatchingResult(producer).getResultPosition(
        getAffineDimExpr(op.getNumLoops() - 1, op.getContext()));
    return position && !isa<Value>(slice.getMixedOffsets()[*position]);
  }

  /// Whether to compute `producer` inside `nest`, which takes the place of `root`,
  /// and, if so, whether the nest yields it to other users. None: it stays outside.
  std::optional<bool> mayFuse(OpResult producer, linalg::GenericOp root,
                              const llvm::SetVector<Operation *> &group, Operation *nest) {
    Operation *op = producer.getOwner();
    if (!isRowOp(op) || op->getBlock() != &block || op->getNumResults() != 1)
      return std::nullopt;
    if (isa<linalg::FillOp>(op))
      return false;
    if (!fuse)
      return std::nullopt;

    bool escapes = false;
    for (Operation *user : op->getUsers()) {
      Operation *ancestor = block.findAncestorOpInBlock(*user);
      // What has moved into the nest already reads a row of the producer there.
      if (ancestor == nest)
        continue;
      if (!ancestor || group.contains(ancestor)) {
        // A gather inside a row reads any row: the whole must exist first.
        if (ancestor != user)
          return std::nullopt;
        continue;
      }
      escapes = true;
    }
    if (!isNeededBefore(op, root, group, nest))
      return escapes;
    // A user that the nest waits for cannot wait for the nest.
    auto generic = dyn_cast<linalg::GenericOp>(op);
    if (!generic || generic.getNumReductionLoops() > 0 ||
        getIterationCost(generic) > cheapRepeatCost)
      return std::nullopt;
    return false;
  }

  /// Whether the nest waits for something that reads `op` from outside of it: an
  /// op that is not in the group, or one of the group that is computed there too.
  bool isNeededBefore(Operation *op, Operation *root, const llvm::SetVector<Operation *> &group,
                      Operation *nest) {
    llvm::SetVector<Operation *> readers;
    readers.insert(op);
    for (size_t i = 0; i < readers.size(); ++i)
      for (Operation *user : readers[i]->getUsers()) {
        Operation *ancestor = block.findAncestorOpInBlock(*user);
        if (!ancestor || ancestor == nest || ancestor == root)
          continue;
        if (group.contains(ancestor))
          readers.insert(ancestor);
        else if (feeds(ancestor, root))
          return true;
      }
    return false;
  }

  /// `root` and the row ops on paths of row ops to it, which are to be computed
  /// inside the nest.
  llvm::SetVector<Operation *> findGroup(Operation *root) {
    llvm::SetVector<Operation *> group;
    group.insert(root);
    for (size_t i = 0; i < group.size(); ++i)
      for (Value operand : group[i]->getOperands())
        if (Operation *producer = operand.getDefiningOp();
            producer && producer->getBlock() == &block && isRowOp(producer))
          group.insert(producer);
    return group;
  }

  /// Whether `root` depends on `op`.
  bool feeds(Operation *op, Operation *root) {
    llvm::SetVector<Operation *> reached;
    reached.insert(op);
    for (size_t i = 0; i < reached.size(); ++i) {
      if (reached[i] == root)
        return true;
      for (Operation *user : reached[i]->getUsers())
        if (Operation *ancestor = block.findAncestorOpInBlock(*user))
          reached.insert(ancestor);
    }
    return false;
  }
};

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
      SmallVector<Block *> blocks;
      function.walk([&](Operation *op) {
        if (isa<func::FuncOp, scf::ForOp, scf::IfOp, scf::WhileOp>(op))
          for (Region &region : op->getRegions())
            for (Block &block : region)
              blocks.push_back(&block);
      });
      for (Block *block : blocks)
        changed |= RowTiler{*block, rewriter, fuse}.run();
      if (failed(dropUnitDims(function, UnitDims::slice)))
        return signalPassFailure();
    }
    function.walk([](Operation *op) { op->removeAttr(leaveAttrName); });
  }
};
} // namespace
} // namespace pipeline
