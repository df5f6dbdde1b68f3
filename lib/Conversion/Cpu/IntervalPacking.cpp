//===- IntervalPacking.cpp - Placing buffers by lifetime ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See IntervalPacking.h.
//
//===----------------------------------------------------------------------===//

#include "IntervalPacking.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

#include <limits>
#include <tuple>

namespace pipeline {

/// The best offset for `interval` beside those that are placed and alive with it.
static int64_t findOffset(const LiveInterval &interval, int64_t size,
                          llvm::ArrayRef<LiveInterval *> placed, int64_t alignment) {
  llvm::SmallVector<const LiveInterval *> neighbours;
  for (const LiveInterval *other : placed)
    if (other->overlaps(interval))
      neighbours.push_back(other);
  llvm::sort(neighbours,
             [](const LiveInterval *a, const LiveInterval *b) { return a->offset < b->offset; });
  int64_t end = 0, best = -1, bestGap = std::numeric_limits<int64_t>::max();
  for (const LiveInterval *other : neighbours) {
    int64_t gap = other->offset - end;
    if (gap >= size && gap < bestGap) {
      best = end;
      bestGap = gap;
    }
    end = std::max<int64_t>(end, other->offset + llvm::alignTo(other->size, alignment));
  }
  return best >= 0 ? best : end;
}

int64_t packIntervals(llvm::MutableArrayRef<LiveInterval> intervals, int64_t alignment) {
  llvm::SmallVector<LiveInterval *> order;
  for (LiveInterval &interval : intervals)
    order.push_back(&interval);
  llvm::sort(order, [](const LiveInterval *a, const LiveInterval *b) {
    return std::tuple(-a->size, a->first, a->last, a) < std::tuple(-b->size, b->first, b->last, b);
  });
  int64_t bytes = 0;
  for (auto [i, interval] : llvm::enumerate(order)) {
    int64_t size = llvm::alignTo(interval->size, alignment);
    interval->offset = findOffset(*interval, size, llvm::ArrayRef(order).take_front(i), alignment);
    bytes = std::max(bytes, interval->offset + size);
  }
  return bytes;
}

} // namespace pipeline
