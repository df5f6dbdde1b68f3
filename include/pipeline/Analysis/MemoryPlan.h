//===- MemoryPlan.h - What the bytes of an arena are for --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_MEMORYPLAN_H
#define PIPELINE_ANALYSIS_MEMORYPLAN_H

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include <array>

namespace pipeline {

/// Whether buffers of a kind keep their contents from one step to the next.
constexpr bool isLasting(BufferKind kind) {
  return kind == BufferKind::Parameters || kind == BufferKind::Optimizer ||
         kind == BufferKind::State;
}

/// The bytes of one rank, by what they are for.
struct MemoryPlan {
  static constexpr unsigned numKinds = getMaxEnumValForBufferKind() + 1;

  explicit MemoryPlan(ProgramOp program);

  int64_t getBytes(BufferKind kind) const { return bytes[static_cast<unsigned>(kind)]; }
  /// The size of the arena.
  int64_t getTotal() const;

private:
  std::array<int64_t, numKinds> bytes{};
};

/// Gives every buffer and pool of `program` its place, what lasts first, kind by
/// kind in the order of their declaration, and the program the size of its arena.
void assignOffsets(ProgramOp program);

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_MEMORYPLAN_H
