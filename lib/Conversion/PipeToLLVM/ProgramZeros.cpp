//===- ProgramZeros.cpp - Buffers that begin as zero ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The accumulators of a step are many and lie side by side in the arena: one call makes all of them
// zero, which on a GPU is one operation of the stream in place of one each.
//
//===----------------------------------------------------------------------===//

#include "ProgramLowering.h"

using namespace mlir;

namespace pipeline {

/// Zeros with nothing between them are given to one stream, or run on one thread, so their order
/// is free. Only what is part of a buffer is written: behind the payload of a message lies its
/// request, and between buffers there may be anything.
void ProgramLowering::lowerZeros(ArrayRef<ZeroOp> zeros) {
  struct Range {
    Location loc;
    int64_t begin, end;
  };
  SmallVector<Range> ranges;
  for (ZeroOp zero : zeros) {
    Quantity offset = getOffset(zero.getBuffer());
    int64_t bytes = zero.getBuffer().getType().getPayloadBytes();
    // Of the slot of a pool the place is known when the program runs.
    if (offset.variable)
      add(zero.getLoc(), "zero", {Argument(), Argument::place(offset), getI64(bytes)});
    else
      ranges.push_back({zero.getLoc(), offset.constant, offset.constant + bytes});
  }
  llvm::sort(ranges, [](const Range &a, const Range &b) { return a.begin < b.begin; });
  for (ArrayRef<Range> rest = ranges; !rest.empty();) {
    Range merged = rest.front();
    rest = rest.drop_front();
    for (; !rest.empty() && rest.front().begin <= merged.end; rest = rest.drop_front())
      merged.end = std::max(merged.end, rest.front().end);
    add(merged.loc, "zero",
        {Argument(), Argument::place({merged.begin, {}}), getI64(merged.end - merged.begin)});
  }
}

} // namespace pipeline
