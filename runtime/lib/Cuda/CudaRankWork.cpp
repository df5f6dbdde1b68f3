//===- CudaRankWork.cpp - What a rank enqueues on its compute stream -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaRank.h"

#include "../RankContext.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace pipeline::runtime {
namespace {

constexpr std::int32_t mostArguments = 64;
/// Of shared memory, that every kernel gets without asking.
constexpr std::uint32_t sharedWithoutAsking = 48 * 1024;
} // namespace

//===--- Kernels ----------------------------------------------------------===//

bool CudaRank::reserveShared(std::int32_t kernel, std::uint32_t bytes) {
  std::uint32_t &granted = sharedBytes[static_cast<std::size_t>(kernel)];
  if (bytes <= std::max(granted, sharedWithoutAsking))
    return true;
  if (!streams.check(cudaKernelSetAttributeForDevice(kernels[kernel],
                                                     cudaFuncAttributeMaxDynamicSharedMemorySize,
                                                     static_cast<int>(bytes), options.device),
                     "cudaKernelSetAttributeForDevice"))
    return false;
  granted = bytes;
  return true;
}

bool CudaRank::launch(std::int32_t kernel, dim3 grid, dim3 block, std::uint32_t shared,
                      const std::uint64_t *arguments, std::int32_t count) {
  if (kernel < 0 || kernel >= kernels.count())
    return rank.fail("there is no kernel number " + std::to_string(kernel) + " of " +
                     std::to_string(kernels.count()));
  if (count < 0 || count > mostArguments)
    return rank.fail("kernel " + std::to_string(kernel) + " is launched with " +
                     std::to_string(count) + " arguments; at most " +
                     std::to_string(mostArguments) + " are possible");
  if (grid.x == 0 || grid.y == 0 || grid.z == 0)
    return true;
  if (!reserveShared(kernel, shared))
    return false;
  std::array<std::uint64_t, mostArguments> words;
  std::copy(arguments, arguments + count, words.begin());
  const void *function = kernels[kernel];
  cudaStream_t stream = streams[PIPELINE_RT_CUDA_COMPUTE];
  return streams.submitCall(PIPELINE_RT_CUDA_COMPUTE, "cudaLaunchKernel", [=] {
    void *pointers[mostArguments];
    for (std::int32_t i = 0; i < count; ++i)
      pointers[i] = const_cast<std::uint64_t *>(&words[static_cast<std::size_t>(i)]);
    return cudaLaunchKernel(function, grid, block, pointers, shared, stream);
  });
}

template <typename Arguments>
bool CudaRank::launchOwn(OwnKernel kernel, std::int64_t blocks, const Arguments &arguments) {
  cudaStream_t stream = streams[PIPELINE_RT_CUDA_COMPUTE];
  return streams.submitCall(PIPELINE_RT_CUDA_COMPUTE, "cudaLaunchKernel", [=, &own = kernels] {
    return own.launch(kernel, blocks, arguments, stream);
  });
}

/// A thread for each of n elements, or several.
template <typename Arguments>
bool CudaRank::launchElements(OwnKernel kernel, const Arguments &arguments) {
  std::int64_t blocks = std::min(divideUp(arguments.n, threadsOfBlock), mostBlocks);
  return blocks <= 0 || launchOwn(kernel, blocks, arguments);
}

//===--- Bytes ------------------------------------------------------------===//

bool CudaRank::fill(void *p, std::int64_t n, std::int32_t elementBytes, std::uint64_t bits) {
  if (elementBytes < 1 || elementBytes > static_cast<std::int32_t>(sizeof bits))
    return rank.fail("elements of " + std::to_string(elementBytes) + " bytes are filled");
  return launchElements(OwnKernel::Fill,
                        FillArguments{static_cast<unsigned char *>(p), n, elementBytes, bits});
}

bool CudaRank::zero(void *p, std::int64_t bytes) {
  cudaStream_t stream = streams[PIPELINE_RT_CUDA_COMPUTE];
  return bytes <= 0 || streams.submitCall(PIPELINE_RT_CUDA_COMPUTE, "cudaMemsetAsync", [=] {
    return cudaMemsetAsync(p, 0, static_cast<std::size_t>(bytes), stream);
  });
}

bool CudaRank::copy(void *to, const void *from, std::int64_t bytes) {
  cudaStream_t stream = streams[PIPELINE_RT_CUDA_COMPUTE];
  return bytes <= 0 || streams.submitCall(PIPELINE_RT_CUDA_COMPUTE, "cudaMemcpyAsync", [=] {
    return cudaMemcpyAsync(to, from, static_cast<std::size_t>(bytes), cudaMemcpyDeviceToDevice,
                           stream);
  });
}

bool CudaRank::loadInput(std::int32_t input, std::int64_t microbatch, void *destination,
                         std::int64_t bytes, std::int32_t stream) {
  if (!streams.has(stream))
    return false;
  if (bytes < 0)
    return rank.fail("an input of " + std::to_string(bytes) + " bytes is loaded");
  // A graph copies from the same place each time it is launched.
  Staging::Slot *slot = way == Way::Captured ? staging.keep(bytes) : staging.take(bytes);
  if (slot && way == Way::Captured)
    program().loads.push_back({input, microbatch, slot});
  return slot && rank.loadInput(input, microbatch, slot->memory, bytes) &&
         staging.copy(*slot, destination, stream);
}

bool CudaRank::reportScalar(std::int32_t output, std::int64_t microbatch, const float *value) {
  if (!reports.report(output, microbatch, value))
    return false;
  if (output != rank.run.options.lossWeight)
    return true;
  if (microbatch < 0 || microbatch >= rank.run.options.microbatches)
    return rank.fail("there is no microbatch " + std::to_string(microbatch));
  return copy(tables.weights + microbatch, value, sizeof(float));
}

//===--- Gradients --------------------------------------------------------===//

bool CudaRank::describe(const Gradient &gradient, DeviceGradient &onDevice) {
  if (gradient.count < 1 || gradient.count > mostAccumulators)
    return rank.fail("a gradient has " + std::to_string(gradient.count) +
                     " accumulators; from 1 to " + std::to_string(mostAccumulators) +
                     " are possible");
  std::copy(gradient.accumulators, gradient.accumulators + gradient.count, onDevice.accumulators);
  onDevice.count = gradient.count;
  onDevice.scales = &tables.step->scales;
  return true;
}

/// Where a program runs several steps they change on the way; else a step begins with its own.
bool CudaRank::setConstants() {
  if (!rank.checkUpdate())
    return false;
  if (std::memcmp(&constants, &rank.constants, sizeof constants) == 0)
    return true;
  constants = rank.constants;
  return launchOwn(OwnKernel::Constants, 1, ConstantsArguments{constants, &tables.step->constants});
}

bool CudaRank::updateAdamW(const Gradient &gradient, float *parameter, float *m, float *v,
                           std::int64_t n) {
  AdamWArguments arguments{&tables.step->constants, {}, parameter, m, v, n};
  return setConstants() && describe(gradient, arguments.gradient) &&
         launchElements(OwnKernel::AdamW, arguments);
}

bool CudaRank::updateSgd(const Gradient &gradient, float *parameter, std::int64_t n) {
  SgdArguments arguments{&tables.step->constants, {}, parameter, n};
  return setConstants() && describe(gradient, arguments.gradient) &&
         launchElements(OwnKernel::Sgd, arguments);
}

bool CudaRank::gradientNorm(std::int32_t index, const Gradient &gradient, std::int64_t n) {
  if (!rank.run.clips())
    return true;
  if (index < 0 || index >= rank.run.options.parameters)
    return rank.fail("the gradient norm's table has " +
                     std::to_string(rank.run.options.parameters) + " entries, so none is number " +
                     std::to_string(index));
  SquaresArguments squares{{}, n, 0, tables.partials};
  if (!describe(gradient, squares.gradient))
    return false;
  // Whole rounds of the threads, in as many blocks as there are partial sums at most.
  squares.chunk = divideUp(n, threadsOfBlock * mostPartials) * threadsOfBlock;
  std::int64_t blocks = n > 0 ? divideUp(n, squares.chunk) : 0;
  if (blocks > 0 && !launchOwn(OwnKernel::Squares, blocks, squares))
    return false;
  return launchOwn(OwnKernel::Total, 1,
                   TotalArguments{tables.partials, blocks, tables.norms + index});
}

bool CudaRank::exchangeNorms() {
  const RunOptions &run = rank.run.options;
  if (!rank.run.clips())
    return true;
  return streams.gather(tables.norms, tables.allNorms,
                        run.parameters * static_cast<std::int64_t>(sizeof(double))) &&
         launchOwn(OwnKernel::Norms, 1,
                   NormsArguments{tables.allNorms, transport.ranks(), run.parameters,
                                  run.optimizer.clipNorm, &tables.step->scales});
}

bool CudaRank::exchangeWeights() {
  const RunOptions &run = rank.run.options;
  if (!run.lossWeight)
    return rank.fail("loss weights are exchanged, but the run has none");
  auto entries = static_cast<std::int32_t>(run.microbatches);
  return streams.gather(tables.weights, tables.allWeights,
                        entries * static_cast<std::int64_t>(sizeof(float))) &&
         launchOwn(
             OwnKernel::Weights, 1,
             WeightsArguments{tables.allWeights, transport.ranks(), entries, &tables.step->scales});
}

} // namespace pipeline::runtime
