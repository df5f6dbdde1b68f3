//===- LowerCopies.cpp - pipe-cpu-lower-copies ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires buffers of static shape; establishes that every copy that is left is
// one block of memory.
//
//===----------------------------------------------------------------------===//

#include "CpuFunctions.h"
#include "StructuredOps.h"

#include "pipeline/Conversion/Cpu/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_LOWERCOPIESPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {

/// Writes one copy as loops over its dimensions; the innermost in vectors where
/// both sides have unit stride there.
class CopyLowering {
public:
  CopyLowering(IRRewriter &rewriter, memref::CopyOp copy)
      : rewriter(rewriter), copy(copy), loc(copy.getLoc()),
        source(cast<MemRefType>(copy.getSource().getType())),
        target(cast<MemRefType>(copy.getTarget().getType())) {}

  void run() {
    if (source.getLayout().isIdentity() && target.getLayout().isIdentity())
      return;
    rewriter.setInsertionPoint(copy);
    emitOuterLoops({});
    rewriter.eraseOp(copy);
  }

private:
  IRRewriter &rewriter;
  memref::CopyOp copy;
  Location loc;
  MemRefType source, target;

  Value index(int64_t value) { return arith::ConstantIndexOp::create(rewriter, loc, value); }

  static bool hasUnitStride(MemRefType type) {
    return type.getStridesAndOffset().first.back() == 1;
  }

  void emitLoop(int64_t begin, int64_t end, int64_t step, function_ref<void(Value)> body) {
    OpBuilder::InsertionGuard guard(rewriter);
    auto loop = scf::ForOp::create(rewriter, loc, index(begin), index(end), index(step));
    rewriter.setInsertionPoint(loop.getBody()->getTerminator());
    body(loop.getInductionVar());
  }

  void emitOuterLoops(SmallVector<Value> position) {
    int64_t rank = source.getRank(), done = static_cast<int64_t>(position.size());
    bool vectors = rank > 0 && hasUnitStride(source) && hasUnitStride(target);
    if (done == rank)
      return emitElement(position);
    if (vectors && done == rank - 1)
      return emitRow(position);
    emitLoop(0, source.getDimSize(done), 1, [&](Value iteration) {
      SmallVector<Value> inner(position);
      inner.push_back(iteration);
      emitOuterLoops(inner);
    });
  }

  void emitElement(ValueRange position) {
    Value element = memref::LoadOp::create(rewriter, loc, copy.getSource(), position);
    memref::StoreOp::create(rewriter, loc, element, copy.getTarget(), position);
  }

  void emitRow(ArrayRef<Value> position) {
    int64_t length = source.getShape().back(), whole = length / stripLanes * stripLanes;
    auto emitVector = [&](Value column, int64_t lanes) {
      SmallVector<Value> start(position);
      start.push_back(column);
      auto type = VectorType::get({lanes}, source.getElementType());
      Value row = vector::LoadOp::create(rewriter, loc, type, copy.getSource(), start);
      vector::StoreOp::create(rewriter, loc, row, copy.getTarget(), start);
    };
    if (whole > 0)
      emitLoop(0, whole, stripLanes, [&](Value column) { emitVector(column, stripLanes); });
    if (whole < length)
      emitVector(index(whole), length - whole);
  }
};

struct LowerCopiesPass : impl::LowerCopiesPassBase<LowerCopiesPass> {
  using LowerCopiesPassBase::LowerCopiesPassBase;

  void runOnOperation() override {
    if (!isCpuFunction(getOperation()))
      return;
    IRRewriter rewriter(&getContext());
    SmallVector<memref::CopyOp> copies;
    getOperation().walk([&](memref::CopyOp copy) { copies.push_back(copy); });
    for (memref::CopyOp copy : copies)
      CopyLowering(rewriter, copy).run();
  }
};
} // namespace
} // namespace pipeline
