//===- Clock.h - The clock by which a run measures itself -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CLOCK_H
#define PIPELINE_RUNTIME_LIB_CLOCK_H

#include <chrono>
#include <cstdint>

namespace pipeline::runtime {

using Clock = std::chrono::steady_clock;

/// A clock in units of its own, for what happens too often to ask the other: the processor's
/// counter, which takes a few nanoseconds to read instead of some tens.
inline std::uint64_t readTicks() {
#if defined(__x86_64__) || defined(__i386__)
  return __builtin_ia32_rdtsc();
#elif defined(__aarch64__)
  std::uint64_t ticks;
  asm volatile("mrs %0, cntvct_el0" : "=r"(ticks));
  return ticks;
#else
  return static_cast<std::uint64_t>(Clock::now().time_since_epoch().count());
#endif
}

/// How long a tick is: the longer this lives, the better it knows.
class TickLength {
public:
  double secondsOf(std::uint64_t ticks) const {
    std::uint64_t passed = readTicks() - originTicks;
    double seconds = std::chrono::duration<double>(Clock::now() - origin).count();
    return passed ? static_cast<double>(ticks) * seconds / static_cast<double>(passed) : 0;
  }

private:
  Clock::time_point origin = Clock::now();
  std::uint64_t originTicks = readTicks();
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CLOCK_H
