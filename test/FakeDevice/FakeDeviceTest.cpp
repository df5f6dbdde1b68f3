//===- FakeDeviceTest.cpp - The fake device finds what it is there to find -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FakeDevice.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <set>

using namespace pipeline::fake;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

/// A device with two streams, an event and some memory.
struct FakeDeviceTest : ::testing::Test {
  static constexpr std::size_t bytes = 1024;

  void start(std::uint64_t seed = 1, int pace = -1) {
    device.reset();
    device = std::make_unique<FakeDevice>(Options{seed, 1, pace});
    void *pointer = nullptr;
    ASSERT_EQ(cudaMalloc(&pointer, bytes), cudaSuccess);
    memory = static_cast<char *>(pointer);
    ASSERT_EQ(cudaHostAlloc(&pointer, bytes, 0), cudaSuccess);
    host = static_cast<char *>(pointer);
    for (cudaStream_t &stream : streams)
      ASSERT_EQ(cudaStreamCreateWithFlags(&stream, 0), cudaSuccess);
    ASSERT_EQ(cudaEventCreateWithFlags(&event, 0), cudaSuccess);
  }

  /// Ends it as a program should. What was found.
  std::vector<std::string> end() {
    for (cudaStream_t stream : streams) {
      EXPECT_EQ(cudaStreamSynchronize(stream) == cudaSuccess, isWell);
      (void)cudaStreamDestroy(stream);
    }
    (void)cudaEventDestroy(event);
    (void)cudaFree(memory);
    (void)cudaFreeHost(host);
    return device->finish();
  }

  void set(int stream, std::size_t first, std::size_t count, int value = 1) {
    EXPECT_EQ(cudaMemsetAsync(memory + first, value, count, streams[stream]), cudaSuccess);
  }
  void record(int stream) { EXPECT_EQ(cudaEventRecord(event, streams[stream]), cudaSuccess); }
  void wait(int stream) { EXPECT_EQ(cudaStreamWaitEvent(streams[stream], event, 0), cudaSuccess); }
  void toHost(int stream, std::size_t first, std::size_t count) {
    EXPECT_EQ(cudaMemcpyAsync(host, memory + first, count, cudaMemcpyDeviceToHost, streams[stream]),
              cudaSuccess);
  }

  std::unique_ptr<FakeDevice> device;
  char *memory = nullptr, *host = nullptr;
  cudaStream_t streams[2] = {};
  cudaEvent_t event = nullptr;
  bool isWell = true;
};

TEST_F(FakeDeviceTest, AcceptsWhatEventsOrder) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    start(seed);
    set(0, 0, 512, 7);
    record(0);
    wait(1);
    toHost(1, 0, 512);
    record(1);
    wait(0);
    set(0, 0, 512, 8);
    EXPECT_THAT(end(), IsEmpty());
    EXPECT_EQ(host[511], 7);
  }
}

TEST_F(FakeDeviceTest, FindsTwoWritesThatNothingOrders) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    start(seed);
    set(0, 0, 512);
    set(1, 256, 512);
    EXPECT_THAT(end(), ElementsAre(AllOf(HasSubstr("race: cudaMemsetAsync"), HasSubstr("stream 0"),
                                         HasSubstr("stream 1"), HasSubstr("nothing orders"))));
  }
}

TEST_F(FakeDeviceTest, FindsAReadThatAWriteOvertakes) {
  start();
  set(0, 0, 512);
  record(0);
  wait(1);
  toHost(1, 0, 512);
  // The read is behind the first write; the second is not behind the read.
  set(0, 500, 20);
  EXPECT_THAT(end(), ElementsAre(HasSubstr("race: ")));
}

TEST_F(FakeDeviceTest, ReadsAndNeighboursAreNoRace) {
  start();
  set(0, 0, 512);
  record(0);
  wait(1);
  toHost(1, 0, 512);
  EXPECT_EQ(cudaMemcpyAsync(memory + 512, memory, 256, cudaMemcpyDeviceToDevice, streams[0]),
            cudaSuccess);
  set(1, 768, 256);
  EXPECT_THAT(end(), IsEmpty());
}

TEST_F(FakeDeviceTest, AnEventThatIsYetToBeRecordedOrdersNothing) {
  start();
  wait(1);
  set(0, 0, 512);
  record(0);
  toHost(1, 0, 512);
  EXPECT_THAT(end(), ElementsAre(HasSubstr("race: ")));
}

TEST_F(FakeDeviceTest, AWaitIsForTheRecordBeforeIt) {
  start();
  record(0);
  wait(1);
  set(0, 0, 512);
  record(0);
  toHost(1, 0, 512);
  EXPECT_THAT(end(), ElementsAre(HasSubstr("race: ")));
}

TEST_F(FakeDeviceTest, WhatTheHostHasWaitedForIsOrdered) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    start(seed);
    set(0, 0, 512);
    record(0);
    while (cudaEventQuery(event) == cudaErrorNotReady) {
    }
    set(1, 0, 512);
    while (cudaStreamQuery(streams[1]) == cudaErrorNotReady) {
    }
    set(0, 0, 512);
    EXPECT_THAT(end(), IsEmpty());
  }
}

TEST_F(FakeDeviceTest, FindsAccessesOutOfBounds) {
  start();
  set(0, 1000, 25);
  isWell = false;
  EXPECT_THAT(end(), Contains(AllOf(HasSubstr("bytes 1000 to 1025"), HasSubstr("out of bounds"))));
}

TEST_F(FakeDeviceTest, FindsAccessesAfterAFree) {
  start();
  char *freed = memory;
  ASSERT_EQ(cudaFree(memory), cudaSuccess);
  void *pointer = nullptr;
  ASSERT_EQ(cudaMalloc(&pointer, bytes), cudaSuccess);
  memory = static_cast<char *>(pointer);
  EXPECT_EQ(cudaMemsetAsync(freed, 0, 8, streams[0]), cudaSuccess);
  isWell = false;
  EXPECT_THAT(end(), Contains(HasSubstr("after it was freed")));
}

TEST_F(FakeDeviceTest, FindsWritesThatAKernelDidNotTell) {
  start();
  device->add("stray", {{sizeof(char *)},
                        [](const Launch &) { return std::vector<Access>(); },
                        [](const Launch &launch) { launch.argument<char *>(0)[bytes] = 1; }});
  cudaLibrary_t library;
  cudaKernel_t kernel;
  ASSERT_EQ(cudaLibraryLoadData(&library, "", nullptr, nullptr, 0, nullptr, nullptr, 0),
            cudaSuccess);
  ASSERT_EQ(cudaLibraryGetKernel(&kernel, library, "stray"), cudaSuccess);
  EXPECT_EQ(cudaLibraryGetKernel(&kernel, library, "absent"), cudaErrorSymbolNotFound);
  ASSERT_EQ(cudaLibraryGetKernel(&kernel, library, "stray"), cudaSuccess);
  void *arguments[] = {&memory};
  EXPECT_EQ(cudaLaunchKernel(kernel, dim3(1), dim3(1), arguments, 0, streams[0]), cudaSuccess);
  EXPECT_EQ(cudaLibraryUnload(library), cudaSuccess);
  EXPECT_THAT(end(), ElementsAre(HasSubstr("written beside allocation 0")));
}

TEST_F(FakeDeviceTest, FindsWhatIsLeft) {
  start();
  EXPECT_THAT(device->finish(),
              AllOf(Contains(HasSubstr("leak: allocation 0 of 1024 bytes")),
                    Contains(HasSubstr("leak: pinned allocation 1")),
                    Contains(HasSubstr("2 streams")), Contains(HasSubstr("1 events"))));
}

TEST_F(FakeDeviceTest, FindsWhatIsFreedOrDestroyedInUse) {
  // Nothing runs, as the host never waits.
  start(1, /*pace=*/0);
  set(0, 0, 8);
  record(0);
  wait(1);
  set(1, 8, 8);
  (void)cudaFree(memory);
  (void)cudaStreamDestroy(streams[1]);
  EXPECT_THAT(device->finish(), AllOf(Contains(HasSubstr("has yet to access")),
                                      Contains(HasSubstr("destroys a stream with")),
                                      Contains(HasSubstr("is in its queue at the end"))));
}

TEST_F(FakeDeviceTest, FailsTheCallItIsTold) {
  start();
  device->failCall(device->calls() + 2);
  EXPECT_EQ(cudaMemsetAsync(memory, 0, 8, streams[0]), cudaSuccess);
  EXPECT_EQ(cudaEventRecord(event, streams[0]), cudaErrorUnknown);
  EXPECT_EQ(cudaEventRecord(event, streams[0]), cudaSuccess);
  EXPECT_EQ(device->failedCall(), "cudaEventRecord");
  EXPECT_THAT(end(), IsEmpty());
}

TEST_F(FakeDeviceTest, SeedsGiveDifferentOrders) {
  std::set<int> last;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    start(seed);
    set(0, 0, 1, 1);
    set(1, 0, 1, 2);
    (void)end();
    last.insert(memory[0]);
  }
  EXPECT_EQ(last, (std::set<int>{1, 2}));
}

} // namespace
