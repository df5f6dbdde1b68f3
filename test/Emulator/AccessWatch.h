//===- AccessWatch.h - What threads of a kernel do to memory ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Threads of the emulator run one after the other, so that much is right there by chance. On a
// device an access at an address that its alignment does not divide is an error, and two threads
// that access the same bytes, one of them writing, are a race unless a barrier of the block or of
// the warp is between them (a shuffle orders no memory). Blocks are never ordered.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_EMULATOR_ACCESSWATCH_H
#define PIPELINE_TEST_EMULATOR_ACCESSWATCH_H

#include "ParameterAccess.h"

#include "mlir/IR/BuiltinOps.h"

#include <array>
#include <string>
#include <unordered_map>

namespace pipeline::test {

/// Lets the function of a kernel, in the LLVM dialect, call `emulator_access` before each access to
/// memory (with the address, the bytes, those of an element, the alignment, and whether it writes).
void watchAccesses(mlir::ModuleOp module, llvm::StringRef name);

/// One launch.
class AccessWatch {
public:
  /// What is watched for races: buffers on the device, and the memory of the block.
  std::vector<ByteRange> device, block;

  void beginBlock(uint32_t threads);
  /// All threads of the block have met.
  void passBarrier() { ++barriers; }
  /// Threads of a warp have met, from \p first on those that the mask has.
  void syncWarp(uint32_t first, uint32_t mask);

  /// Memory is always accessed as elements of one size.
  void access(uint32_t thread, int64_t address, int64_t bytes, int64_t element, int64_t alignment,
              bool writes);
  /// The first thing that was wrong; empty if nothing was.
  const std::string &error() const { return found; }

private:
  struct Moment {
    uint32_t block, thread, barriers, syncs;
  };
  /// Its last writer, and who has read it since.
  struct Element {
    bool written = false;
    Moment writer = {};
    std::vector<Moment> readers;
  };

  bool isOrdered(const Moment &before, const Moment &now) const;
  void accessElement(int64_t address, const Moment &now, bool writes);

  static constexpr uint32_t warpThreads = 32;

  uint32_t blocks = 0, barriers = 0;
  /// By thread: what it knows of the syncs of each lane of its warp.
  std::vector<std::array<uint32_t, warpThreads>> known;
  std::unordered_map<int64_t, Element> byAddress;
  std::string found;
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_EMULATOR_ACCESSWATCH_H
