//===- AttentionPattern.h - Attention by its structure ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recognises a contraction, what is made of its scores, their softmax, and a second
// contraction as one attention, however it is spelled, and says where query, key
// and value lie.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_ATTENTIONPATTERN_H
#define PIPELINE_ANALYSIS_ATTENTIONPATTERN_H

#include "pipeline/Analysis/ScoreExpression.h"

#include <memory>

namespace pipeline {

/// An attention in terms of the space of `pipe.attention`: batch dimensions, row, key,
/// feature, value feature.
struct AttentionPattern {
  /// What indices below are written in.
  std::unique_ptr<ElementTrace> trace;
  /// The tensors and, in the digits of `dims`, how they are indexed.
  Scalar query, key, value;
  /// What it makes: of the last op, an element of its result.
  Scalar output;
  std::unique_ptr<ScoreExpression> scores;
  /// The index in every dimension of the space.
  llvm::SmallVector<Digits> dims;

  unsigned getNumBatchDims() const { return dims.size() - 4; }
  Digits getRow() const { return dims[getNumBatchDims()]; }
  Digits getKey() const { return dims[getNumBatchDims() + 1]; }
  Digits getFeature() const { return dims[getNumBatchDims() + 2]; }
  Digits getValueFeature() const { return dims[getNumBatchDims() + 3]; }
  int64_t getSize(unsigned dim) const { return trace->digits.getSize(dims[dim]); }

  /// An index in all digits of an operand, as dimensions of the space; nullopt where it takes a
  /// dimension apart.
  std::optional<llvm::SmallVector<unsigned>> getDims(llvm::ArrayRef<Digit> index) const;
};

/// The attention whose second contraction is `op`. Nullopt where there is none, with a reason if it
/// looks like one.
std::optional<AttentionPattern> matchAttention(mlir::linalg::LinalgOp op, std::string &reason);

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_ATTENTIONPATTERN_H
