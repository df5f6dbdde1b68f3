//===- GraphTest.cpp - The fake device captures and launches as CUDA does -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FakeDevice.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <set>
#include <thread>

using namespace pipeline::fake;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

/// A device with three streams, some events and some memory; the first stream is captured.
struct GraphTest : ::testing::Test {
  static constexpr std::size_t bytes = 1024;

  void start(std::uint64_t seed = 1, cudaStreamCaptureMode mode = cudaStreamCaptureModeThreadLocal,
             int pace = -1) {
    device.reset();
    device = std::make_unique<FakeDevice>(Options{seed, 1, pace});
    void *pointer = nullptr;
    ASSERT_EQ(cudaMalloc(&pointer, bytes), cudaSuccess);
    memory = static_cast<char *>(pointer);
    ASSERT_EQ(cudaHostAlloc(&pointer, bytes, 0), cudaSuccess);
    host = static_cast<char *>(pointer);
    for (cudaStream_t &stream : streams)
      ASSERT_EQ(cudaStreamCreateWithFlags(&stream, 0), cudaSuccess);
    for (cudaEvent_t &event : events)
      ASSERT_EQ(cudaEventCreateWithFlags(&event, 0), cudaSuccess);
    ASSERT_EQ(cudaStreamBeginCapture(streams[0], mode), cudaSuccess);
  }

  /// Ends it as a program should. What was found.
  std::vector<std::string> end() {
    if (executable) {
      EXPECT_EQ(cudaGraphExecDestroy(executable), cudaSuccess);
      executable = nullptr;
    }
    for (cudaStream_t stream : streams) {
      EXPECT_EQ(cudaStreamSynchronize(stream), cudaSuccess);
      (void)cudaStreamDestroy(stream);
    }
    for (cudaEvent_t event : events)
      (void)cudaEventDestroy(event);
    (void)cudaFree(memory);
    (void)cudaFreeHost(host);
    return device->finish();
  }

  void order(int earlier, int later) {
    cudaEvent_t event = events[earlier * 3 + later];
    EXPECT_EQ(cudaEventRecord(event, streams[earlier]), cudaSuccess);
    EXPECT_EQ(cudaStreamWaitEvent(streams[later], event, 0), cudaSuccess);
  }
  cudaError_t set(int stream, std::size_t first, std::size_t count, int value = 1) {
    return cudaMemsetAsync(memory + first, value, count, streams[stream]);
  }
  cudaError_t copy(char *to, const char *from, std::size_t count, int stream,
                   cudaMemcpyKind kind = cudaMemcpyDeviceToDevice) {
    return cudaMemcpyAsync(to, from, count, kind, streams[stream]);
  }
  cudaError_t endCapture(int stream = 0) {
    cudaGraph_t graph = nullptr;
    cudaError_t error = cudaStreamEndCapture(streams[stream], &graph);
    if (error == cudaSuccess) {
      EXPECT_EQ(cudaGraphInstantiate(&executable, graph, 0), cudaSuccess);
      EXPECT_EQ(cudaGraphDestroy(graph), cudaSuccess);
    } else {
      EXPECT_EQ(graph, nullptr);
    }
    return error;
  }
  void launch(int stream = 0) {
    EXPECT_EQ(cudaGraphLaunch(executable, streams[stream]), cudaSuccess);
    EXPECT_EQ(cudaStreamSynchronize(streams[stream]), cudaSuccess);
  }

  std::unique_ptr<FakeDevice> device;
  char *memory = nullptr, *host = nullptr;
  cudaStream_t streams[3] = {};
  cudaEvent_t events[9] = {};
  cudaGraphExec_t executable = nullptr;
};

/// Work of two streams, of which the second begins behind a part of the first.
TEST_F(GraphTest, RunsWhenItIsLaunchedAsOftenAsThat) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    start(seed);
    EXPECT_EQ(copy(memory, host, 16, 0, cudaMemcpyHostToDevice), cudaSuccess);
    order(0, 1);
    EXPECT_EQ(copy(memory + 16, memory, 16, 1), cudaSuccess);
    EXPECT_EQ(copy(memory + 32, memory, 16, 0), cudaSuccess);
    order(1, 0);
    EXPECT_EQ(copy(host + 64, memory + 16, 32, 0, cudaMemcpyDeviceToHost), cudaSuccess);
    ASSERT_EQ(endCapture(), cudaSuccess);
    for (char value = 1; value < 4; ++value) {
      // What is copied is what stands there when the graph is launched.
      std::memset(host, value, 16);
      launch(value % 2);
      EXPECT_THAT(std::vector<char>(host + 64, host + 96), Each(value));
    }
    EXPECT_THAT(end(), IsEmpty());
  }
}

TEST_F(GraphTest, RunsInEveryOrderThatItsEdgesAllow) {
  std::set<std::vector<char>> seen;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    start(seed);
    order(0, 1);
    order(0, 2);
    // The last byte says who came last, the others in what order each copied it.
    for (int stream = 0; stream < 2; ++stream) {
      EXPECT_EQ(set(stream, 0, 1, stream), cudaSuccess);
      EXPECT_EQ(copy(memory + 1 + stream, memory, 1, stream), cudaSuccess);
    }
    order(1, 0);
    order(2, 0);
    ASSERT_EQ(endCapture(), cudaSuccess);
    launch();
    std::vector<std::string> faults = end();
    seen.insert(std::vector<char>(memory, memory + 3));
    // Nothing orders the two, which is found every time.
    EXPECT_THAT(faults, Contains(AllOf(HasSubstr("race: "), HasSubstr("in a graph"))));
  }
  EXPECT_EQ(seen.size(), 4u);
}

TEST_F(GraphTest, LaunchesAreOrderedAsTheirStreamsAre) {
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    for (bool again : {false, true}) {
      start(seed);
      EXPECT_EQ(set(0, 0, 512), cudaSuccess);
      ASSERT_EQ(endCapture(), cudaSuccess);
      EXPECT_EQ(cudaGraphLaunch(executable, streams[0]), cudaSuccess);
      // Behind the first launch, as there is one at a time, but not before what comes next.
      if (again)
        EXPECT_EQ(cudaGraphLaunch(executable, streams[1]), cudaSuccess);
      EXPECT_EQ(set(0, 0, 8), cudaSuccess);
      for (cudaStream_t stream : streams)
        EXPECT_EQ(cudaStreamSynchronize(stream), cudaSuccess);
      EXPECT_EQ(end().size(), again ? 1u : 0u);
    }
}

TEST_F(GraphTest, WhatIsLeftIsFound) {
  start(1, cudaStreamCaptureModeThreadLocal, /*pace=*/0);
  EXPECT_EQ(set(0, 0, 8), cudaSuccess);
  cudaGraph_t graph = nullptr;
  EXPECT_EQ(cudaStreamEndCapture(streams[0], &graph), cudaSuccess);
  EXPECT_EQ(cudaGraphInstantiate(&executable, graph, 0), cudaSuccess);
  EXPECT_EQ(cudaGraphLaunch(executable, streams[0]), cudaSuccess);
  (void)cudaFree(memory);
  EXPECT_THAT(device->finish(), AllOf(Contains(HasSubstr("1 graphs are not destroyed")),
                                      Contains(HasSubstr("1 executable graphs")),
                                      Contains(HasSubstr("in a graph, has yet to access"))));
  (void)cudaGraphExecDestroy(executable);
  EXPECT_THAT(device->faults(), Contains(HasSubstr("has yet to run")));
}

//===--- Rules ------------------------------------------------------------===//

TEST_F(GraphTest, AForkThatIsNotJoined) {
  start();
  order(0, 1);
  EXPECT_EQ(set(1, 0, 8), cudaSuccess);
  EXPECT_EQ(endCapture(), cudaErrorStreamCaptureUnjoined);
  // The streams are as before.
  EXPECT_EQ(set(1, 0, 8), cudaSuccess);
  EXPECT_THAT(end(), IsEmpty());
}

TEST_F(GraphTest, AnEventFromOutside) {
  start();
  EXPECT_EQ(cudaEventRecord(events[0], streams[1]), cudaSuccess);
  EXPECT_EQ(cudaStreamWaitEvent(streams[0], events[0], 0), cudaErrorStreamCaptureIsolation);
  EXPECT_EQ(set(0, 0, 8), cudaErrorStreamCaptureInvalidated);
  EXPECT_EQ(endCapture(), cudaErrorStreamCaptureInvalidated);
  EXPECT_THAT(end(), IsEmpty());
}

TEST_F(GraphTest, AnEventFromInside) {
  start();
  EXPECT_EQ(cudaEventRecord(events[0], streams[0]), cudaSuccess);
  EXPECT_EQ(cudaEventQuery(events[0]), cudaErrorStreamCaptureUnsupported);
  EXPECT_EQ(endCapture(), cudaErrorStreamCaptureInvalidated);
  EXPECT_EQ(cudaEventQuery(events[0]), cudaErrorCapturedEvent);
  EXPECT_EQ(cudaStreamWaitEvent(streams[1], events[0], 0), cudaErrorCapturedEvent);
  // Until it is recorded again.
  EXPECT_EQ(cudaEventRecord(events[0], streams[0]), cudaSuccess);
  EXPECT_EQ(cudaStreamWaitEvent(streams[1], events[0], 0), cudaSuccess);
  EXPECT_THAT(end(), IsEmpty());
}

TEST_F(GraphTest, TwoCapturesDoNotMeet) {
  start();
  ASSERT_EQ(cudaStreamBeginCapture(streams[1], cudaStreamCaptureModeThreadLocal), cudaSuccess);
  EXPECT_EQ(cudaEventRecord(events[0], streams[0]), cudaSuccess);
  EXPECT_EQ(cudaStreamWaitEvent(streams[1], events[0], 0), cudaErrorStreamCaptureMerge);
  EXPECT_EQ(endCapture(0), cudaErrorStreamCaptureInvalidated);
  EXPECT_EQ(endCapture(1), cudaErrorStreamCaptureInvalidated);
  EXPECT_THAT(end(), IsEmpty());
}

TEST_F(GraphTest, WhatAStreamIsNotAskedMeanwhile) {
  for (auto ask : {cudaStreamQuery, cudaStreamSynchronize}) {
    start(1, cudaStreamCaptureModeRelaxed);
    cudaStreamCaptureStatus status;
    EXPECT_EQ(ask(streams[1]), cudaSuccess);
    EXPECT_EQ(cudaStreamIsCapturing(streams[1], &status), cudaSuccess);
    EXPECT_EQ(status, cudaStreamCaptureStatusNone);
    EXPECT_EQ(cudaStreamIsCapturing(streams[0], &status), cudaSuccess);
    EXPECT_EQ(status, cudaStreamCaptureStatusActive);
    EXPECT_EQ(ask(streams[0]), cudaErrorStreamCaptureUnsupported);
    EXPECT_EQ(cudaStreamIsCapturing(streams[0], &status), cudaSuccess);
    EXPECT_EQ(status, cudaStreamCaptureStatusInvalidated);
    EXPECT_EQ(endCapture(), cudaErrorStreamCaptureInvalidated);
    EXPECT_THAT(end(), IsEmpty());
  }
}

TEST_F(GraphTest, MemoryThatIsNotPinned) {
  start();
  char pageable[8] = {};
  EXPECT_EQ(copy(memory, pageable, 8, 0, cudaMemcpyHostToDevice),
            cudaErrorStreamCaptureUnsupported);
  EXPECT_EQ(endCapture(), cudaErrorStreamCaptureInvalidated);
  EXPECT_THAT(end(), IsEmpty());
}

/// What a mode forbids: to nobody, to the thread that captures, to all.
TEST_F(GraphTest, UnsafeCalls) {
  for (auto mode : {cudaStreamCaptureModeRelaxed, cudaStreamCaptureModeThreadLocal,
                    cudaStreamCaptureModeGlobal})
    for (bool elsewhere : {false, true}) {
      start(1, mode);
      void *pointer = nullptr;
      cudaError_t error = cudaSuccess;
      auto allocate = [&] { error = cudaHostAlloc(&pointer, 8, 0); };
      if (elsewhere)
        std::thread(allocate).join();
      else
        allocate();
      bool isFine = mode == cudaStreamCaptureModeRelaxed ||
                    (mode == cudaStreamCaptureModeThreadLocal && elsewhere);
      EXPECT_EQ(error, isFine ? cudaSuccess : cudaErrorStreamCaptureUnsupported);
      EXPECT_EQ(endCapture(), isFine ? cudaSuccess : cudaErrorStreamCaptureInvalidated);
      if (isFine)
        (void)cudaFreeHost(pointer);
      EXPECT_THAT(end(), IsEmpty());
    }
}

TEST_F(GraphTest, WhereItBeginsAndEnds) {
  start();
  EXPECT_EQ(cudaStreamBeginCapture(cudaStreamLegacy, cudaStreamCaptureModeRelaxed),
            cudaErrorStreamCaptureUnsupported);
  EXPECT_EQ(cudaStreamBeginCapture(streams[0], cudaStreamCaptureModeRelaxed),
            cudaErrorIllegalState);
  std::thread([&] { EXPECT_EQ(endCapture(), cudaErrorStreamCaptureWrongThread); }).join();
  EXPECT_EQ(endCapture(2), cudaErrorIllegalState);
  order(0, 1);
  EXPECT_EQ(endCapture(1), cudaErrorStreamCaptureUnmatched);
  EXPECT_EQ(endCapture(0), cudaErrorStreamCaptureInvalidated);
  EXPECT_THAT(end(), IsEmpty());
}

} // namespace
