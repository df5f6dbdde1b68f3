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
    // Who sleeps is in the same word as the count, so that a signal that nobody waits for, which is
    // nearly all of them, is one addition. (The standard library's count of waiters is shared
    // between addresses: its notify enters the kernel if any other event of the process has one.)
    if (changes.fetch_add(change, std::memory_order_acq_rel) & asleep)
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
      // Before the condition is read: a change after that differs from `seen`, so no signal is
      // lost.
      std::uint32_t seen = changes.fetch_or(asleep, std::memory_order_acq_rel) | asleep;
      if (condition())
        break;
      changes.wait(seen, std::memory_order_acquire);
    }
    changes.fetch_and(~asleep, std::memory_order_relaxed);
  }

private:
  /// The lowest bit says that the waiter sleeps or is about to; the others count signals.
  static constexpr std::uint32_t asleep = 1, change = 2;
  std::atomic<std::uint32_t> changes{0};
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_EVENT_H
