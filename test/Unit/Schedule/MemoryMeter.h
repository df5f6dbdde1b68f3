//===- MemoryMeter.h - How much memory is in use ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_SCHEDULE_MEMORYMETER_H
#define PIPELINE_TEST_UNIT_SCHEDULE_MEMORYMETER_H

#include <cstdint>

namespace pipeline::schedule {

/// The bytes that operator new has given and delete has not taken back, and the
/// most that this has been since it was last asked to forget.
class MemoryMeter {
public:
  static int64_t inUse();
  static int64_t peak();
  static void forgetPeak();
};

} // namespace pipeline::schedule

#endif // PIPELINE_TEST_UNIT_SCHEDULE_MEMORYMETER_H
