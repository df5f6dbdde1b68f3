//===- Machine.cpp - The scheduler of the fake devices, and their checks -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace pipeline::fake {
namespace {

Machine *currentMachine = nullptr;

std::string rangeOf(const Access &access, const Allocation &allocation) {
  auto first = static_cast<const unsigned char *>(access.memory) - allocation.data;
  return "bytes " + std::to_string(first) + " to " + std::to_string(first + access.bytes) + " of " +
         allocation.name();
}

} // namespace

Machine::Machine(const Options &options) : options(options), random(options.seed), network(*this) {
  constexpr std::uint64_t paces[] = {0, 1, 3, 1000};
  pace = options.pace >= 0 ? static_cast<std::uint64_t>(options.pace) : paces[random() % 4];
}

Machine &Machine::current() {
  if (!currentMachine) {
    std::fputs("fake device: a call of CUDA, but there is no FakeDevice\n", stderr);
    std::abort();
  }
  return *currentMachine;
}

bool Machine::begin(const char *name) {
  callName = name;
  bool fails = ++calls == failAt;
  if (fails)
    failedCall = name;
  for (auto turns = random() % (pace + 1); turns > 0 && runOne(); --turns) {
  }
  return fails;
}

cudaError_t Machine::enqueue(Stream &stream, Operation operation) {
  operation.call += call() + " on stream " + std::to_string(stream.number);
  if (stream.capture) {
    if (stream.capture->isInvalid)
      return cudaErrorStreamCaptureInvalidated;
    addNode(stream, std::move(operation));
    return cudaSuccess;
  }
  operation.known = isWorker() ? knownBy[stream.maker] : knownByAny;
  // Whoever launches what several threads gave has met them.
  if (operation.launch)
    for (std::thread::id maker : operation.launch->graph().makers)
      operation.known.join(knownBy[maker]);
  stream.queue.push_back(std::move(operation));
  return cudaSuccess;
}

void Machine::observe(const VectorClock &clock) {
  knownByAny.join(clock);
  if (isWorker())
    knownBy[std::this_thread::get_id()].join(clock);
  else
    for (auto &[worker, known] : knownBy)
      known.join(clock);
}

bool Machine::canRun(const Stream &stream) {
  if (stream.queue.empty())
    return false;
  const Operation &front = stream.queue.front();
  switch (front.kind) {
  case Operation::Kind::Wait:
    return front.recording->happened;
  case Operation::Kind::Launch:
    return front.launch->hasBegun() || front.launch->canBegin();
  case Operation::Kind::Meet:
    return front.unit->aborted;
  default:
    return true;
  }
}

bool Machine::runOne() {
  std::vector<Stream *> ready;
  for (auto &stream : streams)
    if (canRun(*stream))
      ready.push_back(stream.get());
  std::vector<std::function<void()>> meetings = network.ready();
  if (ready.empty() && meetings.empty())
    return false;
  std::size_t drawn = random() % (ready.size() + meetings.size());
  if (drawn >= ready.size()) {
    meetings[drawn - ready.size()]();
    return true;
  }
  Stream &stream = *ready[drawn];
  Operation &operation = stream.queue.front();
  execute(stream, operation);
  // A graph takes as many turns as it has nodes.
  if (!operation.launch || operation.launch->isDone())
    stream.queue.pop_front();
  return true;
}

void Machine::execute(Stream &stream, Operation &operation) {
  stream.clock.join(operation.known);
  ++executed;
  switch (operation.kind) {
  case Operation::Kind::Record:
    operation.recording->happened = true;
    operation.recording->time = executed;
    operation.recording->clock = stream.clock;
    return;
  case Operation::Kind::Wait:
    stream.clock.join(operation.recording->clock);
    return;
  case Operation::Kind::Work:
    // What is out of bounds can't be run.
    if (check(operation.call, operation.accesses, stream.clock, stream.track) && operation.run)
      operation.run();
    return;
  case Operation::Kind::Launch:
    executeNode(stream, *operation.launch);
    return;
  case Operation::Kind::Meet:
    // Aborted: it does nothing more.
    return;
  }
}

void Machine::executeNode(Stream &stream, GraphLaunch &launch) {
  if (!launch.hasBegun())
    launch.begin(stream.clock);
  if (!launch.isDone()) {
    std::size_t number = launch.take(random);
    const Node &node = launch.node(number);
    if (check(node.call + ", in a graph", node.accesses, launch.clockOf(number),
              launch.trackOf(number)) &&
        node.run)
      node.run();
    launch.finish(number);
  }
  if (launch.isDone())
    stream.clock.join(launch.end());
}

bool Machine::check(const std::string &call, const std::vector<Access> &accesses,
                    VectorClock &clock, std::size_t track) {
  Accessor accessor{clock.advance(track), call};
  return access(accessor, clock, accesses);
}

bool Machine::access(const Accessor &accessor, const VectorClock &clock,
                     const std::vector<Access> &accesses) {
  bool good = true;
  for (const Access &access : accesses) {
    Allocation *allocation =
        memory.touching(access.memory, std::max<std::int64_t>(access.bytes, 1));
    const char *does = access.writes ? " writes " : " reads ";
    std::string wrong;
    if (!allocation)
      wrong = "memory of no allocation";
    else if (!allocation->contains(access.memory, access.bytes))
      wrong = rangeOf(access, *allocation) + ", out of bounds";
    else if (allocation->isFreed)
      wrong = rangeOf(access, *allocation) + ", after it was freed";
    if (!wrong.empty()) {
      fault(accessor.call + does + wrong);
      sticky = cudaErrorIllegalAddress;
      good = false;
      continue;
    }
    auto first = static_cast<const unsigned char *>(access.memory) - allocation->data;
    std::string conflict =
        allocation->history.access(first, first + access.bytes, access.writes, accessor, clock);
    if (!conflict.empty())
      fault("race: " + accessor.call + does + rangeOf(access, *allocation) + ", which " + conflict +
            ", and nothing orders the two");
  }
  return good;
}

bool Machine::drain(Stream &stream) {
  while (!stream.queue.empty())
    if (!runOne())
      return false;
  return true;
}

Stream *Machine::find(cudaStream_t handle) {
  if (liveStreams.contains(handle))
    return reinterpret_cast<Stream *>(handle);
  fault(call() + " is given a stream that does not exist");
  return nullptr;
}

Event *Machine::find(cudaEvent_t handle) {
  if (liveEvents.contains(handle))
    return reinterpret_cast<Event *>(handle);
  fault(call() + " is given an event that does not exist");
  return nullptr;
}

void Machine::free(void *pointer, Allocation::Kind kind) {
  Allocation *allocation = memory.find(pointer, kind);
  if (!allocation) {
    fault(call() + " frees what is not allocated");
    return;
  }
  auto checkUse = [&](const std::string &user, const Access &access) {
    if (allocation->touches(access.memory, access.bytes))
      fault(call() + " frees " + allocation->name() + ", which " + user + " has yet to access");
  };
  for (auto &stream : streams)
    for (const Operation &operation : stream->queue) {
      for (const Access &access : operation.accesses)
        checkUse(operation.call, access);
      if (operation.launch)
        for (auto &[node, access] : operation.launch->toCome())
          checkUse(node->call + ", in a graph,", access);
    }
  if (!allocation->isIntact())
    fault("something has written beside " + allocation->name());
  allocation->isFreed = true;
}

std::vector<std::string> describeLeft(const Machine &machine) {
  std::vector<std::string> left;
  auto count = [&](std::size_t number, const char *what) {
    if (number)
      left.push_back(std::to_string(number) + " " + what + " not destroyed at the end");
  };
  for (auto &allocation : machine.memory.all())
    if (!allocation->isFreed)
      left.push_back("leak: " + allocation->name() + " is not freed at the end");
  count(machine.liveStreams.size(), "streams are");
  count(machine.liveEvents.size(), "events are");
  count(machine.libraries.size(), "libraries are");
  count(machine.handles.size(), "handles of cuBLASLt are");
  count(machine.graphs.size(), "graphs are");
  count(machine.executables.size(), "executable graphs are");
  if (!machine.captures.empty())
    left.push_back("a capture has not ended");
  count(machine.network.liveCommunicators(), "communicators are");
  for (auto &stream : machine.streams)
    if (!stream->queue.empty())
      left.push_back(stream->queue.front().call + " is in its queue at the end, with " +
                     std::to_string(stream->queue.size() - 1) + " behind it");
  return left;
}

//===--- FakeDevice -------------------------------------------------------===//

FakeDevice::FakeDevice(const Options &options) {
  if (currentMachine) {
    std::fputs("fake device: there is one already\n", stderr);
    std::abort();
  }
  currentMachine = new Machine(options);
}

FakeDevice::~FakeDevice() { delete std::exchange(currentMachine, nullptr); }

void FakeDevice::add(const std::string &name, Kernel kernel) {
  std::lock_guard<std::mutex> lock(currentMachine->mutex);
  currentMachine->kernels[name] = std::move(kernel);
}

void FakeDevice::failCall(std::int64_t call) {
  std::lock_guard<std::mutex> lock(currentMachine->mutex);
  currentMachine->failAt = call;
}

std::int64_t FakeDevice::calls() const {
  std::lock_guard<std::mutex> lock(currentMachine->mutex);
  return currentMachine->calls;
}

std::string FakeDevice::failedCall() const {
  std::lock_guard<std::mutex> lock(currentMachine->mutex);
  return currentMachine->failedCall;
}

std::int64_t FakeDevice::stagedCopies() const {
  std::lock_guard<std::mutex> lock(currentMachine->mutex);
  return currentMachine->stagedCopies;
}

std::vector<std::string> FakeDevice::faults() const {
  std::lock_guard<std::mutex> lock(currentMachine->mutex);
  return currentMachine->faults;
}

std::vector<std::string> FakeDevice::finish() {
  std::lock_guard<std::mutex> lock(currentMachine->mutex);
  std::vector<std::string> all = currentMachine->faults;
  for (std::string &left : describeLeft(*currentMachine))
    all.push_back(std::move(left));
  return all;
}

} // namespace pipeline::fake
