//===- StepGraphs.h - Whole steps as graphs of CUDA -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step of a synchronous schedule enqueues the same work every time: sizes, addresses and loops
// are static, and what differs (inputs, learning rate) is read from memory that the host fills
// before. So CUDA can be given a step once, as a graph, and later steps are one launch each.
//
// Ranks whose streams wait for one another's events are in one graph, as CUDA forbids a wait from
// one capture to another. A network whose messages wait on the device itself has one for each.
//
// The first call of a program runs as it is: code is loaded, algorithms are chosen, memory is
// allocated. In the second the streams of each rank keep all that they are given. When all ranks
// have come to the end of their programs, the last one captures what they kept, for all of them, in
// one order: no other thread calls CUDA meanwhile, and programs that fail have captured nothing.
// Later calls of the program are launches, and the program itself is not called.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_STEPGRAPHS_H
#define PIPELINE_RUNTIME_LIB_CUDA_STEPGRAPHS_H

#include "Streams.h"
#include "pipeline-runtime/Device.h"

#include <condition_variable>
#include <map>
#include <mutex>

namespace pipeline::runtime {

/// The graphs of ranks that are captured together.
class StepGraphs {
public:
  explicit StepGraphs(std::int32_t ranks) : ranks(ranks) {}
  ~StepGraphs() { destroy(); }
  StepGraphs(const StepGraphs &) = delete;
  StepGraphs &operator=(const StepGraphs &) = delete;

  /// Before the rank's first program, and before its streams are gone.
  void attach(std::int32_t rank, Streams &streams, int device);
  void detach(std::int32_t rank);

  // Each is called by every rank at the end of its program, on the rank's thread, and returns when
  // the device has done the step. False if the run has failed.

  /// Captures what the streams have kept as the program's graph, and launches it.
  [[nodiscard]] bool capture(std::int32_t rank, ProgramKind program);
  /// Launches the program's graph.
  [[nodiscard]] bool launch(std::int32_t rank, ProgramKind program);

private:
  struct Member {
    Streams *streams;
    int device;
  };
  class DeviceSelection;

  /// Returns when all have come and one of them has done \p work for all.
  template <typename Work>
  bool meet(std::int32_t rank, Work work);

  // For all, by the last one to come.
  bool captureAll(DeviceSelection &device, ProgramKind program);
  bool fillCapture(DeviceSelection &device);
  bool issueAll(DeviceSelection &device);
  bool launchAll(DeviceSelection &device, ProgramKind program);
  /// The streams of the first, on whose compute stream graphs are captured and launched.
  const Member &first() const { return members.begin()->second; }
  cudaStream_t origin() const;
  void destroy();

  const std::int32_t ranks;
  std::mutex mutex;
  std::condition_variable met;
  std::int32_t arrived = 0;
  std::int64_t meetings = 0;
  std::map<std::int32_t, Member> members;
  /// By ProgramKind.
  cudaGraphExec_t graphs[3] = {};
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_STEPGRAPHS_H
