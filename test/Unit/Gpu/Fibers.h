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

#ifndef PIPELINE_TEST_UNIT_GPU_FIBERS_H
#define PIPELINE_TEST_UNIT_GPU_FIBERS_H

#include <cstdint>
#include <functional>
#include <string>

namespace pipeline::test {

/// A block of `lanes` by `rows` threads, which all call `run`.
struct Block {
  uint32_t index = 0, lanes = 1, rows = 1;
  /// Decides the order of threads.
  uint64_t seed = 0;
  std::function<void()> run;
};

/// Runs a block to its end; empty, or why threads of a warp do not meet.
std::string runBlock(const Block &block);

/// Where the calling thread stands in its block.
int64_t getThreadX();
int64_t getThreadY();
int64_t getBlockIndex();

/// What threads of a warp do together.
enum class Meeting { none, sync, shuffleDown, shuffleIndex };

/// Waits until all threads of the calling thread's warp whose bits `mask` has have called this
/// with the same kind, mask, offset and segments; gives the value of the thread that the shuffle
/// names, as PTX says.
uint32_t meet(Meeting kind, uint32_t mask, uint32_t value, uint32_t offset, uint32_t segments);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_GPU_FIBERS_H
