//===- SpinningMutex.h - A lock that is held for a few instructions -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_TRANSPORT_THREADS_SPINNINGMUTEX_H
#define PIPELINE_RUNTIME_LIB_TRANSPORT_THREADS_SPINNINGMUTEX_H

#include "../../Event.h"

#include <atomic>
#include <cstdint>

namespace pipeline::runtime {

/// For std::lock_guard. Two ranks that post at the same moment meet here, and going to sleep would
/// take a hundred times as long as what the other one does: so look for it first. Then sleep, as
/// the one that holds it may have lost its core.
class SpinningMutex {
public:
  void lock() {
    for (int i = 0; i < spins; ++i) {
      std::uint32_t expected = Free;
      if (state.compare_exchange_weak(expected, Held, std::memory_order_acquire,
                                      std::memory_order_relaxed))
        return;
      relaxProcessor();
    }
    while (state.exchange(HeldAndAwaited, std::memory_order_acquire) != Free)
      state.wait(HeldAndAwaited, std::memory_order_relaxed);
  }

  void unlock() {
    if (state.exchange(Free, std::memory_order_release) == HeldAndAwaited)
      state.notify_one();
  }

private:
  /// Some microseconds.
  static constexpr int spins = 100;
  enum State : std::uint32_t { Free, Held, HeldAndAwaited };
  std::atomic<std::uint32_t> state{Free};
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_TRANSPORT_THREADS_SPINNINGMUTEX_H
