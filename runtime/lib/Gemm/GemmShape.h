//===- GemmShape.h - A matrix product without its pointers ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A matrix product without its pointers: as the caller describes it, and as oneDNN executes it.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_GEMM_GEMMSHAPE_H
#define PIPELINE_RUNTIME_LIB_GEMM_GEMMSHAPE_H

#include <cstddef>
#include <cstdint>
#include <string>

namespace pipeline::runtime {

/// A matrix as it is stored, row-major. Counts are of elements.
struct MatrixLayout {
  std::int64_t rows, columns;
  /// From row to row.
  std::int64_t leading;
  /// From one matrix of a batch to the next; 0 if all products share it.
  std::int64_t stride;

  bool isDense() const { return leading == columns || rows <= 1; }
  std::int64_t size() const { return rows * columns; }
};

/// A product as Gemm.h describes it. A single one has batch 1 and strides 0.
struct GemmShape {
  std::int64_t batch = 1, m = 0, n = 0, k = 0;
  std::int64_t lda = 0, ldb = 0, ldc = 0;
  std::int64_t strideA = 0, strideB = 0, strideC = 0;
  bool transA = false, transB = false, accumulate = false;
  /// A row is added to each row of C. Only for a packed B.
  bool bias = false;

  MatrixLayout a() const { return {transA ? k : m, transA ? m : k, lda, strideA}; }
  MatrixLayout b() const { return {transB ? n : k, transB ? k : n, ldb, strideB}; }
  MatrixLayout c() const { return {m, n, ldc, strideC}; }

  /// True if there is nothing to multiply: no element in C, or no term in its sums.
  bool isEmpty() const { return batch == 0 || m == 0 || n == 0 || k == 0; }

  /// Null, or why this describes no product.
  const char *invalid() const;

  /// As in `128x64x32 (m, n, k), A transposed, lda 128, ...`, for messages.
  std::string describe() const;
};

/// A product of dense matrices, one behind the other: what a oneDNN primitive is made for.
struct KernelShape {
  std::int64_t batch, m, n, k;
  bool transA, transB, accumulate;
  /// All products of the batch read the same A, or B.
  bool sharedA, sharedB;
  /// B is in packed form; then there is no batch, and no transposition.
  bool packedB = false;
  /// A row is added to each row of C.
  bool bias = false;

  bool operator==(const KernelShape &) const = default;
  std::size_t hash() const;
};

/// A k x n matrix to be packed, or, transposed, the n x k one that is stored.
struct PackShape {
  std::int64_t k, n, ld;
  bool trans;

  bool operator==(const PackShape &) const = default;
  std::size_t hash() const;
  bool isEmpty() const { return k == 0 || n == 0; }
  /// Null, or why this describes no matrix.
  const char *invalid() const;
  /// As in `256x768 (k, n), transposed, 256 elements from row to row`, for messages.
  std::string describe() const;
};

/// Rows of the smallest block in which a product with a packed matrix is computed.
inline constexpr std::int64_t smallestBlockRows = 64;

/// How a product with a packed matrix is executed: by blocks of rows, so that a block of A and of C
/// stays in cache while B goes by. A block of A or C that is not dense and in order is copied to
/// scratch memory.
struct PackedGemmPlan {
  explicit PackedGemmPlan(const GemmShape &shape);

  /// Of a whole block, and of the rows that remain (0 or more, fewer than a block).
  KernelShape block, rest;
  bool copyA, copyC;
  /// Bytes of the copies, as in GemmPlan.
  std::int64_t bytesA, bytesC;
};

/// How a product is executed: in one go if its matrices are dense and follow one another, else one
/// by one, with those that are not dense copied to scratch memory and C copied back. oneDNN would
/// take strides as well, but by another implementation, which allocates in every call.
struct GemmPlan {
  explicit GemmPlan(const GemmShape &shape);

  /// Of one execution; there are `executions`.
  KernelShape kernel;
  std::int64_t executions;
  bool packA, packB, packC;
  /// Bytes of the copies, each a multiple of 64. The kernel's own scratch memory comes behind them.
  std::int64_t bytesA, bytesB, bytesC;

  std::int64_t packedBytes() const { return bytesA + bytesB + bytesC; }
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_GEMM_GEMMSHAPE_H
