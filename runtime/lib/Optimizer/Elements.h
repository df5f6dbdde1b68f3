//===- Elements.h - What an update does to one element ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The formulas of the updates for one element, in one place for loops of the host and kernels of a
// device: the same operations in the same order, each rounded by itself (both are compiled without
// contraction), so their bits are the same.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_OPTIMIZER_ELEMENTS_H
#define PIPELINE_RUNTIME_LIB_OPTIMIZER_ELEMENTS_H

#include "pipeline-runtime/Optimizer.h"

#include <cmath>

#if defined(__CUDACC__)
#define PIPELINE_RT_EVERYWHERE __host__ __device__
#else
#define PIPELINE_RT_EVERYWHERE
#endif

namespace pipeline::runtime {

/// torch.lerp: its two forms keep the end points exact.
PIPELINE_RT_EVERYWHERE inline float lerp(float from, float to, float weight) {
  return weight < 0.5f ? from + weight * (to - from) : to - (to - from) * (1 - weight);
}

/// Of a gradient's element \p g.
PIPELINE_RT_EVERYWHERE inline void updateElementAdamW(const StepConstants &c, float g, float &p,
                                                      float &m, float &v) {
  float decayed = p * c.decayFactor;
  float first = lerp(m, g, c.oneMinusBeta1);
  float second = v * c.beta2 + c.oneMinusBeta2 * g * g;
  float denominator = std::sqrt(second) / c.sqrtBiasCorrection2 + c.epsilon;
  m = first;
  v = second;
  p = decayed - c.stepSize * first / denominator;
}

PIPELINE_RT_EVERYWHERE inline void updateElementSgd(const StepConstants &c, float g, float &p) {
  // Without decay a parameter that is infinite keeps out of its own gradient.
  p -= c.learningRate * (c.weightDecay != 0 ? g + c.weightDecay * p : g);
}

/// What clippingScale returns.
PIPELINE_RT_EVERYWHERE inline float scaleOfNorm(double clipNorm, double norm) {
  double scale = clipNorm / (norm + 1e-6);
  return static_cast<float>(scale > 1 ? 1.0 : scale);
}

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_OPTIMIZER_ELEMENTS_H
