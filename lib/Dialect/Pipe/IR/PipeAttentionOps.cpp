//===- PipeAttentionOps.cpp - Attention -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace pipeline;

//===----------------------------------------------------------------------===//
// The space of the scores
//===----------------------------------------------------------------------===//

/// The operands that maps describe, and what their maps must, and may, range over beside
/// batch dimensions.
namespace {
struct MappedOperand {
  StringRef name;
  RankedTensorType type;
  AffineMap map;
  SmallVector<unsigned, 2> needed;
  SmallVector<unsigned, 2> allowed;
};
} // namespace

template <typename OpTy>
static SmallVector<MappedOperand> getMappedOperands(OpTy op) {
  auto typeOf = [](Value value) { return cast<RankedTensorType>(value.getType()); };
  unsigned row = op.getRowDim(), key = op.getKeyDim(), feature = op.getFeatureDim(),
           valueFeature = op.getValueFeatureDim();
  SmallVector<MappedOperand> operands = {
      {"query", typeOf(op.getQuery()), op.getQueryMap(), {row, feature}, {}},
      {"key", typeOf(op.getKey()), op.getKeyMap(), {key, feature}, {}},
      {"value", typeOf(op.getValue()), op.getValueMap(), {key, valueFeature}, {}}};
  for (auto [i, extra] : llvm::enumerate(op.getExtras()))
    operands.push_back({"extra", typeOf(extra), op.getExtraMap(i), {}, {row, key}});
  operands.push_back(
      {"output", typeOf(op.getOutput()), op.getOutputMap(), {row, valueFeature}, {}});
  return operands;
}

template <typename OpTy>
static SmallVector<int64_t> computeDomainSizes(OpTy op) {
  SmallVector<int64_t> sizes(op.getQueryMap().getNumDims(), ShapedType::kDynamic);
  for (const MappedOperand &operand : getMappedOperands(op))
    for (auto [expression, size] :
         llvm::zip_equal(operand.map.getResults(), operand.type.getShape()))
      sizes[cast<AffineDimExpr>(expression).getPosition()] = size;
  return sizes;
}

SmallVector<int64_t> AttentionOp::getDomainSizes() { return computeDomainSizes(*this); }
SmallVector<int64_t> AttentionBackwardOp::getDomainSizes() { return computeDomainSizes(*this); }

static AffineMap makeStatisticsMap(AffineMap queryMap) {
  return AffineMap::getMultiDimIdentityMap(queryMap.getNumDims(), queryMap.getContext())
      .getMajorSubMap(queryMap.getNumDims() - 3);
}

AffineMap AttentionOp::getStatisticsMap() { return makeStatisticsMap(getQueryMap()); }
AffineMap AttentionBackwardOp::getStatisticsMap() { return makeStatisticsMap(getQueryMap()); }

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

/// Checks that maps are projections over what their operands have, of matching sizes.
template <typename OpTy>
static LogicalResult verifyMaps(OpTy op) {
  SmallVector<AffineMap> maps = op.getMaps();
  if (maps.size() != 4 + op.getExtras().size())
    return op.emitOpError("needs a map for query, key, value, each extra and output: ")
           << 4 + op.getExtras().size() << ", not " << maps.size();
  unsigned dims = maps.front().getNumDims();
  if (dims < 4 ||
      llvm::any_of(
          maps,
          [&](AffineMap map) { return map.getNumDims() != dims || !map.isProjectedPermutation(); }))
    return op.emitOpError("needs maps that are projections of one space, which ends in row, key, "
                          "feature and value feature");
  SmallVector<int64_t> sizes(dims, ShapedType::kDynamic);
  for (const MappedOperand &operand : getMappedOperands(op)) {
    if (operand.map.getNumResults() != operand.type.getRank())
      return op.emitOpError() << operand.name << " of type " << operand.type
                              << " does not have as many dimensions as its map "
                              << AffineMapAttr::get(operand.map);
    llvm::SmallBitVector used(dims);
    for (auto [expression, size] :
         llvm::zip_equal(operand.map.getResults(), operand.type.getShape())) {
      unsigned dim = cast<AffineDimExpr>(expression).getPosition();
      used.set(dim);
      if (!ShapedType::isDynamic(sizes[dim]) && sizes[dim] != size)
        return op.emitOpError() << operand.name << " of type " << operand.type << " has " << size
                                << " for d" << dim << ", where another operand has " << sizes[dim];
      sizes[dim] = size;
    }
    for (unsigned dim = op.getNumBatchDims(); dim < dims; ++dim) {
      bool isNeeded = llvm::is_contained(operand.needed, dim);
      if (isNeeded ? !used.test(dim) : used.test(dim) && !llvm::is_contained(operand.allowed, dim))
        return op.emitOpError() << operand.name << (isNeeded ? " needs" : " can't have") << " d"
                                << dim << " in its map " << AffineMapAttr::get(operand.map);
    }
    if (operand.name == "output" && operand.map.getNumResults() != op.getNumBatchDims() + 2)
      return op.emitOpError("output needs every batch dimension in its map ")
             << AffineMapAttr::get(operand.map);
  }
  return success();
}

template <typename OpTy>
static LogicalResult verifyTypes(OpTy op) {
  Type element = getElementTypeOrSelf(op.getQuery());
  if (!isa<FloatType>(element))
    return op.emitOpError("needs floating-point queries, not ") << element;
  for (Value value : {op.getKey(), op.getValue(), op.getOutput(), op.getShift(), op.getTotal()})
    if (getElementTypeOrSelf(value) != element)
      return op.emitOpError("needs one element type but for extras, not both ")
             << element << " and " << getElementTypeOrSelf(value);
  SmallVector<int64_t> rows = op.getDomainSizes();
  rows.truncate(op.getNumBatchDims() + 1);
  for (Value statistic : {op.getShift(), op.getTotal()})
    if (cast<RankedTensorType>(statistic.getType()).getShape() != ArrayRef(rows))
      return op.emitOpError("needs statistics of every batch index and row, not of type ")
             << statistic.getType();
  return success();
}

/// Checks that a region takes `leading`, then an element of each extra and the indices, and
/// yields `yielded`.
template <typename OpTy>
static LogicalResult verifyBody(OpTy op, Region &region, StringRef name, TypeRange leading,
                                TypeRange yielded) {
  SmallVector<Type> expected(leading);
  for (Value extra : op.getExtras())
    expected.push_back(getElementTypeOrSelf(extra));
  expected.append(op.getNumBatchDims() + 2, IndexType::get(op.getContext()));
  Block &block = region.front();
  if (!llvm::equal(block.getArgumentTypes(), expected))
    return op.emitOpError() << name << " takes (" << block.getArgumentTypes()
                            << "), but should take (" << expected << ")";
  auto yield =
      dyn_cast_if_present<YieldOp>(block.mightHaveTerminator() ? block.getTerminator() : nullptr);
  if (!yield)
    return op.emitOpError() << name << " must end in a pipe.yield";
  if (!llvm::equal(yield.getValues().getTypes(), yielded))
    return op.emitOpError() << name << " yields (" << yield.getValues().getTypes()
                            << "), but should yield (" << yielded << ")";
  return success();
}

LogicalResult AttentionOp::verify() {
  if (failed(verifyMaps(*this)) || failed(verifyTypes(*this)))
    return failure();
  Type element = getElementTypeOrSelf(getQuery());
  return verifyBody(*this, getScores(), "scores", element, element);
}

LogicalResult AttentionBackwardOp::verify() {
  if (failed(verifyMaps(*this)) || failed(verifyTypes(*this)))
    return failure();
  auto verifyGradient = [&](Value gradient, Value of, StringRef name) -> LogicalResult {
    if (gradient.getType() == of.getType())
      return success();
    return emitOpError("has a gradient of ") << name << " of type " << gradient.getType()
                                             << ", but " << name << " has type " << of.getType();
  };
  if (failed(verifyGradient(getGradient(), getOutput(), "output")) ||
      failed(verifyGradient(getQueryGradient(), getQuery(), "query")) ||
      failed(verifyGradient(getKeyGradient(), getKey(), "key")) ||
      failed(verifyGradient(getValueGradient(), getValue(), "value")))
    return failure();

  ArrayRef<int64_t> active = getExtraGradients();
  if (active.size() != getExtrasGradient().size())
    return emitOpError("has ") << getExtrasGradient().size() << " gradients of extras, but names "
                               << active.size();
  Type element = getElementTypeOrSelf(getQuery());
  SmallVector<Type> yielded = {element};
  for (auto [i, gradient] : llvm::zip_equal(active, getExtrasGradient())) {
    if (i < 0 || i >= static_cast<int64_t>(getExtras().size()))
      return emitOpError("has no extra ") << i;
    if (failed(verifyGradient(gradient, getExtras()[i], "an extra")))
      return failure();
    yielded.push_back(getElementTypeOrSelf(gradient));
  }
  return failure(failed(verifyBody(*this, getScores(), "scores", element, element)) ||
                 failed(verifyBody(*this, getPullback(), "pullback", {element, element}, yielded)));
}
