//===- Machine.h - The state of all fake devices, and their scheduler -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_FAKEDEVICE_MACHINE_H
#define PIPELINE_TEST_FAKEDEVICE_MACHINE_H

#include "FakeDevice.h"
#include "Graph.h"
#include "Memory.h"
#include "Network.h"

#include <deque>
#include <map>
#include <mutex>
#include <random>
#include <set>
#include <thread>

namespace pipeline::fake {

/// One record of an event: what a stream that waits for it learns.
struct Recording {
  bool happened = false;
  /// How much all devices had done then.
  std::int64_t time = 0;
  VectorClock clock;
};

/// What a stream does next.
struct Operation {
  /// Meet: what NCCL does, once all streams of the unit have come to it and the peers too.
  enum class Kind { Work, Record, Wait, Launch, Meet };
  Kind kind = Kind::Work;
  /// The call, as faults name it; before it is enqueued, what stands before the call there.
  std::string call;
  /// What the thread of the stream knew when it was called.
  VectorClock known;
  /// Of records and waits.
  std::shared_ptr<Recording> recording;
  std::shared_ptr<Unit> unit;
  std::vector<Access> accesses;
  std::function<void()> run;
  /// Of launches of graphs.
  std::shared_ptr<GraphLaunch> launch;
};

struct Stream {
  std::size_t number;
  /// Its number in clocks.
  std::size_t track;
  int device;
  /// Whoever calls for it, does so for this thread.
  std::thread::id maker;
  VectorClock clock;
  std::deque<Operation> queue;
  /// While it is captured: the nodes that what comes next depends on, and its chain of nodes.
  std::shared_ptr<Capture> capture;
  std::vector<std::size_t> ends;
  std::size_t chain = 0;
};

struct Event {
  /// The last one; null before the first.
  std::shared_ptr<Recording> latest;
  /// Whether it was made to be asked for times.
  bool isTimed = false;
  /// Where it was recorded last on a captured stream: nodes that it is behind.
  std::shared_ptr<Capture> capture;
  std::vector<std::size_t> ends;
};

/// What handles of CUDA point to. Everything with the mutex held.
class Machine {
public:
  explicit Machine(const Options &options);

  /// The one that calls go to. Ends the process if there is none: a test forgot it.
  static Machine &current();

  std::mutex mutex;

  /// Counts a call; true if it is told to fail. The devices may go on meanwhile.
  bool begin(const char *name);
  /// As faults name the call that was begun last.
  std::string call() const { return callName + " (call " + std::to_string(calls) + ")"; }
  void fault(const std::string &text) { faults.push_back(text); }

  /// Whatever the stream is given goes into its queue; or, where it is captured, becomes a node.
  cudaError_t enqueue(Stream &stream, Operation operation);
  cudaError_t record(Stream &stream, Event &event);
  cudaError_t wait(Stream &stream, Event &event);

  /// The stream is captured from now on.
  void capture(Stream &stream, std::shared_ptr<Capture> capture);
  /// What is done to a captured stream, or a thread with one, that can't be captured. Ends the
  /// captures, and returns whether there are any.
  bool invalidateStrictCaptures();
  cudaError_t refuseCaptured(Stream &stream);
  cudaError_t endCapture(Stream &stream, Graph &graph);

  /// Runs one operation that may run, drawn by chance. False if there is none.
  bool runOne();
  /// Until a stream's queue is empty. False if that will never be.
  bool drain(Stream &stream);
  /// The calling thread learns that a stream has done what was in its queue, or that an event has
  /// happened.
  void observe(const VectorClock &clock);
  /// The calling thread makes a stream, and so is one that gives the devices their work.
  void addWorker() { knownBy.try_emplace(std::this_thread::get_id()); }

  /// Whether a handle is one of ours; a fault if not.
  Stream *find(cudaStream_t handle);
  Event *find(cudaEvent_t handle);

  /// Enters what an operation accesses that runs at \p clock. False if it can't, being out of
  /// bounds.
  bool access(const Accessor &accessor, const VectorClock &clock,
              const std::vector<Access> &accesses);

  /// Frees an allocation that begins at the pointer; a fault if there is none or it is in use.
  void free(void *pointer, Allocation::Kind kind);

  const Options options;
  std::mt19937_64 random;
  Memory memory;
  Network network;
  std::map<std::string, Kernel> kernels;
  std::vector<std::unique_ptr<Stream>> streams;
  std::vector<std::unique_ptr<Event>> events;
  /// Those that are not destroyed.
  std::set<const void *> liveStreams, liveEvents, libraries, handles;
  /// Those that have begun and not ended.
  std::vector<std::shared_ptr<Capture>> captures;
  std::map<cudaGraph_t, std::unique_ptr<Graph>> graphs;
  std::map<cudaGraphExec_t, std::unique_ptr<Executable>> executables;
  /// Of devices: the first may access the second.
  std::set<std::pair<int, int>> peers;
  std::int64_t stagedCopies = 0;
  /// Kernels whose code is on a device.
  std::set<std::pair<const void *, int>> prepared;
  /// Shared memory that kernels were granted on devices.
  std::map<std::pair<const void *, int>, std::size_t> sharedBytes;
  /// Numbers that clocks have: of streams, and of chains of graphs.
  std::size_t tracks = 0;
  std::int64_t calls = 0, failAt = 0;
  std::string failedCall;
  std::vector<std::string> faults;
  /// Once an operation has gone wrong, every later call says so.
  cudaError_t sticky = cudaSuccess;

private:
  static bool canRun(const Stream &stream);
  void execute(Stream &stream, Operation &operation);
  /// Runs a node of a graph that a stream has come to.
  void executeNode(Stream &stream, GraphLaunch &launch);
  bool check(const std::string &call, const std::vector<Access> &accesses, VectorClock &clock,
             std::size_t track);
  void addNode(Stream &stream, Operation operation);
  static cudaError_t invalidate(Capture &capture, cudaError_t error);

  /// Operations that run at most during a call.
  std::uint64_t pace;
  /// What all streams have done.
  std::int64_t executed = 0;
  std::string callName;
  bool isWorker() const { return knownBy.contains(std::this_thread::get_id()); }

  /// What threads have waited for that give the devices their work, each itself. Others wait for
  /// those, and those for others: so they know what anybody does, and all know what they do.
  std::map<std::thread::id, VectorClock> knownBy;
  VectorClock knownByAny;
};

/// Names of things that are left at the end.
std::vector<std::string> describeLeft(const Machine &machine);

} // namespace pipeline::fake

#endif // PIPELINE_TEST_FAKEDEVICE_MACHINE_H
