//===- GemmToRuntime.cpp - pipe-cpu-gemm-to-runtime ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires functions on buffers; establishes that no contraction which the runtime
// computes is left. The description of each product is complete at compile time,
// so the runtime is asked here how much scratch memory it will need.
//
//===----------------------------------------------------------------------===//

#include "BufferAddress.h"
#include "CpuFunctions.h"
#include "GemmForm.h"
#include "PackedArguments.h"
#include "StructuredOps.h"

#include "pipeline-runtime/Gemm.h"
#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_GEMMTORUNTIMEPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {

/// Turns one contraction into calls.
class GemmLowering {
public:
  GemmLowering(IRRewriter &rewriter, linalg::GenericOp op, bool packOutside)
      : rewriter(rewriter), op(op), loc(op.getLoc()), accumulate(!op->hasAttr(overwriteAttrName)),
        packOutside(packOutside) {}

  LogicalResult run() {
    rewriter.setInsertionPoint(op);
    std::optional<GemmForm> form = matchBufferGemm(op), dense = matchDenseGemm(op);
    bool packs = dense && isPacked(*dense);
    // Where an operand happens to lie must not decide how a sum is divided.
    auto fits = [&] {
      return form && (!dense || haveSameSums(*form, *dense)) &&
             (!packs || isSamePackedProduct(*form, *dense));
    };
    if (packs)
      takeBias(*dense);
    if (packs && !fits()) {
      copyToMatrices(/*kept=*/dense->rhs);
      form = matchBufferGemm(op);
    }
    if (!fits()) {
      copyToMatrices();
      form = dense;
    }
    if (!form)
      return op.emitOpError("is marked as a contraction of the runtime but is none");
    if (failed(packs ? emitPacked(*form) : emitPlain(*form)))
      return op.emitOpError("is a product of ")
             << form->m.size << " x " << form->k.size << " and " << form->k.size << " x "
             << form->n.size << " matrices, which the runtime refuses";
    if (resultCopy) {
      rewriter.setInsertionPointAfter(op);
      memref::CopyOp::create(rewriter, loc, op->getOperand(2), resultCopy);
    }
    rewriter.eraseOp(op);
    return success();
  }

private:
  IRRewriter &rewriter;
  linalg::GenericOp op;
  Location loc;
  bool accumulate;
  /// Whether the function's caller packs parameters.
  bool packOutside;
  /// Where the result belongs, if it is computed elsewhere.
  Value resultCopy;
  /// What is added to each row of the result, or null.
  Value bias;

  Value index(int64_t value) { return arith::ConstantIndexOp::create(rewriter, loc, value); }
  Value i64(int64_t value) { return arith::ConstantIntOp::create(rewriter, loc, value, 64); }
  Value i32(int64_t value) { return arith::ConstantIntOp::create(rewriter, loc, value, 32); }

  /// Gives every operand that is not dense, but the kept one, a dense copy.
  void copyToMatrices(std::optional<unsigned> kept = std::nullopt) {
    for (unsigned i = 0; i < 3; ++i) {
      if (i == kept)
        continue;
      Value operand = op->getOperand(i);
      auto type = cast<MemRefType>(operand.getType());
      if (type.getLayout().isIdentity())
        continue;
      Value copy = memref::AllocOp::create(rewriter, loc,
                                           MemRefType::get(type.getShape(), type.getElementType()));
      if (i < 2 || accumulate)
        memref::CopyOp::create(rewriter, loc, operand, copy);
      if (i == 2)
        resultCopy = operand;
      op->setOperand(i, copy);
    }
  }

  int64_t getScratchBytes(const GemmForm &form) {
    auto ask = [&](bool accumulates) {
      int64_t lda = form.getLhsLeadingDim(), ldb = form.getRhsLeadingDim(),
              ldc = form.getOutLeadingDim();
      if (form.batch.size == 1)
        return pipeline_rt_gemm_scratch_bytes(form.transposeLhs, form.transposeRhs, form.m.size,
                                              form.n.size, form.k.size, lda, ldb, ldc, accumulates);
      return pipeline_rt_batch_gemm_scratch_bytes(
          form.batch.size, form.transposeLhs, form.transposeRhs, form.m.size, form.n.size,
          form.k.size, lda, form.batch.lhsStride, ldb, form.batch.rhsStride, ldc,
          form.batch.outStride, accumulates);
    };
    int64_t bytes = ask(accumulate);
    if (form.sums.empty() || accumulate)
      return bytes;
    int64_t accumulating = ask(true);
    return bytes < 0 || accumulating < 0 ? -1 : std::max(bytes, accumulating);
  }

  //===--------------------------------------------------------------------===//
  // Packed right matrices
  //===--------------------------------------------------------------------===//

  /// Whether the product's right matrix is read in packed form. Not where the matrix
  /// lies or who packs it decides, but the op as it would be on dense operands.
  bool isPacked(const GemmForm &dense) {
    return readsPackedForm(dense) && findPackable(op->getOperand(dense.rhs));
  }

  /// Takes over the row that a result which adds up begins with, if that is repeated just
  /// before: the kernel adds it to the rows that it writes.
  void takeBias(const GemmForm &dense) {
    Operation *previous = op->getPrevNode();
    while (previous && isMemoryEffectFree(previous))
      previous = previous->getPrevNode();
    auto broadcast = dyn_cast_or_null<linalg::BroadcastOp>(previous);
    if (!accumulate || !broadcast || broadcast.getInit() != op->getOperand(2) ||
        broadcast.getDimensions() != ArrayRef<int64_t>{0})
      return;
    auto row = cast<MemRefType>(broadcast.getInput().getType());
    if (row.getRank() != 1 || row.getDimSize(0) != dense.n.size ||
        row.getStridesAndOffset().first.front() != 1)
      return;
    bias = broadcast.getInput();
    accumulate = false;
    rewriter.eraseOp(broadcast);
  }

  /// Whether two forms of one op are the same products with a packed matrix.
  static bool isSamePackedProduct(const GemmForm &a, const GemmForm &b) {
    return a.hasOneRightMatrix() && a.m.size == b.m.size && a.n.size == b.n.size;
  }

  LogicalResult emitPacked(const GemmForm &form) {
    int64_t scratchBytes = pipeline_rt_packed_gemm_scratch_bytes(
        form.transposeLhs, form.m.size, form.n.size, form.k.size, form.getLhsLeadingDim(),
        bias != nullptr, form.getOutLeadingDim(), accumulate);
    if (scratchBytes < 0)
      return failure();
    Value packed = getPacked(form), scratch = allocateBytes(scratchBytes);
    Value row = bias ? getPointer(bias, index(0))
                     : LLVM::ZeroOp::create(rewriter, loc, getPointerType()).getResult();
    SmallVector<GemmDim> loops = form.loops;
    if (form.batch.size != 1)
      loops.push_back(form.batch);
    Offsets offsets{index(0), index(0), index(0)};
    emitLoops(loops, offsets, [&](Offsets inner) {
      call("pipeline_rt_packed_gemm_f32",
           {i32(form.transposeLhs), i64(form.m.size), i64(form.n.size), i64(form.k.size),
            getPointer(op->getOperand(form.lhs), inner.lhs), i64(form.getLhsLeadingDim()),
            getPointer(packed, index(0)), row, getPointer(op->getOperand(2), inner.out),
            i64(form.getOutLeadingDim()), i32(accumulate), getPointer(scratch, index(0)),
            i64(scratchBytes)});
    });
    return success();
  }

  /// The packed form of the right matrix: an argument, or packed here.
  Value getPacked(const GemmForm &form) {
    Value matrix = op->getOperand(form.rhs);
    int64_t bytes = getPackedBytes(form);
    if (std::optional<PackableView> view = findPackable(matrix); view && packOutside)
      return getOrAddPacked(view->argument,
                            PackingAttr::get(op.getContext(), form.k.size, form.n.size,
                                             form.getRhsLeadingDim(), form.transposeRhs,
                                             view->offset, bytes));
    Value packed = allocateBytes(bytes);
    call("pipeline_rt_pack_f32",
         {i32(form.transposeRhs), i64(form.k.size), i64(form.n.size), getPointer(matrix, index(0)),
          i64(form.getRhsLeadingDim()), getPointer(packed, index(0)), i64(bytes)});
    return packed;
  }

  //===--------------------------------------------------------------------===//
  // All others
  //===--------------------------------------------------------------------===//

  /// Elements by which an operand's matrix moves in the loops around the call.
  struct Offsets {
    Value lhs, rhs, out;
  };

  LogicalResult emitPlain(const GemmForm &form) {
    int64_t scratchBytes = getScratchBytes(form);
    if (scratchBytes < 0)
      return failure();
    Value scratch = allocateBytes(scratchBytes);
    Offsets offsets{index(0), index(0), index(0)};
    emitLoops(form.loops, offsets, [&](Offsets inner) { emitSums(form, inner, scratch); });
    return success();
  }

  /// The terms of the sum after the first accumulate.
  void emitSums(const GemmForm &form, Offsets offsets, Value scratch) {
    if (form.sums.empty())
      return emitCall(form, offsets, scratch, i32(accumulate));
    Value isFirst;
    auto body = [&](Offsets inner) {
      Value flag = i32(1);
      if (!accumulate)
        flag = arith::SelectOp::create(rewriter, loc, isFirst, i32(0), flag);
      emitCall(form, inner, scratch, flag);
    };
    emitLoops(form.sums, offsets, body, &isFirst);
  }

  void emitLoops(ArrayRef<GemmDim> dims, Offsets offsets, function_ref<void(Offsets)> body,
                 Value *isFirst = nullptr) {
    OpBuilder::InsertionGuard guard(rewriter);
    for (const GemmDim &dim : dims) {
      auto loop = scf::ForOp::create(rewriter, loc, index(0), index(dim.size), index(1));
      rewriter.setInsertionPoint(loop.getBody()->getTerminator());
      Value iteration = loop.getInductionVar();
      auto advance = [&](Value offset, int64_t stride) -> Value {
        Value distance = arith::MulIOp::create(rewriter, loc, iteration, index(stride));
        return arith::AddIOp::create(rewriter, loc, offset, distance);
      };
      offsets = {advance(offsets.lhs, dim.lhsStride), advance(offsets.rhs, dim.rhsStride),
                 advance(offsets.out, dim.outStride)};
      if (isFirst) {
        Value isZero =
            arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::eq, iteration, index(0));
        *isFirst =
            *isFirst ? arith::AndIOp::create(rewriter, loc, *isFirst, isZero).getResult() : isZero;
      }
    }
    body(offsets);
  }

  Type getPointerType() { return LLVM::LLVMPointerType::get(rewriter.getContext()); }

  Value getPointer(Value buffer, Value element) {
    return getElementPointer(rewriter, loc, buffer, element);
  }

  void emitCall(const GemmForm &form, const Offsets &offsets, Value scratch, Value flag) {
    bool batched = form.batch.size != 1;
    SmallVector<Value> operands;
    if (batched)
      operands.push_back(i64(form.batch.size));
    llvm::append_values(operands, i32(form.transposeLhs), i32(form.transposeRhs), i64(form.m.size),
                        i64(form.n.size), i64(form.k.size));
    auto addMatrix = [&](Value buffer, Value offset, int64_t leadingDim, int64_t stride) {
      llvm::append_values(operands, getPointer(buffer, offset), i64(leadingDim));
      if (batched)
        operands.push_back(i64(stride));
    };
    addMatrix(op->getOperand(form.lhs), offsets.lhs, form.getLhsLeadingDim(), form.batch.lhsStride);
    addMatrix(op->getOperand(form.rhs), offsets.rhs, form.getRhsLeadingDim(), form.batch.rhsStride);
    addMatrix(op->getOperand(2), offsets.out, form.getOutLeadingDim(), form.batch.outStride);
    int64_t scratchBytes = cast<MemRefType>(scratch.getType()).getNumElements();
    llvm::append_values(operands, flag, getPointer(scratch, index(0)), i64(scratchBytes));
    call(batched ? "pipeline_rt_batch_gemm_f32" : "pipeline_rt_gemm_f32", operands);
  }

  void call(StringRef name, ValueRange operands) {
    func::CallOp::create(rewriter, loc,
                         declareRuntimeFunction(op->getParentOfType<ModuleOp>(), name, operands),
                         operands);
  }

  Value allocateBytes(int64_t bytes) {
    return memref::AllocOp::create(rewriter, loc, MemRefType::get({bytes}, rewriter.getI8Type()),
                                   rewriter.getI64IntegerAttr(PipeDialect::bufferAlignment));
  }
};

struct GemmToRuntimePass : impl::GemmToRuntimePassBase<GemmToRuntimePass> {
  using GemmToRuntimePassBase::GemmToRuntimePassBase;

  void runOnOperation() override {
    FailureOr<SmallVector<func::FuncOp>> functions = getCpuFunctions(getOperation());
    if (failed(functions))
      return signalPassFailure();
    // Callees come first: what they read packed, their callers hand on.
    for (func::FuncOp function : *functions)
      if (failed(lowerContractions(function)) || failed(passPacked(function)))
        return signalPassFailure();
  }

  LogicalResult lowerContractions(func::FuncOp function) {
    IRRewriter rewriter(&getContext());
    SmallVector<linalg::GenericOp> contractions;
    function.walk([&](linalg::GenericOp op) {
      if (op.hasPureBufferSemantics() && isGemm(op))
        contractions.push_back(op);
    });
    for (linalg::GenericOp op : contractions)
      if (failed(GemmLowering(rewriter, op, pack).run()))
        return failure();
    return success();
  }
};
} // namespace
} // namespace pipeline
