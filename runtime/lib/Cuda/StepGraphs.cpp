//===- StepGraphs.cpp - Whole steps as graphs of CUDA -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepGraphs.h"

#include <utility>

namespace pipeline::runtime {
namespace {

/// How often a rank that waits for others looks whether the run has failed, of which nobody tells
/// it here.
constexpr std::chrono::milliseconds betweenLooks{1};

} // namespace

/// The device of a thread that acts for ranks on several; its own again at the end.
class StepGraphs::DeviceSelection {
public:
  explicit DeviceSelection(const Member &own) : own(own), current(own.device) {}
  ~DeviceSelection() {
    if (current != own.device)
      (void)cudaSetDevice(own.device);
  }
  DeviceSelection(const DeviceSelection &) = delete;
  DeviceSelection &operator=(const DeviceSelection &) = delete;

  [[nodiscard]] bool select(const Member &member) {
    if (current == member.device)
      return true;
    if (!own.streams->check(cudaSetDevice(member.device), "cudaSetDevice"))
      return false;
    current = member.device;
    return true;
  }

  /// Whose thread it is: what goes wrong is said in its name.
  Streams &streams() { return *own.streams; }

private:
  const Member &own;
  int current;
};

void StepGraphs::attach(std::int32_t rank, Streams &streams, int device) {
  std::lock_guard<std::mutex> lock(mutex);
  members[rank] = {&streams, device};
}

void StepGraphs::detach(std::int32_t rank) {
  std::lock_guard<std::mutex> lock(mutex);
  if (members.erase(rank) && members.empty())
    destroy();
}

void StepGraphs::destroy() {
  for (cudaGraphExec_t &graph : graphs)
    if (graph)
      (void)cudaGraphExecDestroy(std::exchange(graph, nullptr));
}

cudaStream_t StepGraphs::origin() const { return (*first().streams)[PIPELINE_RT_CUDA_COMPUTE]; }

template <typename Work>
bool StepGraphs::meet(std::int32_t rank, Work work) {
  std::unique_lock<std::mutex> lock(mutex);
  Member &own = members.at(rank);
  if (++arrived < ranks) {
    HostMeter::Wait wait(own.streams->hostMeter());
    std::int64_t meeting = meetings;
    while (meetings == meeting) {
      // Who has failed does not come.
      if (own.streams->hasFailed())
        return false;
      met.wait_for(lock, betweenLooks);
    }
  } else {
    arrived = 0;
    {
      DeviceSelection device(own);
      // Whether it went well, the others see by the run.
      (void)work(device);
    }
    ++meetings;
    met.notify_all();
  }
  cudaStream_t stream = origin();
  lock.unlock();
  return own.streams->await(stream);
}

bool StepGraphs::capture(std::int32_t rank, ProgramKind program) {
  return meet(rank, [&](DeviceSelection &device) {
    return captureAll(device, program) && launchAll(device, program);
  });
}

bool StepGraphs::launch(std::int32_t rank, ProgramKind program) {
  return meet(rank, [&](DeviceSelection &device) { return launchAll(device, program); });
}

bool StepGraphs::launchAll(DeviceSelection &device, ProgramKind program) {
  return device.select(first()) &&
         device.streams().check(
             cudaGraphLaunch(graphs[static_cast<std::size_t>(program)], origin()),
             "cudaGraphLaunch");
}

bool StepGraphs::captureAll(DeviceSelection &device, ProgramKind program) {
  // Only this thread calls CUDA for the ranks, and what others do in the process is no matter.
  if (!device.select(first()) ||
      !device.streams().check(cudaStreamBeginCapture(origin(), cudaStreamCaptureModeThreadLocal),
                              "cudaStreamBeginCapture"))
    return false;
  bool good = fillCapture(device);
  // Whatever happened: streams must not stay as they are. After a failure this one fails too.
  cudaGraph_t graph = nullptr;
  cudaError_t error = cudaStreamEndCapture(origin(), &graph);
  good = good && device.streams().check(error, "cudaStreamEndCapture") &&
         device.streams().check(
             cudaGraphInstantiate(&graphs[static_cast<std::size_t>(program)], graph, /*flags=*/0),
             "cudaGraphInstantiate");
  if (graph)
    (void)cudaGraphDestroy(graph);
  return good;
}

bool StepGraphs::fillCapture(DeviceSelection &device) {
  cudaEvent_t begun = first().streams->ownEvent();
  if (!device.streams().check(cudaEventRecord(begun, origin()), "cudaEventRecord"))
    return false;
  for (auto &[rank, member] : members)
    if (!member.streams->joinCapture(begun, origin()))
      return false;
  if (!issueAll(device))
    return false;
  for (auto &[rank, member] : members)
    if (!device.select(member) || !member.streams->leaveCapture(origin()))
      return false;
  return device.select(first());
}

/// Rank by rank as far as each can go, until all is given. Messages meet as they do in a step.
bool StepGraphs::issueAll(DeviceSelection &device) {
  auto heldBytes = [&] {
    std::size_t bytes = 0;
    for (auto &[rank, member] : members)
      bytes += member.streams->heldBytes();
    return bytes;
  };
  for (std::size_t before = heldBytes(); before > 0;) {
    for (auto &[rank, member] : members)
      if (!device.select(member) || !member.streams->advance())
        return false;
    if (heldBytes() == before)
      return device.streams().fail("the step can't become a CUDA graph: streams wait for messages "
                                   "whose other half no rank posts in the same step");
    before = heldBytes();
  }
  return true;
}

} // namespace pipeline::runtime
