//===- RunCost.cpp - What running an op again costs -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunCost.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace pipeline;

/// The bytes of a static tensor, none of anything else.
static int64_t getBytes(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return 0;
  Type element = tensor.getElementType();
  int64_t bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  return tensor.getNumElements() * llvm::divideCeil(bits, 8);
}

std::optional<int64_t> pipeline::costOfKeeping(Value value, bool isHeld) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  bool isView = isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
                                tensor::ExtractSliceOp>(value.getDefiningOp());
  return getBytes(type) * kCostOfByte + (isHeld ? -1 : isView ? 1 : 0);
}

//===----------------------------------------------------------------------===//
// Kinds of work
//===----------------------------------------------------------------------===//

/// What a scalar op costs, in units of an addition.
static int64_t scalarCost(Operation *op) {
  if (isa<arith::ConstantOp, linalg::YieldOp, linalg::IndexOp>(op))
    return 0;
  if (isa<arith::DivFOp, tensor::ExtractOp>(op))
    return 4;
  if (isa<arith::RemFOp>(op))
    return 16;
  if (isa<math::AbsFOp, math::CopySignOp, math::FmaOp, math::FloorOp, math::CeilOp, math::TruncOp>(
          op))
    return 1;
  return isa_and_nonnull<arith::ArithDialect>(op->getDialect()) ? 1 : 16;
}

/// Whether one iteration of an elementwise op costs about what one pass over memory hides.
static bool isCheapBody(Block &body) {
  constexpr int64_t kCheap = 12;
  int64_t cost = 0;
  for (Operation &op : body)
    cost += op.getNumRegions() ? kCheap + 1 : scalarCost(&op);
  return cost <= kCheap;
}

/// Whether a reduction multiplies what it reads along dimensions of its own: a product of matrices
/// or of a matrix and a vector, also where one side of it is a window.
static bool isProduct(linalg::LinalgOp op) {
  if (linalg::isaConvolutionOpInterface(op))
    return true;
  if (!linalg::isaContractionOpInterface(op))
    return false;
  // A sum of products of two tensors of one shape is a sum of rows like others.
  FailureOr<linalg::ContractionDimensions> dims = linalg::inferContractionDims(op);
  return failed(dims) || !dims->m.empty() || !dims->n.empty();
}

/// Whether an op has more iterations than any tensor that it reads has elements, so that it reads
/// some of them more than once.
static bool readsRepeatedly(linalg::LinalgOp op) {
  int64_t iterations = 1;
  for (int64_t extent : op.getStaticLoopRanges())
    iterations *= extent;
  return llvm::none_of(op.getDpsInputs(), [&](Value input) {
    auto type = dyn_cast<RankedTensorType>(input.getType());
    return type && type.hasStaticShape() && type.getNumElements() >= iterations;
  });
}

static OpWork classifyStructured(linalg::LinalgOp op) {
  Block &body = *op.getBlock();
  auto loops = body.walk([](LoopLikeOpInterface) { return WalkResult::interrupt(); });
  if (loops.wasInterrupted())
    return OpWork::Other;
  if (op.getNumReductionLoops() != 0)
    return isProduct(op) || readsRepeatedly(op) ? OpWork::Contraction : OpWork::Reduction;
  return isCheapBody(body) ? OpWork::Cheap : OpWork::Elementwise;
}

OpWork pipeline::classifyWork(Operation *op) {
  if (!isMemoryEffectFree(op))
    return OpWork::Other;
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return classifyStructured(structured);
  if (op->getNumRegions() != 0)
    return isa<tensor::PadOp>(op) ? OpWork::Cheap : OpWork::Other;
  // What makes no tensor can't be kept either.
  if (isa_and_nonnull<tensor::TensorDialect, arith::ArithDialect>(op->getDialect()) ||
      llvm::none_of(op->getResultTypes(), llvm::IsaPred<TensorType>))
    return OpWork::Cheap;
  return isa_and_nonnull<math::MathDialect>(op->getDialect()) ? OpWork::Elementwise : OpWork::Other;
}

//===----------------------------------------------------------------------===//
// Running again
//===----------------------------------------------------------------------===//

int64_t pipeline::getTraffic(Operation *op) {
  int64_t bytes = 0;
  for (Type type : op->getResultTypes())
    bytes += getBytes(type);
  // Where results are put is no more than their shape.
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  for (OpOperand &operand : op->getOpOperands())
    if (!structured || structured.isDpsInput(&operand))
      bytes += getBytes(operand.get().getType());
  return bytes;
}

std::optional<int64_t> pipeline::costOfRunning(Operation *op) {
  switch (classifyWork(op)) {
  case OpWork::Cheap:
    return 0;
  case OpWork::Elementwise:
  case OpWork::Reduction:
    return getTraffic(op) * kCostOfByte / kTrafficPerByte;
  case OpWork::Contraction:
  case OpWork::Other:
    return std::nullopt;
  }
  llvm_unreachable("every kind is above");
}
