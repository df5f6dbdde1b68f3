//===- Updates.cpp - The element loops of the optimizer ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The element loops of the optimizer, a strip at a time so that a strip's gradient stays in cache.
//
// Each operation is rounded by itself (the build turns contraction off), so the vector length that
// the compiler picks for a machine changes nothing.
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include <algorithm>

// The loops once for AVX2 and once for any x86-64, chosen when the library is loaded; sanitizers
// do not survive that choice, which runs before they do.
#if defined(__x86_64__) && defined(__ELF__) && !defined(PIPELINE_RT_SANITIZED)
#define PIPELINE_RT_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define PIPELINE_RT_CLONES
#endif

namespace pipeline::runtime {
namespace {

constexpr std::int64_t stripLength = 512;
constexpr int lanes = 8;

/// out[0, n) = the gradient's elements from \p first on, not yet scaled.
inline void sumAccumulators(const Gradient &gradient, std::int64_t first, std::int64_t n,
                            float *out) {
  const float *source = gradient.accumulators[0] + first;
  std::copy(source, source + n, out);
  for (std::int32_t a = 1; a < gradient.count; ++a) {
    const float *next = gradient.accumulators[a] + first;
    for (std::int64_t i = 0; i < n; ++i)
      out[i] += next[i];
  }
  if (gradient.divisor != 1)
    for (std::int64_t i = 0; i < n; ++i)
      out[i] /= gradient.divisor;
}

/// Multiplying by a scale of 1 is exact, so whether a run clips does not change one that is below
/// the limit.
inline void scaleStrip(float scale, std::int64_t n, float *strip) {
  for (std::int64_t i = 0; i < n; ++i)
    strip[i] *= scale;
}

/// A strip of the gradient times \p scale: where it lies if that is all that there is to it, which
/// spares a copy, else in \p buffer.
inline const float *findStrip(const Gradient &gradient, float scale, std::int64_t first,
                              std::int64_t n, float *buffer) {
  const float *source = gradient.accumulators[0] + first;
  if (gradient.count > 1 || gradient.divisor != 1) {
    sumAccumulators(gradient, first, n, buffer);
    scaleStrip(scale, n, buffer);
    return buffer;
  }
  if (scale == 1)
    return source;
  for (std::int64_t i = 0; i < n; ++i)
    buffer[i] = source[i] * scale;
  return buffer;
}

PIPELINE_RT_CLONES
void adamWStrip(const StepConstants &constants, const Gradient &gradient, std::int64_t first,
                std::int64_t n, float *__restrict p, float *__restrict m, float *__restrict v) {
  float buffer[stripLength];
  const StepConstants c = constants;
  const float *g = findStrip(gradient, gradient.scale, first, n, buffer);
  for (std::int64_t i = 0; i < n; ++i)
    updateElementAdamW(c, g[i], p[i], m[i], v[i]);
}

PIPELINE_RT_CLONES
void sgdStrip(const StepConstants &constants, const Gradient &gradient, std::int64_t first,
              std::int64_t n, float *__restrict p) {
  float buffer[stripLength];
  const StepConstants c = constants;
  const float *g = findStrip(gradient, gradient.scale, first, n, buffer);
  for (std::int64_t i = 0; i < n; ++i)
    updateElementSgd(c, g[i], p[i]);
}

/// Adds the squares of a strip whose length is a multiple of the lanes.
PIPELINE_RT_CLONES
void addSquares(const Gradient &gradient, std::int64_t first, std::int64_t n, double *sums) {
  float buffer[stripLength];
  const float *g = findStrip(gradient, /*scale=*/1, first, n, buffer);
  std::int64_t whole = n / lanes * lanes;
  for (std::int64_t i = 0; i < whole; i += lanes)
    for (int lane = 0; lane < lanes; ++lane)
      sums[lane] += static_cast<double>(g[i + lane]) * static_cast<double>(g[i + lane]);
  for (std::int64_t i = whole; i < n; ++i)
    sums[i - whole] += static_cast<double>(g[i]) * static_cast<double>(g[i]);
}

/// Calls \p strip(first, length) for the strips of [0, n).
template <typename Strip>
void forEachStrip(std::int64_t n, Strip strip) {
  for (std::int64_t first = 0; first < n; first += stripLength)
    strip(first, std::min(stripLength, n - first));
}

} // namespace

void sumGradient(const Gradient &gradient, std::int64_t first, std::int64_t n, float *sum) {
  sumAccumulators(gradient, first, n, sum);
  scaleStrip(gradient.scale, n, sum);
}

void updateAdamW(const StepConstants &constants, const Gradient &gradient, float *parameter,
                 float *m, float *v, std::int64_t n) {
  forEachStrip(n, [&](std::int64_t first, std::int64_t length) {
    adamWStrip(constants, gradient, first, length, parameter + first, m + first, v + first);
  });
}

void updateSgd(const StepConstants &constants, const Gradient &gradient, float *parameter,
               std::int64_t n) {
  forEachStrip(n, [&](std::int64_t first, std::int64_t length) {
    sgdStrip(constants, gradient, first, length, parameter + first);
  });
}

double sumOfSquares(const Gradient &gradient, std::int64_t n) {
  double sums[lanes] = {};
  forEachStrip(n, [&](std::int64_t first, std::int64_t length) {
    addSquares(gradient, first, length, sums);
  });
  for (int half = lanes / 2; half > 0; half /= 2)
    for (int lane = 0; lane < half; ++lane)
      sums[lane] += sums[lane + half];
  return sums[0];
}

} // namespace pipeline::runtime
