//===- AllocationCounter.h - Allocation functions, counted ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts the allocations of the whole process, by standing in for malloc and its kin.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_RUNTIME_ALLOCATIONCOUNTER_H
#define PIPELINE_TEST_UNIT_RUNTIME_ALLOCATIONCOUNTER_H

#include <cstdint>

namespace pipeline::runtime::testing {

/// All allocations of all threads since the process began.
struct AllocationCounts {
  std::int64_t calls;
  /// Of them, those of at least 64 KiB, and their bytes.
  std::int64_t largeCalls;
  std::int64_t largeBytes;
};
AllocationCounts allocationCounts();

} // namespace pipeline::runtime::testing

#endif // PIPELINE_TEST_UNIT_RUNTIME_ALLOCATIONCOUNTER_H
