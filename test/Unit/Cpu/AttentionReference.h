//===- AttentionReference.h - Attention by its definition -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attentions of many kinds, as text for the compiler and as sums in double precision.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CPU_ATTENTIONREFERENCE_H
#define PIPELINE_TEST_UNIT_CPU_ATTENTIONREFERENCE_H

#include "Harness.h"

#include <limits>

namespace pipeline::test {

/// What hides a key.
enum class Mask {
  none,
  /// Keys behind the row, or behind an earlier one.
  causal,
  /// A bias, added.
  bias,
  /// A tensor of i1.
  boolean,
};

struct AttentionCase {
  std::string name;
  int64_t batch = 1, heads = 1;
  /// Query heads per head of keys and values.
  int64_t groups = 1;
  int64_t rows = 8, keys = 8, features = 4, valueFeatures = 4;
  Mask mask = Mask::none;
  /// The score of a hidden key.
  double hidden = -std::numeric_limits<double>::infinity();
  /// For causal: a row sees the keys up to row + horizon.
  int64_t horizon = 0;
  /// The dimensions of the bias.
  std::string biasDims = "rk";
  bool rowsFirst = true;
  std::string element = "f32";
  /// Through every way to compile, not a few.
  bool thorough = false;
};

/// Attentions of every kind, of which any target has to compute the values.
std::vector<AttentionCase> makeAttentionCases();

/// A function @f that computes an attention and its backward: of query, key, value, the output's
/// gradient and what masks, if that is a tensor. Output, shift, total and the gradients.
std::string writeAttention(const AttentionCase &test);

/// Where the results of writeAttention's function first differ from the definition; empty if
/// nowhere.
std::string compareAttention(const AttentionCase &test, const Outcome &outcome, double tolerance);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CPU_ATTENTIONREFERENCE_H
