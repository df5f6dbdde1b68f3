//===- ScoreExpression.cpp - What is made of a raw score --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/ScoreExpression.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/SmallSet.h"

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
  else if (trace.getConstant(scalar))
    node = add({Kind::Constant, scalar});
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
  return add(std::move(node));
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
