//===- FuseSiblings.cpp - Merging loops that read the same tensors ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All ops here are free of side effects (they compute tensors), so an op may move
// to any place between its operands and its users.
//
//===----------------------------------------------------------------------===//

#include "FuseSiblings.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;

namespace pipeline {
namespace {

struct SiblingFuser {
  Block &block;
  RewriterBase &rewriter;

  void run() {
    while (fuseOnePair())
      ;
  }

  bool fuseOnePair() {
    SmallVector<scf::ForOp> loops(block.getOps<scf::ForOp>());
    auto tensors = llvm::map_to_vector(loops, getSlicedTensors);
    for (auto [i, first] : llvm::enumerate(loops))
      for (size_t j = i + 1; j < loops.size(); ++j) {
        scf::ForOp second = loops[j];
        if (!haveSameBounds(first, second) || !haveCommon(tensors[i], tensors[j]))
          continue;
        llvm::SetVector<Operation *> dependents = findDependents(first, second);
        if (dependents.contains(second))
          continue;
        moveBehind(dependents, second);
        rewriter.setInsertionPoint(second);
        scf::ForOp fused = fuseIndependentSiblingForLoops(first, second, rewriter);
        SiblingFuser{*fused.getBody(), rewriter}.run();
        return true;
      }
    return false;
  }

  static bool haveSameBounds(scf::ForOp a, scf::ForOp b) {
    auto equal = [](Value x, Value y) {
      std::optional<int64_t> constant = getConstantIntValue(x);
      return x == y || (constant && constant == getConstantIntValue(y));
    };
    return equal(a.getLowerBound(), b.getLowerBound()) &&
           equal(a.getUpperBound(), b.getUpperBound()) && equal(a.getStep(), b.getStep());
  }

  /// Tensors from outside that a loop reads slices of.
  static llvm::SmallPtrSet<Value, 8> getSlicedTensors(scf::ForOp loop) {
    llvm::SmallPtrSet<Value, 8> tensors;
    loop.walk([&](tensor::ExtractSliceOp slice) {
      Value source = slice.getSource();
      if (loop.isDefinedOutsideOfLoop(source) && !source.getDefiningOp<tensor::EmptyOp>())
        tensors.insert(source);
    });
    return tensors;
  }

  static bool haveCommon(const llvm::SmallPtrSet<Value, 8> &a,
                         const llvm::SmallPtrSet<Value, 8> &b) {
    return llvm::any_of(b, [&](Value v) { return a.contains(v); });
  }

  /// `first` and the ops up to `second` that need its results, in order.
  llvm::SetVector<Operation *> findDependents(Operation *first, Operation *second) {
    llvm::SetVector<Operation *> dependents;
    dependents.insert(first);
    for (Operation *op = first->getNextNode();; op = op->getNextNode()) {
      WalkResult result = op->walk([&](Operation *inner) {
        for (Value operand : inner->getOperands())
          if (Operation *def = operand.getDefiningOp())
            if (dependents.contains(block.findAncestorOpInBlock(*def)))
              return WalkResult::interrupt();
        return WalkResult::advance();
      });
      if (result.wasInterrupted())
        dependents.insert(op);
      if (op == second)
        return dependents;
    }
  }

  void moveBehind(const llvm::SetVector<Operation *> &dependents, Operation *second) {
    Operation *last = second;
    for (Operation *op : dependents.getArrayRef().drop_front()) {
      rewriter.moveOpAfter(op, last);
      last = op;
    }
  }
};

} // namespace

void fuseSiblingLoops(Block &block, RewriterBase &rewriter) { SiblingFuser{block, rewriter}.run(); }

} // namespace pipeline
