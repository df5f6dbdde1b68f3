//===- Windows.cpp ----------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands that a structured op reads through windows.
//
// Unfolded, a convolution is a contraction, so that both of its gradients are contractions too, and
// a pooling is a reduction of rows. What is particular to windows is how a gradient folds: windows
// overlap, and each element sums over those that saw it. That sum is one of strided slices.
//
//===----------------------------------------------------------------------===//

#include "Windows.h"

#include "../GradientSum.h"

#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace pipeline;

/// Splits `expr` into its terms and its constant; false where it is no sum of strided dimensions.
static bool splitSum(AffineExpr expr, SmallVectorImpl<std::pair<unsigned, int64_t>> &terms,
                     int64_t &constant) {
  if (auto number = dyn_cast<AffineConstantExpr>(expr)) {
    constant += number.getValue();
    return number.getValue() >= 0;
  }
  if (auto dimension = dyn_cast<AffineDimExpr>(expr)) {
    terms.emplace_back(dimension.getPosition(), 1);
    return true;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (binary.getKind() == AffineExprKind::Add)
    return splitSum(binary.getLHS(), terms, constant) && splitSum(binary.getRHS(), terms, constant);
  // A product has its constant on the right.
  auto dimension = dyn_cast<AffineDimExpr>(binary.getLHS());
  auto stride = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (binary.getKind() != AffineExprKind::Mul || !dimension || !stride || stride.getValue() <= 0)
    return false;
  terms.emplace_back(dimension.getPosition(), stride.getValue());
  return true;
}

std::optional<Windows> Windows::match(AffineMap map, ArrayRef<int64_t> extents,
                                      RankedTensorType type) {
  Windows windows(map, extents, type);
  llvm::SmallBitVector seen(extents.size());
  for (AffineExpr expr : map.getResults()) {
    SmallVector<std::pair<unsigned, int64_t>> sum;
    int64_t constant = 0;
    if (!splitSum(expr, sum, constant))
      return std::nullopt;
    SmallVector<Term> terms;
    for (auto [dimension, stride] : sum) {
      if (seen.test(dimension))
        return std::nullopt;
      seen.set(dimension);
      if (extents[dimension] != 1 || sum.size() == 1)
        terms.push_back({dimension, stride});
    }
    windows.addIndex(terms, constant);
  }
  windows.orderDimensions();
  return windows;
}

void Windows::addIndex(ArrayRef<Term> terms, int64_t constant) {
  Index index;
  index.constant = constant;
  const Term *walk = nullptr;
  for (const Term &term : terms)
    if (!walk || extents[term.dimension] > extents[walk->dimension])
      walk = &term;
  for (const Term &term : terms)
    if (&term == walk)
      index.walk = term;
    else
      index.taps.push_back(term);
  indices.push_back(index);
}

/// Taps stand between the windows and what is behind or before them, a convolution's channels: the
/// order in which a filter has them, so that the unfolded tensor is a matrix like the filter.
void Windows::orderDimensions() {
  SmallVector<unsigned> taps;
  std::optional<unsigned> first;
  unsigned last = 0;
  for (auto [position, index] : llvm::enumerate(indices)) {
    if (index.taps.empty())
      continue;
    if (!first)
      first = position;
    last = position;
    for (const Term &tap : index.taps)
      taps.push_back(tap.dimension);
  }
  bool isBehind = first && last + 1 < indices.size();
  for (auto [position, index] : llvm::enumerate(indices)) {
    if (first && !isBehind && position == *first)
      llvm::append_range(dimensions, taps);
    if (index.walk)
      dimensions.push_back(index.walk->dimension);
    if (isBehind && position == last)
      llvm::append_range(dimensions, taps);
  }
}

AffineMap Windows::getUnfoldedMap() const {
  SmallVector<AffineExpr> results;
  for (unsigned dimension : dimensions)
    results.push_back(getAffineDimExpr(dimension, map.getContext()));
  return AffineMap::get(extents.size(), 0, results, map.getContext());
}

RankedTensorType Windows::getUnfoldedType() const {
  auto shape = llvm::map_to_vector(dimensions, [&](unsigned dim) { return extents[dim]; });
  return RankedTensorType::get(shape, type.getElementType());
}

bool Windows::hasTaps() const {
  return llvm::any_of(indices, [](const Index &index) { return !index.taps.empty(); });
}

TensorSlice Windows::firstSlice() const {
  TensorSlice slice;
  for (const Index &index : indices) {
    slice.offsets.push_back(index.constant);
    slice.sizes.push_back(index.walk ? extents[index.walk->dimension] : 1);
    // How far a slice of one would go on does not matter.
    slice.strides.push_back(slice.sizes.back() == 1 ? 1 : index.walk->stride);
  }
  return slice;
}

bool Windows::isWhole(const TensorSlice &slice) const {
  return ArrayRef(slice.sizes) == type.getShape() && getSliceType() == type;
}

RankedTensorType Windows::getSliceType() const {
  SmallVector<int64_t> shape;
  for (const Index &index : indices)
    if (index.walk)
      shape.push_back(extents[index.walk->dimension]);
  return RankedTensorType::get(shape, type.getElementType());
}

static Value extractSlice(OpBuilder &builder, Location loc, RankedTensorType type, Value tensor,
                          const TensorSlice &slice) {
  return tensor::ExtractSliceOp::create(builder, loc, type, tensor, ValueRange(), ValueRange(),
                                        ValueRange(), slice.offsets, slice.sizes, slice.strides);
}

Value Windows::unfold(OpBuilder &builder, Location loc, Value tensor) const {
  if (!hasTaps()) {
    TensorSlice slice = firstSlice();
    return isWhole(slice) ? tensor : extractSlice(builder, loc, getSliceType(), tensor, slice);
  }
  // The position of an iteration dimension is that of the unfolded tensor's, or zero.
  SmallVector<AffineExpr> positions(extents.size(), builder.getAffineConstantExpr(0));
  for (auto [position, dimension] : llvm::enumerate(dimensions))
    positions[dimension] = builder.getAffineDimExpr(position);
  AffineMap source = map.replaceDimsAndSymbols(positions, {}, dimensions.size(), 0);
  RankedTensorType unfolded = getUnfoldedType();
  Value empty = tensor::EmptyOp::create(builder, loc, unfolded, ValueRange());
  SmallVector<AffineMap> maps{source, builder.getMultiDimIdentityMap(dimensions.size())};
  SmallVector<utils::IteratorType> iterators(dimensions.size(), utils::IteratorType::parallel);
  return linalg::GenericOp::create(builder, loc, unfolded, tensor, empty, maps, iterators,
                                   [](OpBuilder &b, Location loc, ValueRange elements) {
                                     linalg::YieldOp::create(b, loc, elements[0]);
                                   })
      .getResult(0);
}

void Windows::fold(ReverseSweep &sweep, Location loc, Value tensor, Value gradient) const {
  if (!hasTaps()) {
    TensorSlice slice = firstSlice();
    if (isWhole(slice))
      sweep.add(tensor, gradient);
    else
      sweep.addSlice(tensor, gradient, std::move(slice));
    return;
  }
  sweep.addSparse(tensor, [windows = *this, loc, gradient](OpBuilder &builder, Value sum) {
    return windows.addSlices(builder, loc, gradient, sum);
  });
}

/// Loops over the positions of the taps, the last of them fastest: code that does not grow with the
/// filter.
Value Windows::addSlices(OpBuilder &builder, Location loc, Value gradient, Value sum) const {
  SmallVector<unsigned> taps;
  for (const Index &index : indices)
    for (const Term &tap : index.taps)
      taps.push_back(tap.dimension);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  SmallVector<Value> begins(taps.size(), zero), steps(taps.size(), one), ends;
  for (unsigned tap : taps)
    ends.push_back(arith::ConstantIndexOp::create(builder, loc, extents[tap]));
  scf::LoopNest nest = scf::buildLoopNest(
      builder, loc, begins, ends, steps, sum,
      [&](OpBuilder &b, Location loc, ValueRange counters, ValueRange sums) {
        SmallVector<Value> positions(extents.size(), zero);
        for (auto [tap, counter] : llvm::zip_equal(taps, counters))
          positions[tap] = counter;
        return scf::ValueVector{addSliceAt(b, loc, gradient, positions, sums.front())};
      });
  return nest.results.front();
}

/// Adds what one position of the taps saw. `positions` are by iteration dimension.
Value Windows::addSliceAt(OpBuilder &builder, Location loc, Value gradient,
                          ArrayRef<Value> positions, Value sum) const {
  TensorSlice first = firstSlice();
  auto toAttributes = [&](ArrayRef<int64_t> values) {
    return getAsIndexOpFoldResult(builder.getContext(), values);
  };
  SmallVector<OpFoldResult> offsets = toAttributes(first.offsets);
  SmallVector<OpFoldResult> sizes = toAttributes(first.sizes);
  SmallVector<OpFoldResult> strides = toAttributes(first.strides);
  SmallVector<OpFoldResult> termOffsets, termSizes;
  for (unsigned dimension : dimensions) {
    termOffsets.push_back(builder.getIndexAttr(0));
    termSizes.push_back(builder.getIndexAttr(extents[dimension]));
  }
  for (auto [r, index] : llvm::enumerate(indices)) {
    if (index.taps.empty())
      continue;
    offsets[r] = affine::expandAffineExpr(builder, loc, map.getResult(r), positions, {});
    for (const Term &tap : index.taps) {
      size_t position = llvm::find(dimensions, tap.dimension) - dimensions.begin();
      termOffsets[position] = positions[tap.dimension];
      termSizes[position] = builder.getIndexAttr(1);
    }
  }
  SmallVector<OpFoldResult> termStrides(dimensions.size(), builder.getIndexAttr(1));
  Value term = tensor::ExtractSliceOp::create(builder, loc, getSliceType(), gradient, termOffsets,
                                              termSizes, termStrides);
  Value part =
      tensor::ExtractSliceOp::create(builder, loc, getSliceType(), sum, offsets, sizes, strides);
  part = createSum(builder, loc, part, term);
  return tensor::InsertSliceOp::create(builder, loc, part, sum, offsets, sizes, strides);
}
