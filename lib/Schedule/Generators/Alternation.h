//===- Alternation.h - One forward, one backward ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_GENERATORS_ALTERNATION_H
#define PIPELINE_LIB_SCHEDULE_GENERATORS_ALTERNATION_H

#include <algorithm>
#include <cstdint>

namespace pipeline::schedule {

/// The order that 1f1b and its kin share: `warmUp` forwards, then one forward
/// and one backward in turn, then the backwards that are left. Calls `forward`
/// and `backward` with 0 to count-1 each. A warm-up beyond `count` ends there.
template <typename Forward, typename Backward>
void alternate(int64_t count, int64_t warmUp, Forward &&forward, Backward &&backward) {
  warmUp = std::min(warmUp, count);
  for (int64_t k = 0; k < warmUp; ++k)
    forward(k);
  for (int64_t k = warmUp; k < count; ++k) {
    forward(k);
    backward(k - warmUp);
  }
  for (int64_t k = count - warmUp; k < count; ++k)
    backward(k);
}

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_GENERATORS_ALTERNATION_H
