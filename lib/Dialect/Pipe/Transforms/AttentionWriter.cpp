//===- AttentionWriter.cpp - Writes a recognised attention ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttentionWriter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace pipeline {

namespace {
/// A tensor as one that has a dimension of its own for each dimension of the space that indexes it,
/// and back: at most an expand_shape, a collapse_shape and one more expand_shape for dimensions of
/// size one. Nothing moves in memory.
class SpaceReshape {
public:
  /// `needed` dimensions are there even if their size is one.
  SpaceReshape(const AttentionPattern &pattern, const Scalar &element, ArrayRef<unsigned> needed);

  Value apply(OpBuilder &builder, Location loc, Value tensor) const;
  Value applyInverse(OpBuilder &builder, Location loc, Value tensor) const;
  RankedTensorType getType() const { return getType(dims); }
  AffineMap getMap(MLIRContext *context) const {
    return AffineMap::getMultiDimMapWithTargets(pattern.dims.size(), dims, context);
  }

private:
  RankedTensorType getType(ArrayRef<unsigned> ofDims) const;

  const AttentionPattern &pattern;
  RankedTensorType type;
  /// The tensor's dimensions taken apart where several of the space are one of them.
  SmallVector<int64_t> parts;
  SmallVector<ReassociationIndices> toParts;
  /// Parts put together where one of the space is several of them, without those of size one.
  SmallVector<unsigned> whole;
  SmallVector<ReassociationIndices> toWhole;
  /// With the needed ones of size one.
  SmallVector<unsigned> dims;
  SmallVector<ReassociationIndices> toDims;
};
} // namespace

SpaceReshape::SpaceReshape(const AttentionPattern &pattern, const Scalar &element,
                           ArrayRef<unsigned> needed)
    : pattern(pattern), type(cast<RankedTensorType>(element.value.getType())) {
  const IndexDigits &digits = pattern.trace->digits;
  SmallVector<std::optional<unsigned>> dimOfPart;
  for (const Digits &index : element.indices) {
    ReassociationIndices &group = toParts.emplace_back();
    auto addPart = [&](std::optional<unsigned> dim) {
      group.push_back(parts.size());
      parts.push_back(1);
      dimOfPart.push_back(dim);
    };
    for (Digit digit : digits.refine(index)) {
      const auto *found = llvm::find_if(
          pattern.dims, [&](const Digits &dim) { return llvm::is_contained(dim, digit); });
      unsigned dim = found - pattern.dims.begin();
      if (group.empty() || dimOfPart.back() != dim)
        addPart(dim);
      parts.back() *= digits.getSize(Digits{digit});
    }
    if (group.empty())
      addPart(std::nullopt);
  }

  for (auto [part, dim] : llvm::enumerate(dimOfPart)) {
    if (dim && (whole.empty() || whole.back() != *dim)) {
      // The first takes what of size one precedes it.
      if (!whole.empty() || toWhole.empty())
        toWhole.emplace_back();
      whole.push_back(*dim);
    } else if (toWhole.empty()) {
      toWhole.emplace_back();
    }
    toWhole.back().push_back(part);
  }
  if (whole.empty())
    toWhole.clear();

  dims = whole;
  for (unsigned dim : needed) {
    if (!pattern.dims[dim].empty())
      continue;
    bool isOuter = dim <= pattern.getNumBatchDims() + 1 && !dims.empty();
    dims.insert(isOuter ? dims.end() - 1 : dims.end(), dim);
  }
  ReassociationIndices group;
  for (auto [position, dim] : llvm::enumerate(dims)) {
    group.push_back(position);
    if (llvm::is_contained(whole, dim))
      toDims.push_back(std::exchange(group, {}));
  }
  if (!toDims.empty())
    toDims.back().append(group);
}

RankedTensorType SpaceReshape::getType(ArrayRef<unsigned> ofDims) const {
  SmallVector<int64_t> shape;
  for (unsigned dim : ofDims)
    shape.push_back(pattern.getSize(dim));
  return RankedTensorType::get(shape, type.getElementType());
}

Value SpaceReshape::apply(OpBuilder &builder, Location loc, Value tensor) const {
  auto partsType = RankedTensorType::get(parts, type.getElementType());
  if (partsType != type)
    tensor = tensor::ExpandShapeOp::create(builder, loc, partsType, tensor, toParts);
  if (getType() == partsType)
    return tensor;
  if (getType(whole) != partsType)
    tensor = tensor::CollapseShapeOp::create(builder, loc, getType(whole), tensor, toWhole);
  if (dims != whole)
    tensor = tensor::ExpandShapeOp::create(builder, loc, getType(), tensor, toDims);
  return tensor;
}

Value SpaceReshape::applyInverse(OpBuilder &builder, Location loc, Value tensor) const {
  auto partsType = RankedTensorType::get(parts, type.getElementType());
  bool isInParts = getType() == partsType;
  if (!isInParts && dims != whole)
    tensor = tensor::CollapseShapeOp::create(builder, loc, getType(whole), tensor, toDims);
  if (!isInParts && getType(whole) != partsType)
    tensor = tensor::ExpandShapeOp::create(builder, loc, partsType, tensor, toWhole);
  if (partsType != type)
    tensor = tensor::CollapseShapeOp::create(builder, loc, type, tensor, toParts);
  return tensor;
}

namespace {
/// Writes the body of the scores.
class ScoresWriter {
public:
  ScoresWriter(const AttentionPattern &pattern, OpBuilder builder, Block &body)
      : pattern(pattern), builder(builder), body(body) {}

  void write(Location loc);

private:
  Value emit(const ScoreNode &node, Location loc);
  Value emitIndex(ArrayRef<Digit> index, Location loc);

  const AttentionPattern &pattern;
  OpBuilder builder;
  Block &body;
  unsigned nextExtra = 1;
  DenseMap<unsigned, Value> values;
};
} // namespace

Value ScoresWriter::emitIndex(ArrayRef<Digit> index, Location loc) {
  unsigned firstIndex = body.getNumArguments() - (pattern.getNumBatchDims() + 2);
  Value sum;
  SmallVector<unsigned> dims = *pattern.getDims(index);
  for (unsigned dim : dims) {
    Value argument = body.getArgument(firstIndex + dim);
    if (sum) {
      Value size = arith::ConstantIndexOp::create(builder, loc, pattern.getSize(dim));
      Value scaled = arith::MulIOp::create(builder, loc, sum, size);
      argument = arith::AddIOp::create(builder, loc, scaled, argument);
    }
    sum = argument;
  }
  return sum ? sum : arith::ConstantIndexOp::create(builder, loc, 0).getResult();
}

Value ScoresWriter::emit(const ScoreNode &node, Location loc) {
  switch (node.kind) {
  case ScoreNode::Kind::Raw:
    return body.getArgument(0);
  case ScoreNode::Kind::Extra:
    return body.getArgument(nextExtra++);
  case ScoreNode::Kind::Index:
    return emitIndex(node.scalar.indices.front(), loc);
  case ScoreNode::Kind::Constant:
    return arith::ConstantOp::create(builder, loc, node.constant);
  case ScoreNode::Kind::Op: {
    Operation *op = node.scalar.value.getDefiningOp();
    Operation *clone = builder.clone(*op);
    for (auto [operand, number] : llvm::zip_equal(clone->getOpOperands(), node.operands))
      operand.set(values.lookup(number));
    return clone->getResult(0);
  }
  case ScoreNode::Kind::Opaque:
    break;
  }
  llvm_unreachable("a score that was matched holds nothing opaque");
}

void ScoresWriter::write(Location loc) {
  ArrayRef<ScoreNode> nodes = pattern.scores->getNodes();
  Value score;
  for (unsigned number : pattern.scores->getUsed())
    score = values[number] = emit(nodes[number], loc);
  YieldOp::create(builder, loc, score);
}

AttentionOp writeAttention(const AttentionPattern &pattern, Location loc) {
  Operation *last = pattern.output.value.getDefiningOp();
  OpBuilder builder(last);
  MLIRContext *context = builder.getContext();
  unsigned row = pattern.getNumBatchDims(), key = row + 1, feature = row + 2,
           valueFeature = row + 3;

  SmallVector<AffineMap> maps;
  auto read = [&](const Scalar &operand, ArrayRef<unsigned> needed) {
    SpaceReshape reshape(pattern, operand, needed);
    maps.push_back(reshape.getMap(context));
    return reshape.apply(builder, loc, operand.value);
  };
  Value query = read(pattern.query, {row, feature});
  Value keys = read(pattern.key, {key, feature});
  Value values = read(pattern.value, {key, valueFeature});
  SmallVector<Value> extras;
  for (unsigned number : pattern.scores->getUsed()) {
    const ScoreNode &node = pattern.scores->getNodes()[number];
    if (node.kind == ScoreNode::Kind::Extra)
      extras.push_back(read(node.scalar, {}));
  }
  SpaceReshape output(pattern, pattern.output, {row, valueFeature});
  maps.push_back(output.getMap(context));

  SmallVector<int64_t> rows;
  for (unsigned dim = 0; dim <= row; ++dim)
    rows.push_back(pattern.getSize(dim));
  Type element = getElementTypeOrSelf(query);
  auto statistics = RankedTensorType::get(rows, element);
  auto attention =
      AttentionOp::create(builder, loc, output.getType(), statistics, statistics, query, keys,
                          values, extras, builder.getAffineMapArrayAttr(maps));
  SmallVector<Type> arguments = {element};
  for (Value extra : extras)
    arguments.push_back(getElementTypeOrSelf(extra));
  arguments.append(key + 1, builder.getIndexType());
  Value result = output.applyInverse(builder, loc, attention.getOutput());
  Block *body = builder.createBlock(&attention.getScores(), {}, arguments,
                                    SmallVector<Location>(arguments.size(), loc));
  ScoresWriter(pattern, builder, *body).write(loc);
  Value(pattern.output.value).replaceAllUsesWith(result);
  return attention;
}

} // namespace pipeline
