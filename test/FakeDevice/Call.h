//===- Call.h - What every function of the fake does first ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_FAKEDEVICE_CALL_H
#define PIPELINE_TEST_FAKEDEVICE_CALL_H

#include "Machine.h"

namespace pipeline::fake {

/// The device of the calling thread.
inline thread_local int currentDevice = 0;

/// A call of the CUDA runtime: takes the lock, counts, and fails if it is told to, or if the device
/// is broken.
class Call {
public:
  /// What a call may do while a stream is captured.
  enum class Capture {
    /// It says nothing to a stream, or is captured.
    Safe,
    /// CUDA calls it potentially unsafe: nothing of it would be in the graph, so captures that are
    /// not relaxed forbid it, and it ends them.
    Unsafe,
  };

  explicit Call(const char *name, Capture capture = Capture::Safe)
      : machine(Machine::current()), lock(machine.mutex) {
    error = machine.begin(name) ? cudaErrorUnknown : machine.sticky;
    if (error == cudaSuccess && capture == Capture::Unsafe && machine.invalidateStrictCaptures())
      error = cudaErrorStreamCaptureUnsupported;
  }
  Machine *operator->() { return &machine; }
  Machine &operator*() { return machine; }
  bool fails() const { return error != cudaSuccess; }

  cudaError_t error;

private:
  Machine &machine;
  std::lock_guard<std::mutex> lock;
};

} // namespace pipeline::fake

#endif // PIPELINE_TEST_FAKEDEVICE_CALL_H
