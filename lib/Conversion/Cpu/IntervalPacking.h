//===- IntervalPacking.h - Placing buffers by lifetime ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Offsets for buffers that live for an interval of time, so that those alive at
// once do not overlap.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_INTERVALPACKING_H
#define PIPELINE_LIB_CONVERSION_CPU_INTERVALPACKING_H

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>

namespace pipeline {

/// A buffer of `size` bytes that is alive from `first` to `last`, both included.
struct LiveInterval {
  int64_t size = 0;
  int64_t first = 0;
  int64_t last = 0;
  /// Where it was placed.
  int64_t offset = 0;

  bool overlaps(const LiveInterval &other) const {
    return first <= other.last && other.first <= last;
  }
};

/// Gives every interval an offset that is a multiple of `alignment`, the largest
/// buffers first, each in the smallest gap that holds it. Returns the bytes used,
/// a multiple of `alignment`.
int64_t packIntervals(llvm::MutableArrayRef<LiveInterval> intervals, int64_t alignment);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_INTERVALPACKING_H
