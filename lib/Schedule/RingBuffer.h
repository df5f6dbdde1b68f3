//===- RingBuffer.h - A queue that keeps its memory -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_RINGBUFFER_H
#define PIPELINE_LIB_SCHEDULE_RINGBUFFER_H

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace pipeline::schedule {

/// A queue whose memory is as large as the most that it has held: std::deque
/// would allocate and free for every few large elements that pass through.
/// References hold until the next push_back or append.
template <typename T>
class RingBuffer {
public:
  size_t size() const { return count; }
  bool empty() const { return count == 0; }

  T &operator[](size_t i) { return slots[(first + i) & mask]; }
  const T &operator[](size_t i) const { return slots[(first + i) & mask]; }
  T &front() { return (*this)[0]; }
  const T &front() const { return (*this)[0]; }
  T &back() { return (*this)[count - 1]; }

  void push_back(T value) { append() = std::move(value); }

  /// Makes room for one element more, which holds anything.
  T &append() {
    if (count == slots.size())
      grow();
    return slots[(first + count++) & mask];
  }

  void pop_front() {
    assert(count > 0 && "nothing to take");
    first = (first + 1) & mask;
    --count;
  }

private:
  void grow() {
    std::vector<T> larger(slots.empty() ? 4 : 2 * slots.size());
    for (size_t i = 0; i < count; ++i)
      larger[i] = std::move((*this)[i]);
    slots = std::move(larger);
    first = 0;
    mask = slots.size() - 1;
  }

  /// Of a power of two in number, or none.
  std::vector<T> slots;
  /// One less than that: a division by the size of T per access would show.
  size_t mask = 0;
  size_t first = 0;
  size_t count = 0;
};

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_RINGBUFFER_H
