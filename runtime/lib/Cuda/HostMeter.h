//===- HostMeter.h - What a rank's host does for its device -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_HOSTMETER_H
#define PIPELINE_RUNTIME_LIB_CUDA_HOSTMETER_H

#include "../Clock.h"
#include "pipeline-runtime/Device.h"

namespace pipeline::runtime {

/// Calls of CUDA, cuBLASLt and NCCL that the calling thread has made, but for those that only ask.
inline thread_local std::int64_t callsOfThread = 0;

/// Sums up what a rank's thread does in its programs. Used by that thread.
class HostMeter {
public:
  /// Around a program, with the actions that the rank has had so far. What does not count leaves
  /// no trace.
  void begin(std::int64_t actions) {
    start = Clock::now();
    first = {0, actions, callsOfThread};
    waited = {};
  }
  void end(std::int64_t actions) {
    work.seconds += std::chrono::duration<double>(Clock::now() - start - waited).count();
    work.actions += actions - first.actions;
    work.calls += callsOfThread - first.calls;
  }
  const HostWork &total() const { return work; }

  /// Its lifetime is no work: the host waits.
  class Wait {
  public:
    explicit Wait(HostMeter &meter) : meter(meter) {}
    ~Wait() { meter.waited += Clock::now() - start; }
    Wait(const Wait &) = delete;
    Wait &operator=(const Wait &) = delete;

  private:
    HostMeter &meter;
    const Clock::time_point start = Clock::now();
  };

private:
  HostWork work, first;
  Clock::time_point start;
  Clock::duration waited{};
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_HOSTMETER_H
