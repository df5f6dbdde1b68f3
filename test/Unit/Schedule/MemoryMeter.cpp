//===- MemoryMeter.cpp - How much memory is in use --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces the allocation functions of the test binary. Each block is asked for
// its own size, so that nothing needs to stand beside it.
//
//===----------------------------------------------------------------------===//

#include "MemoryMeter.h"

#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

namespace pipeline::schedule {

static std::atomic<int64_t> bytesInUse = 0;
static std::atomic<int64_t> bytesAtPeak = 0;

int64_t MemoryMeter::inUse() { return bytesInUse; }
int64_t MemoryMeter::peak() { return bytesAtPeak; }
void MemoryMeter::forgetPeak() { bytesAtPeak = bytesInUse.load(); }

static void *take(std::size_t size) {
  void *block = std::malloc(size == 0 ? 1 : size);
  if (!block)
    throw std::bad_alloc();
  int64_t now = bytesInUse += static_cast<int64_t>(malloc_usable_size(block));
  int64_t before = bytesAtPeak;
  while (before < now && !bytesAtPeak.compare_exchange_weak(before, now))
    ;
  return block;
}

static void give(void *block) {
  if (block)
    bytesInUse -= static_cast<int64_t>(malloc_usable_size(block));
  std::free(block);
}

} // namespace pipeline::schedule

void *operator new(std::size_t size) { return pipeline::schedule::take(size); }
void *operator new[](std::size_t size) { return pipeline::schedule::take(size); }
void operator delete(void *block) noexcept { pipeline::schedule::give(block); }
void operator delete[](void *block) noexcept { pipeline::schedule::give(block); }
void operator delete(void *block, std::size_t) noexcept { pipeline::schedule::give(block); }
void operator delete[](void *block, std::size_t) noexcept { pipeline::schedule::give(block); }
