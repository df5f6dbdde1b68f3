//===- LowerMoves.cpp - pipe-gpu-lower-moves --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires functions on buffers; establishes that what is left of structured ops and
// copies are contractions of the runtime and copies of whole buffers. All else is
// loops: over strips of 64 elements where it only moves memory, over elements where
// the vectoriser has left an op, in that op's order.
//
//===----------------------------------------------------------------------===//

#include "../Cpu/StructuredOps.h"
#include "ContractionForm.h"
#include "GpuCode.h"
#include "MemoryAccess.h"

#include "pipeline/Conversion/Gpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_LOWERMOVESPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

namespace {

struct MoveLowering {
  func::FuncOp function;
  IRRewriter rewriter{function.getContext()};
  Location loc = function.getLoc();

  LogicalResult run() {
    for (ContractionOp op : collect<ContractionOp>())
      makeMatrices(op);
    for (memref::CopyOp copy : collect<memref::CopyOp>())
      lowerCopy(copy);
    for (linalg::LinalgOp op : collect<linalg::LinalgOp>())
      if (failed(lowerStructured(op)))
        return failure();
    for (vector::LoadOp load : collect<vector::LoadOp>())
      lowerLoad(load);
    for (vector::TransferWriteOp write : collect<vector::TransferWriteOp>())
      lowerSplat(write);
    return success();
  }

private:
  template <typename OpT>
  SmallVector<OpT> collect() {
    SmallVector<OpT> ops;
    function.walk([&](OpT op) { ops.push_back(op); });
    return ops;
  }

  Value index(int64_t value) { return arith::ConstantIndexOp::create(rewriter, loc, value); }

  /// Copies the operands of a contraction whose memory is no matrix.
  void makeMatrices(ContractionOp op) {
    bool areMatrices = matchContraction(op).has_value();
    for (OpOperand &operand : op->getOpOperands()) {
      auto type = cast<MemRefType>(operand.get().getType());
      if ((areMatrices || type.getLayout().isIdentity()) && !isConstant(operand.get()))
        continue;
      bool isResult = op.isDpsInit(&operand);
      rewriter.setInsertionPoint(op);
      Value old = operand.get();
      Value copy = memref::AllocOp::create(
          rewriter, op.getLoc(), MemRefType::get(type.getShape(), type.getElementType()),
          rewriter.getI64IntegerAttr(PipeDialect::bufferAlignment));
      if (!isResult || op.getAccumulates())
        memref::CopyOp::create(rewriter, op.getLoc(), old, copy);
      operand.set(copy);
      rewriter.setInsertionPointAfter(op);
      if (isResult)
        memref::CopyOp::create(rewriter, op.getLoc(), copy, old);
      // Temporaries stand at the top.
      Operation *alloc = copy.getDefiningOp();
      rewriter.moveOpBefore(alloc, &function.getBody().front(), function.getBody().front().begin());
    }
  }

  /// Constants are kernels': they have no address on the host.
  static bool isConstant(Value buffer) {
    return getRootBuffer(buffer).getDefiningOp<memref::GetGlobalOp>() != nullptr;
  }

  /// Whether the copy is one of whole buffers that no kernel has to take part in.
  bool isHostCopy(memref::CopyOp copy) {
    auto isDense = [](Value buffer) {
      return cast<MemRefType>(buffer.getType()).getLayout().isIdentity();
    };
    if (!isDense(copy.getSource()) || !isDense(copy.getTarget()) || isConstant(copy.getSource()))
      return false;
    for (Operation *parent = copy->getParentOp(); parent != function;
         parent = parent->getParentOp())
      if (!isa<scf::ForOp>(parent) || !containsHostWork(parent))
        return false;
    return true;
  }

  void lowerCopy(memref::CopyOp copy) {
    if (copy.getSource() == copy.getTarget()) {
      rewriter.eraseOp(copy);
      return;
    }
    if (isHostCopy(copy))
      return;
    start(copy);
    auto type = cast<MemRefType>(copy.getSource().getType());
    forStrips(type.getShape(), [&](ValueRange position, int64_t width) {
      if (type.getRank() == 0) {
        Value element = memref::LoadOp::create(rewriter, loc, copy.getSource());
        memref::StoreOp::create(rewriter, loc, element, copy.getTarget());
        return;
      }
      auto vector = VectorType::get(width, type.getElementType());
      Value padding = ub::PoisonOp::create(rewriter, loc, type.getElementType());
      Value strip = vector::TransferReadOp::create(rewriter, loc, vector, copy.getSource(),
                                                   position, padding, ArrayRef<bool>{true});
      vector::TransferWriteOp::create(rewriter, loc, strip, copy.getTarget(), position,
                                      ArrayRef<bool>{true});
    });
    rewriter.eraseOp(copy);
  }

  LogicalResult lowerStructured(linalg::LinalgOp op) {
    if (auto fill = dyn_cast<linalg::FillOp>(op.getOperation());
        fill && fill.getInputs()[0].getType() == getElementTypeOrSelf(fill.getOutputs()[0])) {
      lowerFill(fill);
      return success();
    }
    if (auto broadcast = dyn_cast<linalg::BroadcastOp>(op.getOperation());
        broadcast && lowerBroadcast(broadcast))
      return success();
    rewriter.setInsertionPoint(op);
    if (failed(linalg::linalgOpToLoops(rewriter, op)))
      return op.emitOpError("cannot be compiled for the GPU: it has no form as loops");
    rewriter.eraseOp(op);
    return success();
  }

  /// Rows that a product begins with, which normalisation makes of its bias. Whether it was one
  /// of rows.
  bool lowerBroadcast(linalg::BroadcastOp op) {
    Value source = op.getInput(), target = op.getInit();
    auto type = cast<MemRefType>(target.getType());
    if (llvm::is_contained(op.getDimensions(), type.getRank() - 1))
      return false;
    start(op);
    forStrips(type.getShape(), [&](ValueRange position, int64_t width) {
      SmallVector<Value> place;
      for (auto [dim, index] : llvm::enumerate(position))
        if (!llvm::is_contained(op.getDimensions(), static_cast<int64_t>(dim)))
          place.push_back(index);
      auto vector = VectorType::get(width, type.getElementType());
      Value padding = ub::PoisonOp::create(rewriter, loc, type.getElementType());
      Value strip = vector::TransferReadOp::create(rewriter, loc, vector, source, place, padding,
                                                   ArrayRef<bool>{true});
      vector::TransferWriteOp::create(rewriter, loc, strip, target, position, ArrayRef<bool>{true});
    });
    rewriter.eraseOp(op);
    return true;
  }

  void lowerFill(linalg::FillOp fill) {
    start(fill);
    Value scalar = fill.getInputs()[0], target = fill.getOutputs()[0];
    forStrips(cast<MemRefType>(target.getType()).getShape(), [&](ValueRange position,
                                                                 int64_t width) {
      if (position.empty()) {
        memref::StoreOp::create(rewriter, loc, scalar, target);
        return;
      }
      auto vector = VectorType::get(width, scalar.getType());
      Value strip = vector::BroadcastOp::create(rewriter, loc, vector, scalar);
      vector::TransferWriteOp::create(rewriter, loc, strip, target, position, ArrayRef<bool>{true});
    });
    rewriter.eraseOp(fill);
  }

  /// What the vectoriser made of a small fill of several dimensions.
  void lowerSplat(vector::TransferWriteOp write) {
    VectorType type = write.getVectorType();
    DenseElementsAttr constant;
    if (type.getRank() < 2 || !matchPattern(write.getValueToStore(), m_Constant(&constant)) ||
        !constant.isSplat() || !write.getPermutationMap().isMinorIdentity() ||
        write.hasOutOfBoundsDim() || write.getMask())
      return;
    start(write);
    SmallVector<Value> first(write.getIndices());
    unsigned outer = first.size() - type.getRank();
    forStrips(type.getShape(), [&](ValueRange position, int64_t width) {
      SmallVector<Value> place(first);
      for (auto [i, index] : llvm::enumerate(position))
        place[outer + i] = arith::AddIOp::create(rewriter, loc, place[outer + i], index);
      auto splat = DenseElementsAttr::get(VectorType::get(width, type.getElementType()),
                                          constant.getSplatValue<Attribute>());
      Value strip = arith::ConstantOp::create(rewriter, loc, splat);
      vector::TransferWriteOp::create(rewriter, loc, strip, write.getBase(), place,
                                      ArrayRef<bool>{true});
    });
    rewriter.eraseOp(write);
  }

  /// What upstream makes of a gather of neighbours. Of a shape that ends in dimensions of one
  /// element these lie along another one, so the buffer is read as a row.
  void lowerLoad(vector::LoadOp load) {
    MemRefType type = load.getMemRefType();
    if (!type.getLayout().isIdentity() || type.getRank() < 2)
      return;
    start(load);
    Value place = index(0);
    for (auto [position, size] : llvm::zip_equal(load.getIndices(), type.getShape()))
      place = arith::AddIOp::create(
          rewriter, loc, arith::MulIOp::create(rewriter, loc, place, index(size)), position);
    SmallVector<ReassociationIndices> all = {
        llvm::to_vector<2>(llvm::seq<int64_t>(type.getRank()))};
    Value row = memref::CollapseShapeOp::create(rewriter, loc, load.getBase(), all);
    Value padding = ub::PoisonOp::create(rewriter, loc, type.getElementType());
    rewriter.replaceOpWithNewOp<vector::TransferReadOp>(load, load.getVectorType(), row, place,
                                                        padding, ArrayRef<bool>{true});
  }

  void start(Operation *op) {
    rewriter.setInsertionPoint(op);
    loc = op->getLoc();
  }

  /// Loops over strips of the innermost dimension; the last, shorter one by itself.
  void forStrips(ArrayRef<int64_t> shape, function_ref<void(ValueRange, int64_t)> body) {
    OpBuilder::InsertionGuard guard(rewriter);
    SmallVector<Value> position;
    auto enter = [&](int64_t size, int64_t step) {
      auto loop = scf::ForOp::create(rewriter, loc, index(0), index(size), index(step));
      rewriter.setInsertionPointToStart(loop.getBody());
      position.push_back(loop.getInductionVar());
    };
    if (shape.empty())
      return body(position, 1);
    for (int64_t size : shape.drop_back())
      enter(size, 1);
    int64_t last = shape.back(), whole = last / stripLanes * stripLanes;
    if (whole != 0) {
      OpBuilder::InsertionGuard inner(rewriter);
      enter(whole, stripLanes);
      body(position, stripLanes);
      position.pop_back();
    }
    if (whole != last) {
      position.push_back(index(whole));
      body(position, last - whole);
    }
  }
};

struct LowerMovesPass : impl::LowerMovesPassBase<LowerMovesPass> {
  using LowerMovesPassBase::LowerMovesPassBase;

  void runOnOperation() override {
    if (isLayerFunction(getOperation()) && failed(MoveLowering{getOperation()}.run()))
      signalPassFailure();
  }
};
} // namespace
} // namespace pipeline
