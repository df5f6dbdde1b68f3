//===- ScoreExpression.cpp - What is made of a raw score --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/ScoreExpression.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/InstrTypes.h"

using namespace mlir;

namespace pipeline {

using Kind = ScoreNode::Kind;

/// A score is made with a few ops; what needs more is no score.
static constexpr unsigned mostNodes = 256;

static bool isStopped(Operation *op) {
  return op && op->hasAttr(PipeDialect::getStopGradientAttrName());
}

static int64_t getBytes(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  Type element = type.getElementType();
  int64_t bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  return type.getNumElements() * llvm::divideCeil(bits, 8);
}

unsigned ScoreExpression::add(ScoreNode node) {
  nodes.push_back(std::move(node));
  return nodes.size() - 1;
}

/// The first contraction of a tensor with rows and no keys and of one with keys and no rows is the
/// product; others are biases.
bool ScoreExpression::findProduct(const Scalar &element) {
  if (raw)
    return raw->value == element.value && trace.digits.areAllEqual(raw->indices, element.indices);
  std::optional<TracedContraction> found = trace.getContraction(element);
  if (!found)
    return false;
  Digits rows = trace.digits.refine(row), keys = trace.digits.refine(key);
  auto has = [&](const Scalar &operand, const Digits &part) {
    Digits all = trace.digits.refine(operand.getDigits());
    return llvm::any_of(part, [&](Digit digit) { return llvm::is_contained(all, digit); });
  };
  for (unsigned turn = 0; turn < 2; ++turn, std::swap(found->lhs, found->rhs)) {
    bool hasRows = rows.empty() || has(found->lhs, rows);
    bool hasKeys = keys.empty() || has(found->rhs, keys);
    if (hasRows && hasKeys && !has(found->lhs, keys) && !has(found->rhs, rows)) {
      raw = element;
      product = std::move(found);
      return true;
    }
  }
  return false;
}

unsigned ScoreExpression::visit(const Scalar &scalar) {
  for (auto &[indices, node] : known.lookup(scalar.value))
    if (trace.digits.areAllEqual(indices, scalar.indices))
      return node;
  unsigned node;
  if (nodes.size() > mostNodes)
    node = add({Kind::Opaque, scalar});
  else if (TypedAttr constant = trace.getConstant(scalar))
    node = add({Kind::Constant, scalar, {}, /*dependsOnRaw=*/false, constant});
  else if (scalar.isElement())
    node = visitElement(scalar);
  else if (std::optional<Scalar> source = trace.stepBack(scalar))
    node = visit(*source);
  else
    node = visitOp(scalar);
  known[scalar.value].push_back({scalar.indices, node});
  return node;
}

unsigned ScoreExpression::visitElement(const Scalar &element) {
  if (findProduct(element))
    return add({Kind::Raw, element, {}, /*dependsOnRaw=*/true});
  std::optional<Scalar> source = trace.stepBack(element);
  if (!source)
    return add({Kind::Extra, element});
  unsigned node = visit(*source);
  Operation *op = element.value.getDefiningOp();
  if (nodes[node].dependsOnRaw)
    return isStopped(op) ? add({Kind::Opaque, element, {node}, /*dependsOnRaw=*/true}) : node;
  if (isStopped(op))
    return add({Kind::Extra, element});
  return isCopy(op) || mayInline(node, element) ? node : add({Kind::Extra, element});
}

/// A tensor is read as it is unless its element can be had from less memory.
bool ScoreExpression::mayInline(unsigned node, const Scalar &element) const {
  int64_t bytes = 0;
  llvm::SmallSet<const void *, 8> counted;
  for (unsigned reached : getReached(node)) {
    if (nodes[reached].kind == Kind::Opaque)
      return false;
    if (nodes[reached].kind == Kind::Extra &&
        counted.insert(nodes[reached].scalar.value.getAsOpaquePointer()).second)
      bytes += getBytes(nodes[reached].scalar.value);
  }
  return bytes <= getBytes(element.value);
}

unsigned ScoreExpression::visitOp(const Scalar &scalar) {
  if (auto index = scalar.value.getDefiningOp<linalg::IndexOp>())
    return add({Kind::Index, {scalar.value, {scalar.indices[index.getDim()]}}});
  Operation *op = scalar.value.getDefiningOp();
  if (!op)
    return add({Kind::Opaque, scalar});
  ScoreNode node{Kind::Op, scalar};
  if (!isa<arith::ArithDialect>(op->getDialect()) || isStopped(op) || op->getNumResults() != 1)
    node.kind = Kind::Opaque;
  for (Value operand : op->getOperands()) {
    if (isa<TensorType>(operand.getType()))
      continue; // read at a computed index
    node.operands.push_back(visit({operand, scalar.indices}));
    node.dependsOnRaw |= nodes[node.operands.back()].dependsOnRaw;
  }
  if (std::optional<unsigned> simpler = simplify(node))
    return *simpler;
  return add(std::move(node));
}

/// What a comparison of an index with a constant is, where it is the same for all indices.
std::optional<bool> ScoreExpression::compareWithIndex(const ScoreNode &node) const {
  auto compare = node.scalar.value.getDefiningOp<arith::CmpIOp>();
  if (!compare || node.kind != Kind::Op)
    return std::nullopt;
  constexpr unsigned width = 64;
  SmallVector<llvm::ConstantRange> ranges;
  for (unsigned operand : node.operands) {
    while (nodes[operand].kind == Kind::Op &&
           nodes[operand].scalar.value.getDefiningOp<arith::IndexCastOp>())
      operand = nodes[operand].operands.front();
    auto constant = dyn_cast_if_present<IntegerAttr>(nodes[operand].constant);
    if (nodes[operand].kind == Kind::Index)
      ranges.emplace_back(
          llvm::APInt(width, 0),
          llvm::APInt(width, trace.digits.getSize(nodes[operand].scalar.indices.front())));
    else if (constant)
      ranges.emplace_back(constant.getValue().sextOrTrunc(width));
    else
      return std::nullopt;
  }
  using Predicate = arith::CmpIPredicate;
  auto always = [&](llvm::CmpInst::Predicate holds, llvm::CmpInst::Predicate fails) {
    return ranges[0].icmp(holds, ranges[1])   ? std::optional(true)
           : ranges[0].icmp(fails, ranges[1]) ? std::optional(false)
                                              : std::nullopt;
  };
  switch (compare.getPredicate()) {
  case Predicate::sge:
    return always(llvm::CmpInst::ICMP_SGE, llvm::CmpInst::ICMP_SLT);
  case Predicate::sgt:
    return always(llvm::CmpInst::ICMP_SGT, llvm::CmpInst::ICMP_SLE);
  case Predicate::sle:
    return always(llvm::CmpInst::ICMP_SLE, llvm::CmpInst::ICMP_SGT);
  case Predicate::slt:
    return always(llvm::CmpInst::ICMP_SLT, llvm::CmpInst::ICMP_SGE);
  default:
    return std::nullopt;
  }
}

/// A mask that hides nothing, as frameworks write one for a model that could have a mask, is no
/// part of the score.
std::optional<unsigned> ScoreExpression::simplify(const ScoreNode &node) {
  if (std::optional<bool> isTrue = compareWithIndex(node)) {
    auto constant = BoolAttr::get(node.scalar.value.getContext(), *isTrue);
    return add({Kind::Constant, node.scalar, {}, /*dependsOnRaw=*/false, constant});
  }
  auto constantOf = [&](unsigned i) { return nodes[node.operands[i]].constant; };
  Operation *op = node.scalar.value.getDefiningOp();
  if (isa<arith::SelectOp>(op))
    if (auto condition = dyn_cast_if_present<BoolAttr>(constantOf(0)))
      return node.operands[condition.getValue() ? 1 : 2];
  // The sign of a zero does not outlive the exponential.
  if (isa<arith::AddFOp>(op) && node.dependsOnRaw)
    for (unsigned i = 0; i < 2; ++i)
      if (TypedAttr constant = constantOf(i); constant && matchPattern(constant, m_AnyZeroFloat()))
        return node.operands[1 - i];
  return std::nullopt;
}

SmallVector<unsigned> ScoreExpression::getReached(unsigned node) const {
  SmallVector<bool> isReached(node + 1, false);
  isReached[node] = true;
  SmallVector<unsigned> reached;
  for (unsigned i = node + 1; i-- > 0;)
    if (isReached[i])
      for (unsigned operand : nodes[i].operands)
        isReached[operand] = true;
  for (unsigned i = 0; i <= node; ++i)
    if (isReached[i])
      reached.push_back(i);
  return reached;
}

/// Whether an op on nodes that are affine in the raw score is so too.
bool ScoreExpression::isAffine(const ScoreNode &node) const {
  auto depends = [&](unsigned i) { return nodes[node.operands[i]].dependsOnRaw; };
  Operation *op = node.scalar.value.getDefiningOp();
  if (isa<arith::AddFOp, arith::SubFOp, arith::NegFOp>(op))
    return true;
  if (isa<arith::MulFOp>(op))
    return depends(0) != depends(1);
  if (isa<arith::DivFOp>(op))
    return !depends(1);
  if (isa<arith::SelectOp>(op))
    return !depends(0);
  return false;
}

bool ScoreExpression::build(const Scalar &scalar, std::string &reason) {
  score = visit(scalar);
  if (!raw) {
    reason = "its scores are no product of a query and a key";
    return false;
  }
  for (unsigned i : getUsed()) {
    const ScoreNode &node = nodes[i];
    bool isFine = node.kind != Kind::Opaque;
    if (node.kind == Kind::Op && node.dependsOnRaw)
      isFine = isAffine(node);
    if (isFine)
      continue;
    Operation *op = node.scalar.value.getDefiningOp();
    StringRef name = op ? op->getName().getStringRef() : "an argument";
    reason = isStopped(op) ? "no gradient goes through its scores"
                           : ("its scores are made with '" + name +
                              "', which is not affine in the product of query and key")
                                 .str();
    return false;
  }
  return true;
}

} // namespace pipeline
