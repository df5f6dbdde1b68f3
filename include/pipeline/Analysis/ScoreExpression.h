//===- ScoreExpression.h - What is made of a raw score ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scalar ops between the product of query and key and the softmax: scales,
// masks, biases. Masks that are made of indices or of smaller tensors are part of
// the expression; other tensors that it reads are extras.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_SCOREEXPRESSION_H
#define PIPELINE_ANALYSIS_SCOREEXPRESSION_H

#include "pipeline/Analysis/ElementTrace.h"

#include <string>

namespace pipeline {

/// A value of the expression.
struct ScoreNode {
  enum class Kind {
    Raw,      ///< the product of query and key
    Extra,    ///< an element of a tensor
    Index,    ///< the index of a loop, whose digits are the scalar's only index
    Constant, ///< `constant`
    Op,       ///< an op on other nodes
    Opaque,   ///< what an expression can't hold
  };
  Kind kind;
  Scalar scalar;
  llvm::SmallVector<unsigned, 2> operands = {};
  bool dependsOnRaw = false;
  mlir::TypedAttr constant = {};
};

/// Builds the expression of a score, operands first.
class ScoreExpression {
public:
  /// `row` and `key` are the indices that a query and a key have to themselves.
  ScoreExpression(ElementTrace &trace, Digits row, Digits key)
      : trace(trace), row(std::move(row)), key(std::move(key)) {}

  /// Builds it for a score. False, with a reason, where it is none that is affine in a product of
  /// query and key.
  bool build(const Scalar &score, std::string &reason);

  /// The contraction of query (`lhs`) and key (`rhs`).
  const TracedContraction &getProduct() const { return *product; }
  llvm::ArrayRef<ScoreNode> getNodes() const { return nodes; }
  /// The nodes that the score needs, the score last.
  llvm::SmallVector<unsigned> getUsed() const { return getReached(score); }

private:
  unsigned add(ScoreNode node);
  unsigned visit(const Scalar &scalar);
  unsigned visitElement(const Scalar &element);
  unsigned visitOp(const Scalar &scalar);
  std::optional<bool> compareWithIndex(const ScoreNode &node) const;
  std::optional<unsigned> simplify(const ScoreNode &node);
  bool findProduct(const Scalar &element);
  bool mayInline(unsigned node, const Scalar &element) const;
  llvm::SmallVector<unsigned> getReached(unsigned node) const;
  bool isAffine(const ScoreNode &node) const;

  ElementTrace &trace;
  Digits row, key;
  std::optional<TracedContraction> product;
  std::optional<Scalar> raw;
  llvm::SmallVector<ScoreNode> nodes;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<std::pair<llvm::SmallVector<Digits>, unsigned>, 1>>
      known;
  unsigned score = 0;
};

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_SCOREEXPRESSION_H
