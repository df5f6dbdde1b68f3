//===- MergeEqualOps.cpp - One op for what is computed twice ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See MergeEqualOps.h. Ops on tensors have no side effects: an op may take the place
// of another wherever its operands exist.
//
//===----------------------------------------------------------------------===//

#include "MergeEqualOps.h"

#include "StructuredOps.h"

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/OperationSupport.h"

using namespace mlir;

namespace pipeline {
namespace {

/// Whether ops that begin with `a` or with `b` begin with the same elements.
bool haveEqualElements(Value a, Value b) {
  if (a == b)
    return true;
  Value fill = getFillValue(a);
  return fill && a.getType() == b.getType() && fill == getFillValue(b);
}

bool areEqual(linalg::GenericOp a, linalg::GenericOp b) {
  if (a.getInputs() != b.getInputs() || a.getResultTypes() != b.getResultTypes() ||
      a.getIndexingMapsArray() != b.getIndexingMapsArray() ||
      a.getIteratorTypesArray() != b.getIteratorTypesArray() ||
      a->getDiscardableAttrDictionary() != b->getDiscardableAttrDictionary() ||
      !OperationEquivalence::isRegionEquivalentTo(&a.getRegion(), &b.getRegion(),
                                                  OperationEquivalence::IgnoreLocations))
    return false;
  return llvm::all_of(llvm::seq<int64_t>(0, a.getNumDpsInits()), [&](int64_t i) {
    OpOperand *initA = a.getDpsInitOperand(i), *initB = b.getDpsInitOperand(i);
    return !a.payloadUsesValueFromOperand(initA) || haveEqualElements(initA->get(), initB->get());
  });
}

/// Whether `value` is a place in memory, filled or not, that needs nothing that
/// `block` computes; sets whether it is more than memory of its own.
bool isPlace(Value value, Block &block, bool &isDestination) {
  while (Operation *op = value.getDefiningOp()) {
    if (op->getBlock() != &block)
      break;
    if (isa<tensor::EmptyOp>(op)) {
      isDestination = false;
      return true;
    }
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
      // An offset that is computed here could depend on the op that moves.
      if (llvm::any_of(op->getOperands().drop_front(),
                       [&](Value index) { return index.getDefiningOp() != nullptr; }))
        return false;
      value = slice.getSource();
    } else if (auto fill = dyn_cast<linalg::FillOp>(op)) {
      value = fill.getOutputs()[0];
    } else {
      return false;
    }
  }
  isDestination = !value.getDefiningOp<tensor::EmptyOp>();
  return true;
}

/// Gives `kept` the places that `op` writes, where those leave the loop.
bool takePlaces(linalg::GenericOp kept, linalg::GenericOp op, RewriterBase &rewriter) {
  SmallVector<int64_t> taken;
  for (int64_t i = 0; i < op.getNumDpsInits(); ++i) {
    bool isDestination = false, hasDestination = false;
    Value place = op.getDpsInitOperand(i)->get(), current = kept.getDpsInitOperand(i)->get();
    if (place == current)
      continue;
    if (!isPlace(place, *op->getBlock(), isDestination) ||
        !isPlace(current, *op->getBlock(), hasDestination) || (isDestination && hasDestination))
      return false;
    if (isDestination)
      taken.push_back(i);
  }
  rewriter.modifyOpInPlace(kept, [&] {
    for (int64_t i : taken)
      kept.getDpsInitOperand(i)->set(op.getDpsInitOperand(i)->get());
  });
  return true;
}

} // namespace

void mergeEqualOps(Block &block, RewriterBase &rewriter) {
  // By the first input, which equal ops share.
  llvm::DenseMap<Value, SmallVector<linalg::GenericOp, 2>> known;
  bool changed = false;
  for (auto op : llvm::make_early_inc_range(block.getOps<linalg::GenericOp>())) {
    if (op.getInputs().empty() || !op.hasPureTensorSemantics())
      continue;
    SmallVectorImpl<linalg::GenericOp> &others = known[op.getInputs().front()];
    auto *kept = llvm::find_if(others, [&](linalg::GenericOp other) {
      return areEqual(other, op) && takePlaces(other, op, rewriter);
    });
    if (kept == others.end()) {
      others.push_back(op);
      continue;
    }
    rewriter.replaceOp(op, *kept);
    changed = true;
  }
  // A place may stand behind the op that writes it now.
  if (changed)
    sortTopologically(&block);
}

} // namespace pipeline
