//===- ElementTrace.cpp - Where an element comes from -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/ElementTrace.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace pipeline {

Digits Scalar::getDigits() const {
  Digits all;
  for (const Digits &index : indices)
    all.append(index);
  return all;
}

bool isElementwise(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumLoops() != op.getNumParallelLoops() ||
      op.hasDynamicShape())
    return false;
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    return op.getMatchingIndexingMap(&init).isPermutation();
  });
}

bool isCopy(Operation *op) {
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
    return true;
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured || !isElementwise(structured) || structured->getNumResults() != 1)
    return false;
  auto yielded = dyn_cast<BlockArgument>(structured.getBlock()->getTerminator()->getOperand(0));
  if (!yielded || yielded.getOwner() != structured.getBlock())
    return false;
  OpOperand *operand = structured.getMatchingOpOperand(yielded);
  return structured.isDpsInput(operand) && isa<RankedTensorType>(operand->get().getType());
}

/// The structured op whose body makes `scalar`.
static linalg::LinalgOp getBodyOwner(Value scalar) {
  return dyn_cast_if_present<linalg::LinalgOp>(scalar.getParentBlock()->getParentOp());
}

/// The indices into a tensor of `shape` at `loops`, by a map that takes loops as they are.
static std::optional<SmallVector<Digits>> applyMap(AffineMap map, ArrayRef<Digits> loops,
                                                   ArrayRef<int64_t> shape) {
  SmallVector<Digits> indices;
  for (auto [expression, size] : llvm::zip_equal(map.getResults(), shape)) {
    if (auto loop = dyn_cast<AffineDimExpr>(expression))
      indices.push_back(loops[loop.getPosition()]);
    else if (isa<AffineConstantExpr>(expression) && size == 1)
      indices.emplace_back();
    else
      return std::nullopt;
  }
  return indices;
}

/// The loops at which a map that takes them as they are gives `indices`; those that it lacks are
/// nullopt.
static std::optional<SmallVector<std::optional<Digits>>> invertMap(AffineMap map,
                                                                   ArrayRef<Digits> indices) {
  SmallVector<std::optional<Digits>> loops(map.getNumDims());
  for (auto [expression, index] : llvm::zip_equal(map.getResults(), indices)) {
    auto loop = dyn_cast<AffineDimExpr>(expression);
    if (loop && !loops[loop.getPosition()])
      loops[loop.getPosition()] = index;
    else if (!isa<AffineConstantExpr>(expression))
      return std::nullopt;
  }
  return loops;
}

static ArrayRef<int64_t> getShape(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getShape();
}

/// The loops of an elementwise op that makes `element`.
std::optional<SmallVector<Digits>> ElementTrace::getLoops(const Scalar &element,
                                                          linalg::LinalgOp op) {
  auto result = cast<OpResult>(element.value);
  OpOperand *init = op.getDpsInitOperand(result.getResultNumber());
  auto loops = invertMap(op.getMatchingIndexingMap(init), element.indices);
  if (!loops || !llvm::all_of(*loops, [](auto &loop) { return loop.has_value(); }))
    return std::nullopt;
  return llvm::map_to_vector(*loops, [](auto &loop) { return *loop; });
}

/// The indices behind a reshape that joins the dimensions of each group.
static SmallVector<Digits> joinGroups(ArrayRef<Digits> indices,
                                      ArrayRef<ReassociationIndices> groups) {
  SmallVector<Digits> joined;
  for (const ReassociationIndices &group : groups) {
    Digits &index = joined.emplace_back();
    for (int64_t dim : group)
      index.append(indices[dim]);
  }
  return joined;
}

/// The indices behind a reshape that splits each dimension into its group of a tensor of `type`.
static std::optional<SmallVector<Digits>> splitGroups(IndexDigits &digits, ArrayRef<Digits> indices,
                                                      ArrayRef<ReassociationIndices> groups,
                                                      RankedTensorType type) {
  if (!type.hasStaticShape())
    return std::nullopt;
  ArrayRef<int64_t> shape = type.getShape();
  SmallVector<Digits> split;
  for (auto [index, group] : llvm::zip_equal(indices, groups)) {
    auto parts = digits.split(index, shape.slice(group.front(), group.size()));
    if (!parts)
      return std::nullopt;
    llvm::append_range(split, *parts);
  }
  // A tensor of one element without dimensions has no groups.
  split.resize(shape.size());
  return split;
}

std::optional<Scalar> ElementTrace::stepBackElement(const Scalar &element) {
  Operation *op = element.value.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return Scalar{expand.getSrc(), joinGroups(element.indices, expand.getReassociationIndices())};
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    auto indices = splitGroups(digits, element.indices, collapse.getReassociationIndices(),
                               collapse.getSrcType());
    if (!indices)
      return std::nullopt;
    return Scalar{collapse.getSrc(), std::move(*indices)};
  }
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured || !isElementwise(structured))
    return std::nullopt;
  std::optional<SmallVector<Digits>> loops = getLoops(element, structured);
  if (!loops)
    return std::nullopt;
  unsigned number = cast<OpResult>(element.value).getResultNumber();
  return Scalar{structured.getBlock()->getTerminator()->getOperand(number), std::move(*loops)};
}

std::optional<Scalar> ElementTrace::stepBack(const Scalar &scalar) {
  if (scalar.isElement()) {
    std::optional<Scalar> source = stepBackElement(scalar);
    if (source)
      seen.insert(scalar.value.getDefiningOp());
    return source;
  }
  if (auto extract = scalar.value.getDefiningOp<tensor::ExtractOp>();
      extract && extract.getIndices().empty())
    return Scalar{extract.getTensor(), {}};
  auto argument = dyn_cast<BlockArgument>(scalar.value);
  linalg::LinalgOp op = argument ? getBodyOwner(argument) : linalg::LinalgOp();
  if (!op)
    return std::nullopt;
  OpOperand *operand = op.getMatchingOpOperand(argument);
  if (!isa<RankedTensorType>(operand->get().getType()))
    return Scalar{operand->get(), {}};
  auto indices =
      applyMap(op.getMatchingIndexingMap(operand), scalar.indices, getShape(operand->get()));
  if (!indices)
    return std::nullopt;
  return Scalar{operand->get(), std::move(*indices)};
}

Scalar ElementTrace::resolve(Scalar scalar) {
  while (std::optional<Scalar> source = stepBack(scalar))
    scalar = std::move(*source);
  return scalar;
}

Scalar ElementTrace::getOperand(const Scalar &scalar, unsigned number) {
  return resolve({scalar.value.getDefiningOp()->getOperand(number), scalar.indices});
}

TypedAttr ElementTrace::getConstant(const Scalar &scalar) const {
  Attribute value;
  if (!matchPattern(scalar.value, m_Constant(&value)))
    return {};
  if (auto elements = dyn_cast<SplatElementsAttr>(value))
    return dyn_cast<TypedAttr>(elements.getSplatValue<Attribute>());
  return scalar.isElement() ? TypedAttr() : dyn_cast<TypedAttr>(value);
}

bool ElementTrace::areEqual(const Scalar &a, const Scalar &b) {
  Scalar x = resolve(a), y = resolve(b);
  if (TypedAttr constant = getConstant(x))
    return constant == getConstant(y);
  if (x.value == y.value && !x.isElement() && !getBodyOwner(x.value))
    return true;
  if (x.value == y.value && digits.areAllEqual(x.indices, y.indices))
    return true;
  Operation *left = x.value.getDefiningOp(), *right = y.value.getDefiningOp();
  if (x.isElement() || y.isElement() || !left || !right || left->getName() != right->getName() ||
      left->getAttrDictionary() != right->getAttrDictionary() || left->getNumRegions() != 0 ||
      left->getNumOperands() != right->getNumOperands())
    return false;
  if (auto index = dyn_cast<linalg::IndexOp>(left))
    return digits.areEqual(x.indices[index.getDim()],
                           y.indices[cast<linalg::IndexOp>(right).getDim()]);
  auto isSameOperand = [&](unsigned i) {
    return areEqual({left->getOperand(i), x.indices}, {right->getOperand(i), y.indices});
  };
  return left->getNumOperands() != 0 &&
         llvm::all_of(llvm::seq(left->getNumOperands()), isSameOperand);
}

std::optional<Scalar> ElementTrace::stepForward(const Scalar &element, Operation *user) {
  std::optional<Scalar> result = findForward(element, user);
  if (result)
    seen.insert(user);
  return result;
}

std::optional<Scalar> ElementTrace::findForward(const Scalar &element, Operation *user) {
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(user)) {
    auto indices = splitGroups(digits, element.indices, expand.getReassociationIndices(),
                               expand.getResultType());
    if (!indices)
      return std::nullopt;
    return Scalar{expand.getResult(), std::move(*indices)};
  }
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(user))
    return Scalar{collapse.getResult(),
                  joinGroups(element.indices, collapse.getReassociationIndices())};
  auto op = dyn_cast<linalg::LinalgOp>(user);
  if (!op || !isElementwise(op) || op->getNumResults() != 1)
    return std::nullopt;
  SmallVector<OpOperand *> reads;
  for (OpOperand &operand : op->getOpOperands())
    if (operand.get() == element.value)
      reads.push_back(&operand);
  if (reads.size() != 1 || !op.isDpsInput(reads[0]))
    return std::nullopt;
  auto loops = invertMap(op.getMatchingIndexingMap(reads[0]), element.indices);
  if (!loops)
    return std::nullopt;
  SmallVector<Digits> found;
  for (auto [loop, size] : llvm::zip_equal(*loops, op.getStaticLoopRanges())) {
    if (!loop && size != 1)
      return std::nullopt;
    found.push_back(loop.value_or(Digits()));
  }
  auto indices = applyMap(op.getMatchingIndexingMap(op.getDpsInitOperand(0)), found,
                          getShape(op->getResult(0)));
  return Scalar{op->getResult(0), std::move(*indices)};
}

/// The loops of a reduction that makes `element`: those that it reduces get their part of
/// `reduced`.
static std::optional<SmallVector<Digits>> getReductionLoops(linalg::LinalgOp op,
                                                            const Scalar &element,
                                                            const Digits &reduced,
                                                            IndexDigits &digits) {
  auto known = invertMap(op.getMatchingIndexingMap(op.getDpsInitOperand(0)), element.indices);
  if (!known)
    return std::nullopt;
  SmallVector<int64_t> sizes;
  for (auto [loop, size] : llvm::zip_equal(*known, op.getStaticLoopRanges()))
    if (!loop)
      sizes.push_back(size);
  std::optional<SmallVector<Digits>> parts = digits.split(reduced, sizes);
  if (!parts)
    return std::nullopt;
  SmallVector<Digits> loops;
  auto next = parts->begin();
  for (const std::optional<Digits> &loop : *known)
    loops.push_back(loop ? *loop : *next++);
  return loops;
}

/// A structured op with one result, and loops that it reduces.
static linalg::LinalgOp getReduction(const Scalar &element) {
  auto op = element.value.getDefiningOp<linalg::LinalgOp>();
  if (!op || !element.isElement() || !op.hasPureTensorSemantics() || op.hasDynamicShape() ||
      op->getNumResults() != 1 || op.getNumReductionLoops() == 0)
    return {};
  auto isTaken = [](AffineMap map) {
    return map.isProjectedPermutation(/*allowZeroInResults=*/true);
  };
  return llvm::all_of(op.getIndexingMapsArray(), isTaken) ? op : linalg::LinalgOp();
}

std::optional<Scalar> ElementTrace::getTerm(const Scalar &element, const Digits &reduced,
                                            Scalar &init,
                                            llvm::function_ref<bool(Operation *)> isCombiner) {
  linalg::LinalgOp op = getReduction(element);
  if (!op)
    return std::nullopt;
  std::optional<SmallVector<Digits>> loops = getReductionLoops(op, element, reduced, digits);
  Block &body = *op.getBlock();
  Operation *combiner = body.getTerminator()->getOperand(0).getDefiningOp();
  if (!loops || !combiner || !isCombiner(combiner) || combiner->getBlock() != &body)
    return std::nullopt;
  Value partial = op.getMatchingBlockArgument(op.getDpsInitOperand(0));
  if (!partial.hasOneUse() || !llvm::is_contained(combiner->getOperands(), partial))
    return std::nullopt;
  init = resolve({op.getDpsInits()[0], element.indices});
  seen.insert(op);
  unsigned term = combiner->getOperand(0) == partial ? 1 : 0;
  return Scalar{combiner->getOperand(term), std::move(*loops)};
}

std::optional<TracedContraction> ElementTrace::getContraction(const Scalar &element) {
  linalg::LinalgOp op = getReduction(element);
  if (!op || !linalg::isaContractionOpInterface(op) ||
      !isa<FloatType>(getElementTypeOrSelf(element.value)))
    return std::nullopt;
  for (Value input : op.getDpsInputs())
    if (getElementTypeOrSelf(input) != getElementTypeOrSelf(element.value))
      return std::nullopt;
  TypedAttr start = getConstant(resolve({op.getDpsInits()[0], element.indices}));
  if (!start || !matchPattern(start, m_AnyZeroFloat()))
    return std::nullopt;
  auto known = invertMap(op.getMatchingIndexingMap(op.getDpsInitOperand(0)), element.indices);
  if (!known)
    return std::nullopt;
  TracedContraction contraction{op, {}, {}, {}, {}};
  for (auto [loop, size] : llvm::zip_equal(*known, op.getStaticLoopRanges())) {
    contraction.loops.push_back(loop ? *loop : digits.add(size));
    if (!loop)
      contraction.sum.append(contraction.loops.back());
  }
  for (auto [i, input] : llvm::enumerate(ArrayRef<Scalar *>{&contraction.lhs, &contraction.rhs})) {
    OpOperand *operand = op.getDpsInputOperand(i);
    auto indices =
        applyMap(op.getMatchingIndexingMap(operand), contraction.loops, getShape(operand->get()));
    if (!indices)
      return std::nullopt;
    *input = {operand->get(), std::move(*indices)};
  }
  seen.insert(op);
  return contraction;
}

} // namespace pipeline
