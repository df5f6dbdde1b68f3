//===- ElideCopies.cpp - pipe-cpu-elide-copies ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires functions on buffers; establishes that what becomes a part of a larger
// buffer is computed there, where that is possible. Upstream's elimination of empty
// tensors does it for one part, but not for a second: the tensor that it goes into
// holds the first already, and is only known once that is computed.
//
//===----------------------------------------------------------------------===//

#include "CpuFunctions.h"
#include "StructuredOps.h"

#include "pipeline/Conversion/Cpu/Passes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_ELIDECOPIESPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {

/// Whether a part is a block of its buffer that is always the same.
bool isStatic(memref::SubViewOp part) {
  return !ShapedType::isDynamicShape(part.getStaticOffsets()) &&
         !ShapedType::isDynamicShape(part.getStaticSizes()) &&
         llvm::all_of(part.getStaticStrides(), [](int64_t stride) { return stride == 1; });
}

/// Whether two static parts of one buffer have no element in common.
bool areDisjoint(memref::SubViewOp a, memref::SubViewOp b) {
  if (!isStatic(a) || !isStatic(b))
    return false;
  for (auto [offsetA, sizeA, offsetB, sizeB] : llvm::zip_equal(
           a.getStaticOffsets(), a.getStaticSizes(), b.getStaticOffsets(), b.getStaticSizes()))
    if (offsetA + sizeA <= offsetB || offsetB + sizeB <= offsetA)
      return true;
  return false;
}

/// Makes a temporary a part of the buffer that it is copied to.
class CopyElision {
public:
  CopyElision(IRRewriter &rewriter, memref::CopyOp copy) : rewriter(rewriter), copy(copy) {}

  void run() {
    part = copy.getTarget().getDefiningOp<memref::SubViewOp>();
    Value source = copy.getSource();
    auto collapse = source.getDefiningOp<memref::CollapseShapeOp>();
    for (; collapse && collapse->hasOneUse();
         collapse = source.getDefiningOp<memref::CollapseShapeOp>()) {
      reshapes.push_back(collapse);
      source = collapse.getSrc();
    }
    temporary = source.getDefiningOp<memref::AllocOp>();
    whole = part ? part.getSource().getDefiningOp<memref::AllocOp>() : nullptr;
    if (!temporary || !whole || temporary == whole || !areAtTop() || !isUntouched() ||
        !mayMove(temporary.getResult()))
      return;
    rewriter.setInsertionPointAfter(temporary->isBeforeInBlock(whole) ? whole : temporary);
    Value place = rewriter.clone(*part)->getResult(0);
    for (memref::CollapseShapeOp reshape : reshapes)
      place =
          memref::ExpandShapeOp::create(rewriter, copy.getLoc(), reshape.getSrcType().getShape(),
                                        place, reshape.getReassociationIndices());
    rewriter.eraseOp(copy);
    for (memref::CollapseShapeOp reshape : reshapes)
      rewriter.eraseOp(reshape);
    move(temporary, place);
    rewriter.eraseOp(temporary);
  }

private:
  IRRewriter &rewriter;
  memref::CopyOp copy;
  /// Where it is copied to, and the buffer that this is a part of.
  memref::SubViewOp part;
  memref::AllocOp whole;
  memref::AllocOp temporary;
  /// From the copy's source to the temporary.
  SmallVector<memref::CollapseShapeOp> reshapes;

  /// Whether both buffers stand where temporaries do, so that a view of one can replace the
  /// other.
  bool areAtTop() {
    return whole->getBlock() == copy->getBlock() && temporary->getBlock() == copy->getBlock();
  }

  bool isBefore(Operation *user) {
    Operation *ancestor = copy->getBlock()->findAncestorOpInBlock(*user);
    return ancestor && ancestor->isBeforeInBlock(copy);
  }

  /// Whether nothing reads or writes the part before the copy.
  bool isUntouched() {
    if (!isStatic(part) ||
        llvm::any_of(part->getUsers(), [&](Operation *user) { return isBefore(user); }))
      return false;
    return llvm::all_of(whole->getUsers(), [&](Operation *user) {
      auto other = dyn_cast<memref::SubViewOp>(user);
      return user == part || !isBefore(user) || (other && areDisjoint(part, other));
    });
  }

  /// Whether every op that works on `buffer`, a temporary or a view of it, does so before the
  /// copy and in any layout.
  bool mayMove(Value buffer) {
    return llvm::all_of(buffer.getUses(), [&](OpOperand &use) {
      Operation *user = use.getOwner();
      if (user == copy || llvm::is_contained(reshapes, user))
        return true;
      if (!isBefore(user))
        return false;
      if (isa<memref::SubViewOp, memref::ExpandShapeOp>(user))
        return mayMove(user->getResult(0));
      // A product reads best what is dense.
      if (isGemm(user))
        return use.getOperandNumber() == 2;
      // An op in destination style, of whatever dialect, reads best what is dense, too.
      if (auto styled = dyn_cast<DestinationStyleOpInterface>(user);
          styled && !isa<linalg::LinalgOp>(user))
        return styled.isDpsInit(&use);
      return isa<vector::TransferReadOp, vector::TransferWriteOp, memref::LoadOp, memref::StoreOp,
                 memref::CopyOp, linalg::GenericOp, linalg::FillOp>(user);
    });
  }

  /// Replaces a buffer by one of another layout, and the views of it.
  void move(Value buffer, Value place) {
    for (OpOperand &use : llvm::make_early_inc_range(buffer.getUses())) {
      Operation *user = use.getOwner();
      rewriter.setInsertionPoint(user);
      if (auto view = dyn_cast<memref::SubViewOp>(user)) {
        auto type = memref::SubViewOp::inferRankReducedResultType(
            view.getType().getShape(), cast<MemRefType>(place.getType()), view.getMixedOffsets(),
            view.getMixedSizes(), view.getMixedStrides());
        Value moved = memref::SubViewOp::create(rewriter, view.getLoc(), cast<MemRefType>(type),
                                                place, view.getMixedOffsets(), view.getMixedSizes(),
                                                view.getMixedStrides());
        move(view, moved);
        rewriter.eraseOp(view);
      } else if (auto view = dyn_cast<memref::ExpandShapeOp>(user)) {
        Value moved =
            memref::ExpandShapeOp::create(rewriter, view.getLoc(), view.getResultType().getShape(),
                                          place, view.getReassociationIndices());
        move(view, moved);
        rewriter.eraseOp(view);
      } else {
        rewriter.modifyOpInPlace(user, [&] { use.set(place); });
      }
    }
  }
};

struct ElideCopiesPass : impl::ElideCopiesPassBase<ElideCopiesPass> {
  using ElideCopiesPassBase::ElideCopiesPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!isCpuFunction(function))
      return;
    IRRewriter rewriter(&getContext());
    // In a loop a part is another one each time.
    SmallVector<memref::CopyOp> copies(function.getBody().front().getOps<memref::CopyOp>());
    for (memref::CopyOp copy : copies)
      CopyElision(rewriter, copy).run();
  }
};
} // namespace
} // namespace pipeline
