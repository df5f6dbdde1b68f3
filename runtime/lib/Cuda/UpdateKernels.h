//===- UpdateKernels.h - What the runtime's own kernels do -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arguments of the runtime's own kernels, and what each of their threads does: compiled for
// devices in UpdateKernels.cu, and for the host by the tests' fake device.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_UPDATEKERNELS_H
#define PIPELINE_RUNTIME_LIB_CUDA_UPDATEKERNELS_H

#include "../Optimizer/Elements.h"

namespace pipeline::runtime {

/// What gradients are divided by and multiplied with in this step.
struct GradientScales {
  float divisor = 1;
  float scale = 1;
  /// Before clipping.
  double norm = 0;
};

/// What differs from step to step. In the device's memory, so that launches are the same in all.
struct StepValues {
  GradientScales scales;
  StepConstants constants;
};

constexpr std::int32_t mostAccumulators = 64;
/// Threads of each block, a power of two.
constexpr unsigned threadsOfBlock = 256;
/// Blocks of what is done to each element: enough for any device, each thread then takes every so
/// many-th element.
constexpr std::int64_t mostBlocks = 4096;
/// Of a sum of squares: that many blocks at most, each with a partial sum.
constexpr std::int64_t mostPartials = 1024;

constexpr std::int64_t divideUp(std::int64_t n, std::int64_t by) { return (n + by - 1) / by; }

struct DeviceGradient {
  const float *accumulators[mostAccumulators];
  std::int32_t count;
  const GradientScales *scales;
};

struct AdamWArguments {
  const StepConstants *constants;
  DeviceGradient gradient;
  float *parameter, *m, *v;
  std::int64_t n;
};

struct SgdArguments {
  const StepConstants *constants;
  DeviceGradient gradient;
  float *parameter;
  std::int64_t n;
};

/// Sets them within a program that runs several steps.
struct ConstantsArguments {
  StepConstants constants;
  StepConstants *place;
};

/// Block b sums elements [b * chunk, (b + 1) * chunk) to partials[b].
struct SquaresArguments {
  DeviceGradient gradient;
  std::int64_t n, chunk;
  double *partials;
};

struct TotalArguments {
  const double *partials;
  std::int64_t count;
  double *total;
};

/// Of the tables of all ranks, one behind the other: the first becomes their sum.
struct NormsArguments {
  double *tables;
  std::int32_t ranks, entries;
  double clipNorm;
  GradientScales *scales;
};

struct WeightsArguments {
  const float *tables;
  std::int32_t ranks, entries;
  GradientScales *scales;
};

struct FillArguments {
  unsigned char *p;
  std::int64_t n;
  std::int32_t elementBytes;
  std::uint64_t bits;
};

/// Element \p i of a gradient before it is scaled, in the order of operations of Updates.cpp, which
/// spares divisions by 1; those are exact.
PIPELINE_RT_EVERYWHERE inline float elementOf(const DeviceGradient &gradient, std::int64_t i) {
  float sum = gradient.accumulators[0][i];
  for (std::int32_t a = 1; a < gradient.count; ++a)
    sum += gradient.accumulators[a][i];
  return sum / gradient.scales->divisor;
}

PIPELINE_RT_EVERYWHERE inline void updateElement(const AdamWArguments &a, std::int64_t i) {
  float g = elementOf(a.gradient, i) * a.gradient.scales->scale;
  updateElementAdamW(*a.constants, g, a.parameter[i], a.m[i], a.v[i]);
}

PIPELINE_RT_EVERYWHERE inline void updateElement(const SgdArguments &a, std::int64_t i) {
  float g = elementOf(a.gradient, i) * a.gradient.scales->scale;
  updateElementSgd(*a.constants, g, a.parameter[i]);
}

/// The low bytes come first on devices, as on all hosts that drive them.
PIPELINE_RT_EVERYWHERE inline void updateElement(const FillArguments &a, std::int64_t i) {
  for (std::int32_t byte = 0; byte < a.elementBytes; ++byte)
    a.p[i * a.elementBytes + byte] = static_cast<unsigned char>(a.bits >> (8 * byte));
}

/// Thread \p thread's part of a block's sum: every threadsOfBlock-th element of the chunk.
PIPELINE_RT_EVERYWHERE inline double squaresOfThread(const SquaresArguments &a, unsigned block,
                                                     unsigned thread) {
  std::int64_t first = block * a.chunk;
  std::int64_t end = first + a.chunk < a.n ? first + a.chunk : a.n;
  double sum = 0;
  for (std::int64_t i = first + thread; i < end; i += threadsOfBlock) {
    double g = elementOf(a.gradient, i);
    sum += g * g;
  }
  return sum;
}

/// Thread \p thread's part of the sum of partial sums.
PIPELINE_RT_EVERYWHERE inline double partialsOfThread(const TotalArguments &a, unsigned thread) {
  double sum = 0;
  for (std::int64_t i = thread; i < a.count; i += threadsOfBlock)
    sum += a.partials[i];
  return sum;
}

/// One level of the tree that adds the threads' sums: the lower half takes the upper half.
PIPELINE_RT_EVERYWHERE inline void addHalf(double *sums, unsigned thread, unsigned half) {
  if (thread < half)
    sums[thread] += sums[thread + half];
}

/// One entry of a table is one rank's and zero elsewhere, so the order of this sum is no matter.
PIPELINE_RT_EVERYWHERE inline void sumEntry(const NormsArguments &a, std::int32_t entry) {
  for (std::int32_t rank = 1; rank < a.ranks; ++rank)
    a.tables[entry] += a.tables[static_cast<std::int64_t>(rank) * a.entries + entry];
}

/// Of one thread, when all entries are summed: in the order of the entries, as on the host.
PIPELINE_RT_EVERYWHERE inline void finishNorms(const NormsArguments &a) {
  double total = 0;
  for (std::int32_t entry = 0; entry < a.entries; ++entry)
    total += a.tables[entry];
  a.scales->norm = std::sqrt(total);
  a.scales->scale = scaleOfNorm(a.clipNorm, a.scales->norm);
}

/// Of one thread.
PIPELINE_RT_EVERYWHERE inline void finishWeights(const WeightsArguments &a) {
  double total = 0;
  for (std::int32_t entry = 0; entry < a.entries; ++entry) {
    double weight = 0;
    for (std::int32_t rank = 0; rank < a.ranks; ++rank)
      weight += a.tables[static_cast<std::int64_t>(rank) * a.entries + entry];
    total += weight;
  }
  a.scales->divisor = static_cast<float>(total);
}

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_UPDATEKERNELS_H
