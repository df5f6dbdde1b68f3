//===- GemmForm.h - Contractions as matrix products in memory ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A contraction is any number of loops over two inputs and a result. The runtime
// multiplies two matrices, each with unit stride along one of its dimensions, or a
// batch of such pairs at a constant distance. GemmForm says how the first is the
// second, with loops around it where it needs more.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_GEMMFORM_H
#define PIPELINE_LIB_CONVERSION_CPU_GEMMFORM_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

#include <array>
#include <optional>

namespace pipeline {

/// Loops of a contraction that walk memory as one: `size` iterations, each so
/// many elements further in the left and right input and in the result.
struct GemmDim {
  int64_t size = 1;
  int64_t lhsStride = 0;
  int64_t rhsStride = 0;
  int64_t outStride = 0;
  /// The op's loop; of several that are one, the innermost.
  unsigned loop = 0;
};

/// out[m, n] (+)= sum over k of lhs[m, k] * rhs[k, n], for each of `batch`, for
/// each iteration of `loops` and `sums`.
struct GemmForm {
  GemmDim m, n, k;
  /// Products at a constant distance, computed by one call; size 1 if none.
  GemmDim batch;
  /// Loops over further products.
  llvm::SmallVector<GemmDim> loops;
  /// Loops over further terms of the sum: every term after the first accumulates.
  llvm::SmallVector<GemmDim> sums;
  /// Which operands of the op are lhs and rhs: swapped where the result's unit
  /// stride belongs to the op's first input.
  unsigned lhs = 0, rhs = 1;
  /// Whether the matrix is stored as its transpose.
  bool transposeLhs = false, transposeRhs = false;

  /// Whether every product reads the same right matrix, to its whole depth.
  bool hasOneRightMatrix() const;

  int64_t getLhsLeadingDim() const { return transposeLhs ? k.lhsStride : m.lhsStride; }
  int64_t getRhsLeadingDim() const { return transposeRhs ? n.rhsStride : k.rhsStride; }
  int64_t getOutLeadingDim() const { return m.outStride; }
};

/// Up to this many terms, oneDNN adds the same numbers in the same order whether or
/// not its left matrix is transposed (measured: beyond 1024 it does not).
inline constexpr int64_t longestSameSum = 512;

/// Strides, in elements, of a contraction's two inputs and its result.
using GemmStrides = std::array<llvm::SmallVector<int64_t>, 3>;

/// The form of a contraction with these maps of its inputs and its result, so many iterations
/// of each loop, and operands with these strides; or none: not all of m, n and k, or memory that
/// is no matrix. What the result's map lacks is summed.
std::optional<GemmForm> matchGemm(llvm::ArrayRef<mlir::AffineMap> maps,
                                  llvm::ArrayRef<int64_t> sizes, const GemmStrides &strides);

/// The same of `op`, or none if it is not a plain multiply and add of f32.
std::optional<GemmForm> matchGemm(mlir::linalg::GenericOp op, const GemmStrides &strides);

/// The form of `op`, on buffers, for operands as they lie.
std::optional<GemmForm> matchBufferGemm(mlir::linalg::GenericOp op);

/// The form of `op` for dense row-major operands.
std::optional<GemmForm> matchDenseGemm(mlir::linalg::GenericOp op);

/// Whether two forms of one op add the same numbers in the same order.
bool haveSameSums(const GemmForm &a, const GemmForm &b);

/// Row-major strides of a dense tensor.
llvm::SmallVector<int64_t> getDenseStrides(llvm::ArrayRef<int64_t> shape);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_GEMMFORM_H
