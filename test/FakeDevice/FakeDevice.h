//===- FakeDevice.h - CUDA devices that are none, for tests -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A fake of the subset of the CUDA runtime, cuBLASLt and NCCL that the project's runtime calls: a
// library with the same symbols, which tests link in place of NVIDIA's (the headers are NVIDIA's).
// Nothing of it is a device, and nothing that runs on it has run on one.
//
// What it is good for. A stream is a queue, and which stream goes on next is drawn by a seeded
// generator from all that may by their events, so a test with many seeds sees many orders. Memory
// has red zones, and for each range of bytes the fake knows who wrote it last and who has read it
// since; two accesses of which one writes must be ordered by streams, events and what the host
// has waited for, or the fake says so and names both calls, whatever order it happened to take. It
// also reports accesses out of bounds or after a free, what is freed or destroyed while it is in
// use, and what is left at the end. Any call can be told to fail.
//
// Streams can be captured, by CUDA's rules, which give CUDA's errors. The nodes of a graph run in
// any order that its edges allow, and are watched as everything else.
//
// Kernels are functions of the host, registered by name, that say which bytes they access: the
// CPU's version of a function, or one that only checks and stamps.
//
// The time between events is a microsecond for each operation that any stream did.
//
// What it does not know: how long anything takes, what a kernel does besides what it says, how
// the host uses pinned memory, and what threads of the host tell one another: what is called for a
// stream is ordered behind what the thread that made it has waited for, whoever calls, and a launch
// of a graph behind what the threads have waited for whose streams are in it. A thread that makes
// none, as the driving thread of a run, waits for those that do, and they for it. A seed gives the
// same orders only where the calls come in the same order.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_FAKEDEVICE_FAKEDEVICE_H
#define PIPELINE_TEST_FAKEDEVICE_FAKEDEVICE_H

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace pipeline::fake {

/// A range of bytes that an operation accesses.
struct Access {
  const void *memory;
  std::int64_t bytes;
  bool writes;
};

/// A launch of a kernel: the arguments as the call gave them.
struct Launch {
  dim3 grid, block;
  std::size_t sharedBytes = 0;
  std::vector<std::vector<unsigned char>> arguments;

  template <typename T>
  T argument(std::size_t index) const {
    T value;
    std::memcpy(&value, arguments[index].data(), sizeof value);
    return value;
  }
};

struct Kernel {
  /// Of each parameter.
  std::vector<std::size_t> parameterBytes;
  /// What a launch reads and writes.
  std::function<std::vector<Access>(const Launch &)> accesses;
  std::function<void(const Launch &)> run;
};

struct Options {
  std::uint64_t seed = 0;
  int devices = 1;
  /// Operations that run at most while the host makes a call; where it waits, as many as it takes.
  /// Less than 0 draws it too: from none, a host far ahead of its devices, to as many as there are.
  int pace = -1;
  /// Whether devices can access one another's memory.
  bool peers = true;
  /// What they say that they are: sm_90.
  int major = 9, minor = 0;
  /// Whether cuBLASLt has epilogues.
  bool epilogues = true;
};

/// All devices of the process, as long as this lives. One at a time.
class FakeDevice {
public:
  explicit FakeDevice(const Options &options = {});
  ~FakeDevice();
  FakeDevice(const FakeDevice &) = delete;
  FakeDevice &operator=(const FakeDevice &) = delete;

  /// Any library that is loaded has it.
  void add(const std::string &name, Kernel kernel);

  /// Call number \p call, from 1, fails with an unknown error; 0 lets all succeed. Calls that
  /// destroy or free do so nevertheless.
  void failCall(std::int64_t call);
  /// Calls so far, and the name of the one that was failed.
  std::int64_t calls() const;
  std::string failedCall() const;

  /// Copies between devices so far that took the way through the host, as neither device was
  /// allowed to access the other.
  std::int64_t stagedCopies() const;

  /// What was found so far, one line each.
  std::vector<std::string> faults() const;
  /// As faults, and what is left: memory, streams, events, libraries, handles, operations in
  /// queues. The test is over.
  std::vector<std::string> finish();
};

} // namespace pipeline::fake

#endif // PIPELINE_TEST_FAKEDEVICE_FAKEDEVICE_H
