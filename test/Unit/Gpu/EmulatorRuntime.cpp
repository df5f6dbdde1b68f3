//===- EmulatorRuntime.cpp - What emulated code calls -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of the runtime for CUDA that layer functions call. Nothing is enqueued: a
// call does its work.
//
//===----------------------------------------------------------------------===//

#include "Emulator.h"

#include "pipeline-runtime/Cuda.h"

#include <bit>
#include <cmath>
#include <cstring>

namespace pipeline::test {
namespace {

EmulatedGpu &getGpu(pipeline_rt_rank *rank) { return *reinterpret_cast<EmulatedGpu *>(rank); }

void launch(pipeline_rt_rank *rank, int32_t kernel, uint32_t gridX, uint32_t gridY, uint32_t gridZ,
            uint32_t blockX, uint32_t blockY, uint32_t blockZ, uint32_t sharedBytes,
            const uint64_t *arguments, int32_t count) {
  EmulatedGpu &gpu = getGpu(rank);
  Dim3 grid{gridX, gridY, gridZ}, block{blockX, blockY, blockZ};
  if (sharedBytes != 0)
    return gpu.report("a launch with memory of blocks that the kernel does not declare");
  if (block.count() > 1024 || count > 64)
    return gpu.report("a launch that is too large");
  gpu.launch(kernel, grid, block, {arguments, static_cast<size_t>(count)});
}

float getGelu(float x) {
  return 0.5f * x * (1 + std::tanh(0.797884561f * (x + 0.044715f * x * x * x)));
}

float getGeluDerivative(float x) {
  float t = std::tanh(0.797884561f * (x + 0.044715f * x * x * x));
  return 0.5f * (1 + t) + 0.5f * x * (1 - t * t) * 0.797884561f * (1 + 3 * 0.044715f * x * x);
}

/// One product: sums in the order of k, in f32.
class Product {
public:
  Product(const pipeline_rt_cuda_gemm_shape &shape, const void *a, const void *b, void *c,
          float *bias, float *auxiliary)
      : shape(shape), a(a), b(b), c(static_cast<float *>(c)), bias(bias), auxiliary(auxiliary) {}

  void run() {
    for (int64_t i = 0; i < shape.batch; ++i)
      for (int64_t m = 0; m < shape.m; ++m)
        for (int64_t n = 0; n < shape.n; ++n)
          compute(i, m, n);
    sumGradients();
  }

private:
  const pipeline_rt_cuda_gemm_shape &shape;
  const void *a, *b;
  float *c, *bias, *auxiliary;

  bool is(pipeline_rt_cuda_epilogue epilogue) const { return shape.epilogue == epilogue; }

  float read(const void *matrix, int64_t index) const {
    if (shape.type_ab == PIPELINE_RT_CUDA_F32)
      return static_cast<const float *>(matrix)[index];
    uint32_t bits = static_cast<const uint16_t *>(matrix)[index];
    return std::bit_cast<float>(bits << 16);
  }
  float readA(int64_t i, int64_t m, int64_t k) const {
    return read(a, i * shape.stride_a +
                       (shape.transpose_a ? k * shape.row_a + m : m * shape.row_a + k));
  }
  float readB(int64_t i, int64_t k, int64_t n) const {
    return read(b, i * shape.stride_b +
                       (shape.transpose_b ? n * shape.row_b + k : k * shape.row_b + n));
  }

  void compute(int64_t i, int64_t m, int64_t n) {
    float sum = 0;
    for (int64_t k = 0; k < shape.k; ++k)
      sum += readA(i, m, k) * readB(i, k, n);
    int64_t place = m * shape.row_c + n;
    float &result = c[i * shape.stride_c + place];
    // With beta 0, what was there is not read.
    float value = shape.alpha * sum + (shape.beta != 0 ? shape.beta * result : 0.0f);
    if (is(PIPELINE_RT_CUDA_BIAS) || is(PIPELINE_RT_CUDA_BIAS_GELU) ||
        is(PIPELINE_RT_CUDA_BIAS_GELU_KEEP))
      value += bias[n];
    if (is(PIPELINE_RT_CUDA_GELU_KEEP) || is(PIPELINE_RT_CUDA_BIAS_GELU_KEEP))
      auxiliary[place] = value;
    if (is(PIPELINE_RT_CUDA_GELU) || is(PIPELINE_RT_CUDA_GELU_KEEP) ||
        is(PIPELINE_RT_CUDA_BIAS_GELU) || is(PIPELINE_RT_CUDA_BIAS_GELU_KEEP))
      value = getGelu(value);
    if (is(PIPELINE_RT_CUDA_DGELU) || is(PIPELINE_RT_CUDA_DGELU_BIAS_GRADIENT))
      value *= getGeluDerivative(auxiliary[place]);
    result = value;
  }

  void sumGradients() {
    auto sum = [&](int64_t size, int64_t terms, auto term) {
      for (int64_t i = 0; i < size; ++i) {
        bias[i] = 0;
        for (int64_t k = 0; k < terms; ++k)
          bias[i] += term(i, k);
      }
    };
    if (is(PIPELINE_RT_CUDA_DGELU_BIAS_GRADIENT))
      sum(shape.n, shape.m, [&](int64_t n, int64_t m) { return c[m * shape.row_c + n]; });
    if (is(PIPELINE_RT_CUDA_BIAS_GRADIENT))
      sum(shape.n, shape.k, [&](int64_t n, int64_t k) { return readB(0, k, n); });
    if (is(PIPELINE_RT_CUDA_LEFT_BIAS_GRADIENT))
      sum(shape.m, shape.k, [&](int64_t m, int64_t k) { return readA(0, m, k); });
  }
};

void gemm(pipeline_rt_rank *rank, const pipeline_rt_cuda_gemm_shape *shape, const void *a,
          const void *b, void *c, void *bias, void *auxiliary, void *workspace) {
  EmulatedGpu &gpu = getGpu(rank);
  ++gpu.numProducts;
  gpu.numEpilogues += shape->epilogue != PIPELINE_RT_CUDA_NO_EPILOGUE;
  gpu.numRounded += shape->type_ab == PIPELINE_RT_CUDA_BF16;
  auto isAligned = [](const void *pointer, uintptr_t bytes) {
    return reinterpret_cast<uintptr_t>(pointer) % bytes == 0;
  };
  if (shape->type_c != PIPELINE_RT_CUDA_F32 || shape->reserved != 0 ||
      (shape->epilogue == PIPELINE_RT_CUDA_NO_EPILOGUE && (bias || auxiliary)))
    return gpu.report("a product of a kind that the compiler does not make");
  if (!isAligned(workspace, 256) || !isAligned(a, shape->alignment) ||
      !isAligned(b, shape->alignment) || !isAligned(c, shape->alignment) || !isAligned(bias, 64) ||
      !isAligned(auxiliary, 64))
    return gpu.report("a product whose operands are not aligned as it says");
  // What scratch memory holds afterwards is not known.
  std::memset(workspace, 0xff, shape->workspace_bytes);
  Product(*shape, a, b, c, static_cast<float *>(bias), static_cast<float *>(auxiliary)).run();
}

void copy(pipeline_rt_rank *, void *to, const void *from, int64_t bytes) {
  std::memcpy(to, from, bytes);
}

} // namespace

std::vector<CpuEngine::Symbol> EmulatedGpu::getSymbols() {
  auto symbol = [](const char *name, auto *function) {
    return CpuEngine::Symbol(name, reinterpret_cast<void *>(function));
  };
  return {symbol("pipeline_rt_cuda_launch", &pipeline::test::launch),
          symbol("pipeline_rt_cuda_gemm", &gemm), symbol("pipeline_rt_cuda_copy", &copy)};
}

} // namespace pipeline::test
