//===- Event.h - What a thread sleeps on ------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_EVENT_H
#define PIPELINE_RUNTIME_LIB_EVENT_H

#include <atomic>
#include <cstdint>

namespace pipeline::runtime {

inline void relaxProcessor() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield" ::: "memory");
#endif
}

/// One waiting thread, any number that signal. A signal says that something the waiter may look at
/// has changed; which condition it waits for is its own business, so one event serves messages,
/// barriers and failure, and a finished request is never touched by the thread that finished it.
class alignas(64) Event {
public:
  void signal() {
    changes.fetch_add(1, std::memory_order_release);
    changes.notify_all();
  }

  /// Returns once \p condition holds: looks \p spins times, then sleeps between signals.
  /// \p beforeSleep is called once, if it comes to that, and may make the condition hold.
  template <typename Condition, typename BeforeSleep>
  void await(Condition condition, int spins, BeforeSleep beforeSleep) {
    for (int i = 0; i < spins; ++i) {
      if (condition())
        return;
      relaxProcessor();
    }
    if (condition())
      return;
    beforeSleep();
    for (;;) {
      // Read before the condition: a change after that differs from `seen`, so no signal is lost.
      std::uint32_t seen = changes.load(std::memory_order_acquire);
      if (condition())
        return;
      changes.wait(seen, std::memory_order_acquire);
    }
  }

private:
  std::atomic<std::uint32_t> changes{0};
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_EVENT_H
