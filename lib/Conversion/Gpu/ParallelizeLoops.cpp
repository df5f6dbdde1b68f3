//===- ParallelizeLoops.cpp - pipe-gpu-parallelize-loops --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires functions on buffers whose rows are loops over vectors; establishes that
// loops whose iterations are independent are `scf.parallel`. Moves whole iterations
// only, so every sum keeps its order.
//
//===----------------------------------------------------------------------===//

#include "GpuCode.h"
#include "ParallelNest.h"

#include "pipeline/Conversion/Gpu/Passes.h"

#include "mlir/Dialect/Linalg/Transforms/Hoisting.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_PARALLELIZELOOPSPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

namespace {

/// A loop that cannot be parallel itself stays on the host, with a launch per iteration and loop
/// inside, if those have at least so many iterations; else one group of lanes runs it as a whole.
constexpr int64_t leastInnerIterations = 16;

/// Writes one nest anew, parallel loops first.
class NestWriter {
public:
  NestWriter(const ParallelNest &nest, IRRewriter &rewriter) : nest(nest), rewriter(rewriter) {}

  void run() {
    scf::ForOp outermost = nest.loops[0];
    rewriter.setInsertionPoint(outermost);
    SmallVector<Value> lower, upper, step, variables;
    for (auto [i, parallel] : llvm::enumerate(nest.isParallel))
      if (parallel) {
        scf::ForOp loop = nest.loops[i];
        lower.push_back(loop.getLowerBound());
        upper.push_back(loop.getUpperBound());
        step.push_back(loop.getStep());
        variables.push_back(loop.getInductionVar());
      }
    auto parallel =
        scf::ParallelOp::create(rewriter, outermost.getLoc(), lower, upper, step, nullptr);
    rewriter.setInsertionPointToStart(parallel.getBody());
    for (auto [old, variable] : llvm::zip_equal(variables, parallel.getInductionVars()))
      map.map(old, variable);
    for (memref::AllocOp alloc : nest.privates)
      map.map(alloc.getResult(), memref::AllocaOp::create(rewriter, alloc.getLoc(), alloc.getType(),
                                                          alloc.getAlignmentAttr())
                                     .getResult());
    for (auto [i, loop] : llvm::enumerate(nest.loops))
      writeLevel(i, loop);
    rewriter.eraseOp(outermost);
  }

private:
  const ParallelNest &nest;
  IRRewriter &rewriter;
  IRMapping map;

  void writeLevel(unsigned level, scf::ForOp loop) {
    if (!nest.isParallel[level]) {
      auto copy = scf::ForOp::create(
          rewriter, loop.getLoc(), map.lookupOrDefault(loop.getLowerBound()),
          map.lookupOrDefault(loop.getUpperBound()), map.lookupOrDefault(loop.getStep()));
      map.map(loop.getInductionVar(), copy.getInductionVar());
      rewriter.setInsertionPointToStart(copy.getBody());
    }
    for (Operation &op : loop.getBody()->without_terminator())
      if (level + 1 == nest.loops.size() || &op != nest.loops[level + 1])
        clone(op);
  }

  /// Clones an op; a view outside of a buffer that is private now is made anew, too.
  void clone(Operation &op) {
    op.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        mapView(operand);
    });
    rewriter.clone(op, map);
  }

  void mapView(Value value) {
    Operation *view = value.getDefiningOp();
    if (map.contains(value) || !isa_and_present<ViewLikeOpInterface>(view) ||
        nest.loops[0]->isAncestor(view) || !isPrivate(getRootBuffer(value)))
      return;
    for (Value operand : view->getOperands())
      mapView(operand);
    rewriter.clone(*view, map);
  }

  bool isPrivate(Value root) {
    return llvm::any_of(nest.privates,
                        [&](memref::AllocOp alloc) { return alloc.getResult() == root; });
  }
};

struct LoopParallelizer {
  func::FuncOp function;
  IRRewriter rewriter{function.getContext()};

  void run() {
    visit(function.getBody().front());
    eraseUnreadBuffers();
    // A sum over the iterations that were moved inside lives in registers. Not in loops of the
    // host, which has none.
    function.walk([](scf::ParallelOp nest) {
      linalg::hoistRedundantVectorTransfers(nest, /*verifyNonZeroTrip=*/true);
    });
  }

  /// Whether anything was made parallel.
  bool visit(Block &block) {
    bool changed = false;
    for (auto loop : llvm::make_early_inc_range(block.getOps<scf::ForOp>())) {
      if (containsHostWork(loop)) {
        changed |= visit(*loop.getBody());
        continue;
      }
      ParallelNest nest = analyzeNest(loop);
      if (llvm::is_contained(nest.isParallel, true)) {
        NestWriter(nest, rewriter).run();
        changed = true;
      } else if (loop.getNumResults() == 0 && isWorthLaunches(loop)) {
        changed |= visit(*loop.getBody());
      }
    }
    return changed;
  }

  static bool isWorthLaunches(scf::ForOp loop) {
    return llvm::any_of(loop.getBody()->getOps<scf::ForOp>(), [](scf::ForOp inner) {
      ParallelNest nest = analyzeNest(inner);
      return nest.countIterations() >= leastInnerIterations ||
             (inner.getNumResults() == 0 && isWorthLaunches(inner));
    });
  }

  /// What is only written was a loop's memory between iterations.
  void eraseUnreadBuffers() {
    SmallVector<memref::AllocOp> allocs;
    function.walk([&](memref::AllocOp alloc) { allocs.push_back(alloc); });
    for (memref::AllocOp alloc : allocs) {
      SmallVector<Operation *> users(alloc->getUsers()), erased;
      bool isRead = false;
      for (size_t i = 0; i < users.size() && !isRead; ++i) {
        if (isa<ViewLikeOpInterface>(users[i])) {
          llvm::append_range(users, users[i]->getUsers());
          continue;
        }
        auto accesses = collectAccesses(users[i]);
        isRead = !isa<vector::TransferWriteOp, memref::StoreOp>(users[i]) || !accesses ||
                 accesses->front().root != alloc.getResult();
      }
      if (isRead)
        continue;
      for (Operation *user : llvm::reverse(users))
        rewriter.eraseOp(user);
      rewriter.eraseOp(alloc);
    }
  }
};

struct ParallelizeLoopsPass : impl::ParallelizeLoopsPassBase<ParallelizeLoopsPass> {
  using ParallelizeLoopsPassBase::ParallelizeLoopsPassBase;

  void runOnOperation() override {
    if (isLayerFunction(getOperation()))
      LoopParallelizer{getOperation()}.run();
  }
};
} // namespace
} // namespace pipeline
