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

#include "CpuFunctions.h"
#include "GemmForm.h"
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

/// Declarations of the runtime's functions, made where they are first needed.
struct RuntimeFunctions {
  ModuleOp module;

  func::FuncOp getOrDeclare(StringRef name, TypeRange operands) {
    if (auto function = module.lookupSymbol<func::FuncOp>(name))
      return function;
    OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
    auto function =
        func::FuncOp::create(builder, module.getLoc(), name, builder.getFunctionType(operands, {}));
    function.setPrivate();
    return function;
  }
};

/// Turns one contraction into calls.
class GemmLowering {
public:
  GemmLowering(IRRewriter &rewriter, RuntimeFunctions &runtime, linalg::GenericOp op)
      : rewriter(rewriter), runtime(runtime), op(op), loc(op.getLoc()),
        accumulate(!op->hasAttr(overwriteAttrName)) {}

  LogicalResult run() {
    rewriter.setInsertionPoint(op);
    std::optional<GemmForm> form = matchGemm(op, getStrides()), dense = matchDenseGemm(op);
    // Where an operand happens to lie must not decide how a sum is divided.
    if (!form || (dense && !haveSameSums(*form, *dense))) {
      copyToMatrices();
      form = dense;
    }
    if (!form)
      return op.emitOpError("is marked as a contraction of the runtime but is none");
    int64_t scratchBytes = getScratchBytes(*form);
    if (scratchBytes < 0)
      return op.emitOpError("is a product of ")
             << form->m.size << " x " << form->k.size << " and " << form->k.size << " x "
             << form->n.size << " matrices, which the runtime refuses";
    emit(*form, scratchBytes);
    if (resultCopy) {
      rewriter.setInsertionPointAfter(op);
      memref::CopyOp::create(rewriter, loc, op->getOperand(2), resultCopy);
    }
    rewriter.eraseOp(op);
    return success();
  }

private:
  IRRewriter &rewriter;
  RuntimeFunctions &runtime;
  linalg::GenericOp op;
  Location loc;
  bool accumulate;
  /// Where the result belongs, if it is computed elsewhere.
  Value resultCopy;

  Value index(int64_t value) { return arith::ConstantIndexOp::create(rewriter, loc, value); }
  Value i64(int64_t value) { return arith::ConstantIntOp::create(rewriter, loc, value, 64); }
  Value i32(int64_t value) { return arith::ConstantIntOp::create(rewriter, loc, value, 32); }

  GemmStrides getStrides() {
    GemmStrides strides;
    for (unsigned i = 0; i < 3; ++i)
      strides[i] = cast<MemRefType>(op->getOperand(i).getType()).getStridesAndOffset().first;
    return strides;
  }

  /// Gives every operand that is not dense a dense copy.
  void copyToMatrices() {
    for (unsigned i = 0; i < 3; ++i) {
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

  /// Elements by which an operand's matrix moves in the loops around the call.
  struct Offsets {
    Value lhs, rhs, out;
  };

  void emit(const GemmForm &form, int64_t scratchBytes) {
    Value scratch = memref::AllocOp::create(
        rewriter, loc, MemRefType::get({scratchBytes}, rewriter.getI8Type()),
        rewriter.getI64IntegerAttr(PipeDialect::bufferAlignment));
    Offsets offsets{index(0), index(0), index(0)};
    emitLoops(form, form.loops, offsets, [&](Offsets inner) { emitSums(form, inner, scratch); });
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
    emitLoops(form, form.sums, offsets, body, &isFirst);
  }

  void emitLoops(const GemmForm &form, ArrayRef<GemmDim> dims, Offsets offsets,
                 function_ref<void(Offsets)> body, Value *isFirst = nullptr) {
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

  Value getPointer(Value buffer, Value elementOffset) {
    auto metadata = memref::ExtractStridedMetadataOp::create(rewriter, loc, buffer);
    Value elements = arith::AddIOp::create(rewriter, loc, metadata.getOffset(), elementOffset);
    Value bytes = arith::MulIOp::create(rewriter, loc, elements, index(sizeof(float)));
    Value base = memref::ExtractAlignedPointerAsIndexOp::create(rewriter, loc, buffer);
    Value address = arith::AddIOp::create(rewriter, loc, base, bytes);
    Value integer = arith::IndexCastOp::create(rewriter, loc, rewriter.getI64Type(), address);
    return LLVM::IntToPtrOp::create(rewriter, loc,
                                    LLVM::LLVMPointerType::get(rewriter.getContext()), integer);
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
    func::FuncOp callee = runtime.getOrDeclare(
        batched ? "pipeline_rt_batch_gemm_f32" : "pipeline_rt_gemm_f32", ValueRange(operands));
    func::CallOp::create(rewriter, loc, callee, operands);
  }
};

struct GemmToRuntimePass : impl::GemmToRuntimePassBase<GemmToRuntimePass> {
  using GemmToRuntimePassBase::GemmToRuntimePassBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    RuntimeFunctions runtime{getOperation()};
    SmallVector<linalg::GenericOp> contractions;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (isCpuFunction(function))
        function.walk([&](linalg::GenericOp op) {
          if (op.hasPureBufferSemantics() && isGemm(op))
            contractions.push_back(op);
        });
    for (linalg::GenericOp op : contractions)
      if (failed(GemmLowering(rewriter, runtime, op).run()))
        return signalPassFailure();
  }
};
} // namespace
} // namespace pipeline
