//===- Fibers.h - The threads of a block, one at a time ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each thread of a block has a stack of its own and runs until it meets others.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_EMULATOR_FIBERS_H
#define PIPELINE_TEST_EMULATOR_FIBERS_H

#include <cstdint>
#include <functional>
#include <string>

namespace pipeline::test {

class AccessWatch;

/// A place in a block or a grid, or the size of one.
struct Dim3 {
  uint32_t x = 1, y = 1, z = 1;
  uint32_t count() const { return x * y * z; }
};

/// A block of threads, which all call `run`.
struct Block {
  Dim3 index, size, grid;
  /// Decides the order of threads.
  uint64_t seed = 0;
  /// Whether threads may meet. Those that never do need no stacks.
  bool meets = true;
  std::function<void()> run;
  /// What is told of threads that meet; may be null.
  AccessWatch *watch = nullptr;
};

/// Runs a block to its end; empty, or why threads do not meet.
std::string runBlock(const Block &block);

/// The block of the calling thread, and where it stands in it.
const Block &getBlock();
Dim3 getThread();
/// The place of the calling thread in its block.
uint32_t getThreadNumber();

/// What threads do together: all of a block (barrier), or those of a warp (the others).
enum class Meeting {
  none,
  barrier,
  sync,
  shuffleDown,
  shuffleUp,
  shuffleXor,
  shuffleIndex,
  exchange
};

/// Waits until all threads of the calling thread's warp whose bits `mask` has have called this
/// with the same kind, mask, offset and segments; gives the value of the thread that the shuffle
/// names, as PTX says. At a barrier waits for all threads of the block.
uint32_t meet(Meeting kind, uint32_t mask, uint32_t value, uint32_t offset, uint32_t segments);

/// What a whole warp does at once: sees what each of its 32 threads has brought, and writes there
/// what each takes away. Says what they did wrong, or nothing.
using Exchange = std::string (*)(void *const *lanes);

/// Waits until all threads of the calling thread's warp have called this with the same exchange,
/// which is then done.
void meetWarp(Exchange exchange, void *lane);

} // namespace pipeline::test

#endif // PIPELINE_TEST_EMULATOR_FIBERS_H
