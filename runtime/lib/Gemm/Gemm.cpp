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
#include "GemmCache.h"
#include "pipeline-runtime/CallHeap.h"

#include <cstring>
#include <memory>
#include <vector>

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

/// What one thread needs to execute one kernel: memory objects, whose pointers change by call.
class GemmCall {
public:
  GemmCall(const GemmKernel &kernel, const dnnl::engine &engine)
      : kernel(kernel), a(kernel.a, engine, DNNL_MEMORY_NONE),
        b(kernel.b, engine, DNNL_MEMORY_NONE), c(kernel.c, engine, DNNL_MEMORY_NONE),
        scratch(kernel.scratch, engine, DNNL_MEMORY_NONE) {}

  bool execute(const GemmOperands &operands, dnnl_stream_t stream) {
    // The C interface: the C++ one copies the arguments into a hash table of its own first.
    const dnnl_exec_arg_t arguments[] = {{DNNL_ARG_SRC, a.get()},
                                         {DNNL_ARG_WEIGHTS, b.get()},
                                         {DNNL_ARG_DST, c.get()},
                                         {DNNL_ARG_SCRATCHPAD, scratch.get()}};
    bool bound = bind(a, operands.a) && bind(b, operands.b) && bind(c, operands.c) &&
                 bind(scratch, operands.scratch);
    return bound &&
           dnnl_primitive_execute(kernel.primitive.get(), stream, 4, arguments) == dnnl_success;
  }

private:
  static bool bind(dnnl::memory &memory, const void *pointer) {
    return dnnl_memory_set_data_handle(memory.get(), const_cast<void *>(pointer)) == dnnl_success;
  }

  const GemmKernel &kernel;
  dnnl::memory a, b, c, scratch;
};

/// The calls one thread has prepared, by the kernel's index.
struct ThreadCalls {
  dnnl::stream stream{GemmCache::instance().engine()};
  std::vector<std::unique_ptr<GemmCall>> calls;

  bool execute(const GemmKernel &kernel, const GemmOperands &operands) {
    if (kernel.index >= calls.size())
      calls.resize(kernel.index + 1);
    std::unique_ptr<GemmCall> &call = calls[kernel.index];
    if (!call) {
      // The first execution sets up what oneDNN keeps; that is not for the call heap.
      call = std::make_unique<GemmCall>(kernel, GemmCache::instance().engine());
      return call->execute(operands, stream.get());
    }
    CallHeapScope smallObjects;
    return call->execute(operands, stream.get());
  }
};

/// C of a product without terms: zero, or what it was.
void clear(const GemmShape &shape, float *c) {
  if (shape.accumulate)
    return;
  for (std::int64_t i = 0; i < shape.batch; ++i)
    for (std::int64_t row = 0; row < shape.m; ++row)
      std::memset(c + i * shape.strideC + row * shape.ldc, 0,
                  static_cast<std::size_t>(shape.n) * sizeof(float));
}

/// Copies a matrix from rows that are \p from elements apart to rows that are \p to apart.
void copyRows(const MatrixLayout &matrix, const float *source, std::int64_t from,
              float *destination, std::int64_t to) {
  for (std::int64_t row = 0; row < matrix.rows; ++row)
    std::memcpy(destination + row * to, source + row * from,
                static_cast<std::size_t>(matrix.columns) * sizeof(float));
}

/// Executes a plan: packs, multiplies, unpacks.
class PlannedGemm {
public:
  PlannedGemm(const GemmShape &shape, const GemmPlan &plan, const GemmKernel &kernel,
              const GemmOperands &operands)
      : shape(shape), plan(plan), kernel(kernel), operands(operands),
        copyA(static_cast<char *>(operands.scratch)), copyB(copyA + plan.bytesA),
        copyC(copyB + plan.bytesB), kernelScratch(copyC + plan.bytesC) {}

  bool execute() {
    static thread_local ThreadCalls thread;
    for (std::int64_t i = 0; i < plan.executions; ++i) {
      const float *a = operands.a + i * shape.strideA;
      const float *b = operands.b + i * shape.strideB;
      float *c = operands.c + i * shape.strideC;
      float *result = plan.packC ? reinterpret_cast<float *>(copyC) : c;
      if (plan.packC && shape.accumulate)
        copyRows(shape.c(), c, shape.ldc, result, shape.n);
      if (!thread.execute(kernel,
                          {pack(plan.packA, shape.a(), a, copyA, i),
                           pack(plan.packB, shape.b(), b, copyB, i), result, kernelScratch, 0}))
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

bool fail(const GemmShape &shape, const std::string &why) {
  failCallingThread("matrix product " + shape.describe() + ": " + why);
  return false;
}

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
  std::int64_t needed = plan.packedBytes() + kernel.scratchBytes;
  if (operands.scratchBytes < needed)
    return fail(shape, "needs " + std::to_string(needed) +
                           " bytes of scratch memory, but was planned with " +
                           std::to_string(operands.scratchBytes) +
                           "; was the program compiled for another machine?");
  if (needed && reinterpret_cast<std::uintptr_t>(operands.scratch) % 64)
    return fail(shape, "its scratch memory is not 64-byte aligned");

  ContractionTimer timer;
  if (!PlannedGemm(shape, plan, kernel, operands).execute())
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
