//===- VectorClock.h - What is known to have happened, by stream -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_FAKEDEVICE_VECTORCLOCK_H
#define PIPELINE_TEST_FAKEDEVICE_VECTORCLOCK_H

#include <algorithm>
#include <cstdint>
#include <vector>

namespace pipeline::fake {

/// One moment of a stream: its tick-th operation.
struct Moment {
  std::size_t stream = 0;
  std::uint64_t tick = 0;
};

/// For each stream, how many of its operations are known to be over.
class VectorClock {
public:
  Moment advance(std::size_t stream) { return {stream, ++at(stream)}; }
  void join(const VectorClock &other) {
    for (std::size_t stream = 0; stream < other.ticks.size(); ++stream)
      at(stream) = std::max(at(stream), other.ticks[stream]);
  }
  bool isBehind(Moment moment) const {
    return moment.stream < ticks.size() && ticks[moment.stream] >= moment.tick;
  }

private:
  std::uint64_t &at(std::size_t stream) {
    if (stream >= ticks.size())
      ticks.resize(stream + 1);
    return ticks[stream];
  }
  std::vector<std::uint64_t> ticks;
};

} // namespace pipeline::fake

#endif // PIPELINE_TEST_FAKEDEVICE_VECTORCLOCK_H
