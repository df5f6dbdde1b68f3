//===- UpdateKernels.cu - The kernels of updates and norms -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled to a fat binary, without contraction of products and sums: the bits are the host's. No
// sum has an atomic operation, and none depends on how blocks are scheduled.
//
//===----------------------------------------------------------------------===//

#include "EpilogueKernels.h"
#include "UpdateKernels.h"

using namespace pipeline::runtime;

namespace {

template <typename Arguments>
__device__ void updateAll(const Arguments &arguments) {
  std::int64_t threads = static_cast<std::int64_t>(gridDim.x) * blockDim.x;
  for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
       i < arguments.n; i += threads)
    updateElement(arguments, i);
}

/// The sum over the threads of a block, in thread 0.
__device__ double sumOfBlock(double own) {
  __shared__ double sums[threadsOfBlock];
  sums[threadIdx.x] = own;
  for (unsigned half = threadsOfBlock / 2; half > 0; half /= 2) {
    __syncthreads();
    addHalf(sums, threadIdx.x, half);
  }
  return sums[0];
}

} // namespace

extern "C" __global__ void pipeline_rt_adamw(const __grid_constant__ AdamWArguments arguments) {
  updateAll(arguments);
}

extern "C" __global__ void pipeline_rt_sgd(const __grid_constant__ SgdArguments arguments) {
  updateAll(arguments);
}

extern "C" __global__ void
pipeline_rt_constants(const __grid_constant__ ConstantsArguments arguments) {
  if (threadIdx.x == 0)
    *arguments.place = arguments.constants;
}

extern "C" __global__ void pipeline_rt_fill(const __grid_constant__ FillArguments arguments) {
  updateAll(arguments);
}

extern "C" __global__ void pipeline_rt_squares(const __grid_constant__ SquaresArguments arguments) {
  double sum = sumOfBlock(squaresOfThread(arguments, blockIdx.x, threadIdx.x));
  if (threadIdx.x == 0)
    arguments.partials[blockIdx.x] = sum;
}

extern "C" __global__ void pipeline_rt_total(const __grid_constant__ TotalArguments arguments) {
  double sum = sumOfBlock(partialsOfThread(arguments, threadIdx.x));
  if (threadIdx.x == 0)
    *arguments.total = sum;
}

extern "C" __global__ void pipeline_rt_norms(const __grid_constant__ NormsArguments arguments) {
  for (std::int32_t entry = threadIdx.x; entry < arguments.entries; entry += threadsOfBlock)
    sumEntry(arguments, entry);
  __syncthreads();
  if (threadIdx.x == 0)
    finishNorms(arguments);
}

extern "C" __global__ void
pipeline_rt_epilogue(const __grid_constant__ EpilogueArguments arguments) {
  updateAll(arguments);
}

extern "C" __global__ void pipeline_rt_sums(const __grid_constant__ SumsArguments arguments) {
  __shared__ float parts[threadsOfBlock];
  std::int64_t sum =
      static_cast<std::int64_t>(blockIdx.x) * sumsOfBlock + threadIdx.x % sumsOfBlock;
  parts[threadIdx.x] = partOfSum(arguments, sum, threadIdx.x / sumsOfBlock);
  __syncthreads();
  if (threadIdx.x < sumsOfBlock)
    finishSum(arguments, sum, parts);
}

extern "C" __global__ void pipeline_rt_weights(const __grid_constant__ WeightsArguments arguments) {
  finishWeights(arguments);
}
