//===- GemmShape.cpp - Validity, plan and text of a matrix product's description -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GemmShape.h"

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
  text += ", lda " + std::to_string(lda) + ", ldb " + std::to_string(ldb) + ", ldc " +
          std::to_string(ldc);
  if (batch != 1)
    text += ", strides " + std::to_string(strideA) + ", " + std::to_string(strideB) + ", " +
            std::to_string(strideC);
  return text;
}

std::size_t KernelShape::hash() const {
  std::uint64_t state = 0xcbf29ce484222325u;
  auto mix = [&](std::uint64_t word) {
    state = (state ^ word) * 0x9e3779b97f4a7c15u;
    state ^= state >> 29;
  };
  for (std::int64_t word : {batch, m, n, k})
    mix(static_cast<std::uint64_t>(word));
  mix(transA | transB << 1 | accumulate << 2 | sharedA << 3 | sharedB << 4);
  return state;
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
