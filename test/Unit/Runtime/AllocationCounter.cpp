//===- AllocationCounter.cpp - Allocation functions, counted ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C library's allocation functions, counted. glibc keeps the real ones under other names.
//
//===----------------------------------------------------------------------===//

#include "AllocationCounter.h"

#include <atomic>
#include <cerrno>
#include <cstddef>

extern "C" {
void *__libc_malloc(std::size_t);
void *__libc_calloc(std::size_t, std::size_t);
void *__libc_realloc(void *, std::size_t);
void *__libc_memalign(std::size_t, std::size_t);
}

namespace {

constexpr std::size_t largeBytes = 64 * 1024;

std::atomic<std::int64_t> calls{0}, largeCalls{0}, largeTotal{0};

void count(std::size_t bytes) {
  ++calls;
  if (bytes < largeBytes)
    return;
  ++largeCalls;
  largeTotal += static_cast<std::int64_t>(bytes);
}

} // namespace

extern "C" {

void *malloc(std::size_t bytes) {
  count(bytes);
  return __libc_malloc(bytes);
}

void *calloc(std::size_t number, std::size_t bytes) {
  count(number * bytes);
  return __libc_calloc(number, bytes);
}

void *realloc(void *p, std::size_t bytes) {
  count(bytes);
  return __libc_realloc(p, bytes);
}

void *memalign(std::size_t alignment, std::size_t bytes) {
  count(bytes);
  return __libc_memalign(alignment, bytes);
}

void *aligned_alloc(std::size_t alignment, std::size_t bytes) { return memalign(alignment, bytes); }

int posix_memalign(void **p, std::size_t alignment, std::size_t bytes) {
  *p = memalign(alignment, bytes);
  return *p ? 0 : ENOMEM;
}

} // extern "C"

pipeline::runtime::testing::AllocationCounts pipeline::runtime::testing::allocationCounts() {
  return {calls, largeCalls, largeTotal};
}
