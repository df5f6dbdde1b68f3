//===- PackedGemm.cpp - Products with a matrix that was packed before ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C ABI of packing and of products with packed matrices, by blocks of rows.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Gemm.h"

#include "../RankContext.h"
#include "GemmExecution.h"

#include <algorithm>

namespace pipeline::runtime {
namespace {

/// Null where a plan has no such block.
const GemmKernel *findKernel(const KernelShape &shape) {
  return shape.m == 0 ? nullptr : &GemmCache::instance().lookup(shape);
}

/// A plan with its kernels.
struct Kernels {
  explicit Kernels(const PackedGemmPlan &plan)
      : block(findKernel(plan.block)), rest(findKernel(plan.rest)) {
    for (const GemmKernel *kernel : {block, rest})
      if (kernel) {
        scratchBytes = std::max(scratchBytes, kernel->scratchBytes);
        if (error.empty())
          error = kernel->error;
      }
  }

  const GemmKernel *block, *rest;
  std::int64_t scratchBytes = 0;
  std::string error;
};

/// Executes a plan.
class PackedGemm {
public:
  PackedGemm(const GemmShape &shape, const PackedGemmPlan &plan, const Kernels &kernels,
             const void *packed, const float *bias, void *scratch)
      : shape(shape), plan(plan), kernels(kernels), packed(packed), bias(bias),
        copyA(static_cast<float *>(scratch)),
        copyC(reinterpret_cast<float *>(static_cast<char *>(scratch) + plan.bytesA)),
        kernelScratch(static_cast<char *>(scratch) + plan.bytesA + plan.bytesC) {}

  bool run(const float *a, float *c) {
    std::int64_t row = 0;
    for (; row + plan.block.m <= shape.m; row += plan.block.m)
      if (!run(*kernels.block, a, c, row))
        return false;
    return row == shape.m || run(*kernels.rest, a, c, row);
  }

private:
  bool run(const GemmKernel &kernel, const float *a, float *c, std::int64_t row) {
    std::int64_t rows = kernel.shape.m;
    MatrixLayout result{rows, shape.n, shape.ldc, 0};
    c += row * shape.ldc;
    if (!plan.copyC)
      return execute(kernel, getRows(a, row, rows), packed, c, kernelScratch, bias);
    if (shape.accumulate)
      copyRows(result, c, shape.ldc, copyC, shape.n);
    if (!execute(kernel, getRows(a, row, rows), packed, copyC, kernelScratch, bias))
      return false;
    copyRows(result, copyC, shape.n, c, shape.ldc);
    return true;
  }

  /// Rows of op(A), dense.
  const float *getRows(const float *a, std::int64_t row, std::int64_t rows) {
    if (!plan.copyA)
      return a + row * shape.k;
    if (!shape.transA) {
      copyRows({rows, shape.k, shape.lda, 0}, a + row * shape.lda, shape.lda, copyA, shape.k);
      return copyA;
    }
    for (std::int64_t column = 0; column < shape.k; ++column)
      for (std::int64_t i = 0; i < rows; ++i)
        copyA[i * shape.k + column] = a[column * shape.lda + row + i];
    return copyA;
  }

  const GemmShape &shape;
  const PackedGemmPlan &plan;
  const Kernels &kernels;
  const void *const packed;
  const float *const bias;
  float *const copyA, *const copyC;
  void *const kernelScratch;
};

bool fail(const PackShape &shape, const std::string &why) {
  failCallingThread("packing of a matrix of " + shape.describe() + ": " + why);
  return false;
}

bool pack(const PackShape &shape, const float *matrix, void *packed, std::int64_t bytes) {
  if (const char *why = shape.invalid())
    return fail(shape, why);
  if (shape.isEmpty())
    return true;
  const PackKernel &kernel = GemmCache::instance().lookup(shape);
  if (!kernel.error.empty())
    return fail(shape, kernel.error);
  if (bytes < kernel.packedBytes)
    return fail(shape, "takes " + std::to_string(kernel.packedBytes) +
                           " bytes, but was planned with " + std::to_string(bytes) +
                           "; was the program compiled for another machine?");
  ContractionTimer timer;
  return execute(kernel, matrix, packed) || fail(shape, "oneDNN failed to execute it");
}

bool multiply(const GemmShape &shape, const float *a, const void *packed, const float *bias,
              float *c, void *scratch, std::int64_t bytes) {
  if (const char *why = shape.invalid())
    return fail(shape, why);
  if (shape.isEmpty()) {
    clear(shape, c, bias);
    return true;
  }
  PackedGemmPlan plan(shape);
  Kernels kernels(plan);
  if (!kernels.error.empty())
    return fail(shape, kernels.error);
  if (!checkScratch(shape, plan.bytesA + plan.bytesC + kernels.scratchBytes, scratch, bytes))
    return false;
  ContractionTimer timer;
  return PackedGemm(shape, plan, kernels, packed, bias, scratch).run(a, c) ||
         fail(shape, "oneDNN failed to execute it");
}

/// The right matrix is dense: its place in memory was the packing's concern.
GemmShape describe(int32_t transA, int64_t m, int64_t n, int64_t k, int64_t lda, bool bias,
                   int64_t ldc, int32_t accumulate) {
  return {1, m, n, k, lda, n, ldc, 0, 0, 0, transA != 0, false, accumulate != 0, bias};
}

} // namespace
} // namespace pipeline::runtime

using namespace pipeline::runtime;

int64_t pipeline_rt_packed_bytes(int32_t transB, int64_t k, int64_t n, int64_t ldb) {
  PackShape shape{k, n, ldb, transB != 0};
  if (shape.invalid())
    return -1;
  if (shape.isEmpty())
    return 0;
  const PackKernel &kernel = GemmCache::instance().lookup(shape);
  return kernel.error.empty() ? kernel.packedBytes : -1;
}

void pipeline_rt_pack_f32(int32_t transB, int64_t k, int64_t n, const float *b, int64_t ldb,
                          void *packed, int64_t packedBytes) {
  if (!pack({k, n, ldb, transB != 0}, b, packed, packedBytes))
    leaveCallingThread();
}

void pipeline_rt_packed_gemm_f32(int32_t transA, int64_t m, int64_t n, int64_t k, const float *a,
                                 int64_t lda, const void *packed, const float *bias, float *c,
                                 int64_t ldc, int32_t accumulate, void *scratch,
                                 int64_t scratchBytes) {
  if (!multiply(describe(transA, m, n, k, lda, bias != nullptr, ldc, accumulate), a, packed, bias,
                c, scratch, scratchBytes))
    leaveCallingThread();
}

int64_t pipeline_rt_packed_gemm_scratch_bytes(int32_t transA, int64_t m, int64_t n, int64_t k,
                                              int64_t lda, int32_t bias, int64_t ldc,
                                              int32_t accumulate) {
  GemmShape shape = describe(transA, m, n, k, lda, bias != 0, ldc, accumulate);
  if (shape.invalid())
    return -1;
  if (shape.isEmpty())
    return 0;
  PackedGemmPlan plan(shape);
  Kernels kernels(plan);
  return kernels.error.empty() ? plan.bytesA + plan.bytesC + kernels.scratchBytes : -1;
}
