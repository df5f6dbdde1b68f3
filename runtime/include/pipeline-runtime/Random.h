//===- Random.h - Counter-based random numbers ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every value is a function of (seed, name, index): nothing depends on the order of draws, on the
// rank, or on how many values are drawn.
//
// Source: J. Salmon, M. Moraes, R. Dror, D. Shaw, "Parallel random numbers: as easy as 1, 2, 3",
// SC 2011; the known-answer vectors of its library are in the tests.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_RANDOM_H
#define PIPELINE_RUNTIME_RANDOM_H

#include "pipeline-runtime/Export.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace pipeline::runtime {

/// Philox-4x32-10: four words from a 128-bit counter and a 64-bit key.
PIPELINE_RT_API std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter,
                                                    std::array<std::uint32_t, 2> key);

/// FNV-1a of 64 bits, which stands for a name in the counter.
PIPELINE_RT_API std::uint64_t hashName(std::string_view name);

/// Fills p[0, n) with normal deviates: the key is the seed, the counter is (i / 4, hash of the
/// name), and Box-Muller in f64 makes the block's four words two pairs of deviates, of which
/// element i takes number i mod 4.
PIPELINE_RT_API void fillNormal(float *p, std::int64_t n, std::uint64_t seed, std::string_view name,
                                float mean, float deviation);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_RANDOM_H
