//===- CostModel.cpp - What layers cost -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The nominal machine is one AVX-512 core with a good matrix library; the rates
// are those that GPT-2's kernels reached there.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/CostModel.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

#include <cmath>

using namespace mlir;

namespace pipeline {

/// Floating-point operations per nanosecond in contractions.
static constexpr double contractionRate = 150;
/// Scalar operations per nanosecond in vectorised loops.
static constexpr double scalarRate = 60;
/// Bytes per nanosecond between a core and its caches.
static constexpr double memoryRate = 20;
/// A polynomial for exp, tanh or log, in additions.
static constexpr double mathOps = 25;
/// A division or a square root.
static constexpr double divisionOps = 8;
/// What a softmax does with a score beside its exponential: the greatest, the difference, the sum.
static constexpr double softmaxOps = 3;
/// An element that a body reads at a computed position.
static constexpr double gatherOps = 16;
/// Nanoseconds of calling a layer's functions.
static constexpr double callTime = 200;

static double countElements(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasRank())
    return 1;
  double elements = 1;
  for (int64_t size : shaped.getShape())
    elements *= ShapedType::isDynamic(size) ? 1.0 : static_cast<double>(size);
  return elements;
}

static double getBytes(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return 0;
  Type element = shaped.getElementType();
  double bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  return countElements(type) * std::max(bits, 8.0) / 8;
}

/// One iteration of a body, in additions.
static double getIterationOps(Block &body) {
  double ops = 0;
  body.walk([&](Operation *op) {
    if (isa<arith::DivFOp, arith::DivSIOp, arith::DivUIOp, math::SqrtOp, math::RsqrtOp>(op))
      ops += divisionOps;
    else if (isa_and_nonnull<math::MathDialect>(op->getDialect()))
      ops += mathOps;
    else if (isa<tensor::ExtractOp>(op))
      ops += gatherOps;
    else if (!isa<arith::ConstantOp, linalg::IndexOp, linalg::YieldOp, YieldOp>(op))
      ops += 1;
  });
  return ops;
}

/// A product of two matrices, not of two vectors.
static bool isContraction(linalg::LinalgOp op) {
  if (isa<linalg::ConvolutionOpInterface>(*op))
    return true;
  if (!linalg::isaContractionOpInterface(op))
    return false;
  FailureOr<linalg::ContractionDimensions> dims = linalg::inferContractionDims(op);
  return succeeded(dims) && !dims->m.empty() && !dims->n.empty() && !dims->k.empty();
}

static Work getStructuredWork(linalg::LinalgOp op) {
  double iterations = 1;
  for (int64_t size : op.getStaticLoopRanges())
    iterations *= ShapedType::isDynamic(size) ? 1.0 : static_cast<double>(size);
  if (isContraction(op))
    return {2 * iterations, 0};
  double bytes = 0;
  for (Value operand : op->getOperands())
    bytes += getBytes(operand.getType());
  double arithmetic = iterations * getIterationOps(*op.getBlock()) / scalarRate;
  return {0, std::max(arithmetic, bytes / memoryRate)};
}

/// What a body and a softmax cost, for every score.
template <typename OpTy>
static Work getAttentionWork(OpTy op, double productsOfFeatures, double productsOfValueFeatures) {
  SmallVector<int64_t> sizes = op.getDomainSizes();
  double scores = 1;
  for (int64_t size : ArrayRef(sizes).drop_back(2))
    scores *= static_cast<double>(size);
  double ops = mathOps + softmaxOps;
  for (Region &region : op->getRegions())
    ops += getIterationOps(region.front());
  double multiplications =
      productsOfFeatures * static_cast<double>(sizes[op.getFeatureDim()]) +
      productsOfValueFeatures * static_cast<double>(sizes[op.getValueFeatureDim()]);
  return {2 * scores * multiplications, scores * ops / scalarRate};
}

/// Iterations of a loop with constant bounds.
static double getTripCount(scf::ForOp loop) {
  std::optional<int64_t> lower = getConstantIntValue(loop.getLowerBound());
  std::optional<int64_t> upper = getConstantIntValue(loop.getUpperBound());
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (!lower || !upper || !step || *step < 1 || *upper <= *lower)
    return 1;
  return std::ceil(static_cast<double>(*upper - *lower) / static_cast<double>(*step));
}

Work getWork(Operation *op) {
  if (auto attention = dyn_cast<AttentionOp>(op))
    return getAttentionWork(attention, /*productsOfFeatures=*/1, /*productsOfValueFeatures=*/1);
  // The scores again and two gradients; the gradient of the probabilities and of the values.
  if (auto backward = dyn_cast<AttentionBackwardOp>(op))
    return getAttentionWork(backward, /*productsOfFeatures=*/3, /*productsOfValueFeatures=*/2);
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return getStructuredWork(structured);
  // Views and values that are made where they are used.
  if (isa<tensor::EmptyOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::ExtractSliceOp,
          tensor::CastOp>(op))
    return {};
  Work work;
  for (Region &region : op->getRegions())
    for (Operation &nested : region.getOps())
      work += getWork(&nested);
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    double trips = getTripCount(loop);
    return {work.contractionFlops * trips, work.otherTime * trips};
  }
  if (op->getNumRegions() == 0 && !op->hasTrait<OpTrait::IsTerminator>() &&
      !op->hasTrait<OpTrait::ConstantLike>())
    for (Value result : op->getResults())
      work.otherTime += getBytes(result.getType()) / memoryRate;
  return work;
}

double estimateTime(const Work &work) {
  return work.contractionFlops / contractionRate + work.otherTime;
}

double estimateCost(LayerOp layer) {
  // Backward: each product has two gradients, other ops read what forward read and
  // the gradient.
  return callTime + 3 * estimateTime(getWork(layer));
}

double estimateCost(func::FuncOp function, SymbolTableCollection &symbols) {
  double time = 0;
  for (Operation &op : function.getBody().getOps()) {
    auto call = dyn_cast<func::CallOp>(op);
    auto callee = call ? symbols.lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr())
                       : func::FuncOp();
    time += callee ? callTime + estimateCost(callee, symbols) : estimateTime(getWork(&op));
  }
  return time;
}

} // namespace pipeline
