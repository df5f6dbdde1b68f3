//===- CallHeap.cpp - Fixed blocks for library calls ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fixed blocks, one for each thread that executes library calls.
//
// A block hands out memory upwards and starts again when nothing of it is alive, which is so after
// every call. The blocks lie in one static region, so that an address says whether it is of a call
// heap, and the untouched ones cost nothing.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/CallHeap.h"

#include <atomic>
#include <cstdint>

namespace pipeline::runtime {
namespace {

constexpr std::size_t blockBytes = 4096;
constexpr std::size_t blockCount = 256;
constexpr std::size_t alignment = alignof(std::max_align_t);

struct alignas(64) Block {
  alignas(64) unsigned char bytes[blockBytes];
};

/// What a block has given out. Only its thread allocates; any thread may release, but nearly always
/// it is the same, which then counts without an atomic operation.
struct alignas(64) BlockState {
  std::atomic<bool> taken{false};
  /// Given out, less what the block's own thread has released.
  std::int64_t held = 0;
  std::atomic<std::int64_t> releasedElsewhere{0};
  std::size_t used = 0;

  bool isEmpty() const { return held == releasedElsewhere.load(std::memory_order_acquire); }
};

Block blocks[blockCount];
BlockState states[blockCount];

/// The block of one thread: claimed at its first scope, given back when the thread ends.
struct ThreadBlock {
  BlockState *state = nullptr;
  bool active = false;

  ~ThreadBlock() {
    active = false;
    if (state)
      state->taken.store(false, std::memory_order_release);
    // What this thread releases from here on is no longer of its own block.
    state = nullptr;
  }

  void claim() {
    for (BlockState &candidate : states) {
      if (candidate.taken.exchange(true, std::memory_order_acquire))
        continue;
      state = &candidate;
      return;
    }
  }
};

thread_local ThreadBlock threadBlock;

} // namespace

CallHeapScope::CallHeapScope() {
  if (!threadBlock.state)
    threadBlock.claim();
  threadBlock.active = threadBlock.state != nullptr;
}

CallHeapScope::~CallHeapScope() { threadBlock.active = false; }

void *allocateFromCallHeap(std::size_t bytes) noexcept {
  if (!threadBlock.active)
    return nullptr;
  BlockState &state = *threadBlock.state;
  if (state.isEmpty())
    state.used = 0;
  std::size_t rounded = (bytes + alignment - 1) / alignment * alignment;
  // Distinct objects have distinct addresses, also those without a size.
  if (rounded == 0)
    rounded = alignment;
  if (rounded < bytes || rounded > blockBytes - state.used)
    return nullptr;
  void *p = blocks[&state - states].bytes + state.used;
  state.used += rounded;
  ++state.held;
  return p;
}

bool releaseToCallHeap(void *p) noexcept {
  auto offset = reinterpret_cast<std::uintptr_t>(p) - reinterpret_cast<std::uintptr_t>(blocks);
  if (offset >= sizeof(blocks))
    return false;
  BlockState &state = states[offset / sizeof(Block)];
  if (&state == threadBlock.state)
    --state.held;
  else
    state.releasedElsewhere.fetch_add(1, std::memory_order_release);
  return true;
}

} // namespace pipeline::runtime
