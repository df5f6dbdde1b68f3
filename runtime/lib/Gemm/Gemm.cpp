//===- Gemm.cpp - The C ABI of matrix products ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C ABI of matrix products: finds the kernel, binds this thread's arguments, executes.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Gemm.h"

#include "../RankContext.h"
#include "GemmExecution.h"

namespace pipeline::runtime {
namespace {

/// The pointers of one product.
struct GemmOperands {
  const float *a;
  const float *b;
  float *c;
  void *scratch;
  std::int64_t scratchBytes;
};

/// Executes a plan: packs, multiplies, unpacks.
class PlannedGemm {
public:
  PlannedGemm(const GemmShape &shape, const GemmPlan &plan, const GemmKernel &kernel,
              const GemmOperands &operands)
      : shape(shape), plan(plan), kernel(kernel), operands(operands),
        copyA(static_cast<char *>(operands.scratch)), copyB(copyA + plan.bytesA),
        copyC(copyB + plan.bytesB), kernelScratch(copyC + plan.bytesC) {}

  bool run() {
    for (std::int64_t i = 0; i < plan.executions; ++i) {
      const float *a = operands.a + i * shape.strideA;
      const float *b = operands.b + i * shape.strideB;
      float *c = operands.c + i * shape.strideC;
      float *result = plan.packC ? reinterpret_cast<float *>(copyC) : c;
      if (plan.packC && shape.accumulate)
        copyRows(shape.c(), c, shape.ldc, result, shape.n);
      if (!execute(kernel, pack(plan.packA, shape.a(), a, copyA, i),
                   pack(plan.packB, shape.b(), b, copyB, i), result, kernelScratch))
        return false;
      if (plan.packC)
        copyRows(shape.c(), result, shape.n, c, shape.ldc);
    }
    return true;
  }

private:
  /// The matrix where the kernel reads it. A shared one is copied for the first product only.
  static const float *pack(bool packed, const MatrixLayout &matrix, const float *source, char *copy,
                           std::int64_t product) {
    if (!packed)
      return source;
    auto *dense = reinterpret_cast<float *>(copy);
    if (product == 0 || matrix.stride != 0)
      copyRows(matrix, source, matrix.leading, dense, matrix.columns);
    return dense;
  }

  const GemmShape &shape;
  const GemmPlan &plan;
  const GemmKernel &kernel;
  const GemmOperands &operands;
  char *const copyA, *const copyB, *const copyC, *const kernelScratch;
};

/// False if the run has failed.
bool multiply(const GemmShape &shape, const GemmOperands &operands) {
  if (const char *why = shape.invalid())
    return fail(shape, why);
  if (shape.isEmpty()) {
    clear(shape, operands.c);
    return true;
  }
  GemmPlan plan(shape);
  const GemmKernel &kernel = GemmCache::instance().lookup(plan.kernel);
  if (!kernel.error.empty())
    return fail(shape, kernel.error);
  if (!checkScratch(shape, plan.packedBytes() + kernel.scratchBytes, operands.scratch,
                    operands.scratchBytes))
    return false;

  ContractionTimer timer;
  if (!PlannedGemm(shape, plan, kernel, operands).run())
    return fail(shape, "oneDNN failed to execute it");
  return true;
}

std::int64_t scratchBytes(const GemmShape &shape) {
  if (shape.invalid())
    return -1;
  if (shape.isEmpty())
    return 0;
  GemmPlan plan(shape);
  const GemmKernel &kernel = GemmCache::instance().lookup(plan.kernel);
  return kernel.error.empty() ? plan.packedBytes() + kernel.scratchBytes : -1;
}

/// A batch of one is a single product, which has no strides.
GemmShape batchShape(GemmShape shape, std::int64_t strideA, std::int64_t strideB,
                     std::int64_t strideC) {
  if (shape.batch == 1)
    return shape;
  shape.strideA = strideA;
  shape.strideB = strideB;
  shape.strideC = strideC;
  return shape;
}

} // namespace
} // namespace pipeline::runtime

using namespace pipeline::runtime;

void pipeline_rt_gemm_f32(int32_t transA, int32_t transB, int64_t m, int64_t n, int64_t k,
                          const float *a, int64_t lda, const float *b, int64_t ldb, float *c,
                          int64_t ldc, int32_t accumulate, void *scratch, int64_t bytes) {
  GemmShape shape{1, m, n, k, lda, ldb, ldc, 0, 0, 0, transA != 0, transB != 0, accumulate != 0};
  if (!multiply(shape, {a, b, c, scratch, bytes}))
    leaveCallingThread();
}

int64_t pipeline_rt_gemm_scratch_bytes(int32_t transA, int32_t transB, int64_t m, int64_t n,
                                       int64_t k, int64_t lda, int64_t ldb, int64_t ldc,
                                       int32_t accumulate) {
  return scratchBytes(
      {1, m, n, k, lda, ldb, ldc, 0, 0, 0, transA != 0, transB != 0, accumulate != 0});
}

void pipeline_rt_batch_gemm_f32(int64_t batch, int32_t transA, int32_t transB, int64_t m, int64_t n,
                                int64_t k, const float *a, int64_t lda, int64_t strideA,
                                const float *b, int64_t ldb, int64_t strideB, float *c, int64_t ldc,
                                int64_t strideC, int32_t accumulate, void *scratch, int64_t bytes) {
  GemmShape shape{batch,          m, n, k, lda, ldb, ldc, 0, 0, 0, transA != 0, transB != 0,
                  accumulate != 0};
  if (!multiply(batchShape(shape, strideA, strideB, strideC), {a, b, c, scratch, bytes}))
    leaveCallingThread();
}

int64_t pipeline_rt_batch_gemm_scratch_bytes(int64_t batch, int32_t transA, int32_t transB,
                                             int64_t m, int64_t n, int64_t k, int64_t lda,
                                             int64_t strideA, int64_t ldb, int64_t strideB,
                                             int64_t ldc, int64_t strideC, int32_t accumulate) {
  GemmShape shape{batch,          m, n, k, lda, ldb, ldc, 0, 0, 0, transA != 0, transB != 0,
                  accumulate != 0};
  return scratchBytes(batchShape(shape, strideA, strideB, strideC));
}
