//===- Graph.h - Captured work, and its launches on the fake device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_FAKEDEVICE_GRAPH_H
#define PIPELINE_TEST_FAKEDEVICE_GRAPH_H

#include "FakeDevice.h"
#include "VectorClock.h"

#include <random>
#include <set>
#include <thread>

namespace pipeline::fake {

/// A piece of work of a graph. What a stream captured is a chain: each depends on the one before.
struct Node {
  /// The call that was captured, as faults name it.
  std::string call;
  std::size_t chain = 0;
  /// Numbers of nodes before this one.
  std::vector<std::size_t> dependencies;
  std::vector<Access> accesses;
  std::function<void()> run;
};

struct Graph {
  std::vector<Node> nodes;
  std::size_t chains = 0;
  /// Of the streams that were captured.
  std::set<std::thread::id> makers;

  /// Whether each node is among \p ends or before one of them.
  bool isBefore(const std::vector<std::size_t> &ends) const;
};

/// What cudaStreamBeginCapture begins. Streams and events that take part have a reference.
struct Capture {
  Graph graph;
  const struct Stream *origin = nullptr;
  std::thread::id thread;
  cudaStreamCaptureMode mode = cudaStreamCaptureModeGlobal;
  /// A rule was broken; nothing comes of it.
  bool isInvalid = false;
  bool isOver = false;

  /// Whether the calling thread may make no call that is potentially unsafe.
  bool isStrict() const;
};

/// What cudaGraphInstantiate makes.
struct Executable {
  /// The clocks of its chains begin with number \p firstTrack.
  Executable(Graph graph, std::size_t firstTrack);

  Graph graph;
  std::size_t firstTrack;
  /// By node.
  std::vector<std::vector<std::size_t>> successors;
  /// One launch at a time, in the order of the calls: those that there were, and that have ended.
  std::size_t launches = 0, ended = 0;
  /// When the last launch had ended.
  VectorClock end;
};

/// A launch: which of its nodes may run.
class GraphLaunch {
public:
  explicit GraphLaunch(Executable &executable)
      : executable(executable), number(executable.launches++) {}

  const Graph &graph() const { return executable.graph; }
  bool isOf(const Executable &other) const { return &executable == &other; }
  bool hasBegun() const { return begun; }
  bool canBegin() const { return executable.ended == number; }
  bool isDone() const { return begun && left == 0; }
  /// Of a stream that has come to it.
  void begin(const VectorClock &clock);

  /// Takes out one node that may run, drawn by chance; there is one unless all are done.
  std::size_t take(std::mt19937_64 &random);
  const Node &node(std::size_t which) const { return executable.graph.nodes[which]; }
  std::size_t trackOf(std::size_t which) const { return executable.firstTrack + node(which).chain; }
  VectorClock &clockOf(std::size_t which) { return clocks[which]; }
  /// The node has run: those behind it may, if nothing else is before them.
  void finish(std::size_t which);
  /// When all nodes had run.
  const VectorClock &end() const { return executable.end; }

  /// What the nodes that have not run will access.
  std::vector<std::pair<const Node *, Access>> toCome() const;

private:
  Executable &executable;
  const std::size_t number;
  bool begun = false;
  std::size_t left = 0;
  std::vector<std::size_t> ready;
  /// By node: those before it that have not run, and when it begins.
  std::vector<std::size_t> missing;
  std::vector<VectorClock> clocks;
  std::vector<bool> done;
};

} // namespace pipeline::fake

#endif // PIPELINE_TEST_FAKEDEVICE_GRAPH_H
