//===- CudaGraphs.cpp - The fake CUDA runtime's functions of graphs -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Call.h"

using namespace pipeline::fake;

cudaError_t cudaStreamBeginCapture(cudaStream_t handle, cudaStreamCaptureMode mode) {
  Call call("cudaStreamBeginCapture");
  if (call.fails())
    return call.error;
  if (!handle || handle == cudaStreamLegacy)
    return cudaErrorStreamCaptureUnsupported;
  Stream *stream = call->find(handle);
  if (!stream)
    return cudaErrorInvalidResourceHandle;
  if (stream->capture)
    return cudaErrorIllegalState;
  auto capture = std::make_shared<Capture>();
  capture->origin = stream;
  capture->thread = std::this_thread::get_id();
  capture->mode = mode;
  call->captures.push_back(capture);
  call->capture(*stream, std::move(capture));
  return cudaSuccess;
}

cudaError_t cudaStreamEndCapture(cudaStream_t handle, cudaGraph_t *graph) {
  Call call("cudaStreamEndCapture");
  *graph = nullptr;
  Stream *stream = call->find(handle);
  if (!stream)
    return cudaErrorInvalidResourceHandle;
  // It ends whatever happens.
  auto captured = std::make_unique<Graph>();
  cudaError_t error = call->endCapture(*stream, *captured);
  if (call.fails())
    return call.error;
  if (error == cudaSuccess) {
    *graph = reinterpret_cast<cudaGraph_t>(captured.get());
    call->graphs[*graph] = std::move(captured);
  }
  return error;
}

cudaError_t cudaStreamIsCapturing(cudaStream_t handle, cudaStreamCaptureStatus *status) {
  Call call("cudaStreamIsCapturing");
  if (call.fails())
    return call.error;
  Stream *stream = call->find(handle);
  if (!stream)
    return cudaErrorInvalidResourceHandle;
  *status = !stream->capture             ? cudaStreamCaptureStatusNone
            : stream->capture->isInvalid ? cudaStreamCaptureStatusInvalidated
                                         : cudaStreamCaptureStatusActive;
  return cudaSuccess;
}

cudaError_t cudaGraphInstantiate(cudaGraphExec_t *handle, cudaGraph_t graph, unsigned long long) {
  Call call("cudaGraphInstantiate");
  if (call.fails())
    return call.error;
  auto found = call->graphs.find(graph);
  if (found == call->graphs.end()) {
    call->fault(call->call() + " is given a graph that does not exist");
    return cudaErrorInvalidValue;
  }
  auto executable = std::make_unique<Executable>(*found->second, call->tracks);
  call->tracks += executable->graph.chains;
  *handle = reinterpret_cast<cudaGraphExec_t>(executable.get());
  call->executables[*handle] = std::move(executable);
  return cudaSuccess;
}

cudaError_t cudaGraphLaunch(cudaGraphExec_t handle, cudaStream_t streamHandle) {
  Call call("cudaGraphLaunch");
  if (call.fails())
    return call.error;
  Stream *stream = call->find(streamHandle);
  auto found = call->executables.find(handle);
  if (found == call->executables.end())
    call->fault(call->call() + " is given a graph that does not exist");
  if (!stream || found == call->executables.end())
    return cudaErrorInvalidResourceHandle;
  // CUDA would make it a graph within the graph, which nobody here needs.
  if (stream->capture)
    return call->refuseCaptured(*stream);
  Operation operation;
  operation.kind = Operation::Kind::Launch;
  operation.launch = std::make_shared<GraphLaunch>(*found->second);
  return call->enqueue(*stream, std::move(operation));
}

cudaError_t cudaGraphDestroy(cudaGraph_t graph) {
  Call call("cudaGraphDestroy");
  if (call->graphs.erase(graph) == 0)
    call->fault(call->call() + " destroys a graph that does not exist");
  return call.error;
}

cudaError_t cudaGraphExecDestroy(cudaGraphExec_t handle) {
  Call call("cudaGraphExecDestroy");
  auto found = call->executables.find(handle);
  if (found == call->executables.end()) {
    call->fault(call->call() + " destroys a graph that does not exist");
    return call.error;
  }
  for (auto &stream : call->streams)
    for (Operation &operation : stream->queue)
      if (operation.launch && operation.launch->isOf(*found->second)) {
        call->fault(call->call() + " destroys a graph that " + operation.call + " has yet to run");
        // What it was given can't be run any more.
        operation.kind = Operation::Kind::Work;
        operation.launch = nullptr;
      }
  call->executables.erase(found);
  return call.error;
}
