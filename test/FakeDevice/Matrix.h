//===- Matrix.h - Products of the fake cuBLASLt -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_FAKEDEVICE_MATRIX_H
#define PIPELINE_TEST_FAKEDEVICE_MATRIX_H

#include "FakeDevice.h"

#include <cublasLt.h>

namespace pipeline::fake {

/// A batch of column-major matrices.
struct Layout {
  cudaDataType type = CUDA_R_32F;
  std::int64_t rows = 0, columns = 0;
  /// From one column to the next, and from one matrix to the next, in elements.
  std::int64_t column = 0;
  std::int32_t batch = 1;
  std::int64_t stride = 0;
};

struct Matrix {
  Layout layout;
  void *data;

  float read(std::int64_t batch, std::int64_t row, std::int64_t column) const;
  void write(std::int64_t batch, std::int64_t row, std::int64_t column, float value) const;
  /// Its columns, or all at once where nothing is between them.
  void addAccesses(bool writes, std::vector<Access> &accesses) const;
};

/// D = epilogue(alpha op(A) op(B) + beta D).
struct Product {
  cublasComputeType_t compute = CUBLAS_COMPUTE_32F;
  cudaDataType scale = CUDA_R_32F;
  cublasOperation_t transposeA = CUBLAS_OP_N, transposeB = CUBLAS_OP_N;
  cublasLtEpilogue_t epilogue = CUBLASLT_EPILOGUE_DEFAULT;
  void *bias = nullptr, *auxiliary = nullptr;
  cudaDataType biasType = CUDA_R_32F, auxiliaryType = CUDA_R_32F;
  std::int64_t auxiliaryColumn = 0;
  float alpha = 1, beta = 0;
};

/// Whether cuBLASLt has it, as its documentation says: types of operands, results, bias and
/// auxiliary matrix, what is summed, and how pointers and rows of the epilogue are aligned.
bool isSupported(const Product &product, const Layout &a, const Layout &b, const Layout &d);
/// Whether the layouts belong together.
bool fits(const Product &product, const Layout &a, const Layout &b, const Layout &d);
std::vector<Access> accessesOf(const Product &product, const Matrix &a, const Matrix &b,
                               const Matrix &d);
void multiply(const Product &product, const Matrix &a, const Matrix &b, const Matrix &d);

} // namespace pipeline::fake

#endif // PIPELINE_TEST_FAKEDEVICE_MATRIX_H
