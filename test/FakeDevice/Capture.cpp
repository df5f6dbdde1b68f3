//===- Capture.cpp - Streams that are captured, and the rules for that -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A capture begins on one stream. A stream that waits for an event recorded on a captured stream
// is captured too, from then on. What breaks a rule makes the whole capture invalid, and CUDA says
// so at the latest when it ends.
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include <algorithm>
#include <utility>

namespace pipeline::fake {

cudaError_t Machine::invalidate(Capture &capture, cudaError_t error) {
  capture.isInvalid = true;
  return error;
}

bool Machine::invalidateStrictCaptures() {
  bool any = false;
  for (auto &capture : captures)
    if (capture->isStrict())
      any = capture->isInvalid = true;
  return any;
}

cudaError_t Machine::refuseCaptured(Stream &stream) {
  return stream.capture ? invalidate(*stream.capture, cudaErrorStreamCaptureUnsupported)
                        : cudaSuccess;
}

void Machine::capture(Stream &stream, std::shared_ptr<Capture> capture) {
  stream.chain = capture->graph.chains++;
  capture->graph.makers.insert(stream.maker);
  stream.capture = std::move(capture);
}

void Machine::addNode(Stream &stream, Operation operation) {
  Graph &graph = stream.capture->graph;
  graph.nodes.push_back({std::move(operation.call), stream.chain, std::move(stream.ends),
                         std::move(operation.accesses), std::move(operation.run)});
  stream.ends = {graph.nodes.size() - 1};
}

cudaError_t Machine::record(Stream &stream, Event &event) {
  event.capture = stream.capture;
  event.ends = stream.ends;
  if (stream.capture)
    return stream.capture->isInvalid ? cudaErrorStreamCaptureInvalidated : cudaSuccess;
  Operation operation;
  operation.kind = Operation::Kind::Record;
  operation.recording = event.latest = std::make_shared<Recording>();
  return enqueue(stream, std::move(operation));
}

cudaError_t Machine::wait(Stream &stream, Event &event) {
  if (event.capture) {
    if (event.capture->isOver)
      return cudaErrorCapturedEvent;
    if (stream.capture && stream.capture != event.capture) {
      invalidate(*stream.capture, cudaErrorStreamCaptureMerge);
      return invalidate(*event.capture, cudaErrorStreamCaptureMerge);
    }
    if (event.capture->isInvalid)
      return cudaErrorStreamCaptureInvalidated;
    if (!stream.capture)
      capture(stream, event.capture);
    for (std::size_t end : event.ends)
      if (std::find(stream.ends.begin(), stream.ends.end(), end) == stream.ends.end())
        stream.ends.push_back(end);
    return cudaSuccess;
  }
  if (stream.capture)
    return invalidate(*stream.capture, cudaErrorStreamCaptureIsolation);
  // An event that nobody has recorded orders nothing.
  if (!event.latest)
    return cudaSuccess;
  Operation operation;
  operation.kind = Operation::Kind::Wait;
  operation.recording = event.latest;
  return enqueue(stream, std::move(operation));
}

cudaError_t Machine::endCapture(Stream &stream, Graph &graph) {
  if (!stream.capture)
    return cudaErrorIllegalState;
  std::shared_ptr<Capture> capture = stream.capture;
  if (capture->origin != &stream)
    return invalidate(*capture, cudaErrorStreamCaptureUnmatched);
  if (capture->mode != cudaStreamCaptureModeRelaxed &&
      capture->thread != std::this_thread::get_id())
    return cudaErrorStreamCaptureWrongThread;
  bool isJoined = capture->graph.isBefore(stream.ends);
  capture->isOver = true;
  std::erase(captures, capture);
  for (auto &other : streams)
    if (other->capture == capture) {
      other->capture = nullptr;
      other->ends.clear();
    }
  if (capture->isInvalid)
    return cudaErrorStreamCaptureInvalidated;
  if (!isJoined)
    return cudaErrorStreamCaptureUnjoined;
  graph = std::move(capture->graph);
  return cudaSuccess;
}

} // namespace pipeline::fake
