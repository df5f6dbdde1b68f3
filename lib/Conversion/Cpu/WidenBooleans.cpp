//===- WidenBooleans.cpp - pipe-cpu-widen-booleans ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires `pipe.function`s on tensors; establishes that no tensor of i1 is left
// in them. Acts on all of a module at once, since callers and callees agree on
// types.
//
//===----------------------------------------------------------------------===//

#include "CpuFunctions.h"

#include "pipeline/Conversion/Cpu/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_WIDENBOOLEANSPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {

bool isBooleanTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getElementType().isInteger(1);
}

bool touchesBooleanTensor(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isBooleanTensor) ||
         llvm::any_of(op->getResultTypes(), isBooleanTensor);
}

class BooleanWidener {
public:
  explicit BooleanWidener(func::FuncOp function)
      : function(function), rewriter(function.getContext()), i1(rewriter.getI1Type()),
        i8(rewriter.getI8Type()) {}

  LogicalResult run() {
    if (!hasBooleanTensors())
      return success();
    if (failed(makeStructured()))
      return failure();
    // What each op does with scalars is decided while types still say i1.
    SmallVector<Operation *> ops;
    function.getBody().walk([&](Operation *op) {
      if (touchesBooleanTensor(op))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      if (failed(convertScalars(op)))
        return failure();
    function.walk([&](Operation *op) {
      for (Value result : op->getResults())
        widenType(result);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument argument : block.getArguments())
            widenType(argument);
    });
    SmallVector<Type> results = llvm::to_vector(
        llvm::map_range(function.getResultTypes(), [&](Type type) { return widen(type); }));
    function.setFunctionType(rewriter.getFunctionType(
        llvm::to_vector(function.getBody().front().getArgumentTypes()), results));
    return success();
  }

private:
  func::FuncOp function;
  IRRewriter rewriter;
  Type i1, i8;

  bool hasBooleanTensors() {
    return llvm::any_of(function.getArgumentTypes(), isBooleanTensor) ||
           function
               .walk([](Operation *op) {
                 return touchesBooleanTensor(op) ? WalkResult::interrupt() : WalkResult::advance();
               })
               .wasInterrupted();
  }

  Type widen(Type type) {
    return isBooleanTensor(type) ? cast<RankedTensorType>(type).clone(i8) : type;
  }
  void widenType(Value value) { value.setType(widen(value.getType())); }

  Value toStored(Location loc, Value boolean) {
    return arith::ExtUIOp::create(rewriter, loc, i8, boolean);
  }
  Value toBoolean(Location loc, Value stored) {
    return arith::TruncIOp::create(rewriter, loc, i1, stored);
  }

  LogicalResult makeStructured() {
    RewritePatternSet patterns(function.getContext());
    linalg::populateElementwiseToLinalgConversionPatterns(patterns);
    if (failed(applyPatternsGreedily(function, std::move(patterns))))
      return failure();
    SmallVector<linalg::LinalgOp> named;
    function.walk([&](linalg::LinalgOp op) {
      if (!isa<linalg::GenericOp, linalg::FillOp>(op) && touchesBooleanTensor(op))
        named.push_back(op);
    });
    for (linalg::LinalgOp op : named) {
      rewriter.setInsertionPoint(op);
      if (failed(linalg::generalizeNamedOp(rewriter, op)))
        return op.emitOpError("on tensors of i1 cannot be turned into a generic op");
    }
    return success();
  }

  LogicalResult convertScalars(Operation *op) {
    if (auto fill = dyn_cast<linalg::FillOp>(op))
      return convertFill(fill), success();
    if (auto generic = dyn_cast<linalg::GenericOp>(op))
      return convertBody(generic), success();
    if (auto extract = dyn_cast<tensor::ExtractOp>(op))
      return convertExtract(extract), success();
    if (auto constant = dyn_cast<arith::ConstantOp>(op))
      return convertConstant(constant);
    if (auto insert = dyn_cast<tensor::InsertOp>(op))
      return convertOperands(op, insert.getScalarMutable()), success();
    if (auto splat = dyn_cast<tensor::SplatOp>(op))
      return convertOperands(op, splat.getInputMutable()), success();
    if (auto elements = dyn_cast<tensor::FromElementsOp>(op))
      return convertOperands(op, elements.getElementsMutable()), success();
    if (isa<tensor::PadOp, tensor::GenerateOp>(op)) {
      Operation *yield = op->getRegion(0).front().getTerminator();
      return convertOperands(yield, cast<tensor::YieldOp>(yield).getValueMutable()), success();
    }
    if (isa<tensor::TensorDialect, scf::SCFDialect, func::FuncDialect>(op->getDialect()))
      return success();
    return op->emitOpError("on tensors of i1 cannot be compiled for the CPU; compute with i8 that "
                           "is 0 or 1 instead");
  }

  template <typename RangeT>
  void convertOperands(Operation *user, RangeT &&operands) {
    rewriter.setInsertionPoint(user);
    if constexpr (std::is_same_v<std::decay_t<RangeT>, OpOperand>)
      operands.set(toStored(user->getLoc(), operands.get()));
    else
      for (OpOperand &operand : operands)
        operand.set(toStored(user->getLoc(), operand.get()));
  }

  void convertFill(linalg::FillOp fill) {
    rewriter.setInsertionPoint(fill);
    OpOperand &scalar = fill.getInputsMutable()[0];
    if (scalar.get().getType() == i1)
      scalar.set(toStored(fill.getLoc(), scalar.get()));
    for (BlockArgument argument : fill.getBlock()->getArguments())
      if (argument.getType() == i1)
        argument.setType(i8);
  }

  void convertBody(linalg::GenericOp op) {
    rewriter.setInsertionPointToStart(op.getBody());
    for (OpOperand &operand : op->getOpOperands()) {
      if (!isBooleanTensor(operand.get().getType()))
        continue;
      BlockArgument argument = op.getMatchingBlockArgument(&operand);
      argument.setType(i8);
      if (argument.use_empty())
        continue;
      Value boolean = toBoolean(op.getLoc(), argument);
      rewriter.replaceAllUsesExcept(argument, boolean, boolean.getDefiningOp());
    }
    Operation *yield = op.getBody()->getTerminator();
    rewriter.setInsertionPoint(yield);
    for (auto [value, init] : llvm::zip_equal(yield->getOpOperands(), op.getDpsInits()))
      if (isBooleanTensor(init.getType()))
        value.set(toStored(op.getLoc(), value.get()));
  }

  void convertExtract(tensor::ExtractOp extract) {
    extract.getResult().setType(i8);
    rewriter.setInsertionPointAfter(extract);
    Value boolean = toBoolean(extract.getLoc(), extract);
    rewriter.replaceAllUsesExcept(extract.getResult(), boolean, boolean.getDefiningOp());
  }

  LogicalResult convertConstant(arith::ConstantOp constant) {
    auto elements = dyn_cast<DenseIntElementsAttr>(constant.getValue());
    if (!elements)
      return constant.emitOpError("is a tensor of i1 whose elements are not dense");
    constant.setValueAttr(
        cast<TypedAttr>(elements.mapValues(i8, [](const APInt &value) { return value.zext(8); })));
    return success();
  }
};

struct WidenBooleansPass : impl::WidenBooleansPassBase<WidenBooleansPass> {
  using WidenBooleansPassBase::WidenBooleansPassBase;

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (isCpuFunction(function) && failed(BooleanWidener(function).run()))
        return signalPassFailure();
  }
};
} // namespace
} // namespace pipeline
