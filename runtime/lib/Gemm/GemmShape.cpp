//===- GemmShape.cpp - Validity, plan and text of a matrix product's description -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GemmShape.h"

#include <algorithm>
#include <initializer_list>

namespace pipeline::runtime {
namespace {

/// True if the matrices of a batch lie one behind the other, or are one and the same.
bool isContiguous(const MatrixLayout &matrix) {
  return matrix.isDense() && (matrix.stride == matrix.size() || matrix.stride == 0);
}

std::int64_t copyBytes(const MatrixLayout &matrix, bool packed) {
  auto bytes = matrix.size() * static_cast<std::int64_t>(sizeof(float));
  return packed ? (bytes + 63) / 64 * 64 : 0;
}

} // namespace

const char *GemmShape::invalid() const {
  if (batch < 0 || m < 0 || n < 0 || k < 0)
    return "a size is negative";
  if (lda < a().columns)
    return "lda is smaller than a row of A";
  if (ldb < b().columns)
    return "ldb is smaller than a row of B";
  if (ldc < n)
    return "ldc is smaller than a row of C";
  if (strideA < 0 || strideB < 0 || strideC < 0)
    return "a stride is negative";
  if (bias && accumulate)
    return "it has a bias and accumulates";
  // A batch in C is apart (one matrix behind the other) or interleaved (row segments side by side).
  bool apart = strideC >= (m - 1) * ldc + n;
  bool interleaved = strideC >= n && (batch - 1) * strideC + n <= ldc;
  if (batch > 1 && !isEmpty() && !apart && !interleaved)
    return "the products of the batch overlap in C";
  return nullptr;
}

std::string GemmShape::describe() const {
  std::string text;
  if (batch != 1)
    text += std::to_string(batch) + " times ";
  text += std::to_string(m) + "x" + std::to_string(n) + "x" + std::to_string(k) + " (m, n, k)";
  text += transA ? ", A transposed" : "";
  text += transB ? ", B transposed" : "";
  text += accumulate ? ", accumulating" : "";
  text += bias ? ", with a bias" : "";
  text += ", lda " + std::to_string(lda) + ", ldb " + std::to_string(ldb) + ", ldc " +
          std::to_string(ldc);
  if (batch != 1)
    text += ", strides " + std::to_string(strideA) + ", " + std::to_string(strideB) + ", " +
            std::to_string(strideC);
  return text;
}

static std::size_t hashWords(std::initializer_list<std::int64_t> words) {
  std::uint64_t state = 0xcbf29ce484222325u;
  for (std::int64_t word : words) {
    state = (state ^ static_cast<std::uint64_t>(word)) * 0x9e3779b97f4a7c15u;
    state ^= state >> 29;
  }
  return state;
}

std::size_t KernelShape::hash() const {
  std::int64_t flags = transA | transB << 1 | accumulate << 2 | sharedA << 3 | sharedB << 4 |
                       packedB << 5 | bias << 6;
  return hashWords({batch, m, n, k, flags});
}

std::size_t PackShape::hash() const { return hashWords({k, n, ld, trans}); }

const char *PackShape::invalid() const {
  if (k < 0 || n < 0)
    return "a size is negative";
  if (ld < (trans ? k : n))
    return "its leading dimension is smaller than a row";
  return nullptr;
}

std::string PackShape::describe() const {
  return std::to_string(k) + "x" + std::to_string(n) + " (k, n)" + (trans ? ", transposed" : "") +
         ", " + std::to_string(ld) + " elements from row to row";
}

/// Blocks of A and C are to take about 320 KiB (measured with GPT-2's shapes: of 64 to 512 rows,
/// the fewest are the fastest where n or k is large, and it does not matter where both are small).
static std::int64_t blockRows(std::int64_t n, std::int64_t k) {
  constexpr std::int64_t elements = 320 * 1024 / sizeof(float);
  return std::max(smallestBlockRows, elements / (n + k) / smallestBlockRows * smallestBlockRows);
}

PackedGemmPlan::PackedGemmPlan(const GemmShape &shape)
    : copyA(shape.transA || !shape.a().isDense()), copyC(!shape.c().isDense()) {
  std::int64_t rows = std::min(shape.m, blockRows(shape.n, shape.k));
  block = {1,     rows,  shape.n, shape.k,   false, false, shape.accumulate,
           false, false, true,    shape.bias};
  rest = block;
  rest.m = shape.m % rows;
  bytesA = copyBytes({rows, shape.k, shape.k, 0}, copyA);
  bytesC = copyBytes({rows, shape.n, shape.n, 0}, copyC);
}

GemmPlan::GemmPlan(const GemmShape &shape)
    : packA(!shape.a().isDense()), packB(!shape.b().isDense()), packC(!shape.c().isDense()),
      bytesA(copyBytes(shape.a(), packA)), bytesB(copyBytes(shape.b(), packB)),
      bytesC(copyBytes(shape.c(), packC)) {
  bool atOnce = shape.batch == 1 ||
                (isContiguous(shape.a()) && isContiguous(shape.b()) && isContiguous(shape.c()));
  if (packA || packB || packC)
    atOnce = false;
  std::int64_t batch = atOnce ? shape.batch : 1;
  executions = shape.batch / batch;
  kernel = {batch,
            shape.m,
            shape.n,
            shape.k,
            shape.transA,
            shape.transB,
            shape.accumulate,
            batch > 1 && shape.strideA == 0,
            batch > 1 && shape.strideB == 0};
}

} // namespace pipeline::runtime
