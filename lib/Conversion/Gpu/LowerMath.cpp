//===- LowerMath.cpp - pipe-gpu-lower-math ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires kernels; establishes that every function in them is arithmetic or an
// instruction, with the CPU's bits, so that no library of device functions is needed.
//
//===----------------------------------------------------------------------===//

#include "../Cpu/Exponential.h"
#include "Trigonometry.h"

#include "pipeline/Conversion/Gpu/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_LOWERMATHPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

namespace {

/// Functions whose polynomial is upstream's.
bool isPolynomial(StringRef name) {
  return name == math::TanhOp::getOperationName() || name == math::LogOp::getOperationName() ||
         name == math::ErfOp::getOperationName();
}

/// 1 / sqrt(x), both rounded: the instruction for it is an approximation.
struct ReciprocalRoot : OpRewritePattern<math::RsqrtOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::RsqrtOp op, PatternRewriter &rewriter) const override {
    Type type = op.getType();
    auto element = cast<FloatType>(getElementTypeOrSelf(type));
    TypedAttr one = rewriter.getFloatAttr(element, 1.0);
    if (auto vector = dyn_cast<VectorType>(type))
      one = DenseElementsAttr::get(vector, one);
    Value root = math::SqrtOp::create(rewriter, op.getLoc(), op.getOperand());
    Value dividend = arith::ConstantOp::create(rewriter, op.getLoc(), one);
    rewriter.replaceOpWithNewOp<arith::DivFOp>(op, dividend, root);
    return success();
  }
};

/// LLVM's intrinsic for a function that the device has as an instruction, with rounding as
/// IEEE 754 says; empty for others.
StringRef getIntrinsic(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case([](math::AbsFOp) { return "llvm.fabs"; })
      .Case([](math::CeilOp) { return "llvm.ceil"; })
      .Case([](math::CopySignOp) { return "llvm.copysign"; })
      .Case([](math::FloorOp) { return "llvm.floor"; })
      .Case([](math::FmaOp) { return "llvm.fma"; })
      .Case([](math::RoundEvenOp) { return "llvm.roundeven"; })
      .Case([](math::SqrtOp) { return "llvm.sqrt"; })
      .Case([](math::TruncOp) { return "llvm.trunc"; })
      .Default([](Operation *) { return ""; });
}

/// Functions of integers, which upstream lowers as they are.
bool isOfIntegers(Operation *op) {
  return isa<math::AbsIOp, math::CountLeadingZerosOp, math::CountTrailingZerosOp, math::CtPopOp>(
      op);
}

struct LowerMathPass : impl::LowerMathPassBase<LowerMathPass> {
  using LowerMathPassBase::LowerMathPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ReciprocalRoot>(&getContext());
    populateExponentialPattern(patterns);
    populateTrigonometricPatterns(patterns);
    populateMathPolynomialApproximationPatterns(patterns, isPolynomial);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      return signalPassFailure();
    SmallVector<Operation *> functions;
    getOperation().walk([&](Operation *op) {
      if (isa_and_present<math::MathDialect>(op->getDialect()) && !isOfIntegers(op))
        functions.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (Operation *op : functions)
      if (failed(callIntrinsic(op, rewriter)))
        return signalPassFailure();
  }

  /// The conversion to NVVM would take the op itself for a call of a library.
  static LogicalResult callIntrinsic(Operation *op, RewriterBase &rewriter) {
    StringRef name = getIntrinsic(op);
    Type type = op->getResult(0).getType();
    if (name.empty())
      return op->emitOpError("of ") << type
                                    << " cannot be compiled for the GPU: it has no expansion with "
                                       "fixed bits; use exp, tanh, log, erf, sin, cos or "
                                       "rsqrt of f32";
    rewriter.setInsertionPoint(op);
    rewriter.replaceOpWithNewOp<LLVM::CallIntrinsicOp>(op, type, rewriter.getStringAttr(name),
                                                       op->getOperands());
    return success();
  }
};
} // namespace
} // namespace pipeline
