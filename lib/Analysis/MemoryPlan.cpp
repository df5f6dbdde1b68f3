//===- MemoryPlan.cpp - What the bytes of an arena are for ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/MemoryPlan.h"

#include <numeric>

using namespace mlir;

namespace pipeline {

/// Calls `visit` with every buffer and every pool.
static void forEachStorage(ProgramOp program, auto visit) {
  for (Operation &op : program.getBody().front()) {
    if (auto buffer = dyn_cast<BufferOp>(op))
      visit(buffer);
    else if (auto pool = dyn_cast<PoolOp>(op))
      visit(pool);
  }
}

MemoryPlan::MemoryPlan(ProgramOp program) {
  forEachStorage(program, [&](auto op) {
    bytes[static_cast<unsigned>(op.getKind())] += op.getResult().getType().getBytes();
  });
}

int64_t MemoryPlan::getTotal() const {
  return std::accumulate(bytes.begin(), bytes.end(), int64_t{0});
}

void assignOffsets(ProgramOp program) {
  int64_t offset = 0;
  auto place = [&](BufferKind kind) {
    forEachStorage(program, [&](auto op) {
      if (op.getKind() != kind)
        return;
      op.setOffset(offset);
      offset += op.getResult().getType().getBytes();
    });
  };
  // What lasts comes first: of all else a program with fewer microbatches may need less.
  for (bool lasting : {true, false})
    for (unsigned kind = 0; kind < MemoryPlan::numKinds; ++kind)
      if (isLasting(static_cast<BufferKind>(kind)) == lasting)
        place(static_cast<BufferKind>(kind));
  program.setArena(offset);
}

} // namespace pipeline
