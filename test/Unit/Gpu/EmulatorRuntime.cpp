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

/// The elements of a matrix or a vector, which are f32 or bf16.
class Elements {
public:
  Elements(const void *data, int32_t type)
      : data(const_cast<void *>(data)), isBf16(type == PIPELINE_RT_CUDA_BF16) {}

  float read(int64_t index) const {
    if (!isBf16)
      return static_cast<const float *>(data)[index];
    uint32_t bits = static_cast<const uint16_t *>(data)[index];
    return std::bit_cast<float>(bits << 16);
  }

  /// Rounds to the nearest, ties to even.
  void write(int64_t index, float value) const {
    if (!isBf16) {
      static_cast<float *>(data)[index] = value;
      return;
    }
    auto bits = std::bit_cast<uint32_t>(value);
    bits = std::isnan(value) ? 0x7fff0000 : bits + 0x7fff + ((bits >> 16) & 1);
    static_cast<uint16_t *>(data)[index] = static_cast<uint16_t>(bits >> 16);
  }

private:
  void *data;
  bool isBf16;
};

/// One product: sums in the order of k, in f32.
class Product {
public:
  Product(const pipeline_rt_cuda_gemm_shape &shape, const void *a, const void *b, void *c,
          void *bias, void *auxiliary)
      : shape(shape), a(a, shape.type_ab), b(b, shape.type_ab), c(c, shape.type_c),
        bias(bias, shape.type_c), auxiliary(auxiliary, shape.type_c) {}

  void run() {
    for (int64_t i = 0; i < shape.batch; ++i)
      for (int64_t m = 0; m < shape.m; ++m)
        for (int64_t n = 0; n < shape.n; ++n)
          compute(i, m, n);
    sumGradients();
  }

private:
  const pipeline_rt_cuda_gemm_shape &shape;
  Elements a, b, c, bias, auxiliary;

  bool is(pipeline_rt_cuda_epilogue epilogue) const { return shape.epilogue == epilogue; }

  float readA(int64_t i, int64_t m, int64_t k) const {
    return a.read(i * shape.stride_a +
                  (shape.transpose_a ? k * shape.row_a + m : m * shape.row_a + k));
  }
  float readB(int64_t i, int64_t k, int64_t n) const {
    return b.read(i * shape.stride_b +
                  (shape.transpose_b ? n * shape.row_b + k : k * shape.row_b + n));
  }

  void compute(int64_t i, int64_t m, int64_t n) {
    float sum = 0;
    for (int64_t k = 0; k < shape.k; ++k)
      sum += readA(i, m, k) * readB(i, k, n);
    int64_t place = m * shape.row_c + n;
    int64_t result = i * shape.stride_c + place;
    // With beta 0, what was there is not read.
    float value = shape.alpha * sum + (shape.beta != 0 ? shape.beta * c.read(result) : 0.0f);
    if (is(PIPELINE_RT_CUDA_BIAS) || is(PIPELINE_RT_CUDA_BIAS_GELU) ||
        is(PIPELINE_RT_CUDA_BIAS_GELU_KEEP))
      value += bias.read(n);
    if (is(PIPELINE_RT_CUDA_GELU_KEEP) || is(PIPELINE_RT_CUDA_BIAS_GELU_KEEP))
      auxiliary.write(place, value);
    if (is(PIPELINE_RT_CUDA_GELU) || is(PIPELINE_RT_CUDA_GELU_KEEP) ||
        is(PIPELINE_RT_CUDA_BIAS_GELU) || is(PIPELINE_RT_CUDA_BIAS_GELU_KEEP))
      value = getGelu(value);
    if (is(PIPELINE_RT_CUDA_DGELU) || is(PIPELINE_RT_CUDA_DGELU_BIAS_GRADIENT))
      value *= getGeluDerivative(auxiliary.read(place));
    c.write(result, value);
  }

  void sumGradients() {
    auto sum = [&](int64_t size, int64_t terms, auto term) {
      for (int64_t i = 0; i < size; ++i) {
        float total = 0;
        for (int64_t k = 0; k < terms; ++k)
          total += term(i, k);
        bias.write(i, total);
      }
    };
    if (is(PIPELINE_RT_CUDA_DGELU_BIAS_GRADIENT))
      sum(shape.n, shape.m, [&](int64_t n, int64_t m) { return c.read(m * shape.row_c + n); });
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
  gpu.numRoundedResults += shape->type_c == PIPELINE_RT_CUDA_BF16;
  auto isAligned = [](const void *pointer, uintptr_t bytes) {
    return reinterpret_cast<uintptr_t>(pointer) % bytes == 0;
  };
  if ((shape->type_c != PIPELINE_RT_CUDA_F32 && shape->type_c != shape->type_ab) ||
      shape->reserved != 0 ||
      (shape->epilogue == PIPELINE_RT_CUDA_NO_EPILOGUE && (bias || auxiliary)))
    return gpu.report("a product of a kind that the compiler does not make");
  if (!isAligned(workspace, 256) || !isAligned(a, shape->alignment) ||
      !isAligned(b, shape->alignment) || !isAligned(c, shape->alignment) || !isAligned(bias, 64) ||
      !isAligned(auxiliary, 64))
    return gpu.report("a product whose operands are not aligned as it says");
  // What scratch memory holds afterwards is not known.
  std::memset(workspace, 0xff, shape->workspace_bytes);
  Product(*shape, a, b, c, bias, auxiliary).run();
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
