//===- TileStrips.cpp - pipe-cpu-tile-strips ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires rows; establishes that every row op has at most 64 iterations, or is a
// reduction that runs in loop order.
//
// Here the order of sums along a row is written into the IR, once for all: a
// reduction is cut into partial results whatever its length and whether or not
// its producers are taken along, so that no later choice can change it.
//
//===----------------------------------------------------------------------===//

#include "CpuFunctions.h"
#include "FuseSiblings.h"
#include "StructuredOps.h"
#include "TileAndFuse.h"

#include "pipeline/Conversion/Cpu/Passes.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "llvm/ADT/bit.h"

#include <deque>

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_TILESTRIPSPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {

/// On an op that has been cut, or that cannot be.
constexpr llvm::StringLiteral doneAttrName = "pipe_cpu.strip";

bool isReduction(linalg::GenericOp op) { return op.getNumReductionLoops() > 0; }

/// Whether every result of a reduction is combined by one op that has a neutral
/// element, so that partial results can be combined too.
bool hasPartialResults(linalg::GenericOp op) {
  for (auto [i, init] : llvm::enumerate(op.getDpsInits())) {
    SmallVector<Operation *, 4> combiners;
    if (cast<ShapedType>(init.getType()).getRank() != 0 ||
        !matchReduction(op.getRegionOutputArgs(), i, combiners) || combiners.size() != 1 ||
        !arith::getNeutralElement(combiners.front()))
      return false;
  }
  return true;
}

/// Cuts the rows of one block.
struct StripTiler {
  Block &block;
  IRRewriter &rewriter;
  bool fuse;

  void run() {
    bool changed = false;
    while (linalg::GenericOp root = findRoot()) {
      bool tiled = isReduction(root) ? tileReduction(root) : tileElementwise(root);
      if (!tiled)
        root->setAttr(doneAttrName, rewriter.getUnitAttr());
      changed |= tiled;
      eraseDeadOps(block.getParentOp(), rewriter);
    }
    if (fuse && changed)
      fuseSiblingLoops(block, rewriter);
  }

  /// The last op of the block that is to be cut.
  linalg::GenericOp findRoot() {
    for (Operation &op : llvm::reverse(block)) {
      auto generic = dyn_cast<linalg::GenericOp>(op);
      if (!generic || !isRowOp(generic) || generic.use_empty() || generic.getNumLoops() != 1 ||
          generic->hasAttr(doneAttrName))
        continue;
      int64_t length = generic.getStaticLoopRanges()[0];
      if (isReduction(generic) ? length > 1 : length > stripLanes)
        return generic;
    }
    return nullptr;
  }

  bool tileElementwise(linalg::GenericOp root) {
    scf::SCFTileAndFuseOptions options;
    options.tilingOptions.setTileSizes({rewriter.getIndexAttr(stripLanes)});
    options.setFusionControlFn(
        [&](tensor::ExtractSliceOp slice, OpResult producer,
            bool isDestination) -> std::optional<scf::SCFTileAndFuseOptions::ControlFnResult> {
          auto op = dyn_cast<linalg::GenericOp>(producer.getOwner());
          if (isDestination || !op || !isStripProducer(op))
            return std::nullopt;
          bool escapes = false;
          for (Operation *user : op->getUsers()) {
            Operation *ancestor = block.findAncestorOpInBlock(*user);
            if (!ancestor || ancestor == root)
              continue;
            if (ancestor->isBeforeInBlock(root)) {
              // The loop that is being built is not in use yet; any other user before
              // this one takes the producer along itself.
              if (isa<scf::ForOp>(ancestor) && ancestor->use_empty())
                continue;
              return std::nullopt;
            }
            escapes = true;
          }
          return scf::SCFTileAndFuseOptions::ControlFnResult{escapes};
        });
    return tileAndFuseProducers(root, options, rewriter) != nullptr;
  }

  /// Whether the strips of `op` can be computed where they are consumed.
  bool isStripProducer(linalg::GenericOp op) {
    return fuse && op->getBlock() == &block && isRowOp(op) && op.getNumLoops() == 1 &&
           !isReduction(op) && op.getNumResults() == 1;
  }

  /// Cuts a reduction of n elements into min(64, n rounded up to a power of two)
  /// partial results.
  bool tileReduction(linalg::GenericOp root) {
    if (!hasPartialResults(root))
      return false;
    int64_t lanes = std::min<int64_t>(
        stripLanes, llvm::bit_ceil(static_cast<uint64_t>(root.getStaticLoopRanges()[0])));
    scf::SCFTilingOptions options;
    options.setTileSizes({rewriter.getIndexAttr(lanes)});
    options.setReductionTilingStrategy(ReductionTilingStrategy::PartialReductionOuterReduction);
    options.setReductionDims({0});
    rewriter.setInsertionPoint(root);
    FailureOr<scf::SCFTilingResult> result =
        scf::tileUsingSCF(rewriter, cast<TilingInterface>(root.getOperation()), options);
    if (failed(result) || result->loops.empty())
      return false;

    SmallVector<LoopLikeOpInterface> loops = result->loops;
    // MLIR 22 leaves linalg.index as it was in the tiled body.
    Value offset = cast<scf::ForOp>(loops[0]).getInductionVar();
    for (Operation *tiled : result->tiledOps)
      if (auto structured = dyn_cast<linalg::LinalgOp>(tiled))
        linalg::offsetIndices(rewriter, structured, {OpFoldResult(offset)});
    rewriter.replaceOp(root, result->replacements);
    fuseIntoReduction(result->generatedSlices, loops);
    return true;
  }

  /// Computes the strips of elementwise producers in the loop over partial results.
  void fuseIntoReduction(ArrayRef<Operation *> slices, SmallVector<LoopLikeOpInterface> &loops) {
    std::deque<tensor::ExtractSliceOp> worklist;
    auto enqueue = [&](ArrayRef<Operation *> ops) {
      for (Operation *op : ops)
        if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
          worklist.push_back(slice);
    };
    enqueue(slices);
    while (!worklist.empty()) {
      tensor::ExtractSliceOp slice = worklist.front();
      worklist.pop_front();
      auto producer = slice.getSource().getDefiningOp<linalg::GenericOp>();
      if (!producer || !isStripProducer(producer))
        continue;
      Operation *loop = loops[0];
      bool escapes = false, usedBefore = false;
      for (Operation *user : producer->getUsers()) {
        Operation *ancestor = block.findAncestorOpInBlock(*user);
        if (ancestor == loop)
          continue;
        escapes = true;
        usedBefore |= ancestor && ancestor->isBeforeInBlock(loop);
      }
      if (usedBefore)
        continue;
      auto fused = scf::tileAndFuseProducerOfSlice(rewriter, slice, loops);
      if (!fused)
        continue;
      enqueue(fused->generatedSlices);
      if (!escapes)
        continue;
      FailureOr<SmallVector<Operation *>> yieldSlices =
          scf::yieldReplacementForFusedProducer(rewriter, slice, *fused, loops);
      if (failed(yieldSlices))
        continue;
      enqueue(*yieldSlices);
      Operation *newLoop = loops[0];
      rewriter.replaceUsesWithIf(
          fused->origProducer, newLoop->getResults().back(),
          [&](OpOperand &use) { return !newLoop->isAncestor(use.getOwner()); });
    }
  }
};

/// Peels the last, shorter strip of every loop over strips, so that all shapes are
/// static again.
void peelStripLoops(func::FuncOp function, IRRewriter &rewriter) {
  SmallVector<scf::ForOp> loops;
  function.walk([&](scf::ForOp loop) {
    std::optional<int64_t> lower = getConstantIntValue(loop.getLowerBound());
    std::optional<int64_t> upper = getConstantIntValue(loop.getUpperBound());
    std::optional<int64_t> step = getConstantIntValue(loop.getStep());
    if (lower && upper && step && *step > 1 && (*upper - *lower) % *step != 0)
      loops.push_back(loop);
  });
  for (scf::ForOp loop : loops) {
    scf::ForOp remainder;
    rewriter.setInsertionPoint(loop);
    (void)scf::peelForLoopAndSimplifyBounds(rewriter, loop, remainder);
  }
}

struct TileStripsPass : impl::TileStripsPassBase<TileStripsPass> {
  using TileStripsPassBase::TileStripsPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!isCpuFunction(function) || callsCpuFunctions(function))
      return;
    IRRewriter rewriter(&getContext());
    llvm::SetVector<Block *> blocks;
    function.walk([&](linalg::GenericOp op) { blocks.insert(op->getBlock()); });
    for (Block *block : blocks)
      StripTiler{*block, rewriter, fuse}.run();
    function.walk([](Operation *op) { op->removeAttr(doneAttrName); });
    peelStripLoops(function, rewriter);
    DominanceInfo dominance(function);
    eliminateCommonSubExpressions(rewriter, dominance, function);
  }
};
} // namespace
} // namespace pipeline
