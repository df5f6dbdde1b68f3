//===- Random.h - Random numbers that are the same everywhere ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The distributions of the standard library differ between its makers, and its
// logarithm between machines. What is here uses whole numbers only.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_RANDOM_H
#define PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_RANDOM_H

#include <bit>
#include <cstdint>

namespace pipeline::schedule::zerobubble {

/// Marsaglia's xorshift64* (Vigna, arXiv 1402.6246).
class Random {
public:
  explicit Random(uint64_t seed) : state(seed * 0x9E3779B97F4A7C15u + 1) {
    for (int i = 0; i < 4; ++i)
      next();
  }

  uint32_t next() {
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return static_cast<uint32_t>((state * 0x2545F4914F6CDD1Du) >> 32);
  }

  /// In [0, count).
  uint32_t below(uint32_t count) {
    return static_cast<uint32_t>((static_cast<uint64_t>(next()) * count) >> 32);
  }

  /// In [0, count), the near ones more often: the square of a uniform number.
  uint32_t nearBelow(uint32_t count) {
    uint64_t uniform = next();
    return static_cast<uint32_t>((((uniform * uniform) >> 32) * count) >> 32);
  }

  /// Exponentially distributed with a mean of `mean`: -mean log(u), where the
  /// logarithm is linear between powers of two.
  int64_t exponential(int64_t mean) {
    uint32_t uniform = next() | 1;
    int zeros = std::countl_zero(uniform);
    // u = (1 + fraction) / 2^(zeros + 1), with 16 bits of the fraction.
    int64_t fraction =
        static_cast<int64_t>((static_cast<uint64_t>(uniform) << (zeros + 1)) & 0xFFFFFFFFu) >> 16;
    int64_t log = (static_cast<int64_t>(zeros + 1) << 16) - fraction;
    // log(2) is 45426 / 2^16. The mean loses bits first, as it may be large.
    return (mean >> 16) * ((log * 45426) >> 16) + (((mean & 0xFFFF) * ((log * 45426) >> 16)) >> 16);
  }

private:
  uint64_t state;
};

} // namespace pipeline::schedule::zerobubble

#endif // PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_RANDOM_H
