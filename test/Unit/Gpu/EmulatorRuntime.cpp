//===- EmulatorRuntime.cpp - What emulated code calls -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of the runtime for CUDA that layer functions call, and those that
// kernels call for what a GPU does itself. Nothing is enqueued: a call does its work.
//
//===----------------------------------------------------------------------===//

#include "Emulator.h"

#include "Fibers.h"

#include "pipeline-runtime/Cuda.h"

#include <cstring>

namespace pipeline::test {
namespace {

EmulatedGpu &getGpu(pipeline_rt_rank *rank) { return *reinterpret_cast<EmulatedGpu *>(rank); }

void launch(pipeline_rt_rank *rank, int32_t kernel, uint32_t gridX, uint32_t gridY, uint32_t gridZ,
            uint32_t blockX, uint32_t blockY, uint32_t blockZ, uint32_t sharedBytes,
            const uint64_t *arguments, int32_t count) {
  EmulatedGpu &gpu = getGpu(rank);
  if (gridY != 1 || gridZ != 1 || blockZ != 1 || sharedBytes != 0)
    return gpu.report("a launch of more dimensions than the compiler uses");
  if (blockX * blockY > 1024 || count > 64)
    return gpu.report("a launch that is too large");
  gpu.launch({kernel, gridX, blockX, blockY, arguments, count});
}

/// Sums in the order of k, in f32.
void gemm(pipeline_rt_rank *rank, const pipeline_rt_cuda_gemm_shape *shape, const void *a,
          const void *b, void *c, void *bias, void *auxiliary, void *workspace) {
  EmulatedGpu &gpu = getGpu(rank);
  ++gpu.numProducts;
  auto isAligned = [](const void *pointer, uintptr_t bytes) {
    return reinterpret_cast<uintptr_t>(pointer) % bytes == 0;
  };
  if (shape->type_ab != PIPELINE_RT_CUDA_F32 || shape->type_c != PIPELINE_RT_CUDA_F32 ||
      shape->epilogue != PIPELINE_RT_CUDA_NO_EPILOGUE || shape->reserved != 0 || bias || auxiliary)
    return gpu.report("a product of a kind that the compiler does not make");
  if (!isAligned(workspace, 256) || !isAligned(a, shape->alignment) ||
      !isAligned(b, shape->alignment) || !isAligned(c, shape->alignment))
    return gpu.report("a product whose operands are not aligned as it says");
  // What scratch memory holds afterwards is not known.
  std::memset(workspace, 0xff, shape->workspace_bytes);
  auto at = [](const void *matrix, int64_t batch, int64_t stride, int64_t row, int64_t length,
               int64_t column) {
    return static_cast<const float *>(matrix) + batch * stride + row * length + column;
  };
  for (int64_t i = 0; i < shape->batch; ++i)
    for (int64_t m = 0; m < shape->m; ++m)
      for (int64_t n = 0; n < shape->n; ++n) {
        float sum = 0;
        for (int64_t k = 0; k < shape->k; ++k)
          sum += *at(a, i, shape->stride_a, shape->transpose_a ? k : m, shape->row_a,
                     shape->transpose_a ? m : k) *
                 *at(b, i, shape->stride_b, shape->transpose_b ? n : k, shape->row_b,
                     shape->transpose_b ? k : n);
        auto *result = const_cast<float *>(at(c, i, shape->stride_c, m, shape->row_c, n));
        // With beta 0, what was there is not read.
        *result = shape->alpha * sum + (shape->beta != 0 ? shape->beta * *result : 0.0f);
      }
}

void copy(pipeline_rt_rank *, void *to, const void *from, int64_t bytes) {
  std::memcpy(to, from, bytes);
}

void sync(uint32_t mask) { meet(Meeting::sync, mask, 0, 0, 31); }

uint32_t shuffleDown(uint32_t mask, uint32_t value, uint32_t offset, uint32_t segments) {
  return meet(Meeting::shuffleDown, mask, value, offset, segments);
}

uint32_t shuffleIndex(uint32_t mask, uint32_t value, uint32_t offset, uint32_t segments) {
  return meet(Meeting::shuffleIndex, mask, value, offset, segments);
}

} // namespace

std::vector<CpuEngine::Symbol> EmulatedGpu::getSymbols() {
  auto symbol = [](const char *name, auto *function) {
    return CpuEngine::Symbol(name, reinterpret_cast<void *>(function));
  };
  return {symbol("pipeline_rt_cuda_launch", &pipeline::test::launch),
          symbol("pipeline_rt_cuda_gemm", &gemm),
          symbol("pipeline_rt_cuda_copy", &copy),
          symbol("emulator_thread_x", &getThreadX),
          symbol("emulator_thread_y", &getThreadY),
          symbol("emulator_block", &getBlockIndex),
          symbol("emulator_sync", &sync),
          symbol("emulator_shuffle_down", &shuffleDown),
          symbol("emulator_shuffle_index", &shuffleIndex)};
}

} // namespace pipeline::test
